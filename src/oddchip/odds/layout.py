"""Where each card of a deal stands in a row: the hole cards of every player in turn, then the boards."""

from collections.abc import Sequence
from dataclasses import dataclass

from oddchip.odds.holding import Combo
from oddchip.odds.spot import Spot

BLANK = 255
"""Stands for a card to be dealt."""


@dataclass(frozen=True, slots=True)
class Layout:
    """A row with the known cards in place, the places of missing cards, and their groups (size, first place).

    ``homes`` are the places where the combos of ranges go, player by player.
    """

    row: tuple[int, ...]
    blanks: tuple[int, ...]
    groups: tuple[tuple[int, int], ...]
    homes: tuple[int, ...]
    hole: int
    players: int

    def hole_slice(self, player: int) -> slice:
        """The hole cards of a player in a row."""
        return slice(player * self.hole, (player + 1) * self.hole)

    def board_slice(self, board: int, size: int) -> slice:
        """A board in a row."""
        start = self.players * self.hole + board * size
        return slice(start, start + size)


def lay_out(spot: Spot, combos: Sequence[Combo] | None = None) -> Layout:
    """The layout of a question; ``combos`` says which combo everyone holds, else ranges are left open."""
    row: list[int] = []
    blanks: list[int] = []
    groups: list[tuple[int, int]] = []
    homes: list[int] = []

    def leave(count: int) -> None:
        if count:
            groups.append((count, len(row)))
            blanks.extend(range(len(row), len(row) + count))
            row.extend([BLANK] * count)

    for place, holding in enumerate(spot.holdings):
        if holding.is_range and combos is None:
            homes.append(len(row))
            row += [BLANK] * len(holding.combos[0])
        else:
            row += (combos or [held.combos[0] for held in spot.holdings])[place]
        leave(holding.missing)
    for board, missing in zip(spot.boards, spot.board_missing, strict=True):
        row += board
        leave(missing)
    return Layout(tuple(row), tuple(blanks), tuple(groups), tuple(homes), spot.variant.hole, len(spot.holdings))
