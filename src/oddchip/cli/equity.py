"""``oddchip equity``: how often each hand wins."""

import json as jsonlib
from typing import Annotated

import typer

from oddchip.cli import odds_options, options
from oddchip.cli.exit_code import INTERRUPTED, OK
from oddchip.cli.progress import Progress

Hands = Annotated[list[str], typer.Argument(metavar="cli-metavar-odds-hands", help="cli-argument-odds-hands")]
Exact = Annotated[bool, typer.Option("--exact", help="cli-option-exact")]
Samples = Annotated[int | None, typer.Option("--samples", metavar="cli-metavar-number", help="cli-option-samples")]
Error = Annotated[str | None, typer.Option("--error", metavar="cli-metavar-error", help="cli-option-error")]
Seed = Annotated[int | None, typer.Option("--seed", metavar="cli-metavar-number", help="cli-option-seed")]


def equity(  # noqa: PLR0913 - each parameter is an option of the command line
    ctx: typer.Context,
    variant: options.VariantName,
    hands: Hands,
    *,
    board: odds_options.Board = "",
    dead: odds_options.Dead = "",
    exact: Exact = False,
    samples: Samples = None,
    error: Error = None,
    seed: Seed = None,
    budget: odds_options.Budget = None,
    rules: options.Rules = None,
    json: options.Json = False,
    plain: options.Plain = False,
    no_isolates: options.NoIsolates = False,
    lang: options.Lang = None,
) -> int:
    """Say every hand's chances."""
    del lang
    from oddchip.odds import equity as find_equity  # noqa: PLC0415 - loaded when asked for

    console = options.console_of(ctx, no_isolates=no_isolates, plain=plain)
    with Progress() as progress:
        answer = find_equity(
            variant,
            hands,
            board=odds_options.board_text(board),
            dead=dead,
            exact=True if exact else None,
            samples=samples,
            error=odds_options.share(error),
            seed=seed,
            progress=progress.show,
            **odds_options.given(budget=budget, rules=rules),
        )
    if json:
        console.write_data(jsonlib.dumps(answer.to_json(), ensure_ascii=False))
    else:
        from oddchip.wording import explain_equity  # noqa: PLC0415 - JSON needs no words

        for line in explain_equity(answer, lang=console.lang, plain=plain).splitlines():
            console.write(line)
    return INTERRUPTED if answer.interrupted else OK
