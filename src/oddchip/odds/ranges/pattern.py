"""Patterns of Omaha hands: what a hand of four to six cards must contain.

Patterns speak of a hand through its `Shape`: how often each rank and each suit occurs, and which named cards are there.
"""

from abc import ABC, abstractmethod
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple

from oddchip.cards import Card, Rank
from oddchip.odds.ranges.combo import bits_of, combo_of

RANK_VARIABLES: Final = "RONGPM"
"""Letters for ranks without a name."""


class Shape(NamedTuple):
    """A hand as patterns see it: cards of each rank (two first), of each suit, and cards as bits."""

    ranks: tuple[int, ...]
    suits: tuple[int, ...]
    cards: int


def shape_of(bits: int) -> Shape:
    """The shape of a combo.

    >>> shape_of(1 << 51 | 1 << 50).suits
    (0, 0, 1, 1)
    """
    ranks, suits = [0] * 13, [0] * 4
    for card in combo_of(bits):
        ranks[card.rank - 2] += 1
        suits[card.suit] += 1
    return Shape(tuple(ranks), tuple(suits), bits)


class Pattern(ABC):
    """A condition on a hand; ``str`` writes it as ranges do."""

    @abstractmethod
    def matches(self, shape: Shape) -> bool:
        """Whether a hand of this shape meets the condition."""

    @abstractmethod
    def leaves(self) -> Iterable["Pattern"]:
        """The simple patterns it is made of."""

    @property
    def is_simple(self) -> bool:
        """Whether it can stand beside an operator without a bracket."""
        return False

    @property
    def factor(self) -> str:
        """Its text as one factor."""
        return str(self) if self.is_simple else f"({self})"


class _Leaf(Pattern):
    def leaves(self) -> Iterable[Pattern]:
        return (self,)

    @property
    def is_simple(self) -> bool:
        return True


@dataclass(frozen=True, slots=True)
class Held(_Leaf):
    """At least these cards and ranks: ``ranks`` counts each rank (two first), the ranks of ``cards`` included.

    ``groups`` are ranks without a name (``RR``, ``RROO``): so many cards each of different ranks that are not named.
    Nothing at all is every hand.
    """

    cards: int = 0
    ranks: tuple[int, ...] = (0,) * 13
    groups: tuple[int, ...] = ()

    def matches(self, shape: Shape) -> bool:
        if self.cards & ~shape.cards:
            return False
        for wanted, there in zip(self.ranks, shape.ranks, strict=True):
            if wanted > there:
                return False
        return not self.groups or self._free_groups(shape)

    def _free_groups(self, shape: Shape) -> bool:
        free = [there for wanted, there in zip(self.ranks, shape.ranks, strict=True) if not wanted]
        return _dominates(free, self.groups)

    @property
    def size(self) -> int:
        """How many cards it speaks of."""
        return sum(self.ranks) + sum(self.groups)

    def __str__(self) -> str:
        parts: list[str] = []
        for rank in reversed(Rank):
            cards = [card for card in combo_of(self.cards) if card.rank is rank]
            parts += [card.code for card in cards] + [rank.letter] * (self.ranks[rank - 2] - len(cards))
        parts += [letter * size for letter, size in zip(RANK_VARIABLES, self.groups, strict=False)]
        return "".join(parts) or "random"


@dataclass(frozen=True, slots=True)
class Suited(_Leaf):
    """Suits as letters: ``xxyy`` is two suits with two cards each at least, ``xxyz`` one such and two others."""

    groups: tuple[int, ...]

    def matches(self, shape: Shape) -> bool:
        return _dominates(shape.suits, self.groups)

    def __str__(self) -> str:
        if self.groups == (2, 2):
            return "$ds"
        return "".join(letter * size for letter, size in zip("xyzw", self.groups, strict=False))


@dataclass(frozen=True, slots=True)
class SingleSuited(_Leaf):
    """``$ss``: one suit twice or more, every other suit at most once, and three suits at least."""

    def matches(self, shape: Shape) -> bool:
        suits = sorted(shape.suits, reverse=True)
        return suits[0] >= 2 and suits[1] == 1 and suits[2] == 1

    def __str__(self) -> str:
        return "$ss"


