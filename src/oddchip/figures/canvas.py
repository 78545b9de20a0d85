"""A sheet to draw on, mirrored as a whole for languages that are read from right to left.

Layouts count from the side where reading starts: ``x`` 0 is the left edge in English and the right edge in Arabic. What
must not be mirrored (the cards of a hand) is placed by `Canvas.row`.
"""

from collections.abc import Iterable, Sequence
from typing import Final, Literal, NamedTuple
from xml.sax.saxutils import escape, quoteattr

from oddchip.cards import Suit
from oddchip.figures.palette import Palette
from oddchip.figures.suits import SUIT_PATHS

# Fonts that have Latin, Cyrillic and Arabic letters come first: a renderer that finds a letter missing may take it from
# any font at all, in any weight.
FONTS: Final = "system-ui, 'Segoe UI', Roboto, 'DejaVu Sans', Tahoma, Arial, 'Noto Sans', sans-serif"
_RTL_OPEN: Final = "\N{RIGHT-TO-LEFT ISOLATE}"
_RTL_CLOSE: Final = "\N{POP DIRECTIONAL ISOLATE}"

Anchor = Literal["start", "middle", "end"]


class Box(NamedTuple):
    """A rectangle; ``x`` counts from the side where reading starts."""

    x: float
    y: float
    width: float
    height: float

    @property
    def end(self) -> float:
        """The far side."""
        return self.x + self.width

    @property
    def bottom(self) -> float:
        """The lower side."""
        return self.y + self.height

    @property
    def middle(self) -> float:
        """The centre, across."""
        return self.x + self.width / 2

    def inset(self, by: float) -> "Box":
        """The box made smaller (larger, if negative) on every side."""
        return Box(self.x + by, self.y + by, self.width - 2 * by, self.height - 2 * by)


class Paint(NamedTuple):
    """How a shape is filled and outlined."""

    fill: str = "none"
    stroke: str = "none"
    thickness: float = 1.0
    dash: str = ""

    def attributes(self) -> str:
        """As SVG attributes."""
        said = f'fill="{self.fill}"'
        if self.stroke != "none":
            said += f' stroke="{self.stroke}" stroke-width="{number(self.thickness)}"'
            if self.dash:
                said += f' stroke-dasharray="{self.dash}"'
        return said


class Face(NamedTuple):
    """How a text is set."""

    size: float
    fill: str
    bold: bool = False


