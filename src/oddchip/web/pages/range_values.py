"""A range as values for the grid: the mean weight of each class of starting hands."""

from oddchip.errors import UnknownNameError
from oddchip.figures import hand_classes
from oddchip.odds import parse_range
from oddchip.odds.ranges import TwoCardRange


def range_values(text: str) -> dict[str, float]:
    """The weight of each class of hold'em hands that is in a range.

    >>> range_values("AA, AKs:0.5")
    {'AA': 1.0, 'AKs': 0.5}
    """
    wanted = parse_range(text)
    if not isinstance(wanted, TwoCardRange):
        raise UnknownNameError("range-game", variant=wanted.variant)
    return {
        name: float(weight)
        for names, weights in zip(hand_classes(), wanted.to_grid(), strict=True)
        for name, weight in zip(names, weights, strict=True)
        if weight
    }
