### House rules: every preset and every setting said in words, and topics that are decided before the chips are in.

rules-title-presets = Presets
rules-title-settings = Settings
rules-title-topics = Topics
rules-title-key = Key
rules-title-value = Value
rules-title-meaning = What it decides
rules-title-source = Source
rules-default = default
rules-changed = differs from the default
rules-source-room = { $hands ->
    [one] Read from { $hands } recorded hand with an odd chip, which it reproduces.
   *[other] Read from { $hands } recorded hands with odd chips, all of which it reproduces.
}
rules-source-thin = So few hands show what was done, not that it is the rule of the room.
rules-how-to-use = Use a preset with --rules, or in a line as rules=; change single settings after a comma: { $example }
rules-see-topic = Read a topic: { $example }

## Presets

rules-standard = The rules oddchip uses unless told otherwise
rules-standard-about = Odd chips go one each to the first winners left of the button, side pots are split one by one, and players who tie both halves share the pot as evenly as possible.
rules-standard-source = TDA 2026, Rule 21 (odd chips) and Rule 23 (side pots); in 2019 to 2024 these were Rules 20 and 21. Identical hands as in Robert’s Rules.
rules-tda-2026 = Tournament rules of 2026, read to the letter
rules-tda-2026-about = As the default, but players who tie both halves share each half by itself, so that one of them may get both odd chips.
rules-tda-2026-source = TDA 2026, Rules 21 and 23. Their text is known here by number, date and paraphrase only.
rules-tda-2024 = Tournament rules of 2024, read to the letter
rules-tda-2024-about = As the default, but players who tie both halves share each half by itself: the clause on identical hands was dropped in 2022.
rules-tda-2024-source = TDA 2024, Rules 20 (odd chips) and 21 (side pots).
rules-roberts = Robert’s Rules of Poker
rules-roberts-about = As the default, but in stud all of a player’s cards count for the odd chip: the highest by suit, in low games the lowest.
rules-roberts-source = Robert’s Rules of Poker, on ties.
rules-pokerstars = PokerStars, as its recorded hands show
rules-pokerstars-about = Every recorded odd chip follows the default: left of the button, the high side first, the first board first.
rules-pokerstars-source = Recorded hands.
rules-888 = 888, as its recorded hands show
rules-888-about = Every recorded odd chip follows the default: left of the button.
rules-888-source = Recorded hands.
rules-bovada = Bovada, as its recorded hands show
rules-bovada-about = As the default, but what a tied low half cannot divide goes to the high side.
rules-bovada-source = Recorded hands.
rules-ongame = OnGame, as its recorded hands show
rules-ongame-about = The odd chip goes to the lowest seat number among the winners, wherever the button is.
rules-ongame-source = Recorded hands.
rules-winamax = Winamax, as its recorded hands show
rules-winamax-about = The odd chip goes by the suit of the highest card, even in games with a button.
rules-winamax-source = Recorded hands.
rules-pkr = PKR, as its recorded hands show
rules-pkr-about = The odd chip goes by the suit of the highest card, even in games with a button.
rules-pkr-source = Recorded hands.
rules-winning = Winning, as its recorded hands show
rules-winning-about = The odd chip between the halves goes to the low side.
rules-winning-source = Recorded hands.

## Settings

