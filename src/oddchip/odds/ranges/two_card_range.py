"""Ranges of games with two hole cards."""

from collections.abc import Iterator, Mapping
from fractions import Fraction
from types import MappingProxyType
from typing import Any, Self

from oddchip.odds.ranges.range import Range
from oddchip.odds.ranges.shortest_text import shortest_text
from oddchip.odds.ranges.starting_class import class_combos, class_of, starting_classes
from oddchip.variants import Variant


class TwoCardRange(Range):
    """A range of hold'em and its kin: every combo with its weight, and the grid of starting classes."""

    __slots__ = ("_weights",)

    _weights: Mapping[int, Fraction]

    def __init__(self, game: Variant, weights: Mapping[int, Fraction]) -> None:
        super().__init__(game)
        kept = {bits: weight for bits, weight in weights.items() if weight > 0}
        object.__setattr__(self, "_weights", MappingProxyType(dict(sorted(kept.items(), reverse=True))))

    @property
    def total_weight(self) -> Fraction:
        """Sum of all weights."""
        return sum(self._weights.values(), Fraction(0))

    @property
    def bit_weights(self) -> Mapping[int, Fraction]:
        """Weight of every combo, told by its bits."""
        return self._weights

    @property
    def classes(self) -> Mapping[str, int]:
        """Number of combos of each starting class that is there, highest cards first.

        >>> from oddchip.odds import parse_range
        >>> dict(parse_range("KK+ AKs").without("As").classes)
        {'AA': 3, 'AKs': 3, 'KK': 6}
        """
        counts: dict[str, int] = {}
        for kind in starting_classes(self._game.deck):
            number = sum(bits in self._weights for bits in class_combos(kind))
            if number:
                counts[kind.key] = number
        return counts

    def to_grid(self) -> tuple[tuple[Fraction, ...], ...]:
        """Mean weight of each starting class: aces first, pairs on the diagonal, suited above it, offsuit below.

        13 rows of 13 columns; decks with fewer ranks have fewer.

        >>> from oddchip.odds import parse_range
        >>> grid = parse_range("AKs, AhKd").to_grid()
        >>> grid[0][1], grid[1][0], grid[0][0]
        (Fraction(1, 1), Fraction(1, 12), Fraction(0, 1))
        """
        ranks = self._game.deck.ranks[::-1]
        total: dict[tuple[int, int], Fraction] = {}
        for bits, weight in self._weights.items():
            kind = class_of(bits)
            row, column = ranks.index(kind.high), ranks.index(kind.low)
            place = (row, column) if kind.suited else (column, row)
            total[place] = total.get(place, Fraction(0)) + weight / kind.size
        return tuple(
            tuple(total.get((row, column), Fraction(0)) for column in range(len(ranks))) for row in range(len(ranks))
        )

    def to_json(self) -> dict[str, Any]:
        """The range as plain data, with its classes and its grid."""
        grid = [[str(weight) for weight in row] for row in self.to_grid()]
        return super().to_json() | {"classes": dict(self.classes), "grid": grid}

    def iterate_bits(self) -> Iterator[int]:
        """The combos as bits."""
        return iter(self._weights)

    def weight_of_bits(self, bits: int) -> Fraction:
        """Weight of one combo."""
        return self._weights.get(bits, Fraction(0))

    def __len__(self) -> int:
        return len(self._weights)

    def _combine(self, other: Self, operation: str) -> Self:
        mine, theirs = self._weights, other._weights
        if operation == "-":
            return type(self)(self._game, {bits: weight for bits, weight in mine.items() if bits not in theirs})
        if operation == "&":
            return type(self)(self._game, {bits: min(mine[bits], theirs[bits]) for bits in mine.keys() & theirs.keys()})
        return type(self)(
            self._game,
            {bits: max(self.weight_of_bits(bits), other.weight_of_bits(bits)) for bits in mine.keys() | theirs.keys()},
        )

    def _without(self, cards: int) -> Self:
        return type(self)(self._game, {bits: weight for bits, weight in self._weights.items() if not bits & cards})

    def _same(self, other: Self) -> bool:
        return self._weights == other._weights

    def _parts(self) -> object:
        return dict(self._weights)

    def _write(self) -> str:
        return shortest_text(self._weights, self._game.deck)
