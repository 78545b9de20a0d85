"""The best badugi among any number of cards: one of each suit at most, no rank twice, ace low or ace high by table."""

from functools import cache
from typing import Any, Final

import numpy as np
import numpy.typing as npt
from numba import types

from oddchip.kernels.compiling import CARDS_2D, TABLE_16, Array, kernel
from oddchip.kernels.tables import numpy_table

SYSTEMS: Final = frozenset({"badugi", "badugi-ace-high"})
"""The ranking systems of this kernel."""

_U8 = np.uint8
_U16 = np.uint16
_U32 = np.uint32
_U64 = np.uint64


@cache
def badugi_table(system: str) -> npt.NDArray[Any]:
    """Values by a set of ranks as bits: ``uint16[8192]``; 0 for none and for more than four.

    >>> hex(int(badugi_table("badugi")[0b1000000000111]))
    '0x32cb'
    """
    return numpy_table(system)["ranks"]


@kernel(CARDS_2D, TABLE_16, types.uint16[::1])
def badugi_rows(cards: Array, values: Array, out: Array) -> None:
    """Values of rows of cards (``uint8[N, k]``) into ``out`` (``uint16[N]``)."""
    for row in range(_U64(cards.shape[0])):
        clubs = diamonds = hearts = spades = _U32(0)
        for at in range(_U64(cards.shape[1])):
            card = cards[row, at]
            rank = _U32(1) << _U32(card >> _U8(2))
            suit = card & _U8(3)
            clubs |= rank if suit == _U8(0) else _U32(0)
            diamonds |= rank if suit == _U8(1) else _U32(0)
            hearts |= rank if suit == _U8(2) else _U32(0)
            spades |= rank if suit == _U8(3) else _U32(0)
        best = _U16(0)
        # From each suit one card of a rank not yet taken, or, last, none; a set with more cards has the greater value.
        one_left = clubs
        while True:
            one = one_left & (~one_left + _U32(1))
            two_left = diamonds & ~one
            while True:
                two = two_left & (~two_left + _U32(1))
                three_left = hearts & ~(one | two)
                while True:
                    three = three_left & (~three_left + _U32(1))
                    taken = one | two | three
                    four_left = spades & ~taken
                    best = max(best, values[taken])
                    while four_left != 0:
                        four = four_left & (~four_left + _U32(1))
                        best = max(best, values[taken | four])
                        four_left ^= four
                    if three_left == 0:
                        break
                    three_left ^= three
                if two_left == 0:
                    break
                two_left ^= two
            if one_left == 0:
                break
            one_left ^= one
        out[row] = best
