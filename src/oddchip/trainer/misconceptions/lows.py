"""Wrong ideas of low hands and of pots that two halves share."""

from collections.abc import Sequence
from dataclasses import replace
from random import Random

from oddchip.cards import Card, Rank
from oddchip.ranking import ACE_TO_FIVE, ACE_TO_SIX, HIGH, HandCategory
from oddchip.ranking.low import LowSystem
from oddchip.trainer.dealing import Bias, low_ranks
from oddchip.trainer.misconceptions.misconception import Misconception, is_bound
from oddchip.trainer.reading import Look, Part, Seen
from oddchip.variants import Half, Variant

_HARMLESS = LowSystem("ace-high-low", ACE_TO_FIVE.ladder, ace_low=False, straights=False)
"""Lows with a high ace in which straights and flushes are overlooked: no game is played so."""

_WHEEL = {Rank.FIVE: 5, Rank.FOUR: 4, Rank.THREE: 3, Rank.TWO: 2, Rank.ACE: 1}


class WheelInDeuceSeven(Misconception):
    """The wheel is thought to be the best hand of 2-7, as it is where the ace is low and straights do not count."""

    code = "wheel-in-2-7"
    fact = "mistake-low-ace-high"

    def concerns(self, variant: Variant, half: Half) -> bool:
        return half.system.key == "deuce-to-seven"

    def look(self, seen: Seen, half: Half, hole: Sequence[Card], board: Sequence[Card]) -> Seen:
        if set(seen.ranks) != set(_WHEEL):
            return seen
        ranks = [Look("main", at, rank.letter, -number) for at, (rank, number) in enumerate(_WHEEL.items(), 1)]
        category = Look("category", 1, HandCategory.NO_PAIR.value, 2 * half.system.level(HandCategory.NO_PAIR))
        return replace(seen, category=HandCategory.NO_PAIR.value, ranks=tuple(_WHEEL), looks=(category, *ranks))

    def bias(self, variant: Variant, dice: Random) -> Bias:
        return Bias(ranks=frozenset(_WHEEL), rank_weight=60, distinct=True)


class AceLowInDeuceSeven(Misconception):
    """The ace is counted as a one in 2-7, where it is the highest card."""

    code = "ace-low-in-2-7"
    fact = "mistake-low-ace-high"

    def concerns(self, variant: Variant, half: Half) -> bool:
        return half.system.key == "deuce-to-seven"

    def rule(self, half: Half) -> Half:
        return replace(half, system=ACE_TO_SIX)

    def bias(self, variant: Variant, dice: Random) -> Bias:
        return Bias(ranks=low_ranks(dice, 5, range(2, 10)) | {max(variant.deck.ranks)}, rank_weight=10, distinct=True)


class StraightsHarmless(Misconception):
    """Straights and flushes are overlooked in 2-7, where they spoil a hand."""

    code = "straights-harmless-in-2-7"
    fact = "mistake-low-straight"

    def concerns(self, variant: Variant, half: Half) -> bool:
        return half.system.key == "deuce-to-seven"

    def rule(self, half: Half) -> Half:
        return replace(half, system=_HARMLESS)

    def bias(self, variant: Variant, dice: Random) -> Bias:
        if dice.random() < 0.3:
            return Bias(suit_weight=12)
        start = dice.randint(2, 6)
        return Bias(ranks=low_ranks(dice, 5, range(start, start + 5)), rank_weight=30, distinct=True)


class StraightsSpoil(Misconception):
    """A straight or flush is thought to spoil a low where it is overlooked."""

    code = "straights-spoil-low"

    def concerns(self, variant: Variant, half: Half) -> bool:
        return half.system.key == "ace-to-five"

    def rule(self, half: Half) -> Half:
        return replace(half, system=ACE_TO_SIX)

    def bias(self, variant: Variant, dice: Random) -> Bias:
        ranks = low_ranks(dice, 5, (14, 2, 3, 4, 5)) if dice.random() < 0.5 else low_ranks(dice, 5, range(2, 7))
        return Bias(
            ranks=ranks, rank_weight=14, suit_weight=dice.choice((1, 1, 8)), distinct=dice.random() < 0.5
        )  # fmt: skip


class AceHighInLow(Misconception):
    """The ace is counted as the highest card of a low in which it is the lowest."""

    code = "ace-high-in-low"

    def concerns(self, variant: Variant, half: Half) -> bool:
        return half.system.key == "ace-to-five"

    def rule(self, half: Half) -> Half:
        return replace(half, system=_HARMLESS)

    def bias(self, variant: Variant, dice: Random) -> Bias:
        return Bias(ranks=low_ranks(dice, 5, range(2, 9)) | {Rank.ACE}, rank_weight=8, distinct=dice.random() < 0.5)


class LowFromBelow(Misconception):
    """Lows are compared from the lowest card up instead of from the highest down."""

    code = "low-from-below"

    def concerns(self, variant: Variant, half: Half) -> bool:
        return half.system.low

    def look(self, seen: Seen, half: Half, hole: Sequence[Card], board: Sequence[Card]) -> Seen:
        if not (seen.category == HandCategory.NO_PAIR.value or seen.category.startswith("badugi")):
            return seen
        return replace(seen, looks=(seen.looks[0], *seen.looks[:0:-1]))

    def bias(self, variant: Variant, dice: Random) -> Bias:
        if any(half.qualifier is not None for half in variant.halves):
            return Bias(ranks=low_ranks(dice, 7, (14, *range(2, 9))), rank_weight=12, distinct=dice.random() < 0.5)
        return Bias(ranks=low_ranks(dice, 7, range(2, 10)) | {max(variant.deck.ranks)}, rank_weight=12)


