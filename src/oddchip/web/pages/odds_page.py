"""The *Odds* page."""

from starlette.requests import Request
from starlette.responses import Response

from oddchip.web.pages.templating import page
from oddchip.web.pages.voice import PageVoice


def odds_page(request: Request, voice: PageVoice) -> Response:
    """The page."""
    return page(request, "odds.html", "odds", voice)
