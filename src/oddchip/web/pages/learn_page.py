"""The *Learn* page."""

from starlette.requests import Request
from starlette.responses import Response

from oddchip.web.pages.templating import page
from oddchip.web.pages.voice import PageVoice


def learn_page(request: Request, voice: PageVoice) -> Response:
    """The page."""
    return page(request, "learn.html", "learn", voice)
