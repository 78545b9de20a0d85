"""Messages put together from their compiled form.

The syntax and meaning are Project Fluent's: ``tools/compile_locales.py`` parses the files with its parser, and the
tests say every message with ``fluent.runtime`` too and compare. Here the compiled lists are read as they stand, because
importing the Fluent runtime costs as much time as all the rest of saying a settlement.
"""

from collections.abc import Callable, Mapping, Sequence
from decimal import Decimal
from typing import Any, NamedTuple

from oddchip.pots import Amount

Value = str | int | Decimal
"""What a variable may hold: text or the key of a selector, or a number."""


class MessageError(LookupError):
    """A message that does not exist, lacks an argument, or cannot be said: a fault of the program, not of its input."""


class Entry(NamedTuple):
    """A compiled message: pattern, attributes, the variables it needs, which of them select, what it refers to."""

    pattern: Sequence[Any] | None
    attributes: Mapping[str, Sequence[Any]]
    variables: Sequence[str]
    selectors: Sequence[str]
    references: Sequence[str]


class Resolver:
    """Resolves the entries of one language; ``number`` writes a number, ``plural`` names its plural category."""

    def __init__(
        self, find: Callable[[str], Entry], *, number: Callable[[Amount], str], plural: Callable[[Amount], str]
    ) -> None:
        self.find = find
        self.number = number
        self.plural = plural

    def say(self, key: str, values: Mapping[str, Value], attribute: str | None = None) -> str:
        """The text of a message, or of one of its attributes."""
        return self._pattern(self._part(key, attribute), values)

    def _part(self, key: str, attribute: str | None) -> Sequence[Any]:
        entry = self.find(key)
        part = entry.pattern if attribute is None else entry.attributes.get(attribute)
        if part is None:
            raise MessageError(f"{key}: no text{'' if attribute is None else ' in ' + attribute}")
        return part

    def _pattern(self, elements: Sequence[Any], values: Mapping[str, Value]) -> str:
        return "".join(
            element if isinstance(element, str) else self._text(self._value(element, values)) for element in elements
        )

    def _text(self, value: Value) -> str:
        return value if isinstance(value, str) else self.number(value)

    def _value(self, node: Sequence[Any], values: Mapping[str, Value]) -> Value:
        match node:
            case ["$", name]:
                if name not in values:
                    raise MessageError(f"no value for {name}")
                return values[name]
            case ["s", text]:
                return str(text)
            case ["n", text]:
                return _number(text)
            case ["m", key, attribute]:
                return self._pattern(self._part(key, attribute), values)
            case ["-", key, attribute, named]:
                own = {name: self._value(argument, values) for name, argument in named.items()}
                return self._pattern(self._part(f"-{key}", attribute), own)
            case ["?", selector, variants, default]:
                return self._pattern(self._variant(self._value(selector, values), variants, default), values)
        raise MessageError(f"unknown expression {node!r}")

    def _variant(self, value: Value, variants: Sequence[Any], default: int) -> Sequence[Any]:
        """The first variant whose key is the value, or the plural category of a number; else the default."""
        for key, pattern in variants:
            if isinstance(key, str):
                found = key == (value if isinstance(value, str) else self.plural(value))
            else:
                found = not isinstance(value, str) and value == _number(key[1])
            if found:
                chosen: Sequence[Any] = pattern
                return chosen
        fallback: Sequence[Any] = variants[default][1]
        return fallback


def _number(text: str) -> Amount:
    return Decimal(text) if "." in text else int(text)
