"""Errors in every language: the same codes and arguments as `oddchip.errors`, said by the locale's own messages."""

from typing import Any, Final

from oddchip.cards import Card
from oddchip.errors import OddchipError
from oddchip.wording.forms import Phrase
from oddchip.wording.speaker import Speaker, get_speaker

_PLACED: Final = "duplicate-card"
"""The error whose ``first`` and ``second`` are places: a player, the number of a board, or ``dead``."""
_WHERE: Final = ("position", "field", "item", "line")


def explain_error(error: OddchipError, lang: str, *, isolates: bool = True) -> str:
    """An error as one or two sentences of a language, with its position or line before them.

    >>> print(explain_error(OddchipError("name-twice", player="Anna"), "en", isolates=False))
    Two seats have the same name: Anna.
    """
    speaker = get_speaker(lang, isolates=isolates)
    arguments = {
        name: _argument(speaker, error.code, name, value)
        for name, value in error.arguments.items()
        if name not in (*_WHERE, "boards")
    }
    if error.code == _PLACED and error.arguments.get("boards") == 1:
        the_board = speaker.say("error-place-the-board")
        places = {name for name in ("first", "second") if isinstance(error.arguments[name], int)}
        arguments |= dict.fromkeys(places, the_board)
    if error.code == _PLACED and arguments.get("first") == arguments.get("second"):
        said = speaker.say("error-duplicate-in-one-place", card=arguments["card"], first=arguments["first"])
    else:
        said = speaker.say(f"error-{error.code}", **arguments)
    for where in _WHERE:
        if where in error.arguments:
            said = speaker.say(f"error-at-{where}", message=said, **{where: error.arguments[where]})
    return str(said)


def _argument(speaker: Speaker, code: str, name: str, value: Any) -> Any:
    match name:
        case "card" if isinstance(value, str):
            return Card.from_code(value)
        case "variant" | "kind" if speaker.knows(f"{name}-{value}"):
            return speaker.say(f"{name}-{value}")
        case "letter":
            # The Unicode name of a letter begins with its alphabet; locales select on that.
            return str(value).partition(" ")[0].lower()
        case "first" | "second" if code == _PLACED and (value == "dead" or isinstance(value, int)):
            return speaker.say("error-place-dead" if value == "dead" else "error-place-board", board=value)
    return value if isinstance(value, int | str | Phrase) else str(value)
