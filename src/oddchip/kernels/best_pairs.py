"""Hands whose value is that of their best pair of hole cards, counted without looking at each: Omaha, every deal.

A hand of ``h`` hole cards is at most as good as a step if all its pairs are: it is a clique of ``h`` cards in the graph
of such pairs. Cliques are counted with one bit set a card, the last card of each by counting bits. So 463,563,500,400
deals of Omaha take seconds.
"""

from functools import cache
from typing import Final

import numpy as np
import numpy.typing as npt
from numba import types

from oddchip.kernels.compiling import CARDS_2D, Array, Word, inner, kernel
from oddchip.kernels.exactly_two import TABLE_2D

PAIRS: Final = 1326
_U8 = np.uint8
_U16 = np.uint16
_U64 = np.uint64


@cache
def card_pairs() -> npt.NDArray[np.uint8]:
    """All pairs of cards, ``high * (high - 1) / 2 + low`` being the place of a pair: ``uint8[1326, 2]``.

    >>> card_pairs()[2].tolist()
    [2, 1]
    """
    return np.array([(high, low) for high in range(52) for low in range(high)], dtype=np.uint8)


@inner
def count_bits(bits: Word) -> Word:
    """Number of bits set in a 64-bit word; compiled to one instruction."""
    bits = bits - (bits >> _U64(1) & _U64(0x5555555555555555))
    bits = (bits & _U64(0x3333333333333333)) + (bits >> _U64(2) & _U64(0x3333333333333333))
    bits = bits + (bits >> _U64(4)) & _U64(0x0F0F0F0F0F0F0F0F)
    return bits * _U64(0x0101010101010101) >> _U64(56)


@inner
def lowest_card(cards: Word) -> Word:
    """The lowest card of a set that is not empty."""
    return count_bits((cards & (~cards + _U64(1))) - _U64(1))


@inner
def count_cliques(near: Array, cards: Word, size: Word) -> Word:
    """Sets of ``size`` (2, 4, 5) of ``cards`` in which each is ``near`` all others; ``near`` lists lower cards only."""
    found = _U64(0)
    for first in range(_U64(52)):
        if cards >> first & _U64(1) == 0:
            continue
        one = near[first]
        if size == _U64(2):
            found += count_bits(one)
            continue
        while one != 0:
            second = lowest_card(one)
            one &= one - _U64(1)
            two = near[first] & near[second]
            while two != 0:
                third = lowest_card(two)
                two &= two - _U64(1)
                three = near[first] & near[second] & near[third]
                if size == _U64(4):
                    found += count_bits(three)
                    continue
                rest = three
                while rest != 0:
                    found += count_bits(three & near[lowest_card(rest)])
                    rest &= rest - _U64(1)
    return found


@kernel(CARDS_2D, types.uint32[::1], TABLE_2D, types.uint16[::1], types.uint64, types.uint64, types.uint64[::1])
def count_hands(  # noqa: PLR0913, PLR0917 - tables one by one
    boards: Array, weights: Array, values: Array, steps: Array, size: Array, lowest: Array, counts: Array
) -> None:
    """Add to ``counts`` (``uint64[S]``) the deals whose value is at most each of ``steps`` (``uint16[S]``).

    ``boards`` is ``uint8[N, 5]`` with ``weights`` (``uint32[N]``), ``values`` (``uint16[N, 1326]``) those of all pairs
    of cards, ``size`` the number of hole cards, ``lowest`` the lowest card of the deck.
    """
    near = np.empty(52, np.uint64)
    for row in range(_U64(boards.shape[0])):
        cards = (_U64(1) << _U64(52)) - (_U64(1) << lowest)
        for at in range(_U64(5)):
            cards &= ~(_U64(1) << _U64(boards[row, at]))
        for step in range(_U64(steps.shape[0])):
            place = _U64(0)
            for high in range(_U64(52)):
                near[high] = _U64(0)
                for low in range(high):
                    near[high] |= _U64(values[row, place] <= steps[step]) << low
                    place += _U64(1)
                near[high] &= cards if cards >> high & _U64(1) else _U64(0)
            counts[step] += _U64(weights[row]) * count_cliques(near, cards, size)
