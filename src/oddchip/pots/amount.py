"""Amounts of chips: exact, and read without guessing."""

import re
import unicodedata
from decimal import Decimal

from oddchip.errors import TextError

Amount = int | Decimal
"""A number of chips or money units; a `Decimal` only where there is a fraction."""

_AMOUNT = re.compile(r"(\d{1,15})(?:\.(\d{1,8}))?", re.ASCII)
_DIGITS = re.compile(r"\d+(?:\.\d+)?", re.ASCII)
_THOUSANDS = re.compile(r"\d{1,3}(?:[,.'_\s\u00a0\u202f]\d{3})+(?:[.,]\d{1,2})?")


def parse_amount(text: str) -> Amount:
    """An amount: ASCII digits with at most one point, at most 15 digits before it and 8 after.

    Signs, exponents, currencies, ``k`` and thousands marks are refused with the corrected text (`TextError`,
    ``bad-amount``), since 1,500 is one thousand five hundred to some and one and a half to others; digits beyond those
    limits are ``amount-too-long``.

    >>> parse_amount("100"), parse_amount("0.50")
    (100, Decimal('0.5'))
    """
    match = _AMOUNT.fullmatch(text)
    if match is None:
        if _DIGITS.fullmatch(text):
            raise TextError("amount-too-long", given=text)
        raise TextError("bad-amount", given=text, suggestion=_corrected(text))
    if match.group(2) is None:
        return int(match.group(1))
    return exact(Decimal(text))


def exact(amount: Amount) -> Amount:
    """The same amount in its one form: an ``int`` when whole, otherwise a `Decimal` without trailing zeros.

    >>> exact(Decimal("2.50")), exact(Decimal("3.0"))
    (Decimal('2.5'), 3)
    """
    if isinstance(amount, int):
        return amount
    whole = int(amount)
    return whole if whole == amount else amount.normalize()


def format_amount(amount: Amount) -> str:
    """Plain digits, as `parse_amount` reads them.

    >>> format_amount(Decimal("0.05"))
    '0.05'
    """
    return str(amount) if isinstance(amount, int) else f"{amount:f}"


def decimals(amount: Amount) -> int:
    """Number of decimal places in use.

    >>> decimals(Decimal("0.25"))
    2
    """
    if isinstance(amount, int):
        return 0
    exponent = exact(amount)
    return 0 if isinstance(exponent, int) else -int(exponent.as_tuple().exponent)


def _corrected(text: str) -> str:
    """What the writer most likely meant, for the error only; nothing is settled with it."""
    text = "".join(str(unicodedata.digit(sign)) if sign.isdigit() else sign for sign in text)
    if re.fullmatch(r"\d+(\.\d+)?[eE]\d{1,2}", text):
        return _writable(Decimal(text))
    digits = re.sub(r"[^\d.,kKmM]", "", text)
    factor = {"k": 1000, "m": 1_000_000}.get(digits[-1:].lower(), 1)
    digits = digits.rstrip("kKmM")
    if _THOUSANDS.fullmatch(digits):
        head, _, tail = digits.rpartition(max(digits, key=lambda sign: (sign in ",.", digits.rfind(sign))))
        digits = re.sub(r"\D", "", digits) if len(tail) == 3 else re.sub(r"\D", "", head) + "." + tail
    digits = digits.replace(",", ".").rstrip(".")
    digits = "0" + digits if digits.startswith(".") else digits
    if not _AMOUNT.fullmatch(digits):
        return "100"
    return _writable(Decimal(digits) * factor)


def _writable(amount: Decimal) -> str:
    """The amount as text; an example where it is too long to be one."""
    text = format_amount(exact(amount))
    return text if _AMOUNT.fullmatch(text) else "100"
