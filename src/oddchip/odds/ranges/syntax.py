"""The grammar of ranges: what stands around the hands, the same for every game.

::

    range  = item {separator item}          separators are spaces, commas, semicolons
    item   = term [weight] | "!" term       an item with ! is taken out of the whole range, wherever it stands
    term   = factor {":" factor | "!" factor}      and; but not
    factor = "(" term {separator term} ")" | word
    weight = ":" (0 to 1) | "@" percent     such as :0.5, :1/3 and @50

What a word names is the business of each game (see `Forms`).
"""

import re
from fractions import Fraction
from typing import Final, Generic, NamedTuple, Protocol, TypeVar

from oddchip.errors import TextError
from oddchip.odds.ranges.signs import Word, read_signs

Hands = TypeVar("Hands")
"""What a game takes for a set of hands: combos, or a pattern that hands match."""

_OPERATORS: Final = frozenset(" ,:@!()")
_SEPARATORS: Final = frozenset(" ,")
_NUMBER: Final = re.compile(r"(\d{1,40}(?:\.\d{1,40})?|\.\d{1,40})(?:/(\d{1,40}))?", re.ASCII)
# A colon before a number sets a weight: no hand has a quotient in it, or begins with 0 or 1 but one typed with a 10.
_WEIGHT: Final = re.compile(r"[0.+-]|1(?!0)|\d+/")
WEIGHT_EXAMPLE: Final = "QQ:0.5"


class Forms(Protocol[Hands]):
    """How one kind of game reads a word, and combines what words name."""

    def read(self, word: Word) -> Hands:
        """What the word names; `TextError` with position and suggestion if it names nothing."""

    def either(self, first: Hands, second: Hands) -> Hands:
        """Hands in one or the other."""

    def both(self, first: Hands, second: Hands) -> Hands:
        """Hands in one and the other."""

    def minus(self, first: Hands, second: Hands) -> Hands:
        """Hands in the first but not in the second."""


class Layer(NamedTuple, Generic[Hands]):
    """Hands and their weight; a later layer covers an earlier one, and weight 0 takes hands out."""

    hands: Hands
    weight: Fraction


def read_layers(text: str, forms: Forms[Hands]) -> list[Layer[Hands]]:
    """The layers of a range in the order they count: what ``!`` excludes comes last, wherever it stands.

    Raises `TextError` with the position: ``range-empty``, ``range-incomplete``, ``range-bracket``, ``range-weight``,
    ``range-tail``, and whatever ``forms`` refuses.
    """
    reader = _Reader(text, forms)
    layers, excluded = reader.items()
    if not layers and not excluded:
        raise TextError("range-empty", position=1, suggestion="AA, 22+, AKs, random, none")
    return layers + excluded


