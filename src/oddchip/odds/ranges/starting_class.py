"""Starting classes: the 169 hands of two cards that differ before the flop."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from itertools import combinations

from oddchip.cards import Card, Deck, Rank, Suit


@dataclass(frozen=True, slots=True)
class StartingClass:
    """A pair, or two ranks suited or offsuit; ``high`` is at least ``low``, and a pair is never suited.

    >>> ace_king = StartingClass(Rank.ACE, Rank.KING, suited=True)
    >>> ace_king.key, ace_king.size
    ('AKs', 4)
    """

    high: Rank
    low: Rank
    suited: bool = False

    @property
    def is_pair(self) -> bool:
        """Whether both cards have one rank."""
        return self.high is self.low

    @property
    def key(self) -> str:
        """As players write it: ``AA``, ``AKs``, ``AKo``."""
        tail = "" if self.is_pair else "s" if self.suited else "o"
        return self.high.letter + self.low.letter + tail

    @property
    def size(self) -> int:
        """Number of combos: 6 of a pair, 4 suited, 12 offsuit."""
        return len(class_combos(self))


@cache
def class_combos(kind: StartingClass) -> tuple[int, ...]:
    """The combos of a class as bits.

    >>> len(class_combos(StartingClass(Rank.SIX, Rank.SIX)))
    6
    """
    if kind.is_pair:
        pairs = list(combinations(reversed(Suit), 2))
    else:
        pairs = [(one, two) for one in reversed(Suit) for two in reversed(Suit) if (one is two) is kind.suited]
    return tuple(1 << Card(kind.high, one).index | 1 << Card(kind.low, two).index for one, two in pairs)


def starting_classes(deck: Deck) -> Iterator[StartingClass]:
    """Every class of a deck, highest ranks first.

    >>> from oddchip.cards import FULL_DECK, SHORT_DECK
    >>> len(list(starting_classes(FULL_DECK))), len(list(starting_classes(SHORT_DECK)))
    (169, 81)
    """
    ranks = deck.ranks[::-1]
    for place, high in enumerate(ranks):
        yield StartingClass(high, high)
        for low in ranks[place + 1 :]:
            yield StartingClass(high, low, suited=True)
            yield StartingClass(high, low, suited=False)


def class_of(bits: int) -> StartingClass:
    """The class of a combo of two cards.

    >>> class_of(1 << 51 | 1 << 47).key
    'AKs'
    """
    high, low = bits.bit_length() - 1, (bits & -bits).bit_length() - 1
    return StartingClass(Rank(high // 4 + 2), Rank(low // 4 + 2), suited=high % 4 == low % 4)
