"""The value of a hand for one half of the pot, by plain code and tables: what holds without the extra ``[fast]``."""

from collections.abc import Callable, Sequence
from functools import cache
from itertools import combinations

from oddchip.cards import ALL_CARDS, parse_cards
from oddchip.kernels.one_hand import evaluator
from oddchip.ranking import ANY_FIVE, BADUGI_SUBSET, EIGHT_OR_BETTER, LAST_TWO_ANY, HandValue, find_system
from oddchip.variants import Half, Variant

PlainValue = Callable[[Sequence[int], Sequence[int]], int]
"""From the hole cards and the board (indices) to a kernel value."""
_LEAST_QUALIFIED = {"eight-or-better": "8c 7d 6h 5s 4c", "pair-of-sixes-or-better": "6c 6d 4h 3s 2c"}


@cache
def floor_of(half: Half) -> int:
    """The least kernel value that qualifies for a half; 0 if every hand does.

    >>> from oddchip.variants import find_variant
    >>> hex(floor_of(find_variant("omaha8").half("low")))
    '0x54d0'
    """
    if half.qualifier is None:
        return 0
    return evaluator(half.system.key)([card.index for card in parse_cards(_LEAST_QUALIFIED[half.qualifier.key])])


def floors_of(variant: Variant, boards: int = 1) -> tuple[int, ...]:
    """The floors of all cells."""
    return tuple(floor_of(half) for _ in range(boards) for half in variant.halves)


@cache
def plain_value(half: Half) -> PlainValue:
    """The function that gives the value of complete hands for a half.

    >>> from oddchip.variants import find_variant
    >>> hex(plain_value(find_variant("holdem").half())([51, 47], [43, 39, 35, 0, 5]))
    '0x800a'
    """
    evaluate = evaluator(half.system.key)
    part, selection = half.selection.hole, half.selection
    if selection is BADUGI_SUBSET:
        return lambda hole, board: evaluate(hole[part])  # noqa: ARG005 - a board never plays
    if selection in (ANY_FIVE, LAST_TWO_ANY):
        return lambda hole, board: evaluate([*board, *hole[part]])

    def best(hole: Sequence[int], board: Sequence[int]) -> int:
        held = hole[part]
        cards = (*board, *held)
        fives = selection.candidates(len(held), len(board))
        return max(evaluate([cards[place] for place in five]) for five in fives)

    return best


def low_of(half: Half, value: int) -> HandValue | None:
    """The hand behind a value of a low half without pairs, for counting lows by their highest card; None for others."""
    return _no_pairs(half.system.key).get(value) if half.system.low or half.qualifier is EIGHT_OR_BETTER else None


@cache
def _no_pairs(system: str) -> dict[int, HandValue]:
    """The hands of five different ranks that are not of one suit, or the badugis of four cards, by value."""
    found, evaluate, ranking = {}, evaluator(system), find_system(system)
    badugi = system.startswith("badugi")
    for ranks in combinations(range(13), 4 if badugi else 5):
        cards = [rank * 4 + (place if badugi else place % 2) for place, rank in enumerate(ranks)]
        value = evaluate(cards)
        found[value] = ranking.value([ALL_CARDS[card] for card in cards])
    return found


def bounds_of(half: Half) -> list[int]:
    """The greatest value of each category, of each highest card among lows, and the one below the royal flush."""
    evaluate = evaluator(half.system.key)
    levels = {level << 12 | 0xFFF for level in range(len(half.system.ladder))}
    lows: dict[tuple[int, ...], int] = {}
    if half.system.low:
        for value, hand in _no_pairs(half.system.key).items():
            key = (hand.ranks[0],)
            lows[key] = max(lows.get(key, 0), value)
        return sorted({*(level for level in levels if level < max(lows.values())), *lows.values()})
    best = evaluate([51, 47, 43, 39, 35])
    return sorted({*(level for level in levels if level < best), best - 1, best})
