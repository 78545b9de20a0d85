"""The pictures of ``oddchip settle --svg``: where they go, and how they look."""

import sys
from pathlib import Path
from typing import Final, Self

from oddchip.cli.choices import THEMES, Theme, one_of
from oddchip.cli.writing import write_file
from oddchip.errors import RecordError, UnknownNameError
from oddchip.showdown import Settlement

_STANDARD_OUTPUT: Final = "-"
_NUMBER: Final = "{n}"
"""Stands in a file's name for the number of the showdown, the first being 1."""
_KINDS: Final = ("", ".svg", ".png")


class Pictures:
    """The pictures of one run: a file for each showdown, or the only one on standard output."""

    def __init__(self, target: str, lang: str, theme: Theme = "light", *, four_colour: bool = False) -> None:
        self.target = target
        self.lang = lang
        self.theme: Theme = theme
        self.four_colour = four_colour
        self._stopped = False

    @classmethod
    def asked(cls, target: str, lang: str, theme: str, *, four_colour: bool) -> Self:
        """The pictures that the options ask for; `UnknownNameError` for a kind of file or a theme nobody knows."""
        kind = Path(target).suffix.lower()
        if kind not in _KINDS:
            raise UnknownNameError("unknown-choice", option="--svg", given=kind, known=".svg, .png")
        return cls(target, lang, one_of("--theme", theme, THEMES), four_colour=four_colour)

    @property
    def alone(self) -> bool:
        """Whether a picture takes standard output, so that no answer is written there."""
        return self.target == _STANDARD_OUTPUT

    def draw(self, settlement: Settlement, number: int) -> None:
        """Draw the picture of the showdown of that number; after an error no more are drawn.

        Raises `RecordError`: ``picture-one`` for a second showdown where the name takes one, ``file-unwritable`` for a
        file that cannot be written. Raises `MissingExtraError` for PNG without its extra.
        """
        if self._stopped:
            return
        self._stopped = True
        if number > 1 and _NUMBER not in self.target:
            raise RecordError("picture-one", path=self.target, suggestion=self._numbered())
        svg = settlement.to_svg(lang=self.lang, theme=self.theme, four_colour=self.four_colour)
        if self.alone:
            sys.stdout.write(svg)
        else:
            _write(svg, Path(self.target.replace(_NUMBER, str(number))))
        self._stopped = False

    def _numbered(self) -> str:
        """A name that takes many showdowns."""
        path = Path("showdown.svg" if self.alone else self.target)
        return str(path.with_name(f"{path.stem}-{_NUMBER}{path.suffix}"))


def _write(svg: str, path: Path) -> None:
    """Write a picture in the form that the name of its file asks for."""
    if path.suffix.lower() == ".png":
        from oddchip.figures import to_png  # noqa: PLC0415 - an extra

        write_file(path, to_png(svg))
    else:
        write_file(path, svg.encode())
