"""Two weighted ranges as the board pass reads them: by class, the combos of one pair of ranks.

A *class* is the sixteen combos of two ranks, or the six of a pair. It carries, for each range, its total weight and the
weight at each of its eight cards.
"""

from functools import cache
from typing import Any, Final, NamedTuple

import numpy as np
import numpy.typing as npt

from oddchip.kernels.ranked_pairs import PAIRS

NO_CLASS: Final = np.uint8(255)
SUMS: Final = 18
"""Numbers of a class: totals of both ranges, then at its high rank four suits of each, then at its low rank."""


class RangeTables(NamedTuple):
    """Two ranges as `pass_boards` reads them; only classes with weight are there.

    ``weights`` (``float64[2, 52, 52]``) by range and two cards, ``places`` (``uint8[91]``) from a pair of ranks to its
    class or `NO_CLASS`, ``ranks`` (``uint8[n, 2]``), ``holding`` (``uint8[13, 14]``) the number of classes that hold a
    rank and then which, ``sums`` (``float64[n, 18]``).
    """

    weights: npt.NDArray[np.float64]
    places: npt.NDArray[np.uint8]
    ranks: npt.NDArray[np.uint8]
    holding: npt.NDArray[np.uint8]
    sums: npt.NDArray[np.float64]


@cache
def _combo_cards() -> tuple[npt.NDArray[Any], ...]:
    """By combo: its high card, its low card, its pair of ranks, and where its two cards stand in the sums."""
    high = np.array([card for card in range(52) for _ in range(card)])
    low = np.array([card for card in range(52) for card in range(card)])
    high_rank, low_rank = high >> 2, low >> 2
    pair = high_rank * (high_rank + 1) // 2 + low_rank
    # Both cards of a pair stand at its high rank.
    low_start = np.where(high_rank == low_rank, 2, 10)
    return high, low, pair, 2 + (high & 3), low_start + (low & 3)


@cache
def _pair_ranks() -> npt.NDArray[np.uint8]:
    return np.array([(high, low) for high in range(13) for low in range(high + 1)], dtype=np.uint8)


def range_tables(weights: "npt.NDArray[np.float64]") -> RangeTables:
    """The tables of two ranges: ``weights`` is ``float64[2, 1326]``.

    >>> weights = np.zeros((2, 1326))
    >>> weights[0, -1], weights[1, 0] = 1, 2
    >>> tables = range_tables(weights)
    >>> tables.ranks.tolist(), tables.sums[:, :2].tolist()
    ([[0, 0], [12, 12]], [[0.0, 2.0], [1.0, 0.0]])
    """
    high, low, pair, high_at, low_at = _combo_cards()
    used = np.flatnonzero(weights.any(axis=0))
    matrix = np.zeros((2, 52, 52))
    matrix[:, high[used], low[used]] = matrix[:, low[used], high[used]] = weights[:, used]
    present = np.zeros(PAIRS, dtype=bool)
    present[pair[used]] = True
    kept = np.flatnonzero(present)
    places = np.full(PAIRS, NO_CLASS, dtype=np.uint8)
    places[kept] = np.arange(len(kept))
    ranks = _pair_ranks()[kept]
    holding = np.zeros((13, 14), dtype=np.uint8)
    for place, (first, second) in enumerate(ranks.tolist()):
        for rank in {first, second}:
            holding[rank, 0] += 1
            holding[rank, holding[rank, 0]] = place
    sums = np.zeros((len(kept), SUMS))
    rows = places[pair[used]].astype(np.int64)
    for side in range(2):
        # Each combo counts in the total, at its high and at its low card.
        for at in (side, high_at[used] + 4 * side, low_at[used] + 4 * side):
            sums += np.bincount(rows * SUMS + at, weights[side, used], sums.size).reshape(sums.shape)
    return RangeTables(matrix, places, ranks, holding, sums)
