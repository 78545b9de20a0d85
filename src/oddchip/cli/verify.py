"""``oddchip verify``: somebody's payouts against ours."""

import json as jsonlib
import re
from typing import Annotated

import typer

from oddchip.cli import options
from oddchip.cli.console import Console
from oddchip.cli.exit_code import DISAGREES, OK, REFUSED
from oddchip.cli.inputs import Changes
from oddchip.cli.problems import problem_json, show_problem
from oddchip.cli.settling import sources
from oddchip.cli.tables import write_table
from oddchip.errors import OddchipError, TextError
from oddchip.pots import Amount, parse_amount
from oddchip.showdown import Verification
from oddchip.showdown import verify as verify_payouts

Line = Annotated[str, typer.Argument(metavar="cli-metavar-line", help="cli-argument-line")]
Paid = Annotated[str, typer.Option("--paid", metavar="cli-metavar-paid", help="cli-option-paid")]
_PAYMENT = re.compile(r'\s*(?:"(?P<quoted>(?:[^"]|"")*)"|(?P<bare>[^",=]*))\s*=(?P<amount>[^,=]*)(?:,|$)')


def verify(  # noqa: PLR0913 - each parameter is an option of the command line
    ctx: typer.Context,
    line: Line,
    *,
    paid: Paid,
    rules: options.Rules = None,
    chip: options.Chip = None,
    cards: options.Cards = None,
    json: options.Json = False,
    plain: options.Plain = False,
    no_isolates: options.NoIsolates = False,
    lang: options.Lang = None,
) -> int:
    """Compare payouts; 1 if they differ, 2 if there is nothing to compare, else 0."""
    del lang
    console = options.console_of(ctx, no_isolates=no_isolates, plain=plain)
    changes = Changes.of(rules, chip, cards)
    payouts = read_payments(paid)
    differs = False
    for source in sources(line):
        try:
            verification = verify_payouts(changes.settle(source), payouts)
        except OddchipError as error:
            if json:
                console.write_data(jsonlib.dumps(problem_json(console, error), ensure_ascii=False))
            else:
                show_problem(console, error, source.text)
            return REFUSED
        differs |= not verification.agrees
        if json:
            console.write_data(jsonlib.dumps(verification.to_json(), ensure_ascii=False))
        else:
            _write(console, verification)
    return DISAGREES if differs else OK


def read_payments(text: str) -> dict[str, Amount]:
    """Payouts as typed: ``A=100,B=50``; a name may stand in double quotes. `TextError` for anything else.

    >>> read_payments('A=100, "B, the other"=50')
    {'A': 100, 'B, the other': 50}
    """
    payouts: dict[str, Amount] = {}
    at = 0
    while at < len(text):
        match = _PAYMENT.match(text, at)
        if match is None:
            raise TextError("option-value", given=text, option="--paid", suggestion="A=100,B=50")
        quoted, bare = match.group("quoted", "bare")
        name = bare.strip() if quoted is None else quoted.replace('""', '"')
        payouts[name] = payouts.get(name, 0) + parse_amount(match.group("amount").strip())
        at = match.end()
    return payouts


def _write(console: Console, verification: Verification) -> None:
    speaker = console.speaker
    if verification.basis is not None:
        console.write(speaker.say(f"cli-verify-{verification.basis}"))
        return
    console.write(speaker.say("cli-verify-differs"))
    headings = [speaker.say(f"cli-verify-{name}") for name in ("player", "paid", "owed")]
    rows = [
        [speaker.name(item.player), speaker.number(item.paid), speaker.number(item.owed)]
        for item in verification.differences
    ]
    write_table(console, headings, rows)
    rules = dict.fromkeys(
        fact["rule"] for item in verification.differences for fact in item.reasons if fact.code == "odd-chips"
    )
    for rule in rules:
        console.write(speaker.say("cli-verify-rule", rule=rule))
    console.write_data("")
    console.write(_explained(console, verification))


def _explained(console: Console, verification: Verification) -> str:
    from oddchip.wording import explain  # noqa: PLC0415 - JSON output needs no words

    return explain(
        verification.settlement, lang=console.lang, detail="full", plain=console.plain, isolates=console.isolates
    )
