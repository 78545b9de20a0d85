### Odds: equity, chances, and what they rest on.

deals-nom = { $count ->
    [one] { $count } deal
   *[other] { $count } deals
}

odds-random = any hand
odds-player = { $player }: win { $win }, tie { $tie }, lose { $lose }; equity { $equity }.
odds-player-sampled = { $player }: win { $win }, tie { $tie }, lose { $lose }; equity { $equity } ± { $margin } points.
odds-player-split = { $player }: the whole pot { $win }, a part of it { $tie }, nothing { $lose }; a quarter { $quarter }; equity { $equity }.
odds-player-split-sampled = { $player }: the whole pot { $win }, a part of it { $tie }, nothing { $lose }; a quarter { $quarter }; equity { $equity } ± { $margin } points.
odds-part = { $player }, { $part }: won alone { $win }, tied { $tie }.
odds-board = board { $board }
odds-exact = Exact: every one of { $deals }.
odds-exact-weighted = Exact: every deal of every pair of hands, weighted as the ranges say.
odds-sampled = Estimate: { $deals } at random, seed { $seed }. ± is the margin at 95% confidence.
odds-interrupted = The count was broken off: this is an estimate from the deals so far.
odds-error-missed = After { $deals } the standard error is still { $reached }; asked for was { $wanted }.
odds-given = Given: { $conditions }.
odds-condition-list = { $first }; { $rest }
odds-given-game = { $variant } ({ $deck })
odds-given-board = on the board { $cards }
odds-given-no-board = no board
odds-given-dead = out of play { $cards }
odds-given-no-dead = no other card known
odds-given-random = hands nobody has seen: { $players }
odds-given-unseen = cards that may still come: { $unseen }

odds-pot = { $pot }, { $amount }: { $shares }.
odds-pot-unsized = { $pot }: { $shares }.
odds-pot-share = { $player } { $equity }
odds-pot-share-sampled = { $player } { $equity } ± { $margin }
odds-expected = Expected from all pots: { $shares }.
odds-expected-share = { $player } { $amount }
odds-refund = Not called and returned to { $player }: { $amount }.
odds-no-cards = No card decides it.

chances-half = { $half }:
chances-line = { $category }: { $count } ({ $chance })
chances-royal = { $hand } among them: { $count } ({ $chance })
chances-high = highest card { $rank }: { $count } ({ $chance })
chances-none = no qualifying hand: { $count } ({ $chance })
chances-total = Counted exactly, out of { $deals }.
chances-given-hole = in hand { $cards }
chances-given-no-hole = no card in hand known
chances-given-others = known hands of others { $cards }
chances-given-come = cards to come: { $come } of { $left }
chances-stage-final = looked at when all cards are dealt
chances-stage-next-card = looked at after the next card
chances-stage-flop = looked at on the flop
chances-stage-turn = looked at on the turn
chances-stage-river = looked at on the river
chances-stage-random-cards = any five of { $cards } dealt at random

outs-cards = Outs that win: { $cards } ({ $number } of { $unseen }).
outs-improve = Cards that raise the category: { $cards } ({ $number } of { $unseen }).
outs-none = No outs among { $unseen }.
outs-chance = By the next card { $next }, by the river { $river }; the rule of two and four says { $rule } and { $double }.
outs-chance-one = By the next card { $next }; the rule of two says { $rule }.
outs-ties = Cards that tie: { $cards }.
outs-tainted = No outs, though they improve the hand, because they improve the other more: { $cards }.
outs-draw = { $draw }: { $cards }.
outs-draw-runners = { $draw }: both cards to come are needed, { $chance }.
outs-draw-name = { $code ->
    [straight-flush-draw] Straight-flush draw
    [quads-draw] Draw to four of a kind
    [flush-draw] Flush draw
    [nut-flush-draw] Nut flush draw
    [full-house-draw] Draw to a full house
    [open-ended] Open-ended straight draw
    [double-gutshot] Double gutshot
    [wrap] Wrap
    [gutshot] Gutshot
    [set-draw] Draw to a set
    [trips-draw] Draw to trips
    [two-pair-draw] Draw to two pair
    [overcards] Overcards
    [backdoor-flush-draw] Backdoor flush draw
    [low-draw] Draw to a low
    [nut-low-draw] Draw to the nut low
    [backdoor-low-draw] Backdoor low draw
   *[backdoor-straight-draw] Backdoor straight draw
}
outs-runouts = In the end: win { $win }, tie { $tie }, lose { $lose }, of { $deals }.

