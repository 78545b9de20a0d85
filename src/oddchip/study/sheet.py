"""A sheet: questions on paper, the answers with their reasons after them."""

import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from importlib import import_module
from typing import Any, Final

from oddchip.errors import UnknownNameError
from oddchip.study.scope import EVERY_GAME, Scope, draw_series
from oddchip.study.sheet_text import SheetText
from oddchip.trainer import Question, find_question
from oddchip.wording import Speaker, get_speaker

BINARY: Final = ("pdf", "apkg")
"""Formats that are no text."""


@dataclass(frozen=True, slots=True)
class Sheet:
    """The questions that a seed gives for a scope.

    >>> sheet = make_sheet(Scope("holdem", "set-or-trips"), 2, 7)
    >>> len(sheet.questions), sheet == make_sheet(Scope("holdem", "set-or-trips"), 2, 7)
    (2, True)
    """

    scope: Scope
    seed: int
    questions: tuple[Question, ...]

    def about(self, speaker: Speaker) -> str:
        """Game, number of questions and seed in words."""
        key = self.scope.variant
        game = speaker.say("quiz-every-game" if key == EVERY_GAME else f"variant-{key}")
        return str(speaker.say("sheet-about", game=game, count=len(self.questions), seed=str(self.seed)))


def make_sheet(scope: Scope, count: int, seed: int) -> Sheet:
    """The sheet of a seed: the same questions, in the same order, whenever it is asked for."""
    return Sheet(scope, seed, tuple(find_question(each) for each in draw_series(scope, count, seed)))


def write_sheet(sheet: Sheet, form: str, lang: str) -> bytes:
    """A sheet in a format, the same bytes for the same sheet.

    Raises `UnknownNameError` for a format or language nobody knows, and `MissingExtraError` for ``pdf`` and ``apkg``
    without the extra ``study``.

    >>> write_sheet(make_sheet(Scope("holdem", "set-or-trips"), 1, 7), "md", "en").decode().partition("\\n")[0]
    '# Reading a showdown'
    """
    if form not in FORMATS:
        raise UnknownNameError("unknown-choice", option="--format", given=form, known=", ".join(FORMATS))
    return FORMATS[form](sheet, lang)


def _writer(module: str, name: str) -> Callable[[Sheet, str], bytes]:
    """A writer whose module, and what it needs, is loaded when it is used."""

    def write(sheet: Sheet, lang: str) -> bytes:
        written: bytes = getattr(import_module(f"oddchip.study.{module}"), name)(sheet, lang)
        return written

    return write


def sheet_json(sheet: Sheet, lang: str) -> bytes:
    """The questions as data, and in words."""
    speaker = get_speaker(lang, isolates=False)
    record: dict[str, Any] = {
        "seed": sheet.seed,
        "variant": sheet.scope.variant,
        "kind": sheet.scope.kind,
        "lang": lang,
        "questions": [
            question.to_json() | {"text": SheetText(question, speaker).to_json()} for question in sheet.questions
        ],
    }
    return (json.dumps(record, ensure_ascii=False, indent=1) + "\n").encode()


FORMATS: Final[Mapping[str, Callable[[Sheet, str], bytes]]] = {
    "md": _writer("sheet_markdown", "sheet_markdown"),
    "html": _writer("sheet_html", "sheet_html"),
    "pdf": _writer("sheet_pdf", "sheet_pdf"),
    "json": sheet_json,
    "apkg": _writer("anki_package", "anki_package"),
}
"""Formats of a sheet, the default first."""