class HighWinsLow(Misconception):
    """The highest cards are thought to win where the lowest do."""

    code = "high-wins-low"

    def concerns(self, variant: Variant, half: Half) -> bool:
        return half.system.low and not half.system.key.startswith("badugi") and not variant.is_split

    def rule(self, half: Half) -> Half:
        return replace(half, system=HIGH)


class PairsHarmless(Misconception):
    """The five lowest cards are taken for the low, pairs among them or not."""

    code = "pairs-harmless-in-low"

    def concerns(self, variant: Variant, half: Half) -> bool:
        return isinstance(half.system, LowSystem)

    def look(self, seen: Seen, half: Half, hole: Sequence[Card], board: Sequence[Card]) -> Seen:
        if not isinstance(half.system, LowSystem):
            return seen
        number = half.system.number
        cards = (*board, *hole)
        numbers = [number(card.rank) for card in cards]
        places = min(
            half.selection.candidates(len(hole), len(board)),
            key=lambda five: sorted((numbers[place] for place in five), reverse=True),
        )
        playing = tuple(sorted((cards[place] for place in places), key=lambda card: -number(card.rank)))
        ranks = tuple(card.rank for card in playing)
        # Without a pair the rules give the same hand, or one that a straight or a flush spoils.
        if len(set(ranks)) == len(ranks):
            return seen
        looks = (
            Look("category", 1, HandCategory.NO_PAIR.value, 2 * half.system.level(HandCategory.NO_PAIR)),
            *(Look("main", at, rank.letter, -number(rank)) for at, rank in enumerate(ranks, 1)),
        )
        return replace(seen, category=HandCategory.NO_PAIR.value, cards=playing, ranks=ranks, looks=looks)

    def qualifies(self, half: Half, seen: Seen) -> bool:
        if half.qualifier is None or seen.category != HandCategory.NO_PAIR.value:
            return super().qualifies(half, seen)
        return -seen.looks[1].number <= Rank.EIGHT

    def bias(self, variant: Variant, dice: Random) -> Bias:
        return Bias(ranks=low_ranks(dice, 4, (14, *range(2, 8))), rank_weight=8)


class SameTwoBothWays(Misconception):
    """The two hole cards of the high hand are thought to be bound to the low hand, too."""

    code = "same-two-both-ways"

    def concerns(self, variant: Variant, half: Half) -> bool:
        return half.system.low and is_bound(half) and variant.is_split

    def hand(self, half: Half, hole: Sequence[Card], board: Sequence[Card]) -> Seen:
        if not half.system.low:
            return super().hand(half, hole, board)
        return super().hand(half, HIGH.best(half.selection, hole, board).from_hole, board)

    def bias(self, variant: Variant, dice: Random) -> Bias:
        return Bias(ranks=low_ranks(dice, 7), rank_weight=4)


class HighTakesAll(Misconception):
    """The high hand is thought to win the whole pot, low or no low."""

    code = "high-takes-all"

    def concerns(self, variant: Variant, half: Half) -> bool:
        return variant.is_split

    def parts(self, amount: int, winners: Sequence[tuple[str, ...]]) -> list[Part]:
        if len(winners) == 1 or not winners[0]:
            return super().parts(amount, winners)
        return [Part(0, amount, winners[0])]

    def bias(self, variant: Variant, dice: Random) -> Bias:
        return Bias(ranks=low_ranks(dice, 6), rank_weight=5)


class LowCardOverSize(Misconception):
    """Badugis are compared by their top cards first, whatever their number of cards."""

    code = "low-card-over-size"

    def concerns(self, variant: Variant, half: Half) -> bool:
        return half.system.key.startswith("badugi")

    def look(self, seen: Seen, half: Half, hole: Sequence[Card], board: Sequence[Card]) -> Seen:
        category, top, *others = seen.looks
        return replace(seen, looks=(top, category, *others))


class AnyLowQualifies(Misconception):
    """A low above eight, or with a pair, is thought to win its half."""

    code = "any-low-qualifies"

    def concerns(self, variant: Variant, half: Half) -> bool:
        return half.system.low and half.qualifier is not None

    def qualifies(self, half: Half, seen: Seen) -> bool:
        return True

    def bias(self, variant: Variant, dice: Random) -> Bias:
        return Bias(ranks=low_ranks(dice, 5, range(9, 14)), rank_weight=2)


class EqualShares(Misconception):
    """Everybody who wins a part of the pot is thought to get an equal share."""

    code = "equal-shares"

    def concerns(self, variant: Variant, half: Half) -> bool:
        return variant.is_split

    def parts(self, amount: int, winners: Sequence[tuple[str, ...]]) -> list[Part]:
        together = tuple(dict.fromkeys(name for group in winners for name in group))
        return [Part(0, amount, tuple(sorted(together)))]

    def bias(self, variant: Variant, dice: Random) -> Bias:
        return Bias(ranks=low_ranks(dice, 6), rank_weight=5, twins=0.8)
