"""Who wins what, as one number a deal, and how often each number occurs.

The outcome of a deal is a word: for each *cell* (a half of the pot, or one of two boards), one bit a player says who
has the best hand there; the bits of the first cell are the lowest. A cell for which nobody qualifies has no bits. When
nobody qualifies for any cell, the best hand of the first cell wins without qualifying (archie). How often each outcome
occurs says everything else: wins, ties, scoops, quarters, equities.

``floors`` (``uint16[C]``) are the least values that qualify; ``pots`` (``uint32[Q]``) are sets of players, one for each
pot that is counted; ``counts`` is ``int64[Q, 2 ** (C * P)]``.
"""

from typing import Final

import numpy as np
from numba import types

from oddchip.kernels.compiling import Array, Word, inner, kernel

MOST_BITS: Final = 22
"""Cells times players at most: 32 MB of counts."""
VALUES_3D: Final = types.Array(types.uint16, 3, "C", readonly=True)
TABLE_U32: Final = types.Array(types.uint32, 1, "C", readonly=True)
TABLE_U16: Final = types.Array(types.uint16, 1, "C", readonly=True)

_U16 = np.uint16
_U32 = np.uint32
_U64 = np.uint64


@inner
def best_players(values: Array, cell: Word, floor: Word, pot: Word) -> Word:
    """Players of a pot with the best value of a cell (``uint16[C, P]``) that is at least ``floor``, as bits."""
    best, mask = _U16(0), _U64(0)
    for player in range(_U64(values.shape[1])):
        value = values[cell, player]
        if pot >> _U32(player) & _U32(1) == _U32(0) or value < floor:
            continue
        if value > best:
            best, mask = value, _U64(1) << player
        elif value == best:
            mask |= _U64(1) << player
    return mask


@inner
def outcome(values: Array, floors: Array, pot: Word) -> Word:
    """The outcome of one deal for one pot; ``values`` is ``uint16[C, P]``."""
    word = _U64(0)
    for cell in range(_U64(values.shape[0])):
        word |= best_players(values, cell, floors[cell], pot) << (cell * _U64(values.shape[1]))
    if word == _U64(0):
        word = best_players(values, _U64(0), _U16(0), pot)
    return word


@kernel(VALUES_3D, TABLE_U16, TABLE_U32, types.int64[:, ::1])
def count_outcomes(values: Array, floors: Array, pots: Array, counts: Array) -> None:
    """Add the outcomes of deals to ``counts``; ``values`` is ``uint16[N, C, P]``."""
    for row in range(_U64(values.shape[0])):
        for pot in range(_U64(pots.shape[0])):
            counts[pot, outcome(values[row], floors, pots[pot])] += 1
