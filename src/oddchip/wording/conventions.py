"""How a language writes numbers and lists and counts: Babel's data, taken out when the locales are compiled.

Loading a whole Babel locale costs a fresh process as much time as a settlement; sentences need but these few signs.
Money still goes through Babel itself. The tests compare all of this with the Babel that is installed.
"""

from collections.abc import Mapping, Sequence
from decimal import Decimal
from functools import cached_property
from typing import Any, NamedTuple

from babel.plural import PluralRule

from oddchip.pots import Amount


class Signs(NamedTuple):
    """Signs of numbers: decimal point, group separator, sizes of the first and the further groups, percent affixes."""

    decimal: str
    group: str
    first: int
    further: int
    before_percent: str
    after_percent: str


class Conventions:
    """What Babel knows of a locale, as far as sentences need it.

    >>> lists = {"standard": {"2": "{0} и {1}"}}
    >>> signs = [",", " ", 3, 3, "", " %"]
    >>> russian = Conventions({"direction": "ltr", "plural": {"one": "n = 1"}, "signs": signs, "lists": lists})
    >>> russian.number(Decimal("1234.5")), russian.joined(["A", "B"])
    ('1 234,5', 'A и B')
    """

    def __init__(self, data: Mapping[str, Any]) -> None:
        self.direction: str = data["direction"]
        self._signs = Signs(*data["signs"])
        self._lists: Mapping[str, Mapping[str, str]] = data["lists"]
        self._plural: Mapping[str, str] = data["plural"]

    @cached_property
    def plural(self) -> PluralRule:
        """Names the plural category of a number."""
        return PluralRule(self._plural)

    def number(self, number: Amount) -> str:
        """A number with the separators of the language, all its decimals kept."""
        whole, _, fraction = (f"{number:f}" if isinstance(number, Decimal) else str(number)).partition(".")
        sign, digits = ("-", whole[1:]) if whole.startswith("-") else ("", whole)
        text = sign + self._grouped(digits)
        return text + self._signs.decimal + fraction if fraction else text

    def _grouped(self, digits: str) -> str:
        parts, size = [], self._signs.first
        while len(digits) > size:
            parts.append(digits[-size:])
            digits, size = digits[:-size], self._signs.further
        return self._signs.group.join([digits, *reversed(parts)])

    def percent(self, percent: Decimal) -> str:
        """A number of hundredths as a percentage."""
        return self._signs.before_percent + self.number(percent) + self._signs.after_percent

    def joined(self, parts: Sequence[str], style: str = "standard") -> str:
        """Parts as a list: "A, B and C"."""
        if len(parts) < 2:
            return "".join(parts)
        patterns = self._lists[style]
        if len(parts) == 2:
            return (patterns.get("2") or patterns["end"]).format(*parts)
        said = patterns["start"].format(parts[0], parts[1])
        for part in parts[2:-1]:
            said = patterns["middle"].format(said, part)
        return patterns["end"].format(said, parts[-1])
