"""What ``oddchip settle`` does, whichever way its options were read."""

import json as jsonlib
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import count
from pathlib import Path
from typing import TYPE_CHECKING, Final, NamedTuple

from oddchip.cli.choices import DETAILS, FORMATS, Detail, Format, one_of
from oddchip.cli.console import Console
from oddchip.cli.exit_code import OK, REFUSED
from oddchip.cli.inputs import Changes, Source, read_file, read_stream
from oddchip.cli.problems import problem_json, problem_text, show_problem
from oddchip.errors import OddchipError, UnknownNameError
from oddchip.showdown import Settlement, settlement_to_json

if TYPE_CHECKING:
    from oddchip.cli.picture import Pictures

_STREAM: Final = "-"


class SettleOptions(NamedTuple):
    """What ``oddchip settle`` was told."""

    inputs: Sequence[str]
    detail: str | None = None
    rules: str | None = None
    chip: str | None = None
    cards: str | None = None
    format: str = "text"
    svg: str | None = None
    theme: str | None = None
    four_colour: bool = False
    json: bool = False
    plain: bool = False
    no_isolates: bool = False


def settle_all(console: Console, options: SettleOptions) -> int:
    """Settle lines, files or standard input; the exit code says whether any of them was bad."""
    console.isolates, console.plain = not options.no_isolates, options.plain
    changes = Changes.of(options.rules, options.chip, options.cards)
    depth = None if options.detail is None else one_of("--detail", options.detail, DETAILS)
    markup = one_of("--format", options.format, FORMATS)
    pictures = None
    if options.svg is None:
        _refuse_what_a_picture_needs(options)
    else:
        from oddchip.cli.picture import Pictures  # noqa: PLC0415 - only where a picture is asked for

        pictures = Pictures.asked(options.svg, console.lang, options.theme or "light", four_colour=options.four_colour)
    numbers, bad = count(1), False
    for given in options.inputs:
        stream = given == _STREAM
        detail = depth or ("brief" if stream else "full")
        writer = Writer(console, detail, markup, options.json, stream, pictures)
        try:
            for source in sources(given):
                bad |= not writer.settled(source, changes, next(numbers))
        except OddchipError as error:  # the file itself; other inputs are settled all the same
            writer.refused(Source(None), error)
            bad = True
    return REFUSED if bad else OK


def _refuse_what_a_picture_needs(options: SettleOptions) -> None:
    """Options that would change the picture, where none is asked for."""
    for option, given in (("--theme", options.theme), ("--four-colour", options.four_colour)):
        if given:
            raise UnknownNameError("option-needs", given=option, option="--svg")


def sources(given: str) -> Iterator[Source]:
    """The showdowns behind an argument: itself if it is a line or a JSON object, else a file or standard input."""
    if given == _STREAM:
        return read_stream()
    if "|" in given or given.lstrip().startswith("{") or not given.strip():
        return iter([Source(given)])
    return read_file(Path(given))


@dataclass(slots=True)
class Writer:
    """Writes one result after another: as JSON, as one line each, or as text with space between; and its picture."""

    console: Console
    detail: Detail
    format: Format
    as_json: bool
    one_a_line: bool
    pictures: "Pictures | None" = None
    _written: bool = False

    def settled(self, source: Source, changes: Changes, number: int) -> bool:
        """Settle one showdown and write it, or the error in its place; whether all of that could be done."""
        try:
            settlement = changes.settle(source)
        except OddchipError as error:
            self.refused(source, error)
            return False
        if self.pictures is None or not self.pictures.alone:
            self._answer(settlement)
        try:
            if self.pictures is not None:
                self.pictures.draw(settlement, number)
        except OddchipError as error:
            show_problem(self.console, error)
            return False
        return True

    def _answer(self, settlement: Settlement) -> None:
        if self.as_json:
            self._data(settlement_to_json(settlement))
        else:
            self._text(settlement)

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
            settlement, lang=self.console.lang, detail=self.detail, format=self.format, plain=self.console.plain,
            isolates=self.console.isolates,
        )  # fmt: skip

    def refused(self, source: Source, error: OddchipError) -> None:
        """Write an error: in the place of a result, or for people to standard error."""
        if self.pictures is not None and self.pictures.alone:
            show_problem(self.console, error, source.text)
        elif self.as_json:
            self._data(problem_json(self.console, error))
        elif self.one_a_line:
            self.console.write(" ".join(problem_text(self.console, error).split("\n")))
        else:
            show_problem(self.console, error, source.text)
