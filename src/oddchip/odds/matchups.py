"""Heads-up hold'em before the flop, exact, from a table of all 47,008 match-ups that suits tell apart.

The table needs the standard library alone; NumPy, where it is there, makes large ranges faster. It is made by
``tools/make_matchups.py``.

A cell of the table is ``(a * (a + 1) / 2 + b) * 15 + pattern``: ``a >= b`` are the pairs of ranks of the two hands
(``high * (high + 1) / 2 + low``, ranks from 0), and the pattern says which of the four cards share suits (high and low
card of the first hand, then of the second), in the order of `PATTERNS`. Cells of the same match-up hold the same
numbers; cells that would deal a card twice hold 0.
"""

from collections.abc import Iterable, Sequence
from functools import cache
from itertools import product
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from oddchip.cards import Card
from oddchip.errors import HandError
from oddchip.kernels.tables import unpack
from oddchip.odds.combo_weights import COMBO_CARDS, Weights, sum_pairs
from oddchip.odds.heads_up_counts import HeadsUpCounts

if TYPE_CHECKING:
    from array import array

BOARDS: Final = 1_712_304
"""Boards of five out of the 48 cards that two hands leave."""
TABLE: Final = Path(__file__).parent / "data" / "matchups.bin"
"""Where the table lies."""
RANK_PAIRS: Final = 91
"""Pairs of ranks."""


def suit_pattern(suits: Iterable[int]) -> tuple[int, ...]:
    """Suits numbered as they come.

    >>> suit_pattern([3, 1, 3, 0])
    (0, 1, 0, 2)
    """
    numbers: dict[int, int] = {}
    return tuple(numbers.setdefault(suit, len(numbers)) for suit in suits)


PATTERNS: Final = tuple(sorted({suit_pattern(suits) for suits in product(range(4), repeat=4)}))
"""The 15 ways in which four cards can share suits."""
_PATTERN_OF: Final = [PATTERNS.index(suit_pattern(suits)) for suits in product(range(4), repeat=4)]
# From this many pairs of combos on, NumPy is worth importing: about 20 ms of plain Python.
_MANY: Final = 20_000


@cache
def matchup_table() -> "tuple[array[int], array[int]]":
    """Boards that the first hand wins, and ties, by cell; read once, in a few milliseconds.

    >>> wins, ties = matchup_table()
    >>> len(wins) == len(ties) == 91 * 92 // 2 * 15
    True
    """
    table = unpack(TABLE.read_bytes())
    return table["wins"], table["ties"]


def find_matchup(first: Sequence[Card], second: Sequence[Card]) -> HeadsUpCounts:
    """How the first hand does against the second over all 1,712,304 boards; two cards each, in any order.

    `HandError` unless there are four different cards.

    >>> from oddchip.cards import parse_cards
    >>> find_matchup(parse_cards("As Ah"), parse_cards("Kd Kc"))
    HeadsUpCounts(win=1388072, tie=6538, lose=317694)
    """
    for hand in (first, second):
        if len(hand) != 2:
            raise HandError("hand-count", given=len(hand), variant="holdem", expected=2)
    cards = [card.index for card in (*first, *second)]
    if len(set(cards)) < 4:
        twice = next(card for at, card in enumerate((*first, *second)) if card.index in cards[:at])
        raise HandError("duplicate-card", card=twice.code, first="1", second="2")
    return HeadsUpCounts(*_look_up(cards[0], cards[1], cards[2], cards[3]))


def _look_up(one: int, two: int, three: int, four: int) -> tuple[int, int, int]:
    """Win, tie, lose of cards ``one`` and ``two`` against ``three`` and ``four``."""
    if one < two:
        one, two = two, one
    if three < four:
        three, four = four, three
    high, other_high = one >> 2, three >> 2
    mine = (high * (high + 1) >> 1) + (two >> 2)
    other = (other_high * (other_high + 1) >> 1) + (four >> 2)
    wins, ties = matchup_table()
    if mine >= other:
        pattern = _PATTERN_OF[(one & 3) << 6 | (two & 3) << 4 | (three & 3) << 2 | four & 3]
        cell = ((mine * (mine + 1) >> 1) + other) * 15 + pattern
        return wins[cell], ties[cell], BOARDS - wins[cell] - ties[cell]
    pattern = _PATTERN_OF[(three & 3) << 6 | (four & 3) << 4 | (one & 3) << 2 | two & 3]
    cell = ((other * (other + 1) >> 1) + mine) * 15 + pattern
    return BOARDS - wins[cell] - ties[cell], ties[cell], wins[cell]


