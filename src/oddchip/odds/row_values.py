"""Values of rows of deals by kernel: one function for each half of the pot. Needs the extra ``[fast]``."""

from functools import cache
from typing import Any

from oddchip.kernels.hand_values import HandForm, Players, player_function
from oddchip.odds.layout import Layout
from oddchip.odds.spot import Spot
from oddchip.variants import Half


def row_values(spot: Spot, layout: Layout, rows: Any) -> Any:
    """The values of everyone in every deal: ``rows`` is ``uint8[N, T]``, the result ``uint16[N, C, P]``."""
    import numpy as np  # noqa: PLC0415 - the extra [fast]

    count, players, hole = len(rows), layout.players, layout.hole
    holes = rows[:, : players * hole].reshape(count, players, hole)
    values = np.empty((count, len(spot.cells), players), dtype=np.uint16)
    for cell, (board, half) in enumerate(spot.cells):
        shared = rows[:, layout.board_slice(board, spot.variant.board)]
        found = np.empty((count, players), dtype=np.uint16)
        half_function(spot.variant.halves[half], hole, spot.variant.board)(holes, shared, found)
        values[:, cell, :] = found
    return values


@cache
def half_function(half: Half, hole: int, board: int) -> Players:
    """The function for a half with so many hole and board cards."""
    return player_function(half.system.key, HandForm(hole, board, half.selection.fives(hole, board)))
