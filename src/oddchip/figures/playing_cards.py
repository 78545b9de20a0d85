"""Cards, the raised ones and the idle ones, and the bracket that joins the cards of one hand."""

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import Literal, NamedTuple

from oddchip.cards import Card
from oddchip.figures.canvas import Box, Canvas, Face, Paint

State = Literal["plays", "idle"]
RAISE = 6.0
"""How far a card that plays stands above one that does not."""


@dataclass(frozen=True, slots=True)
class CardSize:
    """The size of the cards of a figure, and the gap between two of them.

    >>> CardSize(34, 46, 3).pitch
    37
    """

    width: float
    height: float
    gap: float

    @property
    def pitch(self) -> float:
        """From the left end of one card to that of the next."""
        return self.width + self.gap

    def span(self, count: int) -> float:
        """The width of so many cards in a row."""
        return count * self.pitch - self.gap if count else 0.0


REGULAR = CardSize(34, 46, 3)
"""Cards of a wide figure."""
SMALL = CardSize(29, 40, 2)
"""Cards of a narrow figure."""


class CardArtist:
    """Draws cards of one size in two or four colours."""

    def __init__(self, canvas: Canvas, size: CardSize, *, four_colour: bool) -> None:
        self.canvas = canvas
        self.size = size
        self.four_colour = four_colour

    def card(self, card: Card, x: float, y: float, state: State = "plays") -> Box:
        """One card with its upper corner at ``x``, ``y``; an idle one is pale with a broken outline."""
        palette, box = self.canvas.palette, Box(x, y, self.size.width, self.size.height)
        plays = state == "plays"
        ink = palette.suit_ink(card.suit, four_colour=self.four_colour) if plays else palette.idle_ink
        outline = (
            Paint(palette.face, palette.face_line, 1.2)
            if plays
            else Paint(palette.idle_face, palette.idle_line, 1, "3 2")
        )
        self.canvas.start_group(card.glyph)
        self.canvas.rect(box, outline, radius=4)
        self.canvas.mark(box.middle, y + box.height * 0.42, card.rank.label, Face(box.height * 0.4, ink, bold=True))
        side = box.width * 0.5
        self.canvas.suit(card.suit, Box(box.middle - side / 2, y + box.height * 0.53, side, side), ink)
        self.canvas.end_group()
        return box

    def hidden(self, x: float, y: float) -> None:
        """A card that nobody saw."""
        palette, box = self.canvas.palette, Box(x, y, self.size.width, self.size.height)
        self.canvas.rect(box, Paint(palette.idle_face, palette.idle_line, 1, "3 2"), radius=4)
        self.canvas.rect(box.inset(4), Paint("none", palette.idle_line), radius=2)
        self.canvas.mark(box.middle, y + box.height * 0.64, "?", Face(box.height * 0.42, palette.idle_ink, bold=True))

    def row(
        self, cards: Sequence[Card | None], x: float, y: float, playing: Collection[Card] | None = None
    ) -> list[Box]:
        """Cards from left to right; those that play are raised, the others idle. ``None`` for ``playing`` raises none.

        The row takes ``RAISE`` more than the height of a card when some are raised.
        """
        area = Box(x, y, self.size.span(len(cards)), self.size.height)
        starts = self.canvas.row(area, [at * self.size.pitch for at in range(len(cards))], self.size.width)
        boxes = []
        for card, start in zip(cards, starts, strict=True):
            plays = playing is None or card in playing
            top = y if plays else y + RAISE
            if card is None:
                self.hidden(start, top)
            else:
                self.card(card, start, top, "plays" if plays else "idle")
            boxes.append(Box(start, top, self.size.width, self.size.height))
        return boxes


class Five(NamedTuple):
    """Where the cards of a drawn hand stand."""

    boxes: tuple[Box, ...]
    area: Box


def part_gap(size: CardSize) -> float:
    """The gap between the main part of a hand and its kickers."""
    return size.gap * 3


def hand_span(size: CardSize) -> float:
    """The width kept for the cards of a hand, so that hands below each other are in line."""
    return size.span(5) + part_gap(size)


def draw_hand(artist: CardArtist, cards: Sequence[Card], main: int, x: float, y: float) -> Five:
    """The cards of a hand in order of importance, its kickers (after ``main`` cards) set apart."""
    size = artist.size
    extra = part_gap(size)
    offsets = [at * size.pitch + (extra if 0 < main <= at else 0) for at in range(len(cards))]
    area = Box(x, y, hand_span(size), size.height)
    starts = artist.canvas.row(area, offsets, size.width)
    boxes = tuple(artist.card(card, start, y) for card, start in zip(cards, starts, strict=True))
    return Five(boxes, area)
