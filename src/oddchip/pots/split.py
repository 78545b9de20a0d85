"""Cutting chips into equal parts, down to the odd chip."""

from typing import NamedTuple


class Cut(NamedTuple):
    """An amount cut into parts: what each gets, and how much of that is odd chips."""

    shares: tuple[int, ...]
    odd: tuple[int, ...]


def cut(amount: int, parts: int, unit: int) -> Cut:
    """Equal parts in whole chips; what is left goes one chip each to the first parts.

    ``unit`` is the smallest chip in ticks. A rest below one chip goes with the first odd chip.

    >>> cut(302, 3, 1).shares, cut(325, 2, 25).shares, cut(310, 2, 25)
    ((101, 101, 100), (175, 150), Cut(shares=(160, 150), odd=(10, 0)))
    """
    chips, rest = divmod(amount, unit)
    each, over = divmod(chips, parts)
    odd = [unit if place < over else 0 for place in range(parts)]
    odd[0] += rest
    return Cut(tuple(each * unit + extra for extra in odd), tuple(odd))


def cut_halves(amount: int, unit: int, *, odd_to_low: bool) -> Cut:
    """The high and the low half; the odd chip goes to the high side, or to the low one where the house says so.

    >>> cut_halves(301, 1, odd_to_low=False).shares
    (151, 150)
    """
    halves = cut(amount, 2, unit)
    return Cut(halves.shares[::-1], halves.odd[::-1]) if odd_to_low else halves


def even_part(amount: int, parts: int, unit: int) -> int:
    """The largest sum not above ``amount`` that cuts into ``parts`` without an odd chip.

    >>> even_part(47, 2, 1)
    46
    """
    return amount // (unit * parts) * unit * parts
