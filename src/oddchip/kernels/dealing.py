"""Random deals, the same for a seed on every machine and with any number of threads; and all deals in order.

**The generator** is SplitMix64 (Steele, Lea, Flood 2014). Deals come in chunks, and every chunk has a stream of its own
whose start follows from the seed and the number of the chunk (`chunk_state`), so it does not matter who deals it.

**One deal**: a word for each player with a range picks a combo by Walker's alias method (high 32 bits: the place, low
32 bits: itself or its alias); when two share a card, all ranges pick again. Then the missing cards, player by player
and board by board, come from the deck by a partial Fisher-Yates shuffle, two draws a word, high 32 bits first; a card
that a combo has taken is passed over. The deck stays shuffled from deal to deal of a chunk. A draw among n cards
multiplies 32 bits by n, so no card is favoured by more than one part in 2 ** 26.

A deal is a row of cards: the hole cards of each player in turn, then the boards. `oddchip.odds.plain_dealing` does the
same in plain Python.
"""

from typing import Final

import numpy as np
from numba import types

from oddchip.kernels.any_five import BIAS, FLUSH, flush_suit, place_of
from oddchip.kernels.compiling import TABLE_16, TABLE_64, Array, Word, inner, kernel
from oddchip.kernels.outcomes import TABLE_U32
from oddchip.kernels.streams import GOLDEN, MIX_1, MIX_2
from oddchip.kernels.tables import ROW_BITS

MOST_TRIES: Final = 100_000
"""Picks of combos in a row that may share a card before dealing gives up."""
ROW: Final = types.Array(types.uint8, 1, "C", readonly=True)
COMBOS: Final = types.Array(types.uint8, 2, "C", readonly=True)

_BITS = np.uint32(ROW_BITS[7])
_GOLDEN, _MIX_1, _MIX_2 = np.uint64(GOLDEN), np.uint64(MIX_1), np.uint64(MIX_2)
_LOW = np.uint64(0xFFFFFFFF)
_U8 = np.uint8
_U16 = np.uint16
_U32 = np.uint32
_U64 = np.uint64


@inner
def next_word(state: Array) -> Word:
    """The next 64 random bits."""
    state[0] += _GOLDEN
    word = state[0]
    word = (word ^ word >> _U64(30)) * _MIX_1
    word = (word ^ word >> _U64(27)) * _MIX_2
    return word ^ word >> _U64(31)


@inner
def pick_combos(state: Array, starts: Array, combos: Array, odds: Array, aliases: Array, taken: Array) -> Word:
    """Pick a combo for every range into ``taken`` (``uint32[R]``); their cards as bits, 0 if there is no way."""
    for _ in range(MOST_TRIES):
        used, clash = _U64(0), False
        for one in range(_U64(taken.shape[0])):
            word = next_word(state)
            first = _U64(starts[one])
            place = first + ((word >> _U64(32)) * (_U64(starts[one + _U64(1)]) - first) >> _U64(32))
            if (word & _LOW) >= odds[place]:
                place = _U64(aliases[place])
            taken[one] = place
            for at in range(_U64(combos.shape[1])):
                card = _U64(1) << _U64(combos[place, at])
                clash = clash or used & card != _U64(0)
                used |= card
        if not clash:
            return used
    return _U64(0)


@inner
def draw_missing(state: Array, deck: Array, blanks: Array, used: Word, row: Array) -> None:
    """Deal the cards of ``row`` at the places ``blanks``; those in ``used`` are passed over."""
    at, word, second = _U64(0), _U64(0), False
    size = _U64(deck.shape[0])
    for blank in range(_U64(blanks.shape[0])):
        while True:
            if second:
                draw = word & _LOW
            else:
                word = next_word(state)
                draw = word >> _U64(32)
            second = not second
            chosen = at + (draw * (size - at) >> _U64(32))
            card = deck[chosen]
            deck[chosen] = deck[at]
            deck[at] = card
            at += _U64(1)
            if used >> _U64(card) & _U64(1) == _U64(0):
                break
        row[blanks[blank]] = card


_DEAL = (types.uint64[::1], types.uint8[::1], TABLE_U32, TABLE_U32, TABLE_U32, COMBOS, TABLE_64, TABLE_U32)


@kernel(*_DEAL, types.uint8[:, ::1], types.uint64[::1])
def deal_rows(  # noqa: PLR0913, PLR0917 - arrays one by one
    state: Array,
    deck: Array,
    blanks: Array,
    homes: Array,
    starts: Array,
    combos: Array,
    odds: Array,
    aliases: Array,
    rows: Array,
    done: Array,
) -> None:
    """Fill ``rows`` (``uint8[N, T]``, known cards in place) with deals; ``done[0]`` says how many could be dealt.

    ``blanks`` are the places of missing cards, ``homes`` (``uint32[R]``) where the combo of each range goes; the combos
    of range r are ``combos[starts[r]:starts[r + 1]]``.
    """
    taken = np.empty(homes.shape[0], np.uint32)
    for row in range(_U64(rows.shape[0])):
        used: Word = _U64(0)
        if homes.shape[0] > 0:
            used = pick_combos(state, starts, combos, odds, aliases, taken)
            if used == _U64(0):
                done[0] = row
                return
            for one in range(_U64(homes.shape[0])):
                for at in range(_U64(combos.shape[1])):
                    rows[row, _U64(homes[one]) + at] = combos[taken[one], at]
        draw_missing(state, deck, blanks, used, rows[row])
    done[0] = _U64(rows.shape[0])


