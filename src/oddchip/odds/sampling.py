"""Random deals until enough have been seen: a number of them, a wanted error, or Ctrl-C."""

from collections import deque
from collections.abc import Callable, Generator, Iterator, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import dataclass, replace
from itertools import islice
from typing import Any

from oddchip.errors import MissingExtraError, OddsError
from oddchip.kernels.loading import kernels_installed, kernels_ready, load_kernels
from oddchip.kernels.streams import chunk_state
from oddchip.odds.exact import PlainCells
from oddchip.odds.holding import Combo
from oddchip.odds.layout import Layout, lay_out
from oddchip.odds.options import CHUNK, MOST_DEALS, MOST_PLAIN_DEALS, PLAIN_DEALS, PLAIN_PIECE, WANTED_ERROR, Options
from oddchip.odds.outcomes import Outcomes, add_outcomes, plain_outcome, share_counts, standard_error
from oddchip.odds.plain_dealing import AliasTable, random_deals
from oddchip.odds.plain_values import floors_of
from oddchip.odds.row_values import row_values
from oddchip.odds.spot import Spot
from oddchip.ranking import ANY_FIVE

Deal = Callable[[int, int], list[Outcomes]]
"""Deals a chunk, or the next piece of it: its number and how many deals; the outcomes for each pot."""

Pieces = Generator[tuple[int, list[Outcomes]], None, None]
"""How many deals, and their outcomes for each pot, piece by piece."""


@dataclass(frozen=True, slots=True)
class Sample:
    """Outcomes seen so far, for each pot."""

    outcomes: list[Outcomes]
    deals: int = 0
    interrupted: bool = False


def sample(spot: Spot, pots: Sequence[int], options: Options, *, chunks: int | None = None) -> Sample:
    """Deal at random until the options are content; Ctrl-C ends it with what has been seen, unless that is nothing.

    Chunks are dealt on the threads that the options ask for, and counted in their order. The stop is looked for after
    each chunk in turn, so a seed gives the same answer always. ``chunks`` stops it after so many chunks whatever the
    options say.
    """
    fast = kernels_installed()
    most = _most_deals(options, fast=fast)
    wanted = options.error if options.samples is None or options.error is not None else None
    if wanted is None and options.samples is None:
        wanted = WANTED_ERROR
    if fast:
        with kernels_ready():
            deal = _dealer(spot, pots, options.seed)
    else:
        deal = _plain_dealer(spot, pots, options.seed)
    seen = Sample([{} for _ in pots])
    if chunks is not None:
        most = min(most, chunks * CHUNK)
    pieces = _on_threads(deal, most, options.threads) if fast else _in_turn(deal, most)
    try:
        for size, found in pieces:
            # A piece counts when all of it does: it is added to a copy, which then takes the place of what was.
            outcomes = [dict(total) for total in seen.outcomes]
            for total, more in zip(outcomes, found, strict=True):
                add_outcomes(total, more.items())
            seen = Sample(outcomes, seen.deals + size)
            if options.progress is not None:
                options.progress(seen.deals, most)
            if seen.deals % CHUNK == 0 and wanted is not None and largest_error(spot, seen.outcomes) <= wanted:
                break
    except KeyboardInterrupt:
        if not seen.deals:
            raise
        seen = replace(seen, interrupted=True)
    finally:
        pieces.close()
    return seen


