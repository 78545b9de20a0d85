"""A range as values for the grid: the mean weight of each class of starting hands."""

from oddchip.errors import UnknownNameError
from oddchip.odds import parse_range
from oddchip.odds.ranges import TwoCardRange
from oddchip.web.odds_work import class_weights


def range_values(text: str) -> dict[str, float]:
    """The weight of each class of hold'em hands that is in a range.

    >>> range_values("AA, AKs:0.5")
    {'AA': 1.0, 'AKs': 0.5}
    """
    wanted = parse_range(text)
    if not isinstance(wanted, TwoCardRange):
        raise UnknownNameError("range-game", variant=wanted.variant)
    return class_weights(wanted)
