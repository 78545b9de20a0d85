"""Contributions into refunds, pots, shares, odd chips and rake, in whole ticks; and the house rules that decide."""

from oddchip.pots.amount import Amount, decimals, exact, format_amount, parse_amount
from oddchip.pots.contribution import Contribution
from oddchip.pots.house_rules import SETTINGS, HouseRules
from oddchip.pots.layers import Layers, Pot, build_layers, uncalled_part
from oddchip.pots.odd_chip import all_cards_by_suit, high_card_by_suit, left_of_button
from oddchip.pots.presets import PRESETS, STANDARD, Preset, find_rules, room_rules
from oddchip.pots.rake import Rake, parse_rake, take_amount, take_percent
from oddchip.pots.split import Cut, cut, cut_halves, even_part

__all__ = [
    "PRESETS",
    "SETTINGS",
    "STANDARD",
    "Amount",
    "Contribution",
    "Cut",
    "HouseRules",
    "Layers",
    "Pot",
    "Preset",
    "Rake",
    "all_cards_by_suit",
    "build_layers",
    "cut",
    "cut_halves",
    "decimals",
    "even_part",
    "exact",
    "find_rules",
    "format_amount",
    "high_card_by_suit",
    "left_of_button",
    "parse_amount",
    "parse_rake",
    "room_rules",
    "take_amount",
    "take_percent",
    "uncalled_part",
]
