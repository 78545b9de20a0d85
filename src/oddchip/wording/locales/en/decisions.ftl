### How two hands compare, step by step, and facts that stand alone.

versus = { $winner } and { $loser }.

own-verdict = { $winner } { $best-art }, { $loser } { $other-art }. The { $best } is higher.

step-category = Different categories: { $best-art } beats { $other-art }; nothing more to compare.
step-category-low = { $kind ->
    [badugi] The number of cards decides: { $best-low } beats { $other-low }.
   *[low] For a low, { $best-low } is better than { $other-low }.
}
step-same = Same category, { $category }.

step-pair-equal = Same pair, { $rank-pl }.
step-pair-decides = { $best-plcap } beat { $other-pl }; kickers do not come into it.
step-two-pair-high-decides = Higher pair: { $winner } { $best-pl }, { $loser } { $other-pl }. { $best-plcap } are higher.
step-two-pair-low-decides = Higher pair equal, { $rank-pl }. Lower: { $winner } { $best-pl }, { $loser } { $other-pl }. { $best-plcap } are higher.
step-two-pair-kicker = Both pairs equal, { $rank-pl } and { $second-pl }; one place is left: { own-verdict }
step-trips-equal = Trips equal, { $rank-pl }.
step-trips-decides = Trips are compared: { $best-pl } beat { $other-pl }.
step-quads-decides = Fours are compared: { $best-pl } beat { $other-pl }.
step-quads-kicker = Fours equal, { $rank-pl }; the fifth card decides: { own-verdict }
step-fives-decides = Fives are compared: { $best-pl } beat { $other-pl }.
step-full-house-trips-decides = Trips first: { $best-pl } beat { $other-pl }; the pairs do not come into it.
step-full-house-pair-decides = Trips first: { $rank-pl } in both hands. Then the pair: { $best-pl } beat { $other-pl }.
step-straight-decides = { $category ->
    [straight-flush] Straight flushes compare by the top card: { $best } beats { $other }. No kicker.
   *[straight] Straights compare by the top card: { $best } beats { $other }. No kicker.
}
step-flush-decides = { $index ->
    [1] Flushes compare from the top card: { own-verdict }
    [2] Both flushes are { $equal } high. Second card: { own-verdict }
    [3] First two cards of the flushes equal, { $equal }. Third: { own-verdict }
    [4] First three cards of the flushes equal, { $equal }. Fourth: { own-verdict }
   *[5] First four cards of the flushes equal, { $equal }. Fifth: { own-verdict }
}
step-card-decides = { $index ->
    [1] First card: { own-verdict }
    [2] First cards equal, { $equal }. Second: { own-verdict }
    [3] First two cards equal, { $equal }. Third: { own-verdict }
    [4] First three cards equal, { $equal }. Fourth: { own-verdict }
   *[5] First four cards equal, { $equal }. Fifth: { own-verdict }
}
step-kicker-decides = { $index ->
    [1] First kicker: { own-verdict }
    [2] First kickers equal, { $equal }. Second: { own-verdict }
   *[3] First two kickers equal, { $equal }. Third: { own-verdict }
}
step-low-card-decides = { $kind ->
    [badugi] Badugis
   *[low] Lows
} compare from the top: { $left } against { $right }. { $index ->
    [1] First card
    [2] Second card
    [3] Third card
    [4] Fourth card
   *[5] Fifth card
}: { $best } is lower than { $other }, hence better.
step-low-rank-decides = Here the lower rank is better: { $best } is below { $other }.
step-low-equal = The ranks that make it are equal; the rest is compared from the top.
step-low-kicker-decides = { $index ->
    [1] First side card
    [2] Second side card
   *[3] Third side card
}: { $best } is lower than { $other }, hence better.

tie-five = Best five equal, { $ranks }. Tie.
tie-cards = Cards that count are equal, { $ranks }. Tie.

category-low = { $category ->
    [straight-flush] a hand with a straight flush
    [four-of-a-kind] a hand with four of a kind
    [full-house] a hand with a full house
    [flush] a hand with a flush
    [straight] a hand with a straight
    [three-of-a-kind] a hand with three of a kind
    [two-pair] a hand with two pair
    [pair] a hand with a pair
    [badugi-4] a four-card badugi
    [badugi-3] a three-card badugi
    [badugi-2] a two-card badugi
    [badugi-1] a one-card badugi
   *[no-pair] a hand without pairs
}

## Facts

fact-uncontested = No other hand is left: no cards need be shown. Winner: { $player }.
fact-sole-eligible = Only { $player } contends for this pot.
fact-declared = Best hand by declaration: { $players }.
fact-tie = Tie: { $players }.
fact-category-decides = The category decides: { $winner } { $best-art }, { $loser } { $other-art }.
fact-rank-decides = Same category, { $category }. Rank { $index } decides: { $winner } { $best-art }, { $loser } { $other-art }.
fact-kicker-decides = Same { $category }. Kicker { $index } decides: { $winner } { $best-art }, { $loser } { $other-art }.
fact-only-qualifier = Only { $player } qualifies here.
fact-nobody-qualifies = No hand qualifies for either half: the best high hand takes all.
fact-uncalled-returned = Uncalled bet returned: { $player }, { $amount }.
fact-dead-money = Dead money, { $amount }, joins the main pot.
fact-rake-taken = { $kind ->
    [percent-cap] Rake before the split: { $amount } ({ $percent }, at most { $cap }). None on a refund.
    [percent] Rake before the split: { $amount } ({ $percent }). None on a refund.
   *[amount] Rake before the split: { $amount }. None on a refund.
}
fact-chip-inferred = Smallest chip: { $chip } (from the amounts given).
fact-stake-not-multiple = { $player }: a stake of { $amount } is no multiple of the smallest chip, { $chip }. The rest goes with the first odd chip.
fact-odd-chips = { $pot-cap }: odd chips to { $players }, { $rule ->
    [left-of-button] in order left of the button
    [suit] by suit
    [all-cards] by the suits of all cards held
    [lowest-seat] from the lowest seat number
   *[highest-seat] from the highest seat number
}.
fact-odd-chip-between-boards = { $total } for { $parts-count ->
    [2] two boards
    [3] three boards
   *[other] { $parts-count } boards
}: { $parts }. { $odd ->
    [1] The odd chip goes to board 1.
   *[other] The odd chips go to the first boards.
}
fact-odd-chip-between-halves = { $total } does not halve: the odd chip goes to { $half-side }, { $first } and { $second }.
fact-odd-chip-of-quarter = What the tied half cannot divide, { $amount }, goes to the high side.
fact-no-qualifying-low = { $half ->
    [high] No high hand qualifies in this pot (a pair of sixes or better is needed): all to the best low.
   *[low] No low in this pot (five ranks, none above eight): all to the best high hand.
}
fact-scoop = { $player } takes both halves.
fact-quartered = { $player } takes one half alone; { $all } tie the other. { $player } { $share }, { $others } { $part }{ $others-count ->
    [1] { "" }
   *[other] { " " }each
}.
fact-rules-differ = Rules differ here. With the pot divided as one: { $whole }; half by half: { $halves }.
fact-main-pot-only = { $player } is all-in: { $pots } only.
fact-folded-money = Folded chips stay in { $pot }: only { $player } contends for them.
fact-board-plays = The board plays for { $player }.
fact-mucked = { $player }: cards were not shown, no claim on the pot.
fact-unseen = { $player }: cards unknown. { $pots-count ->
    [0] No pot needs them.
   *[other] Without them nothing can be said about { $pots }.
}
fact-pot-waits = { $pot-cap } cannot be settled without the cards of { $players }.
