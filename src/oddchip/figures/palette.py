"""Colours of the two themes. Ink on the ground it is meant for has a contrast of at least 4.5 (WCAG AA)."""

from dataclasses import dataclass
from types import MappingProxyType
from typing import Final, Literal

from oddchip.cards import Suit
from oddchip.errors import UnknownNameError

Theme = Literal["light", "dark"]


@dataclass(frozen=True, slots=True)
class Palette:
    """The colours of one theme, as ``#rrggbb``.

    >>> PALETTES["light"].suit_ink(Suit.DIAMONDS, four_colour=True)
    '#1d4fb8'
    """

    ground: str
    panel: str
    line: str
    ink: str
    soft_ink: str
    wins: str
    wins_panel: str
    beaten: str
    face: str
    face_line: str
    idle_face: str
    idle_ink: str
    idle_line: str
    chip: str
    chip_line: str
    black: str
    red: str
    blue: str
    green: str

    def suit_ink(self, suit: Suit, *, four_colour: bool) -> str:
        """The colour of a suit on a card's face, in two colours or in four."""
        two = {Suit.SPADES: self.black, Suit.CLUBS: self.black, Suit.HEARTS: self.red, Suit.DIAMONDS: self.red}
        four = {Suit.CLUBS: self.green, Suit.DIAMONDS: self.blue}
        return (two | four if four_colour else two)[suit]


PALETTES: Final = MappingProxyType(
    {
        "light": Palette(
            ground="#ffffff", panel="#f6f7f9", line="#c4c9d1", ink="#16191d", soft_ink="#4d5661",
            wins="#0b6b3a", wins_panel="#eaf6ef", beaten="#a4340f",
            face="#ffffff", face_line="#3c434c", idle_face="#e9ebee", idle_ink="#5c646e", idle_line="#a9b0b9",
            chip="#e0a526", chip_line="#6b4a00",
            black="#16191d", red="#c01722", blue="#1d4fb8", green="#16702f",
        ),
        "dark": Palette(
            ground="#15191e", panel="#1e242b", line="#4a545f", ink="#f2f4f6", soft_ink="#b3bcc6",
            wins="#63d79a", wins_panel="#17301f", beaten="#ff9a76",
            face="#fbfbfa", face_line="#dfe3e8", idle_face="#3a434d", idle_ink="#c3cad2", idle_line="#626d79",
            chip="#e8b646", chip_line="#fff1c9",
            black="#16191d", red="#c01722", blue="#1d4fb8", green="#16702f",
        ),
    }
)  # fmt: skip
"""Palettes by theme."""


def find_palette(theme: str) -> Palette:
    """The palette of a theme; `UnknownNameError` (``unknown-choice``) for any other text.

    >>> find_palette("dark").ground
    '#15191e'
    """
    if theme not in PALETTES:
        raise UnknownNameError("unknown-choice", option="theme", given=theme, known=", ".join(PALETTES))
    return PALETTES[theme]


def mix_colours(first: str, second: str, share: float) -> str:
    """A colour between two, ``share`` of the way to the second.

    >>> mix_colours("#000000", "#ffffff", 0.5)
    '#808080'
    """
    parts = zip(_channels(first), _channels(second), strict=True)
    return "#" + "".join(f"{round(a + (b - a) * share):02x}" for a, b in parts)


def luminance(colour: str) -> float:
    """The relative luminance of a colour (WCAG 2.2): 0 for black, 1 for white.

    >>> luminance("#ffffff"), luminance("#000000")
    (1.0, 0.0)
    """
    linear = [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in (v / 255 for v in _channels(colour))]
    red, green, blue = linear
    return round(0.2126 * red + 0.7152 * green + 0.0722 * blue, 12)


def contrast(first: str, second: str) -> float:
    """The contrast of two colours (WCAG 2.2), from 1 to 21.

    >>> contrast("#ffffff", "#000000")
    21.0
    """
    lighter, darker = sorted((luminance(first), luminance(second)), reverse=True)
    return (lighter + 0.05) / (darker + 0.05)


def readable_ink(ground: str) -> str:
    """Black or white, whichever is read better on a ground.

    >>> readable_ink("#ffffff")
    '#000000'
    """
    return max(("#000000", "#ffffff"), key=lambda ink: contrast(ink, ground))


def _channels(colour: str) -> tuple[int, int, int]:
    return int(colour[1:3], 16), int(colour[3:5], 16), int(colour[5:7], 16)
