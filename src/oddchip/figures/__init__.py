"""A settlement as a picture, and the pictures that teach what it rests on. SVG needs nothing but this package."""

from oddchip.figures.deal import deal_svg, hands_svg
from oddchip.figures.kickers import kickers_svg
from oddchip.figures.ladder import Rung, ladder_rungs, ladder_svg
from oddchip.figures.options import FigureOptions
from oddchip.figures.outs import outs_svg
from oddchip.figures.palette import PALETTES, Palette, Theme
from oddchip.figures.png import to_png
from oddchip.figures.range_grid import hand_classes, range_grid_svg
from oddchip.figures.settlement_figure import to_svg
from oddchip.figures.settlement_html import Show, to_html

__all__ = [
    "PALETTES",
    "FigureOptions",
    "Palette",
    "Rung",
    "Show",
    "Theme",
    "deal_svg",
    "hand_classes",
    "hands_svg",
    "kickers_svg",
    "ladder_rungs",
    "ladder_svg",
    "outs_svg",
    "range_grid_svg",
    "to_html",
    "to_png",
    "to_svg",
]
