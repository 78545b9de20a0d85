"""Exact outcomes of known hands over all boards, boards counted by their ranks. Needs the extra ``[fast]``.

`oddchip.kernels.board_classes` says how. For games with one board of five in which a flush helps or does not matter:
hold'em and its kin, Omaha, Greek, stripped decks, and their split games.
"""

from collections.abc import Sequence
from itertools import combinations
from typing import Any

from oddchip.kernels.loading import load_kernels
from oddchip.odds.holding import Combo
from oddchip.odds.plain_values import floors_of, plain_value
from oddchip.odds.spot import Spot
from oddchip.ranking import ALL_HOLE, ANY_FIVE, AT_MOST_TWO, EXACTLY_TWO, FIRST_FOUR_TWO, LAST_TWO_ANY
from oddchip.variants import Variant

_FLUSH_HURTS = frozenset({"deuce-to-seven", "ace-to-six"})
_SUITS_IGNORED = frozenset({"ace-to-five"})
_PAIRS = (EXACTLY_TWO, FIRST_FOUR_TWO)
_ANY = (ANY_FIVE, LAST_TWO_ANY, AT_MOST_TWO)
STEPS = {0: 100, 1: 400, 2: 2_000, 3: 10_000, 4: 40_000, 5: 100_000}
"""About how many deals counted one by one take as long, by the number of board cards to come."""


def counts_boards(variant: Variant) -> bool:
    """Whether the boards of this game can be counted by their ranks.

    >>> from oddchip.variants import find_variant
    >>> [counts_boards(find_variant(key)) for key in ("omaha8", "stud", "double-board-holdem", "sohe")]
    [True, False, False, True]
    """
    return (
        variant.board == 5
        and variant.boards == 1
        and all(half.selection in (*_PAIRS, *_ANY, ALL_HOLE) for half in variant.halves)
        and all(half.system.key not in _FLUSH_HURTS for half in variant.halves)
    )