range-size = { $range }: { $combos } of { $all } starting hands, { $share }.
range-weighted = With weights: { $weight } hands, { $share }.

## Command line

cli-equity =
    How large a part of the pot each hand wins on average, and how often it wins, ties and loses.

    A hand is known cards (AhKs), a range (QQ+), or random. The answer is exact where that takes a few seconds at most, else it is sampled. Ctrl-C gives the estimate so far. A showdown line in the place of game and hands gives each seat’s part of every pot.
cli-equity-short = How often each hand wins
cli-equity-examples =
    oddchip equity holdem AhKh QQ
    oddchip equity holdem AhKh "QQ+, AK" -b "Qh 7h 2c"
    oddchip equity omaha8 AsAh2d3c random --samples 20000 --seed 1
    oddchip equity "holdem | Kd 8h 3c | A: As Kc 100 | B: 8s 8d 300 | C: Ah Ad 300"
cli-chances =
    In how many of all deals a hand ends in each category: exact counts, with the conditions they rest on.
cli-chances-short = What a hand may become, with exact counts
cli-chances-examples =
    oddchip chances holdem "Ah Kh" -b "Qh 7h 2c"
    oddchip chances stud "As Ks Qs"
cli-outs =
    Which next cards help a hand, how likely one comes, and which only seem to help.
cli-outs-short = Which cards help a hand
cli-outs-examples =
    oddchip outs holdem "7s 6s" -b "5s 8h Kd"
    oddchip outs holdem "Ah Kh" -b "Qh 7h 2c" --against "Qs Js"
cli-range =
    Read a range of starting hands and show it as a grid: suited hands above the diagonal, offsuit below.
cli-range-short = Show a range of starting hands
cli-range-examples =
    oddchip range "TT+, AQs+, AKo"
    oddchip range "AAxx:ds" --variant omaha
cli-metavar-odds-hands = HAND
cli-argument-odds-hands = Known cards, a range, or random; two or more.
cli-argument-chances-hand = Hole cards, as many as are known.
cli-metavar-range = RANGE
cli-argument-range = Starting hands, such as TT+ AQs+ AKo.
cli-metavar-dead = CARDS
cli-option-dead = Cards that are out of play.
cli-option-exact = Count every deal, or say how many steps that takes.
cli-metavar-number = NUMBER
cli-option-samples = Deal so many times at random.
cli-metavar-error = ERROR
cli-option-error = Deal at random until the standard error is at most this, such as 0.1%; --samples bounds the deals, else 50 million do.
cli-option-seed = Seed of the random deals; the same seed gives the same answer.
cli-option-threads = Threads that deal at random; an exact count takes one. The answer is the same with any number.
cli-option-budget = Steps that an exact answer may take.
cli-metavar-stage = STAGE
cli-option-stage = When the hand is looked at: final, next-card, flop, turn or river.
cli-option-known = A hand of somebody else that is known; may be given several times.
cli-option-random-cards = So many random cards, five to seven, of which any five play.
cli-option-against = A hand to beat; then the cards that take the lead are counted.
cli-metavar-mode = MODE
cli-option-mode = What counts as an out: improve, a card that raises the category of the hand, or win, a card that takes the lead from the hands of --against. If not said: win with --against, else improve.
cli-option-variant = The game; hold’em if not said.
