"""The messages of one language, read from the compiled resources when they are first asked for."""

import json
import threading
from functools import cache
from importlib import resources
from typing import Any, Final, NamedTuple

from fluent.runtime import FluentBundle
from fluent.syntax import ast


class MessageError(LookupError):
    """A message that does not exist, lacks an argument, or cannot be said: a fault of the program, never of its input."""


class Entry(NamedTuple):
    """A compiled message: its pattern and attributes, the variables it needs, which of them select, what it refers to."""

    pattern: list[Any] | None
    attributes: dict[str, list[Any]]
    variables: list[str]
    selectors: list[str]
    references: list[str]


class Language(NamedTuple):
    """A language as its own locale names it, and the code by which Babel knows its numbers and lists."""

    code: str
    name: str
    locale: str


def _read(name: str) -> Any:
    return json.loads((resources.files(__package__) / "locales" / name).read_text("utf-8"))


LANGUAGE_TABLE: Final = {code: Language(code, *row) for code, row in _read("languages.json").items()}
"""Every language that has a locale, in the order in which they are offered."""
LANGUAGES: Final = tuple(LANGUAGE_TABLE)
"""Codes of the languages that oddchip speaks."""


class Catalogue:
    """Entries of one language; what a message needs is handed to Fluent when the message is first said."""

    def __init__(self, code: str) -> None:
        self.language = LANGUAGE_TABLE[code]
        self.bundle = FluentBundle([self.language.locale], use_isolating=False)
        self._rows: dict[str, list[Any]] = _read(f"{code}.json")
        self._added: set[str] = set()
        self._lock = threading.Lock()

    def __contains__(self, message_id: object) -> bool:
        return message_id in self._rows

    def ids(self) -> list[str]:
        """Every message id, sorted."""
        return [key for key in self._rows if not key.startswith("-")]

    def entry(self, message_id: str) -> Entry:
        """The entry of an id; `MessageError` for any other text."""
        row = self._rows.get(message_id)
        if row is None:
            raise MessageError(f"{self.language.code}: no message {message_id!r}")
        return Entry(*row)

    def ready(self, message_id: str) -> None:
        """Give Fluent the message and everything it refers to; threads wait for each other."""
        with self._lock:
            if message_id not in self._added:
                body: list[ast.EntryType] = []
                self._collect(message_id, body)
                self.bundle.add_resource(ast.Resource(body))

    def _collect(self, key: str, body: list[ast.EntryType]) -> None:
        if key in self._added:
            return
        entry = self.entry(key)
        self._added.add(key)
        body.append(_message(key, entry))
        for reference in entry.references:
            self._collect(reference, body)


@cache
def catalogue(code: str) -> Catalogue:
    """The catalogue of a language, read once in a process."""
    return Catalogue(code)


def _message(key: str, entry: Entry) -> ast.Message | ast.Term:
    attributes = [ast.Attribute(ast.Identifier(name), _pattern(value)) for name, value in entry.attributes.items()]
    pattern = None if entry.pattern is None else _pattern(entry.pattern)
    if key.startswith("-"):
        assert pattern is not None, key
        return ast.Term(ast.Identifier(key[1:]), pattern, attributes)
    return ast.Message(ast.Identifier(key), pattern, attributes)


def _pattern(elements: list[Any]) -> ast.Pattern:
    return ast.Pattern(
        [
            ast.TextElement(element) if isinstance(element, str) else ast.Placeable(_expression(element))
            for element in elements
        ]
    )


def _expression(node: list[Any]) -> Any:
    """The syntax node of a compiled expression; the forms are those that ``tools/compile_locales.py`` writes."""
    match node:
        case ["$", name]:
            return ast.VariableReference(ast.Identifier(name))
        case ["s", value]:
            return ast.StringLiteral(value)
        case ["n", value]:
            return ast.NumberLiteral(value)
        case ["m", key, attribute]:
            return ast.MessageReference(ast.Identifier(key), _attribute(attribute))
        case ["-", key, attribute, named]:
            return ast.TermReference(ast.Identifier(key), _attribute(attribute), _call([], named))
        case ["f", name, positional, named]:
            return ast.FunctionReference(ast.Identifier(name), _call(positional, named))
        case ["?", selector, variants, default]:
            return ast.SelectExpression(
                _expression(selector),
                [
                    ast.Variant(_variant_key(key), _pattern(value), default=place == default)
                    for place, (key, value) in enumerate(variants)
                ],
            )
    raise MessageError(f"unknown expression {node!r}")


def _attribute(name: str | None) -> ast.Identifier | None:
    return None if name is None else ast.Identifier(name)


def _call(positional: list[Any], named: dict[str, Any]) -> ast.CallArguments:
    return ast.CallArguments(
        [_expression(node) for node in positional],
        [ast.NamedArgument(ast.Identifier(name), _expression(node)) for name, node in named.items()],
    )


def _variant_key(key: str | list[str]) -> ast.Identifier | ast.NumberLiteral:
    return ast.Identifier(key) if isinstance(key, str) else ast.NumberLiteral(key[1])
