"""The *Odds* page: outs and named draws, the price of a call, a range on a grid. Every form works by its address."""

from dataclasses import dataclass
from fractions import Fraction
from typing import Any, Final

from markupsafe import Markup
from starlette.datastructures import QueryParams
from starlette.requests import Request
from starlette.responses import Response

from oddchip.errors import OddchipError
from oddchip.odds import Draw, Outs, find_draws, outs, parse_range, pot_odds
from oddchip.odds.out_cards import hit_chance
from oddchip.variants import list_variants
from oddchip.web.pages.pictures import Picture, own_outs, picture
from oddchip.web.pages.templating import page
from oddchip.web.pages.voice import PageVoice, marked_html, sentence_case
from oddchip.wording import count, explain_error

_OUTS: Final = {"game": "holdem", "hole": "Ah Kh", "board": "Qh 7h 2c", "against": ""}
_CALL: Final = {"call": "50", "pot": "150"}
_RANGE: Final = {"range": "22+, A2s+, KTs+, QJs, AJo+, KQo"}
_MOST_TEXT: Final = 2000


@dataclass(frozen=True, slots=True)
class Form:
    """One form: its fields as they stand, what came of it, and what is wrong; one of the last two is empty."""

    fields: dict[str, str]
    result: dict[str, Any] | None = None
    problem: str = ""


def odds_page(request: Request, voice: PageVoice) -> Response:
    """The page; a form that was not sent shows an example."""
    query = request.query_params
    return page(
        request,
        "odds.html",
        "odds",
        voice,
        outs=_form(query, _OUTS, _outs, voice),
        call=_form(query, _CALL, _call, voice),
        hands=_form(query, _RANGE, _range, voice),
        games=[
            (variant.key, sentence_case(voice.text(f"variant-{variant.key}")))
            for variant in list_variants()
            if variant.board and variant.boards == 1
        ],
    )


def _form(query: QueryParams, usual: dict[str, str], work: Any, voice: PageVoice) -> Form:
    fields = {name: query.get(name, "")[:_MOST_TEXT] for name in usual} if set(usual) & set(query) else dict(usual)
    try:
        return Form(fields, work(fields, voice))
    except OddchipError as error:
        return Form(fields, problem=explain_error(error, voice.lang))


def _outs(fields: dict[str, str], voice: PageVoice) -> dict[str, Any]:
    game, hole, board, against = (fields[name].strip() for name in ("game", "hole", "board", "against"))
    found = outs(game, hole, board, against=against or None, mode="win" if against else "improve")
    draws = find_draws(game, hole, board, dead=against)
    of = " | ".join(_one_line(part) for part in (game, hole, board, against))
    return {
        "draws": [_draw(draw, voice) for draw in draws],
        "chances": _chances(found, voice),
        "runouts": _runouts(found, voice),
        "conditions": voice.html("page-outs-conditions", cards=count("cards", found.unseen)),
        "picture": _outs_picture(of, found, voice),
    }


def _one_line(text: str) -> str:
    return text.replace("|", " ")


def _outs_picture(of: str, found: Outs, voice: PageVoice) -> Picture | None:
    return picture("outs", of, voice, voice.text("page-picture-outs")) if found.cards else None


def _draw(draw: Draw, voice: PageVoice) -> dict[str, Markup | str]:
    said = voice.html(f"page-draw-{draw.code}")
    return {
        "name": voice.html("page-draw-nut", draw=said) if draw.nut else said,
        "outs": marked_html(voice.speaker.number(len(draw.completing))) if not draw.runners else "",
        "cards": marked_html(voice.speaker.cards(draw.completing)) if draw.completing else "",
        "chance": _share(draw.chance, voice),
    }


def _chances(found: Outs, voice: PageVoice) -> list[tuple[Markup, Markup]]:
    """The number of outs, and the chance of one on the next card and by the river."""
    count_of = len(own_outs(found)[0])
    rows = [
        (voice.html("page-outs-count"), marked_html(voice.speaker.number(count_of))),
        (voice.html("page-outs-next"), _share(hit_chance(count_of, found.unseen, 1), voice)),
    ]
    if found.street.cards_to_come == 2:
        rows.append((voice.html("page-outs-river"), _share(hit_chance(count_of, found.unseen, 2), voice)))
    return rows


def _runouts(found: Outs, voice: PageVoice) -> list[tuple[Markup, Markup]]:
    """How often the hand wins, ties and loses at the end, when the other hand is known."""
    ends = found.runouts
    if ends is None:
        return []
    counts = {"win": ends.win, "tie": ends.tie, "lose": ends.lose}
    return [(voice.html(f"page-outs-{name}"), _share(Fraction(n, ends.total), voice)) for name, n in counts.items()]


def _share(share: Fraction, voice: PageVoice) -> Markup:
    """A chance in percent with the exact fraction."""
    exact = f"{share.numerator}/{share.denominator}"
    return voice.html("page-chance", percent=voice.speaker.percent(share), exact=exact)


def _call(fields: dict[str, str], voice: PageVoice) -> dict[str, Any]:
    odds = pot_odds(fields["call"].strip(), fields["pot"].strip())
    price = float(odds.ratio)
    return {
        "required": _share(odds.required, voice),
        "ratio": voice.html("page-call-ratio", ratio=f"{price:.2f}".rstrip("0").rstrip(".") + ":1"),
    }


def _range(fields: dict[str, str], voice: PageVoice) -> dict[str, Any]:
    found = parse_range(fields["range"])
    return {
        "text": str(found),
        "combos": marked_html(voice.speaker.number(len(found))),
        "share": marked_html(voice.speaker.percent(found.share)),
        "picture": picture("range", fields["range"], voice, voice.text("page-picture-range")),
    }
