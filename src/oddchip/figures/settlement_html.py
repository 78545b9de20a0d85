"""A settlement as HTML: its picture with its explanation below, to stand inside a page."""

from typing import Final, Literal, Unpack

from oddchip.errors import UnknownNameError
from oddchip.figures.options import FigureOptions
from oddchip.figures.settlement_figure import to_svg
from oddchip.showdown import Settlement
from oddchip.wording import explain, get_speaker

Show = Literal["both", "figure", "text"]
_SHOWS: Final[tuple[Show, ...]] = ("both", "figure", "text")


def to_html(
    settlement: Settlement,
    *,
    show: Show = "both",
    detail: Literal["brief", "full", "teach"] = "full",
    **look: Unpack[FigureOptions],
) -> str:
    """A settlement as an HTML element: ``figure`` with picture and explanation, or ``section`` with the text alone.

    The element carries its language and direction, every name is isolated in a ``bdi``, and no text is left unescaped.
    It needs no style sheet, script or picture from elsewhere. ``detail`` is that of `oddchip.explain`, ``look`` the
    options of `to_svg`. Raises `UnknownNameError` for an unknown language, detail, theme or ``show``.

    >>> from oddchip.showdown import parse_showdown, settle
    >>> settlement = settle(parse_showdown('holdem | Qs 9h 6d 4c 2s | "<b>": Ad Qc 5 | B: Kd Qh 5'))
    >>> html = to_html(settlement, lang="ar", detail="brief")
    >>> html.startswith('<figure class="oddchip" lang="ar" dir="rtl">'), "<bdi>&lt;b&gt;</bdi>" in html
    (True, True)
    >>> to_html(settlement, show="text", detail="brief").splitlines()[1]
    '<p><bdi>&lt;b&gt;</bdi> wins <bdi>10 chips</bdi>: a pair of queens, ace kicker.</p>'
    """
    if show not in _SHOWS:
        raise UnknownNameError("unknown-choice", option="show", given=show, known=", ".join(_SHOWS))
    lang = look.get("lang", "en")
    said = "" if show == "figure" else explain(settlement, lang=lang, detail=detail, format="html")
    if show == "text":
        return said
    caption = f"\n<figcaption>\n{said}\n</figcaption>" if said else ""
    figure = f"{to_svg(settlement, **look).strip()}{caption}"
    # A blank line would end the element for readers of Markdown that come later.
    inside = "\n".join(line for line in figure.splitlines() if line.strip())
    return f'<figure class="oddchip" lang="{lang}" dir="{get_speaker(lang).direction}">\n{inside}\n</figure>'
