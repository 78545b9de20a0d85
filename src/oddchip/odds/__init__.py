"""Chances: ranges of starting hands, draws and outs."""

from oddchip.odds.draws import DRAW_CODES, Draw, find_draws
from oddchip.odds.out_cards import OUT_CODES, NextCard, Outs, PotOdds, outs, pot_odds
from oddchip.odds.ranges import Range, parse_range, range_of

__all__ = [
    "DRAW_CODES",
    "OUT_CODES",
    "Draw",
    "NextCard",
    "Outs",
    "PotOdds",
    "Range",
    "find_draws",
    "outs",
    "parse_range",
    "pot_odds",
    "range_of",
]
