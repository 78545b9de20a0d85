"""An explanation before it takes a format: headings, sentences, lists and tables in one language.

Texts hold bidi marks (see `oddchip.wording.isolates`): U+2066 opens cards, U+2068 any other isolate.
"""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Heading:
    """A heading; ``level`` 1 is the title."""

    level: int
    text: str


@dataclass(frozen=True, slots=True)
class Paragraph:
    """One or more whole sentences."""

    text: str


@dataclass(frozen=True, slots=True)
class Bullets:
    """A list."""

    items: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Table:
    """Rows under a header; ``lines`` say every row as a sentence, for readers that cannot use a table."""

    header: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]
    lines: tuple[str, ...]


Block = Heading | Paragraph | Bullets | Table


@dataclass(frozen=True, slots=True)
class Document:
    """Blocks in reading order, with the language and direction they are in."""

    lang: str
    direction: str
    blocks: tuple[Block, ...]
