"""Options that several commands share. Help and metavars are message ids: `oddchip.cli.help` says them."""

from collections.abc import Iterable, Sequence
from typing import Annotated, Final

import typer

from oddchip.cli.console import Console
from oddchip.errors import UnknownNameError

DETAILS: Final = ("brief", "full", "teach")
FORMATS: Final = ("text", "markdown", "html")
LETTERS: Final = ("en", "ru", "ar")


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


def _completing(values: Sequence[str]) -> "Iterable[str]":
    return list(values)


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
        "--detail", metavar="cli-metavar-detail", help="cli-option-detail", autocompletion=lambda: _completing(DETAILS)
    ),
]
Format = Annotated[
    str,
    typer.Option(
        "--format", metavar="cli-metavar-format", help="cli-option-format", autocompletion=lambda: _completing(FORMATS)
    ),
]
Rules = Annotated[
    str | None,
    typer.Option("--rules", metavar="cli-metavar-rules", help="cli-option-rules", autocompletion=_rules),
]
Chip = Annotated[str | None, typer.Option("--chip", metavar="cli-metavar-chip", help="cli-option-chip")]
Cards = Annotated[
    str | None,
    typer.Option(
        "--cards", metavar="cli-metavar-cards", help="cli-option-cards", autocompletion=lambda: _completing(LETTERS)
    ),
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


def one_of(option: str, given: str, known: Sequence[str]) -> str:
    """A value that must be one of a few; `UnknownNameError` (``unknown-choice``)."""
    value = given.strip().casefold()
    if value not in known:
        raise UnknownNameError("unknown-choice", option=option, given=given, known=", ".join(known))
    return value
