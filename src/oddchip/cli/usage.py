"""What the parser of arguments refuses, said in the language of the run."""

from collections.abc import Sequence
from difflib import get_close_matches
from typing import Any, Final

import typer

from oddchip.cli.console import Console

# Newer versions of Typer carry Click inside, older ones depend on it: either way a bad parameter descends from it.
USAGE_ERROR: Final[type[Exception]] = next(
    kind for kind in typer.BadParameter.__mro__ if kind.__name__ == "ClickException"
)
"""The base of everything the parser raises."""


class ExtraArgumentsError(Exception):
    """Words that no argument of the command takes."""


def usage_text(console: Console, error: Any, argv: Sequence[str]) -> str:
    """What is wrong with a command line, as a sentence."""
    name = type(error).__name__
    param = getattr(error, "param", None)
    if name in ("NoSuchOption", "NoSuchOptionError"):
        return _unknown(console, "cli-usage-no-option", error.option_name, list(error.possibilities or ()))
    if name == "MissingParameter" and param is not None:
        return console.say("cli-usage-missing", name=_shown(console, param))
    if name == "BadOptionUsage":
        given = any(word.startswith(f"{error.option_name}=") for word in argv)
        return console.say("cli-usage-option-switch" if given else "cli-usage-option-needs", name=error.option_name)
    if name == "BadParameter" and param is not None:
        return _number_wanted(console, param)
    return console.say("cli-usage-unclear")


def _number_wanted(console: Console, param: Any) -> str:
    """What an option takes; all that have a type of their own take whole numbers."""
    # Older versions of Typer keep the bounds in a type of Click's, newer ones in the option itself.
    bounded = getattr(param, "type", param)
    least, most = getattr(bounded, "min", None), getattr(bounded, "max", None)
    if least is None or most is None:
        return console.say("cli-usage-number", name=_shown(console, param))
    # As text, since a port is no amount that takes marks of thousands.
    return console.say("cli-usage-number-between", name=_shown(console, param), first=str(least), last=str(most))


_OTHER_NAMES: Final = {
    "settle": ("explain", "pot", "showdown", "split"),
    "hand": ("best", "eval", "evaluate"),
    "verify": ("check",),
    "equity": ("odds",),
    "variants": ("game", "games"),
    "terms": ("glossary",),
    "serve": ("api", "page", "server", "web"),
    "quiz": ("learn", "practice", "practise", "train", "trainer"),
}
"""What people type for a command by its subject, where no likeness of letters would lead there."""


def unknown_command(console: Console, given: str, known: list[str]) -> str:
    """A command that does not exist, with the one that is meant, or the nearest in letters."""
    meant = [command for command, names in _OTHER_NAMES.items() if given.casefold() in names]
    return _unknown(console, "cli-usage-no-command", given, meant or get_close_matches(given, known, n=1))


def _unknown(console: Console, message: str, given: str, near: list[str]) -> str:
    if near:
        return console.say(f"{message}-near", given=given, suggestion=near[0])
    return console.say(message, given=given)


def _shown(console: Console, param: Any) -> str:
    """An argument by its metavar, an option by its longest name."""
    if param.param_type_name == "option":
        return str(max(param.opts, key=len))
    return console.say(param.metavar) if param.metavar else str(param.name)
