"""What lets the page be installed and read offline: manifest, service worker, and the picture of link previews."""

from functools import lru_cache
from pathlib import Path
from typing import Final

from starlette.requests import Request
from starlette.responses import JSONResponse, Response

from oddchip.errors import OddchipError
from oddchip.figures import to_png
from oddchip.showdown import parse_showdown
from oddchip.web.pages.examples import EXAMPLES
from oddchip.web.pages.limiting import limits_of, within_limits
from oddchip.web.pages.pictures import draw
from oddchip.web.pages.voice import PageVoice

_STATIC: Final = Path(__file__).parent.parent / "static"


def manifest(request: Request, voice: PageVoice) -> Response:
    """The web app manifest of a language."""
    del request
    record = {
        "name": voice.text("page-title-settle"),
        "short_name": "oddchip",
        "description": voice.text("page-about-settle"),
        "lang": voice.lang,
        "dir": voice.direction,
        "id": f"/{voice.lang}/",
        "start_url": f"/{voice.lang}/",
        "scope": "/",
        "display": "standalone",
        "background_color": "#f4f3ef",
        "theme_color": "#0b6b3a",
        "icons": [{"src": "/static/icon.svg", "sizes": "any", "type": "image/svg+xml", "purpose": "any maskable"}],
    }
    return JSONResponse(record, media_type="application/manifest+json")


async def service_worker() -> Response:
    """The service worker, served from the root because its folder is as far as it reaches."""
    headers = {"cache-control": "no-cache"}
    text = (_STATIC / "service-worker.js").read_text("utf-8")
    return Response(text, media_type="text/javascript", headers=headers)


def preview(request: Request, voice: PageVoice) -> Response:
    """The picture that other programs show beside a link; 404 for no showdown, and where the extra ``png`` is missing.

    No page names it then.
    """
    line = request.query_params.get("of") or EXAMPLES["odd-chips"]
    try:
        within_limits(parse_showdown(line), limits_of(request))
        return Response(_preview(line, voice.lang), media_type="image/png")
    except OddchipError:
        return Response(status_code=404)


@lru_cache(maxsize=32)
def _preview(line: str, lang: str) -> bytes:
    return to_png(draw("settlement", line, lang), scale=1.5)
