"""Deals in plain Python: all of them in order, or at random exactly as `oddchip.kernels.dealing` draws them."""

from collections.abc import Iterator, Sequence
from itertools import combinations

from oddchip.kernels.streams import Stream
from oddchip.odds.layout import Layout
from oddchip.odds.spot import Spot

MOST_TRIES = 100_000


class AliasTable:
    """Walker's table: a place is picked by its weight with one draw, 32 bits for it and 32 for itself or its alias.

    >>> table = AliasTable([1, 1])
    >>> table.odds == [1 << 32, 1 << 32]
    True
    """

    def __init__(self, weights: Sequence[int]) -> None:
        size, total = len(weights), sum(weights)
        one = 1 << 32
        # Each place holds size * weight / total of itself and the rest of another, in units of 2 ** -32.
        left = [weight * size for weight in weights]
        self.odds = [one] * size
        self.aliases = list(range(size))
        small = [place for place in range(size) if left[place] < total]
        large = [place for place in range(size) if left[place] > total]
        while small and large:
            low, high = small.pop(), large[-1]
            self.odds[low], self.aliases[low] = (left[low] << 32) // total, high
            left[high] -= total - left[low]
            if left[high] <= total:
                large.pop()
                if left[high] < total:
                    small.append(high)

    def pick(self, word: int) -> int:
        """The place that a random word picks."""
        place = (word >> 32) * len(self.odds) >> 32
        return place if word & 0xFFFFFFFF < self.odds[place] else self.aliases[place]


def random_deals(spot: Spot, layout: Layout, seed: int, chunk: int) -> Iterator[list[int]]:
    """The deals of a chunk, without end; stops when the ranges leave no deal."""
    stream, deck, row = Stream(seed, chunk), list(spot.deck), list(layout.row)
    ranges = [(home, spot.holdings[place]) for home, place in zip(layout.homes, spot.ranges, strict=True)]
    tables = [AliasTable(holding.weights) for _, holding in ranges]
    while True:
        used: set[int] = set()
        if ranges:
            for _ in range(MOST_TRIES):
                taken = [
                    holding.combos[table.pick(stream.next_word())]
                    for (_, holding), table in zip(ranges, tables, strict=True)
                ]
                used = {card for combo in taken for card in combo}
                if len(used) == sum(map(len, taken)):
                    break
            else:
                return
            for (home, _), combo in zip(ranges, taken, strict=True):
                row[home : home + len(combo)] = combo
        draws = _draws(stream)
        at = 0
        for blank in layout.blanks:
            while True:
                chosen = at + (next(draws) * (len(deck) - at) >> 32)
                deck[chosen], deck[at] = deck[at], deck[chosen]
                at += 1
                if deck[at - 1] not in used:
                    break
            row[blank] = deck[at - 1]
        yield row


def _draws(stream: Stream) -> Iterator[int]:
    while True:
        word = stream.next_word()
        yield word >> 32
        yield word & 0xFFFFFFFF


def all_deals(layout: Layout, deck: Sequence[int]) -> Iterator[list[int]]:
    """Every deal of the missing cards from ``deck``."""
    return combinations_of(layout.row, layout.groups, deck)


def combinations_of(
    known: Sequence[int], groups: Sequence[tuple[int, int]], deck: Sequence[int]
) -> Iterator[list[int]]:
    """Every way to deal groups of cards (size, place of the first) into a row; the same list each time, changed."""
    row = list(known)

    def deal(group: int, left: Sequence[int]) -> Iterator[list[int]]:
        if group == len(groups):
            yield row
            return
        size, home = groups[group]
        for cards in combinations(left, size):
            row[home : home + size] = cards
            taken = set(cards)
            yield from deal(group + 1, [card for card in left if card not in taken])

    return deal(0, deck)
