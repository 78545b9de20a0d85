"""Two known hands before the flop, over all boards: counted by ranks, then corrected where flushes are.

There are 6,175 multisets of five board ranks, and how many boards have the ranks follows from the cards left. That
counts every board as if suits did not matter. Boards with so many cards of a suit that somebody has a flush, listed as
a set of ranks of the suit beside ranks of other suits, are then moved to their true result.
"""

from functools import cache
from itertools import combinations_with_replacement
from typing import Final

import numpy as np
from numba import types

from oddchip.kernels.any_five import displacements
from oddchip.kernels.compiling import CARDS_2D, TABLE_16, Array, Word, inner, kernel
from oddchip.kernels.tables import ROW_BITS, numpy_table

CHOOSE: Final = np.array(
    [[1, 0, 0, 0, 0], [1, 1, 0, 0, 0], [1, 2, 1, 0, 0], [1, 3, 3, 1, 0], [1, 4, 6, 4, 1]], np.int64
)
"""``CHOOSE[n, k]``: ways to take k of n cards of a rank."""
_TABLE_32 = types.Array(types.uint32, 1, "C", readonly=True)
_TABLE_8_3D = types.Array(types.uint8, 3, "C", readonly=True)
_CHOOSE = types.Array(types.int64, 2, "C", readonly=True)

_BITS = np.uint32(ROW_BITS[7])
_ROW = np.uint32((1 << ROW_BITS[7]) - 1)
_U32 = np.uint32
_U64 = np.uint64


@cache
def matchup_tables(system: str) -> tuple[Array, Array, Array, Array, Array, Array, Array]:
    """The tables of `match_hands` for a system where a flush helps.

    Rank keys, sums of keys by set of ranks, displacements and values of seven cards, flushes, ways to choose, and the
    multisets as up to five (rank, number) each: ``uint8[6175, 5, 2]``.

    >>> tables = matchup_tables("high")
    >>> tables[-1].shape, tables[-1][1].tolist()
    ((6175, 5, 2), [[0, 4], [2, 1], [0, 0], [0, 0], [0, 0]])
    """
    keys = numpy_table("rank-hash")["keys"]
    sets = np.zeros(1 << 13, dtype=np.uint32)
    for rank in range(13):
        sets[1 << rank : 2 << rank] = sets[: 1 << rank] + keys[rank]
    multisets = np.zeros((6175, 5, 2), dtype=np.uint8)
    row = 0
    for ranks in combinations_with_replacement(range(13), 5):
        if ranks[0] != ranks[4]:
            for at, rank in enumerate(sorted(set(ranks))):
                multisets[row, at] = rank, ranks.count(rank)
            row += 1
    values = numpy_table(system)
    return keys, sets, displacements(7), values["values-7"], values["flush"], CHOOSE, multisets


@inner
def value_of(key: Word, displace: Array, values: Array) -> Word:
    """The value of seven ranks, no flush, by the sum of their keys."""
    return values[_U32(key & _ROW) + _U32(displace[key >> _BITS])]


@inner
def move_boards(  # noqa: PLR0913, PLR0917 - what two hands are, once with and once without suits
    ways: Word, key: Word, own: Word, other: Word, flush: tuple[Word, Word], tables: tuple[Array, Array], out: Array,
    row: Word,
) -> None:  # fmt: skip
    """Move so many boards of one kind from the result by ranks to the result with flushes (0: no flush)."""
    displace, values = tables
    one, two = value_of(_U32(key + own), displace, values), value_of(_U32(key + other), displace, values)
    out[row, 0] -= ways * (one > two)
    out[row, 1] -= ways * (one == two)
    one = flush[0] if flush[0] else one
    two = flush[1] if flush[1] else two
    out[row, 0] += ways * (one > two)
    out[row, 1] += ways * (one == two)


@kernel(
    CARDS_2D, _TABLE_32, _TABLE_32, TABLE_16, TABLE_16, TABLE_16, _CHOOSE, _TABLE_8_3D, types.int64[:, ::1]
)  # fmt: skip
def match_hands(  # noqa: C901, PLR0912, PLR0913, PLR0917 - one hot loop, tables one by one
    hands: Array, keys: Array, sets: Array, displace: Array, values: Array, flushes: Array, choose: Array,
    multisets: Array, out: Array,
) -> None:  # fmt: skip
    """How many of 1,712,304 boards the first hand wins and ties: ``int64[N, 2]``.

    ``hands`` is ``uint8[N, 4]``: the two cards of the first hand, then those of the second.
    """
    left = np.empty(13, np.int64)
    beside = np.empty(13, np.int64)
    for row in range(_U64(hands.shape[0])):
        left[:] = 4
        for at in range(_U64(4)):
            left[hands[row, at] >> 2] -= 1
        own, other = keys[hands[row, 0] >> 2] + keys[hands[row, 1] >> 2], keys[hands[row, 2] >> 2]
        other += keys[hands[row, 3] >> 2]
        out[row, 0], out[row, 1] = 0, 0
        for kind in range(multisets.shape[0]):
            ways, key = 1, _U32(0)
            for at in range(5):
                rank, number = multisets[kind, at, 0], multisets[kind, at, 1]
                ways *= choose[left[rank], number]
                key += _U32(keys[rank] * number)
            if ways:
                one = value_of(_U32(key + own), displace, values)
                two = value_of(_U32(key + other), displace, values)
                out[row, 0] += ways * (one > two)
                out[row, 1] += ways * (one == two)
        for suit in range(4):
            mine, theirs, mine_count, theirs_count = 0, 0, 0, 0
            for at in range(4):
                card = hands[row, at]
                if card & 3 == suit and at < 2:
                    mine |= 1 << (card >> 2)
                    mine_count += 1
                elif card & 3 == suit:
                    theirs |= 1 << (card >> 2)
                    theirs_count += 1
            for rank in range(13):
                beside[rank] = left[rank] - (1 - ((mine | theirs) >> rank & 1))
            for suited in range(1 << 13):
                if suited & (mine | theirs):
                    continue
                size = 0
                for rank in range(13):
                    size += suited >> rank & 1
                if size > 5 or size + max(mine_count, theirs_count) < 5 or size < 3:
                    continue
                flush = (
                    flushes[suited | mine] if size + mine_count >= 5 else values[0] * 0,
                    flushes[suited | theirs] if size + theirs_count >= 5 else values[0] * 0,
                )
                key = sets[suited]
                if size == 5:
                    move_boards(1, key, own, other, flush, (displace, values), out, row)
                    continue
                for high in range(13):
                    if size == 4:
                        move_boards(beside[high], key + keys[high], own, other, flush, (displace, values), out, row)
                        continue
                    for low in range(high + 1):
                        ways = beside[high] * beside[low] if low < high else choose[beside[high], 2]
                        move_boards(ways, key + keys[high] + keys[low], own, other, flush, (displace, values), out, row)
