"""Low hands: the lowest cards win, in three traditions that differ in the ace and in what spoils a hand."""

from collections.abc import Sequence

from oddchip.cards import Rank
from oddchip.ranking.category import HandCategory
from oddchip.ranking.system import RankingSystem
from oddchip.ranking.value import HandValue

_GROUPS = {
    (4, 1): HandCategory.FOUR_OF_A_KIND,
    (3, 2): HandCategory.FULL_HOUSE,
    (3, 1, 1): HandCategory.THREE_OF_A_KIND,
    (2, 2, 1): HandCategory.TWO_PAIR,
    (2, 1, 1, 1): HandCategory.PAIR,
    (1, 1, 1, 1, 1): HandCategory.NO_PAIR,
}
_PAIRS_ONLY = (
    HandCategory.NO_PAIR,
    HandCategory.PAIR,
    HandCategory.TWO_PAIR,
    HandCategory.THREE_OF_A_KIND,
    HandCategory.FULL_HOUSE,
    HandCategory.FOUR_OF_A_KIND,
)
# What would win in high poker loses here, so the ladder runs the other way round (rules.md, 3.3).
_ALL_COUNT = (
    HandCategory.NO_PAIR,
    HandCategory.PAIR,
    HandCategory.TWO_PAIR,
    HandCategory.THREE_OF_A_KIND,
    HandCategory.STRAIGHT,
    HandCategory.FLUSH,
    HandCategory.FULL_HOUSE,
    HandCategory.FOUR_OF_A_KIND,
    HandCategory.STRAIGHT_FLUSH,
)


class LowSystem(RankingSystem):
    """Low hands. ``ace_low`` makes the ace a one; ``straights`` says that straights and flushes spoil a hand.

    >>> from oddchip.cards import parse_cards
    >>> seven = DEUCE_TO_SEVEN.value(parse_cards("7s 5d 4c 3h 2s"))
    >>> wheel = DEUCE_TO_SEVEN.value(parse_cards("5s 4d 3c 2h As"))
    >>> seven > wheel, wheel.category.value
    (True, 'no-pair')
    """

    def __init__(self, key: str, ladder: Sequence[HandCategory], *, ace_low: bool, straights: bool) -> None:
        super().__init__(key, ladder, low=True)
        self.ace_low = ace_low
        self.straights = straights
        self.suits_hurt = straights

    def number(self, rank: Rank) -> int:
        """What a rank counts here: an ace may be a one."""
        return 1 if self.ace_low and rank is Rank.ACE else int(rank)

    def read(self, counts: dict[Rank, int], *, flush: bool) -> HandValue:
        ordered = sorted(counts, key=lambda rank: (counts[rank], self.number(rank)), reverse=True)
        ranks = tuple(rank for rank in ordered for _ in range(counts[rank]))
        category = _GROUPS[tuple(sorted(counts.values(), reverse=True))]
        if self.straights and category is HandCategory.NO_PAIR:
            # With a low ace, A-2-3-4-5 is a straight and 10-J-Q-K-A is none; with a high ace it is the reverse.
            straight = self._is_straight(counts)
            if straight and flush:
                category = HandCategory.STRAIGHT_FLUSH
            elif straight or flush:
                category = HandCategory.STRAIGHT if straight else HandCategory.FLUSH
        numbers = (-self.number(rank) for rank in ranks)
        return HandValue(self.key, category, ranks, (self.level(category), *numbers))

    def _is_straight(self, counts: dict[Rank, int]) -> bool:
        numbers = {self.number(rank) for rank in counts}
        return max(numbers) - min(numbers) == 4


ACE_TO_FIVE = LowSystem("ace-to-five", _PAIRS_ONLY, ace_low=True, straights=False)
"""Razz and most split games: the ace is low, straights and flushes are overlooked; the best hand is 5-4-3-2-A."""
DEUCE_TO_SEVEN = LowSystem("deuce-to-seven", _ALL_COUNT, ace_low=False, straights=True)
"""2-7: the ace is high, straights and flushes count against; the best hand is 7-5-4-3-2 of two suits or more."""
ACE_TO_SIX = LowSystem("ace-to-six", _ALL_COUNT, ace_low=True, straights=True)
"""A-6: the ace is low, straights and flushes count against; the best hand is 6-4-3-2-A of two suits or more."""
