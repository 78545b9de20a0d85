"""``oddchip quiz``: questions, progress, sheets."""

import json as jsonlib
import sys
from dataclasses import dataclass
from pathlib import Path
from random import SystemRandom
from typing import Annotated, Any, Final

import typer

from oddchip.cli import options
from oddchip.cli.console import Console
from oddchip.cli.exit_code import OK, REFUSED
from oddchip.cli.quiz_round import ask_round, read_line
from oddchip.cli.quiz_stats import stats_record, write_stats
from oddchip.cli.writing import write_file
from oddchip.errors import ProgressError, RecordError
from oddchip.showdown import read_json
from oddchip.study import (
    BINARY,
    FORMATS,
    Lesson,
    Scope,
    Store,
    make_sheet,
    progress_from_json,
    progress_to_json,
    write_sheet,
)
from oddchip.trainer import KINDS, TRAINED

_COUNT: Final = 20
_MOST: Final = 500
_SEEDS: Final = 1_000_000_000

Variant = Annotated[
    str | None,
    typer.Option(
        "--variant", metavar="cli-metavar-variant", help="cli-option-quiz-variant", autocompletion=lambda: [*TRAINED]
    ),
]
Kind = Annotated[
    str | None,
    typer.Option("--kind", metavar="cli-metavar-kind", help="cli-option-quiz-kind", autocompletion=lambda: [*KINDS]),
]
Count = Annotated[int | None, typer.Option("--count", metavar="cli-metavar-number", help="cli-option-quiz-count")]
Seed = Annotated[int | None, typer.Option("--seed", metavar="cli-metavar-number", help="cli-option-quiz-seed")]
New = Annotated[bool, typer.Option("--new", help="cli-option-quiz-new")]
SheetCount = Annotated[int | None, typer.Option("--sheet", metavar="cli-metavar-number", help="cli-option-quiz-sheet")]
SheetFormat = Annotated[
    str | None,
    typer.Option(
        "--format",
        metavar="cli-metavar-sheet-format",
        help="cli-option-quiz-format",
        autocompletion=lambda: [*FORMATS],
    ),
]
Output = Annotated[Path | None, typer.Option("--output", metavar="cli-metavar-files", help="cli-option-quiz-output")]
Stats = Annotated[bool, typer.Option("--stats", help="cli-option-quiz-stats")]
Export = Annotated[Path | None, typer.Option("--export", metavar="cli-metavar-files", help="cli-option-quiz-export")]
Import = Annotated[Path | None, typer.Option("--import", metavar="cli-metavar-files", help="cli-option-quiz-import")]
Forget = Annotated[bool, typer.Option("--forget", help="cli-option-quiz-forget")]
Yes = Annotated[bool, typer.Option("--yes", help="cli-option-quiz-yes")]
Json = Annotated[bool, typer.Option("--json", help="cli-option-quiz-json")]


@dataclass(frozen=True, slots=True)
class _Wanted:
    """What the options ask for, each by its name on the command line; ``None`` or false is not given."""

    given: dict[str, Any]

    def __getitem__(self, name: str) -> Any:
        return self.given[name]

    def has(self, name: str) -> bool:
        """Whether an option was given."""
        return self.given[name] is not None and self.given[name] is not False

    def number(self, name: str, default: int, last: int, first: int = 1) -> int:
        """A number within bounds; `ProgressError` (``quiz-number``)."""
        number = self.given[name] if self.has(name) else default
        if not first <= number <= last:
            raise ProgressError("quiz-number", option=name, given=number, first=first, last=last)
        return int(number)

    def scope(self) -> Scope:
        """What is asked about."""
        return Scope.of(self["--variant"], self["--kind"])

    def check(self) -> None:
        """Refuse options that do not go together; `ProgressError` (``quiz-together``)."""
        acts = [name for name in _ACTS if self.has(name)]
        if len(acts) > 1:
            raise ProgressError("quiz-together", first=acts[0], second=acts[1])
        act = acts[0] if acts else _ROUND
        for name in self.given:
            if name not in _ACTS and self.has(name) and name not in _GOES_WITH[act]:
                raise ProgressError("quiz-together", first=name, second=act)


_ROUND: Final = "quiz"
_ACTS: Final = ("--sheet", "--stats", "--export", "--import", "--forget")
_GOES_WITH: Final = {
    _ROUND: ("--variant", "--kind", "--count", "--seed", "--new"),
    "--sheet": ("--variant", "--kind", "--seed", "--format", "--output"),
    "--stats": ("--json",),
    "--export": (),
    "--import": (),
    "--forget": ("--yes",),
}