def match_ranges(first: Weights, second: Weights) -> HeadsUpCounts:
    """One range against another before the flop, no card being known; weights as in `combo_weights`.

    Combos that share a card are never dealt together. Large ranges take milliseconds with NumPy, a second without.

    >>> from oddchip.odds.combo_weights import combo_place
    >>> aces, kings = [0] * 1326, [0] * 1326
    >>> aces[combo_place(51, 50)] = 1
    >>> kings[combo_place(45, 44)] = kings[combo_place(47, 46)] = 2
    >>> match_ranges(aces, kings).total == 4 * 1712304
    True
    """
    win, tie, lose = sum_pairs(_sum_matchups, (first, second), BOARDS)
    return HeadsUpCounts(win, tie, lose)


def _sum_matchups(first: Sequence[float], second: Sequence[float]) -> tuple[float, ...]:
    one = [place for place, weight in enumerate(first) if weight]
    two = [place for place, weight in enumerate(second) if weight]
    if len(one) * len(two) >= _MANY:
        try:
            return _sum_arrays(first, second, one, two)
        except ImportError:
            pass
    win: float = 0
    tie: float = 0
    lose: float = 0
    pairs = [(*COMBO_CARDS[place], second[place]) for place in two]
    for place in one:
        high, low = COMBO_CARDS[place]
        own = first[place]
        for other_high, other_low, weight in pairs:
            if high not in (other_high, other_low) and low not in (other_high, other_low):
                won, tied, lost = _look_up(high, low, other_high, other_low)
                win += won * own * weight
                tie += tied * own * weight
                lose += lost * own * weight
    return win, tie, lose


def _sum_arrays(first: Sequence[float], second: Sequence[float], one: list[int], two: list[int]) -> tuple[float, ...]:
    """The same with NumPy, a few combos of the first range at a time."""
    import numpy as np  # noqa: PLC0415 - only where it is there

    pairs, suits, patterns, outcomes = _array_tables()
    own, theirs = np.array(first, dtype=np.float64)[one], np.array(second, dtype=np.float64)[two]
    rows, columns = pairs[one] * (RANK_PAIRS * 15), pairs[two] * 15
    sums = np.zeros(3)
    for start in range(0, len(one), 32):
        part = slice(start, start + 32)
        cells = patterns[suits[one[part]][:, None], suits[two]]
        cells += rows[part, None]
        cells += columns
        for at in range(3):
            sums[at] += own[part] @ (outcomes[at].take(cells) @ theirs)
    return tuple(sums.tolist())


@cache
def _array_tables() -> tuple[Any, ...]:
    """For NumPy: pairs of ranks and of suits by combo, patterns by two pairs of suits, and three tables of outcomes.

    The tables (``float64[91 * 91 * 15]``: win, tie, lose) have both orders of the hands, 1 MB each.
    """
    import numpy as np  # noqa: PLC0415 - only where it is there

    cards = np.array(COMBO_CARDS)
    ranks, colours = cards >> 2, cards & 3
    pairs = ranks[:, 0] * (ranks[:, 0] + 1) // 2 + ranks[:, 1]
    patterns = np.array(_PATTERN_OF).reshape(16, 16)
    swapped = [PATTERNS.index(suit_pattern((*pattern[2:], *pattern[:2]))) for pattern in PATTERNS]
    wins, ties = (np.frombuffer(part, dtype=np.uint32).reshape(-1, 15) for part in matchup_table())
    tables = np.zeros((3, RANK_PAIRS, RANK_PAIRS, 15))
    for mine in range(RANK_PAIRS):
        row = slice(mine * (mine + 1) // 2, (mine + 1) * (mine + 2) // 2)
        win, tie = wins[row].astype(np.float64), ties[row].astype(np.float64)
        lose = np.where(win + tie > 0, BOARDS - win - tie, 0)
        tables[:, mine, : mine + 1] = win, tie, lose
        tables[:, : mine + 1, mine] = lose[:, swapped], tie[:, swapped], win[:, swapped]
    return pairs, colours[:, 0] * 4 + colours[:, 1], patterns, tables.reshape(3, -1)
