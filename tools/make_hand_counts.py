"""Makes ``oddchip.odds.ranges.hand_counts``: how the 169 starting hands of hold'em do against one random hand.

    python tools/make_hand_counts.py           add them up and write the module
    python tools/make_hand_counts.py --check   add them up again, compare with the module, exit 1 if anything differs

The source is the table of all match-ups before the flop (`oddchip.odds.matchups`), which ``tools/make_matchups.py``
counts board by board: each combo of a class is held against the 1,225 combos of the other 50 cards. Takes a few seconds
and no extra.
"""

import sys
from itertools import combinations
from pathlib import Path

from oddchip.cards import FULL_DECK, Card, Suit
from oddchip.odds.matchups import find_matchup
from oddchip.odds.ranges import hand_counts
from oddchip.odds.ranges.starting_class import StartingClass, starting_classes

MODULE = Path(hand_counts.__file__)
HEAD = '''"""Deals that each of the 169 starting hands of hold'em wins and ties against one random hand.

A data module, written by ``tools/make_hand_counts.py`` from the table of match-ups. Summed over the combos of a class;
each combo meets 1,225 opposing combos on 1,712,304 boards.
"""

from types import MappingProxyType
from typing import Final

WINS_AND_TIES: Final = MappingProxyType({
'''
FOOT = '''})  # fmt: skip
"""Winning and tied deals of all combos of a class."""
'''


def count(kind: StartingClass) -> tuple[int, int]:
    """Winning and tied deals of all combos of a class: those of one combo, as many times as there are combos.

    Combos of a class differ by the names of suits alone, and a random hand knows no suit.
    """
    first = Card(kind.high, Suit.SPADES)
    second = Card(kind.low, Suit.SPADES if kind.suited else Suit.HEARTS)
    others = [card for card in FULL_DECK.cards if card not in (first, second)]
    found = [find_matchup((first, second), other) for other in combinations(others, 2)]
    return kind.size * sum(int(each.win) for each in found), kind.size * sum(int(each.tie) for each in found)


def make_text() -> str:
    """The module."""
    rows = []
    for kind in starting_classes(FULL_DECK):
        wins, ties = count(kind)
        rows.append(f'    "{kind.key}": ({wins:_}, {ties:_}),\n')
    return HEAD + "".join(rows) + FOOT


def check(path: Path = MODULE) -> bool:
    """Whether the module holds what is counted now."""
    return path.read_text(encoding="utf-8") == make_text()


def main(arguments: list[str]) -> int:
    """Exit code: 0 when written or right, 1 when the check found something, 2 for a wrong call."""
    if arguments not in ([], ["--check"]):
        print(__doc__)
        return 2
    if arguments:
        right = check()
        print("the counts of the starting hands are right" if right else f"{MODULE.name} is not what is counted now")
        return 0 if right else 1
    text = make_text()
    MODULE.write_text(text, encoding="utf-8")
    print(f"{MODULE.name}: {len(text):,} bytes")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
