"""Ranges: weighted starting hands, from text and back."""

from oddchip.odds.ranges.combo import Combo, format_combo
from oddchip.odds.ranges.hand_order import equity_against_random, hand_order
from oddchip.odds.ranges.pattern_range import PatternRange
from oddchip.odds.ranges.range import Range
from oddchip.odds.ranges.reading import parse_range, range_of
from oddchip.odds.ranges.starting_class import StartingClass, class_combos, starting_classes
from oddchip.odds.ranges.two_card_range import TwoCardRange

__all__ = [
    "Combo",
    "PatternRange",
    "Range",
    "StartingClass",
    "TwoCardRange",
    "class_combos",
    "equity_against_random",
    "format_combo",
    "hand_order",
    "parse_range",
    "range_of",
    "starting_classes",
]
