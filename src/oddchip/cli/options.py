"""Options that several commands share. Help and metavars are message ids: `oddchip.cli.help` says them."""

from typing import Annotated

import typer

from oddchip.cli.choices import DETAILS, FORMATS, LETTERS
from oddchip.cli.console import Console


def _languages() -> list[str]:
    from oddchip.wording import LANGUAGES  # noqa: PLC0415 - only when a shell completes

    return list(LANGUAGES)


def _rules() -> list[str]:
    from oddchip.pots import PRESETS  # noqa: PLC0415 - only when a shell completes

    return list(PRESETS)


def variant_names() -> list[str]:
    """Keys of every game, for shells that complete."""
    from oddchip.variants import list_variants  # noqa: PLC0415 - only when a shell completes

    return [variant.key for variant in list_variants()]


Board = Annotated[str, typer.Option("--board", "-b", metavar="cli-metavar-board", help="cli-option-board")]
Lang = Annotated[
    str | None,
    typer.Option("--lang", metavar="cli-metavar-lang", help="cli-option-lang", autocompletion=_languages),
]
Json = Annotated[bool, typer.Option("--json", help="cli-option-json")]
Plain = Annotated[bool, typer.Option("--plain", help="cli-option-plain")]
NoIsolates = Annotated[bool, typer.Option("--no-isolates", help="cli-option-no-isolates")]
Detail = Annotated[
    str | None,
    typer.Option(
        "--detail", metavar="cli-metavar-detail", help="cli-option-detail", autocompletion=lambda: list(DETAILS)
    ),
]
Format = Annotated[
    str,
    typer.Option(
        "--format", metavar="cli-metavar-format", help="cli-option-format", autocompletion=lambda: list(FORMATS)
    ),
]
Rules = Annotated[
    str | None,
    typer.Option("--rules", metavar="cli-metavar-rules", help="cli-option-rules", autocompletion=_rules),
]
Chip = Annotated[str | None, typer.Option("--chip", metavar="cli-metavar-chip", help="cli-option-chip")]
Cards = Annotated[
    str | None,
    typer.Option("--cards", metavar="cli-metavar-cards", help="cli-option-cards", autocompletion=lambda: list(LETTERS)),
]
VariantName = Annotated[
    str, typer.Argument(metavar="cli-metavar-variant", help="cli-argument-variant", autocompletion=variant_names)
]


def console_of(ctx: typer.Context, *, no_isolates: bool = False, plain: bool = False) -> Console:
    """The console of this run, told what the options say of it."""
    console: Console = ctx.obj
    console.isolates = not no_isolates
    console.plain = plain
    return console
