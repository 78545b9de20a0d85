language-name = English
    .order = 1
    .locale = en-GB

### Ranks, suits and cards in every form that sentences need.

rank-nom = { $rank ->
    [two] two
    [three] three
    [four] four
    [five] five
    [six] six
    [seven] seven
    [eight] eight
    [nine] nine
    [ten] ten
    [jack] jack
    [queen] queen
    [king] king
   *[ace] ace
}
rank-art = { $rank ->
    [two] a two
    [three] a three
    [four] a four
    [five] a five
    [six] a six
    [seven] a seven
    [eight] an eight
    [nine] a nine
    [ten] a ten
    [jack] a jack
    [queen] a queen
    [king] a king
   *[ace] an ace
}
rank-pl = { $rank ->
    [two] twos
    [three] threes
    [four] fours
    [five] fives
    [six] sixes
    [seven] sevens
    [eight] eights
    [nine] nines
    [ten] tens
    [jack] jacks
    [queen] queens
    [king] kings
   *[ace] aces
}
rank-plcap = { $rank ->
    [two] Twos
    [three] Threes
    [four] Fours
    [five] Fives
    [six] Sixes
    [seven] Sevens
    [eight] Eights
    [nine] Nines
    [ten] Tens
    [jack] Jacks
    [queen] Queens
    [king] Kings
   *[ace] Aces
}
suit-nom = { $suit ->
    [spades] spades
    [hearts] hearts
    [diamonds] diamonds
   *[clubs] clubs
}
suit-one = { $suit ->
    [spades] spade
    [hearts] heart
    [diamonds] diamond
   *[clubs] club
}
card-spoken = { $rank-nom } of { $suit-nom }
