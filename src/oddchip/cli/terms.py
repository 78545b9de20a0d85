"""``oddchip terms``: the glossary."""

from typing import Annotated

import typer

from oddchip.cli import options

Word = Annotated[str | None, typer.Argument(metavar="cli-metavar-term", help="cli-argument-term")]


def terms(
    ctx: typer.Context,
    word: Word = None,
    *,
    json: options.Json = False,
    plain: options.Plain = False,
    no_isolates: options.NoIsolates = False,
    lang: options.Lang = None,
) -> int:
    """List the terms."""
    del lang
    console = options.console_of(ctx, no_isolates=no_isolates, plain=plain)
    return 0
