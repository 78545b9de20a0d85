"""Where the command line writes: UTF-8 whatever the console's code page, colour only where there is some."""

import os
import re
import sys
import unicodedata
from functools import cached_property
from io import TextIOWrapper
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from oddchip.wording import Speaker

_CONTROLS: Final = dict.fromkeys(map(ord, "\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069"))
# What a terminal would obey; a name read from JSON may hold anything.
_UNPRINTABLE: Final = re.compile(r"[\x00-\x08\x0b-\x1f\x7f-\x9f]")
_RED_CARDS: Final = re.compile(r"(?:10|[2-9TJQKA])[♥♦]")
_RED, _DIM, _BOLD, _RESET = "\x1b[31m", "\x1b[2m", "\x1b[1m", "\x1b[0m"


def prepare_streams() -> None:
    """Make the standard streams UTF-8; what cannot be encoded (lone surrogates) is written as an escape."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(encoding="utf-8", errors="backslashreplace")


def right_to_left(text: str) -> bool:
    """Whether a text has letters that are written from right to left.

    >>> right_to_left("A♠"), right_to_left("آس")
    (False, True)
    """
    return not text.isascii() and any(unicodedata.bidirectional(sign) in ("R", "AL") for sign in text)


def without_controls(text: str) -> str:
    """Text without bidi controls."""
    return text.translate(_CONTROLS)


class Console:
    """Standard output and error of one run, in one language.

    Isolates are kept only where a text has right-to-left letters: elsewhere they change nothing and would stand in the
    way of searching the output.
    """

    def __init__(self, lang: str) -> None:
        self.lang = lang
        self.isolates = True
        self.plain = False

    @cached_property
    def speaker(self) -> "Speaker":
        """The speaker of the run's language."""
        from oddchip.wording import get_speaker  # noqa: PLC0415 - JSON output needs no words

        return get_speaker(self.lang, plain=self.plain)

    def say(self, message_id: str, /, **arguments: Any) -> str:
        """A message of the command line, ready to be printed."""
        return self.ready(self.speaker.say(message_id, **arguments))

    def ready(self, text: str) -> str:
        """Text with its isolates, or without them where they are not wanted or do nothing."""
        text = _UNPRINTABLE.sub("\N{REPLACEMENT CHARACTER}", text)
        return text if self.isolates and right_to_left(text) else without_controls(text)

    def write(self, text: str) -> None:
        """Print to standard output, red suits in red on a terminal that has colours."""
        text = self.ready(text)
        sys.stdout.write((_RED_CARDS.sub(_red, text) if self.has_colour(sys.stdout) else text) + "\n")

    def write_data(self, text: str) -> None:
        """Print a line for machines: as it is."""
        sys.stdout.write(text + "\n")

    def complain(self, text: str) -> None:
        """Print to standard error."""
        sys.stderr.write(self.ready(text) + "\n")

    def heading(self, text: str) -> None:
        """Print a heading, bold where there is colour."""
        text = self.ready(text)
        self.write_data(f"{_BOLD}{text}{_RESET}" if self.has_colour(sys.stdout) else text)

    def dimmed(self, text: str) -> str:
        """Text for standard error that stands back."""
        return f"{_DIM}{text}{_RESET}" if self.has_colour(sys.stderr) else text

    def warned(self, text: str) -> str:
        """Text for standard error that stands out."""
        return f"{_RED}{text}{_RESET}" if self.has_colour(sys.stderr) else text

    @property
    def on_terminal(self) -> bool:
        """Whether somebody reads along."""
        return sys.stdout.isatty()

    @staticmethod
    def has_colour(stream: Any) -> bool:
        """Whether a stream is a terminal with colours, and nobody asked for none (https://no-color.org)."""
        return bool(stream.isatty()) and not os.environ.get("NO_COLOR") and os.environ.get("TERM") != "dumb"


def _red(match: re.Match[str]) -> str:
    return f"{_RED}{match.group()}{_RESET}"
