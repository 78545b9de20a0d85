### The trainer: kinds of question, what is asked, what can be answered, and why an answer is right or wrong.

## Kinds, as a menu names them

kind-name-the-hand = Name the hand
kind-five-that-play = Pick the cards that play
kind-kicker-count = How many kickers?
kind-set-or-trips = Set or trips?
kind-board-plays = Does the board play?
kind-stronger = Pick the stronger hand
kind-who-wins = Who wins?
kind-deciding-card = Which card decides?
kind-winning-hole = Build the winning hand
kind-comes-back = What comes back?
kind-player-pots = Which pots is this player in?
kind-pot-winners = Who wins each pot?
kind-chips-each = How many chips each?
kind-hi-lo-shares = What part of the pot?
kind-draw-or-hand = Draw or hand?
kind-how-many-outs = How many outs?
kind-which-outs = Which cards are outs?
kind-chance = What is the chance?

## The situation

question-seat = { $player }: { $cards }
question-seat-stake = { $player }: { $cards }; put in { $amount }
question-seat-folded = { $player }: folded; put in { $amount }
question-half = { $half ->
    [high] This question is about the high hand.
    [low] This question is about the low hand.
    [badugi] This question is about the badugi.
    [hand] This question is about the five-card hand.
    [draw] This question is about the draw hand.
    [omaha] This question is about the Omaha hand.
   *[holdem] This question is about the hold’em hand.
}

## What is asked

ask-name-the-hand = What is the best hand of { $player }?
ask-five-that-play = Which cards make the best hand of { $player }?
ask-kicker-count = How many kickers are in the best hand of { $player }?
ask-set-or-trips = { $player } has three of a kind. Is it a set or trips?
ask-board-plays = Is the board itself the best hand of { $player }?
ask-stronger = { $number ->
    [2] Which hand is better?
   *[other] Which hand is the best?
}
ask-who-wins = { $part ->
    [half] Who wins this half of the pot?
   *[pot] Who wins the pot?
}
ask-deciding-card = { $first } and { $second }: what decides between them, or is it a tie?
ask-winning-hole = Which hole cards beat { $rival }?
ask-comes-back = What comes back before the pots are made, and to whom?
ask-player-pots = Which pots can { $player } win?
ask-pot-winners = Who wins each pot?
ask-chips-each = How many chips does each player win from the pots? A bet that comes back is not counted. The smallest chip is 1.
ask-hi-lo-shares = What part of the pot does each player win?
ask-draw-or-hand = What does { $player } have at this point: which hand, and which straight or flush draw?
ask-how-many-outs = { $rival } is ahead. How many of the cards that may come next put { $player } ahead?
ask-which-outs = { $rival } is ahead. Which of the cards that may come next put { $player } ahead?
ask-chance = { $rival } is ahead. Outs of { $player }: { $number } ({ $cards }). Known are both hands and the board, nothing else. What is the chance that { $street ->
    [next] the next card is one of these outs?
   *[river] at least one of these outs comes among the two next cards?
}

## What can be answered

choice-winner = { $player }
choice-tie = Tie: { $players }
choice-nobody = Nobody: no hand qualifies
choice-decides = { $place ->
    [category] The category decides
    [rank] The rank that makes the hand decides
    [higher-pair] The higher pair decides
    [lower-pair] The lower pair decides
    [three] The three of a kind decides
    [two] The pair beside the three decides
    [top] The top card of the straight decides
    [kicker] { $index ->
        [1] The first kicker decides
        [2] The second kicker decides
       *[other] The third kicker decides
    }
    [one-kicker] The kicker decides
    [sixth] A card beside the five decides
    [held] A card held decides
    [suit] The suit decides
   *[card] { $index ->
        [1] The top card decides
        [2] The second card from the top decides
        [3] The third card from the top decides
        [4] The fourth card from the top decides
       *[other] The fifth card from the top decides
    }
}: { $best-art } for { $winner }, { $other-art } for { $loser }
choice-three-pair = three pair
choice-yes = Yes
choice-no = No
choice-set = A set
choice-trips = Trips
choice-back = { $player }: { $amount }
choice-nothing-back = Nothing comes back
choice-pot-winner = { $pot-label }: { $players }
choice-made = { $category-art }
choice-made-plain = { $category-art }, no straight or flush draw
choice-made-draw = { $category-art }, with { $draws }
draw-flush-draw = a flush draw
draw-straight-flush-draw = a straight flush draw
draw-open-ended = an open-ended straight draw
draw-double-gutshot = a double gutshot
draw-wrap = a wrap
draw-gutshot = a gutshot
hand-three-pair-nom = three pair, { $ranks }

## The verdict and the reasons

