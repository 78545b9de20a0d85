"""How errors are shown: to people with the place marked, to programs as JSON."""

import unicodedata
from typing import Any, Final

from oddchip.cli.console import Console, right_to_left
from oddchip.errors import OddchipError

_WINDOW: Final = 36
"""How many characters are shown on either side of the place in a long line."""


def show_problem(console: Console, error: OddchipError, text: str | None = None) -> None:
    """Print an error to standard error; ``text`` is what was being read, shown with a caret under the position."""
    shown = marked(console, text, error.arguments.get("position"))
    console.complain("\n".join([*shown, problem_text(console, error)]))


def problem_text(console: Console, error: OddchipError) -> str:
    """The error as sentences of the run's language, its place before them."""
    from oddchip.wording import explain_error  # noqa: PLC0415 - a run without errors needs no words

    return console.ready(explain_error(error, console.lang))


def problem_json(console: Console, error: OddchipError) -> dict[str, Any]:
    """The error as a JSON object: code, place, message, then what it is about."""
    record: dict[str, Any] = {"error": error.code}
    for place in ("line", "item", "position"):
        if place in error.arguments:
            record[place] = error.arguments[place]
    record["message"] = problem_text(console, error)
    for name, value in error.arguments.items():
        record.setdefault(name, value if isinstance(value, int | str) else str(value))
    return record


def marked(console: Console, text: str | None, position: object) -> list[str]:
    """The text and a caret below its ``position``; nothing where a caret would point to the wrong place.

    Columns of right-to-left text are not where its characters are, so there the message names the position alone.
    """
    if text is None or not isinstance(position, int) or right_to_left(text):
        return []
    text = "".join(sign if sign.isprintable() else " " for sign in text)
    begin, end = max(0, position - 1 - _WINDOW), position - 1 + _WINDOW
    before, after = text[begin : position - 1], text[position - 1 : end]
    lead = "… " if begin else ""
    tail = " …" if end < len(text) else ""
    column = sum(map(_width, lead + before))
    return [console.dimmed(f"  {lead}{before}{after}{tail}"), "  " + " " * column + console.warned("^")]


def _width(sign: str) -> int:
    """How many columns a character takes."""
    if unicodedata.combining(sign) or unicodedata.category(sign) == "Cf":
        return 0
    return 2 if unicodedata.east_asian_width(sign) in "WF" else 1
