"""Values of many hands: ``uint8[N, k]`` in, ``uint16[N]`` out."""

from functools import cache
from typing import TYPE_CHECKING

from oddchip.bulk.checks import card_array, check_cards, check_duplicates, value_array
from oddchip.bulk.extra import kernels_ready, load_kernels
from oddchip.bulk.hand_rule import HandRule
from oddchip.bulk.pieces import row_pieces, run_pieces
from oddchip.kernels.hand_values import Rows, row_function
from oddchip.variants import Variant

if TYPE_CHECKING:
    import numpy as np
    import numpy.typing as npt


def evaluate(
    cards: "npt.NDArray[np.uint8]",
    variant: str | Variant,
    *,
    half: str | None = None,
    threads: int = 1,
    check_repeats: bool = False,
) -> "npt.NDArray[np.uint16]":
    """The value of each row of ``cards`` (``uint8[N, k]``, hole cards first, then the board) in a game: ``uint16[N]``.

    ``variant`` is a key, an alias or the variant itself; ``half`` names a half of a split game, by default its first.
    The rest is as for `evaluate_hands`.

    >>> import numpy as np
    >>> cards = np.array([[51, 47, 43, 39, 35, 0, 5], [50, 46, 0, 1, 2, 7, 11]], dtype=np.uint8)
    >>> royal_flush, full_house = evaluate(cards, "holdem")
    >>> bool(royal_flush > full_house)
    True
    """
    return evaluate_hands(cards, HandRule.of(variant, half), threads=threads, check_repeats=check_repeats)


def evaluate_hands(
    cards: "npt.NDArray[np.uint8]",
    rule: HandRule,
    *,
    threads: int = 1,
    check_repeats: bool = False,
    out: "npt.NDArray[np.uint16] | None" = None,
) -> "npt.NDArray[np.uint16]":
    """The value of each row of ``cards`` (``uint8[N, k]``, hole cards first) as ``uint16[N]``: greater is stronger.

    0 says that a hand does not qualify; `find_scale` says what the other values mean. Every number must be a card of
    the deck; that no row names a card twice is looked at only with ``check_repeats=True`` (the value would mean
    nothing). Raises `ArrayError`, or `MissingExtraError` without the extra ``[fast]``. Memory: the result, or
    nothing if ``out`` (``uint16[N]``) is given to hold it, and a copy of one piece at a time if ``cards`` is not in one
    piece.

    >>> import numpy as np
    >>> cards = np.array([[51, 47, 43, 39, 35, 0, 5], [50, 46, 0, 1, 2, 7, 11]], dtype=np.uint8)
    >>> [hex(value) for value in evaluate_hands(cards, HandRule())]
    ['0x800a', '0x3042']
    """
    load_kernels("compiling")
    import numpy as np  # noqa: PLC0415 - the extra [fast]

    card_array(cards, name="cards", dimensions=2)
    with kernels_ready():
        rows = rows_function(rule, cards.shape[1])
    values = np.empty(len(cards), dtype=np.uint16) if out is None else value_array(out, rows=len(cards))

    def work(piece: slice) -> None:
        part = np.ascontiguousarray(cards[piece])
        check_cards(part, name="cards", lowest=rule.lowest, first_row=piece.start)
        if check_repeats:
            check_duplicates(part, name="cards", first_row=piece.start)
        rows(part, values[piece])
        if rule.floor:
            values[piece][values[piece] < rule.floor] = 0

    run_pieces(work, row_pieces(len(cards)), threads=threads)
    return values


@cache
def rows_function(rule: HandRule, cards: int) -> Rows:
    """The function for rows of so many cards; `ArrayError` (``no-kernel``) when there is none."""
    return row_function(rule.system, rule.form(cards))
