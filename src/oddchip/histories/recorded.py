"""Recorded showdowns: the form ``oddchip/showdown/1`` with an object ``recorded``, one a line."""

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
    """Every row of a ``.jsonl`` file; a line that is no JSON object comes as the error that says so, with its number.

    Raises `RecordError` (``file-missing``, ``file-unreadable``).
    """
    try:
        text = path.read_text(encoding="utf-8")
    except FileNotFoundError:
        raise RecordError("file-missing", path=str(path)) from None
    except (OSError, UnicodeDecodeError):
        raise RecordError("file-unreadable", path=str(path)) from None
    for number, line in enumerate(text.splitlines(), 1):
        if not line.strip():
            continue
        try:
            record = read_json(line)
        except RecordError as error:
            yield error.at(line=number)
            continue
        if isinstance(record, Mapping):
            yield Recorded(record, path.name, number)
        else:
            yield RecordError("wrong-type", path="(top)", given=line[:40], expected="object").at(line=number)


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