setting-odd-chip = Odd chip among tied hands
setting-odd-chip-about = Who gets the chips that cannot be shared equally, one each. Games without a button go by suit, unless the house goes by seat number.
choice-odd-chip-left-of-button = the first winners left of the button
choice-odd-chip-suit = the highest card of the winning five, by suit
choice-odd-chip-lowest-seat = the lowest seat numbers
choice-odd-chip-highest-seat = the highest seat numbers
setting-stud-odd-chip = Odd chip by suit
setting-stud-odd-chip-about = Which cards count when an odd chip goes by suit: spades, hearts, diamonds, clubs.
choice-stud-odd-chip-best-five = the highest card of the winning five, in low games too (TDA)
choice-stud-odd-chip-all-cards = the highest of all cards held, in low games the lowest (Robert’s Rules)
setting-half-odd-chip = Odd chip between the halves
setting-half-odd-chip-about = Which side of a split pot takes the chip that cannot be halved.
choice-half-odd-chip-high = the high side
choice-half-odd-chip-low = the low side
setting-quarter-odd-chip = Rest of a shared low
setting-quarter-odd-chip-about = Where the chip goes that tied low hands cannot share.
choice-quarter-odd-chip-in-half = stays with the tied low hands
choice-quarter-odd-chip-to-high = goes to the high side
setting-identical-hands = The same players tie both halves
setting-identical-hands-about = Whether the pot is then shared as one. Of 66 chips two players get 33 and 33, or half by half 34 and 32.
choice-identical-hands-whole-pot = the whole pot as evenly as possible
choice-identical-hands-per-half = each half by itself
setting-high-side = High side of two-way games
setting-high-side-about = Which hand takes the odd chip between the halves in games that have no plain high hand: badacey, badeucey, razzdugi, drawmaha, sohe.
choice-high-side-rule-book = five-card hand, draw hand, Omaha hand (BARGE)
choice-high-side-other = the other hand
setting-short-deck = Straight and three of a kind in short deck
setting-short-deck-about = Which of the two is higher with 36 cards. A flush beats a full house either way.
choice-short-deck-straight-over-trips = a straight beats three of a kind
choice-short-deck-trips-over-straight = three of a kind beats a straight
setting-rake = Rake
setting-rake-about = What the house takes when a line does not say: an amount, or a percentage of each pot with a cap for the hand. It comes off before the split, main pot first, and never off a refund.
choice-rake-none = nothing
choice-rake-amount = { $amount } a hand
choice-rake-percent = { $percent } of each pot
choice-rake-percent-cap = { $percent } of each pot, at most { $amount } a hand

## Topics

topic-short-blinds = Short blinds and antes
topic-short-blinds-text =
    A big blind all-in for less than the blind does not make the price lower: everyone else still pays the full big blind to call. The short player can win only as much as he has put in from each of them; the rest makes a side pot without him.

    An ante that every player pays is live money, part of each stake. Whoever has 6 of a 10 ante plays for 6 from each.

    An ante that one player pays for the table, in the big blind or on the button, is dead money in the main pot. Everyone in the main pot plays for all of it.

    When a player cannot pay both the blind and the ante for the table: blind first, ante with what is left (TDA 2024, recommended procedure 11, reported unchanged for 2026). In 2019 the recommendation was ante first, and many rooms did so. Settle the order before the hand; oddchip takes what was put in as it is told.

    A small blind posted by a returning player is dead money; the big blind he posts is live.

    In a line, dead money stands behind a plus: { $example }
topic-cutting = In what order a pot is cut
topic-cutting-text =
    Each pot by itself, and inside a pot always in this order: rake, boards, high and low, tied hands. What a cut leaves over goes to the first board, to the high side, and one chip each to the first winners left of the button.

    Whether a low qualifies is asked in each pot anew, of that pot’s contenders alone.

    Side pots come from the stakes of those who did not fold. A folded stake never cuts a pot; folded chips above the last contender join the highest pot, dead money joins the main pot. The part of a bet that nobody called goes back first and is not raked.
topic-showing = Who shows first, and which pot is awarded first
topic-showing-text =
    When a player is all-in and no betting is left, every live hand is opened at once, for main and side pots alike (TDA 2026, Rule 17; Rule 16 in 2024).

    Otherwise the last to bet or raise on the final round shows first; if nobody did, the first to act does (TDA 2026, Rule 18).

    Cards speak: what a player calls a hand does not bind. A hand that was mucked wins nothing, not even a pot it was in, though its stake still counts for the size of the pots.

    Side pots are usually awarded first, the main pot last. The order changes nothing in the chips.
