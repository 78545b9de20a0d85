"""The messages of one language, read from the compiled resources."""

import json
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any, Final, NamedTuple

from oddchip.wording.resolver import Entry, MessageError

_LOCALES: Final = Path(__file__).parent / "locales"


class Language(NamedTuple):
    """A language as its own locale names it, the code by which Babel knows it, and what Babel says of it."""

    code: str
    name: str
    locale: str
    conventions: Mapping[str, Any]


def _read(name: str) -> Any:
    return json.loads((_LOCALES / name).read_bytes())


LANGUAGE_TABLE: Final = {code: Language(code, *row) for code, row in _read("languages.json").items()}
"""Every language that has a locale, in the order in which they are offered."""
LANGUAGES: Final = tuple(LANGUAGE_TABLE)
"""Codes of the languages that oddchip speaks."""


class Catalogue:
    """The entries of one language by message id."""

    def __init__(self, code: str) -> None:
        self.language = LANGUAGE_TABLE[code]
        self._rows: dict[str, list[Any]] = _read(f"{code}.json")

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


@cache
def catalogue(code: str) -> Catalogue:
    """The catalogue of a language, read once in a process."""
    return Catalogue(code)
