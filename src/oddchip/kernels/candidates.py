"""The best of a list of fives: the general way, for every selection there is, and the check of the special ones."""

from typing import Final

import numpy as np
from numba import types

from oddchip.kernels.any_five import BIAS, FLUSH, displacements, place_of, weights
from oddchip.kernels.compiling import CARDS_2D, TABLE_16, TABLE_64, Array, kernel
from oddchip.kernels.tables import ROW_BITS, numpy_table

_BITS: Final = np.uint32(ROW_BITS[5])
_U8 = np.uint8
_U16 = np.uint16
_U32 = np.uint32
_U64 = np.uint64


def candidate_tables(system: str) -> tuple[Array, Array, Array, Array]:
    """The tables of `candidate_rows`: weights, displacements, values, flushes.

    >>> [len(table.shape) for table in candidate_tables("high")]
    [1, 1, 1, 1]
    """
    values = numpy_table(system)
    return weights(), displacements(5), values["values-5"], values["flush"]


@kernel(CARDS_2D, CARDS_2D, TABLE_64, TABLE_16, TABLE_16, TABLE_16, types.uint16[::1])
def candidate_rows(  # noqa: PLR0913, PLR0917 - tables one by one
    cards: Array, candidates: Array, weight: Array, displace: Array, values: Array, flushes: Array, out: Array
) -> None:
    """Values of rows of cards (``uint8[N, k]``) into ``out`` (``uint16[N]``).

    ``candidates`` (``uint8[C, 5]``) are the fives that may play, as places in a row.
    """
    for row in range(_U64(cards.shape[0])):
        best = _U16(0)
        for candidate in range(_U64(candidates.shape[0])):
            total = BIAS
            for at in range(_U64(5)):
                total += weight[cards[row, candidates[candidate, at]]]
            if total & FLUSH != 0:
                ranks = _U32(0)
                for at in range(_U64(5)):
                    ranks |= _U32(1) << _U32(cards[row, candidates[candidate, at]] >> _U8(2))
                value = flushes[ranks]
            else:
                value = values[place_of(total, displace, _BITS)]
            best = max(best, value)
        out[row] = best