class BoardCounter:
    """Counts outcomes of one question, one assignment of hands after the other.

    ``pots`` are sets of players as bits; `counts` is ``int64[Q, 2 ** (C * P)]``.
    """

    def __init__(self, spot: Spot, pots: Sequence[int]) -> None:
        classes, two, any_five = (load_kernels(name) for name in ("board_classes", "exactly_two", "any_five"))
        import numpy as np  # noqa: PLC0415 - the extra [fast]

        self.np, self.kernels, self.spot, self.halves = np, classes, spot, spot.variant.halves
        cells, players = len(self.halves), len(spot.holdings)
        self.any_tables = [any_five.tables_for(half.system.key, 7) for half in self.halves]
        self.two_tables = [
            two.two_tables(half.system.key) if half.selection in _PAIRS else None for half in self.halves
        ]
        self.keys, self.displace = two.numpy_table("rank-hash")["keys"], any_five.displacements(5)
        self.key_list = self.keys.tolist()
        flushing = [
            half for half in self.halves if half.system.key not in _SUITS_IGNORED and half.selection is not ALL_HOLE
        ]
        self.flush_cells = [cell for cell, half in enumerate(self.halves) if half in flushing]
        suited = two.two_tables(flushing[0].system.key)
        self.rows, self.by_suit, self.flushes = suited[3], suited[4], any_five.tables_for(flushing[0].system.key, 7)[3]
        self.most_options = max(_most_options(half.selection, spot.variant.hole) for half in self.halves)
        self.ranked = np.zeros((classes.PLACES, cells, players), dtype=np.uint16)
        self.by_place = np.zeros(classes.PLACES, dtype=np.int64)
        self.sums, self.size = np.zeros(6188, dtype=np.uint32), np.zeros(1, dtype=np.uint64)
        self.floors = np.array(floors_of(spot.variant), dtype=np.uint16)
        self.pots = np.array(pots, dtype=np.uint32)
        self.counts = classes.no_counts(len(pots), cells, players)
        self.board = spot.boards[0]
        self.board_suits = np.array(_suits(self.board), dtype=np.uint32)
        self.known = sum(self.key_list[card >> 2] for card in self.board)

    def count(self, combos: Sequence[Combo]) -> None:
        """Add all boards for these hands to `counts`."""
        np, kernels = self.np, self.kernels
        taken = {card for combo in combos for card in combo}
        free = _suits([card for card in self.spot.deck if card not in taken])
        left = np.array([sum(suit >> rank & 1 for suit in free) for rank in range(13)], dtype=np.uint8)
        missing = 5 - len(self.board)
        multisets, starts = kernels.rank_multisets()
        kernels.count_by_rank(
            missing, self.known, left, multisets, starts, self.keys, self.displace, self.sums, self.by_place, self.size
        )
        for cell in range(len(self.halves)):
            for player, combo in enumerate(combos):
                self._rank(cell, player, combo)
        kernels.count_flushes(
            missing, self.known, left, np.array(free, dtype=np.uint32), self.board_suits, multisets, starts,
            kernels.rank_sets(), self.keys, self.displace, self._options(combos), self.rows, self.by_suit, self.flushes,
            self.ranked, self.by_place, self.floors, self.pots, self.counts,
        )  # fmt: skip
        kernels.count_rest(
            self.sums, int(self.size[0]), self.displace, self.ranked, self.by_place, self.floors, self.pots, self.counts
        )

    def _rank(self, cell: int, player: int, combo: Combo) -> None:
        """Values of a hand on all boards, suits aside."""
        np, half = self.np, self.halves[cell]
        held = combo[half.selection.hole]
        if half.selection is ALL_HOLE:
            self.ranked[:, cell, player] = plain_value(half)(combo, ())
        elif half.selection in _PAIRS:
            pairs = {_pair(one >> 2, two >> 2) for one, two in combinations(held, 2)}
            by_rank = self.two_tables[cell][2]  # type: ignore[index]  # made for these selections
            self.kernels.rank_exactly_two(
                self.sums, int(self.size[0]), np.array(sorted(pairs), dtype=np.uint32), self.displace, by_rank, cell,
                player, self.ranked,
            )  # fmt: skip
        else:
            keys = self.key_list
            holes = {keys[one >> 2] + keys[two >> 2] for one, two in combinations(held, 2)}
            _, displace_7, values_7, *_ = self.any_tables[cell]
            self.kernels.rank_any_five(
                self.sums, int(self.size[0]), np.array(sorted(holes), dtype=np.uint32), self.displace, displace_7,
                values_7, cell, player, self.ranked,
            )  # fmt: skip

    def _options(self, combos: Sequence[Combo]) -> Any:
        """The ways of every hand to a flush (see `oddchip.kernels.board_classes.flush_value`)."""
        shape = (len(self.halves), len(combos), 4, self.most_options + 1)
        options = self.np.full(shape, self.kernels.NO_OPTION, dtype=self.np.uint32)
        for cell in self.flush_cells:
            selection = self.halves[cell].selection
            for player, combo in enumerate(combos):
                for suit, ranks in enumerate(_suit_ranks(combo[selection.hole])):
                    found = _ways(selection, ranks)
                    options[cell, player, suit, : len(found)] = found
        return options


def _ways(selection: object, ranks: list[int]) -> list[int]:
    """Ways to a flush with hole cards of these ranks and one suit."""
    if selection in _PAIRS:
        return [(1 << 13) + _pair(one, two) for one, two in combinations(ranks, 2)]
    if selection is AT_MOST_TWO and len(ranks) > 2:
        return [1 << one | 1 << two for one, two in combinations(ranks, 2)]
    return [sum(1 << rank for rank in ranks)]


def _most_options(selection: object, hole: int) -> int:
    return hole * (hole - 1) // 2 if selection in _PAIRS or selection is AT_MOST_TWO else 1


def _pair(one: int, two: int) -> int:
    high, low = max(one, two), min(one, two)
    return high * (high + 1) // 2 + low


def _suit_ranks(cards: Sequence[int]) -> list[list[int]]:
    return [[card >> 2 for card in cards if card & 3 == suit] for suit in range(4)]


def _suits(cards: Sequence[int]) -> list[int]:
    """Ranks by suit as bits."""
    return [sum(1 << rank for rank in ranks) for ranks in _suit_ranks(cards)]
