"""Values of rows of deals by kernel: one function for each half of the pot. Needs the extra ``[fast]``."""

from collections.abc import Callable
from functools import cache
from typing import Any

from oddchip.kernels.loading import load_kernels
from oddchip.odds.layout import Layout
from oddchip.odds.spot import Spot
from oddchip.ranking import ANY_FIVE, BADUGI_SUBSET, EXACTLY_TWO, FIRST_FOUR_TWO, LAST_TWO_ANY
from oddchip.variants import Half

Values = Callable[[Any, Any], Any]
"""From hole cards (``uint8[N, P, h]``) and boards (``uint8[N, b]``) to values (``uint16[N, P]``)."""


def row_values(spot: Spot, layout: Layout, rows: Any) -> Any:
    """The values of everyone in every deal: ``rows`` is ``uint8[N, T]``, the result ``uint16[N, C, P]``."""
    import numpy as np  # noqa: PLC0415 - the extra [fast]

    count, players, hole = len(rows), layout.players, layout.hole
    holes = rows[:, : players * hole].reshape(count, players, hole)
    values = np.empty((count, len(spot.cells), players), dtype=np.uint16)
    for cell, (board, half) in enumerate(spot.cells):
        shared = rows[:, layout.board_slice(board, spot.variant.board)]
        values[:, cell, :] = half_values(spot.variant.halves[half], hole, spot.variant.board)(holes, shared)
    return values


@cache
def half_values(half: Half, hole: int, board: int) -> Values:
    """The function for a half with so many hole and board cards."""
    import numpy as np  # noqa: PLC0415 - the extra [fast]

    part, system, selection = half.selection.hole, half.system.key, half.selection
    hole = len(range(hole)[part])
    if selection is BADUGI_SUBSET:
        badugi = load_kernels("badugi")
        table = badugi.badugi_table(system)

        def by_badugi(holes: Any, boards: Any) -> Any:
            del boards
            cards = np.ascontiguousarray(holes[:, :, part]).reshape(-1, hole)
            values = np.empty(len(cards), dtype=np.uint16)
            badugi.badugi_rows(cards, table, values)
            return values.reshape(len(holes), -1)

        return by_badugi
    any_five: Any = load_kernels("any_five")
    mode = any_five.MODES[system]
    if selection in (EXACTLY_TWO, FIRST_FOUR_TWO) and board == 5 and mode != any_five.FLUSH_HURTS:
        two = load_kernels("exactly_two")
        return _with_board(two.two_values, two.two_tables(system), part)
    if selection in (ANY_FIVE, LAST_TWO_ANY) and board and mode != any_five.FLUSH_HURTS and hole + board <= 7:
        kernel = any_five.players_kernel(hole + board, mode)
        return _with_board(kernel, any_five.tables_for(system, hole + board)[:4], part)
    return _by_rows(half, hole, board)


def _with_board(kernel: Any, tables: Any, part: slice) -> Values:
    import numpy as np  # noqa: PLC0415 - the extra [fast]

    def with_board(holes: Any, boards: Any) -> Any:
        values = np.empty(holes.shape[:2], dtype=np.uint16)
        kernel(holes[:, :, part], boards, *tables, values)
        return values

    return with_board


def _by_rows(half: Half, hole: int, board: int) -> Values:
    """Through a copy in which every hand is a row: board, then hole cards."""
    import numpy as np  # noqa: PLC0415 - the extra [fast]

    any_five: Any = load_kernels("any_five")
    system, size = half.system.key, hole + board
    if half.selection is ANY_FIVE and 5 <= size <= 7:
        kernel = any_five.rows_kernel(size, any_five.MODES[system])
        tables = any_five.tables_for(system, size)
    else:
        candidates = load_kernels("candidates")
        fives = np.array(half.selection.candidates(hole, board), dtype=np.uint8)
        kernel, tables = candidates.candidate_rows, (fives, *candidates.candidate_tables(system))

    def by_rows(holes: Any, boards: Any) -> Any:
        count, players = holes.shape[:2]
        if board:
            cards = np.empty((count, players, size), dtype=np.uint8)
            cards[:, :, :board] = boards[:, None, :]
            cards[:, :, board:] = holes[:, :, half.selection.hole]
        else:
            cards = np.ascontiguousarray(holes[:, :, half.selection.hole])
        values = np.empty(count * players, dtype=np.uint16)
        kernel(cards.reshape(-1, size), *tables, values)
        return values.reshape(count, players)

    return by_rows
