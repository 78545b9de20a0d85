"""Reading JSON objects field by field, with errors that say where."""

import json
from collections.abc import Mapping, Sequence
from decimal import Decimal
from typing import Any

from oddchip.errors import OddchipError, RecordError
from oddchip.pots import Amount, format_amount, parse_amount


class Fields:
    """One JSON object being read; ``path`` says where it stands in the whole, such as ``seats[2]``.

    A field that nobody knows is refused, since a misspelt one would be lost in silence; names that start with ``x-``
    are free for the writer's own use.
    """

    def __init__(self, record: object, path: str, known: Sequence[str]) -> None:
        if not isinstance(record, Mapping):
            raise RecordError("wrong-type", path=path or "(top)", given=_short(record), expected="object")
        self.record: Mapping[str, Any] = record
        self.path = path
        for name in record:
            if name not in known and not str(name).startswith("x-"):
                raise RecordError("unknown-field", path=self.at(str(name)), known=", ".join(known))

    def at(self, name: str) -> str:
        """The path of a field of this object."""
        return f"{self.path}.{name}" if self.path else name

    def get(self, name: str) -> Any:
        """The raw value of a field, ``None`` if it is missing."""
        return self.record.get(name)

    def refuse(self, name: str, expected: str) -> RecordError:
        """The error for a value of the wrong type."""
        return RecordError("wrong-type", path=self.at(name), given=_short(self.get(name)), expected=expected)

    def text(self, name: str) -> str | None:
        """A string, or ``None``."""
        value = self.get(name)
        if value is not None and not isinstance(value, str):
            raise self.refuse(name, "string")
        return value

    def required_text(self, name: str) -> str:
        """A string that must be there."""
        value = self.text(name)
        if value is None:
            raise RecordError("missing-field", path=self.at(name))
        return value

    def integer(self, name: str) -> int | None:
        """A whole number, or ``None``."""
        value = self.get(name)
        if value is not None and (not isinstance(value, int) or isinstance(value, bool)):
            raise self.refuse(name, "integer")
        return value

    def amount(self, name: str) -> Amount | None:
        """An amount as a string, an integer or a `Decimal`; never a float, which is not exact."""
        value = self.get(name)
        if value is None or (isinstance(value, int) and not isinstance(value, bool)):
            return value
        if isinstance(value, float):
            raise self.refuse(name, f'integer | "{_short(value)}"')
        if isinstance(value, Decimal) and value.is_finite():
            value = format_amount(value)
        if not isinstance(value, str):
            raise self.refuse(name, "integer | string")
        try:
            return parse_amount(value)
        except OddchipError as error:
            raise error.at(field=self.at(name)) from None

    def items(self, name: str) -> Sequence[Any]:
        """A list; empty if it is missing."""
        value = self.get(name)
        if value is None:
            return ()
        if isinstance(value, str) or not isinstance(value, Sequence):
            raise self.refuse(name, "array")
        return value


def _short(value: object) -> str:
    text = json.dumps(value, ensure_ascii=False, default=str)
    return text if len(text) <= 60 else text[:57] + "..."
