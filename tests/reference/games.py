"""The games once more, written out by hand: for each half, its kind of hand and the cards that may play."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import NamedTuple

from tests.reference.hands import (
    FLUSH_FIRST,
    TRIPS_FIRST,
    Key,
    ace_five,
    any_five,
    badugi,
    deuce,
    eight,
    high,
    sixes,
    two_of,
    up_to_two,
)

Cards = Sequence[str]
Fives = Iterator[tuple[str, ...]]


class Side(NamedTuple):
    """One half: the value of a five, the fives that may play, whether hand and ace are low, whether fewer may play."""

    value: Callable[[tuple[str, ...]], Key | None]
    fives: Callable[[Cards, Cards], Iterable[tuple[str, ...]]]
    low: bool = False
    ace_low: bool = False
    some_play: bool = False


def _short(five: tuple[str, ...]) -> Key:
    return high(five, FLUSH_FIRST, "A9876")


def _short_trips(five: tuple[str, ...]) -> Key:
    return high(five, TRIPS_FIRST, "A9876")


def _manila(five: tuple[str, ...]) -> Key:
    return high(five, FLUSH_FIRST, "-")


def _whole_hole(hole: Cards, board: Cards) -> Fives:
    return iter([tuple(hole)])


def _every_card(hole: Cards, board: Cards) -> Fives:
    return iter([(*hole, *board)])


def _omaha_part(hole: Cards, board: Cards) -> Fives:
    return two_of(hole[:4], board)


def _holdem_part(hole: Cards, board: Cards) -> Fives:
    return any_five(hole[4:], board)


_HIGH = Side(high, any_five)
_OMAHA = Side(high, two_of)
_FIVE_LOW = Side(ace_five, any_five, low=True, ace_low=True)
_DEUCE_LOW = Side(deuce, any_five, low=True)
_EIGHT_LOW = Side(eight, any_five, low=True, ace_low=True)
_OMAHA_LOW = Side(eight, two_of, low=True, ace_low=True)
_BADUGI = Side(lambda cards: badugi(cards, ace_low=True), _every_card, low=True, ace_low=True, some_play=True)
_BADUGI_HIGH_ACE = Side(lambda cards: badugi(cards, ace_low=False), _every_card, low=True, some_play=True)

GAMES: dict[str, tuple[Side, ...]] = {
    **dict.fromkeys(("holdem", "pineapple", "crazy-pineapple", "irish", "double-board-holdem", "royal"), (_HIGH,)),
    **dict.fromkeys(("stud", "five-card-stud", "five-card-draw"), (_HIGH,)),
    "lazy-pineapple": (Side(high, up_to_two),),
    **dict.fromkeys(("greek", "omaha", "omaha5", "omaha6", "courchevel"), (_OMAHA,)),
    "short-deck": (Side(_short, any_five),),
    "short-deck-omaha": (Side(_short, two_of),),
    "manila": (Side(_manila, two_of),),
    **dict.fromkeys(("razz", "a-5-single-draw", "a-5-triple-draw"), (_FIVE_LOW,)),
    **dict.fromkeys(("razz-27", "2-7-single-draw", "2-7-triple-draw"), (_DEUCE_LOW,)),
    "badugi": (_BADUGI,),
    **dict.fromkeys(("holdem8", "stud8"), (_HIGH, _EIGHT_LOW)),
    **dict.fromkeys(("omaha8", "big-o", "omaha6-8", "courchevel8"), (_OMAHA, _OMAHA_LOW)),
    "stud-hi-lo": (_HIGH, _FIVE_LOW),
    "badacey": (_FIVE_LOW, _BADUGI),
    "razzdugi": (_FIVE_LOW, _BADUGI),
    "badeucey": (_DEUCE_LOW, _BADUGI_HIGH_ACE),
    "drawmaha": (Side(high, _whole_hole), _OMAHA),
    "archie": (Side(sixes, any_five), _EIGHT_LOW),
    "sohe": (Side(high, _omaha_part), Side(high, _holdem_part)),
}
STUD = frozenset({"stud", "five-card-stud", "razz", "razz-27", "stud8", "stud-hi-lo", "razzdugi"})
NO_NATURAL_HIGH = frozenset({"badacey", "badeucey", "razzdugi", "drawmaha", "sohe"})


def sides(key: str, *, trips_first: bool, other_side: bool) -> tuple[Side, ...]:
    """The halves of a game as the house plays it."""
    found = GAMES[key]
    if trips_first:
        found = tuple(side._replace(value=_short_trips) if side.value is _short else side for side in found)
    return found[::-1] if other_side and key in NO_NATURAL_HIGH else found
