"""Which ranks turn a hand into a straight, told by ranks alone."""

from collections.abc import Iterable, Iterator
from itertools import combinations
from typing import NamedTuple

from oddchip.cards import Deck, Rank
from oddchip.ranking.high import HighSystem

Window = tuple[Rank, ...]
"""Five ranks of a straight, lowest first; a low ace stands first."""


class Missing(NamedTuple):
    """A straight within reach: the ranks it still lacks, and the ranks that are there."""

    lacks: tuple[Rank, ...]
    there: tuple[Rank, ...]


def windows(system: HighSystem, deck: Deck) -> Iterator[Window]:
    """Every straight of a system with a deck, lowest first.

    >>> from oddchip.cards import FULL_DECK
    >>> from oddchip.ranking import HIGH
    >>> len(list(windows(HIGH, FULL_DECK)))
    10
    """
    if system.wheel is not None:
        yield (Rank.ACE, *(Rank(system.wheel + step) for step in range(4)))
    for bottom in range(deck.lowest, Rank.TEN + 1):
        yield tuple(Rank(bottom + step) for step in range(5))


def within_reach(
    window: Window, hole: Iterable[Rank], board: Iterable[Rank], from_hole: Iterable[int], cards_to_come: int
) -> Iterator[Missing]:
    """Ways to fill the window by ``cards_to_come`` more board cards.

    ``from_hole`` says how many hole cards may play: one or two in hold'em, exactly two in Omaha; never none, since a
    straight of the board alone is nobody's draw.
    """
    held, shared, counts = set(hole), set(board), tuple(from_hole)
    for lacks in combinations(window, cards_to_come):
        there = tuple(rank for rank in window if rank not in lacks)
        if not all(rank in held or rank in shared for rank in there):
            continue
        at_least = sum(rank not in shared for rank in there)
        at_most = sum(rank in held for rank in there)
        if any(at_least <= count <= at_most for count in counts):
            yield Missing(lacks, there)
