"""Draws: what a hand may become."""

from oddchip.odds.draws.draw import DRAW_CODES, Draw
from oddchip.odds.draws.finding import find_draws

__all__ = ["DRAW_CODES", "Draw", "find_draws"]
