"""One weighted range against another, a board at a time: hands in order, and sums of what stands below each.

The weight of all hands of the other range below a hand, less those that share a card with it, says how often it wins.
Hands are taken by their pair of ranks: the sixteen combos of two ranks (six of a pair) are one *class* with one place
in the order, which `oddchip.kernels.ranked_pairs` knows. A class carries, for each range, its total weight and the
weight at each of its eight cards; with the same sums over all that stands below, the shared cards are made up for:
``total * below - sum(weight at card * weight below at card)`` over the cards of the class. Combos that share both cards
stand at the same place, so never one below the other.

Where a board has three cards of a suit, combos with a flush leave their classes and are put in order one by one; where
it has more, all combos with one card of the suit are a *bunch* with one place.

Weights are ``float64``. Whole numbers stay exact as long as the sums are below 2**53.
"""

from functools import cache
from typing import Final

import numpy as np
from numba import types

from oddchip.kernels.any_five import displacements
from oddchip.kernels.compiling import CARDS_2D, TABLE_16, Array, Word, inlined, inner, kernel
from oddchip.kernels.range_tables import NO_CLASS, SUMS
from oddchip.kernels.ranked_pairs import PAIRS, TABLE_32, TABLE_32_2D, ranked_pairs
from oddchip.kernels.tables import ROW_BITS, numpy_table

_BITS = np.uint32(ROW_BITS[5])
_ROW = np.uint32((1 << ROW_BITS[5]) - 1)
_END = np.uint32(0xFFFFFFFF)
_U8 = np.uint8
_U32 = np.uint32
_U64 = np.uint64
_NUMBERS: Final[tuple[Word, ...]] = tuple(np.uint64(number) for number in (0, 1, 2, 3, 4, 6, 7, 8))
_0, _1, _2, _3, _4, _6, _7, _8 = _NUMBERS
_HIGH: Word = np.uint64(2)
"""Where the sums at the high rank of a class begin, and those at its low rank."""
_LOW: Word = np.uint64(10)
_FLOATS_3D = types.Array(types.float64, 3, "C", readonly=True)
_FLOATS_2D = types.Array(types.float64, 2, "C", readonly=True)
_BYTES = types.Array(types.uint8, 1, "C", readonly=True)


@cache
def pass_tables(system: str) -> tuple[Array, Array, Array, Array]:
    """Rank keys, displacements of five cards, ordered pairs of ranks, flushes: of a system where a flush helps."""
    return numpy_table("rank-hash")["keys"], displacements(5), ranked_pairs(system), numpy_table(system)["flush"]


@inlined
def remove_card(card: Word, gone: Word, levels: Array, level: Word, ranges: tuple[Array, Array, Array]) -> None:
    """Take the combos of a card out of the sums of a level; those with a card of ``gone`` (bits) are out already."""
    weights, ranks, holding = ranges
    rank, suit = card >> _2, card & _3
    for at in range(_U64(holding[rank, _0])):
        place = _U64(holding[rank, at + _1])
        high, low = _U64(ranks[place, _0]), _U64(ranks[place, _1])
        mine = _HIGH if high == rank else _LOW
        theirs = _LOW if high == rank and low != rank else _HIGH
        other_rank = low if high == rank else high
        for other_suit in range(_4):
            other = other_rank * _4 + other_suit
            if gone >> other & _1 == _0 and other != card:
                first, second = weights[_0, card, other], weights[_1, card, other]
                levels[level, place, _0] -= first
                levels[level, place, _1] -= second
                levels[level, place, theirs + other_suit] -= first
                levels[level, place, theirs + _4 + other_suit] -= second
        levels[level, place, mine + suit] = 0.0
        levels[level, place, mine + _4 + suit] = 0.0


@inlined
def copy_level(levels: Array, level: Word) -> None:
    """Make the next level a copy of this one."""
    for place in range(_U64(levels.shape[1])):
        for at in range(_U64(SUMS)):
            levels[level + _1, place, at] = levels[level, place, at]


@inlined
def restore_rank(levels: Array, level: Word, rank: Word, holding: Array) -> None:
    """Make the classes of a rank what they are a level above."""
    for at in range(_U64(holding[rank, _0])):
        place = _U64(holding[rank, at + _1])
        for number in range(_U64(SUMS)):
            levels[level, place, number] = levels[level - _1, place, number]


