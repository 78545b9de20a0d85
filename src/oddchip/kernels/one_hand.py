"""One hand a call, in plain Python: tables and no NumPy, for programs that ask often and never many at once.

The same tables as the array kernels, as lists. The weight of a card holds its rank key, a mark of its suit and a count
of the suit, so that adding up five to seven cards says their ranks and whether five share a suit.
"""

from collections.abc import Callable, Sequence
from functools import cache
from itertools import combinations
from typing import Final

from oddchip.kernels.tables import ROW_BITS, load_table

Size = tuple[int, int, list[int], list[int]]
"""Tables of one number of cards: shift, mask, displacements, values; nothing in the lists for 0 to 4 cards."""
Evaluate = Callable[[Sequence[int]], int]

_KEY_BITS: Final = 23
_KEY: Final = (1 << _KEY_BITS) - 1
# Counts of the four suits, three bits each and one to keep them apart, start at 3: bit 3 is set from five cards on.
_START: Final = 0x3333 << _KEY_BITS
_FLUSH: Final = 0x8888 << _KEY_BITS
_SUIT_OF: Final = {8 << _KEY_BITS + 4 * suit: suit for suit in range(4)}
_FLUSH_HURTS: Final = frozenset({"deuce-to-seven", "ace-to-six"})
_BADUGI: Final = frozenset({"badugi", "badugi-ace-high"})


@cache
def card_weights() -> dict[int, int]:
    """The weight of each of the 52 cards; `KeyError` for any other number, as a list would not do for -1.

    >>> card_weights()[0] == 1 << 23
    True
    """
    keys = load_table("rank-hash")["keys"]
    return {card: keys[card >> 2] + (1 << _KEY_BITS + 4 * (card & 3)) for card in range(52)}


@cache
def evaluator(system: str, *, lowest: int = 0) -> Evaluate:
    """The function that gives the value of 5, 6 or 7 cards, ``lowest`` to 51; 1 to 7 in badugi.

    It raises `KeyError` for a number that is no card, `ValueError` for a card given twice, `IndexError` for a wrong
    count.

    >>> evaluator("high")([51, 47, 43, 39, 35, 0, 5])
    32778
    """
    weights = {card: weight for card, weight in card_weights().items() if card >= lowest}
    if system in _BADUGI:
        return badugi_evaluator(load_table(system)["ranks"].tolist(), weights)
    rank_hash, table = load_table("rank-hash"), load_table(system)
    sizes: list[Size] = [(0, 0, [], [])] * 5
    sizes += [
        (bits, (1 << bits) - 1, rank_hash[f"displacements-{size}"].tolist(), table[f"values-{size}"].tolist())
        for size, bits in ROW_BITS.items()
    ]
    flushes = table["flush"].tolist()
    if system == "ace-to-five":
        return plain_evaluator(sizes, weights, lambda cards, total: 0, flush=0)  # noqa: ARG005 - never called
    hurts = system in _FLUSH_HURTS

    def value_of_flush(cards: Sequence[int], total: int) -> int:
        if hurts and len(cards) > 5:
            return max(map(evaluate, combinations(cards, 5)))
        suit = _SUIT_OF[total & _FLUSH]
        return flushes[sum([1 << (card >> 2) for card in cards if card & 3 == suit])]

    evaluate = plain_evaluator(sizes, weights, value_of_flush, flush=_FLUSH)
    return evaluate


def plain_evaluator(
    sizes: list[Size],
    weights: dict[int, int],
    value_of_flush: Callable[[Sequence[int], int], int],
    *,
    flush: int,
) -> Evaluate:
    """The evaluator of hands of five; ``sizes`` by number of cards."""
    weigh = weights.__getitem__

    def evaluate(cards: Sequence[int]) -> int:
        total = sum(map(weigh, cards), _START)
        size = len(cards)
        if len(set(cards)) != size:
            raise ValueError(cards)
        if total & flush:
            return value_of_flush(cards, total)
        bits, mask, displacements, values = sizes[size]
        key = total & _KEY
        return values[(key & mask) + displacements[key >> bits]]

    return evaluate


def badugi_evaluator(values: list[int], weights: dict[int, int]) -> Evaluate:
    """The evaluator of badugi, ace low or ace high: ``values`` by set of ranks."""

    def evaluate(cards: Sequence[int]) -> int:
        if len(set(cards)) != len(cards):
            raise ValueError(cards)
        if not 1 <= len(cards) <= 7:
            raise IndexError(cards)
        taken = {0}
        for suit in range(4):
            ranks = [1 << (card >> 2) for card in cards if weights[card] and card & 3 == suit]
            taken |= {some | rank for some in taken for rank in ranks if not some & rank}
        return max([values[some] for some in taken])

    return evaluate
