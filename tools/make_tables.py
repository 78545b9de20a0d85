"""Makes the tables of `oddchip.kernels` from the plain ranking code.

    python tools/make_tables.py           write them
    python tools/make_tables.py --check   make them again, compare with what is shipped, exit 1 if anything differs

Needs the extra [fast] (NumPy). Takes a few seconds.
"""

import sys
from array import array
from collections.abc import Callable, Iterator
from itertools import combinations, combinations_with_replacement

import numpy as np

from oddchip.bulk.scale import Scale, find_scale, spread
from oddchip.cards import Card, Rank, Suit
from oddchip.kernels.tables import FOLDER, ROW_BITS, pack, unpack
from oddchip.ranking import SYSTEMS
from rank_hash import COPIES, MOST_CARDS, RANKS, find_rank_keys, pack_rows

Ranks = tuple[int, ...]


def make_tables() -> dict[str, dict[str, "array[int]"]]:
    """Every shipped table by the name of its file."""
    tables = {"rank-hash": make_hash()}
    for key in SYSTEMS:
        tables[key] = make_badugi(key) if key.startswith("badugi") else make_five_card(key, tables["rank-hash"])
    return tables


def make_hash() -> dict[str, "array[int]"]:
    """Rank keys and, for each number of cards, the displacements of the rows."""
    keys = find_rank_keys()
    table = {"keys": array("I", keys)}
    for size in ROW_BITS:
        sums = np.array([sum(keys[rank] for rank in ranks) for ranks in multisets(size)], dtype=np.int64)
        table[f"displacements-{size}"] = pack_rows(sums, ROW_BITS[size])
    return table


def make_five_card(system: str, rank_hash: dict[str, "array[int]"]) -> dict[str, "array[int]"]:
    """Values by the ranks of 5, 6, 7 cards that hold no flush, and by the set of ranks of one suit."""
    scale = find_scale(system)
    keys = rank_hash["keys"]
    best = {ranks: value_of(scale, ranks) for ranks in multisets(5)}
    table: dict[str, array[int]] = {}
    for size, bits in ROW_BITS.items():
        if size > 5:
            best = best_without_one(best, multisets(size))
        displacements = rank_hash[f"displacements-{size}"]
        places = {}
        lowest = scale.deck.lowest - 2
        for ranks, value in best.items():
            if ranks[0] < lowest:
                continue
            total = sum(keys[rank] for rank in ranks)
            places[(total & ((1 << bits) - 1)) + displacements[total >> bits]] = value
        length = max(displacements) + (1 << bits)
        table[f"values-{size}"] = array("H", [places.get(place, 0) for place in range(length)])
    table["flush"] = make_flushes(scale)
    return table


def make_flushes(scale: Scale) -> "array[int]":
    """By the set of ranks of one suit, as bits: the best flush of five or more, or that of exactly five in a low.

    In a low a flush counts against its holder, who then need not play it: with more than five cards the kernels look
    at every five. Where suits do not matter at all, as in ace-to-five, a flush has the value of its ranks.
    """
    table = array("H", bytes(2 * (1 << RANKS)))
    best: dict[Ranks, int] = {ranks: value_of(scale, ranks, flush=True) for ranks in combinations(range(RANKS), 5)}
    for size in range(5, MOST_CARDS + 1 if not scale.system.low else 6):
        if size > 5:
            best = best_without_one(best, combinations(range(RANKS), size))
        for ranks, value in best.items():
            table[sum(1 << rank for rank in ranks)] = value
    return table


def make_badugi(system: str) -> dict[str, "array[int]"]:
    """By a set of one to four ranks, as bits: the value of such cards of different suits."""
    scale = find_scale(system)
    table = array("H", bytes(2 * (1 << RANKS)))
    for size in range(1, 5):
        for ranks in combinations(range(RANKS), size):
            cards = [Card(Rank(rank + 2), suit) for rank, suit in zip(ranks, Suit, strict=False)]
            table[sum(1 << rank for rank in ranks)] = scale.value_of(scale.system.value(cards))
    return {"ranks": table}


def best_without_one(best: dict[Ranks, int], larger: Iterator[Ranks]) -> dict[Ranks, int]:
    """The value of each larger hand: the best of what is left when one card is put aside."""
    return {ranks: max(best[ranks[:at] + ranks[at + 1 :]] for at in range(len(ranks))) for ranks in larger}


def value_of(scale: Scale, ranks: Ranks, *, flush: bool = False) -> int:
    """The value of five ranks, counted from 0, by the plain code; 0 when a rank is not in the deck."""
    named = tuple(Rank(rank + 2) for rank in ranks)
    if min(named) < scale.deck.lowest:
        return 0
    cards = [Card(rank, Suit.SPADES) for rank in named] if flush else spread(named)
    return scale.value_of(scale.system.value(cards))


def multisets(size: int) -> Iterator[Ranks]:
    """Ranks of ``size`` cards, ascending, at most four alike."""
    for ranks in combinations_with_replacement(range(RANKS), size):
        if all(ranks[at] != ranks[at + COPIES] for at in range(size - COPIES)):
            yield ranks


def write(tables: dict[str, dict[str, "array[int]"]], say: Callable[[str], object]) -> None:
    """Write every table, and remove none."""
    FOLDER.mkdir(exist_ok=True)
    for name, arrays in tables.items():
        packed = pack(arrays)
        (FOLDER / f"{name}.bin").write_bytes(packed)
        say(f"{name}.bin: {len(packed):,} bytes")


def check(tables: dict[str, dict[str, "array[int]"]], say: Callable[[str], object]) -> bool:
    """Whether the shipped files are exactly these tables; what differs is said.

    Contents are compared, not bytes: another zlib may pack the same table otherwise.
    """
    shipped = {path.stem for path in FOLDER.glob("*.bin")}
    wrong = sorted(shipped ^ set(tables))
    for name in sorted(shipped & set(tables)):
        if unpack((FOLDER / f"{name}.bin").read_bytes()) != tables[name]:
            wrong.append(name)
    for name in wrong:
        say(f"{name}.bin differs from what the ranking code says")
    say("tables differ" if wrong else f"{len(tables)} tables are as the ranking code says")
    return not wrong


def main(arguments: list[str]) -> int:
    """Exit code: 0 when written or equal, 1 when the check found a difference, 2 for a wrong call."""
    if arguments not in ([], ["--check"]):
        print(__doc__)
        return 2
    tables = make_tables()
    if arguments:
        return 0 if check(tables, print) else 1
    write(tables, print)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
