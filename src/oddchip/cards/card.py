"""One playing card."""

from functools import total_ordering
from typing import NoReturn, final

from oddchip.cards.rank import Rank
from oddchip.cards.suit import Suit


@final
@total_ordering
class Card:
    """One of the 52 cards, frozen; the same card is always the same object.

    ``index`` runs from 0 (2♣) to 51 (A♠): four times the rank counted from zero, plus the suit.
    Cards sort by rank, then suit; that order decides no hand.

    >>> card = Card(Rank.ACE, Suit.SPADES)
    >>> card.code, str(card), card.glyph, card.index
    ('As', 'As', 'A♠', 51)
    >>> card is Card.from_code("As")
    True
    """

    __slots__ = ("code", "index", "rank", "suit")

    rank: Rank
    suit: Suit
    index: int
    code: str

    def __new__(cls, rank: Rank, suit: Suit) -> "Card":
        """The card of this rank and suit."""
        return ALL_CARDS[(rank - 2) * 4 + suit]

    @property
    def glyph(self) -> str:
        """Rank and suit sign for running text: ``A♠``, ``10♥``."""
        return self.rank.label + self.suit.glyph

    @classmethod
    def from_code(cls, code: str) -> "Card":
        """The card of a canonical code such as ``As``; `KeyError` for anything else (see `parse_cards`)."""
        return _BY_CODE[code]

    def __repr__(self) -> str:
        return f"Card.from_code({self.code!r})"

    def __str__(self) -> str:
        return self.code

    def __lt__(self, other: object) -> bool:
        return self.index < other.index if isinstance(other, Card) else NotImplemented

    def __setattr__(self, name: str, value: object) -> NoReturn:
        raise AttributeError(f"cards are frozen: {name}")

    def __delattr__(self, name: str) -> NoReturn:
        raise AttributeError(f"cards are frozen: {name}")

    def __reduce__(self) -> tuple[object, tuple[str]]:
        return Card.from_code, (self.code,)


def _make(rank: Rank, suit: Suit) -> Card:
    card = object.__new__(Card)
    object.__setattr__(card, "rank", rank)
    object.__setattr__(card, "suit", suit)
    object.__setattr__(card, "index", (rank - 2) * 4 + suit)
    object.__setattr__(card, "code", rank.letter + suit.letter)
    return card


ALL_CARDS: tuple[Card, ...] = tuple(_make(rank, suit) for rank in Rank for suit in Suit)
"""All 52 cards by index."""
_BY_CODE = {card.code: card for card in ALL_CARDS}
