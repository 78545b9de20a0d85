"""How often each outcome occurred, and what that says: shares of the pot, wins, ties, halves, the error of a sample.

An outcome is a word as in `oddchip.kernels.outcomes`: for each cell one bit a player.
"""

from collections.abc import Iterable, Mapping, Sequence
from fractions import Fraction
from functools import cache
from math import lcm, sqrt

Outcomes = dict[int, int]
"""How often each word occurred; counts are weighted where ranges are."""


def add_outcomes(total: Outcomes, more: Iterable[tuple[int, int]], weight: int = 1) -> None:
    """Add counts, ``weight`` times, to ``total``."""
    for word, count in more:
        total[word] = total.get(word, 0) + count * weight


def plain_outcome(values: Sequence[Sequence[int]], floors: Sequence[int], pot: int) -> int:
    """The outcome of one deal: ``values`` by cell and player.

    >>> bin(plain_outcome([[5, 7, 7], [0, 3, 2]], [0, 3], 0b111))
    '0b10110'
    """
    word, players = 0, len(values[0])
    for cell, (row, floor) in enumerate(zip(values, floors, strict=True)):
        word |= _best(row, floor, pot) << cell * players
    return word or _best(values[0], 0, pot)


def _best(row: Sequence[int], floor: int, pot: int) -> int:
    best, mask = 0, 0
    for player, value in enumerate(row):
        if not pot >> player & 1 or value < floor:
            continue
        if value > best:
            best, mask = value, 1 << player
        elif value == best:
            mask |= 1 << player
    return mask


@cache
def cell_masks(word: int, players: int, cells: int) -> tuple[int, ...]:
    """Winners of each cell as bits."""
    return tuple(word >> cell * players & (1 << players) - 1 for cell in range(cells))


@cache
def whole_pot(players: int, cells: int) -> int:
    """Units of a pot that every outcome parts without a rest: whole numbers are counted many times as fast.

    >>> whole_pot(3, 2)
    12
    """
    return lcm(*range(1, cells + 1)) * lcm(*range(1, players + 1))


@cache
def share_units(word: int, players: int, cells: int) -> tuple[int, ...]:
    """Every player's part of the pot in an outcome, in units; a cell nobody qualifies for falls to the others.

    >>> share_units(0b01_11, 2, 2), whole_pot(2, 2)
    ((3, 1), 4)
    """
    won = [mask for mask in cell_masks(word, players, cells) if mask]
    whole = whole_pot(players, cells)
    return tuple(
        sum(whole // (len(won) * mask.bit_count()) for mask in won if mask >> player & 1) for player in range(players)
    )


def share_counts(outcomes: Mapping[int, int], players: int, cells: int) -> list[dict[Fraction, int]]:
    """For each player: how often he gets which part of the pot, the largest part first."""
    found: list[dict[int, int]] = [{} for _ in range(players)]
    for word, count in outcomes.items():
        for counts, units in zip(found, share_units(word, players, cells), strict=True):
            counts[units] = counts.get(units, 0) + count
    whole = whole_pot(players, cells)
    return [{Fraction(units, whole): counts[units] for units in sorted(counts, reverse=True)} for counts in found]


def mean_share(counts: Mapping[Fraction, int]) -> Fraction:
    """The mean part of the pot: the equity."""
    whole = lcm(*[share.denominator for share in counts])
    won = sum(share.numerator * (whole // share.denominator) * count for share, count in counts.items())
    return Fraction(won, whole * sum(counts.values()))


def standard_error(counts: Mapping[Fraction, int]) -> float:
    """The standard error of the mean part of the pot in a sample of independent deals.

    >>> round(standard_error({Fraction(1): 50, Fraction(0): 50}), 4)
    0.0503
    """
    deals = sum(counts.values())
    if deals < 2:
        return 1.0
    mean = sum(float(share) * count for share, count in counts.items()) / deals
    spread = sum(count * (float(share) - mean) ** 2 for share, count in counts.items())
    return sqrt(spread / (deals - 1) / deals)
