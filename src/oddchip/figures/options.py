"""The options every figure takes."""

from typing import TypedDict

from oddchip.figures.palette import Theme
from oddchip.figures.settlement_figure import figure_prefix
from oddchip.figures.sheet import Look, Sheet
from oddchip.figures.voice import Voice


class FigureOptions(TypedDict, total=False):
    """Language, theme, colours of the deck, width in pixels, and what the ids of the figure begin with."""

    lang: str
    theme: Theme
    four_colour: bool
    width: int
    prefix: str | None


def open_sheet(contents: object, options: FigureOptions, *, width: int = 720) -> Sheet:
    """An empty sheet of these options; ``contents`` is what the figure shows, ``width`` its usual width."""
    wide = options.get("width", width)
    prefix = options.get("prefix") or figure_prefix(f"{contents!r} {sorted(options.items(), key=str)!r}")
    look = Look(options.get("theme", "light"), options.get("four_colour", False), wide, prefix)
    return Sheet.blank(Voice(options.get("lang", "en")), look)


def plain_voice(options: FigureOptions) -> Voice:
    """The voice of the description."""
    return Voice(options.get("lang", "en"), plain=True)
