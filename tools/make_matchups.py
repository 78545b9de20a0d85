"""Makes the table of all heads-up match-ups before the flop, by `oddchip.kernels.matchups`.

    python tools/make_matchups.py                  count all 47,008 match-ups and write the table (about 10 s)
    python tools/make_matchups.py --check          compare the shipped table with its digest, and 300 match-ups anew
    python tools/make_matchups.py --check --full   the same, and count every match-up anew

Exit code 1 when a check fails. Needs the extra [fast].
"""

import hashlib
import random
import sys
from array import array
from collections.abc import Iterator
from pathlib import Path

import numpy as np

from oddchip.kernels.matchups import match_hands, matchup_tables
from oddchip.kernels.tables import pack, unpack
from oddchip.odds.matchups import PATTERNS, TABLE, suit_pattern

DIGEST = "494846d59a507bf14cfe0efca8236343cc1142384908d40865113acabc44b4af"
"""Of the numbers of the table, not of its file: another zlib may pack them otherwise."""
MATCHUPS = 47_008
SAMPLE = 300
PIECE = 1_000

Hands = tuple[int, int, int, int]
Table = dict[str, "array[int]"]


def cells() -> Iterator[Hands | None]:
    """The cards of every cell, in order; nothing where a card would be dealt twice."""
    ranks = [(high, low) for high in range(13) for low in range(high + 1)]
    for at, mine in enumerate(ranks):
        for other in ranks[: at + 1]:
            for pattern in PATTERNS:
                one, two, three, four = (4 * rank + suit for rank, suit in zip((*mine, *other), pattern, strict=True))
                yield (one, two, three, four) if len({one, two, three, four}) == 4 else None


def distinct(hands: Hands) -> Hands:
    """The name of the match-up: the least of the orders of equal ranks, suits numbered as they come."""
    one, two, three, four = hands
    orders = [(*mine, *other) for mine in ((one, two), (two, one)) for other in ((three, four), (four, three))]
    own, theirs = (one >> 2, two >> 2), (three >> 2, four >> 2)
    if own == theirs:
        orders += [(*order[2:], *order[:2]) for order in orders]
    ranks = [card >> 2 for card in hands]
    in_order = [order for order in orders if [card >> 2 for card in order] == ranks]
    named = [
        tuple(card & ~3 | suit for card, suit in zip(order, suit_pattern(card & 3 for card in order), strict=True))
        for order in in_order
    ]
    least = min(named)
    return least[0], least[1], least[2], least[3]


def count(matchups: list[Hands]) -> dict[Hands, tuple[int, int]]:
    """Boards won and tied by the first hand of each match-up."""
    found: dict[Hands, tuple[int, int]] = {}
    for start in range(0, len(matchups), PIECE):
        part = matchups[start : start + PIECE]
        out = np.zeros((len(part), 2), dtype=np.int64)
        match_hands(np.array(part, dtype=np.uint8), *matchup_tables("high"), out)
        found |= {hands: (win, tie) for hands, (win, tie) in zip(part, out.tolist(), strict=True)}
    return found


def make_table() -> Table:
    """The table: ``wins`` and ``ties`` by cell."""
    every = list(cells())
    possible = [hands for hands in every if hands]
    assert len({distinct(hands) for hands in possible}) == MATCHUPS
    counted = count(possible)
    table = {"wins": array("I"), "ties": array("I")}
    for hands in every:
        win, tie = counted[hands] if hands else (0, 0)
        table["wins"].append(win)
        table["ties"].append(tie)
    return table


def digest(table: Table) -> str:
    """SHA-256 of the numbers, little-endian."""
    return hashlib.sha256(b"".join(np.array(table[name], "<u4").tobytes() for name in ("wins", "ties"))).hexdigest()


def check(path: Path = TABLE, *, full: bool = False) -> list[str]:
    """What is wrong with the shipped table."""
    table = unpack(path.read_bytes())
    wrong = [] if digest(table) == DIGEST else [f"{path.name}: the digest is {digest(table)}, not {DIGEST}"]
    places = {hands: place for place, hands in enumerate(cells()) if hands}
    looked_at = sorted(places) if full else random.Random(1).sample(sorted(places), SAMPLE)
    for hands, counted in count(looked_at).items():
        shipped = table["wins"][places[hands]], table["ties"][places[hands]]
        if shipped != counted:
            wrong.append(f"{path.name}: {hands} has {shipped}, counted {counted}")
    return wrong


def main(arguments: list[str]) -> int:
    """Exit code: 0 when written or right, 1 when the check found something, 2 for a wrong call."""
    if arguments not in ([], ["--check"], ["--check", "--full"]):
        print(__doc__)
        return 2
    if arguments:
        wrong = check(full="--full" in arguments)
        print("\n".join(wrong[:20]) or "the table of match-ups is right")
        return 1 if wrong else 0
    table = make_table()
    packed = pack(table)
    TABLE.parent.mkdir(exist_ok=True)
    TABLE.write_bytes(packed)
    print(f"{TABLE.name}: {len(packed):,} bytes, digest {digest(table)}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
