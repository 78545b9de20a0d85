"""A range of hold'em as 1,326 weights, and exact sums over pairs of ranges.

The place of a combo is ``high * (high - 1) / 2 + low``, where ``high`` and ``low`` are the indices of its cards (0 is
2♣, 51 A♠): 0 is 2♦ 2♣, 1,325 is A♠ A♥. Weights are 0 or more; 1 says that the combo is in the range.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from fractions import Fraction
from math import inf, lcm
from typing import Final, NamedTuple

from oddchip.errors import ArrayError

COMBOS: Final = 1326
"""Combos of two of 52 cards."""
COMBO_CARDS: Final = tuple((high, low) for high in range(52) for low in range(high))
"""The card indices of each combo, the high one first."""
EXACT: Final = 1 << 53
"""Whole numbers below this are exact as floats."""

Weight = int | Fraction | float
Weights = Sequence[Weight]
"""1,326 weights by place: a sequence or a one-dimensional NumPy array."""
Sums = tuple[float, ...] | tuple[int, ...]


def combo_place(one: int, two: int) -> int:
    """The place of the combo of two card indices, in any order.

    >>> combo_place(50, 51), COMBO_CARDS[1325]
    (1325, (51, 50))
    """
    high, low = (one, two) if one > two else (two, one)
    return high * (high - 1) // 2 + low


def weights_from_bits(weights: Mapping[int, Weight] | Iterable[int]) -> list[Weight]:
    """Weights by place from weights by set of cards (bit ``card.index`` set for each of two), or from such sets alone.

    The ``bit_weights`` of a hold'em `Range` are such weights.

    >>> weights = weights_from_bits({1 << 51 | 1 << 50: Fraction(1, 2)})
    >>> weights[1325], sum(weights)
    (Fraction(1, 2), Fraction(1, 2))
    """
    placed: list[Weight] = [0] * COMBOS
    pairs = weights.items() if isinstance(weights, Mapping) else ((bits, 1) for bits in weights)
    for bits, weight in pairs:
        high = bits.bit_length() - 1
        place = combo_place(high, (bits ^ 1 << high).bit_length() - 1)
        if isinstance(weight, Fraction) and weight.denominator == 1:
            # Whole fractions are summed as whole numbers, which is many times as fast.
            placed[place] = weight.numerator
        else:
            placed[place] = weight
    return placed


class WholeWeights(NamedTuple):
    """Weights as whole numbers over one denominator; or as floats, where ``denominator`` is 0."""

    numbers: list[int] | list[float]
    denominator: int


def whole_weights(weights: Weights) -> WholeWeights:
    """Weights as exact as they are given: floats that are all whole count as whole numbers.

    `ArrayError` unless there are 1,326 weights, none below 0 and none infinite.

    >>> made = whole_weights([Fraction(1, 2)] + [Fraction(1, 3)] * 1325)
    >>> made.numbers[:2], made.denominator
    ([3, 2], 6)
    """
    numbers = list(weights.tolist() if hasattr(weights, "tolist") else weights)
    if len(numbers) != COMBOS:
        raise ArrayError("array-shape", name="weights", given=(len(numbers),), expected=(COMBOS,))
    different = set(numbers)
    for number in different:
        if not isinstance(number, int | float | Fraction) or not 0 <= number < inf:
            raise ArrayError("array-type", name="weights", expected="numbers from 0 up", given=number)
    if all(number == int(number) for number in different):
        return WholeWeights(numbers if set(map(type, numbers)) == {int} else [int(number) for number in numbers], 1)
    if any(isinstance(number, float) for number in different):
        return WholeWeights([float(number) for number in numbers], 0)
    denominator = lcm(*(number.denominator for number in different if isinstance(number, int | Fraction)))
    return WholeWeights([int(number * denominator) for number in numbers], denominator)


def sum_pairs(
    form: Callable[[list[int] | list[float], list[int] | list[float]], Sums],
    sides: tuple[Weights, Weights],
    largest: int,
) -> tuple[Weight, ...]:
    """Sums over pairs of combos, one from each side, from a ``form`` that adds up floats, as exact as the weights.

    ``form`` must be linear in both sides, and exact for whole numbers as long as the weights of the one side times
    those of the other times ``largest`` stay below `EXACT`. Larger whole numbers are cut into digits for it.

    >>> form = lambda one, two: (sum(one) * sum(two),)
    >>> sum_pairs(form, ([10**20] * 1326, [Fraction(1, 3)] * 1326), 1) == (10**20 * 1326 * 442,)
    True
    """
    one, two = (whole_weights(side) for side in sides)
    denominator = one.denominator * two.denominator
    if not denominator:
        scale = (one.denominator or 1) * (two.denominator or 1)
        return tuple(number / scale for number in form(one.numbers, two.numbers))
    if sum(one.numbers) * sum(two.numbers) * largest < EXACT:
        sums = form(one.numbers, two.numbers)
    else:
        sums = _sum_digits(form, (one.numbers, two.numbers), largest)
    return tuple(_over(int(number), denominator) for number in sums)


def _sum_digits(
    form: Callable[[list[int] | list[float], list[int] | list[float]], Sums],
    sides: tuple[list[int] | list[float], list[int] | list[float]],
    largest: int,
) -> Sums:
    used = [sum(1 for number in side if number) for side in sides]
    bits = 1
    while (used[0] << bits + 1) * (used[1] << bits + 1) * largest < EXACT:
        bits += 1
    totals: list[int] = []
    first, second = (_digits(side, bits) for side in sides)
    for high, one in enumerate(first):
        for low, two in enumerate(second):
            parts = [int(number) << bits * (high + low) for number in form(one, two)]
            totals = [sum(pair) for pair in zip(totals, parts, strict=True)] if totals else parts
    return tuple(totals)


def _digits(numbers: list[int] | list[float], bits: int) -> list[list[int]]:
    """Whole numbers as digits of so many bits, the lowest first."""
    rest, digits = [int(number) for number in numbers], []
    while any(rest):
        digits.append([number & (1 << bits) - 1 for number in rest])
        rest = [number >> bits for number in rest]
    return digits


def _over(number: int, denominator: int) -> int | Fraction:
    return number if denominator == 1 else Fraction(number, denominator)
