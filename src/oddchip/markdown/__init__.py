"""Worked examples in Markdown that cannot be wrong: a fenced block shows a settlement, or stops the build.

`oddchip.markdown.extension` is for Python-Markdown, `oddchip.markdown.fences` for superfences of pymdownx.
"""

from oddchip.markdown.example import SETTINGS, Example
from oddchip.markdown.rendering import render_example

__all__ = ["SETTINGS", "Example", "render_example"]
