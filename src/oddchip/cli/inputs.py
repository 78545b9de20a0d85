"""What is to be settled: one line, a file, or standard input; lines of text and JSON objects alike."""

import sys
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any, BinaryIO, NamedTuple

from oddchip.cli.choices import card_letters
from oddchip.errors import OddchipError, RecordError
from oddchip.pots import HouseRules, find_rules, parse_amount
from oddchip.showdown import Settlement, Showdown, parse_showdown, read_json, settle, showdown_from_json

_BYTE_ORDER_MARK = "\ufeff"


class Changes(NamedTuple):
    """What the command line says over the head of every showdown."""

    rules: HouseRules | None = None
    chip: Any = None
    letters: str = "en"

    @classmethod
    def of(cls, rules: str | None, chip: str | None, letters: str | None) -> "Changes":
        """The changes from the options as typed; the errors of their readers."""
        return cls(
            None if rules is None else find_rules(rules),
            None if chip is None else parse_amount(chip),
            card_letters(letters),
        )

    def settle(self, source: "Source") -> Settlement:
        """Read and settle one showdown; errors say where it stands."""
        try:
            return settle(self.applied(source.showdown(self.letters)))
        except OddchipError as error:
            raise error.at(**source.place) from None

    def applied(self, showdown: Showdown) -> Showdown:
        """A showdown under the rules and with the chip of the command line."""
        if self.rules is not None:
            showdown = replace(showdown, rules=self.rules)
        if self.chip is not None:
            showdown = replace(showdown, chip=self.chip)
        return showdown


class Source(NamedTuple):
    """One showdown as it was given, and where it stands, if there are several: on a line, or as an item of an array."""

    text: str | None
    line: int | None = None
    record: Any = None
    item: int | None = None

    @property
    def place(self) -> dict[str, int]:
        """The line or the item, the first being 1; nothing for a showdown that stands alone."""
        places = {"item": self.item, "line": self.line}
        return {name: place for name, place in places.items() if place is not None}

    def showdown(self, letters: str) -> Showdown:
        """The showdown; `TextError`, `RecordError` and the errors of `Showdown`."""
        if self.record is not None:
            return showdown_from_json(self.record)
        if self.text is None:
            raise RecordError("file-unreadable", path="-")
        if self.text.lstrip().startswith(("{", "[")):
            return showdown_from_json(read_json(self.text))
        return parse_showdown(self.text, letters=letters)


def read_file(path: Path) -> Iterator[Source]:
    """The showdowns of a file: JSON or lines; `RecordError` for a file that is not there or is not text."""
    try:
        content = path.read_bytes()
    except FileNotFoundError:
        raise RecordError("file-missing", path=str(path)) from None
    except (OSError, ValueError):
        raise RecordError("file-unreadable", path=str(path)) from None
    try:
        text = content.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise RecordError("file-unreadable", path=str(path)) from None
    whole = _whole_file(path, text)
    if whole is not None:
        yield from whole
        return
    for number, line in enumerate(text.split("\n"), 1):
        if not _skipped(line):
            yield Source(line.rstrip("\r"), number)


def _whole_file(path: Path, text: str) -> list[Source] | None:
    """A ``.json`` file that is one object, or an array of objects, over any number of lines."""
    if path.suffix.lower() != ".json":
        return None
    try:
        value = read_json(text)
    except RecordError:
        return None
    if isinstance(value, list):
        return [Source("", record=record, item=number) for number, record in enumerate(value, 1)]
    return [Source("", record=value)]


def read_stream(stream: BinaryIO | None = None) -> Iterator[Source]:
    """The showdowns of standard input, one by one as they come; a line that is no UTF-8 has no text."""
    for number, raw in enumerate(stream or sys.stdin.buffer, 1):
        try:
            text = raw.decode("utf-8").rstrip("\r\n")
        except UnicodeDecodeError:
            yield Source(None, number)
            continue
        if number == 1:
            text = text.removeprefix(_BYTE_ORDER_MARK)
        if not _skipped(text):
            yield Source(text, number)


def _skipped(line: str) -> bool:
    """Blank lines and comments."""
    stripped = line.strip()
    return not stripped or stripped.startswith("#")
