"""Documents as text, Markdown or HTML."""

import re
import unicodedata
from collections.abc import Callable, Iterable
from typing import Final, Literal

from oddchip.errors import UnknownNameError
from oddchip.wording.document import Block, Bullets, Document, Heading, Paragraph, Table
from oddchip.wording.isolates import CLOSE, FIRST_STRONG, LEFT_TO_RIGHT

Format = Literal["text", "markdown", "html"]

_TOKENS: Final = re.compile(f"([{FIRST_STRONG}{LEFT_TO_RIGHT}{CLOSE}])")
_TAGS: Final = {FIRST_STRONG: "<bdi>", LEFT_TO_RIGHT: '<bdi class="cards" dir="ltr">', CLOSE: "</bdi>"}
_HTML: Final = str.maketrans({"&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#x27;"})
_SPECIAL: Final = re.compile(r"([\\`*_\[\]<>#|~])")


def render(document: Document, form: Format, *, isolates: bool = True, plain: bool = False) -> str:
    """A document in a format; `UnknownNameError` (``unknown-choice``) for a format nobody knows.

    ``plain`` puts sentences in the place of tables and list signs.
    """
    writers: dict[str, Callable[[], str]] = {
        "text": lambda: _text(document, isolates=isolates, plain=plain),
        "markdown": lambda: _markdown(document, isolates=isolates, plain=plain),
        "html": lambda: _html(document, plain=plain),
    }
    if form not in writers:
        raise UnknownNameError("unknown-choice", option="format", given=form, known=", ".join(writers))
    return writers[form]()


def _marked(text: str, *, isolates: bool) -> str:
    """Text with the isolates a terminal knows, or none."""
    if isolates:
        return text.replace(LEFT_TO_RIGHT, FIRST_STRONG)
    return _TOKENS.sub("", text)


def _text(document: Document, *, isolates: bool, plain: bool) -> str:
    lines: list[str] = []
    last: Block | None = None
    for block in document.blocks:
        if isinstance(block, Paragraph) and isinstance(last, Bullets | Table):
            lines.append("")
        last = block
        match block:
            case Heading(level, text):
                lines += [*([""] if lines else []), text, *_underline(text, level, plain)]
            case Paragraph(text):
                lines.append(text)
            case Bullets(items):
                lines += [item if plain else f"  • {item}" for item in items]
            case Table() as table:
                lines += table.lines if plain else _columns(table)
    return _marked("\n".join(lines), isolates=isolates)


def _underline(text: str, level: int, plain: bool) -> list[str]:  # noqa: FBT001 - private
    return ["=" * _width(text)] if level == 1 and not plain else []


def _columns(table: Table) -> list[str]:
    rows = [table.header, *table.rows]
    widths = [max(_width(row[place]) for row in rows) for place in range(len(table.header))]
    return [
        "  " + "  ".join(_padded(cell, widths[place], left=place == 0) for place, cell in enumerate(row)).rstrip()
        for row in rows
    ]


def _padded(cell: str, width: int, *, left: bool) -> str:
    fill = " " * (width - _width(cell))
    return cell + fill if left else fill + cell


def _width(text: str) -> int:
    """Columns a text takes on a terminal: marks and combining signs take none, wide characters two."""
    return sum(
        2 if unicodedata.east_asian_width(sign) in "WF" else 1
        for sign in text
        if unicodedata.category(sign) not in ("Cf", "Mn")
    )


def _markdown(document: Document, *, isolates: bool, plain: bool) -> str:
    parts = [_markdown_block(block, plain=plain) for block in document.blocks]
    return _marked("\n\n".join(parts), isolates=isolates)


def _markdown_block(block: Block, *, plain: bool) -> str:
    match block:
        case Heading(level, text):
            return f"{'#' * level} {escape_markdown(text)}"
        case Paragraph(text):
            return escape_markdown(text)
        case Bullets(items):
            return "\n".join(f"- {escape_markdown(item)}" for item in items)
        case Table(header, rows, lines):
            if plain:
                return "\n".join(f"- {escape_markdown(line)}" for line in lines)
            ruler = ("---", *["---:"] * (len(header) - 1))
            told = [header, ruler, *rows]
            return "\n".join(
                "| " + " | ".join(cell if row is ruler else escape_markdown(cell) for cell in row) + " |"
                for row in told
            )
    raise TypeError(block)


def escape_markdown(text: str) -> str:
    """Text as it stands in Markdown."""
    return _SPECIAL.sub(r"\\\1", text)


def escape_html(text: str) -> str:
    """Text as it stands in HTML and in its attributes."""
    return text.translate(_HTML)


def _html(document: Document, *, plain: bool) -> str:
    body = "\n".join(_html_block(block, plain=plain) for block in document.blocks)
    return (
        f'<section class="oddchip" lang="{escape_html(document.lang)}" dir="{document.direction}">\n{body}\n</section>'
    )


def _html_block(block: Block, *, plain: bool) -> str:
    match block:
        case Heading(level, text):
            return f"<h{level + 1}>{inline_html(text)}</h{level + 1}>"
        case Paragraph(text):
            return f"<p>{inline_html(text)}</p>"
        case Bullets(items):
            return _html_list(items)
        case Table(header, rows, lines):
            if plain:
                return _html_list(lines)
            head = "".join(f'<th scope="col">{inline_html(cell)}</th>' for cell in header)
            body = "".join(
                f'<tr><th scope="row">{inline_html(row[0])}</th>'
                + "".join(f"<td>{inline_html(cell)}</td>" for cell in row[1:])
                + "</tr>"
                for row in rows
            )
            return f"<table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table>"
    raise TypeError(block)


def _html_list(items: Iterable[str]) -> str:
    return "<ul>" + "".join(f"<li>{inline_html(item)}</li>" for item in items) + "</ul>"


def inline_html(text: str) -> str:
    """Text of a document as HTML, every isolate a ``bdi``.

    >>> inline_html("\\u2068A & B\\u2069 wins")
    '<bdi>A &amp; B</bdi> wins'
    """
    return "".join(_TAGS.get(token) or escape_html(token) for token in _TOKENS.split(text))
