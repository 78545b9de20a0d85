"""Reads the golden files: blocks of ``field subject: text`` lines under a ``[name]``, or rows parted by ``|``.

``#`` starts a comment. What each field means stands at the top of its file.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

FOLDER = Path(__file__).parent


@dataclass
class Case:
    """One block: its name, where it comes from, and its fields in order."""

    name: str
    source: str = ""
    fields: list[tuple[str, str]] = field(default_factory=list)

    def texts(self, name: str) -> list[str]:
        """The text of every field of this name."""
        return [text for key, text in self.fields if key == name]

    def text(self, name: str) -> str:
        """The text of the one field of this name."""
        (only,) = self.texts(name)
        return only

    def by_player(self, name: str) -> dict[str, str]:
        """``A: text`` fields of this name by player."""
        pairs = (text.split(":", 1) for text in self.texts(name))
        return {player.strip(): text.strip() for player, text in pairs}

    def has(self, name: str) -> bool:
        """Whether there is such a field."""
        return any(key == name for key, _ in self.fields)


def lines(file: str) -> Iterator[str]:
    """The lines of a golden file that say something."""
    for line in (FOLDER / file).read_text(encoding="utf-8").splitlines():
        if line.strip() and not line.startswith("#"):
            yield line.rstrip()


def cases(file: str) -> list[Case]:
    """The blocks of a golden file."""
    found: list[Case] = []
    for line in lines(file):
        head = re.fullmatch(r"\[(.+?)\](?:\s+(.*))?", line)
        if head is not None:
            found.append(Case(head.group(1), head.group(2) or ""))
        else:
            name, _, text = line.partition(" ")
            found[-1].fields.append((name, text.strip()))
    return found


def rows(file: str) -> list[list[str]]:
    """The rows of a golden file whose columns are parted by ``|``."""
    return [[cell.strip() for cell in line.split("|")] for line in lines(file)]
