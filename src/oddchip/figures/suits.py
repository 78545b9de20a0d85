"""The four suit signs as paths in a square of 100 by 100, drawn for this project.

Paths, because the characters ♠♥♦♣ are shown as coloured emoji by some systems and are missing in some fonts.
"""

from types import MappingProxyType
from typing import Final

from oddchip.cards import Suit

SUIT_PATHS: Final = MappingProxyType(
    {
        Suit.SPADES: (
            "M50 3C58 22 92 42 92 65C92 78 82 86 71 86C64 86 58 83 54 77C55 86 59 92 66 97L34 97"
            "C41 92 45 86 46 77C42 83 36 86 29 86C18 86 8 78 8 65C8 42 42 22 50 3Z"
        ),
        Suit.HEARTS: (
            "M50 95C40 74 6 56 6 30C6 16 16 6 29 6C39 6 46 12 50 21C54 12 61 6 71 6C84 6 94 16 94 30C94 56 60 74 50 95Z"
        ),
        Suit.DIAMONDS: "M50 2C58 18 74 38 88 50C74 62 58 82 50 98C42 82 26 62 12 50C26 38 42 18 50 2Z",
        Suit.CLUBS: (
            "M50 3A22 22 0 0 1 66 40A22 22 0 1 1 54 73C55 84 59 91 66 97L34 97C41 91 45 84 46 73"
            "A22 22 0 1 1 34 40A22 22 0 0 1 50 3Z"
        ),
    }
)
"""Path data by suit."""