def quiz(  # noqa: PLR0913 - each parameter is an option of the command line
    ctx: typer.Context,
    *,
    variant: Variant = None,
    kind: Kind = None,
    count: Count = None,
    seed: Seed = None,
    new: New = False,
    sheet: SheetCount = None,
    form: SheetFormat = None,
    output: Output = None,
    stats: Stats = False,
    export: Export = None,
    import_: Import = None,
    forget: Forget = False,
    yes: Yes = False,
    json: Json = False,
    plain: options.Plain = False,
    no_isolates: options.NoIsolates = False,
    lang: options.Lang = None,
) -> int:
    """Ask a round of questions, or do what one of the options says."""
    del lang
    console = options.console_of(ctx, no_isolates=no_isolates, plain=plain)
    if form is not None and sheet is None:
        sheet = _COUNT
    wanted = _Wanted(
        {
            "--variant": variant, "--kind": kind, "--count": count, "--seed": seed, "--new": new, "--sheet": sheet,
            "--format": form, "--output": output, "--stats": stats, "--export": export, "--import": import_,
            "--forget": forget, "--yes": yes, "--json": json,
        }
    )  # fmt: skip
    wanted.check()
    if sheet is not None:
        return _write_sheet(console, wanted)
    with Store() as store:
        if stats:
            return _show_stats(console, store, as_json=json)
        if export is not None:
            return _export(console, store, export)
        if import_ is not None:
            return _import(console, store, import_)
        if forget:
            return _forget(console, store, asked=yes)
        return _ask(console, store, wanted)


def _ask(console: Console, store: Store, wanted: _Wanted) -> int:
    """Go on with the round that was left open, unless another is asked for."""
    named = any(wanted.has(name) for name in _GOES_WITH[_ROUND])
    lesson = None if named else Lesson.resume(store)
    resumed = lesson is not None
    if lesson is None:
        seed = wanted.number("--seed", 0, _SEEDS, first=0) if wanted.has("--seed") else None
        lesson = Lesson.begin(store, wanted.scope(), wanted.number("--count", _COUNT, _MOST), seed=seed)
    return ask_round(console, lesson, resumed=resumed)


def _write_sheet(console: Console, wanted: _Wanted) -> int:
    count = wanted.number("--sheet", _COUNT, _MOST)
    # Without a seed each sheet is another; the seed stands on it, so that it can be had again.
    seed = wanted.number("--seed", SystemRandom().randrange(_SEEDS), _SEEDS, first=0)
    form, output = wanted["--format"] or next(iter(FORMATS)), wanted["--output"]
    if form in BINARY and output is None and sys.stdout.isatty():
        raise ProgressError("sheet-binary", format=form, option="--output")
    written = write_sheet(make_sheet(wanted.scope(), count, seed), form, console.lang)
    if output is not None:
        write_file(output, written)
        console.write(console.speaker.say("sheet-written", path=str(output)))
    elif form in BINARY:
        sys.stdout.buffer.write(written)
    else:
        sys.stdout.write(written.decode())
    return OK


def _show_stats(console: Console, store: Store, *, as_json: bool) -> int:
    if as_json:
        console.write_data(jsonlib.dumps(stats_record(store), ensure_ascii=False, indent=1))
    else:
        write_stats(console, store)
    return OK


def _export(console: Console, store: Store, path: Path) -> int:
    record = progress_to_json(store.answers())
    write_file(path, (jsonlib.dumps(record, ensure_ascii=False, indent=1) + "\n").encode())
    console.write(console.speaker.say("quiz-exported", path=str(path), count=len(record["answers"])))
    return OK


def _import(console: Console, store: Store, path: Path) -> int:
    try:
        text = path.read_text("utf-8-sig")
    except FileNotFoundError:
        raise RecordError("file-missing", path=str(path)) from None
    except (OSError, ValueError):
        raise RecordError("file-unreadable", path=str(path)) from None
    added = store.add(progress_from_json(read_json(text)))
    console.write(console.speaker.say("quiz-imported", count=added))
    return OK


def _forget(console: Console, store: Store, *, asked: bool) -> int:
    if not asked:
        typed = read_line(console, console.speaker.say("quiz-forget-ask", path=str(store.path)))
        words = {"yes", "y", *console.say("quiz-yes-words").split()}
        if typed is None or typed.casefold() not in words:
            console.write(console.speaker.say("quiz-kept"))
            return REFUSED
    store.forget()
    console.write(console.speaker.say("quiz-forgotten"))
    return OK
