"""Wrong ideas of straights and of the ace."""

from collections.abc import Sequence
from dataclasses import replace
from functools import cache
from random import Random

from oddchip.cards import Card, Rank
from oddchip.ranking import HandCategory
from oddchip.ranking.high import HighSystem
from oddchip.trainer.dealing import Bias, row
from oddchip.trainer.misconceptions.misconception import Misconception, is_free
from oddchip.trainer.reading import Look, Seen, imagined
from oddchip.variants import Half, Variant

_STRAIGHTS = frozenset({"straight", "straight-flush"})
_WRAPS = tuple(tuple(Rank((top - step - 2) % 13 + 2) for step in range(5)) for top in (Rank.FOUR, Rank.THREE, Rank.TWO))
"""4-3-2-A-K, 3-2-A-K-Q, 2-A-K-Q-J."""
_BRIDGE = frozenset({Rank.JACK, Rank.QUEEN, Rank.KING, Rank.ACE, Rank.TWO, Rank.THREE, Rank.FOUR})


class AceBridges(Misconception):
    """The ace is thought to stand between king and two, so that a straight may go round the corner."""

    code = "ace-bridges"
    fact = "mistake-ace-wraps"

    def concerns(self, variant: Variant, half: Half) -> bool:
        return is_free(half) and variant.deck.lowest is Rank.TWO

    def look(self, seen: Seen, half: Half, hole: Sequence[Card], board: Sequence[Card]) -> Seen:
        if not below(seen, half, HandCategory.STRAIGHT):
            return seen
        cards = (*hole, *board)
        for wrap in _WRAPS:
            found = [next((card for card in cards if card.rank is rank), None) for rank in wrap]
            playing = [card for card in found if card is not None]
            if len(playing) == 5:
                return imagined(half.system, HandCategory.STRAIGHT, playing, hole)
        return seen

    def bias(self, variant: Variant, dice: Random) -> Bias:
        return Bias(ranks=_BRIDGE, rank_weight=10)


class AceNeverLow(Misconception):
    """The ace is thought to be high only, so that the lowest straight is overlooked."""

    code = "ace-never-low"

    def concerns(self, variant: Variant, half: Half) -> bool:
        return isinstance(half.system, HighSystem) and half.system.wheel is not None

    def rule(self, half: Half) -> Half:
        return replace(half, system=_without_wheel(half.system.ladder))

    def bias(self, variant: Variant, dice: Random) -> Bias:
        return Bias(ranks=_lowest_straight(variant), rank_weight=dice.choice((8, 20)), distinct=variant.hole == 5)


@cache
def _without_wheel(ladder: tuple[HandCategory, ...]) -> HighSystem:
    return HighSystem("high", ladder, wheel=None)


def _lowest_straight(variant: Variant) -> frozenset[Rank]:
    low = variant.deck.lowest
    return frozenset({Rank.ACE, *(Rank(low + step) for step in range(4))})


class AceAlwaysHigh(Misconception):
    """The straight with a low ace is thought to be the highest, since it has an ace."""

    code = "ace-always-high"
    fact = "mistake-ace-low"

    def concerns(self, variant: Variant, half: Half) -> bool:
        return not half.system.low

    def look(self, seen: Seen, half: Half, hole: Sequence[Card], board: Sequence[Card]) -> Seen:
        if seen.category not in _STRAIGHTS or seen.ranks[-1] is not Rank.ACE:
            return seen
        look = Look("main", 1, Rank.ACE.letter, int(Rank.ACE))
        return replace(seen, looks=(seen.looks[0], look))

    def bias(self, variant: Variant, dice: Random) -> Bias:
        low = variant.deck.lowest
        ranks = frozenset({Rank.ACE, *(Rank(low + step) for step in range(5))})
        return Bias(ranks=ranks, rank_weight=14, twins=0.2, distinct=variant.board == 0 or dice.random() < 0.5)


class AceKickerToStraight(Misconception):
    """A high card beside a straight is thought to be its kicker."""

    code = "ace-kicker-to-straight"
    fact = "mistake-ace-beside-straight"

    def concerns(self, variant: Variant, half: Half) -> bool:
        return is_free(half) and variant.hole + variant.board > 5

    def look(self, seen: Seen, half: Half, hole: Sequence[Card], board: Sequence[Card]) -> Seen:
        rest = [card.rank for card in hole if card not in seen.cards]
        if seen.category not in _STRAIGHTS or not rest:
            return seen
        kicker = Look("kicker", 1, max(rest).letter, int(max(rest)))
        return replace(seen, looks=(*seen.looks, kicker), kickers=1)

    def bias(self, variant: Variant, dice: Random) -> Bias:
        ranks = row(variant, dice, 6) | {Rank.ACE, Rank.KING}
        return Bias(ranks=ranks, rank_weight=14, twins=0.7)


class FourStraight(Misconception):
    """Four cards in a row are taken for a straight."""

    code = "four-in-a-row"
    fact = "mistake-four-straight"

    def concerns(self, variant: Variant, half: Half) -> bool:
        return is_free(half)

    def look(self, seen: Seen, half: Half, hole: Sequence[Card], board: Sequence[Card]) -> Seen:
        return four_in_a_row(seen, half, hole, board) or seen

    def bias(self, variant: Variant, dice: Random) -> Bias:
        return Bias(ranks=row(variant, dice, 4), rank_weight=8)


def four_in_a_row(seen: Seen, half: Half, hole: Sequence[Card], board: Sequence[Card]) -> Seen | None:
    """Four ranks in a row with a hole card among them, taken for a straight; the fifth card is the best one left."""
    if not below(seen, half, HandCategory.STRAIGHT):
        return None
    cards = sorted((*hole, *board), reverse=True)
    for top in range(Rank.ACE, Rank.FOUR, -1):
        found = [next((card for card in cards if card.rank == top - step), None) for step in range(4)]
        playing = [card for card in found if card is not None]
        if len(playing) == 4 and any(card in hole for card in playing):
            fifth = next(card for card in cards if card not in playing)
            return replace(imagined(half.system, HandCategory.STRAIGHT, (*playing, fifth), hole), ranks=named(playing))
    return None


def named(cards: Sequence[Card]) -> tuple[Rank, ...]:
    """The ranks by which a hand that is one card short is called: those of the cards that belong to it."""
    return tuple(card.rank for card in cards)


def below(seen: Seen, half: Half, category: HandCategory) -> bool:
    """Whether a hand is of a category that stands lower on the ladder."""
    ladder = half.system.ladder
    return ladder.index(seen.made.category) > ladder.index(category)
