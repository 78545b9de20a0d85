"""Bidirectional isolates: names, cards and numbers kept apart from the sentence around them.

Speakers mark what they isolate with U+2068 or, for cards in documents, U+2066, and close it with U+2069. Renderers turn
the marks into what their format knows.
"""

from typing import Final

FIRST_STRONG: Final = "\N{FIRST STRONG ISOLATE}"
LEFT_TO_RIGHT: Final = "\N{LEFT-TO-RIGHT ISOLATE}"
CLOSE: Final = "\N{POP DIRECTIONAL ISOLATE}"

_CONTROLS: Final = dict.fromkeys(map(ord, "\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069"))


def without_controls(text: str) -> str:
    """Text without bidi controls, so that a foreign name cannot unbalance a sentence.

    >>> without_controls("A\\u2069nna")
    'Anna'
    """
    return text.translate(_CONTROLS)


def isolated(text: str, opening: str = FIRST_STRONG) -> str:
    """Text inside one isolate.

    >>> isolated("A♠") == "\\u2068A♠\\u2069"
    True
    """
    return f"{opening}{text}{CLOSE}"
