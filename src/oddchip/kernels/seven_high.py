"""Rows of seven cards where a flush helps: the fastest way, in blocks and without a branch a hand.

`oddchip.kernels.any_five` does the same and is what this one is tested against. The differences:

- a hand is read as one 64-bit word, and its cards are looked up two at a time (a table of 16 KB): 4 look-ups, not 7;
- one hand in 33 is a flush, and a branch mispredicted that often costs as much as the evaluation, so flushes are noted
  without a branch and done after each block of hands.

The weight of a card is 32 bits wide here: 23 for the sum of rank keys, 9 for counts of diamonds, hearts, spades (three
bits each; clubs are what is left). A table of 512 says which counts are a flush, and of which suit.
"""

from functools import cache
from typing import Final

import numpy as np
import numpy.typing as npt
from numba import types

from oddchip.kernels.any_five import displacements
from oddchip.kernels.compiling import TABLE_16, Array, kernel
from oddchip.kernels.tables import ROW_BITS, numpy_table

BLOCK: Final = 4096
"""Hands a block: their sums (16 KB) stay in the nearest cache."""
WORDS: Final = types.Array(types.uint64, 1, "A", readonly=True, aligned=False)
"""Hands as words that overlap: seven bytes of a hand and the first of the next."""

_KEY_BITS = 23
_KEY = np.uint32((1 << _KEY_BITS) - 1)
_KEY_SHIFT = np.uint32(_KEY_BITS)
_ROW_SHIFT = np.uint32(ROW_BITS[7])
_ROW = np.uint32((1 << ROW_BITS[7]) - 1)
_LOW = np.uint64(0x003F003F003F003F)
_HIGH = np.uint64(0x00000FC00FC00FC0)
_PAIR = np.uint64(0xFFF)
_BYTES = np.uint64(0x0001010101010101)
_U8 = np.uint8
_U32 = np.uint32
_U64 = np.uint64


@cache
def seven_tables(system: str) -> tuple[Array, Array, Array, Array, Array]:
    """The tables of `seven_rows`: pair weights, flush suits, displacements, values, flushes.

    >>> pairs, suits, *_ = seven_tables("high")
    >>> pairs.shape, int(suits[5]), int(suits[0])
    ((4096,), 2, 1)
    """
    keys = numpy_table("rank-hash")["keys"]
    one = np.zeros(64, dtype=np.uint32)
    for card in range(52):
        one[card] = int(keys[card >> 2]) + ((0, 1, 8, 64)[card & 3] << _KEY_BITS)
    pairs = (one[None, :] + one[:, None]).reshape(4096)
    suits = np.zeros(512, dtype=np.uint8)
    for counts in np.ndindex(8, 8, 8):
        clubs = 7 - sum(counts)
        for suit, count in enumerate((clubs, *counts)):
            if clubs >= 0 and count >= 5:
                suits[counts[0] + 8 * counts[1] + 64 * counts[2]] = suit + 1
    values = numpy_table(system)
    return pairs, suits, displacements(7), values["values-7"], values["flush"]


@kernel(WORDS, types.uint32[::1], types.uint8[::1], TABLE_16, TABLE_16, TABLE_16, types.uint16[::1])
def seven_rows(  # noqa: PLR0913, PLR0917 - tables one by one
    words: Array, pairs: Array, suits: Array, displace: Array, values: Array, flushes: Array, out: Array
) -> None:
    """Values of the hands ``words`` (``uint64[N]``, see `as_words`) into ``out`` (``uint16[N]``)."""
    sums = np.empty(BLOCK, np.uint32)
    noted = np.empty(BLOCK, np.uint16)
    start = _U64(0)
    while start < _U64(words.shape[0]):
        size = min(_U64(BLOCK), _U64(words.shape[0]) - start)
        for at in range(size):
            word = words[start + at]
            # Six bits a card, two cards in each 16: places in the table of pairs; the seventh card is paired with 2♣.
            both = word & _LOW | word >> _U64(2) & _HIGH
            sums[at] = (
                pairs[both & _PAIR]
                + pairs[both >> _U64(16) & _PAIR]
                + pairs[both >> _U64(32) & _PAIR]
                + pairs[both >> _U64(48)]
            )
        count = _U64(0)
        for at in range(size):
            key = sums[at] & _KEY
            out[start + at] = values[_U32(key & _ROW) + _U32(displace[key >> _ROW_SHIFT])]
            noted[count] = at
            count += _U64(suits[sums[at] >> _KEY_SHIFT] != 0)
        for note in range(count):
            hand = _U64(noted[note])
            word = words[start + hand]
            # Bytes that differ from the suit in neither of two bits become 1, the others 0; each 1 goes to its rank.
            other = word ^ _U64(suits[sums[hand] >> _KEY_SHIFT] - _U8(1)) * _BYTES
            same = ~(other | other >> _U64(1)) & _BYTES
            ranks = _U64(0)
            for place in range(_U64(7)):
                shift = _U64(8) * place
                ranks |= (same >> shift & _U64(1)) << (word >> (shift + _U64(2)) & _U64(15))
            out[start + hand] = flushes[ranks]
        start += size


def as_words(cards: "npt.NDArray[np.uint8]") -> "npt.NDArray[np.uint64]":
    """All rows but the last of ``uint8[N, 7]`` in one piece, as words that share its memory: ``uint64[N - 1]``.

    The word of the last row would reach one byte past the end. For little-endian machines only.

    >>> as_words(np.arange(14, dtype=np.uint8).reshape(2, 7)).shape
    (1,)
    """
    return np.ndarray((max(len(cards) - 1, 0),), dtype=np.uint64, buffer=cards, strides=(7,))