@inner
def add_item(items: Array, count: Word, item: Word) -> None:
    """Put an item among ``count`` items in order; most come in order already."""
    at = count
    while at > _0 and items[at - _1] > item:
        items[at] = items[at - _1]
        at -= _1
    items[at] = item


@inner
def one_flush_items(  # noqa: PLR0913, PLR0917 - a part of the hot loop
    levels: Array, level: Word, suited: Word, suit: Word, gone: Word, items: Array, ranges: tuple[Array, ...]
) -> Word:
    """Three board cards of a suit: take combos with two more out of their classes, as items in order; their number."""
    weights, ranks, flushes = ranges
    count = _0
    for place in range(_U64(ranks.shape[0])):
        high, low = _U64(ranks[place, _0]), _U64(ranks[place, _1])
        one, two = high * _4 + suit, low * _4 + suit
        first, second = weights[_0, one, two], weights[_1, one, two]
        if (first != 0.0 or second != 0.0) and (gone >> one | gone >> two) & _1 == _0:
            levels[level, place, _0] -= first
            levels[level, place, _1] -= second
            levels[level, place, _HIGH + suit] -= first
            levels[level, place, _HIGH + _4 + suit] -= second
            levels[level, place, _LOW + suit] -= first
            levels[level, place, _LOW + _4 + suit] -= second
            value = _U64(flushes[suited | _1 << high | _1 << low])
            add_item(items, count, value << _U64(12) | one << _6 | two)
            count += _1
    return count


@inner
def many_flush_items(  # noqa: PLR0913, PLR0917 - a part of the hot loop
    levels: Array, level: Word, suited: Word, suit: Word, gone: Word, items: Array, ranges: tuple[Array, ...]
) -> Word:
    """Four or five board cards of a suit: take all combos with another out of their classes, as items in order.

    A bunch is named by its card twice. Returns the number of items.
    """
    weights, ranks, holding, flushes = ranges
    count = _0
    for high in range(_U64(13)):
        if suited >> high & _1 or holding[high, _0] == _U8(0):
            continue
        one = high * _4 + suit
        add_item(items, count, _U64(flushes[suited | _1 << high]) << _U64(12) | one << _6 | one)
        count += _1
        for low in range(high):
            two = low * _4 + suit
            if suited >> low & _1 == _0 and (weights[_0, one, two] != 0.0 or weights[_1, one, two] != 0.0):
                value = _U64(flushes[suited | _1 << high | _1 << low])
                add_item(items, count, value << _U64(12) | one << _6 | two)
                count += _1
        remove_card(one, gone, levels, level, (weights, ranks, holding))
        gone |= _1 << one
    return count


@inlined
def score_class(levels: Array, level: Word, place: Word, high: Word, low: Word, below: Array) -> tuple[Word, Word]:
    """Weight of pairs in which the class beats the other range below it, for both ranges."""
    win = levels[level, place, _0] * below[_U64(104)]
    lose = levels[level, place, _1] * below[_U64(105)]
    for suit in range(_4):
        win -= levels[level, place, _HIGH + suit] * below[high * _8 + suit]
        lose -= levels[level, place, _HIGH + _4 + suit] * below[high * _8 + _4 + suit]
        win -= levels[level, place, _LOW + suit] * below[low * _8 + suit]
        lose -= levels[level, place, _LOW + _4 + suit] * below[low * _8 + _4 + suit]
    return win, lose


@inlined
def add_class(levels: Array, level: Word, place: Word, high: Word, low: Word, below: Array) -> None:
    """Put a class below all that follows. ``below`` has eight numbers a rank, the second range first; then totals."""
    below[_U64(104)] += levels[level, place, _1]
    below[_U64(105)] += levels[level, place, _0]
    for suit in range(_4):
        below[high * _8 + suit] += levels[level, place, _HIGH + _4 + suit]
        below[high * _8 + _4 + suit] += levels[level, place, _HIGH + suit]
        below[low * _8 + suit] += levels[level, place, _LOW + _4 + suit]
        below[low * _8 + _4 + suit] += levels[level, place, _LOW + suit]


