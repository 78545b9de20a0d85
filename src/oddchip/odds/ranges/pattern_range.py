"""Ranges of games with three to six hole cards, held as patterns: a hand is asked for, not looked up."""

from collections.abc import Iterable, Iterator, Mapping
from fractions import Fraction
from functools import cached_property
from typing import Self, TypeGuard

from oddchip.odds.ranges.class_count import count_shapes
from oddchip.odds.ranges.combo import all_combos, combo_of
from oddchip.odds.ranges.pattern import (
    EVERY_HAND,
    NO_HAND,
    Held,
    Pattern,
    Shape,
    both,
    either,
    held,
    minus,
    shape_of,
)
from oddchip.odds.ranges.range import Range
from oddchip.odds.ranges.syntax import Layer, format_weight
from oddchip.variants import Variant

Layers = tuple[Layer[Pattern], ...]


class PatternRange(Range):
    """A range of Omaha and its kin: patterns with weights, of which the last that a hand matches counts.

    Membership and all counts are exact; the combos themselves are made only when asked for.
    """

    _layers: Layers

    def __init__(self, game: Variant, layers: Iterable[Layer[Pattern]]) -> None:
        super().__init__(game)
        object.__setattr__(self, "_layers", _needed(layers))

    @property
    def total_weight(self) -> Fraction:
        """Sum of all weights."""
        return self._sums[1]

    def iterate_bits(self) -> Iterator[int]:
        """The combos as bits, found by trying every hand of the deck, or the hands named if there are no patterns."""
        if self._patterns:
            tried: Iterable[int] = all_combos(self._game.deck, self._game.hole)
        else:
            tried = sorted(self._hands, reverse=True)
        return (bits for bits in tried if self.weight_of_bits(bits))

    def weight_of_bits(self, bits: int) -> Fraction:
        """Weight of one combo."""
        return _weight(self._layers, shape_of(bits))

    def __len__(self) -> int:
        return self._sums[0]

    @cached_property
    def _hands(self) -> frozenset[int]:
        """Hands that a layer names card by card. They are few and all known, so they are weighed one by one."""
        return frozenset(layer.hands.cards for layer in self._layers if self._is_hand(layer.hands))

    def _is_hand(self, pattern: Pattern) -> TypeGuard[Held]:
        return isinstance(pattern, Held) and pattern.cards.bit_count() == self._game.hole

    @cached_property
    def _patterns(self) -> Layers:
        """The layers that are no single hands."""
        return tuple(layer for layer in self._layers if not self._is_hand(layer.hands))

    @cached_property
    def _removed(self) -> int:
        """Cards whose every hand is out in the end: dead cards. Without them in the deck there is less to count."""
        cards = 0
        for layer in reversed(self._layers):
            pattern = layer.hands
            if layer.weight or not isinstance(pattern, Held) or pattern.size != 1 or not pattern.cards:
                break
            cards |= pattern.cards
        return cards

    def _shapes(self, patterns: Iterable[Pattern], removed: int) -> Mapping[Shape, int]:
        kept = [
            pattern
            for pattern in patterns
            if not (isinstance(pattern, Held) and pattern.size == 1 and pattern.cards & removed)
        ]
        return count_shapes(self._game.deck, self._game.hole, kept, removed)

    @cached_property
    def _sums(self) -> tuple[int, Fraction]:
        number, total = 0, Fraction(0)
        for shape, count in self._shapes((layer.hands for layer in self._patterns), self._removed).items():
            weight = _weight(self._patterns, shape)
            number += count if weight else 0
            total += weight * count
        for hand in self._hands:
            shape = shape_of(hand)
            before, after = _weight(self._patterns, shape), _weight(self._layers, shape)
            number += bool(after) - bool(before)
            total += after - before
        return number, total

    def _combine(self, other: Self, operation: str) -> Self:
        if operation == "-":
            return type(self)(self._game, [*self._layers, Layer(other._at_least(Fraction(0)), Fraction(0))])
        join = (lambda first, second: either([first, second])) if operation == "|" else both
        levels = sorted({layer.weight for layer in (*self._layers, *other._layers)} - {Fraction(0)})
        return type(self)(
            self._game, [Layer(join(self._at_least(level), other._at_least(level)), level) for level in levels]
        )

    def _at_least(self, level: Fraction) -> Pattern:
        """The pattern of the hands with this weight or more; with 0, of all hands that have any."""
        pattern: Pattern = NO_HAND
        for layer in self._layers:
            inside = layer.weight >= level if level else layer.weight > 0
            pattern = either([pattern, layer.hands]) if inside else minus(pattern, layer.hands)
        return pattern

    def _without(self, cards: int) -> Self:
        dead = [card for card in combo_of(cards) if card in self._game.deck]
        out: list[Layer[Pattern]] = [Layer(held([card]), Fraction(0)) for card in dead]
        return type(self)(self._game, [*self._layers, *out])

    def _same(self, other: Self) -> bool:
        if self._layers == other._layers:
            return True
        patterns = [layer.hands for layer in (*self._patterns, *other._patterns)]
        apart = sum(
            count
            for shape, count in self._shapes(patterns, self._removed & other._removed).items()
            if _weight(self._patterns, shape) != _weight(other._patterns, shape)
        )
        # Hands named card by card may make good what the patterns leave apart, each of them one hand.
        for hand in self._hands | other._hands:
            shape = shape_of(hand)
            if _weight(self._layers, shape) != _weight(other._layers, shape):
                return False
            apart -= _weight(self._patterns, shape) != _weight(other._patterns, shape)
        return apart == 0

    def _parts(self) -> object:
        return self._layers

    def _write(self) -> str:
        layers = list(self._layers)
        excluded: list[Pattern] = []
        while layers and not layers[-1].weight:
            excluded.insert(0, layers.pop().hands)
        named = [_layer_text(layer) for layer in layers]
        return " ".join([*named, *(f"!{pattern.factor}" for pattern in excluded)]) or "none"


def _layer_text(layer: Layer[Pattern]) -> str:
    return f"{layer.hands}{format_weight(layer.weight)}"


def _weight(layers: Layers, shape: Shape) -> Fraction:
    for layer in reversed(layers):
        if layer.hands.matches(shape):
            return layer.weight
    return Fraction(0)


def _needed(layers: Iterable[Layer[Pattern]]) -> Layers:
    """Without layers that a later one covers, or that take out what nothing put in."""
    kept: list[Layer[Pattern]] = []
    for layer in layers:
        if layer.hands == EVERY_HAND:
            kept = []
        kept = [other for other in kept if other.hands != layer.hands]
        if layer.hands != NO_HAND and (kept or layer.weight):
            kept.append(layer)
    return tuple(kept)
