"""A set of cards, held as 52 bits."""

from collections.abc import Iterable, Iterator, Set
from typing import final

from oddchip.cards.card import ALL_CARDS, Card


@final
class CardSet(Set[Card]):
    """An immutable set of cards; iterates from the lowest index up.

    ``bits`` has bit ``card.index`` set for each member.

    >>> from oddchip.cards import parse_cards
    >>> dead = CardSet(parse_cards("As Kd"))
    >>> len(dead), Card.from_code("As") in dead, str(dead)
    (2, True, 'Kd As')
    >>> dead | CardSet(parse_cards("2c"))
    CardSet.from_codes('2c Kd As')
    """

    __slots__ = ("bits",)

    bits: int

    def __init__(self, cards: Iterable[Card] = ()) -> None:
        bits = 0
        for card in cards:
            bits |= 1 << card.index
        object.__setattr__(self, "bits", bits)

    @classmethod
    def from_bits(cls, bits: int) -> "CardSet":
        """The set whose member indices are the one bits of ``bits`` (0 to 2**52 - 1)."""
        return cls(card for card in ALL_CARDS if bits >> card.index & 1)

    @classmethod
    def from_codes(cls, codes: str) -> "CardSet":
        """The set of canonical codes separated by spaces."""
        return cls(Card.from_code(code) for code in codes.split())

    def __setattr__(self, name: str, value: object) -> None:
        raise AttributeError(f"card sets are frozen: {name}")

    def __contains__(self, card: object) -> bool:
        return isinstance(card, Card) and bool(self.bits >> card.index & 1)

    def __iter__(self) -> Iterator[Card]:
        return (card for card in ALL_CARDS if self.bits >> card.index & 1)

    def __len__(self) -> int:
        return self.bits.bit_count()

    def __hash__(self) -> int:
        return self._hash()

    def __str__(self) -> str:
        return " ".join(card.code for card in self)

    def __repr__(self) -> str:
        return f"CardSet.from_codes({str(self)!r})"

    def __reduce__(self) -> tuple[object, tuple[int]]:
        return CardSet.from_bits, (self.bits,)
