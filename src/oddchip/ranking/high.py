"""High hands: the ladder every poker player knows, and its versions for stripped decks."""

from collections.abc import Sequence

from oddchip.cards import Rank
from oddchip.ranking.category import HandCategory
from oddchip.ranking.system import RankingSystem, by_importance
from oddchip.ranking.value import HandValue

_GROUPS = {
    (5,): HandCategory.FIVE_OF_A_KIND,
    (4, 1): HandCategory.FOUR_OF_A_KIND,
    (3, 2): HandCategory.FULL_HOUSE,
    (3, 1, 1): HandCategory.THREE_OF_A_KIND,
    (2, 2, 1): HandCategory.TWO_PAIR,
    (2, 1, 1, 1): HandCategory.PAIR,
}


class HighSystem(RankingSystem):
    """High hands with a given ladder; ``wheel`` is the rank above the ace in the lowest straight, if there is one.

    >>> from oddchip.cards import parse_cards
    >>> SHORT_DECK_HIGH.value(parse_cards("Ah 6c 7d 8s 9h")).category.value
    'straight'
    """

    def __init__(self, key: str, ladder: Sequence[HandCategory], *, wheel: Rank | None) -> None:
        super().__init__(key, ladder)
        self.wheel = wheel

    def read(self, counts: dict[Rank, int], *, flush: bool) -> HandValue:
        ranks = by_importance(counts)
        straight = straight_ranks(ranks, wheel=self.wheel)
        if straight:
            ranks = straight
            category = HandCategory.STRAIGHT_FLUSH if flush else HandCategory.STRAIGHT
        elif flush:
            category = HandCategory.FLUSH
        else:
            category = _GROUPS.get(tuple(sorted(counts.values(), reverse=True)), HandCategory.HIGH_CARD)
        # A straight is as high as its top card, so a wheel's ace must not count as one.
        numbers = ranks[:1] if straight else ranks
        return HandValue(self.key, category, ranks, (self.level(category), *map(int, numbers)))


def straight_ranks(ranks: tuple[Rank, ...], *, wheel: Rank | None) -> tuple[Rank, ...]:
    """The five ranks of a straight from its top card down, or nothing; ``wheel`` is the rank next to a low ace."""
    if len(set(ranks)) != 5:
        return ()
    top, bottom = max(ranks), min(ranks)
    if top - bottom == 4:
        return ranks
    if wheel is not None and set(ranks) == {Rank.ACE, *(Rank(wheel + step) for step in range(4))}:
        return (*ranks[1:], Rank.ACE)
    return ()


_LADDER = (
    HandCategory.STRAIGHT_FLUSH,
    HandCategory.FOUR_OF_A_KIND,
    HandCategory.FULL_HOUSE,
    HandCategory.FLUSH,
    HandCategory.STRAIGHT,
    HandCategory.THREE_OF_A_KIND,
    HandCategory.TWO_PAIR,
    HandCategory.PAIR,
    HandCategory.HIGH_CARD,
)
# With fewer cards of each suit a flush is rarer than a full house (rules.md, 3.2).
_FLUSH_FIRST = (
    HandCategory.STRAIGHT_FLUSH,
    HandCategory.FOUR_OF_A_KIND,
    HandCategory.FLUSH,
    HandCategory.FULL_HOUSE,
    HandCategory.STRAIGHT,
    HandCategory.THREE_OF_A_KIND,
    HandCategory.TWO_PAIR,
    HandCategory.PAIR,
    HandCategory.HIGH_CARD,
)
_TRIPS_FIRST = (
    *_FLUSH_FIRST[:4],
    HandCategory.THREE_OF_A_KIND,
    HandCategory.STRAIGHT,
    *_FLUSH_FIRST[6:],
)

HIGH = HighSystem("high", _LADDER, wheel=Rank.TWO)
"""The common ladder: 7,462 classes of five cards."""
SHORT_DECK_HIGH = HighSystem("short-deck", _FLUSH_FIRST, wheel=Rank.SIX)
"""36 cards: a flush beats a full house, a straight beats three of a kind, A-6-7-8-9 is the lowest straight."""
SHORT_DECK_TRIPS = HighSystem("short-deck-trips", _TRIPS_FIRST, wheel=Rank.SIX)
"""36 cards, the other house choice: three of a kind beats a straight."""
MANILA_HIGH = HighSystem("manila", _FLUSH_FIRST, wheel=None)
"""32 cards: a flush beats a full house, and the ace is never low."""
