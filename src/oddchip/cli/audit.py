"""``oddchip audit``: recorded showdowns settled again, and compared with what was paid."""

import json as jsonlib
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated

import typer

from oddchip.cli import options
from oddchip.cli.console import Console
from oddchip.cli.exit_code import DISAGREES, OK
from oddchip.cli.problems import problem_text
from oddchip.cli.tables import write_table
from oddchip.histories import AuditReport, AuditRow, Outcome
from oddchip.histories import audit as audit_files
from oddchip.pots import find_rules

Files = Annotated[list[Path], typer.Argument(metavar="cli-metavar-files", help="cli-argument-files")]
_SHOW_EVERY = 100


def audit(  # noqa: PLR0913 - each parameter is an option of the command line
    ctx: typer.Context,
    files: Files,
    *,
    rules: options.Rules = None,
    json: options.Json = False,
    plain: options.Plain = False,
    no_isolates: options.NoIsolates = False,
    lang: options.Lang = None,
) -> int:
    """Audit files; 1 if a row of status ``regular`` disagrees, else 0."""
    del lang
    console = options.console_of(ctx, no_isolates=no_isolates, plain=plain)
    house = None if rules is None else find_rules(rules)
    with _progress(console) as progress:
        report = audit_files(files, rules=house, progress=progress)
    if json:
        console.write_data(jsonlib.dumps(report.to_json(), ensure_ascii=False, indent=1))
    else:
        _write(console, report)
    return DISAGREES if report.disagreements else OK


@contextmanager
def _progress(console: Console) -> Iterator[Callable[[Path, int], None] | None]:
    """A bar of rows done, on a terminal only; plain output for screen readers has none."""
    if not sys.stderr.isatty() or console.plain:
        yield None
        return
    from rich.console import Console as RichConsole  # noqa: PLC0415 - only on a terminal
    from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn  # noqa: PLC0415

    columns = (TextColumn("{task.description}"), BarColumn(), TextColumn("{task.completed}"), TimeElapsedColumn())
    with Progress(*columns, console=RichConsole(stderr=True), transient=True) as bar:
        tasks = {}

        def show(path: Path, done: int) -> None:
            if path not in tasks:
                # The size is not known before the file is read; counting lines is quick beside settling them.
                tasks[path] = bar.add_task(path.name, total=path.read_bytes().count(b"\n"))
            if done % _SHOW_EVERY == 0:
                bar.update(tasks[path], completed=done)

        yield show


def _write(console: Console, report: AuditReport) -> None:
    speaker = console.speaker
    outcomes = [outcome for outcome in Outcome if report.count(outcome)]
    headings = [
        speaker.say("cli-audit-variant"), speaker.say("cli-audit-status"), speaker.say("cli-audit-rows"),
        *(speaker.say(f"cli-outcome-{outcome.value}") for outcome in outcomes),
    ]  # fmt: skip
    rows = [
        [variant, status, str(sum(counts.values())), *(str(counts[outcome] or "") for outcome in outcomes)]
        for (variant, status), counts in sorted(report.table.items())
    ]
    totals = [str(report.count(outcome)) for outcome in outcomes]
    rows.append([str(speaker.say("cli-audit-total")), "", str(report.total), *totals])
    write_table(console, headings, rows)
    for row in report.findings:
        console.write(_finding(console, row))
    if report.disagreements:
        console.write(speaker.say("cli-audit-fails", count=len(report.disagreements)))
    else:
        console.write(speaker.say("cli-audit-passes"))


def _finding(console: Console, row: AuditRow) -> str:
    """One row that does not simply agree, with its reason and who got what."""
    speaker = console.speaker
    outcome = speaker.say(f"cli-outcome-{row.outcome.value}")
    if row.error is not None:
        reason = _phrase(problem_text(console, row.error))
    elif row.reason:
        reason = speaker.say(f"cli-reason-{row.reason}")
    else:
        reason = _phrase("")
    rules = row.rules
    line = speaker.say(
        "cli-audit-finding", name=row.name, variant=row.variant, status=row.status, outcome=outcome, reason=reason,
        rules=rules,
    )  # fmt: skip
    told = [
        speaker.say("cli-audit-difference", player=player, paid=paid, owed=owed)
        for player, (paid, owed) in row.differences.items()
    ]
    return "\n".join([line, *(f"  {difference}" for difference in told)])


def _phrase(text: str) -> object:
    from oddchip.wording import Phrase  # noqa: PLC0415 - JSON output needs no words

    return Phrase(text)
