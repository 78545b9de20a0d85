"""``oddchip settle``: who wins which chips, and why."""

import json as jsonlib
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Final

import typer

from oddchip.cli import options
from oddchip.cli.console import Console
from oddchip.cli.inputs import Changes, Source, read_file, read_stream
from oddchip.cli.problems import problem_json, problem_text, show_problem
from oddchip.errors import OddchipError
from oddchip.showdown import Settlement, settlement_to_json

_STREAM: Final = "-"
Inputs = Annotated[list[str], typer.Argument(metavar="cli-metavar-input", help="cli-argument-input")]


def settle(  # noqa: PLR0913 - each parameter is an option of the command line
    ctx: typer.Context,
    inputs: Inputs,
    *,
    detail: options.Detail = None,
    rules: options.Rules = None,
    chip: options.Chip = None,
    cards: options.Cards = None,
    format: options.Format = "text",  # noqa: A002 - the name of the option
    json: options.Json = False,
    plain: options.Plain = False,
    no_isolates: options.NoIsolates = False,
    lang: options.Lang = None,
) -> int:
    """Settle lines, files or standard input; 2 if any of them was bad, else 0."""
    del lang
    console = options.console_of(ctx, no_isolates=no_isolates, plain=plain)
    changes = Changes.of(rules, chip, None if cards is None else options.one_of("--cards", cards, options.LETTERS))
    depth = None if detail is None else options.one_of("--detail", detail, options.DETAILS)
    markup = options.one_of("--format", format, options.FORMATS)
    bad = False
    for given in inputs:
        stream = given == _STREAM
        writer = Writer(console, depth or ("brief" if stream else "full"), markup, as_json=json, one_a_line=stream)
        for source in sources(given):
            bad |= not writer.settled(source, changes)
    return 2 if bad else 0


def sources(given: str) -> Iterator[Source]:
    """The showdowns behind an argument: itself if it is a line or a JSON object, else a file or standard input."""
    if given == _STREAM:
        return read_stream()
    if "|" in given or given.lstrip().startswith("{") or not given.strip():
        return iter([Source(given)])
    return read_file(Path(given))


@dataclass(slots=True)
class Writer:
    """Writes one result after another: as JSON, as one line each, or as text with space between."""

    console: Console
    detail: str
    format: str
    as_json: bool
    one_a_line: bool
    _written: bool = False

    def settled(self, source: Source, changes: Changes) -> bool:
        """Settle one showdown and write it, or the error in its place; whether it could be settled."""
        try:
            settlement = changes.settle(source)
        except OddchipError as error:
            self._refused(source, error)
            return False
        if self.as_json:
            self._data(settlement_to_json(settlement))
        else:
            self._text(settlement)
        return True

    def _data(self, record: object) -> None:
        self.console.write_data(jsonlib.dumps(record, ensure_ascii=False))
        # Whoever feeds a pipe may wait for each answer before asking again.
        if self.one_a_line:
            sys.stdout.flush()

    def _text(self, settlement: Settlement) -> None:
        text = self._explained(settlement)
        if self.one_a_line and self.detail == "brief":
            text = " ".join(text.split("\n"))
        elif self._written:
            self.console.write_data("")
        self._written = True
        self.console.write(text)

    def _explained(self, settlement: Settlement) -> str:
        from oddchip.wording import explain  # noqa: PLC0415 - JSON output needs no words

        return explain(
            settlement, self.console.lang, detail=self.detail, format=self.format, plain=self.console.plain,
            isolates=self.console.isolates,
        )  # fmt: skip

    def _refused(self, source: Source, error: OddchipError) -> None:
        if self.as_json:
            self._data(problem_json(self.console, error))
        elif self.one_a_line:
            self.console.write(" ".join(problem_text(self.console, error).split("\n")))
        else:
            show_problem(self.console, error, source.text)
