"""Odds: exact and sampled equity, chances of the final hand under stated conditions.

Kernels (the extra ``[fast]``) are imported when a question needs them.
"""

from oddchip.odds.chances import STAGES, Chances, Conditions, HalfChances, chances
from oddchip.odds.equities import equity
from oddchip.odds.result import Equity, PartChance, PlayerEquity
from oddchip.odds.settlement_odds import PotEquity, SettlementEquity, settlement_equity

__all__ = [
    "STAGES",
    "Chances",
    "Conditions",
    "Equity",
    "HalfChances",
    "PartChance",
    "PlayerEquity",
    "PotEquity",
    "SettlementEquity",
    "chances",
    "equity",
    "settlement_equity",
]
