"""The categories a hand can fall into."""

from enum import Enum


class HandCategory(Enum):
    """Category of a made hand; the value is its stable kebab-case code.

    Categories have no order of their own: each `RankingSystem` puts them on its ladder (a flush beats a full house in
    short deck). A royal flush is no category but the name of the best straight flush.

    >>> HandCategory("full-house").kickers
    0
    """

    FIVE_OF_A_KIND = "five-of-a-kind"
    STRAIGHT_FLUSH = "straight-flush"
    FOUR_OF_A_KIND = "four-of-a-kind"
    FULL_HOUSE = "full-house"
    FLUSH = "flush"
    STRAIGHT = "straight"
    THREE_OF_A_KIND = "three-of-a-kind"
    TWO_PAIR = "two-pair"
    PAIR = "pair"
    HIGH_CARD = "high-card"
    NO_PAIR = "no-pair"
    BADUGI_4 = "badugi-4"
    BADUGI_3 = "badugi-3"
    BADUGI_2 = "badugi-2"
    BADUGI_1 = "badugi-1"

    def __repr__(self) -> str:
        return f"HandCategory.{self.name}"

    @property
    def kickers(self) -> int:
        """How many kickers stand beside the main part: the table of the rules article (five for a high card)."""
        return _KICKERS.get(self, 0)


_KICKERS = {
    HandCategory.FOUR_OF_A_KIND: 1,
    HandCategory.THREE_OF_A_KIND: 2,
    HandCategory.TWO_PAIR: 1,
    HandCategory.PAIR: 3,
    HandCategory.HIGH_CARD: 5,
}
