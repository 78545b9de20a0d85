"""One hand a call, in plain Python: tables and no NumPy, for programs that ask often and never many at once.

The same tables as the array kernels, as lists. The weight of a card is its rank key (23 bits), a count of its suit
(four bits a suit), and above them a bit of its own, suit by suit. So the sum of the weights of a hand tells its ranks,
whether five share a suit, which ranks they have, and whether a card was given twice: then a bit is carried on, and
fewer bits are set than there are cards.
"""

from collections.abc import Callable, Sequence
from functools import cache
from itertools import combinations
from typing import Final

from oddchip.kernels.tables import ROW_BITS, load_table

Evaluate = Callable[[Sequence[int]], int]
"""Cards in, their value out."""
EvaluateSum = Callable[[int, int], int]
"""`START` and the weights of some cards added up, and how many they are, in; their value out."""
Size = tuple[int, int, list[int], list[int]]
"""Tables of one number of cards: shift, mask, displacements, values; nothing in the lists for 0 to 4 cards."""

_KEY_BITS: Final = 23
_KEY: Final = (1 << _KEY_BITS) - 1
START: Final = 0x3333 << _KEY_BITS
"""What is added to the weights: counts of suits start at 3, so that five cards set bit 3 of four."""
_FLUSH: Final = 0x8888 << _KEY_BITS
_CARDS: Final = _KEY_BITS + 16
_SHIFT_OF_FLUSH: Final = {8 << _KEY_BITS + 4 * suit: _CARDS + 13 * suit for suit in range(4)}
_SUIT: Final = (1 << 13) - 1
_FLUSH_HURTS: Final = frozenset({"deuce-to-seven", "ace-to-six"})
_BADUGI: Final = frozenset({"badugi", "badugi-ace-high"})


@cache
def card_weights(*, lowest: int = 0) -> dict[int, int]:
    """The weight of each card from ``lowest`` to 51; `KeyError` for any other number, as a list would not do for -1.

    >>> bin(card_weights()[0]), len(card_weights(lowest=16))
    ('0b1000000000000000100000000000000000000000', 36)
    """
    keys = load_table("rank-hash")["keys"]
    return {
        card: keys[card >> 2] + (1 << _KEY_BITS + 4 * (card & 3)) + (1 << _CARDS + 13 * (card & 3) + (card >> 2))
        for card in range(lowest, 52)
    }


@cache
def evaluator(system: str, *, lowest: int = 0) -> Evaluate:
    """The function that gives the value of 5, 6 or 7 cards, ``lowest`` to 51; 1 to 7 in badugi.

    It raises `KeyError` for a number that is no card, `ValueError` for a card given twice, `IndexError` for a wrong
    count.

    >>> evaluator("high")([51, 47, 43, 39, 35, 0, 5])
    32778
    """
    weigh, value_of = card_weights(lowest=lowest).__getitem__, sum_evaluator(system)

    def evaluate(cards: Sequence[int]) -> int:
        return value_of(sum(map(weigh, cards), START), len(cards))

    return evaluate


@cache
def sum_evaluator(system: str) -> EvaluateSum:
    """The function that gives the value of a sum of weights; errors as for `evaluator`."""
    table = load_table(system)
    if system in _BADUGI:
        return _badugi_evaluator(table["ranks"].tolist())
    rank_hash = load_table("rank-hash")
    sizes: list[Size] = [(0, 0, [], [])] * 5
    sizes += [
        (bits, (1 << bits) - 1, rank_hash[f"displacements-{size}"].tolist(), table[f"values-{size}"].tolist())
        for size, bits in ROW_BITS.items()
    ]
    flushes, hurts = table["flush"].tolist(), system in _FLUSH_HURTS
    flush = 0 if system == "ace-to-five" else _FLUSH

    def evaluate(total: int, size: int) -> int:
        if (total >> _CARDS).bit_count() != size:
            raise ValueError(total)
        if total & flush:
            if hurts and size > 5:
                fives = combinations(_weights_in(total), 5)
                return max([evaluate(sum(five, START), 5) for five in fives])
            return flushes[total >> _SHIFT_OF_FLUSH[total & _FLUSH] & _SUIT]
        bits, mask, displacements, values = sizes[size]
        key = total & _KEY
        return values[(key & mask) + displacements[key >> bits]]

    return evaluate


def _weights_in(total: int) -> list[int]:
    """The weights of the cards in a sum."""
    return [weight for card, weight in card_weights().items() if total >> _CARDS + 13 * (card & 3) + (card >> 2) & 1]


def _badugi_evaluator(values: list[int]) -> EvaluateSum:
    """The evaluator of badugi, ace low or ace high: ``values`` by set of ranks."""

    def evaluate(total: int, size: int) -> int:
        cards = total >> _CARDS
        if cards.bit_count() != size:
            raise ValueError(total)
        if not 1 <= size <= 7:
            raise IndexError(size)
        taken = {0}
        for suit in range(4):
            ranks = cards >> 13 * suit & _SUIT
            singles = [1 << rank for rank in range(13) if ranks >> rank & 1]
            taken |= {some | rank for some in taken for rank in singles if not some & rank}
        return max([values[some] for some in taken])

    return evaluate
