"""Who has the greatest value of a row."""

import numpy as np
from numba import types

from oddchip.kernels.compiling import Array, kernel

_U16 = np.uint16
_U64 = np.uint64


@kernel(types.Array(types.uint16, 2, "C", readonly=True), types.boolean[:, ::1])
def mark_winners(values: Array, out: Array) -> None:
    """Mark in ``out`` (``bool[N, P]``) who has the greatest value (``uint16[N, P]``) of a row, 0 excepted."""
    for row in range(_U64(values.shape[0])):
        best = _U16(0)
        for player in range(_U64(values.shape[1])):
            best = max(best, values[row, player])
        for player in range(_U64(values.shape[1])):
            out[row, player] = best != _U16(0) and values[row, player] == best
