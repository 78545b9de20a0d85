"""Outs: the cards that help, and what they are worth."""

from oddchip.odds.out_cards.counting import Outs, OutsMode, Runouts, hit_chance, outs
from oddchip.odds.out_cards.next_card import OUT_CODES, NextCard
from oddchip.odds.out_cards.pot_odds import PotOdds, pot_odds

__all__ = [
    "OUT_CODES",
    "NextCard",
    "Outs",
    "OutsMode",
    "PotOdds",
    "Runouts",
    "hit_chance",
    "outs",
    "pot_odds",
]
