"""Hold'em starting hands in order of their exact equity against one random hand: what ``%`` in a range goes by.

For each of the 169 classes, `hand_counts` holds how many deals win and how many tie, summed over the combos of the
class: each combo meets 1,225 opposing combos on 1,712,304 boards, which is 2,097,572,400 deals. The counts are those of
the table of match-ups and exact; equity is (wins + ties / 2) / deals, and no two classes have the same. Were two ever
equal, the one that comes first there (higher cards first, suited before offsuit) would stand first.
"""

from fractions import Fraction
from functools import cache
from typing import Final

from oddchip.cards import FULL_DECK
from oddchip.odds.ranges.hand_counts import WINS_AND_TIES
from oddchip.odds.ranges.starting_class import StartingClass, starting_classes

DEALS_A_COMBO: Final = 1_225 * 1_712_304
"""Deals of one combo against every opposing hand on every board."""


def equity_against_random(kind: StartingClass) -> Fraction:
    """Exact equity of a hold'em class against one random hand, all in before the flop.

    >>> from oddchip.cards import Rank
    >>> float(round(equity_against_random(StartingClass(Rank.ACE, Rank.ACE)), 6))
    0.852037
    """
    wins, ties = WINS_AND_TIES[kind.key]
    return Fraction(2 * wins + ties, 2 * kind.size * DEALS_A_COMBO)


@cache
def hand_order() -> tuple[StartingClass, ...]:
    """The 169 classes, best against a random hand first.

    >>> [kind.key for kind in hand_order()[:8]], hand_order()[-1].key
    (['AA', 'KK', 'QQ', 'JJ', 'TT', '99', '88', 'AKs'], '32o')
    """
    return tuple(sorted(starting_classes(FULL_DECK), key=equity_against_random, reverse=True))