@inlined
def pass_class(levels: Array, level: Word, place: Word, high: Word, low: Word, below: Array) -> tuple[Word, Word]:
    """`score_class` and then `add_class`, reading every number once: for a class that ties with no other."""
    first, second = levels[level, place, _0], levels[level, place, _1]
    win, lose = first * below[_U64(104)], second * below[_U64(105)]
    below[_U64(104)] += second
    below[_U64(105)] += first
    for suit in range(_4):
        first, second = levels[level, place, _HIGH + suit], levels[level, place, _HIGH + _4 + suit]
        at = high * _8 + suit
        win -= first * below[at]
        lose -= second * below[at + _4]
        below[at] += second
        below[at + _4] += first
    if high != low:
        for suit in range(_4):
            first, second = levels[level, place, _LOW + suit], levels[level, place, _LOW + _4 + suit]
            at = low * _8 + suit
            win -= first * below[at]
            lose -= second * below[at + _4]
            below[at] += second
            below[at + _4] += first
    return win, lose


@inner
def score_combo(one: Word, two: Word, weights: Array, below: Array) -> tuple[Word, Word]:
    """As `score_class`, for one combo."""
    at, also = one + (one & ~_3), two + (two & ~_3)
    win = weights[_0, one, two] * (below[_U64(104)] - below[at] - below[also])
    return win, weights[_1, one, two] * (below[_U64(105)] - below[at + _4] - below[also + _4])


@inner
def add_combo(one: Word, two: Word, weights: Array, below: Array) -> None:
    """As `add_class`, for one combo."""
    first, second = weights[_0, one, two], weights[_1, one, two]
    at, also = one + (one & ~_3), two + (two & ~_3)
    below[_U64(104)] += second
    below[_U64(105)] += first
    below[at] += second
    below[at + _4] += first
    below[also] += second
    below[also + _4] += first


@inner
def score_item(item: Word, others: Array, count: Word, weights: Array, below: Array) -> tuple[Word, Word]:
    """As `score_class`, for an item: a combo, or a bunch with each of the ``count`` cards of ``others``."""
    one, two = item >> _6 & _U64(63), item & _U64(63)
    if one != two:
        return score_combo(one, two, weights, below)
    win, lose = 0.0, 0.0
    for at in range(count):
        more, less = score_combo(one, _U64(others[at]), weights, below)
        win += more
        lose += less
    return win, lose


@inner
def add_item_below(item: Word, others: Array, count: Word, weights: Array, below: Array) -> None:
    """As `add_class`, for an item."""
    one, two = item >> _6 & _U64(63), item & _U64(63)
    if one != two:
        add_combo(one, two, weights, below)
        return
    for at in range(count):
        add_combo(one, _U64(others[at]), weights, below)


