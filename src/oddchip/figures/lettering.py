"""How wide a text will be, estimated for the widest sans-serif fonts in common use, and where it may be broken.

A figure is laid out before anyone knows with which font it will be shown, so widths are estimated from above. Lines
break at spaces outside bidi isolates, since half an isolate is read in the wrong direction.
"""

import unicodedata
from functools import cache
from typing import Final

from oddchip.wording.isolates import CLOSE, FIRST_STRONG, LEFT_TO_RIGHT

_OPENING: Final = FIRST_STRONG + LEFT_TO_RIGHT + "\N{RIGHT-TO-LEFT ISOLATE}"
_BOLD: Final = 1.12
_ELLIPSIS: Final = "…"
# Advance widths in ems, rounded up from DejaVu Sans, which is as wide as any sans-serif font in common use; the Arabic
# letters by the widest of their joined forms.
_WIDTHS: Final = {
    0.30: "'ijl",
    0.35: " ,./:;IJ\\|·’،؛\N{NO-BREAK SPACE}",
    0.40: "!()-[]fا",
    0.45: "rt",
    0.50: '"*_`–أإآدذرزلو',
    0.55: "?cszгзсэ",
    0.60: "FLkvxyвктухьяГ",
    0.65: "$0123456789EPSTYabdeghnopqu{}абеийлнопрчёЕЗРТЁ«»",
    0.70: "ABCKRVXZцъАБВСУХЬЭЯ",
    0.75: "HNUдмИЙКЛНПЧ",
    0.80: "&DGOQыДО",
    0.85: "#+<=>^w~ЦЪ",
    0.90: "MжфюМФبتيفقكىن",
    0.95: "%шЫسشصضثـ",
    1.00: "@Wmщ—…",
    1.10: "ЖШЮ№",
    1.20: "Щ",
}
_BY_SIGN: Final = {sign: width for width, signs in _WIDTHS.items() for sign in signs}


@cache
def _advance(sign: str) -> float:
    if sign in _BY_SIGN:
        return _BY_SIGN[sign]
    category = unicodedata.category(sign)
    if category in {"Mn", "Cf", "Me"}:
        return 0.0
    if unicodedata.east_asian_width(sign) in "WF":
        return 1.1
    if "\u0600" <= sign <= "\u06ff":
        return 0.66
    if category == "Lu":
        return 0.78
    return 0.66 if category[0] in "LN" else 0.85


def text_width(text: str, size: float, *, bold: bool = False) -> float:
    """An upper estimate of the width of a text at a font size.

    >>> text_width("AAAA", 10) > text_width("iiii", 10)
    True
    """
    return sum(map(_advance, text)) * size * (_BOLD if bold else 1.0)


def wrap_text(text: str, width: float, size: float, *, bold: bool = False) -> list[str]:
    """Lines no wider than ``width``, as far as the text can be broken; a word that is too long is shortened.

    >>> wrap_text("a pair of queens, ace kicker", 110, 13)
    ['a pair of', 'queens, ace', 'kicker']
    """
    lines: list[str] = []
    for word in _words(text):
        joined = f"{lines[-1]} {word}" if lines else word
        if lines and text_width(joined, size, bold=bold) <= width:
            lines[-1] = joined
        else:
            lines.append(shorten_text(word, width, size, bold=bold))
    return lines


def shorten_text(text: str, width: float, size: float, *, bold: bool = False) -> str:
    """The text, or its beginning with an ellipsis if it is wider than ``width``; isolates stay closed.

    >>> shorten_text("Bartholomew", 60, 12)
    'Barthol…'
    """
    if text_width(text, size, bold=bold) <= width:
        return text
    kept, depth = "", 0
    for sign in text:
        if text_width(kept + sign + _ELLIPSIS, size, bold=bold) > width:
            break
        kept += sign
        depth += (sign in _OPENING) - (sign == CLOSE)
    return kept.rstrip() + _ELLIPSIS + CLOSE * depth


def _words(text: str) -> list[str]:
    """The parts of a text between spaces that stand outside isolates."""
    words, depth = [""], 0
    for sign in text:
        depth += (sign in _OPENING) - (sign == CLOSE)
        if sign == " " and depth == 0:
            words.append("")
        else:
            words[-1] += sign
    return [word for word in words if word]
