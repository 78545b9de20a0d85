"""The fenced block ``oddchip`` for Python-Markdown."""

import re
from collections.abc import Mapping
from typing import Any, Final

from markdown import Markdown
from markdown.extensions import Extension
from markdown.preprocessors import Preprocessor

from oddchip.errors import OddchipError
from oddchip.markdown.rendering import render_example

_FENCE: Final = re.compile(
    r"^ {0,3}(?P<fence>`{3,}|~{3,})[ ]*(?:\{[ ]*\.?)?oddchip\b(?P<info>[^\n`]*)\n"
    r"(?P<text>.*?)^ {0,3}(?P=fence)[ ]*$",
    re.MULTILINE | re.DOTALL,
)
_OTHER_FENCE: Final = re.compile(r"^ {0,3}(?P<fence>`{3,}|~{3,})")
# Before the fenced code of Python-Markdown (25), which would take the block for code.
_PRIORITY: Final = 27


class ExamplePreprocessor(Preprocessor):
    """Puts the HTML of an example in the place of its block."""

    def __init__(self, md: Markdown, defaults: Mapping[str, str]) -> None:
        super().__init__(md)
        self.defaults = defaults

    def run(self, lines: list[str]) -> list[str]:
        """Replace every block; errors of an example carry the line of the document on which it begins."""
        text = "\n".join(lines)
        done: list[str] = []
        at = 0
        for place, match in enumerate(_blocks(text)):
            done.append(text[at : match.start()])
            at = match.end()
            defaults = {**self.defaults, **_info(match["info"])}
            try:
                html = render_example(match["text"], defaults=defaults, place=place)
            except OddchipError as error:
                raise error.at(line=text.count("\n", 0, match.start()) + 1) from error
            done.append(f"\n\n{self.md.htmlStash.store(html)}\n\n")
        return "".join([*done, text[at:]]).split("\n")


def _blocks(text: str) -> list[re.Match[str]]:
    """The blocks of examples that do not stand inside another fence."""
    found: list[re.Match[str]] = []
    at = 0
    while at < len(text):
        end = text.find("\n", at)
        end = len(text) if end < 0 else end
        match = _FENCE.match(text, at)
        other = _OTHER_FENCE.match(text, at)
        if match is not None:
            found.append(match)
            end = match.end()
        elif other is not None:
            close = re.compile(rf"^ {{0,3}}{re.escape(other['fence'])}[`~]*[ ]*$", re.MULTILINE).search(text, end)
            end = close.end() if close else len(text)
        at = end + 1
    return found


def _info(text: str) -> dict[str, str]:
    """Settings after the word ``oddchip``: ``lang=ru theme="dark"``."""
    return {key: value.strip("\"'") for key, value in re.findall(r"([a-z-]+)=(\"[^\"]*\"|'[^']*'|[^\s}]+)", text)}


class OddchipExtension(Extension):
    """Python-Markdown extension; its options are settings for all examples of a document.

    >>> from markdown import markdown
    >>> text = "~~~oddchip\\nholdem | Qs 9h 6d 4c 2s | A: Ad Qc | B: Kd Qh\\nwinners: B\\n~~~"
    >>> markdown(text, extensions=[OddchipExtension(lang="en")])
    Traceback (most recent call last):
    oddchip.errors.ExampleError: line 1: the example says B for winners, but it comes out as A
    """

    def __init__(self, **options: Any) -> None:
        self.defaults = {key.replace("_", "-"): str(value) for key, value in options.items()}
        super().__init__()

    def extendMarkdown(self, md: Markdown) -> None:  # noqa: N802 - the name Python-Markdown calls
        """Take part in the reading of a document."""
        md.preprocessors.register(ExamplePreprocessor(md, self.defaults), "oddchip", _PRIORITY)


def makeExtension(**options: Any) -> OddchipExtension:  # noqa: N802 - the name Python-Markdown calls
    """What Python-Markdown calls for ``extensions=["oddchip.markdown.extension"]``."""
    return OddchipExtension(**options)
