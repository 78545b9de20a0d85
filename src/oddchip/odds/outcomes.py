"""How often each outcome occurred, and what that says: shares of the pot, wins, ties, halves, the error of a sample.

An outcome is a word as in `oddchip.kernels.outcomes`: for each cell one bit a player.
"""

from collections.abc import Iterable, Mapping, Sequence
from fractions import Fraction
from functools import cache
from math import sqrt

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
def shares_of(word: int, players: int, cells: int) -> tuple[Fraction, ...]:
    """Every player's part of the pot in an outcome; a cell nobody qualifies for falls to the others.

    >>> [str(share) for share in shares_of(0b01_11, 2, 2)]
    ['3/4', '1/4']
    """
    won = [mask for mask in cell_masks(word, players, cells) if mask]
    shares = []
    for player in range(players):
        parts = [Fraction(1, len(won) * mask.bit_count()) for mask in won if mask >> player & 1]
        shares.append(sum(parts, Fraction(0)))
    return tuple(shares)


def share_counts(outcomes: Mapping[int, int], players: int, cells: int) -> list[dict[Fraction, int]]:
    """For each player: how often he gets which part of the pot, the largest part first."""
    found: list[dict[Fraction, int]] = [{} for _ in range(players)]
    for word, count in outcomes.items():
        for counts, share in zip(found, shares_of(word, players, cells), strict=True):
            counts[share] = counts.get(share, 0) + count
    return [dict(sorted(counts.items(), reverse=True)) for counts in found]


def mean_share(counts: Mapping[Fraction, int]) -> Fraction:
    """The mean part of the pot: the equity."""
    return sum((share * count for share, count in counts.items()), Fraction(0)) / sum(counts.values())


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
