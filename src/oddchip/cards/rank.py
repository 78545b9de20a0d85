"""The rank of a card: two to ace."""

from enum import IntEnum


class Rank(IntEnum):
    """Rank of a card. The number is its pips; the ace stands at the top and is moved down by the systems that say so.

    >>> Rank.TEN.letter, Rank.from_letter("t")
    ('T', Rank.TEN)
    """

    TWO = 2
    THREE = 3
    FOUR = 4
    FIVE = 5
    SIX = 6
    SEVEN = 7
    EIGHT = 8
    NINE = 9
    TEN = 10
    JACK = 11
    QUEEN = 12
    KING = 13
    ACE = 14

    def __repr__(self) -> str:
        return f"Rank.{self.name}"

    @property
    def letter(self) -> str:
        """One character, as in card codes: ``2`` to ``9``, ``T J Q K A``."""
        return RANK_LETTERS[self - 2]

    @property
    def label(self) -> str:
        """As printed in running text, where ten is ``10``."""
        return "10" if self is Rank.TEN else self.letter

    @classmethod
    def from_letter(cls, letter: str) -> "Rank":
        """The rank of a letter in either case; ``ValueError`` for any other text."""
        if len(letter) != 1:
            raise ValueError(letter)
        return cls(RANK_LETTERS.index(letter.upper()) + 2)


RANK_LETTERS = "23456789TJQKA"
"""Letters of the ranks, lowest first."""
