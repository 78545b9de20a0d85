"""Odds: ranges of starting hands, exact and sampled equity, chances of the final hand, draws and outs.

Kernels (the extra ``[fast]``) are imported when a question needs them.
"""

from oddchip.odds.chances import STAGES, Chances, Conditions, HalfChances, chances
from oddchip.odds.draws import DRAW_CODES, Draw, find_draws
from oddchip.odds.equities import equity
from oddchip.odds.out_cards import OUT_CODES, NextCard, Outs, PotOdds, outs, pot_odds
from oddchip.odds.ranges import Range, parse_range, range_of
from oddchip.odds.result import Equity, PartChance, PlayerEquity
from oddchip.odds.settlement_odds import PotEquity, SettlementEquity, settlement_equity

__all__ = [
    "DRAW_CODES",
    "OUT_CODES",
    "STAGES",
    "Chances",
    "Conditions",
    "Draw",
    "Equity",
    "HalfChances",
    "NextCard",
    "Outs",
    "PartChance",
    "PlayerEquity",
    "PotEquity",
    "PotOdds",
    "Range",
    "SettlementEquity",
    "chances",
    "equity",
    "find_draws",
    "outs",
    "parse_range",
    "pot_odds",
    "range_of",
    "settlement_equity",
]
