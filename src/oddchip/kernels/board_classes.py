"""All boards counted by their ranks: exact results for known hands in a millisecond.

Unless somebody has a flush, only the ranks of a board matter, and there are 6,175 multisets of five ranks. So boards
are counted by their ranks (how many ways there are to suit them follows from the cards left), and only those with
three or more cards of a suit in which somebody holds enough are looked at again: as a set of ranks of that suit beside
a multiset of ranks of others. Each of these takes its boards away from the count by ranks.

A *place* is the place of the ranks of a full board in the hash of five cards (`oddchip.kernels.tables`).
"""

from functools import cache
from itertools import combinations, combinations_with_replacement
from typing import Any, Final

import numpy as np
import numpy.typing as npt
from numba import types

from oddchip.kernels.compiling import TABLE_16, Array, Word, inner, kernel
from oddchip.kernels.exactly_two import TABLE_2D, TABLE_32
from oddchip.kernels.outcomes import TABLE_U16, TABLE_U32, outcome
from oddchip.kernels.tables import ROW_BITS

PLACES: Final = 9206
"""Length of the values of five cards."""
TABLE_8: Final = types.Array(types.uint8, 1, "C", readonly=True)
TABLE_8_2D: Final = types.Array(types.uint8, 2, "C", readonly=True)
OPTIONS: Final = types.Array(types.uint32, 4, "C", readonly=True)
NO_OPTION: Final = np.uint32(0xFFFF)

_BITS_5 = np.uint32(ROW_BITS[5])
_BITS_7 = np.uint32(ROW_BITS[7])
_U8 = np.uint8
_U16 = np.uint16
_U32 = np.uint32
_U64 = np.uint64


@cache
def rank_multisets() -> tuple[npt.NDArray[np.uint8], npt.NDArray[np.uint32]]:
    """Multisets of up to five ranks, by size, and where each size starts: ``uint8[T, 5]``, ``uint32[7]``.

    >>> rank_multisets()[1].tolist()
    [0, 1, 14, 105, 560, 2380, 8568]
    """
    rows = [
        [*ranks, *[0] * (5 - size)] for size in range(6) for ranks in combinations_with_replacement(range(13), size)
    ]
    starts = np.cumsum([0, 1, 13, 91, 455, 1820, 6188], dtype=np.uint32)
    return np.array(rows, dtype=np.uint8), starts


@cache
def rank_sets() -> npt.NDArray[np.uint16]:
    """Sets of up to five ranks as bits: ``uint16[2380]``.

    >>> len(rank_sets())
    2380
    """
    sets = [sum(1 << rank for rank in ranks) for size in range(6) for ranks in combinations(range(13), size)]
    return np.array(sets, dtype=np.uint16)


@inner
def ways_to_suit(ranks: Array, size: Word, left: Array) -> Word:
    """In how many ways ``size`` cards of these ascending ranks can be taken when ``left`` cards of each rank are."""
    ways: Word = 1
    run = 0
    for at in range(size):
        run = run + 1 if at > _U64(0) and ranks[at] == ranks[at - _U64(1)] else 0
        ways = ways * max(np.int64(left[ranks[at]]) - run, 0) // (run + 1)
    return ways


@inner
def place_5(key: Word, displace: Array) -> Word:
    """Place of the ranks of a board."""
    return _U32(key & _U32((1 << 9) - 1)) + _U32(displace[key >> _BITS_5])


@kernel(
    types.uint64, types.uint32, TABLE_8, TABLE_8_2D, TABLE_32, TABLE_32, TABLE_16,
    types.uint32[::1], types.int64[::1], types.uint64[::1],
)  # fmt: skip
def count_by_rank(  # noqa: PLR0913, PLR0917 - tables one by one
    missing: Array,
    known: Array,
    left: Array,
    multisets: Array,
    starts: Array,
    keys: Array,
    displace: Array,
    sums: Array,
    counts: Array,
    size: Array,
) -> None:
    """Boards by their ranks: ``size[0]`` rank sums, and ``counts`` (``int64[9206]``) of boards by place.

    ``known`` is the rank sum of the board so far, ``missing`` the number of cards to come, ``left`` (``uint8[13]``) how
    many cards of each rank may come.
    """
    found = _U64(0)
    for row in range(_U64(starts[missing]), _U64(starts[missing + _U64(1)])):
        ways = ways_to_suit(multisets[row], missing, left)
        if ways == 0:
            continue
        total = known
        for at in range(missing):
            total += keys[multisets[row, at]]
        sums[found] = total
        found += _U64(1)
        counts[place_5(total, displace)] = ways
    size[0] = found


@kernel(
    TABLE_32, types.uint64, TABLE_32, TABLE_16, TABLE_16, TABLE_16, types.uint64, types.uint64, types.uint16[:, :, ::1]
)
def rank_any_five(  # noqa: PLR0913, PLR0917 - tables one by one
    sums: Array,
    size: Array,
    holes: Array,
    displace: Array,
    displace_7: Array,
    values_7: Array,
    cell: Array,
    player: Array,
    ranked: Array,
) -> None:
    """The best five of a board and one of ``holes`` (sums of two ranks), suits aside, into ``ranked``."""
    for row in range(size):
        best = _U16(0)
        for hole in range(_U64(holes.shape[0])):
            key = sums[row] + holes[hole]
            best = max(best, values_7[_U32(key & _U32((1 << 7) - 1)) + _U32(displace_7[key >> _BITS_7])])
        ranked[place_5(sums[row], displace), cell, player] = best