class _Reader(Generic[Hands]):
    """Recursive descent over the signs of one text."""

    def __init__(self, text: str, forms: Forms[Hands]) -> None:
        self.forms = forms
        self.signs = read_signs(text)
        self.end = self.signs[-1][1] + 1 if self.signs else 1
        self.at = 0

    def items(self) -> tuple[list[Layer[Hands]], list[Layer[Hands]]]:
        """Named and excluded layers up to the end of the text."""
        layers: list[Layer[Hands]] = []
        excluded: list[Layer[Hands]] = []
        self.skip(_SEPARATORS)
        while self.peek():
            if self.peek() == "!":
                self.at += 1
                excluded.append(Layer(self.term(), Fraction(0)))
                self.refuse_tail()
            else:
                hands = self.term()
                layers.append(Layer(hands, self.weight()))
            self.skip(_SEPARATORS)
        return layers, excluded

    def peek(self) -> str:
        return self.signs[self.at][0] if self.at < len(self.signs) else ""

    def place(self) -> int:
        return self.signs[self.at][1] if self.at < len(self.signs) else self.end

    def skip(self, kinds: frozenset[str]) -> None:
        while self.peek() and self.peek() in kinds:
            self.at += 1

    def word(self) -> Word:
        start = self.at
        while self.peek() and self.peek() not in _OPERATORS:
            self.at += 1
        piece = self.signs[start : self.at]
        return Word("".join(sign for sign, _ in piece), tuple(place for _, place in piece))

    def term(self) -> Hands:
        hands = self.factor()
        while True:
            start = self.at
            if self.peek() == "!":
                self.at += 1
                hands = self.forms.minus(hands, self.factor())
                continue
            self.skip(frozenset(" "))
            if self.peek() != ":" or self._weight_follows():
                self.at = start
                return hands
            self.at += 1
            hands = self.forms.both(hands, self._after_colon())

    def _after_colon(self) -> Hands:
        """The hands after a colon; a number that names none was meant as a weight, and is too large for one."""
        self.skip(frozenset(" "))
        start, place = self.at, self.place()
        number = self.word().text
        self.at = start
        try:
            return self.factor()
        except TextError:
            if read_number(number) is None:
                raise
            raise TextError("range-weight", position=place, given=f":{number}", suggestion=WEIGHT_EXAMPLE) from None

    def _weight_follows(self) -> bool:
        start = self.at
        self.at += 1
        self.skip(frozenset(" "))
        bracket, word = self.peek() == "(", self.word().text
        self.at = start
        return not bracket and (not word or ("%" not in word and _WEIGHT.match(word) is not None))

    def factor(self) -> Hands:
        self.skip(frozenset(" "))
        if self.peek() == "(":
            return self.bracket()
        place = self.place()
        word = self.word()
        if not word.text:
            if self.peek() == ")":
                raise TextError("range-bracket", position=place, given=")", suggestion="(AA KK)@50")
            raise TextError("range-incomplete", position=place, suggestion="QQ+, AKs, AhKh")
        return self.forms.read(word)

    def bracket(self) -> Hands:
        opened = self.place()
        self.at += 1
        named: Hands | None = None
        excluded: Hands | None = None
        self.skip(_SEPARATORS)
        while self.peek() != ")":
            if not self.peek():
                raise TextError("range-bracket", position=opened, given="(", suggestion="(AA KK)@50")
            if self.peek() == "!":
                self.at += 1
                hands = self.term()
                excluded = hands if excluded is None else self.forms.either(excluded, hands)
            else:
                hands = self.term()
                named = hands if named is None else self.forms.either(named, hands)
            self._refuse_inner_weight()
            self.skip(_SEPARATORS)
        if named is None:
            raise TextError("range-bracket", position=opened, given="()", suggestion="(AA KK)@50")
        self.at += 1
        return named if excluded is None else self.forms.minus(named, excluded)

    def _refuse_inner_weight(self) -> None:
        start = self.at
        self.skip(frozenset(" "))
        if self.peek() and self.peek() in "@:":
            raise TextError("range-weight", position=self.place(), given=self.peek(), suggestion="(AA KK)@50")
        self.at = start

    def weight(self) -> Fraction:
        """The weight that follows a term; 1 if none does."""
        start = self.at
        self.skip(frozenset(" "))
        operator = self.peek()
        if not operator or operator not in ":@":
            self.at = start
            self.refuse_tail()
            return Fraction(1)
        self.at += 1
        self.skip(frozenset(" "))
        place = self.place()
        word = self.word()
        weight = read_number(word.text.removesuffix("%") if operator == "@" else word.text)
        if weight is not None and operator == "@":
            weight /= 100
        if weight is None or weight > 1:
            raise TextError("range-weight", position=place, given=operator + word.text, suggestion=WEIGHT_EXAMPLE)
        self.refuse_tail()
        return weight

    def refuse_tail(self) -> None:
        """Raise unless the item ends here."""
        sign = self.peek()
        if sign == ")":
            raise TextError("range-bracket", position=self.place(), given=")", suggestion="(AA KK)@50")
        if sign and sign not in _SEPARATORS:
            raise TextError("range-tail", position=self.place(), given=sign, suggestion=WEIGHT_EXAMPLE)


def read_number(text: str) -> Fraction | None:
    """An exact number of ASCII digits with at most one point, or a quotient of two; ``None`` for other text.

    >>> read_number("0.5"), read_number("1/3"), read_number("1e2")
    (Fraction(1, 2), Fraction(1, 3), None)
    """
    match = _NUMBER.fullmatch(text)
    if match is None or (match.group(2) is not None and int(match.group(2)) == 0):
        return None
    return Fraction(match.group(1)) / int(match.group(2) or 1)


def format_weight(weight: Fraction) -> str:
    """The shortest tail that says a weight: nothing for 1, a percentage, or a quotient where decimals do not end.

    >>> format_weight(Fraction(1, 2)), format_weight(Fraction(1, 3)), format_weight(Fraction(1, 8))
    ('@50', ':1/3', '@12.5')
    """
    if weight == 1:
        return ""
    percent = weight * 100
    places = 0
    while places <= 8 and (percent * 10**places).denominator != 1:
        places += 1
    if places > 8:
        return f":{weight.numerator}/{weight.denominator}"
    return f"@{percent.numerator}" if not places else f"@{float(percent):.{places}f}"
