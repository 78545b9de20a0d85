"""Rows of words for people and programs: a drawn table on a terminal, tab-separated lines elsewhere."""

import sys
from collections.abc import Sequence
from typing import Literal

from oddchip.cli.console import Console


def write_table(console: Console, headings: Sequence[str], rows: Sequence[Sequence[str]]) -> None:
    """Print rows under headings.

    Plain output, for screen readers, names the heading of every value; a pipe gets one row a line, parted by tabs.
    """
    if console.plain:
        for key, *values in rows:
            told = [f"{heading}: {value}" for heading, value in zip(headings[1:], values, strict=True) if value]
            *before, last = (key, *told)
            console.write(". ".join([*(part.removesuffix(".") for part in before), last]))
    elif console.on_terminal:
        _draw(console, headings, rows)
    else:
        for row in (headings, *rows):
            console.write_data("\t".join(console.ready(cell) for cell in row))


def _draw(console: Console, headings: Sequence[str], rows: Sequence[Sequence[str]]) -> None:
    from rich import box  # noqa: PLC0415 - Rich is loaded for tables on a terminal and for nothing else
    from rich.console import Console as RichConsole  # noqa: PLC0415
    from rich.table import Table  # noqa: PLC0415
    from rich.text import Text  # noqa: PLC0415

    table = Table(box=box.SIMPLE, pad_edge=False)
    for heading in headings:
        table.add_column(Text(console.ready(heading)), overflow="fold")
    for row in rows:
        table.add_row(*(Text(console.ready(cell)) for cell in row))
    colours: Literal["auto"] | None = "auto" if console.has_colour(sys.stdout) else None
    RichConsole(highlight=False, markup=False, color_system=colours).print(table)
