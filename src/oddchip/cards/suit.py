"""The suit of a card. Suits make flushes; they never break a tie between hands."""

from enum import IntEnum


class Suit(IntEnum):
    """Suit of a card, in the one order poker knows: clubs, diamonds, hearts, spades.

    The order serves the odd chip of games without a button and nothing else (TDA 2024, Rule 20-B).

    >>> Suit.SPADES.letter, Suit.SPADES.glyph
    ('s', '♠')
    """

    CLUBS = 0
    DIAMONDS = 1
    HEARTS = 2
    SPADES = 3

    def __repr__(self) -> str:
        return f"Suit.{self.name}"

    @property
    def letter(self) -> str:
        """One lower-case letter, as in card codes."""
        return SUIT_LETTERS[self]

    @property
    def glyph(self) -> str:
        """The suit sign, black for all four suits."""
        return SUIT_GLYPHS[self]

    @classmethod
    def from_letter(cls, letter: str) -> "Suit":
        """The suit of a letter in either case; ``ValueError`` for any other text."""
        if len(letter) != 1:
            raise ValueError(letter)
        return cls(SUIT_LETTERS.index(letter.lower()))


SUIT_LETTERS = "cdhs"
"""Letters of the suits, in the order of `Suit`."""
SUIT_GLYPHS = "♣♦♥♠"
"""Signs of the suits, in the order of `Suit`."""
