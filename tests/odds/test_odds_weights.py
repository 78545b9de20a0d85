"""Weights by combo, as exact as they are given."""

from fractions import Fraction

import pytest

from oddchip.cards import parse_cards
from oddchip.errors import ArrayError
from oddchip.odds.combo_weights import (
    COMBO_CARDS,
    COMBOS,
    combo_place,
    sum_pairs,
    weights_from_bits,
    whole_weights,
)


def test_places_count_the_combos() -> None:
    assert [combo_place(low, high) for high, low in COMBO_CARDS] == list(range(COMBOS))


def test_weights_by_cards() -> None:
    one, two = (sum(1 << card.index for card in parse_cards(text)) for text in ("As Kd", "2d 2c"))
    assert weights_from_bits([one, two])[0] == 1
    weights = weights_from_bits({one: Fraction(1, 4)})
    assert [(place, weight) for place, weight in enumerate(weights) if weight] == [
        (combo_place(51, 45), Fraction(1, 4))
    ]


@pytest.mark.parametrize(
    ("weight", "number", "denominator"),
    [(1, 1, 1), (True, 1, 1), (2.0, 2, 1), (Fraction(1, 3), 1, 3), (0.25, 0.25, 0), (10**30, 10**30, 1)],
)
def test_kinds_of_weights(weight: float, number: float, denominator: int) -> None:
    made = whole_weights([weight] + [0] * (COMBOS - 1))
    assert (made.numbers[0], made.denominator) == (number, denominator)


def test_arrays_are_weights() -> None:
    np = pytest.importorskip("numpy")
    assert whole_weights(np.ones(COMBOS)).denominator == 1
    assert whole_weights(np.arange(COMBOS, dtype=np.uint16)).numbers[-1] == COMBOS - 1


@pytest.mark.parametrize("weights", [[1] * 1325, [-1] * COMBOS, [float("nan")] * COMBOS, [float("inf")] * COMBOS])
def test_weights_that_are_none(weights: list[float]) -> None:
    with pytest.raises(ArrayError):
        whole_weights(weights)


def test_digits_make_any_whole_number_exact() -> None:
    def form(one, two):
        sums = [float(sum(one)) * float(sum(two)), float(one[0] * two[0])]
        assert max(sums) < 2**53
        return tuple(sums)

    one = [7**30] * COMBOS
    two = [Fraction(11**25, 13)] * COMBOS
    product = Fraction(7**30 * 11**25, 13)
    assert sum_pairs(form, (one, two), 1) == (product * COMBOS**2, product)
