"""``oddchip range``: a range of starting hands, as a grid."""

import json as jsonlib
from contextlib import suppress
from fractions import Fraction
from math import comb
from typing import Annotated, Any

import typer

from oddchip.cli import options
from oddchip.cli.exit_code import OK
from oddchip.errors import UnknownNameError
from oddchip.variants import find_variant

Words = Annotated[list[str], typer.Argument(metavar="cli-metavar-range", help="cli-argument-range")]
Game = Annotated[
    str | None,
    typer.Option(
        "--variant", metavar="cli-metavar-variant", help="cli-option-variant", autocompletion=options.variant_names
    ),
]


def range(  # noqa: A001, PLR0913 - the command's name; each parameter is an option of the command line
    ctx: typer.Context,
    words: Words,
    *,
    variant: Game = None,
    json: options.Json = False,
    plain: options.Plain = False,
    no_isolates: options.NoIsolates = False,
    lang: options.Lang = None,
) -> int:
    """Show the range."""
    del lang
    from oddchip.odds import parse_range  # noqa: PLC0415 - loaded when asked for

    console = options.console_of(ctx, no_isolates=no_isolates, plain=plain)
    if variant is None and len(words) > 1 and _names_game(words[0]):
        variant, *words = words
    game = find_variant(variant or "holdem")
    found = parse_range(" ".join(words), game)
    if json:
        console.write_data(jsonlib.dumps(found.to_json(), ensure_ascii=False))
        return OK
    if hasattr(found, "to_grid") and not plain:
        for line in grid_lines(found):
            console.write_data(line)
    speaker = console.speaker
    every = comb(game.deck.size, game.hole)
    share = speaker.percent(Fraction(len(found), every))
    console.write(speaker.say("range-size", range=str(found), combos=len(found), all=every, share=share))
    if found.total_weight != len(found):
        weight = speaker.percent(found.share)
        console.write(speaker.say("range-weighted", weight=_decimal(found.total_weight), share=weight))
    return OK


def _names_game(word: str) -> bool:
    """Whether the game stands first, as other commands have it."""
    with suppress(UnknownNameError):
        return bool(find_variant(word))
    return False


def grid_lines(found: Any) -> list[str]:
    """The grid of starting classes: a hand by name, with ``~`` if not all of it is there, ``.`` if none is.

    >>> from oddchip.odds import parse_range
    >>> print(grid_lines(parse_range("AA AKs:0.5"))[0].rstrip())
     AA   AKs~ .    .    .    .    .    .    .    .    .    .    .
    """
    ranks = find_variant(found.variant).deck.ranks[::-1]
    lines = []
    for row, weights in enumerate(found.to_grid()):
        cells = []
        for column, weight in enumerate(weights):
            high, low = ranks[min(row, column)], ranks[max(row, column)]
            name = f"{high.letter}{low.letter}" + ("" if row == column else "s" if column > row else "o")
            cells.append(name if weight == 1 else f"{name}~" if weight else ".")
        lines.append(" " + " ".join(f"{cell:<4}" for cell in cells).rstrip())
    return lines


def _decimal(weight: Fraction) -> Any:
    from decimal import Decimal  # noqa: PLC0415 - one use

    return Decimal(str(round(float(weight), 2)))