verdict-right = Correct.
verdict-wrong = Not so. The right answer is “{ $answer }”.
why-slip = The mistake: “{ $slip }”. { $why }
why-misread = Read that way, the hand of { $player } is { $cards }.
why-nothing-back = Every bet was matched: nothing comes back.
why-draw = There is { $draw }. Cards that complete it: { $number } ({ $cards }).
why-outs = Unseen cards: { $unseen }. Outs among them: { $number } ({ $cards }).
why-ties = Cards that bring a tie and no more: { $cards }.
why-false-outs = Cards that improve the hand and leave { $rival } ahead: { $cards }.
why-chance-next = Unseen cards: { $unseen }. Outs among them: { $number }. The chance is { $formula }.
why-chance-river = Unseen cards: { $unseen }. Outs among them: { $number }. First the chance that neither card is an out: { $missing }. The chance of an out is what is left: { $formula }.
why-hole = With { $cards } the hand is { $hand }.

## Misconceptions: what is thought, and why it is not so

slip-six-cards = six cards count
    .why = A hand is five cards. The next best card stays outside, however high it is.
slip-own-cards-must-play = one’s own cards must play
    .why = Any five of the seven cards may play: two of one’s own, one or none.
slip-holdem-in-omaha = any five cards may play
    .why = That is hold’em. Here exactly two hole cards play, with exactly three of the board.
slip-one-card-in-omaha = one hole card may play
    .why = Exactly two hole cards play, with exactly three of the board. One with four, or the board alone, makes no hand here.
slip-pairs-only = only equal ranks make a hand
    .why = Five cards in a row are a straight, five of one suit a flush. They are looked for as well.
slip-board-pair-for-nobody = equal cards on the board count for nobody
    .why = The board is part of every hand. Equal cards there count for everyone.
slip-three-pairs = three pairs are a hand
    .why = There is no three pair. The two higher pairs play, and the fifth card is the best one left.
slip-highest-card-wins = the highest card held wins
    .why = Hands of five cards are compared, not hole cards. A high card decides only where all before it is equal.
slip-straight-over-flush = a straight beats a flush
    .why = A flush is rarer than a straight and beats it.
slip-two-pair-over-three = two pair beats three of a kind
    .why = Three of a kind is rarer than two pair and beats it.
slip-kicker-first = the higher kicker wins
    .why = A kicker is compared only when the pairs, trips or quads before it are equal.
slip-no-kickers = equal pairs are a tie
    .why = When pairs, trips or quads are equal, the kickers decide, from the highest down.
slip-one-kicker = only one kicker counts
    .why = There are as many kickers as fill the hand up to five: three beside a pair, two beside three of a kind, one beside two pair or quads.
slip-kicker-from-hand = the kicker is a hole card
    .why = The kickers are the highest cards left over, whether held or on the board.
slip-top-card-only = only the top card counts
    .why = If the top cards are equal, the second ones decide, then the third ones, down to the fifth.
slip-full-house-by-pair = the pair of a full house decides
    .why = Full houses compare by the three of a kind. The pair counts only when those are equal.
slip-sixth-card = a sixth card breaks the tie
    .why = When all five cards are equal, the hands are equal. The cards left over have no say.
slip-suits-ranked = one suit is higher than another
    .why = Suits are equal in strength. Between hands equal in rank they decide nothing.
slip-full-house-over-flush = a full house beats a flush
    .why = In the short deck a flush is rarer than a full house and beats it.
slip-board-always-tie = a straight or flush on the board means a tie
    .why = The board is everyone’s hand only as long as no hole card improves it.
slip-three-is-a-set = every three of a kind is a set
    .why = A set is made of a pair in the hand and one card of the board. With one card of the hand and a pair on the board it is called trips.
slip-set-and-trips-swapped = set and trips, the wrong way round
    .why = A set has two cards in the hand, trips have one. Their strength is the same.
slip-four-flush = four of a suit are a flush
    .why = A flush takes five cards of one suit. Four are a draw, and after the last card they are nothing.
slip-four-in-a-row = four in a row are a straight
    .why = A straight takes five ranks in a row. Four are a draw, and after the last card they are nothing.
slip-ace-bridges = the ace joins king and two
    .why = The ace stands above the king or below the two. A row cannot go on past it.
slip-ace-never-low = the ace is only high
    .why = The ace may also stand at the low end, below the lowest rank of the deck, and make the lowest straight.
slip-ace-always-high = an ace makes the straight high
    .why = In the lowest straight the ace counts below the other four cards. The straight is as high as its other end.
slip-ace-kicker-to-straight = a straight has a kicker
    .why = A straight fills all five places. Only its top card is compared.
slip-draw-is-a-hand = a draw counts as a hand
    .why = A draw becomes a hand when the missing card comes. Until then only what is made counts.
slip-backdoor-is-a-draw = three of a suit are a flush draw
    .why = A flush draw lacks one card. With three of a suit two more must come: that is a backdoor draw.
slip-three-in-a-row-is-a-draw = three cards of a straight are a draw
    .why = A straight draw lacks one card. Here two more must come: that is a backdoor draw.
slip-gutshot-is-open-ended = every straight draw is open at both ends
    .why = Only one rank completes this straight, so it has half as many outs as an open-ended draw.
slip-gutshot-is-no-draw = only an open-ended draw is a draw
    .why = One rank that completes the straight is enough. That is a draw too, with fewer cards.
slip-one-draw-only = a hand has one draw
    .why = A hand may have several draws at once, and each of them counts.
