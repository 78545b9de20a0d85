"""What a kernel value means: the map between ``uint16`` values and `HandValue`, both ways.

A value is ``level << 12 | place``: ``level`` is `RankingSystem.level` of its category (0 is the weakest), ``place``
counts the classes of that category from the weakest, starting at 1. So greater is stronger, ``value >> 12`` is the
category, and 0 is free to say that a hand does not qualify.
"""

from collections.abc import Iterator
from functools import cache
from itertools import combinations, combinations_with_replacement, groupby
from typing import Final

from oddchip.cards import FULL_DECK, MANILA_DECK, SHORT_DECK, Card, Deck, Rank, Suit
from oddchip.errors import ArrayError
from oddchip.ranking import HandCategory, HandValue, RankingSystem, find_system

CATEGORY_SHIFT: Final = 12
"""``value >> CATEGORY_SHIFT`` is the level of the category."""

_DECKS: Final = {"short-deck": SHORT_DECK, "short-deck-trips": SHORT_DECK, "manila": MANILA_DECK}


class Scale:
    """Every class of hands of one ranking system, with its value.

    >>> scale = find_scale("high")
    >>> len(scale), scale.value_of(scale.hand_of(0x8000 + 10)) == 0x8000 + 10
    (7462, True)
    """

    def __init__(self, system: RankingSystem) -> None:
        self.system = system
        self.deck = deck_of(system.key)
        hands = sorted(set(_classes(system, self.deck)))
        self._values: dict[HandValue, int] = {}
        for level, group in groupby(hands, key=lambda hand: system.level(hand.category)):
            for place, hand in enumerate(group, start=1):
                self._values[hand] = level << CATEGORY_SHIFT | place
        self._hands = {value: hand for hand, value in self._values.items()}

    def __len__(self) -> int:
        return len(self._values)

    def value_of(self, hand: HandValue) -> int:
        """The kernel value of a hand; `ArrayError` (``no-such-value``) for a hand of another system or deck."""
        if hand not in self._values:
            raise ArrayError("no-such-value", given=repr(hand), system=self.system.key)
        return self._values[hand]

    def hand_of(self, value: int) -> HandValue:
        """The hand of a kernel value; `ArrayError` (``no-such-value``) when no hand has it, as for 0."""
        if value not in self._hands:
            raise ArrayError("no-such-value", given=value, system=self.system.key)
        return self._hands[value]

    def category_of(self, value: int) -> HandCategory:
        """The category of a kernel value.

        >>> find_scale("high").category_of(0x6001).value
        'full-house'
        """
        return self.hand_of(value).category


@cache
def find_scale(system: str) -> Scale:
    """The scale of a ranking system by its key; made once, in about a tenth of a second."""
    return Scale(find_system(system))


def deck_of(system: str) -> Deck:
    """The deck whose hands a ranking system orders.

    >>> deck_of("manila").size
    32
    """
    return _DECKS.get(system, FULL_DECK)


def _classes(system: RankingSystem, deck: Deck) -> Iterator[HandValue]:
    """The value of at least one hand of every class."""
    if system.key.startswith("badugi"):
        for size in range(1, 5):
            for ranks in combinations(deck.ranks, size):
                yield system.value([Card(rank, suit) for rank, suit in zip(ranks, Suit, strict=False)])
        return
    for ranks in combinations_with_replacement(deck.ranks, 5):
        if all(ranks.count(rank) <= 4 for rank in set(ranks)):
            yield system.value(spread(ranks))
    for ranks in combinations(deck.ranks, 5):
        yield system.value([Card(rank, Suit.SPADES) for rank in ranks])


def spread(ranks: tuple[Rank, ...]) -> list[Card]:
    """Cards of these ranks (five, at most four alike) that are no flush.

    >>> [card.code for card in spread((Rank.TWO, Rank.TWO, Rank.THREE, Rank.FOUR, Rank.FIVE))]
    ['2c', '2d', '3h', '4s', '5c']
    """
    suits = tuple(Suit)
    return [Card(rank, suits[place % 4]) for place, rank in enumerate(sorted(ranks))]
