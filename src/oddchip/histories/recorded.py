"""Recorded showdowns: the form ``oddchip/showdown/1`` with an object ``recorded``, one a line."""

import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from oddchip.errors import OddchipError, RecordError
from oddchip.pots import Amount, exact, format_amount, parse_amount
from oddchip.showdown import Showdown, read_json, showdown_from_json
from oddchip.showdown.fields import Fields


@dataclass(frozen=True, slots=True)
class Recorded:
    """One row: the JSON object as read, where it stood, and what was paid."""

    record: Mapping[str, Any]
    file: str
    line: int

    @property
    def name(self) -> str:
        """The row's id, or its file and line."""
        return str(self.record.get("id") or f"{self.file}:{self.line}")

    @property
    def variant(self) -> str:
        """The game as the row calls it."""
        return str(self.record.get("variant", "?"))

    @property
    def outcome(self) -> Mapping[str, Any]:
        """The object ``recorded``; empty if it is missing."""
        recorded = self.record.get("recorded")
        return recorded if isinstance(recorded, Mapping) else {}

    @property
    def status(self) -> str:
        """How far the row can be trusted, in its writer's words; ``regular`` if it does not say."""
        return str(self.outcome.get("status", "regular"))

    @property
    def site(self) -> str:
        """The room that wrote the hand."""
        return str(self.outcome.get("site", ""))

    def paid(self) -> dict[str, Amount]:
        """What each seat was paid, exact as stakes are; raises `TextError` or `RecordError` for what is no amount."""
        paid = self.outcome.get("paid")
        if not isinstance(paid, Mapping):
            raise RecordError("missing-field", path="recorded.paid")
        fields = Fields(paid, "recorded.paid", tuple(paid))
        return {str(player): _paid(fields, player) for player in paid}

    def showdown(self) -> Showdown:
        """The showdown of the row; raises the errors of `showdown_from_json`."""
        return showdown_from_json(_with_house_money(self.record))


def read_recorded(path: Path) -> Iterator[Recorded | OddchipError]:
    """Every row of a file: a JSON object a line, or in a ``.json`` file one array of them, or a single one.

    A row that is no JSON object comes as the error that says so, with its ``file`` and its ``line`` or ``item``. Raises
    `RecordError` (``file-missing``, ``file-unreadable``).

    >>> from tempfile import TemporaryDirectory
    >>> with TemporaryDirectory() as folder:
    ...     file = Path(folder, "hands.json")
    ...     _ = file.write_text('[{"variant": "razz", "seats": [], "recorded": {"paid": {"A": "3"}}}]')
    ...     [(row.variant, row.paid()) for row in read_recorded(file)]
    [('razz', {'A': 3})]
    """
    try:
        text = path.read_text(encoding="utf-8-sig")
    except FileNotFoundError:
        raise RecordError("file-missing", path=str(path)) from None
    except (OSError, ValueError):
        raise RecordError("file-unreadable", path=str(path)) from None
    for place, number, row in _rows(path, text):
        where = {"file": path.name, place: number}
        if isinstance(row, OddchipError):
            yield row.at(**where)
        elif isinstance(row, Mapping):
            yield Recorded(row, path.name, number)
        else:
            given = json.dumps(row, ensure_ascii=False)[:40]
            yield RecordError("wrong-type", path="(top)", given=given, expected="object").at(**where)


def _rows(path: Path, text: str) -> Iterator[tuple[str, int, Any]]:
    """What the rows of a file hold, or the error that says it is no JSON: items of a whole file, else line by line."""
    whole = _value(text) if path.suffix.lower() == ".json" else None
    if isinstance(whole, list | dict):
        for number, row in enumerate(whole if isinstance(whole, list) else [whole], 1):
            yield "item", number, row
        return
    for number, line in enumerate(text.split("\n"), 1):
        if line.strip():
            yield "line", number, _value(line)


def _value(text: str) -> Any:
    """A JSON value, or the error that says it is none."""
    try:
        return read_json(text)
    except RecordError as error:
        return error


def _paid(fields: Fields, player: str) -> Amount:
    amount = fields.amount(player)
    if amount is None or amount < 0:
        raise fields.refuse(player, "integer | string")
    return amount


def _with_house_money(record: Mapping[str, Any]) -> Mapping[str, Any]:
    """A negative rake is money that the house added: it joins the main pot as dead money."""
    rake = record.get("rake")
    if not isinstance(rake, str) or not rake.startswith("-"):
        return record
    seats = [dict(seat) for seat in record.get("seats") or () if isinstance(seat, Mapping)]
    if seats and len(seats) == len(record["seats"]):
        added = parse_amount(rake[1:]) + parse_amount(str(seats[0].get("dead", "0")))
        seats[0]["dead"] = format_amount(exact(added))
    return {**record, "rake": None, "seats": seats}
