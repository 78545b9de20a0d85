"""Exactly two hole cards with exactly three of five on the board: Omaha with 4, 5, 6; with 2, Greek and Manila.

The best hand is that of the best pair of hole cards, and a pair is two look-ups: one by the ranks of the board and of
the pair, one more if the pair and three board cards have the same suit. Both tables are built from the five-card values
when a system is first used (about 50 ms).
"""

from functools import cache
from itertools import combinations
from typing import Final

import numpy as np
from numba import types

from oddchip.kernels.any_five import FLUSH_HELPS, MODES, displacements
from oddchip.kernels.compiling import CARDS_2D_ANY, CARDS_3D_ANY, TABLE_16, Array, kernel
from oddchip.kernels.tables import ROW_BITS, numpy_table

PAIRS: Final = 91
"""Pairs of ranks: ``high * (high + 1) / 2 + low``."""
TABLE_2D: Final = types.Array(types.uint16, 2, "C", readonly=True)
TABLE_32: Final = types.Array(types.uint32, 1, "C", readonly=True)
NO_SUIT: Final = np.uint8(255)

_BITS = np.uint32(ROW_BITS[5])
_ROW = np.uint32((1 << ROW_BITS[5]) - 1)
_U8 = np.uint8
_U16 = np.uint16
_U32 = np.uint32
_U64 = np.uint64


@cache
def two_tables(system: str) -> tuple[Array, Array, Array, Array, Array]:
    """The tables of `two_values`: rank keys, displacements, board x pair, rows of suited boards, suited board x pair.

    Systems that ignore suits get an empty last table. Those where a flush hurts have no such game.

    >>> ranks, suited = two_tables("ace-to-five")[2::2]
    >>> ranks.shape[1], suited.shape
    (91, (1, 91))
    """
    keys, displace, values = numpy_table("rank-hash")["keys"], displacements(5), numpy_table(system)
    by_rank = np.zeros((len(values["values-5"]), PAIRS), dtype=np.uint16)
    fill_by_rank(keys, displace, values["values-5"], by_rank)
    rows = np.zeros(1 << 13, dtype=np.uint16)
    by_suit = np.zeros((1, PAIRS), dtype=np.uint16)
    if minds_suits(system):
        boards = [sum(1 << rank for rank in ranks) for size in (3, 4, 5) for ranks in combinations(range(13), size)]
        rows[boards] = np.arange(1, len(boards) + 1)
        by_suit = np.zeros((len(boards) + 1, PAIRS), dtype=np.uint16)
        fill_by_suit(rows, values["flush"], by_suit)
    for table in (by_rank, rows, by_suit):
        table.flags.writeable = False
    return keys, displace, by_rank, rows, by_suit


def minds_suits(system: str) -> bool:
    """Whether suits make a hand in this system at all.

    >>> minds_suits("high"), minds_suits("ace-to-five")
    (True, False)
    """
    return MODES[system] == FLUSH_HELPS


@kernel(TABLE_32, TABLE_16, TABLE_16, types.uint16[:, ::1])
def fill_by_rank(keys: Array, displace: Array, values: Array, table: Array) -> None:
    """``table[board, pair]``: the best of three board ranks with a pair of ranks, no flush; 0 for five alike."""
    board = np.zeros(5, np.uint8)
    held = np.zeros(13, np.uint8)
    for number in range(13**5):
        rest = number
        held[:] = 0
        total = _U32(0)
        proper = True
        for at in range(5):
            board[at] = rest % 13
            rest //= 13
            held[board[at]] += 1
            total += keys[board[at]]
            proper = proper and (at == 0 or board[at] >= board[at - 1]) and held[board[at]] <= 4
        if not proper:
            continue
        place = _U32(total & _ROW) + _U32(displace[total >> _BITS])
        for high in range(13):
            for low in range(high + 1):
                if held[high] + (2 if high == low else 1) > 4 or held[low] + 1 > 4:
                    continue
                best = _U16(0)
                for one in range(5):
                    for two in range(one):
                        # All five board cards but these two, with the pair.
                        key = total - keys[board[one]] - keys[board[two]] + keys[high] + keys[low]
                        best = max(best, values[_U32(key & _ROW) + _U32(displace[key >> _BITS])])
                table[place, _U32(high * (high + 1) // 2 + low)] = best


@kernel(TABLE_16, TABLE_16, types.uint16[:, ::1])
def fill_by_suit(rows: Array, flushes: Array, table: Array) -> None:
    """``table[row of suited board ranks, pair]``: the best flush of a pair with three of them."""
    for board in range(1 << 13):
        if rows[board] == 0:
            continue
        for high in range(13):
            for low in range(high):
                pair = 1 << high | 1 << low
                if board & pair:
                    continue
                best = _U16(0)
                for one in range(13):
                    for two in range(one):
                        for three in range(two):
                            triple = 1 << one | 1 << two | 1 << three
                            if board & triple == triple:
                                best = max(best, flushes[triple | pair])
                table[rows[board], high * (high + 1) // 2 + low] = best


@kernel(CARDS_3D_ANY, CARDS_2D_ANY, TABLE_32, TABLE_16, TABLE_2D, TABLE_16, TABLE_2D, types.uint16[:, ::1])
def two_values(  # noqa: PLR0913, PLR0917 - a hot loop
    holes: Array, boards: Array, keys: Array, displace: Array, by_rank: Array, rows: Array, by_suit: Array, out: Array
) -> None:
    """Values of ``holes`` (``uint8[N, P, h]``) with ``boards`` (``uint8[N, 5]``) into ``out`` (``uint16[N, P]``)."""
    for row in range(_U64(holes.shape[0])):
        total = _U32(0)
        counts = _U32(0)
        for at in range(_U64(5)):
            total += keys[boards[row, at] >> _U8(2)]
            counts += _U32(1) << _U32((boards[row, at] & _U8(3)) << _U8(3))
        place = _U32(total & _ROW) + _U32(displace[total >> _BITS])
        suit, suited = NO_SUIT, _U32(0)
        # Counts of three to five, and of no others, have bit 2 set once 1 is added.
        three = counts + _U32(0x01010101) & _U32(0x04040404)
        if three != 0 and by_suit.shape[0] > 1:
            diamonds, hearts, spades = three >> _U32(10) & _U32(1), three >> _U32(18) & _U32(1), three >> _U32(26)
            suit = _U8(diamonds | hearts << _U32(1) | spades << _U32(1) | spades)
            for at in range(_U64(5)):
                suited |= _U32(boards[row, at] & _U8(3) == suit) << _U32(boards[row, at] >> _U8(2))
            suited = _U32(rows[suited])
        for player in range(_U64(holes.shape[1])):
            best = _U16(0)
            for one in range(_U64(holes.shape[2])):
                first = holes[row, player, one]
                for two in range(one):
                    second = holes[row, player, two]
                    high, low = _U32(max(first, second) >> _U8(2)), _U32(min(first, second) >> _U8(2))
                    pair = (high * (high + _U32(1)) >> _U32(1)) + low
                    best = max(best, by_rank[place, pair])
                    if first & _U8(3) == suit and second & _U8(3) == suit:
                        best = max(best, by_suit[suited, pair])
            out[row, player] = best
