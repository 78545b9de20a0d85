"""Starting hands in a grid of 13 by 13, shaded by weight or equity."""

from collections.abc import Mapping
from typing import Final, Literal, Unpack

from oddchip.cards import Rank
from oddchip.errors import UnknownNameError
from oddchip.figures.canvas import Box, Face, Paint
from oddchip.figures.options import FigureOptions, open_sheet, plain_voice
from oddchip.figures.palette import mix_colours, readable_ink
from oddchip.figures.sheet import Sheet

_RANKS: Final = tuple(reversed(Rank))
Measure = Literal["weight", "equity"]


def hand_classes() -> tuple[tuple[str, ...], ...]:
    """The 169 classes of starting hands by row: pairs on the diagonal, suited above it, offsuit below.

    >>> rows = hand_classes()
    >>> rows[0][:3], rows[1][:2], rows[12][12]
    (('AA', 'AKs', 'AQs'), ('AKo', 'KK'), '22')
    """
    return tuple(tuple(_class(row, column) for column in range(13)) for row in range(13))


def range_grid_svg(
    values: Mapping[str, float], *, measure: Measure = "weight", **options: Unpack[FigureOptions]
) -> str:
    """A range of starting hands: each class with its value, 0 to 1, as a shade, a bar and a number in percent.

    ``values`` maps classes (``AA``, ``AKs``, ``76o``) to values; classes that are missing stand empty. ``measure`` says
    what the values are. Raises `UnknownNameError` (``unknown-choice``) for a key that is no class or a measure nobody
    knows, ``ValueError`` for a value outside 0 to 1.

    >>> ">75<" in range_grid_svg({"AKs": 0.75})
    True
    """
    known = {name for row in hand_classes() for name in row}
    for name, value in values.items():
        if name not in known:
            raise UnknownNameError("unknown-choice", option="hand", given=name, known="AA, AKs, AKo, 76s ...")
        if not 0 <= value <= 1:
            raise ValueError(f"{name}: {value} is not between 0 and 1")
    if measure not in ("weight", "equity"):
        raise UnknownNameError("unknown-choice", option="measure", given=measure, known="weight, equity")
    sheet = open_sheet(("range", measure, sorted(values.items())), options, width=560)
    y = _grid(sheet, values)
    area = Box(sheet.margin, y + 4, sheet.canvas.width - 2 * sheet.margin, 0)
    for name in ("range-about", f"range-{measure}"):
        area = area._replace(y=sheet.write(sheet.voice.say(name), area, sheet.face(11.5, soft=True)))
    return sheet.canvas.finish(
        area.y + sheet.margin,
        title=plain_voice(options).say("range-title"),
        description=_description(values, options),
        lang=sheet.voice.lang,
    )


def _grid(sheet: Sheet, values: Mapping[str, float]) -> float:
    """The title and the grid, which runs from left to right in every language; where it ends."""
    side = 4.0 if sheet.narrow else sheet.margin
    head = Box(side + 2, sheet.margin - 2, sheet.canvas.width - 2 * side - 4, 0)
    top = sheet.write(sheet.voice.say("range-title"), head, sheet.face(18, bold=True)) + 8
    cell = (sheet.canvas.width - 2 * side) / 13
    height = max(cell, 26)
    for row, names in enumerate(hand_classes()):
        area = Box(side, top + row * height, cell * 13, height)
        starts = sheet.canvas.row(area, [at * cell for at in range(13)], cell)
        for name, start in zip(names, starts, strict=True):
            _cell(sheet, Box(start, area.y, cell, height), name, values.get(name))
    return top + 13 * height


def _cell(sheet: Sheet, box: Box, name: str, value: float | None) -> None:
    canvas, palette = sheet.canvas, sheet.canvas.palette
    strength = value or 0.0
    fill = mix_colours(palette.panel, palette.wins, strength)
    ink = readable_ink(fill)
    canvas.rect(box.inset(0.5), Paint(fill, palette.line, 0.6))
    faint = ink if strength else palette.soft_ink
    canvas.mark(
        box.middle, box.y + box.height * 0.46, name, Face(min(13, box.width * 0.37), faint, bold=bool(strength))
    )
    if value is not None:
        said = f"{100 * value:.0f}"
        canvas.mark(box.middle, box.y + box.height * 0.84, said, Face(min(11.5, box.width * 0.34), faint))


def _description(values: Mapping[str, float], options: FigureOptions) -> str:
    voice = plain_voice(options)
    told = [
        voice.say("range-cell", hand=name, value=voice.speaker.percent(values[name], digits=0))
        for row in hand_classes()
        for name in row
        if values.get(name)
    ]
    return " ".join([voice.say("range-about"), voice.speaker.joined(told, "unit") if told else ""]).strip()


def _class(row: int, column: int) -> str:
    high, low = sorted((_RANKS[row], _RANKS[column]), reverse=True)
    kind = "" if row == column else "s" if column > row else "o"
    return f"{high.letter}{low.letter}{kind}"
