"""Every deal counted: by ranks of boards where that can be done, else one by one."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import permutations
from math import comb

from oddchip.kernels.loading import kernels_installed, load_kernels
from oddchip.odds.board_counter import STEPS, BoardCounter, counts_boards
from oddchip.odds.heads_up import count_by_pass, count_by_table, has_table, is_heads_up, pass_steps, table_steps
from oddchip.odds.holding import Combo
from oddchip.odds.layout import lay_out
from oddchip.odds.options import CHUNK, PLAIN_STEP, Options
from oddchip.odds.outcomes import Outcomes, add_outcomes, plain_outcome
from oddchip.odds.plain_dealing import all_deals
from oddchip.odds.plain_values import floors_of, plain_value
from oddchip.odds.row_values import row_values
from oddchip.odds.spot import Spot

ASSIGNMENT_STEPS = 3_000
"""Steps that preparing one assignment of combos costs."""


@dataclass(frozen=True, slots=True)
class Plan:
    """A way to count all deals, with the steps it takes (about so many deals looked at one by one)."""

    way: str
    steps: int


def plan_exact(spot: Spot) -> Plan:
    """The cheapest way to an exact answer.

    ``match-ups``: two hands or ranges of hold'em by the table; ``board-pass``: the same with cards known, board by
    board; ``board-classes``: hands spelled out, boards counted by their ranks; ``one-by-one``: each deal, by kernel;
    ``plain``: each deal, by plain Python, when the extra ``[fast]`` is not installed.

    >>> from oddchip.odds.spot import read_spot
    >>> from oddchip.variants import find_variant
    >>> plan_exact(read_spot(find_variant("omaha"), ["AsAhKsKh", "QdQcJdJc"])).way
    'board-classes'
    >>> plan_exact(read_spot(find_variant("holdem"), ["AsAh", "random"])).way
    'match-ups'
    """
    return min(_plans(spot), key=lambda plan: plan.steps)


def _plans(spot: Spot) -> Iterator[Plan]:
    deals = spot.assignments * spot.deals_each
    fast = kernels_installed()
    if has_table(spot):
        yield Plan("match-ups", table_steps(spot) * (1 if fast else PLAIN_STEP // 4))
    if not fast:
        yield Plan("plain", deals * PLAIN_STEP)
        return
    each = deals * len(spot.holdings) * len(spot.cells) // 2
    yield Plan("one-by-one", each + spot.assignments * ASSIGNMENT_STEPS)
    if counts_boards(spot.variant):
        hands = 1
        for holding in spot.holdings:
            hands *= len(holding.combos) * comb(len(spot.deck), holding.missing)
        yield Plan("board-classes", hands * (STEPS[spot.board_missing[0]] + ASSIGNMENT_STEPS))
    if is_heads_up(spot):
        yield Plan("board-pass", pass_steps(spot) + ASSIGNMENT_STEPS)


def count_exact(spot: Spot, plan: Plan, pots: Sequence[int], options: Options) -> list[Outcomes]:
    """The outcomes of every deal, for each pot (a set of players as bits).

    No step of this takes 100 ms, so that Ctrl-C is seen.
    """
    ways = {
        "match-ups": _by_table,
        "board-pass": _by_pass,
        "board-classes": _by_boards,
        "one-by-one": _by_kernel,
        "plain": _by_plain_code,
    }
    return ways[plan.way](spot, pots, options)


def _by_table(spot: Spot, pots: Sequence[int], options: Options) -> list[Outcomes]:
    outcomes = [count_by_table(spot)] * len(pots)
    if options.progress is not None:
        options.progress(1, 1)
    return outcomes


def _by_pass(spot: Spot, pots: Sequence[int], options: Options) -> list[Outcomes]:
    return [count_by_pass(spot, options.progress)] * len(pots)


def _by_boards(spot: Spot, pots: Sequence[int], options: Options) -> list[Outcomes]:
    spelled = spot.spelled_out()
    counter = BoardCounter(spelled, pots)
    totals: list[Outcomes] = [{} for _ in pots]
    alike: Iterable[tuple[tuple[Combo, ...], int]] = spelled.assign()
    count = spelled.assignments
    if count > 1 and spelled.board_missing[0] > 1:
        alike = suit_distinct(spelled)
        count = len(alike)
    last = 0
    for done, (combos, weight) in enumerate(alike, 1):
        # Counts of one weight are kept in the array; another weight sends them on.
        if weight != last and done > 1:
            _take(counter, totals, last)
        last = weight
        counter.count(combos)
        if options.progress is not None and (done % 64 == 0 or count < 64):
            options.progress(done, count)
    _take(counter, totals, last)
    if options.progress is not None:
        options.progress(count, count)
    return totals


def suit_distinct(spot: Spot) -> list[tuple[tuple[Combo, ...], int]]:
    """One of all assignments that differ by the names of suits alone, with the weights of all of them.

    >>> from oddchip.odds.spot import read_spot
    >>> from oddchip.variants import find_variant
    >>> spot = read_spot(find_variant("holdem"), ["AA", "KK"])
    >>> spot.assignments, len(suit_distinct(spot))
    (36, 3)
    """
    still = [set(cards) for cards in (*spot.boards, spot.dead)]
    changes = [
        order
        for order in permutations(range(4))
        if all({_renamed(card, order) for card in cards} == cards for cards in still)
    ]
    tables = [[_renamed(card, order) for card in range(52)] for order in changes]
    ordered = bool(spot.variant.parts)
    classes: dict[object, tuple[tuple[Combo, ...], int]] = {}
    for combos, weight in spot.assign():
        if ordered:
            key = min([tuple([tuple([table[card] for card in combo]) for combo in combos]) for table in tables])
        else:
            key = min([tuple([tuple(sorted([table[card] for card in combo])) for combo in combos]) for table in tables])
        first, before = classes.get(key, (combos, 0))
        classes[key] = first, before + weight
    return sorted(classes.values(), key=lambda pair: pair[1])


def _renamed(card: int, order: Sequence[int]) -> int:
    return card & ~3 | order[card & 3]


def _take(counter: BoardCounter, totals: list[Outcomes], weight: int) -> None:
    for total, counts in zip(totals, counter.counts, strict=True):
        add_outcomes(total, ((int(word), int(counts[word])) for word in counts.nonzero()[0]), weight)
    counter.counts[:] = 0


def _by_kernel(spot: Spot, pots: Sequence[int], options: Options) -> list[Outcomes]:
    dealing, outcomes, classes = (load_kernels(name) for name in ("dealing", "outcomes", "board_classes"))
    import numpy as np  # noqa: PLC0415 - the extra [fast]

    totals: list[Outcomes] = [{} for _ in pots]
    floors = np.array(floors_of(spot.variant, len(spot.boards)), dtype=np.uint16)
    players = np.array(pots, dtype=np.uint32)
    counts = classes.no_counts(len(pots), len(spot.cells), len(spot.holdings))
    done, total = 0, spot.assignments * spot.deals_each
    for combos, weight in spot.assign():
        layout = lay_out(spot, combos)
        held = {card for combo in combos for card in combo}
        deck = np.array([card for card in spot.deck if card not in held], dtype=np.uint8)
        sizes = np.array([size for size, _ in layout.groups], dtype=np.uint32)
        homes = np.array([home for _, home in layout.groups], dtype=np.uint32)
        state = np.array([place for size, _ in layout.groups for place in range(size)], dtype=np.uint64)
        for start in range(0, spot.deals_each, CHUNK):
            rows = np.empty((min(CHUNK, spot.deals_each - start), len(layout.row)), dtype=np.uint8)
            rows[:] = layout.row
            dealing.all_deals(deck, sizes, homes, state, rows)
            outcomes.count_outcomes(row_values(spot, layout, rows), floors, players, counts)
            done += len(rows)
            if options.progress is not None:
                options.progress(done, total)
        for each, found in zip(totals, counts, strict=True):
            add_outcomes(each, ((int(word), int(found[word])) for word in found.nonzero()[0]), weight)
        counts[:] = 0
    return totals


def _by_plain_code(spot: Spot, pots: Sequence[int], options: Options) -> list[Outcomes]:
    totals: list[Outcomes] = [{} for _ in pots]
    values = PlainCells(spot)
    floors = floors_of(spot.variant, len(spot.boards))
    done, total = 0, spot.assignments * spot.deals_each
    for combos, weight in spot.assign():
        held = {card for combo in combos for card in combo}
        deck = [card for card in spot.deck if card not in held]
        for row in all_deals(lay_out(spot, combos), deck):
            found = values(row)
            for each, pot in zip(totals, pots, strict=True):
                add_outcomes(each, [(plain_outcome(found, floors, pot), 1)], weight)
            done += 1
            if options.progress is not None and done % 1000 == 0:
                options.progress(done, total)
    return totals


class PlainCells:
    """Values by cell and player of a row of cards, by plain code."""

    def __init__(self, spot: Spot) -> None:
        layout = lay_out(spot)
        self.holes = [layout.hole_slice(player) for player in range(layout.players)]
        self.cells = [
            (plain_value(spot.variant.halves[half]), layout.board_slice(board, spot.variant.board))
            for board, half in spot.cells
        ]

    def __call__(self, row: Sequence[int]) -> list[list[int]]:
        return [[value(row[hole], row[board]) for hole in self.holes] for value, board in self.cells]
