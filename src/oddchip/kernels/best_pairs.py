"""Hands whose value is that of their best pair of hole cards, counted without looking at each: Omaha, every deal.

A hand of ``h`` hole cards is at most as good as a step if all its pairs are: it is a clique of ``h`` cards in the graph
of such pairs. Cards that differ by a suit that can make no flush are one *kind*, with as many cards as are left of it,
so that a board has 13 kinds of cards, or 26 where a flush is possible, and a clique of kinds stands for many hands. So
27,906,522,724,080 deals of Omaha with six take a minute.
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
def count_cliques(near: Array, choices: Array, sizes: Array, kinds: Word, size: Word) -> Word:
    """Hands of ``size`` cards of these ``kinds`` (bits) in which each is near all others.

    ``near[kind]`` lists the lower kinds near a kind; ``choices[kind, n]`` are the ways to take ``n`` of its cards, 0
    where two of them are not near each other; ``sizes[n]`` lists the kinds in whose number of cards bit ``n`` is set.
    """
    if size == _U64(1):
        ones, twos, fours = kinds & sizes[_U64(0)], kinds & sizes[_U64(1)], kinds & sizes[_U64(2)]
        return count_bits(ones) + (count_bits(twos) << _U64(1)) + (count_bits(fours) << _U64(2))
    found = _U64(0)
    rest = kinds
    while rest != _U64(0):
        kind = count_bits((rest & (~rest + _U64(1))) - _U64(1))
        rest &= rest - _U64(1)
        below = kinds & near[kind]
        for taken in range(_U64(1), min(size, _U64(4)) + _U64(1)):
            ways = choices[kind, taken]
            if ways == _U64(0):
                break
            if taken == size:
                found += ways
            elif below != _U64(0):
                found += ways * count_cliques(near, choices, sizes, below, size - taken)
    return found


@inner
def pair_place(one: Word, two: Word) -> Word:
    """The place of a pair of cards."""
    high, low = max(one, two), min(one, two)
    return (high * (high - _U64(1)) >> _U64(1)) + low


@inner
def flush_suit_of(boards: Array, row: Word) -> Word:
    """The suit of which a board has three cards or more; 4 if there is none."""
    counts = _U64(0)
    for at in range(_U64(5)):
        counts += _U64(1) << (_U64(boards[row, at] & _U8(3)) << _U64(3))
    for suit in range(_U64(4)):
        if counts >> (suit << _U64(3)) & _U64(7) >= _U64(3):
            return suit
    return _U64(4)


@inner
def sort_cards(boards: Array, row: Word, lowest: Word, cards: Array, left: Array) -> None:
    """Fill ``left[kind]`` with the number of cards left of a kind and ``cards[kind]`` with two of them.

    Kinds 0 to 12 are the ranks in suits that make no flush, 13 to 25 the cards of the flush suit.
    """
    suit: Word = flush_suit_of(boards, row)
    taken: Word = _U64(0)
    for at in range(_U64(5)):
        taken |= _U64(1) << _U64(boards[row, at])
    for kind in range(_U64(26)):
        left[kind] = _U64(0)
    for card in range(lowest, _U64(52)):
        if taken >> card & _U64(1) == _U64(0):
            kind = (card >> 2) + (13 if card & 3 == suit else 0)
            if left[kind] < _U64(2):
                cards[kind, left[kind]] = card
            left[kind] += _U64(1)


@inner
def link_kinds(  # noqa: PLR0913, PLR0917 - arrays one by one
    values: Array, row: Word, step: Word, cards: Array, left: Array, near: Array, choices: Array
) -> None:
    """Fill ``near`` and ``choices`` (see `count_cliques`) by the pairs that are at most as good as ``step``."""
    for kind in range(_U64(26)):
        near[kind] = _U64(0)
        for taken in range(_U64(5)):
            choices[kind, taken] = _U64(0)
        if left[kind] == _U64(0):
            continue
        choices[kind, _U64(1)] = left[kind]
        for lower in range(kind):
            if left[lower] != _U64(0):
                value = values[row, pair_place(cards[kind, _U64(0)], cards[lower, _U64(0)])]
                near[kind] |= _U64(value <= step) << lower
        if left[kind] > _U64(1) and values[row, pair_place(cards[kind, _U64(0)], cards[kind, _U64(1)])] <= step:
            for taken in range(_U64(2), left[kind] + _U64(1)):
                fewer = choices[kind, taken - _U64(1)]
                choices[kind, taken] = fewer * (left[kind] - taken + _U64(1)) // taken


@kernel(CARDS_2D, types.uint32[::1], TABLE_2D, types.uint16[::1], types.uint64, types.uint64, types.uint64[::1])
def count_hands(  # noqa: PLR0913, PLR0917 - tables one by one
    boards: Array, weights: Array, values: Array, steps: Array, size: Array, lowest: Array, counts: Array
) -> None:
    """Add to ``counts`` (``uint64[S]``) the deals whose value is at most each of ``steps`` (``uint16[S]``).

    ``boards`` is ``uint8[N, 5]`` with ``weights`` (``uint32[N]``), ``values`` (``uint16[N, 1326]``) those of all pairs
    of cards, ``size`` the number of hole cards, ``lowest`` the lowest card of the deck.
    """
    left, cards = np.empty(26, np.uint64), np.zeros((26, 2), np.uint64)
    near, choices, sizes = np.empty(26, np.uint64), np.empty((26, 5), np.uint64), np.empty(3, np.uint64)
    for row in range(_U64(boards.shape[0])):
        sort_cards(boards, row, lowest, cards, left)
        for bit in range(_U64(3)):
            sizes[bit] = _U64(0)
            for kind in range(_U64(26)):
                sizes[bit] |= (left[kind] >> bit & _U64(1)) << kind
        kinds = sizes[0] | sizes[1] | sizes[2]
        for step in range(_U64(steps.shape[0])):
            link_kinds(values, row, steps[step], cards, left, near, choices)
            counts[step] += _U64(weights[row]) * count_cliques(near, choices, sizes, kinds, size)
