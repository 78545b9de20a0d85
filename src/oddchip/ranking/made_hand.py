"""The cards that play."""

from collections.abc import Collection
from dataclasses import dataclass
from typing import Any

from oddchip.cards import Card, Rank
from oddchip.ranking.category import HandCategory
from oddchip.ranking.value import HandValue

_MAIN_SIZE = {
    HandCategory.FOUR_OF_A_KIND: 4,
    HandCategory.THREE_OF_A_KIND: 3,
    HandCategory.TWO_PAIR: 4,
    HandCategory.PAIR: 2,
    HandCategory.HIGH_CARD: 0,
}
_BROADWAY = (Rank.ACE, Rank.KING, Rank.QUEEN, Rank.JACK, Rank.TEN)
_WHEEL = (Rank.FIVE, Rank.FOUR, Rank.THREE, Rank.TWO, Rank.ACE)


@dataclass(frozen=True, slots=True)
class MadeHand:
    """The cards that play, in order of importance, with their value.

    ``cards`` are five (badugi: one to four). ``from_hole`` are those that are hole cards; the rest lie on the board.

    >>> from oddchip.cards import parse_cards
    >>> from oddchip.ranking import ANY_FIVE, HIGH
    >>> hand = HIGH.best(ANY_FIVE, parse_cards("Ad Qc"), parse_cards("Qs 9h 6d 4c 2s"))
    >>> " ".join(map(str, hand.cards)), hand.category.value, [str(card) for card in hand.kickers]
    ('Qs Qc Ad 9h 6d', 'pair', ['Ad', '9h', '6d'])
    """

    value: HandValue
    cards: tuple[Card, ...]
    from_hole: tuple[Card, ...]

    @property
    def category(self) -> HandCategory:
        """The category of the hand."""
        return self.value.category

    @property
    def main(self) -> tuple[Card, ...]:
        """The cards that make the category; a high card has none."""
        return self.cards[: _MAIN_SIZE.get(self.value.category, len(self.cards))]

    @property
    def kickers(self) -> tuple[Card, ...]:
        """The cards beside the main part, highest first."""
        return self.cards[_MAIN_SIZE.get(self.value.category, len(self.cards)) :]

    @property
    def from_board(self) -> tuple[Card, ...]:
        """The playing cards that lie on the board."""
        return tuple(card for card in self.cards if card not in self.from_hole)

    @property
    def plays_board(self) -> bool:
        """Whether no hole card plays."""
        return not self.from_hole

    @property
    def name(self) -> str | None:
        """A name of its own: ``royal-flush``, ``broadway``, ``wheel``, ``set`` (of a pair held) or ``trips``."""
        category, ranks = self.value.category, self.value.ranks
        if category is HandCategory.STRAIGHT_FLUSH and ranks == _BROADWAY:
            return "royal-flush"
        if category is HandCategory.STRAIGHT and ranks == _BROADWAY:
            return "broadway"
        if ranks == _WHEEL and category in _WHEELS:
            return "wheel"
        if category is HandCategory.THREE_OF_A_KIND and len(self.from_board) > 0:
            return _set_or_trips(self.main, self.from_hole)
        return None

    def to_json(self) -> dict[str, Any]:
        """The hand as a JSON object, in the form it has in a settlement."""
        return {
            "category": self.category.value,
            "name": self.name,
            "cards": [card.code for card in self.cards],
            "kickers": [card.code for card in self.kickers],
            "from_hole": [card.code for card in self.from_hole],
        }


_WHEELS = frozenset({HandCategory.STRAIGHT, HandCategory.STRAIGHT_FLUSH, HandCategory.NO_PAIR})


def _set_or_trips(main: tuple[Card, ...], from_hole: Collection[Card]) -> str | None:
    held = sum(card in from_hole for card in main)
    return {2: "set", 1: "trips"}.get(held)
