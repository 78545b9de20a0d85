"""Which cards may play: the rule that separates hold'em from Omaha."""

from collections.abc import Callable, Iterator
from functools import lru_cache
from itertools import combinations


class Selection:
    """Which of a player's hole cards may stand beside which board cards.

    ``key`` is stable and names the rule; ``candidates`` lists every five that may play as places in board + hole.

    >>> len(EXACTLY_TWO.candidates(4, 5)), len(ANY_FIVE.candidates(2, 5))
    (60, 21)
    """

    def __init__(self, key: str, allows: Callable[[int], bool], *, hole: slice = slice(None)) -> None:
        self.key = key
        self.hole = hole
        """Which part of a split holding this selection sees."""
        self._allows = allows
        self._cached = lru_cache(maxsize=None)(self._list)

    def __repr__(self) -> str:
        return f"<Selection {self.key}>"

    def __reduce__(self) -> tuple[object, tuple[str]]:
        return _find_selection, (self.key,)

    def candidates(self, hole: int, board: int) -> tuple[tuple[int, ...], ...]:
        """Every allowed five, as places counted through the board and then the hole; most board cards first."""
        return self._cached(hole, board)

    def fives(self, hole: int, board: int) -> tuple[tuple[int, ...], ...]:
        """Every allowed five as places in a row of the whole holding and then the board: as arrays have hands.

        >>> LAST_TWO_ANY.fives(6, 3)
        ((6, 7, 8, 4, 5),)
        """
        held = tuple(range(hole))[self.hole]
        places = (*range(hole, hole + board), *held)
        return tuple(tuple(places[at] for at in five) for five in self.candidates(len(held), board))

    def _list(self, hole: int, board: int) -> tuple[tuple[int, ...], ...]:
        fives: Iterator[tuple[int, ...]] = combinations(range(board + hole), 5)
        allowed = [five for five in fives if self._allows(sum(place >= board for place in five))]
        return tuple(sorted(allowed, key=lambda five: sum(place >= board for place in five)))


ANY_FIVE = Selection("any-five", lambda _: True)
"""Any five of all cards: hold'em, stud, and draw, where there are but five."""
AT_MOST_TWO = Selection("at-most-two", lambda from_hole: from_hole <= 2)
"""At most two of the hole cards: lazy pineapple."""
EXACTLY_TWO = Selection("exactly-two", lambda from_hole: from_hole == 2)
"""Exactly two of the hole cards with three of the board: Omaha; with two hole cards, both: Greek, Manila."""
ALL_HOLE = Selection("all-hole", lambda from_hole: from_hole == 5)
"""The five hole cards themselves, whatever the board: the draw half of drawmaha."""
FIRST_FOUR_TWO = Selection("first-four-exactly-two", lambda from_hole: from_hole == 2, hole=slice(0, 4))
"""Exactly two of the first four hole cards: the Omaha half of sohe."""
LAST_TWO_ANY = Selection("last-two-any-five", lambda _: True, hole=slice(4, 6))
"""Any five with the last two hole cards: the hold'em half of sohe."""
BADUGI_SUBSET = Selection("badugi-subset", lambda _: False)
"""The best one to four cards of different ranks and suits (see `oddchip.ranking.badugi`)."""

SELECTIONS = {
    selection.key: selection
    for selection in (ANY_FIVE, AT_MOST_TWO, EXACTLY_TWO, ALL_HOLE, FIRST_FOUR_TWO, LAST_TWO_ANY, BADUGI_SUBSET)
}
"""Selections by key."""


def _find_selection(key: str) -> Selection:
    """The selection of a key; what unpickling calls, since a rule is a function and cannot be stored."""
    return SELECTIONS[key]
