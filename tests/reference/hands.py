"""Hands as tuples of numbers, greater is stronger, from card codes."""

from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from itertools import combinations

RANKS = "23456789TJQKA"
SUITS = "cdhs"
Key = tuple[int, ...]

COMMON = ("1", "2", "22", "3", "straight", "flush", "32", "4", "straight flush")
FLUSH_FIRST = ("1", "2", "22", "3", "straight", "32", "flush", "4", "straight flush")
TRIPS_FIRST = ("1", "2", "22", "straight", "3", "32", "flush", "4", "straight flush")


@cache
def _high(letters: str, suited: bool, ladder: tuple[str, ...], wheel: str) -> Key:  # noqa: FBT001 - a cached key
    numbers = sorted((RANKS.index(letter) for letter in letters), reverse=True)
    groups = sorted(((numbers.count(number), number) for number in set(numbers)), reverse=True)
    name = "".join(str(count) for count, _ in groups).rstrip("1") or "1"
    row = "".join(RANKS[number] for number in numbers)
    straight = row in RANKS[::-1] or row == wheel
    if straight or suited:
        name = " ".join(("straight",) * straight + ("flush",) * suited)
    if straight:
        return ladder.index(name), numbers[1] if row == wheel else numbers[0]
    return ladder.index(name), *(number for _, number in groups)


def high(five: Iterable[str], ladder: tuple[str, ...] = COMMON, wheel: str = "A5432") -> Key:
    """A high hand on a ladder; ``wheel`` is the straight below the lowest ordinary one."""
    letters, suits = zip(*five, strict=True)
    return _high("".join(sorted(letters)), len(set(suits)) == 1, ladder, wheel)


def deuce(five: Iterable[str]) -> Key:
    """2-7: the worst high hand wins, and the wheel is no straight."""
    return tuple(-number for number in high(five, wheel="-"))


def _ace_low(code: str) -> int:
    return "A23456789TJQK".index(code[0]) + 1


def ace_five(five: Iterable[str]) -> Key:
    """A-5: fewest and smallest groups first, then the lowest cards."""
    numbers = [_ace_low(code) for code in five]
    groups = sorted(((numbers.count(number), number) for number in set(numbers)), reverse=True)
    shape = [count for count, _ in groups]
    return (*(-count for count in ([*shape, 0, 0, 0, 0])[:5]), *(-number for _, number in groups))


def eight(five: Sequence[str]) -> Key | None:
    """Eight or better, or nothing."""
    numbers = {_ace_low(code) for code in five}
    return ace_five(five) if len(numbers) == 5 and max(numbers) <= 8 else None


def sixes(five: Iterable[str]) -> Key | None:
    """A pair of sixes or better, or nothing."""
    key = high(five)
    return key if key[0] > 1 or (key[0] == 1 and key[1] >= RANKS.index("6")) else None


def badugi(cards: Sequence[str], *, ace_low: bool) -> Key:
    """The best badugi among any number of cards: every subset is tried."""
    number = _ace_low if ace_low else lambda code: RANKS.index(code[0]) + 2
    return max(
        (size, *sorted(-number(code) for code in subset))
        for size in range(1, 5)
        for subset in combinations(cards, size)
        if len({code[0] for code in subset}) == len({code[1] for code in subset}) == size
    )


def any_five(hole: Sequence[str], board: Sequence[str]) -> Iterator[tuple[str, ...]]:
    """Any five of all cards."""
    return combinations((*hole, *board), 5)


def two_of(hole: Sequence[str], board: Sequence[str]) -> Iterator[tuple[str, ...]]:
    """Two of the hole with three of the board."""
    for own in combinations(hole, 2):
        for shared in combinations(board, 3):
            yield own + shared


def up_to_two(hole: Sequence[str], board: Sequence[str]) -> Iterator[tuple[str, ...]]:
    """None, one or two of the hole."""
    for count in range(3):
        for own in combinations(hole, count):
            for shared in combinations(board, 5 - count):
                yield own + shared
