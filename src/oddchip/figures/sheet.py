"""What the panels of a settlement's figure share: where they stand, their sizes, and lines of text."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple

from oddchip.figures.canvas import Anchor, Box, Canvas, Face, Paint
from oddchip.figures.decisions import Reading
from oddchip.figures.lettering import shorten_text, text_width, wrap_text
from oddchip.figures.palette import find_palette
from oddchip.figures.playing_cards import REGULAR, SMALL, CardArtist
from oddchip.figures.voice import Voice

NARROW: Final = 560
"""Figures narrower than this use smaller cards and put things below each other."""
NARROWEST: Final = 320
"""No figure is narrower than this; a smaller width is raised to it."""


class Look(NamedTuple):
    """How a figure looks: theme, colours of the deck, width, and what its ids begin with."""

    theme: str
    four_colour: bool
    width: float
    prefix: str


@dataclass(frozen=True, slots=True)
class Sheet:
    """A canvas with a voice and an artist, and the margins of its width."""

    canvas: Canvas
    artist: CardArtist
    voice: Voice

    @classmethod
    def blank(cls, voice: Voice, look: Look) -> "Sheet":
        """An empty sheet."""
        width = max(look.width, NARROWEST)
        canvas = Canvas(width, find_palette(look.theme), rtl=voice.rtl, prefix=look.prefix)
        size = SMALL if width < NARROW else REGULAR
        return cls(canvas, CardArtist(canvas, size, four_colour=look.four_colour), voice)

    @property
    def narrow(self) -> bool:
        """Whether things are put below each other."""
        return self.canvas.width < NARROW

    @property
    def margin(self) -> float:
        """Between the edge of the figure and its panels."""
        return 8 if self.narrow else 16

    @property
    def padding(self) -> float:
        """Between the edge of a panel and what is in it."""
        return 12 if self.narrow else 14

    @property
    def body(self) -> Box:
        """The width inside panels, as a box without height."""
        side = self.margin + self.padding
        return Box(side, 0, self.canvas.width - 2 * side, 0)

    def face(self, size: float = 13, *, bold: bool = False, soft: bool = False) -> Face:
        """A text face in the ink of the theme."""
        palette = self.canvas.palette
        return Face(size, palette.soft_ink if soft else palette.ink, bold)

    def panel(self, top: float, bottom: float, place: int, *, paint: Paint | None = None) -> None:
        """The ground of a panel from ``top`` to ``bottom``."""
        palette = self.canvas.palette
        box = Box(self.margin, top, self.canvas.width - 2 * self.margin, bottom - top)
        self.canvas.rect(box, paint or Paint(palette.panel, palette.line), radius=8, place=place)

    def write(self, said: str, area: Box, face: Face, anchor: Anchor = "start") -> float:
        """Text in as many lines as the width of ``area`` asks for, from its top down; where it ends."""
        y = area.y
        x = {"start": area.x, "middle": area.middle, "end": area.end}[anchor]
        for line in wrap_text(said, area.width, face.size, bold=face.bold):
            y += face.size * 1.35
            self.canvas.text(x, y - face.size * 0.3, line, face, anchor)
        return y

    def line(self, said: str, x: float, y: float, face: Face, room: float) -> float:
        """One line of text on the base line ``y``, shortened to the room there is; where it ends."""
        fitted = shorten_text(said, room, face.size, bold=face.bold)
        self.canvas.text(x, y, fitted, face)
        return x + text_width(fitted, face.size, bold=face.bold)


def columns_fit(widths: Sequence[float], gap: float, room: float) -> bool:
    """Whether columns of these widths fit beside each other.

    >>> columns_fit([100, 100], 10, 210)
    True
    """
    return sum(widths) + gap * (len(widths) - 1) <= room


def widest_holding(reading: Reading) -> int:
    """The number of hole cards of the fullest hand."""
    return max((len(seat.hole) for seat in reading.settlement.showdown.seats), default=0)