@kernel(
    CARDS_2D, TABLE_32, _BYTES, TABLE_32, TABLE_16, TABLE_32_2D, TABLE_16,
    _FLOATS_3D, _BYTES, CARDS_2D, CARDS_2D, _FLOATS_2D, types.float64[::1],
)  # fmt: skip
def pass_boards(  # noqa: C901, PLR0912, PLR0913, PLR0915, PLR0917 - one hot loop, tables one by one
    runouts: Array, counts: Array, known: Array, keys: Array, displace: Array, ranked: Array, flushes: Array,
    weights: Array, places: Array, ranks: Array, holding: Array, base: Array, out: Array,
) -> None:  # fmt: skip
    """Add to ``out`` (``float64[2]``) the weight of pairs in which the first range wins, and in which it loses.

    ``runouts`` (``uint8[N, k]``) beside the cards ``known`` (``uint8[5 - k]``) are the boards, ``counts``
    (``uint32[N]``) how often each counts; then `pass_tables` and `RangeTables`. No weight may be left on combos with a
    known card. Boards that begin alike should follow each other: the sums without their cards are kept.
    """
    size, classes = _U64(runouts.shape[1]), _U64(ranks.shape[0])
    levels = np.empty((runouts.shape[1] + 2, ranks.shape[0], SUMS))
    gone = np.zeros(6, np.uint64)
    below = np.empty(106)
    order = np.empty(PAIRS + 1, np.uint32)
    items = np.empty(PAIRS + 1, np.uint64)
    others = np.empty(52, np.uint8)
    held = _0
    for at in range(_U64(known.shape[0])):
        held |= _1 << _U64(known[at])
    for kept in range(classes):
        for at in range(_U64(SUMS)):
            levels[_0, kept, at] = base[kept, at]
    for row in range(_U64(runouts.shape[0])):
        # What the board before has in common; then the sums without the cards of this one.
        alike = _0
        while row > _0 and alike + _1 < size and runouts[row, alike] == runouts[row - _1, alike]:
            alike += _1
        if row > _0 and size > _0 and alike == size - _1:
            restore_rank(levels, size, _U64(runouts[row - _1, alike]) >> _2, holding)
        else:
            for above in range(alike, size):
                copy_level(levels, above)
                if above + _1 < size:
                    card = _U64(runouts[row, above])
                    remove_card(card, gone[above], levels, above + _1, (weights, ranks, holding))
                    gone[above + _1] = gone[above] | _1 << card
        level = size
        if size > _0:
            card = _U64(runouts[row, size - _1])
            remove_card(card, gone[size - _1], levels, size, (weights, ranks, holding))
            gone[size] = gone[size - _1] | _1 << card
        # Ranks and suits of the board.
        key, of_suit = _U32(0), _U64(0)
        for at in range(_U64(5)):
            card = _U64(runouts[row, at]) if at < size else _U64(known[at - size])
            key += keys[card >> _2]
            of_suit += _1 << ((card & _3) << _3)
        ranking = _U64(_U32(key & _ROW) + _U32(displace[key >> _BITS]))
        # Counts of three to five, and of no others, have bit 2 set once 1 is added.
        three = of_suit + _U64(0x01010101) & _U64(0x04040404)
        number, other_count, common = _0, _0, _U32(0)
        if three != _0:
            suit = three >> _U64(10) & _1 | (three >> _U64(18) & _1) << _1 | (three >> _U64(26)) * _3
            taken = gone[size] | held
            suited = _0
            for rank in range(_U64(13)):
                suited |= (taken >> (rank * _4 + suit) & _1) << rank
            copy_level(levels, level)
            level += _1
            if of_suit >> (suit << _3) & _7 == _3:
                number = one_flush_items(levels, level, suited, suit, taken, items, (weights, ranks, flushes))
            else:
                number = many_flush_items(
                    levels, level, suited, suit, gone[size], items, (weights, ranks, holding, flushes)
                )
                for other in range(_U64(52)):
                    if other & _3 != suit and taken >> other & _1 == _0 and holding[other >> _2, _0] != _U8(0):
                        others[other_count] = other
                        other_count += _1
                if of_suit >> (suit << _3) & _7 == _U64(5):
                    common = _U32(flushes[suited])
        # The classes in order; without regard to suit all would play a flush that is on the board.
        count = _0
        for at in range(_U64(PAIRS)):
            entry = ranked[ranking, at]
            found = places[entry & _U32(127)]
            order[count] = (common if common else entry >> _U32(7)) << _U32(7) | _U32(found)
            count += _U64(found != NO_CLASS)
        order[count] = _END
        items[number] = _U64(_END) << _U64(12)
        below[:] = 0.0
        win, lose = 0.0, 0.0
        start, item = _0, _0
        while start < count or item < number:
            value = min(_U64(order[start] >> _U32(7)), items[item] >> _U64(12))
            if _U64(order[start + _1] >> _U32(7)) != value and items[item] >> _U64(12) != value:
                place = _U64(order[start] & _U32(127))
                more, less = pass_class(levels, level, place, _U64(ranks[place, _0]), _U64(ranks[place, _1]), below)
                win += more
                lose += less
                start += _1
                continue
            # All of one value are scored before any of them stands below what follows.
            to, item_to = start, item
            while _U64(order[to] >> _U32(7)) == value:
                place = _U64(order[to] & _U32(127))
                more, less = score_class(levels, level, place, _U64(ranks[place, _0]), _U64(ranks[place, _1]), below)
                win += more
                lose += less
                to += _1
            while items[item_to] >> _U64(12) == value:
                more, less = score_item(items[item_to], others, other_count, weights, below)
                win += more
                lose += less
                item_to += _1
            while start < to:
                place = _U64(order[start] & _U32(127))
                add_class(levels, level, place, _U64(ranks[place, _0]), _U64(ranks[place, _1]), below)
                start += _1
            while item < item_to:
                add_item_below(items[item], others, other_count, weights, below)
                item += _1
        out[_0] += win * np.float64(counts[row])
        out[_1] += lose * np.float64(counts[row])
