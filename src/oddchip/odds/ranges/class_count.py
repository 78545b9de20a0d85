"""How many hands have each shape: the whole deck counted without dealing it out.

Ranks and suits that no pattern names are alike, so hands are counted rank by rank and those that look the same to
every pattern are counted together: 270,725 Omaha hands become a few hundred shapes.
"""

from collections import Counter
from collections.abc import Iterable, Mapping
from itertools import combinations

from oddchip.cards import Card, Deck, Rank, Suit
from oddchip.odds.ranges.pattern import Held, Pattern, Shape


def count_shapes(deck: Deck, hole: int, patterns: Iterable[Pattern], removed: int = 0) -> Mapping[Shape, int]:
    """Every shape these patterns can tell apart, with its number of hands; ``removed`` are cards out of the deck.

    A shape stands for all its hands: ranks without a name are moved together, suits without a name put in order, and of
    the cards only the named ones are kept.

    >>> from oddchip.cards import FULL_DECK
    >>> from oddchip.odds.ranges.pattern import held
    >>> sum(count_shapes(FULL_DECK, 4, [held((), [Rank.ACE, Rank.ACE])]).values())
    270725
    """
    held = [leaf for pattern in patterns for leaf in pattern.leaves() if isinstance(leaf, Held)]
    cards = 0
    for leaf in held:
        cards |= leaf.cards
    named = [rank for rank in deck.ranks if any(leaf.ranks[rank - 2] for leaf in held)]
    alike = [rank for rank in deck.ranks if rank not in named]
    counter = _Counter(hole, cards, removed, [rank - 2 for rank in alike])
    shapes: Counter[Shape] = Counter({Shape((0,) * 13, (0,) * 4, 0): 1})
    # Unnamed ranks first: as long as nothing is named, there are few shapes to carry along.
    for place, rank in enumerate([*alike, *named]):
        shapes = counter.add_rank(shapes, rank, last=place == len(deck.ranks) - 1)
    return shapes


class _Counter:
    """Adds the cards of one rank after another."""

    def __init__(self, hole: int, cards: int, removed: int, alike: list[int]) -> None:
        self.hole = hole
        self.cards = cards
        self.removed = removed
        self.alike = alike
        self.suits_alike = not cards and not removed

    def add_rank(self, shapes: Counter[Shape], rank: Rank, *, last: bool) -> Counter[Shape]:
        choices = self._choices(rank)
        grown: Counter[Shape] = Counter()
        for shape, number in shapes.items():
            dealt = sum(shape.suits)
            for count, suits, cards in choices:
                if dealt + count > self.hole or (last and dealt + count < self.hole):
                    continue
                grown[self._grown(shape, rank, count, suits, cards)] += number
        return grown

    def _choices(self, rank: Rank) -> list[tuple[int, tuple[Suit, ...], int]]:
        """Every set of cards of a rank: how many, their suits, and the named cards among them."""
        left = [suit for suit in Suit if not self.removed >> Card(rank, suit).index & 1]
        return [
            (count, suits, sum(1 << Card(rank, suit).index for suit in suits) & self.cards)
            for count in range(min(len(left), self.hole) + 1)
            for suits in combinations(left, count)
        ]

    def _grown(self, shape: Shape, rank: Rank, count: int, suits: tuple[Suit, ...], cards: int) -> Shape:
        if not count:
            return shape
        ranks = list(shape.ranks)
        if rank - 2 in self.alike:
            counts = sorted([*(ranks[place] for place in self.alike), count], reverse=True)
            for place, number in zip(self.alike, counts, strict=False):
                ranks[place] = number
        else:
            ranks[rank - 2] = count
        lengths = list(shape.suits)
        for suit in suits:
            lengths[suit] += 1
        if self.suits_alike:
            lengths.sort(reverse=True)
        return Shape(tuple(ranks), tuple(lengths), shape.cards | cards)