@kernel(TABLE_32, types.uint64, TABLE_32, TABLE_16, TABLE_2D, types.uint64, types.uint64, types.uint16[:, :, ::1])
def rank_exactly_two(  # noqa: PLR0913, PLR0917 - tables one by one
    sums: Array, size: Array, pairs: Array, displace: Array, by_rank: Array, cell: Array, player: Array, ranked: Array
) -> None:
    """The best of ``pairs`` (``uint32[K]``, see `oddchip.kernels.exactly_two`) with three of the board, suits aside."""
    for row in range(size):
        place = place_5(sums[row], displace)
        best = _U16(0)
        for pair in range(_U64(pairs.shape[0])):
            best = max(best, by_rank[place, pairs[pair]])
        ranked[place, cell, player] = best


@inner
def flush_value(option: Word, suited: Word, row: Word, by_suit: Array, flushes: Array) -> Word:
    """The flush of an option with the suited ranks of a board; 0 for none.

    An option below 8,192 is a set of ranks that plays with any of the board; 8,192 more than a pair of ranks is a pair
    that plays with three.
    """
    if option < _U32(1 << 13):
        return flushes[option | suited]
    return by_suit[row, option - _U32(1 << 13)]


@kernel(
    types.uint64, types.uint32, TABLE_8, TABLE_U32, TABLE_U32, TABLE_8_2D, TABLE_32, TABLE_U16, TABLE_32, TABLE_16,
    OPTIONS, TABLE_16, TABLE_2D, TABLE_16, types.Array(types.uint16, 3, "C", readonly=True), types.int64[::1],
    TABLE_U16, TABLE_U32, types.int64[:, ::1],
)  # fmt: skip
def count_flushes(  # noqa: PLR0913, PLR0917, C901, PLR0912 - a hot loop
    missing: Array,
    known: Array,
    left: Array,
    free: Array,
    board: Array,
    multisets: Array,
    starts: Array,
    sets: Array,
    keys: Array,
    displace: Array,
    options: Array,
    rows: Array,
    by_suit: Array,
    flushes: Array,
    ranked: Array,
    by_place: Array,
    floors: Array,
    pots: Array,
    counts: Array,
) -> None:
    """Add to ``counts`` the boards that give somebody a flush, and take them from ``by_place``.

    ``free`` and ``board`` (``uint32[4]``) are ranks by suit: cards that may come, cards on the board. ``options``
    (``uint32[C, P, 4, K]``) are the ways to a flush (`flush_value`), ended by `NO_OPTION`.
    """
    cells, players = _U64(options.shape[0]), _U64(options.shape[1])
    fives = np.empty((cells, players), np.uint16)
    values = np.empty((cells, players), np.uint16)
    others = np.empty(13, np.uint8)
    for suit in range(_U64(4)):
        for rank in range(_U64(13)):
            others[rank] = left[rank] - _U8(free[suit] >> _U32(rank) & _U32(1))
        for place in range(_U64(sets.shape[0])):
            new = _U32(sets[place])
            if new & ~free[suit] != _U32(0):
                continue
            suited = new | board[suit]
            size, total, held = _U64(0), known, _U64(0)
            for rank in range(_U64(13)):
                if new >> _U32(rank) & _U32(1):
                    size += _U64(1)
                    total += keys[rank]
                held += _U64(suited >> _U32(rank) & _U32(1))
            if size > missing or held < _U64(3):
                continue
            row = _U32(rows[suited])
            best = _U16(0)
            for cell in range(cells):
                for player in range(players):
                    value = _U16(0)
                    for at in range(_U64(options.shape[3])):
                        option = options[cell, player, suit, at]
                        if option == NO_OPTION:
                            break
                        value = max(value, flush_value(option, suited, row, by_suit, flushes))
                    fives[cell, player] = value
                    best = max(best, value)
            if best == _U16(0):
                continue
            rest = missing - size
            for other in range(_U64(starts[rest]), _U64(starts[rest + _U64(1)])):
                ways = ways_to_suit(multisets[other], rest, others)
                if ways == 0:
                    continue
                key = total
                for at in range(rest):
                    key += keys[multisets[other, at]]
                ranks = place_5(key, displace)
                by_place[ranks] -= ways
                for cell in range(cells):
                    for player in range(players):
                        values[cell, player] = max(ranked[ranks, cell, player], fives[cell, player])
                for pot in range(_U64(pots.shape[0])):
                    counts[pot, outcome(values, floors, pots[pot])] += ways


@kernel(
    TABLE_32, types.uint64, TABLE_16, types.Array(types.uint16, 3, "C", readonly=True), types.int64[::1], TABLE_U16,
    TABLE_U32, types.int64[:, ::1],
)  # fmt: skip
def count_rest(  # noqa: PLR0913, PLR0917 - tables one by one
    sums: Array,
    size: Array,
    displace: Array,
    ranked: Array,
    by_place: Array,
    floors: Array,
    pots: Array,
    counts: Array,
) -> None:
    """Add to ``counts`` the boards left in ``by_place``, and empty it."""
    for row in range(size):
        place = place_5(sums[row], displace)
        for pot in range(_U64(pots.shape[0])):
            counts[pot, outcome(ranked[place], floors, pots[pot])] += by_place[place]
        by_place[place] = 0


def no_counts(pots: int, cells: int, players: int) -> npt.NDArray[Any]:
    """Counts to add to: ``int64[pots, 2 ** (cells * players)]`` of 0."""
    return np.zeros((pots, 1 << cells * players), dtype=np.int64)
