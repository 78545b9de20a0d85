"""The house's cut."""

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction

from oddchip.errors import TextError
from oddchip.pots.amount import Amount, format_amount, parse_amount


@dataclass(frozen=True, slots=True)
class Rake:
    """What the house takes: an ``amount``, or a ``percent`` of each pot with at most ``cap`` a hand. Never of a refund.

    >>> str(Rake(percent=5, cap=3)), str(Rake(amount=30))
    ('5%/3', '30')
    """

    amount: Amount | None = None
    percent: Amount | None = None
    cap: Amount | None = None

    def __str__(self) -> str:
        if self.percent is None:
            return format_amount(self.amount or 0)
        cap = "" if self.cap is None else "/" + format_amount(self.cap)
        return f"{format_amount(self.percent)}%{cap}"


def parse_rake(text: str) -> Rake:
    """A rake from text: an amount, or ``5%`` with or without a cap, ``5%/3``.

    Raises `TextError` (``bad-amount``).

    >>> parse_rake("5%/3")
    Rake(amount=None, percent=5, cap=3)
    """
    percent, sign, cap = text.partition("%")
    if not sign:
        return Rake(amount=parse_amount(text.strip()))
    if cap and not cap.strip().startswith("/"):
        raise TextError("bad-amount", given=text, suggestion=percent + "%/" + cap.strip())
    limit = parse_amount(cap.strip()[1:].strip()) if cap else None
    rate = parse_amount(percent.strip())
    if rate > 100:
        raise TextError("bad-amount", given=text, suggestion="5%")
    return Rake(percent=rate, cap=limit)


def take_amount(pots: Sequence[int], amount: int) -> list[int]:
    """An amount taken from the main pot first, then from the next: one rake a pot, in ticks.

    >>> take_amount([100, 50], 120)
    [100, 20]
    """
    taken = []
    for pot in pots:
        part = min(pot, amount)
        amount -= part
        taken.append(part)
    return taken


def take_percent(pots: Sequence[int], percent: Amount, *, cap: int | None, unit: int) -> list[int]:
    """A percentage of each pot, floored to the chip, main pot first, until the hand's cap is used up (rules.md, 2.6).

    >>> take_percent([2337, 814], 4, cap=100, unit=1)
    [93, 7]
    """
    taken = []
    left = cap
    for pot in pots:
        part = int(Fraction(percent) * pot / 100) // unit * unit
        if left is not None:
            part = min(part, left)
            left -= part
        taken.append(part)
    return taken
