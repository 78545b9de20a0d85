"""How often each value occurs over all deals to one hand: by kernel, or by plain code without the extra ``[fast]``."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import comb
from typing import Any

from oddchip.errors import MissingExtraError, OddsError
from oddchip.kernels.loading import kernels_installed, load_kernels
from oddchip.odds.options import PLAIN_STEP, Progress
from oddchip.odds.plain_dealing import combinations_of
from oddchip.odds.plain_values import bounds_of, plain_value
from oddchip.odds.row_values import half_function
from oddchip.ranking import ANY_FIVE, BADUGI_SUBSET, EXACTLY_TWO
from oddchip.variants import Half

PIECE = 1 << 18
"""Deals a piece: 10 to 80 ms, so that Ctrl-C is seen."""
BOARD_STEPS = {2: 500, 4: 2_000, 5: 8_000, 6: 35_000}
"""Steps that counting all hands of Omaha on one board takes, by number of hole cards."""
BOARDS = 42_783
"""Boards that differ by more than suits which can make no flush."""


@dataclass(frozen=True, slots=True, kw_only=False)
class Deal:
    """A hand to be: the known cards (indices), and how many hole and board cards it will have."""

    held: tuple[int, ...]
    shared: tuple[int, ...]
    hole: int
    board: int
    halves: tuple[Half, ...]

    @property
    def to_come(self) -> int:
        """Cards not yet known."""
        return self.hole + self.board - len(self.held) - len(self.shared)

    @property
    def is_enough(self) -> bool:
        """Whether so many cards make a hand for every half."""
        return all(
            half.selection is BADUGI_SUBSET
            or half.selection.candidates(len(range(self.hole)[half.selection.hole]), self.board)
            for half in self.halves
        )

    @property
    def groups(self) -> tuple[tuple[int, int], ...]:
        """Missing cards (count, place of the first) in a row of hole cards and then the board.

        Where it does not matter who holds a card, there is one group.
        """
        hole, board = self.hole - len(self.held), self.board - len(self.shared)
        if hole and board and all(half.selection is ANY_FIVE for half in self.halves):
            return ((hole + board, self.hole + self.board - hole - board),)
        groups = ((hole, len(self.held)), (board, self.hole + len(self.shared)))
        return tuple(group for group in groups if group[0])

    @property
    def row(self) -> list[int]:
        """The known cards in place; where there is one group, it stands last."""
        hole, board = self.hole - len(self.held), self.board - len(self.shared)
        if len(self.groups) == 1 and hole and board:
            return [*self.held, *self.shared, *[0] * (hole + board)]
        return [*self.held, *[0] * hole, *self.shared, *[0] * board]

    def deals(self, deck: int) -> int:
        """Deals from so many cards."""
        total, left = 1, deck
        for size, _ in self.groups:
            total *= comb(left, size)
            left -= size
        return total


def count_values(
    deal: Deal, deck: Sequence[int], *, budget: int, progress: Progress | None = None
) -> list[dict[int, int]]:
    """For each half, how many deals have each value; `OddsError` (``over-budget``) when that takes too long.

    Omaha hands from nothing are counted board by board, and there only the bounds between categories (and
    between lows by their highest card) are told apart.
    """
    steps = deal.deals(len(deck))
    fast = kernels_installed()
    boards = counts_by_boards(deal, len(deck))
    if boards:
        steps = BOARDS * BOARD_STEPS[deal.hole] * len(deal.halves)
    if not fast:
        steps *= PLAIN_STEP
    if steps > budget:
        if not fast:
            raise MissingExtraError("missing-extra", extra="fast")
        raise OddsError("over-budget", steps=steps, budget=budget)
    if boards and fast:
        return [_by_boards(deal, half, deck[0], progress) for half in deal.halves]
    return _by_kernel(deal, deck, progress) if fast else _by_plain_code(deal, deck)


def counts_by_boards(deal: Deal, deck: int) -> bool:
    """Whether all hands of Omaha are asked for: then not every value is told apart."""
    return (
        deal.deals(deck) > 10**9 and not deal.held and not deal.shared and deal.board == 5 and deal.hole in BOARD_STEPS
        and all(half.selection is EXACTLY_TWO for half in deal.halves)
    )  # fmt: skip


def _by_kernel(deal: Deal, deck: Sequence[int], progress: Progress | None) -> list[dict[int, int]]:
    dealing = load_kernels("dealing")
    import numpy as np  # noqa: PLC0415 - the extra [fast]

    total = deal.deals(len(deck))
    counts = np.zeros((len(deal.halves), 1 << 16), dtype=np.int64)
    cards = np.array(deck, dtype=np.uint8)
    sizes = np.array([size for size, _ in deal.groups], dtype=np.uint32)
    homes = np.array([home for _, home in deal.groups], dtype=np.uint32)
    state = np.array([place for size, _ in deal.groups for place in range(size)], dtype=np.uint64)
    evaluate = [half_function(half, deal.hole, deal.board) for half in deal.halves]
    for start in range(0, total, PIECE):
        rows = np.empty((min(PIECE, total - start), deal.hole + deal.board), dtype=np.uint8)
        rows[:] = deal.row
        dealing.all_deals(cards, sizes, homes, state, rows)
        holes: Any = rows[:, : deal.hole].reshape(len(rows), 1, deal.hole)
        values = np.empty((len(rows), 1), dtype=np.uint16)
        for each, write_values in zip(counts, evaluate, strict=True):
            write_values(holes, rows[:, deal.hole :], values)
            each[:] += np.bincount(values.reshape(-1), minlength=1 << 16)
        if progress is not None:
            progress(start + len(rows), total)
    return [{int(value): int(each[value]) for value in each.nonzero()[0]} for each in counts]


def _by_plain_code(deal: Deal, deck: Sequence[int]) -> list[dict[int, int]]:
    counts: list[dict[int, int]] = [{} for _ in deal.halves]
    evaluate = [plain_value(half) for half in deal.halves]
    for row in combinations_of(deal.row, deal.groups, deck):
        for each, value_of in zip(counts, evaluate, strict=True):
            value = value_of(row[: deal.hole], row[deal.hole :])
            each[value] = each.get(value, 0) + 1
    return counts


def _by_boards(deal: Deal, half: Half, lowest: int, progress: Progress | None) -> dict[int, int]:
    """All hands of Omaha: how many are at most as good as each bound; the best of each step stands for it."""
    boards, best_pairs, two = load_kernels("boards"), load_kernels("best_pairs"), load_kernels("exactly_two")
    import numpy as np  # noqa: PLC0415 - the extra [fast]

    steps = bounds_of(half)
    distinct, weights = boards.boards_by_ranks(lowest=lowest, suits=two.minds_suits(half.system.key))
    pairs, tables = best_pairs.card_pairs(), two.two_tables(half.system.key)
    limits, total = np.array(steps, dtype=np.uint16), np.zeros(len(steps), dtype=np.uint64)
    for start in range(0, len(distinct), 64):
        some = distinct[start : start + 64]
        values = np.empty((len(some), len(pairs)), dtype=np.uint16)
        two.two_values(np.broadcast_to(pairs, (len(some), *pairs.shape)), some, *tables, values)
        best_pairs.count_hands(some, weights[start : start + 64], values, limits, deal.hole, lowest, total)
        if progress is not None:
            progress(min(start + 64, len(distinct)), len(distinct))
    at_most = [0, *(int(count) for count in total)]
    return {
        step: more - fewer for step, fewer, more in zip(steps, at_most[:-1], at_most[1:], strict=True) if more > fewer
    }
