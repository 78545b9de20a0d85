"""``oddchip settle``: who wins which chips, and why."""

from typing import Annotated

import typer

from oddchip.cli import options
from oddchip.cli.choices import THEMES
from oddchip.cli.settling import SettleOptions, settle_all

Inputs = Annotated[list[str], typer.Argument(metavar="cli-metavar-input", help="cli-argument-input")]

Svg = Annotated[str | None, typer.Option("--svg", metavar="cli-metavar-picture", help="cli-option-svg")]
ThemeName = Annotated[
    str | None,
    typer.Option("--theme", metavar="cli-metavar-theme", help="cli-option-theme", autocompletion=lambda: list(THEMES)),
]
FourColour = Annotated[bool, typer.Option("--four-colour", help="cli-option-four-colour")]


def settle(  # noqa: PLR0913 - each parameter is an option of the command line
    ctx: typer.Context,
    inputs: Inputs,
    *,
    detail: options.Detail = None,
    rules: options.Rules = None,
    chip: options.Chip = None,
    cards: options.Cards = None,
    format: options.Format = "text",  # noqa: A002 - the name of the option
    svg: Svg = None,
    theme: ThemeName = None,
    four_colour: FourColour = False,
    json: options.Json = False,
    plain: options.Plain = False,
    no_isolates: options.NoIsolates = False,
    lang: options.Lang = None,
) -> int:
    """Settle lines, files or standard input; 2 if any of them was bad, else 0."""
    del lang
    asked = SettleOptions(
        inputs, detail=detail, rules=rules, chip=chip, cards=cards, format=format, svg=svg, theme=theme,
        four_colour=four_colour, json=json, plain=plain, no_isolates=no_isolates,
    )  # fmt: skip
    return settle_all(options.console_of(ctx), asked)