slip-wheel-in-2-7 = the wheel is the best low
    .why = In 2-7 the ace is high, so A-2-3-4-5 is an ace-high hand. The best hand is 7-5-4-3-2.
slip-ace-low-in-2-7 = the ace counts as a one
    .why = In 2-7 the ace is the highest card, and the worst one for a low.
slip-straights-harmless-in-2-7 = straights and flushes do no harm to a low
    .why = In 2-7 they count against the hand: five in a row or of one suit lose to any pair.
slip-straights-spoil-low = a straight or flush spoils the low
    .why = In this low they are overlooked. Only the ranks count, and the ace is low.
slip-ace-high-in-low = the ace is high in a low
    .why = In this low the ace is the lowest card: it counts as a one.
slip-low-from-below = the lowest card decides between lows
    .why = Lows are compared from the highest card down. The lower one at the first difference is better.
slip-high-wins-low = the higher hand wins
    .why = This game is played for the low: the lower hand wins.
slip-pairs-harmless-in-low = a pair does a low no harm
    .why = A low wants five different ranks. A pair counts against the hand.
slip-greedy-badugi = the lowest cards are kept one by one
    .why = The best set of cards is sought as a whole. A low card kept too early may block two others.
slip-badugi-with-a-pair = four suits are enough for a badugi
    .why = The ranks must differ as well as the suits. Of two cards of one rank only one counts.
slip-low-card-over-size = a lower top card beats more cards
    .why = Badugis are compared by their number of cards first: more cards win, whatever the ranks.
slip-any-low-qualifies = any low takes half
    .why = A low qualifies with five different ranks, none above eight. Without one the high hand takes the whole pot.
slip-same-two-both-ways = the same two cards play high and low
    .why = Each half takes any two hole cards. The low may take two others than the high.
slip-high-takes-all = the high hand takes the whole pot
    .why = Half of the pot goes to the best low, as soon as one qualifies.
slip-equal-shares = all winners share equally
    .why = Each half is divided among its own winners. Who ties for one half takes a part of that half alone.
slip-odd-chip-to-high-card = the odd chip goes to the high card
    .why = The odd chip follows the seat: the first winning seat left of the button.
slip-odd-chip-to-first-seat = the odd chip goes to the first seat
    .why = Seat numbers do not count. With a button it goes to the first winning seat to its left, in stud to the best card by suit.
slip-odd-chip-to-button = the odd chip goes to the button first
    .why = The count begins with the seat left of the button. The button itself comes last.
slip-remainder-to-one-seat = one seat takes all that is left over
    .why = Odd chips go one each, to one winner after the other.
slip-one-winner = one hand wins every pot
    .why = Each pot has its own contenders, and the best hand among those wins it.
slip-all-in-for-all-pots = an all-in player can win every pot
    .why = A player contends only for the pots that the player’s chips reach.
slip-all-in-for-main-only = an all-in player can win the main pot alone
    .why = A player contends for every pot that the player’s chips reach, side pots too.
slip-one-pot-each = everyone plays for one pot
    .why = Chips that reach a side pot lie in every pot before it, too. Each of them may be won.
slip-uncalled-is-won = an uncalled bet is won with the pot
    .why = What nobody matched is no part of any pot. It goes back before the pots are made.
slip-whole-bet-back = a bet not called in full goes back whole
    .why = Only what nobody matched comes back. What was matched stays in the pot.
slip-returned-over-shortest = all above the shortest stack comes back
    .why = Only what nobody matched comes back. What another player called makes a side pot.
slip-folded-chips-do-not-match = folded chips match nothing
    .why = A bet that a player called and then gave up was called all the same.
slip-improving-is-winning = a card that improves the hand is an out
    .why = An out must win. A card that leaves the rival ahead is none.
slip-ties-are-outs = a card that ties is an out
    .why = A tie wins but a part. It is counted apart.
slip-outs-counted-twice = draws are simply added up
    .why = A card that completes two draws is one card. It counts once.
slip-draws-only = only straights and flushes have outs
    .why = A pair, two pair or trips may be enough to win, and their cards are outs too.
slip-biggest-draw-only = only the biggest draw has outs
    .why = Other cards may win as well, by a smaller draw or by a pair. All cards that win are counted.
slip-own-pair-wins = a card that pairs one’s own is an out
    .why = A pair helps only if it puts the hand ahead. And other cards may win as well.
slip-held-cards-counted = all cards of a rank or suit may still come
    .why = Cards that the rival holds cannot come. Only unseen cards are counted.
slip-out-of-the-whole-deck = outs are divided by the whole deck
    .why = Cards that are known cannot come. The outs are divided by the unseen cards.
slip-known-cards-as-unseen = the rival’s cards may still come
    .why = Both hands are known here. Their cards are no longer among the unseen.
slip-odds-for-chance = outs against the other cards
    .why = That compares the good cards with the bad ones, which gives the odds. For the chance the outs are divided by all unseen cards.
slip-chances-add-up = two cards double the chance
    .why = Doubling counts twice the cases in which both cards are outs.
slip-one-card-for-two = the chance of one card
    .why = Two cards are to come, and either may be an out.
