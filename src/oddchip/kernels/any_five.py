"""The best five of five, six or seven cards, for every system but badugi: which one, the tables say.

The weight of a card is its rank key in the low 32 bits and a count of its suit above them. Seven weights and a bias
add up to one word in which bit 3 of a suit's nibble says that five or more cards have it.
"""

from collections.abc import Callable
from functools import cache
from typing import Final

import numpy as np
import numpy.typing as npt
from numba import types

from oddchip.kernels.compiling import (
    CARDS_2D,
    CARDS_2D_ANY,
    CARDS_3D_ANY,
    TABLE_16,
    TABLE_64,
    Array,
    Word,
    inner,
    kernel,
)
from oddchip.kernels.tables import ROW_BITS, numpy_table

SUITS_IGNORED: Final = 0
"""Ace to five: only ranks count."""
FLUSH_HELPS: Final = 1
"""High hands: with five cards of a suit the flush is the best hand (seven cards hold no full house or four of a kind
beside it)."""
FLUSH_HURTS: Final = 2
"""2-7 and A-6: five cards of a suit need not be played, so every five is looked at."""

MODES: Final = {
    "high": FLUSH_HELPS,
    "short-deck": FLUSH_HELPS,
    "short-deck-trips": FLUSH_HELPS,
    "manila": FLUSH_HELPS,
    "ace-to-five": SUITS_IGNORED,
    "deuce-to-seven": FLUSH_HURTS,
    "ace-to-six": FLUSH_HURTS,
}
"""What a flush does, by ranking system."""

BIAS: Final = np.uint64(0x3333 << 32)
FLUSH: Final = np.uint64(0x8888 << 32)
_BITS_5 = np.uint32(ROW_BITS[5])
_U8 = np.uint8
_U16 = np.uint16
_U32 = np.uint32
_U64 = np.uint64


@cache
def weights() -> npt.NDArray[np.uint64]:
    """The weight of each of the 52 cards: ``uint64[52]``.

    >>> hex(int(weights()[51]))
    '0x10000016920d'
    """
    keys = numpy_table("rank-hash")["keys"].astype(np.uint64)
    suits = np.array([1 << 32 + 4 * suit for suit in range(4)], dtype=np.uint64)
    made = (keys[:, None] + suits[None, :]).reshape(52)
    made.flags.writeable = False
    return made


@cache
def tables_for(system: str, size: int) -> tuple[Array, Array, Array, Array, Array, Array]:
    """The tables of a kernel: weights, displacements, values, flushes, then displacements and values of five cards."""
    values = numpy_table(system)
    return (
        weights(),
        displacements(size),
        values[f"values-{size}"],
        values["flush"],
        displacements(5),
        values["values-5"],
    )


@cache
def displacements(size: int) -> Array:
    """Displacements for ``size`` cards, long enough for any sum.

    A row that names one card twice is no hand and its value means nothing, but it must not read outside the table.
    """
    table = numpy_table("rank-hash")
    most = size * int(table["keys"].max()) >> ROW_BITS[size]
    padded = np.zeros(most + 1, dtype=np.uint16)
    padded[: len(table[f"displacements-{size}"])] = table[f"displacements-{size}"]
    padded.flags.writeable = False
    return padded


@inner
def flush_suit(total: Word) -> Word:
    """The suit of which a biased sum of weights counts five or more; only when there is one."""
    one, two, three = total >> _U64(39) & _U64(1), total >> _U64(43) & _U64(1), total >> _U64(47) & _U64(1)
    return one | two << _U64(1) | three << _U64(1) | three


@inner
def place_of(total: Word, displacements: Array, bits: Word) -> Word:
    """Place of a sum of weights in the values of its size."""
    key = _U32(total)
    return _U32(key & _U32((_U32(1) << bits) - _U32(1))) + _U32(displacements[key >> bits])


@inner
def suit_ranks(cards: Array, row: Word, suit: Word) -> Word:
    """The ranks of one suit in a row of cards, as bits."""
    ranks = _U32(0)
    for at in range(_U64(cards.shape[1])):
        card = cards[row, at]
        if card & _U8(3) == suit:
            ranks |= _U32(1) << _U32(card >> _U8(2))
    return ranks


