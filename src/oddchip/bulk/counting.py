"""Every hand of a deck counted, by kernel: 133,784,560 hands of seven in a fraction of a second."""

import threading
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from oddchip.bulk.evaluation import rows_function
from oddchip.bulk.extra import kernels_ready, load_kernels
from oddchip.bulk.hand_rule import HandRule
from oddchip.bulk.pieces import PIECE, row_pieces, run_pieces
from oddchip.errors import ArrayError
from oddchip.ranking import HandCategory, find_system

if TYPE_CHECKING:
    import numpy as np
    import numpy.typing as npt

Progress = Callable[[int, int], object]
"""Called with the hands done and the hands in all."""


def count_sevens(
    system: str = "high", *, threads: int = 1, progress: Progress | None = None
) -> dict[HandCategory, int]:
    """All hands of seven cards of the system's deck by category, strongest first. Exact.

    For high systems (`FLUSH_HELPS`); `count_values` does any. Needs the extra ``[fast]``.

    >>> count_sevens("manila")[HandCategory.STRAIGHT_FLUSH]
    5304
    """
    with kernels_ready():
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
    with kernels_ready():
        kernels, rows = load_kernels("enumeration"), rows_function(rule, size)
    import numpy as np  # noqa: PLC0415 - the extra [fast]

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


def count_deals(
    rule: HandRule, steps: Sequence[int], *, threads: int = 1, progress: Progress | None = None
) -> list[int]:
    """How many deals of 2, 4, 5 or 6 hole cards and a board have a value of at most each step. Exact.

    For ``exactly-two``: all 463,563,500,400 deals of Omaha in seconds, Omaha with 6 in a minute or two. ``progress``
    counts boards that differ by more than suits which can make no flush. ``steps`` are values: ``(level << 12) + 4095``
    asks up to a category.

    >>> count_deals(HandRule(system="high", selection="exactly-two", hole=2, lowest=32), [0x0FFF, 0xFFFF])
    [0, 1627920]
    """
    with kernels_ready():
        boards, best_pairs, two = load_kernels("boards"), load_kernels("best_pairs"), load_kernels("exactly_two")
    import numpy as np  # noqa: PLC0415 - the extra [fast]

    if rule.selection != "exactly-two" or rule.hole not in (2, 4, 5, 6):
        raise ArrayError("no-kernel", system=rule.system, selection=rule.selection, given=(rule.hole or 0) + 5)
    distinct, weights = boards.boards_by_ranks(lowest=rule.lowest, suits=two.minds_suits(rule.system))
    pairs, tables = best_pairs.card_pairs(), two.two_tables(rule.system)
    limits = np.array(steps, dtype=np.uint16)
    total, done, lock = np.zeros(len(steps), dtype=np.uint64), 0, threading.Lock()

    def work(piece: slice) -> None:
        nonlocal done
        some = distinct[piece]
        values = np.empty((len(some), len(pairs)), dtype=np.uint16)
        two.two_values(np.broadcast_to(pairs, (len(some), *pairs.shape)), some, *tables, values)
        values[values < rule.floor] = 0
        counts = np.zeros(len(steps), dtype=np.uint64)
        best_pairs.count_hands(some, weights[piece], values, limits, rule.hole, rule.lowest, counts)
        with lock:
            total[:] += counts
            done += len(some)
            if progress is not None:
                progress(done, len(distinct))

    run_pieces(work, row_pieces(len(distinct), size=64), threads=threads)
    return [int(count) for count in total]
