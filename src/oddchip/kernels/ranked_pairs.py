"""All 91 pairs of ranks beside each multiset of five board ranks, ordered by the hand they make without a flush.

Unless somebody has a flush, the ranks of a board and of two hole cards say everything, in any game that may play any
five of the seven. So the order of all starting hands on a board is one look-up: a row of `ranked_pairs`.
"""

from functools import cache
from typing import Final

import numpy as np
from numba import types

from oddchip.kernels.any_five import displacements
from oddchip.kernels.compiling import TABLE_16, Array, kernel
from oddchip.kernels.tables import ROW_BITS, numpy_table

PAIRS: Final = 91
"""Pairs of ranks: ``high * (high + 1) / 2 + low``."""
PAIR_BITS: Final = 7
"""An entry of the table is ``value << PAIR_BITS | pair``."""
TABLE_32: Final = types.Array(types.uint32, 1, "C", readonly=True)
TABLE_32_2D: Final = types.Array(types.uint32, 2, "C", readonly=True)

_BITS_5 = np.uint32(ROW_BITS[5])
_BITS_7 = np.uint32(ROW_BITS[7])
_ROW_5 = np.uint32((1 << ROW_BITS[5]) - 1)
_ROW_7 = np.uint32((1 << ROW_BITS[7]) - 1)
_U32 = np.uint32


@cache
def ranked_pairs(system: str) -> Array:
    """The table of a system where a flush helps: ``uint32[P, 91]``, a row for each place of five ranks, 3.4 MB.

    A row ascends; its place is that of the five board ranks in the hash of `oddchip.kernels.tables`. A pair that
    cannot be held beside a board (five of a rank) has the value 0. Built when a system is first used, in 0.05 s.

    >>> table = ranked_pairs("high")
    >>> table.shape[1], bool((table[:, 1:] > table[:, :-1]).all())
    (91, True)
    """
    values = numpy_table(system)
    table = np.empty((len(values["values-5"]), PAIRS), dtype=np.uint32)
    table[:] = np.arange(PAIRS, dtype=np.uint32)
    fill_pairs(numpy_table("rank-hash")["keys"], displacements(5), displacements(7), values["values-7"], table)
    table.sort(axis=1)
    table.flags.writeable = False
    return table


@kernel(TABLE_32, TABLE_16, TABLE_16, TABLE_16, types.uint32[:, ::1])
def fill_pairs(keys: Array, displace_5: Array, displace_7: Array, values: Array, table: Array) -> None:
    """Put the value of every board multiset with every pair of ranks above the pair: ``table[place, pair]``."""
    held = np.zeros(13, np.uint8)
    for number in range(13**5):
        rest, before, proper = number, 0, True
        held[:] = 0
        total = _U32(0)
        for _ in range(5):
            rank = rest % 13
            rest //= 13
            held[rank] += 1
            total += keys[rank]
            proper = proper and rank >= before and held[rank] <= 4
            before = rank
        if not proper:
            continue
        place = _U32(total & _ROW_5) + _U32(displace_5[total >> _BITS_5])
        for high in range(13):
            for low in range(high + 1):
                if held[high] + (2 if high == low else 1) > 4 or held[low] + 1 > 4:
                    continue
                key = _U32(total + keys[high] + keys[low])
                value = values[_U32(key & _ROW_7) + _U32(displace_7[key >> _BITS_7])]
                table[place, high * (high + 1) // 2 + low] |= _U32(value) << _U32(7)
