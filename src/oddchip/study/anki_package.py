"""A sheet as a package for Anki, by genanki: a note a question, in every language, with pictures before and after."""

import json
import sqlite3
from collections.abc import Iterator, Mapping
from hashlib import sha256
from io import BytesIO
from itertools import count
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final
from zipfile import ZIP_DEFLATED, ZipFile, ZipInfo

from oddchip.errors import MissingExtraError
from oddchip.study.pictures import answer_svg, question_svg
from oddchip.study.sheet import Sheet
from oddchip.study.sheet_text import SheetText
from oddchip.trainer import Question
from oddchip.wording import LANGUAGES, get_speaker
from oddchip.wording.document_speaker import document_speaker
from oddchip.wording.render import inline_html

_EPOCH: Final = 1_735_689_600
"""The start of 2025: notes bear dates that follow from the seed, so that a package is the same on every run."""
_SPREAD: Final = 10_000_000
_PARTS: Final = ("Question", "Picture", "Choices", "Answer", "Solution")
_STYLE: Final = """
.card { font: 18px/1.45 "DejaVu Sans", "Segoe UI", Tahoma, Arial, sans-serif; text-align: start; color: #111;
  background: #fff; max-width: 640px; margin: 0 auto; padding: 8px; }
.nightMode.card { color: #eee; background: #222; }
img { max-width: 100%; background: #fff; }
.prompt, .right { font-weight: 700; }
.cards { white-space: nowrap; }
details { border-top: 1px solid #999; margin-top: 12px; padding-top: 6px; }
""".strip()


def anki_package(sheet: Sheet, lang: str) -> bytes:
    """The package. ``lang`` is the language that a card shows at once; the others unfold below it.

    Raises `MissingExtraError` without the extra ``study``.
    """
    try:
        import genanki  # noqa: PLC0415 - an extra
    except ImportError as error:
        raise MissingExtraError("missing-extra", extra="study") from error
    order = [lang, *(code for code in LANGUAGES if code != lang)]
    model = genanki.Model(
        _number(f"model/{lang}"),
        f"oddchip ({lang})",
        fields=[{"name": "Id"}, *({"name": f"{part} {code}"} for code in LANGUAGES for part in _PARTS)],
        templates=[{"name": "oddchip", "qfmt": _front(order), "afmt": _back(order)}],
        css=_STYLE,
    )
    title = f"oddchip: {get_speaker(lang, isolates=False).say('sheet-title')}"
    about = sheet.about(get_speaker(lang, isolates=False))
    deck = genanki.Deck(_number(f"deck/{lang}/{sheet.scope}/{sheet.seed}"), f"{title}::{about}")
    media: dict[str, str] = {}
    for question in sheet.questions:
        fields = [question.id, *_fields(question, media)]
        tags = [f"oddchip::{question.kind}", f"oddchip::{question.variant}", f"oddchip::{question.skill.misconception}"]
        guid = sha256(f"{question.id}/{lang}".encode()).hexdigest()[:20]
        deck.add_note(genanki.Note(model=model, fields=fields, tags=tags, guid=guid))
    moment = _EPOCH + _number(f"time/{sheet.scope}/{sheet.seed}") % _SPREAD
    return _packed(genanki.Package(deck), media, moment)


def _packed(package: Any, media: Mapping[str, str], moment: int) -> bytes:
    """What genanki would write, without the time of writing."""
    with TemporaryDirectory() as folder:
        path = Path(folder) / "collection.anki2"
        connection = sqlite3.connect(path)
        try:
            package.write_to_db(connection.cursor(), moment, count(moment * 1000))
            connection.commit()
        finally:
            connection.close()
        collection = path.read_bytes()
    packed = BytesIO()
    with ZipFile(packed, "w") as archive:
        names = {str(at): name for at, name in enumerate(media)}
        contents = {"collection.anki2": collection, "media": json.dumps(names).encode()}
        contents |= {str(at): svg.encode() for at, svg in enumerate(media.values())}
        for name, content in contents.items():
            archive.writestr(ZipInfo(name), content, ZIP_DEFLATED)
    return packed.getvalue()


def _fields(question: Question, media: dict[str, str]) -> Iterator[str]:
    """The fields of a note, language by language; pictures are added to ``media``."""
    for lang in LANGUAGES:
        text = SheetText(question, document_speaker(lang))
        yield f'<p class="kind">{inline_html(text.title)}</p><p class="prompt">{inline_html(text.prompt)}</p>'
        yield _image(question_svg(question, lang), media)
        yield "<ol>" + "".join(f"<li>{inline_html(choice)}</li>" for choice in text.choices) + "</ol>"
        yield _answer(text)
        solved = answer_svg(question, lang)
        yield "" if solved is None else _image(solved, media)


def _answer(text: SheetText) -> str:
    reasons = "".join(f"<p>{inline_html(reason)}</p>" for reason in text.reasons)
    wrong = "".join(f"<li>{inline_html(text.wrong_line(each))}</li>" for each in text.wrong)
    return f'<p class="right">{inline_html(text.right)}</p>{reasons}<ul>{wrong}</ul>'


def _image(svg: str, media: dict[str, str]) -> str:
    name = f"oddchip-{sha256(svg.encode()).hexdigest()[:16]}.svg"
    media[name] = svg
    return f'<img src="{name}">'


def _front(order: list[str]) -> str:
    return _unfolding(order, "{{{{Question {0}}}}}{{{{Picture {0}}}}}{{{{Choices {0}}}}}")


def _back(order: list[str]) -> str:
    return _unfolding(
        order,
        "{{{{Question {0}}}}}{{{{Picture {0}}}}}{{{{Choices {0}}}}}<hr>{{{{Answer {0}}}}}{{{{Solution {0}}}}}",
    )


def _unfolding(order: list[str], template: str) -> str:
    """The first language at once, the others below, folded."""
    parts = []
    for at, lang in enumerate(order):
        speaker = get_speaker(lang, isolates=False)
        inside = template.format(lang)
        if at:
            inside = f"<details><summary>{speaker.say('language-name')}</summary>{inside}</details>"
        parts.append(f'<div lang="{lang}" dir="{speaker.direction}">{inside}</div>')
    return "\n".join(parts)


def _number(text: str) -> int:
    """A stable number for Anki, which wants ids of its own for models and decks."""
    return 1 << 30 | int(sha256(f"oddchip/{text}".encode()).hexdigest()[:7], 16)