@kernel(*_DEAL, ROW, types.uint64, types.uint64, TABLE_64, TABLE_16, TABLE_16, TABLE_16, types.int64[:, ::1],
        types.uint64[::1])  # fmt: skip
def sample_any_five(  # noqa: PLR0913, PLR0917 - arrays one by one
    state: Array,
    deck: Array,
    blanks: Array,
    homes: Array,
    starts: Array,
    combos: Array,
    odds: Array,
    aliases: Array,
    known: Array,
    players: Array,
    deals: Array,
    weight: Array,
    displace: Array,
    values: Array,
    flushes: Array,
    counts: Array,
    done: Array,
) -> None:
    """The deals of `deal_rows` for hold'em and its kin, evaluated and counted at once (one pot, one cell).

    ``known`` (``uint8[2 * players + 5]``) is a row with the known cards in place.
    """
    taken = np.empty(homes.shape[0], np.uint32)
    row = np.empty(known.shape[0], np.uint8)
    row[:] = known
    first = _U64(2) * players
    for deal in range(deals):
        used: Word = _U64(0)
        if homes.shape[0] > 0:
            used = pick_combos(state, starts, combos, odds, aliases, taken)
            if used == _U64(0):
                done[0] = deal
                return
            for one in range(_U64(homes.shape[0])):
                row[_U64(homes[one])] = combos[taken[one], 0]
                row[_U64(homes[one]) + _U64(1)] = combos[taken[one], 1]
        draw_missing(state, deck, blanks, used, row)
        shared: Word = BIAS
        for at in range(_U64(5)):
            shared += weight[row[first + at]]
        best: Word = _U16(0)
        mask: Word = _U64(0)
        for player in range(players):
            one, two = row[_U64(2) * player], row[_U64(2) * player + _U64(1)]
            total = shared + weight[one] + weight[two]
            if total & FLUSH != 0:
                suit = _U8(flush_suit(total))
                ranks = _U32(one & _U8(3) == suit) << _U32(one >> _U8(2))
                ranks |= _U32(two & _U8(3) == suit) << _U32(two >> _U8(2))
                for at in range(_U64(5)):
                    card = row[first + at]
                    ranks |= _U32(card & _U8(3) == suit) << _U32(card >> _U8(2))
                value = flushes[ranks]
            else:
                value = values[place_of(total, displace, _BITS)]
            # Without a branch: who leads is as good as random.
            bit = _U64(1) << player
            mask = bit if value > best else mask | (bit if value == best else _U64(0))
            best = max(best, value)
        counts[0, mask] += 1
    done[0] = deals


@kernel(ROW, TABLE_U32, TABLE_U32, types.uint64[::1], types.uint8[:, ::1])
def all_deals(deck: Array, sizes: Array, homes: Array, state: Array, rows: Array) -> None:  # noqa: C901, PLR0912 - a hot loop
    """Fill ``rows`` (known cards in place) with deals in order, from the place ``state`` says, which is moved on.

    The missing cards are ``G`` groups (``uint32[G]``) of ``sizes`` cards that stand together from ``homes`` on;
    ``state`` (``uint64[total]``) holds the combination of each group, as ascending places among the cards that the
    groups before it have left.
    """
    groups = _U64(sizes.shape[0])
    left = np.empty((groups + _U64(1), deck.shape[0]), np.uint8)
    counts = np.empty(groups + _U64(1), np.uint64)
    starts = np.empty(groups + _U64(1), np.uint64)
    counts[0], starts[0] = _U64(deck.shape[0]), _U64(0)
    for at in range(counts[0]):
        left[0, at] = deck[at]
    for group in range(groups):
        counts[group + _U64(1)] = counts[group] - _U64(sizes[group])
        starts[group + _U64(1)] = starts[group] + _U64(sizes[group])
    changed = _U64(0)
    for row in range(_U64(rows.shape[0])):
        for group in range(groups):
            size, start = _U64(sizes[group]), starts[group]
            for at in range(size):
                rows[row, _U64(homes[group]) + at] = left[group, state[start + at]]
            if group >= changed and group + _U64(1) < groups:
                kept, gone = _U64(0), _U64(0)
                for card in range(counts[group]):
                    if gone < size and state[start + gone] == card:
                        gone += _U64(1)
                    else:
                        left[group + _U64(1), kept] = left[group, card]
                        kept += _U64(1)
        # The next combination of the last group; when it has run out, of the one before it.
        last: Word = np.int64(groups) - 1
        while last >= 0:
            length, begin, many = np.int64(sizes[last]), np.int64(starts[last]), np.int64(counts[last])
            place: Word = length - 1
            while place >= 0 and np.int64(state[begin + place]) == many - length + place:
                place -= 1
            if place >= 0:
                state[begin + place] += _U64(1)
                for after in range(place + 1, length):
                    state[begin + after] = state[begin + after - 1] + _U64(1)
                break
            for after in range(length):
                state[begin + after] = _U64(after)
            last -= 1
        changed = _U64(max(last, 0))