@dataclass(frozen=True, slots=True)
class Macro(_Leaf):
    """A pattern that has a name of its own, such as ``$np`` or ``QQ+``."""

    name: str
    meaning: Pattern

    def matches(self, shape: Shape) -> bool:
        return self.meaning.matches(shape)

    def leaves(self) -> Iterable[Pattern]:
        return self.meaning.leaves()

    def __str__(self) -> str:
        return self.name


@dataclass(frozen=True, slots=True)
class Nothing(_Leaf):
    """No hand at all."""

    def matches(self, shape: Shape) -> bool:  # noqa: ARG002 - no shape meets it
        return False

    def __str__(self) -> str:
        return "none"


@dataclass(frozen=True, slots=True)
class Either(Pattern):
    """One or another."""

    parts: tuple[Pattern, ...]

    def matches(self, shape: Shape) -> bool:
        return any(part.matches(shape) for part in self.parts)

    def leaves(self) -> Iterable[Pattern]:
        return (leaf for part in self.parts for leaf in part.leaves())

    @property
    def is_simple(self) -> bool:
        return True

    def __str__(self) -> str:
        return f"({' '.join(map(str, self.parts))})"


@dataclass(frozen=True, slots=True)
class Both(Pattern):
    """One and the other."""

    first: Pattern
    second: Pattern

    def matches(self, shape: Shape) -> bool:
        return self.first.matches(shape) and self.second.matches(shape)

    def leaves(self) -> Iterable[Pattern]:
        yield from self.first.leaves()
        yield from self.second.leaves()

    def __str__(self) -> str:
        # The operators are read from left to right, so that the first side needs no bracket.
        return f"{self.first}:{self.second.factor}"


@dataclass(frozen=True, slots=True)
class Minus(Pattern):
    """The first but not the second."""

    first: Pattern
    second: Pattern

    def matches(self, shape: Shape) -> bool:
        return self.first.matches(shape) and not self.second.matches(shape)

    def leaves(self) -> Iterable[Pattern]:
        yield from self.first.leaves()
        yield from self.second.leaves()

    def __str__(self) -> str:
        return f"{self.first}!{self.second.factor}"


EVERY_HAND = Held()
"""Any cards at all."""
NO_HAND = Nothing()
"""No cards at all."""


def held(cards: Iterable[Card], ranks: Iterable[Rank] = (), groups: Sequence[int] = ()) -> Held:
    """The pattern of these cards beside cards of these ranks.

    >>> str(held((), [Rank.ACE, Rank.ACE]))
    'AA'
    """
    known = tuple(cards)
    counts = [0] * 13
    for rank in (*(card.rank for card in known), *ranks):
        counts[rank - 2] += 1
    return Held(bits_of(known), tuple(counts), tuple(sorted(groups, reverse=True)))


def either(parts: Iterable[Pattern]) -> Pattern:
    """One of the parts; nested choices are one choice, each named once."""
    flat: dict[Pattern, None] = {}
    for part in parts:
        flat |= dict.fromkeys(part.parts if isinstance(part, Either) else (part,))
    flat.pop(NO_HAND, None)
    if not flat:
        return NO_HAND
    return next(iter(flat)) if len(flat) == 1 else Either(tuple(flat))


def both(first: Pattern, second: Pattern) -> Pattern:
    """One and the other, said no longer than needed."""
    if NO_HAND in (first, second):
        return NO_HAND
    if first in (EVERY_HAND, second):
        return second
    return first if second == EVERY_HAND else Both(first, second)


def minus(first: Pattern, second: Pattern) -> Pattern:
    """The first but not the second, said no longer than needed."""
    if first in (second, NO_HAND) or second == EVERY_HAND:
        return NO_HAND
    return first if second == NO_HAND else Minus(first, second)


def _dominates(counts: Iterable[int], groups: Sequence[int]) -> bool:
    """Whether different counts reach each of the group sizes, which stand greatest first."""
    ordered = sorted(counts, reverse=True)
    return len(groups) <= len(ordered) and all(there >= wanted for there, wanted in zip(ordered, groups, strict=False))
