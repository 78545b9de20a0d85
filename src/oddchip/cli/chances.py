"""``oddchip chances``: in how many deals a hand ends in each category."""

import json as jsonlib
from typing import Annotated

import typer

from oddchip.cli import odds_options, options
from oddchip.cli.exit_code import OK
from oddchip.cli.progress import Progress

Hole = Annotated[str, typer.Argument(metavar="cli-metavar-hand", help="cli-argument-chances-hand")]
Stage = Annotated[
    str,
    typer.Option(
        "--stage",
        metavar="cli-metavar-stage",
        help="cli-option-stage",
        autocompletion=lambda: ["final", "next-card", "flop", "turn", "river"],
    ),
]
Known = Annotated[list[str] | None, typer.Option("--known", metavar="cli-metavar-hand", help="cli-option-known")]
RandomCards = Annotated[
    int | None, typer.Option("--random", metavar="cli-metavar-number", help="cli-option-random-cards")
]


def chances(  # noqa: PLR0913 - each parameter is an option of the command line
    ctx: typer.Context,
    variant: options.VariantName,
    hole: Hole = "",
    *,
    board: options.Board = "",
    dead: odds_options.Dead = "",
    known: Known = None,
    stage: Stage = "final",
    random_cards: RandomCards = None,
    budget: odds_options.Budget = None,
    rules: options.Rules = None,
    json: options.Json = False,
    plain: options.Plain = False,
    no_isolates: options.NoIsolates = False,
    lang: options.Lang = None,
) -> int:
    """Count what the hand may become."""
    del lang
    from oddchip.odds import chances as find_chances  # noqa: PLC0415 - loaded when asked for

    console = options.console_of(ctx, no_isolates=no_isolates, plain=plain)
    with Progress() as progress:
        answer = find_chances(
            variant,
            hole,
            odds_options.board_text(board),
            dead=dead,
            known=known or (),
            stage=stage,
            cards=random_cards,
            progress=progress.show,
            **odds_options.given(budget=budget, rules=rules),
        )
    if json:
        console.write_data(jsonlib.dumps(answer.to_json(), ensure_ascii=False))
        return OK
    from oddchip.wording import explain_chances  # noqa: PLC0415 - JSON needs no words

    for line in explain_chances(answer, lang=console.lang, plain=plain).splitlines():
        console.write(line)
    return OK
