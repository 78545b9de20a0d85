"""Odds: exact and sampled equity, chances of the final hand under stated conditions.

Kernels (the extra ``[fast]``) are imported when a question needs them.
"""

from oddchip.odds.equities import equity
from oddchip.odds.result import Equity, PartChance, PlayerEquity

__all__ = ["Equity", "PartChance", "PlayerEquity", "equity"]
