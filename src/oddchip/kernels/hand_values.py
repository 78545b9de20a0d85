"""Which kernel gives the value of a hand: told by the ranking system and by the fives of it that may play.

A hand is a row: hole cards, then the board. ``fives`` are all fives that may play, as places in the row; no fives at
all stands for badugi, where the best subset of the hole cards plays. What the fives amount to is read off them: any
five of five to seven cards, exactly two of the hole with three of five on the board (each also of a part of a split
holding), or something else, and then every five is looked at.

Importing this module loads no kernel; a function that is made loads those it needs.
"""

import sys
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from math import comb
from typing import Any

from oddchip.kernels.loading import load_kernels

Fives = Sequence[tuple[int, ...]]
"""The fives that may play, as places in a row of hole cards and then board cards."""
Rows = Callable[[Any, Any], None]
"""Reads rows (``uint8[n, k]``, in one piece) and writes values (``uint16[n]``)."""
Players = Callable[[Any, Any, Any], None]
"""Reads holes (``uint8[n, P, h]``) and boards (``uint8[n, b]``), writes values (``uint16[n, P]``)."""


@dataclass(frozen=True, slots=True)
class HandForm:
    """So many hole and board cards, of which these fives may play.

    >>> HandForm(5, 0, [(0, 1, 2, 3, 4)]).any_five
    True
    """

    hole: int
    board: int
    fives: Fives

    @property
    def held(self) -> slice:
        """The hole cards that may play, as a part of the hole."""
        places = {place for five in self.fives for place in five if place < self.hole}
        return slice(min(places, default=0), max(places, default=-1) + 1)

    @property
    def shares(self) -> bool:
        """Whether a board card may play."""
        return any(place >= self.hole for five in self.fives for place in five)

    @property
    def row(self) -> slice:
        """The part of a row that may play."""
        return slice(self.held.start, self.hole + self.board if self.shares else self.held.stop)

    @property
    def any_five(self) -> bool:
        """Whether any five of that part may play, and it is five to seven cards."""
        size = self.row.stop - self.row.start
        return 5 <= size <= 7 and len(self.fives) == comb(size, 5)

    @property
    def exactly_two(self) -> bool:
        """Whether exactly two of those hole cards may play with any three of five board cards."""
        held = self.held.stop - self.held.start
        return (
            self.board == 5
            and held >= 2
            and len(self.fives) == comb(held, 2) * 10
            and all(sum(place < self.hole for place in five) == 2 for five in self.fives)
        )


def row_function(system: str, form: HandForm) -> Rows:
    """The function for rows of hole cards and then board cards.

    >>> import numpy as np
    >>> rows, values = row_function("high", HandForm(5, 0, [(0, 1, 2, 3, 4)])), np.empty(1, dtype=np.uint16)
    >>> rows(np.array([[51, 47, 43, 39, 35]], dtype=np.uint8), values)
    >>> hex(values[0])
    '0x800a'
    """
    if not form.fives:
        return _badugi(system, form.hole)
    if form.any_five:
        return _any_five(system, form.row)
    if form.exactly_two and _takes_boards(system):
        return _exactly_two(system, form.hole, form.held)
    return _every_five(system, form.fives)


def player_function(system: str, form: HandForm) -> Players:
    """The function for players with hole cards of their own, who share a board.

    >>> import numpy as np
    >>> from itertools import combinations
    >>> omaha = HandForm(2, 5, [(0, 1, *three) for three in combinations(range(2, 7), 3)])
    >>> holes, boards = np.array([[[51, 47], [0, 4]]], dtype=np.uint8), np.array([[43, 39, 35, 8, 12]], dtype=np.uint8)
    >>> values = np.empty((1, 2), dtype=np.uint16)
    >>> player_function("high", omaha)(holes, boards, values)
    >>> [hex(value) for value in values[0]]
    ['0x800a', '0x1ad']
    """
    kernel: Callable[..., None]
    if form.shares and form.any_five and _takes_boards(system):
        any_five, size = load_kernels("any_five"), form.row.stop - form.row.start
        kernel = any_five.players_kernel(size, any_five.MODES[system])
        tables = any_five.tables_for(system, size)[:4]
    elif form.exactly_two and _takes_boards(system):
        two = load_kernels("exactly_two")
        kernel, tables = two.two_values, two.two_tables(system)
    else:
        # A board that does not play need not be copied.
        form = form if form.shares else replace(form, board=0)
        return _player_by_player(row_function(system, form), form)

    held = form.held

    def players(holes: Any, boards: Any, out: Any) -> None:
        kernel(holes[:, :, held], boards, *tables, out)

    return players


def _takes_boards(system: str) -> bool:
    """Whether the kernels that add up a board once are for this system: not where a flush hurts."""
    kernels = load_kernels("any_five")
    return bool(kernels.MODES[system] != kernels.FLUSH_HURTS)


def _player_by_player(rows: Rows, form: HandForm) -> Players:
    """Through a copy in which each player has a row, unless the hole cards are such rows already."""

    def players(holes: Any, boards: Any, out: Any) -> None:
        import numpy as np  # noqa: PLC0415 - the extra [fast]

        if form.board:
            cards = np.empty((*out.shape, form.hole + form.board), dtype=np.uint8)
            cards[:, :, : form.hole] = holes
            cards[:, :, form.hole :] = boards[:, None, :]
        else:
            cards = np.ascontiguousarray(holes)
        rows(cards.reshape(out.size, -1), out.reshape(-1))

    return players


def _badugi(system: str, hole: int) -> Rows:
    kernels = load_kernels("badugi")
    table = kernels.badugi_table(system)

    def rows(cards: Any, out: Any) -> None:
        kernels.badugi_rows(_columns(cards, slice(hole)), table, out)

    return rows


def _any_five(system: str, part: slice) -> Rows:
    kernels, size = load_kernels("any_five"), part.stop - part.start
    mode = kernels.MODES[system]
    tables = kernels.tables_for(system, size)
    general = kernels.rows_kernel(size, mode)

    def rows(cards: Any, out: Any) -> None:
        general(_columns(cards, part), *tables, out)

    if size != 7 or mode != kernels.FLUSH_HELPS or sys.byteorder != "little":
        return rows
    seven = load_kernels("seven_high")
    seven_tables = seven.seven_tables(system)

    def fast(cards: Any, out: Any) -> None:
        sevens = _columns(cards, part)
        seven.seven_rows(seven.as_words(sevens), *seven_tables, out)
        general(sevens[-1:], *tables, out[-1:])

    return fast


def _columns(cards: Any, part: slice) -> Any:
    """A part of each row, in one piece: the rows themselves where it is all of them."""
    import numpy as np  # noqa: PLC0415 - the extra [fast]

    return np.ascontiguousarray(cards[:, part])


def _exactly_two(system: str, hole: int, held: slice) -> Rows:
    kernels = load_kernels("exactly_two")
    tables = kernels.two_tables(system)

    def rows(cards: Any, out: Any) -> None:
        kernels.two_values(cards[:, None, held], cards[:, hole:], *tables, out[:, None])

    return rows


def _every_five(system: str, fives: Fives) -> Rows:
    kernels = load_kernels("candidates")
    import numpy as np  # noqa: PLC0415 - the extra [fast]

    candidates = np.array(fives, dtype=np.uint8)
    tables = kernels.candidate_tables(system)

    def rows(cards: Any, out: Any) -> None:
        kernels.candidate_rows(cards, candidates, *tables, out)

    return rows
