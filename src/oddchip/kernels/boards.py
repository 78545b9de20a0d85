"""Boards that differ by more than the names of their suits, with the number of boards each stands for."""

from itertools import permutations
from typing import Any

import numpy as np
import numpy.typing as npt
from numba import types

from oddchip.kernels.compiling import CARDS_2D, Array, kernel
from oddchip.kernels.enumeration import combination_at, count_combinations, write_combinations

_PIECE = 1 << 18
_U8 = np.uint8
_U32 = np.uint32
_U64 = np.uint64


@kernel(CARDS_2D, CARDS_2D, types.uint32[::1])
def weigh_boards(boards: Array, suits: Array, weights: Array) -> None:
    """How many boards each of ``boards`` (``uint8[N, b]``) stands for, 0 if another stands for it: ``uint32[N]``.

    ``suits`` (``uint8[24, 4]``) are the orders of the suits. The least of the sets of cards is the one that stands.
    """
    for row in range(_U64(boards.shape[0])):
        own = _U64(0)
        for at in range(_U64(boards.shape[1])):
            own |= _U64(1) << _U64(boards[row, at])
        smaller, same = _U32(0), _U32(0)
        for order in range(_U64(suits.shape[0])):
            other = _U64(0)
            for at in range(_U64(boards.shape[1])):
                card = boards[row, at]
                other |= _U64(1) << _U64((card & _U8(252)) | suits[order, card & _U8(3)])
            smaller += _U32(other < own)
            same += _U32(own == other)
        weights[row] = _U32(suits.shape[0]) // same if smaller == _U32(0) else _U32(0)


def distinct_boards(size: int = 5, *, lowest: int = 0) -> tuple[npt.NDArray[np.uint8], npt.NDArray[Any]]:
    """Suit-distinct boards of a deck and their weights: ``uint8[M, size]``, ``uint32[M]``.

    >>> boards, weights = distinct_boards(3)
    >>> len(boards), int(weights.sum())
    (1755, 22100)
    """
    suits = np.array(list(permutations(range(4))), dtype=np.uint8)
    hand, total = combination_at(0, size, lowest=lowest), count_combinations(size, lowest=lowest)
    found: list[tuple[Array, Array]] = []
    for start in range(0, total, _PIECE):
        boards = np.empty((min(_PIECE, total - start), size), dtype=np.uint8)
        write_combinations(hand, boards)
        weights = np.empty(len(boards), dtype=np.uint32)
        weigh_boards(boards, suits, weights)
        found.append((boards[weights > 0], weights[weights > 0]))
    return np.concatenate([boards for boards, _ in found]), np.concatenate([weights for _, weights in found])


def boards_by_ranks(*, lowest: int = 0, suits: bool = True) -> tuple[npt.NDArray[np.uint8], npt.NDArray[Any]]:
    """One board of five for all that differ by suits which can make no flush, and their weights.

    Which three or more cards are of one suit matters where ``suits`` do; then the ranks alone. ``uint8[M, 5]``,
    ``uint32[M]``.

    >>> boards, weights = boards_by_ranks(suits=False)
    >>> len(boards), int(weights.sum())
    (6175, 2598960)
    """
    boards, weights = distinct_boards(5, lowest=lowest)
    ranks, colours = boards >> 2, boards & 3
    key = np.zeros(len(boards), dtype=np.int64)
    for rank in range(13):
        key = key * 5 + (ranks == rank).sum(axis=1)
    if suits:
        flush = np.zeros(len(boards), dtype=np.int64)
        for suit in range(4):
            mine = colours == suit
            bits = np.where(mine, np.int64(1) << ranks.astype(np.int64), 0).sum(axis=1)
            flush += np.where(mine.sum(axis=1) >= 3, bits, 0)
        key = key << 13 | flush
    _, first, group = np.unique(key, return_index=True, return_inverse=True)
    summed = np.bincount(group.reshape(-1), weights=weights).astype(np.uint32)
    return np.ascontiguousarray(boards[first]), summed
