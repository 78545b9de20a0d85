"""The characters of a range as they count: signs that mean nothing left out, glyphs and dashes made plain."""

import re
from typing import Final, NamedTuple

from oddchip.cards.letters import SEPARATORS, SUIT_SIGNS, is_blank, is_ignored, look_alike
from oddchip.errors import TextError

_DASHES: Final = frozenset("‐‑‒–—−")
_TEN: Final = re.compile(r"10")


class Word(NamedTuple):
    """A piece of a range between separators and operators; ``places`` are the positions of its characters."""

    text: str
    places: tuple[int, ...]

    def place(self, at: int) -> int:
        """Position in the whole text (1 is its first character) of a character of this word."""
        return self.places[min(at, len(self.places) - 1)]

    def tail(self, place: int) -> str:
        """What was typed from a position on.

        >>> Word("AKx", (5, 6, 7)).tail(7)
        'x'
        """
        return self.text[self.places.index(place) :]

    def with_letter_tens(self) -> "Word":
        """The same word in capitals, where ten is ``T``, whether it was typed so or as ``10``.

        >>> Word("a10s", (1, 2, 3, 4)).with_letter_tens()
        Word(text='ATS', places=(1, 2, 4))
        """
        text, places = self.text.upper(), list(self.places)
        for match in reversed(list(_TEN.finditer(text))):
            del places[match.start() + 1]
        return Word(_TEN.sub("T", text), tuple(places))

    def refuse_look_alikes(self) -> None:
        """Raise `TextError` (``look-alike``) for a letter of another alphabet."""
        for sign, place in zip(self.text, self.places, strict=True):
            other = look_alike(sign)
            if other is not None:
                name, suggestion = other
                raise TextError("look-alike", position=place, given=sign, letter=name, suggestion=suggestion)


def read_signs(text: str) -> list[tuple[str, int]]:
    """The meaningful characters with their positions: blanks are one kind, commas another, dashes stand close.

    >>> read_signs("A♠")
    [('A', 1), ('s', 2)]
    >>> "".join(sign for sign, _ in read_signs("A5s – A2s; KK"))
    'A5s-A2s, KK'
    """
    signs: list[tuple[str, int]] = []
    for place, raw in enumerate(text, 1):
        if is_ignored(raw):
            continue
        sign = SUIT_SIGNS[raw].letter if raw in SUIT_SIGNS else raw
        if is_blank(sign):
            sign = " "
        elif sign in SEPARATORS:
            sign = ","
        elif sign in _DASHES:
            sign = "-"
        if sign == " " and signs and signs[-1][0] == "-":
            continue
        if sign == "-":
            while signs and signs[-1][0] == " ":
                signs.pop()
        signs.append((sign, place))
    return signs
