"""``oddchip equity``: how often each hand wins."""

import json as jsonlib
from dataclasses import replace
from typing import Annotated, Any

import typer

from oddchip.cli import odds_options, options
from oddchip.cli.exit_code import INTERRUPTED, OK
from oddchip.cli.progress import Progress

Hands = Annotated[list[str] | None, typer.Argument(metavar="cli-metavar-odds-hands", help="cli-argument-odds-hands")]
Exact = Annotated[bool, typer.Option("--exact", help="cli-option-exact")]
Samples = Annotated[int | None, typer.Option("--samples", metavar="cli-metavar-number", help="cli-option-samples")]
Error = Annotated[str | None, typer.Option("--error", metavar="cli-metavar-error", help="cli-option-error")]
Threads = Annotated[
    int, typer.Option("--threads", min=1, max=256, metavar="cli-metavar-number", help="cli-option-threads")
]
Seed = Annotated[int | None, typer.Option("--seed", metavar="cli-metavar-number", help="cli-option-seed")]


def equity(  # noqa: PLR0913 - each parameter is an option of the command line
    ctx: typer.Context,
    variant: options.VariantName,
    hands: Hands = None,
    *,
    board: options.Board = "",
    dead: odds_options.Dead = "",
    exact: Exact = False,
    samples: Samples = None,
    error: Error = None,
    seed: Seed = None,
    threads: Threads = 1,
    budget: odds_options.Budget = None,
    rules: options.Rules = None,
    json: options.Json = False,
    plain: options.Plain = False,
    no_isolates: options.NoIsolates = False,
    lang: options.Lang = None,
) -> int:
    """Say every hand's chances."""
    del lang
    console = options.console_of(ctx, no_isolates=no_isolates, plain=plain)
    asked: dict[str, Any] = {
        "exact": True if exact else None,
        "samples": samples,
        "error": odds_options.share(error),
        "seed": seed,
        "threads": threads,
    }
    asked |= odds_options.given(budget=budget)
    with Progress() as progress:
        if "|" in variant and not hands:
            answer, said = _of_pots(variant, rules, {**asked, "progress": progress.show})
        else:
            asked |= odds_options.given(rules=rules)
            asked |= {"board": odds_options.board_text(board), "dead": dead, "progress": progress.show}
            answer, said = _of_hands(variant, hands or [], asked)
    if json:
        console.write_data(jsonlib.dumps(answer.to_json(), ensure_ascii=False))
    else:
        for line in said(answer, lang=console.lang, plain=plain).splitlines():
            console.write(line)
    return INTERRUPTED if answer.interrupted else OK


def _of_hands(variant: str, hands: list[str], asked: dict[str, Any]) -> tuple[Any, Any]:
    """The equities of hands, and what says them."""
    from oddchip.odds import equity as find_equity  # noqa: PLC0415 - loaded when asked for
    from oddchip.wording import explain_equity  # noqa: PLC0415

    return find_equity(variant, hands, **asked), explain_equity


def _of_pots(line: str, rules: str | None, asked: dict[str, Any]) -> tuple[Any, Any]:
    """The equity of a showdown line, pot by pot, and what says it."""
    from oddchip.odds import settlement_equity  # noqa: PLC0415 - loaded when asked for
    from oddchip.pots import find_rules  # noqa: PLC0415
    from oddchip.showdown import parse_showdown  # noqa: PLC0415
    from oddchip.wording import explain_settlement_equity  # noqa: PLC0415

    showdown = parse_showdown(line)
    if rules is not None:
        showdown = replace(showdown, rules=find_rules(rules))
    return settlement_equity(showdown, **asked), explain_settlement_equity
