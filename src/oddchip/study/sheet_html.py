"""A sheet as one HTML page with its pictures inside, made to be printed on A4."""

from collections.abc import Callable, Iterable
from typing import Final

from oddchip.study.pictures import question_svg
from oddchip.study.sheet import Sheet
from oddchip.study.sheet_text import SheetText
from oddchip.wording import Speaker
from oddchip.wording.document_speaker import document_speaker
from oddchip.wording.render import inline_html

_PICTURE: Final = 400
"""Width of a picture in pixels: cards as large as letters of a headline."""
# Fonts that have Latin, Cyrillic and Arabic letters, so that no line mixes two of them.
_STYLE: Final = """
@page { size: A4; margin: 15mm 15mm 17mm; @bottom-center { content: counter(page); font: 9pt sans-serif; } }
* { box-sizing: border-box; }
body { font: 10.5pt/1.4 "DejaVu Sans", "Segoe UI", Tahoma, Arial, sans-serif; color: #111; background: #fff;
  max-width: 180mm; margin: 0 auto; padding: 4mm; }
h1 { font-size: 17pt; margin: 0 0 1mm; }
h2 { font-size: 11.5pt; margin: 0 0 2mm; break-after: avoid; }
p { margin: 0 0 2mm; }
.fields { border-bottom: 1px solid #999; padding-bottom: 3mm; margin-bottom: 5mm; }
.fields span { display: inline-block; min-width: 55mm; }
.blank::after { content: ""; display: inline-block; width: 36mm; border-bottom: 1px solid #111; margin: 0 2mm; }
.question { break-inside: avoid; border-bottom: 1px solid #ccc; padding: 3mm 0; }
.beside { display: table; width: 100%; }
.beside > * { display: table-cell; vertical-align: top; }
.beside figure { margin: 0; width: 88mm; }
.beside svg, .beside img { width: 84mm; height: auto; display: block; }
.prompt { font-weight: 700; }
.choices { list-style: none; margin: 0; padding: 0; }
.choices li { margin: 0 0 1.6mm; break-inside: avoid; }
.box { display: inline-block; width: 3.4mm; height: 3.4mm; border: 1px solid #111; margin-inline-end: 1.5mm;
  vertical-align: -0.4mm; }
.answers { break-before: page; }
.answer { border-bottom: 1px solid #ccc; padding: 2.5mm 0; font-size: 9.5pt; }
.answer p, .answer ul { margin: 0 0 1.2mm; }
.answer ul { padding-inline-start: 5mm; }
.right { font-weight: 700; break-after: avoid; }
.cards { white-space: nowrap; }
@media screen and (max-width: 620px) {
  .beside, .beside > * { display: block; } .beside figure, .beside svg { width: 100%; } }
@media print { body { padding: 0; max-width: none; } }
""".strip()


def sheet_html(sheet: Sheet, lang: str) -> bytes:
    """Questions with pictures and boxes to tick, then the answers on a page of their own."""
    return sheet_page(sheet, lang).encode()


def sheet_page(sheet: Sheet, lang: str, *, picture: Callable[[str, str], str] | None = None) -> str:
    """The page as text; ``picture`` makes HTML of an SVG and its title, if it is not to stand in the page as it is.

    >>> from oddchip.study.scope import Scope
    >>> from oddchip.study.sheet import make_sheet
    >>> page = sheet_page(make_sheet(Scope("holdem", "who-wins"), 1, 7), "ar")
    >>> page.startswith('<!doctype html>\\n<html lang="ar" dir="rtl">'), page.count("<svg ")
    (True, 1)
    """
    speaker = document_speaker(lang)
    texts = [SheetText(question, speaker) for question in sheet.questions]
    title = speaker.say("sheet-title")
    parts = [
        "<!doctype html>",
        f'<html lang="{lang}" dir="{speaker.direction}">',
        f'<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>{title}</title>',
        f"<style>\n{_STYLE}\n</style></head>",
        f"<body>\n<h1>{title}</h1>\n<p>{inline_html(sheet.about(speaker))}</p>",
        _fields(speaker, len(texts)),
        *(_question(text, number, picture) for number, text in enumerate(texts, 1)),
        f'<section class="answers">\n<h1>{speaker.say("sheet-answers")}</h1>',
        *(_answer(text, number) for number, text in enumerate(texts, 1)),
        "</section>\n</body>\n</html>\n",
    ]
    return "\n".join(parts)


def _fields(speaker: Speaker, count: int) -> str:
    """Where a pupil writes."""
    lines = [speaker.say("sheet-name"), speaker.say("sheet-date")]
    blanks = "".join(f'<span class="blank">{inline_html(line)}</span>' for line in lines)
    return f'<p class="fields">{blanks}<span>{inline_html(speaker.say("sheet-score", count=count))}</span></p>'


def _question(text: SheetText, number: int, picture: Callable[[str, str], str] | None) -> str:
    svg = question_svg(text.question, text.speaker.lang, place=number, width=_PICTURE)
    if picture is not None:
        svg = picture(svg, str(text.speaker.say("sheet-picture", number=number)))
    choices = "\n".join(
        f'<li><span class="box"></span>{at}. {inline_html(choice)}</li>' for at, choice in enumerate(text.choices, 1)
    )
    return (
        f'<section class="question">\n{_heading(text, number)}\n<div class="beside">\n<figure>{svg}</figure>\n'
        f'<div><p class="prompt">{inline_html(text.prompt)}</p>\n<ol class="choices">\n{choices}\n</ol></div>\n'
        "</div>\n</section>"
    )


def _answer(text: SheetText, number: int) -> str:
    wrong = _items(text.wrong_line(each) for each in text.wrong)
    reasons = "\n".join(f"<p>{inline_html(reason)}</p>" for reason in text.reasons)
    return (
        f'<section class="answer">\n{_heading(text, number)}\n<p class="right">{inline_html(text.right)}</p>\n'
        f"{reasons}\n{wrong}\n</section>"
    )


def _heading(text: SheetText, number: int) -> str:
    said = text.speaker.say("sheet-number", number=number)
    return f"<h2>{inline_html(said)}: {inline_html(text.title)}</h2>"


def _items(lines: Iterable[str]) -> str:
    return "<ul>" + "".join(f"<li>{inline_html(line)}</li>" for line in lines) + "</ul>"
