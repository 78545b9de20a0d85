"""Every hand of a deck counted, by kernel: 133,784,560 hands of seven in a fraction of a second."""

import threading
from collections.abc import Callable
from typing import TYPE_CHECKING

from oddchip.bulk.evaluation import rows_function
from oddchip.bulk.extra import load_kernels
from oddchip.bulk.hand_rule import HandRule
from oddchip.bulk.pieces import PIECE, run_pieces
from oddchip.ranking import HandCategory, find_system

if TYPE_CHECKING:
    import numpy as np
    import numpy.typing as npt

Progress = Callable[[int, int], object]
"""Called with the hands done and the hands in all."""


def count_sevens(system: str = "high", *, threads: int = 1, progress: Progress | None = None) -> dict[HandCategory, int]:
    """All hands of seven cards of the system's deck by category, strongest first. Exact.

    For high systems (`FLUSH_HELPS`); `count_values` does any. Needs the extra ``[fast]``.

    >>> count_sevens("manila")[HandCategory.STRAIGHT_FLUSH]
    4544
    """
    kernels, any_five = load_kernels("enumeration"), load_kernels("any_five")
    weight, displace, values, flushes = any_five.tables_for(system, 7)[:4]
    lowest = HandRule(system=system).lowest
    total, lock = kernels.empty_counts(), threading.Lock()
    hands = kernels.count_combinations(7, lowest=lowest)

    def work(first: int) -> None:
        counts = kernels.empty_counts()
        kernels.count_sevens(first, weight, displace, values, flushes, counts)
        with lock:
            total[:] += counts
            if progress is not None:
                progress(int(total.sum()), hands)

    run_pieces(work, range(lowest, 46), threads=threads)
    ladder = find_system(system).ladder
    return {category: int(total[len(ladder) - 1 - place]) for place, category in enumerate(ladder)}


def count_values(
    size: int, rule: HandRule, *, threads: int = 1, progress: Progress | None = None
) -> "npt.NDArray[np.int64]":
    """How many of all hands of ``size`` cards have each value: ``int64[65536]`` by value (0: does not qualify).

    The sum over ``value >> 12`` counts categories, the non-zero entries are the classes. For selections that do not
    part hole cards from a board.

    >>> counts = count_values(5, HandRule())
    >>> int(counts.sum()), int((counts > 0).sum())
    (2598960, 7462)
    """
    kernels = load_kernels("enumeration")
    import numpy as np  # noqa: PLC0415 - the extra [fast]

    rows = rows_function(rule, size)
    hands = kernels.count_combinations(size, lowest=rule.lowest)
    total, lock = np.zeros(1 << 16, dtype=np.int64), threading.Lock()

    def work(start: int) -> None:
        cards = np.empty((min(PIECE, hands - start), size), dtype=np.uint8)
        kernels.write_combinations(kernels.combination_at(start, size, lowest=rule.lowest), cards)
        values = np.empty(len(cards), dtype=np.uint16)
        rows(cards, values)
        if rule.floor:
            values[values < rule.floor] = 0
        counts = np.bincount(values, minlength=1 << 16)
        with lock:
            total[:] += counts
            if progress is not None:
                progress(int(total.sum()), hands)

    run_pieces(work, range(0, hands, PIECE), threads=threads)
    return total
