"""Which choice a typed answer means."""

import unicodedata
from collections.abc import Sequence
from typing import Final

from oddchip.cards import parse_cards
from oddchip.errors import OddchipError
from oddchip.trainer import Question

_MARKS: Final = str.maketrans("", "", "\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")


def find_choice(question: Question, texts: Sequence[str], typed: str) -> int | None:
    """The place of the choice that is meant: by its number, its cards, or words that fit no other choice.

    ``texts`` are the choices as the learner reads them. ``None`` if nothing fits, or several do. A number is that of a
    choice as long as there is one of that number.

    >>> from oddchip.trainer import generate
    >>> question = generate("board-plays", "holdem", 3)
    >>> [find_choice(question, ["Yes", "No"], typed) for typed in ("1", "y", "NO", "7", "maybe")]
    [0, 0, 1, None, None]
    """
    wanted = _folded(typed)
    if wanted.isdecimal() and 1 <= int(wanted) <= len(texts):
        return int(wanted) - 1
    by_cards = _by_cards(question, typed)
    if by_cards is not None:
        return by_cards
    folded = [_folded(text) for text in texts]
    fits = (
        [text == wanted for text in folded],
        [text.startswith(wanted) for text in folded],
        [all(word in text for word in wanted.split()) for text in folded],
    )
    for fit in fits:
        if wanted and any(fit):
            return fit.index(True) if fit.count(True) == 1 else None
    return None


def _by_cards(question: Question, typed: str) -> int | None:
    """The choice of these cards, in any order and however they are typed."""
    try:
        wanted = {card.code for card in parse_cards(typed)}
    except OddchipError:
        return None
    for place, choice in enumerate(question.choices):
        if wanted and wanted == set(choice.answer.arguments.get("cards", ())):
            return place
    return None


def _folded(text: str) -> str:
    """Text as it is compared: without case, bidi marks, full stops at the end, and without telling ё from е."""
    plain = unicodedata.normalize("NFKC", text.translate(_MARKS)).casefold().replace("ё", "е")
    return " ".join(plain.split()).rstrip(".")
