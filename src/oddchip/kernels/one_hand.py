"""One hand a call, in plain Python: tables and no NumPy, for programs that ask often and never many at once.

The same tables as the array kernels, as lists. The weight of a card holds its rank key, a mark of its suit and a count
of the suit, so that adding up five to seven cards says their ranks and whether five share a suit.
"""

from collections.abc import Callable, Sequence
from functools import lru_cache
from itertools import combinations
from typing import Final

from oddchip.kernels.tables import ROW_BITS, load_table

Evaluate = Callable[[Sequence[int]], int]

_KEY_BITS: Final = 23
_KEY: Final = (1 << _KEY_BITS) - 1
# Counts of the four suits, three bits each and one to keep them apart, start at 3: bit 3 is set from five cards on.
_START: Final = 0x3333 << _KEY_BITS
_FLUSH: Final = 0x8888 << _KEY_BITS
_SUIT_OF: Final = {8 << _KEY_BITS + 4 * suit: suit for suit in range(4)}
_FLUSH_HURTS: Final = frozenset({"deuce-to-seven", "ace-to-six"})
_BADUGI: Final = frozenset({"badugi", "badugi-ace-high"})


@lru_cache(maxsize=None)
def card_weights() -> dict[int, int]:
    """The weight of each of the 52 cards; `KeyError` for any other number, as a list would not do for -1.

    >>> card_weights()[0] == 1 << 23
    True
    """
    keys = load_table("rank-hash")["keys"]
    return {card: keys[card >> 2] + (1 << _KEY_BITS + 4 * (card & 3)) for card in range(52)}


@lru_cache(maxsize=None)
def evaluator(system: str) -> Evaluate:
    """The function that gives the value of 5, 6 or 7 different cards (0 to 51); 1 to 7 in badugi.

    It checks nothing: `oddchip.bulk.evaluate_one` does.

    >>> evaluator("high")([51, 47, 43, 39, 35, 0, 5])
    32778
    """
    return badugi_evaluator(system) if system in _BADUGI else five_card_evaluator(system)


def five_card_evaluator(system: str) -> Evaluate:
    """The evaluator of a system with hands of five."""
    rank_hash, table = load_table("rank-hash"), load_table(system)
    flushes = table["flush"].tolist()
    weigh = card_weights().__getitem__
    # By number of cards; nothing for 0 to 4.
    tables = [(0, 0, [], [])] * 5 + [
        (bits, (1 << bits) - 1, rank_hash[f"displacements-{size}"].tolist(), table[f"values-{size}"].tolist())
        for size, bits in ROW_BITS.items()
    ]
    hurts = system in _FLUSH_HURTS
    ignored = system == "ace-to-five"

    def evaluate(cards: Sequence[int]) -> int:
        total = sum(map(weigh, cards), _START)
        bits, mask, displacements, values = tables[len(cards)]
        if total & _FLUSH and not ignored:
            if hurts and len(cards) > 5:
                return max(map(evaluate, combinations(cards, 5)))
            suit = _SUIT_OF[total & _FLUSH]
            return flushes[sum(1 << (card >> 2) for card in cards if card & 3 == suit)]
        key = total & _KEY
        return values[(key & mask) + displacements[key >> bits]]

    return evaluate


def badugi_evaluator(system: str) -> Evaluate:
    """The evaluator of badugi, ace low or ace high."""
    values = load_table(system)["ranks"].tolist()

    def evaluate(cards: Sequence[int]) -> int:
        suits = [[1 << (card >> 2) for card in cards if card & 3 == suit] for suit in range(4)]
        taken = {0}
        for ranks in suits:
            taken |= {some | rank for some in taken for rank in ranks if not some & rank}
        return max(values[some] for some in taken)

    return evaluate
