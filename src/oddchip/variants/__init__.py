"""The rules of each game as data: deck x deal x selection x ranking per half."""

from oddchip.variants.evaluating import Cards, best_hand, best_hands, checked_cards, compare, hand_cards, refuse_repeats
from oddchip.variants.half import Half
from oddchip.variants.registry import find_variant, list_variants
from oddchip.variants.variant import Variant

__all__ = [
    "Cards",
    "Half",
    "Variant",
    "best_hand",
    "best_hands",
    "checked_cards",
    "compare",
    "find_variant",
    "hand_cards",
    "list_variants",
    "refuse_repeats",
]
