"""The *Odds* page: equity, chances, outs and draws, the price of a call, ranges. Every form works by its address."""

import asyncio
from typing import Final

from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

from oddchip.variants import list_variants
from oddchip.web.odds_work import has_grid
from oddchip.web.pages.call_form import CALL
from oddchip.web.pages.chances_form import CHANCES, stages
from oddchip.web.pages.equity_form import ACT, EQUITY, FEWEST, MOST, edited
from oddchip.web.pages.games import game_name, grouped_games
from oddchip.web.pages.limiting import limits_of
from oddchip.web.pages.odds_form import Asked, ask, shown
from oddchip.web.pages.outs_form import OUTS, games_with_outs
from oddchip.web.pages.range_form import RANGE
from oddchip.web.pages.templating import page
from oddchip.web.pages.voice import PageVoice

FORMS: Final = (EQUITY, CHANCES, OUTS, CALL, RANGE)
"""Every form, in the order of the page."""


async def odds_page(request: Request, voice: PageVoice) -> Response:
    """The page; a form that was not sent shows an example. What is worked out, other processes work out."""
    query, state = request.query_params, request.app.state
    if ACT in query:
        return RedirectResponse(f"/{voice.lang}/odds?{edited(query)}#equity", 303)
    limits = limits_of(request)
    asked = await asyncio.gather(*(ask(form, query, state.answers, limits, voice) for form in FORMS))
    response: Response = await state.quick.run(_show, request, voice, list(asked))
    return response


def _show(request: Request, voice: PageVoice, asked: list[Asked]) -> Response:
    return page(
        request,
        "odds.html",
        "odds",
        voice,
        **{each.form.section: shown(each, asked, voice) for each in asked},
        games=[
            (group, [(variant.key, game_name(variant, voice)) for variant in members])
            for group, members in grouped_games(voice)
        ],
        outs_games=games_with_outs(voice),
        grid_games={variant.key for variant in list_variants() if has_grid(variant)},
        stages=stages(voice),
        players=(FEWEST, MOST),
    )