@inner
def best_low(cards: Array, row: Word, total: Word, tables: tuple[Array, Array, Array, Array]) -> Word:
    """The best five of a row of up to seven cards where a flush hurts, by looking at every five.

    ``total`` is the biased sum of their weights; ``tables`` are the weights, the flushes, and displacements and values
    of five cards.
    """
    weight, flushes, displacements, values = tables
    size = _U64(cards.shape[1])
    best = _U16(0)
    # Of seven cards x and y are put aside; of six only x, and y takes one turn without meaning.
    for x in range(size):
        left = total - (weight[cards[row, x]] if size > _U64(5) else _U64(0))
        for y in range(x + _U64(1), size if size == _U64(7) else x + _U64(2)):
            five = left - (weight[cards[row, y]] if size == _U64(7) else _U64(0))
            if five & FLUSH != 0:
                suit = _U8(flush_suit(five))
                ranks = _U32(0)
                for at in range(size):
                    aside = (at == x and size > _U64(5)) or (at == y and size == _U64(7))
                    if not aside and cards[row, at] & _U8(3) == suit:
                        ranks |= _U32(1) << _U32(cards[row, at] >> _U8(2))
                value = flushes[ranks]
            else:
                value = values[place_of(five, displacements, _BITS_5)]
            best = max(best, value)
    return best


@cache
def rows_kernel(size: int, mode: int) -> Callable[..., None]:
    """The kernel for rows of ``size`` cards: ``(cards[N, size], *tables_for(...), out[N])``.

    Made for each size and mode of its own, so that the compiler unrolls the row.
    """
    columns, bits = np.uint64(size), np.uint32(ROW_BITS[size])
    helps = mode == FLUSH_HELPS or (mode == FLUSH_HURTS and size == 5)
    hurts = mode == FLUSH_HURTS and size > 5

    def rows(  # noqa: PLR0913, PLR0917 - tables one by one
        cards: Array,
        weight: Array,
        displace: Array,
        values: Array,
        flushes: Array,
        displace_5: Array,
        values_5: Array,
        out: Array,
    ) -> None:
        for row in range(_U64(cards.shape[0])):
            total = BIAS
            for at in range(columns):
                total += weight[cards[row, at]]
            if helps and total & FLUSH != 0:
                out[row] = flushes[suit_ranks(cards, row, _U8(flush_suit(total)))]
            elif hurts and total & FLUSH != 0:
                out[row] = best_low(cards, row, total, (weight, flushes, displace_5, values_5))
            else:
                out[row] = values[place_of(total, displace, bits)]

    return kernel(CARDS_2D, TABLE_64, *(TABLE_16,) * 5, types.uint16[::1])(rows)


@cache
def players_kernel(size: int, mode: int) -> Callable[..., None]:
    """The kernel for players with a board: ``(holes[N, P, h], boards[N, b], *tables_for(...)[:4], out[N, P])``.

    A board is added up once for all players. Not for systems where a flush hurts: no game of theirs has a board.
    """
    bits, helps = np.uint32(ROW_BITS[size]), mode == FLUSH_HELPS

    def players(  # noqa: PLR0913, PLR0917 - tables as for rows
        holes: Array,
        boards: Array,
        weight: Array,
        displace: Array,
        values: Array,
        flushes: Array,
        out: Array,
    ) -> None:
        for row in range(_U64(holes.shape[0])):
            shared = BIAS
            for at in range(_U64(boards.shape[1])):
                shared += weight[boards[row, at]]
            for player in range(_U64(holes.shape[1])):
                total = shared
                for at in range(_U64(holes.shape[2])):
                    total += weight[holes[row, player, at]]
                if helps and total & FLUSH != 0:
                    suit = _U8(flush_suit(total))
                    ranks = suit_ranks(boards, row, suit)
                    for at in range(_U64(holes.shape[2])):
                        card = holes[row, player, at]
                        ranks |= _U32(card & _U8(3) == suit) << _U32(card >> _U8(2))
                    out[row, player] = flushes[ranks]
                else:
                    out[row, player] = values[place_of(total, displace, bits)]

    signature = (CARDS_3D_ANY, CARDS_2D_ANY, TABLE_64, *(TABLE_16,) * 3, types.uint16[:, ::1])
    return kernel(*signature)(players)
