"""Small signs that carry a meaning without colour: deciding, beaten, winning, the button, chips."""

from oddchip.figures.canvas import Box, Canvas, Face, Paint
from oddchip.figures.decisions import Kind

SIGN = 9.0
"""The width of a sign of a mark."""


def draw_kind(canvas: Canvas, kind: Kind, x: float, y: float) -> None:
    """A filled arrow down for a deciding card, a hollow one for the card it beats; ``y`` is the base line."""
    palette = canvas.palette
    points = [(x, y - 8), (x + SIGN - 1, y - 8), (x + (SIGN - 1) / 2, y)]
    if kind == "decides":
        canvas.lines(points, Paint(palette.wins, palette.wins), closed=True)
    else:
        canvas.lines(points, Paint(palette.ground, palette.beaten, 1.6), closed=True)


def ring(canvas: Canvas, kind: Kind, box: Box) -> None:
    """An outline around marked cards: solid where they decide, broken where they are beaten."""
    palette = canvas.palette
    if kind == "decides":
        canvas.rect(box.inset(-2.5), Paint("none", palette.wins, 3), radius=6)
    else:
        canvas.rect(box.inset(-2), Paint("none", palette.beaten, 2.4, "6 3"), radius=6)


def draw_tick(canvas: Canvas, x: float, y: float) -> None:
    """The tick of a hand that wins; ``y`` is the base line. It takes the width of 12."""
    points = [(x, y - 4.5), (x + 3.5, y - 1), (x + 10, y - 9)]
    if canvas.rtl:
        points = [(x + 10 - (at - x), down) for at, down in points]
    canvas.lines(points, Paint("none", canvas.palette.wins, 2.4))


def draw_button(canvas: Canvas, sign: str, x: float, y: float) -> None:
    """The dealer button, a disc of 18; ``y`` is the base line of the text beside it."""
    palette = canvas.palette
    canvas.ellipse(Box(x, y - 14, 18, 18), Paint(palette.face, palette.face_line, 1.4))
    canvas.mark(x + 9, y - 0.8, sign, Face(12, palette.black, bold=True))


def draw_coin(canvas: Canvas, x: float, y: float) -> None:
    """A single chip, as wide as 11; ``y`` is the base line."""
    palette = canvas.palette
    canvas.ellipse(Box(x, y - 10, 11, 11), Paint(palette.chip, palette.chip_line, 1.2))
    canvas.ellipse(Box(x + 3, y - 7, 5, 5), Paint("none", palette.chip_line))


def draw_stack(canvas: Canvas, count: int, x: float, bottom: float) -> None:
    """A stack of so many chips, 34 wide."""
    palette = canvas.palette
    for at in range(count):
        y = bottom - 12 - at * 5
        canvas.rect(Box(x, y, 34, 9), Paint(palette.chip, palette.chip_line), radius=4)
        for edge in (8, 15, 22):
            canvas.lines([(x + edge, y + 3.5), (x + edge, y + 8)], Paint("none", palette.chip_line, 1.4))
