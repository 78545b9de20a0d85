"""``oddchip outs``: which next cards help a hand."""

import json as jsonlib
from typing import TYPE_CHECKING, Annotated, cast

import typer

from oddchip.cli import odds_options, options
from oddchip.cli.exit_code import OK

if TYPE_CHECKING:
    from oddchip.odds.out_cards.counting import OutsMode

Hole = Annotated[str, typer.Argument(metavar="cli-metavar-hand", help="cli-argument-hand")]
Against = Annotated[list[str] | None, typer.Option("--against", metavar="cli-metavar-hand", help="cli-option-against")]
Mode = Annotated[
    str | None,
    typer.Option(
        "--mode", metavar="cli-metavar-mode", help="cli-option-mode", autocompletion=lambda: ["improve", "win"]
    ),
]


def outs(  # noqa: PLR0913 - each parameter is an option of the command line
    ctx: typer.Context,
    variant: options.VariantName,
    hole: Hole,
    *,
    board: options.Board = "",
    against: Against = None,
    mode: Mode = None,
    dead: odds_options.Dead = "",
    json: options.Json = False,
    plain: options.Plain = False,
    no_isolates: options.NoIsolates = False,
    lang: options.Lang = None,
) -> int:
    """Say the outs and the draws."""
    del lang
    from oddchip.odds import find_draws  # noqa: PLC0415 - loaded when asked for
    from oddchip.odds import outs as find_outs  # noqa: PLC0415

    console = options.console_of(ctx, no_isolates=no_isolates, plain=plain)
    shared = odds_options.board_text(board)
    chosen = cast("OutsMode", mode or ("win" if against else "improve"))
    answer = find_outs(variant, hole, shared, against, dead, chosen)
    draws = find_draws(variant, hole, shared, dead=dead)
    if json:
        console.write_data(jsonlib.dumps(answer.to_json(draws), ensure_ascii=False))
        return OK
    from oddchip.wording import explain_outs  # noqa: PLC0415 - JSON needs no words

    for line in explain_outs(answer, draws, lang=console.lang, plain=plain).splitlines():
        console.write(line)
    return OK
