"""Wrong ideas of which category stands above which, and of what is compared first within one."""

from collections.abc import Sequence
from dataclasses import replace
from random import Random
from typing import ClassVar

from oddchip.cards import Card
from oddchip.ranking import HIGH, HandCategory
from oddchip.ranking.high import HighSystem
from oddchip.trainer.dealing import Bias, row, some_ranks
from oddchip.trainer.misconceptions.misconception import Misconception
from oddchip.trainer.reading import Seen
from oddchip.variants import Half, Variant


def _swapped(first: HandCategory, second: HandCategory) -> HighSystem:
    """The common ladder with two neighbours in each other's place."""
    places = {first: second, second: first}
    return HighSystem("high", [places.get(each, each) for each in HIGH.ladder], wheel=HIGH.wheel)


class _Swapped(Misconception):
    """Two categories of the common ladder change places, also when the best five are chosen."""

    system: ClassVar[HighSystem]

    def concerns(self, variant: Variant, half: Half) -> bool:
        return half.system is HIGH

    def rule(self, half: Half) -> Half:
        return replace(half, system=self.system)


class StraightOverFlush(_Swapped):
    """A straight is put above a flush."""

    code = "straight-over-flush"
    system = _swapped(HandCategory.STRAIGHT, HandCategory.FLUSH)

    def bias(self, variant: Variant, dice: Random) -> Bias:
        ranks = row(variant, dice, 6)
        if variant.board == 0 and variant.hole == 5:
            return Bias(ranks=ranks, rank_weight=40, suit_weight=40, either=True, distinct=True)
        return Bias(ranks=ranks, rank_weight=6, suit_weight=6)


class TwoPairOverThree(_Swapped):
    """Two pair are put above three of a kind, since more cards take part."""

    code = "two-pair-over-three"
    system = _swapped(HandCategory.TWO_PAIR, HandCategory.THREE_OF_A_KIND)

    def bias(self, variant: Variant, dice: Random) -> Bias:
        return Bias(ranks=some_ranks(variant, dice, 4), rank_weight=4)


class FullHouseByPair(Misconception):
    """Full houses are compared by their pairs first."""

    code = "full-house-by-pair"

    def concerns(self, variant: Variant, half: Half) -> bool:
        return not half.system.low and variant.hole + variant.board > 5

    def look(self, seen: Seen, half: Half, hole: Sequence[Card], board: Sequence[Card]) -> Seen:
        if seen.category != HandCategory.FULL_HOUSE.value:
            return seen
        category, three, pair = seen.looks
        return replace(seen, looks=(category, pair, three))

    def bias(self, variant: Variant, dice: Random) -> Bias:
        return Bias(ranks=some_ranks(variant, dice, 3), rank_weight=30)
