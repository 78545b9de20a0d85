### What stands in pictures: short labels, and the description that a screen reader reads.

figure-board = Board

## Seats

figure-button-sign = D
figure-button = Dealer button: { $player }.
figure-folded = folded
figure-mucked = cards not shown
figure-unseen = cards unknown
figure-declared = declared number { $place }
figure-unqualified = { $half ->
    [low] no qualifying low
   *[high] no qualifying hand
}
figure-stake = put in { $amount }
figure-dead = dead { $amount }
figure-wins = wins { $amount }
figure-returned = returned { $amount }

## Cards

figure-decides = decides
figure-beaten = beaten
figure-kickers = { $count ->
    [one] kicker
   *[other] kickers
}
# Beside a hand that lost: whose hand beat it, and by what.
figure-lost-category = { $winner }: { $best-art } beats { $other-art }
figure-lost-rank = { $winner }: { $best } beats { $other }
figure-lost-kicker = { $winner }: { $best } beats { $other }, kicker
figure-lost-low-category = { $winner }: { $best-low } beats { $other-low }
figure-lost-low = { $winner }: { $best } is lower than { $other }
figure-legend-raised = raised: plays
figure-legend-idle = pale: does not play
figure-legend-hole = from the hand
figure-legend-decides = deciding card
figure-legend-beaten = card it beats
figure-legend-odd = odd chip

## Pots

figure-amount = { $label }: { $amount }
figure-contending = Contending: { $players }
figure-share = { $player } { $amount }
figure-odd = odd chip: { $amount }
figure-refund = Uncalled, returned
figure-rake = Rake
figure-waits = Waits for the cards of { $players }

## Description

figure-said-board = { $label }: { $cards }.
figure-said-seat = { $player }: { $text }.
figure-said-hole = holds { $cards }
figure-said-hand = { $label }: { $hand }
figure-said-pot = { $label }: { $amount }. Contending: { $players }.
figure-said-pot-plain = { $label }. Contending: { $players }.
figure-said-award = { $label }: { $shares }.
figure-said-shares = { $shares }.

## Other figures

figure-ladder-title = Ladder of hands: { $game }
figure-ladder-half = { $half }, strongest first
figure-ladder-whole = Strongest first
figure-ladder-step = { $place }. { $category }: { $cards }, { $hand }.
figure-ladder-never = { $place }. { $category }: does not occur with this deck.
figure-never = does not occur with this deck
figure-kickers-title = How many kickers?
figure-kickers-count = { $count ->
    [0] no kicker
    [one] { $count } kicker
   *[other] { $count } kickers
}
figure-kickers-row = { $category }: { $count }.
figure-outs-title = A draw and its outs
figure-outs-hole = In hand
figure-outs-count = { $count ->
    [one] { $count } out
   *[other] { $count } outs
}
figure-outs-row = { $label }: { $count }; { $cards }.
figure-range-title = Range of starting hands
figure-range-about = Pairs run along the diagonal, suited hands stand above it, offsuit hands below.
figure-range-cell = { $hand } { $value }
figure-range-weight = Shade and number: how often the hand is in the range.
figure-range-equity = Shade and number: equity of the hand.

## Examples in articles

error-example-differs = The example says { $given } for { $what }, but it comes out as { $expected }.
error-example-key = “{ $given }” is no setting of an example. Known: { $known }.
error-example-value = “{ $given }” is no value for { $what }. Try { $suggestion }.
error-example-twice = { $what } is given twice in the example.
error-example-empty = The example has no showdown line.
