"""Many showdowns at once: who wins each, by arrays of hole cards and boards."""

from dataclasses import replace
from typing import TYPE_CHECKING

from oddchip.bulk.checks import card_array, check_cards, check_duplicates
from oddchip.bulk.extra import kernels_ready, load_kernels
from oddchip.bulk.hand_rule import HandRule
from oddchip.bulk.pieces import PIECE, row_pieces, run_pieces
from oddchip.errors import ArrayError
from oddchip.kernels.hand_values import Players, player_function
from oddchip.variants import Variant

if TYPE_CHECKING:
    import numpy as np
    import numpy.typing as npt


def showdown_winners(
    holes: "npt.NDArray[np.uint8]",
    boards: "npt.NDArray[np.uint8] | None",
    rule: HandRule | Variant | str,
    *,
    half: str | None = None,
    threads: int = 1,
    check_repeats: bool = False,
) -> "npt.NDArray[np.bool_]":
    """Who has the best hand of each showdown: ``bool[N, P]``; several on a tie, nobody if nobody qualifies.

    Of a split game this is one half, by default its first. Arguments as for `showdown_values`.

    >>> import numpy as np
    >>> holes = np.array([[[48, 44], [49, 45]], [[0, 1], [50, 51]]], dtype=np.uint8)
    >>> board = np.array([8, 13, 18, 23, 28], dtype=np.uint8)
    >>> showdown_winners(holes, board, HandRule()).tolist()
    [[True, True], [False, True]]
    """
    with kernels_ready():
        winners = load_kernels("winners")
    import numpy as np  # noqa: PLC0415 - the extra [fast]

    values = showdown_values(holes, boards, rule, half=half, threads=threads, check_repeats=check_repeats)
    marks = np.empty(values.shape, dtype=np.bool_)

    def work(piece: slice) -> None:
        winners.mark_winners(values[piece], marks[piece])

    run_pieces(work, row_pieces(len(values)), threads=threads)
    return marks


def showdown_values(
    holes: "npt.NDArray[np.uint8]",
    boards: "npt.NDArray[np.uint8] | None",
    rule: HandRule | Variant | str,
    *,
    half: str | None = None,
    threads: int = 1,
    check_repeats: bool = False,
) -> "npt.NDArray[np.uint16]":
    """The value of every player's hand: ``uint16[N, P]``.

    ``holes`` is ``uint8[N, P, h]``; ``boards`` is ``uint8[N, b]``, or ``uint8[b]`` when all share one, or None.
    ``rule`` may be a game, of which ``half`` names a half. Slices and views are read where they lie. The number
    of hole cards is that of the arrays, whatever the rule says. ``check_repeats`` looks for
    a card named twice in a showdown.

    >>> import numpy as np
    >>> razz = np.array([[[48, 0, 4, 8, 12, 16, 20], [49, 1, 5, 9, 13, 50, 51]]], dtype=np.uint8)
    >>> showdown_values(razz, None, HandRule(system="ace-to-five")).tolist()
    [[21767, 21767]]
    """
    load_kernels("compiling")
    import numpy as np  # noqa: PLC0415 - the extra [fast]

    if not isinstance(rule, HandRule):
        rule = HandRule.of(rule, half)
    card_array(holes, name="holes", dimensions=3)
    rows, players, _ = holes.shape
    shared = _boards(boards, rows)
    with kernels_ready():
        evaluate = players_function(rule, holes.shape[2], shared.shape[1])
    values = np.empty((rows, players), dtype=np.uint16)

    def work(piece: slice) -> None:
        hole, board = holes[piece], shared[piece]
        check_cards(hole, name="holes", lowest=rule.lowest, first_row=piece.start)
        check_cards(board, name="boards", lowest=rule.lowest, first_row=piece.start)
        if check_repeats:
            cards = np.concatenate([board, hole.reshape(len(hole), -1)], axis=1)
            check_duplicates(cards, name="showdown", first_row=piece.start)
        evaluate(hole, board, values[piece])
        if rule.floor:
            values[piece][values[piece] < rule.floor] = 0

    run_pieces(work, row_pieces(rows, size=max(1, PIECE // max(players, 1))), threads=threads)
    return values


def _boards(boards: "npt.NDArray[np.uint8] | None", rows: int) -> "npt.NDArray[np.uint8]":
    """Boards as ``uint8[N, b]``; one board is repeated without a copy, none is ``uint8[N, 0]``."""
    import numpy as np  # noqa: PLC0415 - the extra [fast]

    if boards is None:
        return np.empty((rows, 0), dtype=np.uint8)
    one = isinstance(boards, np.ndarray) and boards.ndim == 1
    card_array(boards, name="boards", dimensions=1 if one else 2)
    if one:
        return np.broadcast_to(boards, (rows, len(boards)))
    if len(boards) != rows:
        raise ArrayError("array-rows", name="boards", given=len(boards), other="holes", expected=rows)
    return boards


def players_function(rule: HandRule, hole: int, board: int) -> Players:
    """The function for so many hole and board cards; `ArrayError` (``no-kernel``) when there is none."""
    return player_function(rule.system, replace(rule, hole=hole).form(hole + board))
