"""The boards still to come, one of each kind that suits tell apart, and how many boards it stands for.

A set of cards is written as one set of suits a rank, aces first. It stands for its kind if no allowed exchange of suits
makes it lower in that order. That can be decided rank by rank: of the exchanges that changed nothing so far, none may
lower the next set of suits. So boards are walked as a tree, and none is looked at in vain.
"""

from collections.abc import Sequence
from functools import lru_cache
from math import comb
from typing import Any

import numpy as np
import numpy.typing as npt
from numba import types

from oddchip.kernels.compiling import TABLE_64, Array, Word, kernel

_U8 = np.uint8
_U32 = np.uint32
_U64 = np.uint64


@kernel(types.uint64, TABLE_64, TABLE_64, types.uint64, types.uint8[:, ::1], types.uint32[::1], types.uint64[::1])
def write_runouts(  # noqa: C901, PLR0912, PLR0913, PLR0917 - a tree walked in one loop, tables one by one
    live: Word, lower: Array, same: Array, exchanges: Word, cards: Array, weights: Array, found: Array
) -> None:
    """Write the kinds of runouts to ``cards`` (``uint8[N, k]``, highest rank first), their number to ``found[0]``.

    ``live`` are the cards that may come, as bits. ``lower[m]`` and ``same[m]`` (``uint64[16]``) are the exchanges, as
    bits, that make the set ``m`` of suits lower or leave it; ``exchanges`` are all of them.
    """
    size = _U64(cards.shape[1])
    one: Word = _U64(1)
    none: Word = _U64(0)
    suits = np.zeros(14, np.uint64)
    left = np.zeros(14, np.uint64)
    stable = np.zeros(14, np.uint64)
    every = none
    for bit in range(_U64(24)):
        every += exchanges >> bit & one
    left[0], stable[0] = size, exchanges
    row, depth, fresh = none, none, True
    while True:
        rank = _U64(12) - depth
        # The next set of suits for this rank; a fresh rank begins with none.
        if not fresh:
            suits[depth] += one
        while suits[depth] < _U64(16):
            mask = suits[depth]
            count = (mask & one) + (mask >> one & one) + (mask >> _U64(2) & one) + (mask >> _U64(3))
            free = live >> (rank * _U64(4)) & _U64(15)
            if mask & ~free == none and count <= left[depth] and stable[depth] & lower[mask] == none:
                break
            suits[depth] += one
        if suits[depth] == _U64(16):
            if depth == none:
                break
            depth -= one
            fresh = False
            continue
        left[depth + one] = left[depth] - count
        stable[depth + one] = stable[depth] & same[suits[depth]]
        if left[depth + one] == none:
            at, alike = none, none
            for above in range(depth + one):
                for suit in range(_U64(4)):
                    if suits[above] >> suit & one:
                        cards[row, at] = _U8((_U64(12) - above) * _U64(4) + suit)
                        at += one
            for bit in range(_U64(24)):
                alike += stable[depth + one] >> bit & one
            weights[row] = _U32(every // alike)
            row += one
            fresh = False
        elif depth == _U64(12):
            fresh = False
        else:
            depth += one
            suits[depth] = none
            fresh = True
    found[0] = row


@lru_cache(maxsize=64)
def exchange_tables(exchanges: tuple[tuple[int, ...], ...]) -> tuple[Array, Array, Word]:
    """What `write_runouts` wants to know of exchanges: ``lower``, ``same``, and all of them as bits.

    >>> lower, same, every = exchange_tables(((0, 1, 2, 3), (1, 0, 2, 3)))
    >>> int(lower[0b0010]), int(same[0b0010]), int(every)
    (2, 1, 3)
    """
    lower, same = np.zeros(16, dtype=np.uint64), np.zeros(16, dtype=np.uint64)
    for place, exchange in enumerate(exchanges):
        for mask in range(16):
            new = sum(1 << exchange[suit] for suit in range(4) if mask >> suit & 1)
            lower[mask] |= np.uint64((new < mask) << place)
            same[mask] |= np.uint64((new == mask) << place)
    return lower, same, np.uint64((1 << len(exchanges)) - 1)


def distinct_runouts(
    live: int, size: int, exchanges: Sequence[tuple[int, ...]]
) -> tuple[npt.NDArray[np.uint8], npt.NDArray[Any]]:
    """Runouts out of ``live`` (bits), and how many boards each stands for: ``uint8[N, size]``, ``uint32[N]``.

    ``exchanges`` is a group of exchanges of suits, each as the new suits of ♣ ♦ ♥ ♠; none may change ``live``.

    >>> from itertools import permutations
    >>> cards, weights = distinct_runouts((1 << 52) - 1, 3, list(permutations(range(4))))
    >>> len(cards), int(weights.sum())
    (1755, 22100)
    """
    most = comb(live.bit_count(), size)
    cards, weights, found = np.empty((most, size), np.uint8), np.ones(most, np.uint32), np.ones(1, np.uint64)
    if size:
        write_runouts(np.uint64(live), *exchange_tables(tuple(exchanges)), cards, weights, found)
    return cards[: int(found[0])], weights[: int(found[0])]