class Canvas:
    """Collects the elements of one figure."""

    def __init__(self, width: float, palette: Palette, *, rtl: bool, prefix: str) -> None:
        self.width = width
        self.palette = palette
        self.rtl = rtl
        self.prefix = prefix
        self._elements: list[str] = []
        self._suits: set[Suit] = set()

    def hold(self) -> int:
        """Keep a place below what is drawn next, for a `rect` whose size is not known yet."""
        self._elements.append("")
        return len(self._elements) - 1

    def rect(self, box: Box, paint: Paint, *, radius: float = 0, place: int | None = None) -> None:
        """A rectangle, its corners rounded by ``radius``, in a place that was held or on top."""
        corner = f' rx="{number(radius)}"' if radius else ""
        said = (
            f'<rect x="{number(self._left(box))}" y="{number(box.y)}" width="{number(box.width)}"'
            f' height="{number(box.height)}"{corner} {paint.attributes()}/>'
        )
        if place is None:
            self._add(said)
        else:
            self._elements[place] = said

    def ellipse(self, box: Box, paint: Paint) -> None:
        """The ellipse that fills a box."""
        self._add(
            f'<ellipse cx="{number(self._x(box.middle))}" cy="{number(box.y + box.height / 2)}"'
            f' rx="{number(box.width / 2)}" ry="{number(box.height / 2)}" {paint.attributes()}/>'
        )

    def lines(self, points: Sequence[tuple[float, float]], paint: Paint, *, closed: bool = False) -> None:
        """Straight lines through points."""
        told = " ".join(f"{number(self._x(x))},{number(y)}" for x, y in points)
        kind = "polygon" if closed else "polyline"
        self._add(f'<{kind} points="{told}" {paint.attributes()} stroke-linejoin="round"/>')

    def suit(self, suit: Suit, box: Box, fill: str) -> None:
        """A suit sign that fills a square box; its outline is defined once a figure."""
        self._suits.add(suit)
        self._add(
            f'<use href="#{self.prefix}-{suit.letter}" fill="{fill}" transform="translate('
            f'{number(self._left(box))} {number(box.y)}) scale({number(box.width / 100)})"/>'
        )

    def text(self, x: float, y: float, said: str, face: Face, anchor: Anchor = "start") -> None:
        """One line of text in the language of the figure; ``y`` is its base line."""
        if self.rtl:
            said = f"{_RTL_OPEN}{said}{_RTL_CLOSE}"
        self._text(x, y, said, face, anchor)

    def mark(self, x: float, y: float, sign: str, face: Face) -> None:
        """A rank or a number, centred, which is read from left to right everywhere."""
        self._text(x, y, sign, face, "middle")

    def row(self, box: Box, offsets: Iterable[float], width: float) -> list[float]:
        """Where things of this width start that stand in a row from left to right in every language.

        ``offsets`` are their distances from the left end of the box.
        """
        if self.rtl:
            return [box.end - offset - width for offset in offsets]
        return [box.x + offset for offset in offsets]

    def start_group(self, label: str = "") -> None:
        """Begin a group; ``label`` is shown when a pointer rests on it."""
        self._add("<g>" + (f"<title>{escape(label)}</title>" if label else ""))

    def end_group(self) -> None:
        """End the group begun last."""
        self._add("</g>")

    def finish(self, height: float, *, title: str, description: str, lang: str) -> str:
        """The figure as a document of its own that may also stand inside a page."""
        head = (
            f'<svg xmlns="http://www.w3.org/2000/svg" width="{number(self.width)}" height="{number(height)}"'
            f' viewBox="0 0 {number(self.width)} {number(height)}" role="img"'
            f' aria-labelledby="{self.prefix}-title {self.prefix}-desc" lang="{lang}" xml:lang="{lang}" direction="ltr"'
            f" font-family={quoteattr(FONTS)}>"
        )
        told = (
            f'<title id="{self.prefix}-title">{escape(title)}</title>'
            f'<desc id="{self.prefix}-desc">{escape(description)}</desc>'
        )
        paths = [f'<path id="{self.prefix}-{suit.letter}" d="{SUIT_PATHS[suit]}"/>' for suit in sorted(self._suits)]
        defined = f"<defs>{''.join(paths)}</defs>" if paths else ""
        ground = f'<rect width="100%" height="100%" fill="{self.palette.ground}"/>'
        return "\n".join([head, told, *filter(None, [defined]), ground, *filter(None, self._elements), "</svg>"]) + "\n"

    def _text(self, x: float, y: float, said: str, face: Face, anchor: Anchor) -> None:
        if self.rtl:
            anchor = {"start": "end", "middle": "middle", "end": "start"}[anchor]  # type: ignore[assignment]
        placed = "" if anchor == "start" else f' text-anchor="{anchor}"'
        weight = ' font-weight="700"' if face.bold else ""
        self._add(
            f'<text x="{number(self._x(x))}" y="{number(y)}" font-size="{number(face.size)}" fill="{face.fill}"'
            f"{weight}{placed}>{escape(said)}</text>"
        )

    def _x(self, x: float) -> float:
        return self.width - x if self.rtl else x

    def _left(self, box: Box) -> float:
        return self.width - box.end if self.rtl else box.x

    def _add(self, element: str) -> None:
        self._elements.append(element)


def number(value: float) -> str:
    """A coordinate with at most two decimals, always written the same way.

    >>> number(12.0), number(1 / 3)
    ('12', '0.33')
    """
    return f"{value:.2f}".rstrip("0").rstrip(".")