def _in_turn(deal: Deal, most: int) -> Pieces:
    """Small pieces one after another, so that Ctrl-C is seen between them."""
    for begin in range(0, most, PLAIN_PIECE):
        size = min(PLAIN_PIECE, most - begin)
        yield size, deal(begin // CHUNK, size)


def _on_threads(deal: Deal, most: int, threads: int) -> Pieces:
    """Whole chunks in their order, some dealt ahead; kernels release the GIL, so threads deal at the same time."""
    pool = ThreadPoolExecutor(threads)
    ahead: deque[tuple[int, Future[list[Outcomes]]]] = deque()
    try:
        for begin in range(0, most, CHUNK):
            size = min(CHUNK, most - begin)
            ahead.append((size, pool.submit(deal, begin // CHUNK, size)))
            if len(ahead) > threads:
                size, dealt = ahead.popleft()
                yield size, dealt.result()
        for size, dealt in ahead:
            yield size, dealt.result()
    finally:
        pool.shutdown(cancel_futures=True)


def largest_error(spot: Spot, outcomes: Sequence[Outcomes]) -> float:
    """The largest standard error of any player's part of any pot."""
    players, cells = len(spot.holdings), len(spot.cells)
    return max(standard_error(counts) for each in outcomes for counts in share_counts(each, players, cells))


def _most_deals(options: Options, *, fast: bool) -> int:
    if fast:
        return options.samples or MOST_DEALS
    if options.samples is not None and options.samples > MOST_PLAIN_DEALS:
        raise MissingExtraError("missing-extra", extra="fast")
    return options.samples or (PLAIN_DEALS if options.error is None else MOST_PLAIN_DEALS)


def _no_deal(spot: Spot) -> OddsError:
    return OddsError("no-deal", hands=", ".join(holding.text for holding in spot.holdings))


def _plain_dealer(spot: Spot, pots: Sequence[int], seed: int) -> Deal:
    layout, values = lay_out(spot), PlainCells(spot)
    floors = floors_of(spot.variant, len(spot.boards))
    streams: dict[int, Iterator[list[int]]] = {}

    def deal(chunk: int, size: int) -> list[Outcomes]:
        found: list[Outcomes] = [{} for _ in pots]
        dealt = 0
        if chunk not in streams:
            streams[chunk] = random_deals(spot, layout, seed, chunk)
        for row in islice(streams[chunk], size):
            cells = values(row)
            for each, pot in zip(found, pots, strict=True):
                add_outcomes(each, [(plain_outcome(cells, floors, pot), 1)])
            dealt += 1
        if dealt < size:
            raise _no_deal(spot)
        return found

    return deal


class _Arrays:
    """A question as the arrays that `oddchip.kernels.dealing` reads."""

    def __init__(self, spot: Spot, layout: Layout) -> None:
        import numpy as np  # noqa: PLC0415 - the extra [fast]

        ranges = [spot.holdings[place] for place in spot.ranges]
        starts, odds, aliases = [0], list[int](), list[int]()
        combos: list[Combo] = []
        for holding in ranges:
            table = AliasTable(holding.weights)
            aliases += [starts[-1] + alias for alias in table.aliases]
            odds += table.odds
            combos += holding.combos
            starts.append(len(combos))
        self.deck = np.array(spot.deck, dtype=np.uint8)
        self.row = np.array(layout.row, dtype=np.uint8)
        self.tables = (
            np.array(layout.blanks, dtype=np.uint32),
            np.array(layout.homes, dtype=np.uint32),
            np.array(starts, dtype=np.uint32),
            np.array(combos, dtype=np.uint8).reshape(len(combos), len(combos[0]) if combos else 0),
            np.array(odds, dtype=np.uint64),
            np.array(aliases, dtype=np.uint32),
        )


def _dealer(spot: Spot, pots: Sequence[int], seed: int) -> Deal:
    dealing, outcomes, classes = (load_kernels(name) for name in ("dealing", "outcomes", "board_classes"))
    import numpy as np  # noqa: PLC0415 - the extra [fast]

    layout = lay_out(spot)
    arrays = _Arrays(spot, layout)
    floors = np.array(floors_of(spot.variant, len(spot.boards)), dtype=np.uint16)
    everyone = np.array(pots, dtype=np.uint32)
    fused = _fused_tables(spot, pots)

    def deal(chunk: int, size: int) -> list[Outcomes]:
        counts = classes.no_counts(len(pots), len(spot.cells), layout.players)
        done = np.zeros(1, dtype=np.uint64)
        start = (np.array([chunk_state(seed, chunk)], dtype=np.uint64), arrays.deck.copy(), *arrays.tables)
        if fused is not None:
            dealing.sample_any_five(*start, arrays.row, layout.players, size, *fused, counts, done)
        else:
            rows = np.empty((size, len(layout.row)), dtype=np.uint8)
            rows[:] = arrays.row
            dealing.deal_rows(*start, rows, done)
            outcomes.count_outcomes(row_values(spot, layout, rows), floors, everyone, counts)
        if int(done[0]) < size:
            raise _no_deal(spot)
        return [{int(word): int(each[word]) for word in each.nonzero()[0]} for each in counts]

    return deal


def _fused_tables(spot: Spot, pots: Sequence[int]) -> Any:
    """The tables of `sample_any_five`, where that kernel is all it takes: hold'em and its kin, one pot for all."""
    variant = spot.variant
    half = variant.halves[0]
    if (variant.hole, variant.board, len(spot.cells)) != (2, 5, 1) or half.selection is not ANY_FIVE:
        return None
    if len(pots) != 1 or pots[0] != (1 << len(spot.holdings)) - 1:
        return None
    any_five: Any = load_kernels("any_five")
    if any_five.MODES[half.system.key] != any_five.FLUSH_HELPS:
        return None
    return any_five.tables_for(half.system.key, 7)[:4]
