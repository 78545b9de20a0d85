"""Wrong ideas of low hands and of pots that two halves share."""

from collections.abc import Sequence
from dataclasses import replace
from random import Random

from oddchip.cards import Card
from oddchip.ranking import ACE_TO_FIVE, ACE_TO_SIX, HIGH, HandCategory
from oddchip.ranking.low import LowSystem
from oddchip.trainer.dealing import Bias, low_ranks
from oddchip.trainer.misconceptions.misconception import Misconception
from oddchip.trainer.reading import Part, Seen
from oddchip.variants import Half, Variant

_HARMLESS = LowSystem("ace-high-low", ACE_TO_FIVE.ladder, ace_low=False, straights=False)
"""Lows with a high ace in which straights and flushes are overlooked: no game is played so."""


class WheelInDeuceSeven(Misconception):
    """The wheel is thought to be the best hand of 2-7, as it is where the ace is low and straights do not count."""

    code = "wheel-in-2-7"
    fact = "mistake-low-ace-high"

    def concerns(self, variant: Variant, half: Half) -> bool:
        return half.system.key == "deuce-to-seven"

    def rule(self, half: Half) -> Half:
        return replace(half, system=ACE_TO_FIVE)

    def bias(self, variant: Variant, dice: Random) -> Bias:
        return Bias(ranks=low_ranks(dice, 6, (14, *range(2, 8))), rank_weight=14, distinct=True)


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
        return Bias(ranks=ranks, rank_weight=14, suit_weight=dice.choice((1, 1, 8)))


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
        return Bias(ranks=low_ranks(dice, 7, range(2, 10)) | {max(variant.deck.ranks)}, rank_weight=12)


class HighWinsLow(Misconception):
    """The highest cards are thought to win where the lowest do."""

    code = "high-wins-low"

    def concerns(self, variant: Variant, half: Half) -> bool:
        return half.system.low and not half.system.key.startswith("badugi") and not variant.is_split

    def rule(self, half: Half) -> Half:
        return replace(half, system=HIGH)


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
