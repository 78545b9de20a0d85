"""Every hand of a deck: counted by category, or written out for another kernel.

Work is cut into pieces (the first card, or a range of places in the order of combinations), each far below 100 ms on
a machine of 2026, since a kernel without the GIL does not see Ctrl-C.
"""

from math import comb
from typing import Any, Final

import numpy as np
import numpy.typing as npt
from numba import types

from oddchip.kernels.any_five import BIAS, FLUSH, flush_suit, place_of
from oddchip.kernels.compiling import TABLE_16, TABLE_64, Array, kernel
from oddchip.kernels.tables import ROW_BITS

_BITS: Final = np.uint32(ROW_BITS[7])
_END: Final = np.uint64(52)
_U16 = np.uint16
_U32 = np.uint32
_U64 = np.uint64
CATEGORIES: Final = 16
"""Length of an array of counts by ``value >> 12``."""


@kernel(types.uint64, TABLE_64, TABLE_16, TABLE_16, TABLE_16, types.uint64[::1])
def count_sevens(first: Array, weight: Array, displace: Array, values: Array, flushes: Array, counts: Array) -> None:
    """Add to ``counts`` (``uint64[16]``, by ``value >> 12``) all hands of seven whose lowest card is ``first``.

    For systems where a flush helps. With a stripped deck ``first`` starts at its lowest card.
    """
    one = _U64(1)
    total_1 = BIAS + weight[first]
    for second in range(first + one, _END):
        total_2 = total_1 + weight[second]
        for third in range(second + one, _END):
            total_3 = total_2 + weight[third]
            for fourth in range(third + one, _END):
                total_4 = total_3 + weight[fourth]
                for fifth in range(fourth + one, _END):
                    total_5 = total_4 + weight[fifth]
                    for sixth in range(fifth + one, _END):
                        total_6 = total_5 + weight[sixth]
                        for seventh in range(sixth + one, _END):
                            total = total_6 + weight[seventh]
                            if total & FLUSH == 0:
                                value = values[place_of(total, displace, _BITS)]
                            else:
                                suit = flush_suit(total)
                                ranks = _U32(0)
                                for card in (first, second, third, fourth, fifth, sixth, seventh):
                                    ranks |= _U32(card & _U64(3) == suit) << _U32(card >> _U64(2))
                                value = flushes[ranks]
                            counts[value >> _U16(12)] += one


@kernel(types.uint8[::1], types.uint8[:, ::1])
def write_combinations(hand: Array, out: Array) -> None:
    """Write a hand (``uint8[k]``, ascending) and those after it, in lexicographic order, to ``out`` (``uint8[n, k]``).

    ``hand`` is left at the one after the last written.
    """
    size = hand.shape[0]
    for row in range(_U64(out.shape[0])):
        for at in range(size):
            out[row, at] = hand[at]
        at = size - 1
        while at >= 0 and hand[at] == 52 - size + at:
            at -= 1
        if at >= 0:
            hand[at] += 1
            for after in range(at + 1, size):
                hand[after] = hand[after - 1] + 1


def combination_at(place: int, size: int, *, lowest: int = 0) -> npt.NDArray[np.uint8]:
    """The combination of ``size`` cards, ``lowest`` to 51, at a place of their lexicographic order: ``uint8[size]``.

    >>> combination_at(0, 5).tolist(), combination_at(2_598_959, 5).tolist()
    ([0, 1, 2, 3, 4], [47, 48, 49, 50, 51])
    """
    hand, card = [], lowest
    for left in range(size - 1, -1, -1):
        while (block := comb(51 - card, left)) <= place:
            place -= block
            card += 1
        hand.append(card)
        card += 1
    return np.array(hand, dtype=np.uint8)


def count_combinations(size: int, *, lowest: int = 0) -> int:
    """How many there are.

    >>> count_combinations(7), count_combinations(5, lowest=16)
    (133784560, 376992)
    """
    return comb(52 - lowest, size)


def empty_counts() -> npt.NDArray[Any]:
    """Counts to add to: ``uint64[16]`` of 0."""
    return np.zeros(CATEGORIES, dtype=np.uint64)
