"""Finds rank keys whose sums name the ranks of up to seven cards, and packs those sums into small tables."""

from array import array
from collections.abc import Iterable

import numpy as np
import numpy.typing as npt

RANKS = 13
COPIES = 4
MOST_CARDS = 7

IntArray = npt.NDArray[np.int64]


def find_rank_keys() -> list[int]:
    """The least key of each rank in turn, such that no two choices of seven ranks (four alike at most) sum up equal.

    Sums of fewer cards then differ too: add the same cards to both and they would be two equal sums of seven.
    """
    keys = [0]
    while len(keys) < RANKS:
        sums = _sums_by_count(keys)
        bound = keys[-1] * 8 + 64
        taken = np.zeros(bound, dtype=bool)
        # A new key fails if some number of copies of it makes up for the difference of two sums.
        for extra in range(1, COPIES + 1):
            differences = np.zeros(bound * extra, dtype=bool)
            for copies in range(COPIES + 1 - extra):
                _mark_differences(differences, sums[MOST_CARDS - copies], sums[MOST_CARDS - copies - extra])
            taken |= differences[::extra]
        taken[: keys[-1] + 1] = True
        keys.append(int(np.argmin(taken)))
    return keys


def _sums_by_count(keys: Iterable[int]) -> list[IntArray]:
    """For 0 to 7 cards: every sum that cards of these ranks can have."""
    sums: list[set[int]] = [{0}, *(set() for _ in range(MOST_CARDS))]
    for key in keys:
        sums = [
            {total + copies * key for copies in range(min(COPIES, count) + 1) for total in sums[count - copies]}
            for count in range(MOST_CARDS + 1)
        ]
    return [np.array(sorted(some), dtype=np.int64) for some in sums]


def _mark_differences(marks: npt.NDArray[np.bool_], minuends: IntArray, subtrahends: IntArray) -> None:
    if len(minuends) < len(subtrahends):
        rows = (minuend - subtrahends for minuend in minuends)
    else:
        rows = (minuends - subtrahend for subtrahend in subtrahends)
    for row in rows:
        marks[row[(row >= 0) & (row < len(marks))]] = True


def pack_rows(sums: IntArray, bits: int) -> "array[int]":
    """Displacements of the rows of ``sums`` (equal above the low ``bits``), so that every sum gets a place of its own.

    First fit, fullest rows first. ``(sum & mask) + displacement[sum >> bits]`` is the place.
    """
    rows: dict[int, list[int]] = {}
    for total in sums.tolist():
        rows.setdefault(total >> bits, []).append(total & ((1 << bits) - 1))
    free = np.ones(3 * len(sums) + (2 << bits), dtype=bool)
    span = len(free) - (1 << bits)
    displacements = array("H", bytes(2 * (int(sums.max() >> bits) + 1)))
    for row in sorted(rows, key=lambda row: (-len(rows[row]), row)):
        columns = rows[row]
        fits = np.ones(span, dtype=bool)
        for column in columns:
            fits &= free[column : column + span]
        place = int(np.argmax(fits))
        free[place + np.array(columns)] = False
        displacements[row] = place
    return displacements
