"""A settlement as a picture, and the pictures that teach what it rests on. SVG needs nothing but this package."""

from oddchip.figures.palette import PALETTES, Palette, Theme
from oddchip.figures.settlement_figure import to_svg

__all__ = ["PALETTES", "Palette", "Theme", "to_svg"]
