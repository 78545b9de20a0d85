"""JSON text into values, numbers as the published schemas see them."""

import json
from decimal import Decimal
from typing import Any, Final, NoReturn

from oddchip.errors import RecordError

_SHOWN: Final = 40
_MOST: Final = 10**15
"""From here on no number is an amount, a seat or a place: it stays as Python reads it, and is refused by its field."""


def read_json(text: str) -> Any:
    """A JSON value (RFC 8259); `RecordError` (``not-json``) for anything else.

    A number without a fraction is an ``int`` however it is written, as in JSON Schema; one with a fraction is a
    ``float``, which no amount may be: exact amounts with a fraction are strings.

    >>> read_json('{"live": 100.0, "dead": "0.50", "weight": 0.25}')
    {'live': 100, 'dead': '0.50', 'weight': 0.25}
    """
    try:
        return json.loads(text, parse_float=_number, parse_constant=_refuse)
    except (ValueError, ArithmeticError, RecursionError):
        shown = "".join(sign if sign.isprintable() else "\N{REPLACEMENT CHARACTER}" for sign in text.strip()[:_SHOWN])
        raise RecordError("not-json", given=shown) from None


def _number(digits: str) -> int | float:
    number = float(digits)
    # Beyond 15 digits a float may hide a fraction; the digits themselves do not.
    return int(number) if abs(number) < _MOST and Decimal(digits) == int(number) else number


def _refuse(constant: str) -> NoReturn:
    raise ValueError(constant)
