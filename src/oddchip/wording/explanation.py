"""A settlement explained: in a language, in a depth, in a format."""

from typing import Literal

from oddchip.errors import UnknownNameError
from oddchip.showdown import Settlement
from oddchip.wording.brief import tell_briefly
from oddchip.wording.document import Document, Paragraph
from oddchip.wording.document_speaker import document_speaker
from oddchip.wording.render import Format, render
from oddchip.wording.telling import Telling

Detail = Literal["brief", "full", "teach"]
_DETAILS = ("brief", "full", "teach")


def explain(
    settlement: Settlement,
    *,
    lang: str = "en",
    detail: Detail = "brief",
    format: Format = "text",  # noqa: A002 - the word for it
    isolates: bool = True,
    plain: bool = False,
) -> str:
    """Who wins what and why, in the words of a language.

    ``brief`` is one line; ``full`` adds hands, comparisons step by step, odd chips and totals; ``teach`` adds the
    mistakes that this showdown invites. ``isolates=False`` prints no bidi controls; ``plain=True`` is for screen
    readers: no tables, list signs or glyphs. Raises `UnknownNameError` for an unknown language, detail or format.

    >>> from oddchip.showdown import parse_showdown, settle
    >>> settlement = settle(parse_showdown("holdem | Qs 9h 6d 4c 2s | A: Ad Qc 100 | B: Kd Qh 100"))
    >>> explain(settlement, isolates=False)
    'A wins 200 chips: a pair of queens, ace kicker.'
    """
    document = describe(settlement, lang=lang, detail=detail, plain=plain)
    return render(document, format, isolates=isolates, plain=plain)


def describe(settlement: Settlement, *, lang: str = "en", detail: Detail = "full", plain: bool = False) -> Document:
    """The explanation as a document, before it takes a format."""
    if detail not in _DETAILS:
        raise UnknownNameError("unknown-choice", option="detail", given=detail, known=", ".join(_DETAILS))
    speaker = document_speaker(lang, plain=plain)
    telling = Telling(settlement, speaker)
    if detail == "brief":
        blocks = (Paragraph(" ".join(tell_briefly(telling))),)
        return Document(lang, speaker.direction, blocks)
    from oddchip.wording.full import tell_fully  # noqa: PLC0415 - one line in a fresh process needs none of it

    return Document(lang, speaker.direction, tuple(tell_fully(telling, teach=detail == "teach")))
