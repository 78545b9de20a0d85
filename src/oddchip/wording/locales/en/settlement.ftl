### A settled showdown: headings, pots, awards, odd chips, rake, totals.

label = { $label }: { $text }
lead = { $lead }. { $text }
join-comma = { $first }, { $rest }
join-slot = { $first }, { $rest }
join-semicolon = { $first }; { $rest }
sentence = { $text }.

title-game = Showdown: { $game }
board-cards = Board: { $cards }
board-cards-numbered = { $board-label }: { $cards }
heading-hands = Best hands
heading-mistakes = What is often got wrong here
heading-totals = Totals

## Things with forms

pot-nom = { $pot ->
    [only] the pot
    [main] the main pot
    [side-one] the side pot
   *[side] side pot { $number }
}
pot-label = { $pot ->
    [only] Pot
    [main] Main pot
    [side-one] Side pot
   *[side] Side pot { $number }
}
pot-cap = { $pot ->
    [only] The pot
    [main] The main pot
    [side-one] The side pot
   *[side] Side pot { $number }
}
board-nom = board { $number }
board-label = Board { $number }
board-part = { $amount } for { $board }
half-nom = { $half ->
    [high] high
    [low] low
    [badugi] badugi
    [hand] five-card hand
    [draw] draw hand
    [omaha] Omaha hand
   *[holdem] hold’em hand
}
half-label = { $half ->
    [high] High
    [low] Low
    [badugi] Badugi
    [hand] Five-card hand
    [draw] Draw hand
    [omaha] Omaha hand
   *[holdem] Hold’em hand
}
half-side = { $half ->
    [high] the high half
    [low] the low half
    [badugi] the badugi half
    [hand] the five-card half
    [draw] the draw half
    [omaha] the Omaha half
   *[holdem] the hold’em half
}

## Hands

hand-line = { $player }: { $cards }, { $hand }; from the hand { $hole }
hand-line-whole = { $player }: { $cards }, { $hand }
hand-line-board = { $player }: { $cards }, { $hand }; the board plays
hand-unqualified = { $player }: { $half ->
    [high] no qualifying high hand
   *[low] no qualifying low
}
hand-declared = { $player }: declared number { $place } in strength
hand-cards-unseen = { $player }: cards unknown
hand-cards-mucked = { $player }: cards not shown

## Pots

pot-heading = { $pot-label }: { $amount }
contending = Contending: { $players }.
pot-rake = Rake from this pot: { $amount }; { $left } to win.

share-each = { $players } get { $amount } each
share-one = { $player } gets { $amount }

award-win = { $player } wins { $amount }: { $hand }.
award-win-plain = { $player } wins { $amount }.
award-uncontested = No other hand is left: { $amount } to { $player }, no cards need be shown.
award-sole = Only { $player } contends: { $amount }, no showdown.
award-declared = { $player } wins { $amount }: the best hand by declaration.
award-tie = Tie: { $players } get { $amount } each.
award-tie-hand = Tie, { $hand }: { $players } get { $amount } each.
award-split-pot = { $players } split { $total }: { $shares }.
award-split-part = { $players } split { $total }: { $shares }.
award-each = { $players } get { $amount } each.
award-scoop = { $player } scoops, { $first } and { $second }: { $amount }.
award-scoop-plain = { $player } scoops, { $first } and { $second }.
brief-waits = Waiting for the cards of { $players }: { $pots }.
pot-amount = { $pot } ({ $amount })
pot-waits-here = This pot waits for the cards of { $players }.

brief-board-plays = The board plays: { $hand }.
brief-every-pot = { $player } wins every pot, { $amount } in all: { $hand }.
brief-pot-win = { $player } wins { $pot } ({ $amount }): { $hand }.
brief-pot-win-plain = { $player } wins { $pot } ({ $amount }).
brief-pot-tie = { $players } split { $pot } ({ $total }), { $amount } each: { $hand }.
brief-pot-tie-plain = { $players } split { $pot } ({ $total }), { $amount } each.
brief-pot-split = { $players } split { $pot } ({ $total }): { $shares }.
brief-pot-scoop = { $player } scoops { $pot } ({ $amount }), { $first } and { $second }.
brief-slot-win = { $slot }: { $player }, { $amount }, { $hand }.
brief-slot-tie = { $slot }: { $players }, { $amount } each, { $hand }.
brief-slot-split = { $slot }: tie, { $shares }.
brief-no-half = { $half ->
    [high] No qualifying high hand.
   *[low] No low.
}
brief-rake = Rake: { $amount }.

## Odd chips

odd-cut = { $total } { $players-count ->
    [2] two ways
    [3] three ways
    [4] four ways
    [5] five ways
    [6] six ways
   *[other] { $players-count } ways
}: { $each } each, { $rest } over.
odd-cut-chip = The smallest chip is { $chip }, so { $total } { $players-count ->
    [2] two ways
    [3] three ways
    [4] four ways
    [5] five ways
    [6] six ways
   *[other] { $players-count } ways
} makes { $each } each, { $rest } over.
odd-one = The odd chip: { $player }, { $rule ->
    [left-of-button] first winning seat left of the button
    [suit] the winning hand with the best card by suit
    [all-cards] the best single card by suit of all the cards held
    [lowest-seat] the lowest seat number
   *[highest-seat] the highest seat number
}{ $source }.
odd-many = The odd chips go one each { $rule ->
    [left-of-button] from the first winning seat left of the button
    [suit] by suit, to the winning hands with the best cards
    [all-cards] by the best single card by suit of all the cards held
    [lowest-seat] from the lowest seat number
   *[highest-seat] from the highest seat number
}: { $players }{ $source }.
odd-then = { $first }, then { $rest }
odd-by-card = Not by the button: the odd chip goes to the best card by suit, { $card } (spades, hearts, diamonds, clubs); hands are never compared so. The odd chip: { $player }{ $source }.
odd-source-rule = { " " }({ $book }, Rule { $number })
odd-source-book = { " " }({ $book })
odd-source-room = { " " }(as { $book } does)

## Totals

check = Check: { $parts }.
check-in = { $amount } in
check-out = { $amount } out
check-returned = { $amount } returned
check-rake = rake { $amount }
check-waiting = { $amount } waiting
column-player = Player
column-stake = Put in
column-returned = Returned
column-won = Won
total-line = { $player }: put in { $stake }, returned { $returned }, won { $won }
total-share = { $player }: { $amount }
brief-tie-hand = Tie: { $hand }.

## Hands without a pot

made = { $cards }, { $hand }; from the hand { $hole }
made-whole = { $cards }, { $hand }
made-board = { $cards }, { $hand }; the board plays
better-hand = { $player } is better.
