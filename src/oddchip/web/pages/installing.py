"""What lets the page be installed and read offline: manifest, service worker, and the picture of link previews."""

from functools import cache, lru_cache
from pathlib import Path
from typing import Any, Final

from starlette.requests import Request
from starlette.responses import JSONResponse, Response

from oddchip.errors import OddchipError
from oddchip.figures import can_draw_png, to_png
from oddchip.showdown import parse_showdown
from oddchip.web.pages.examples import EXAMPLES
from oddchip.web.pages.limiting import limits_of, within_limits
from oddchip.web.pages.pictures import draw
from oddchip.web.pages.templating import SECTIONS
from oddchip.web.pages.voice import PageVoice

_STATIC: Final = Path(__file__).parent.parent / "static"
_ICON_WIDTH: Final = 64
ICON_SIZES: Final = (180, 192, 512)
"""Widths of the icon as PNG, for systems that take no SVG for a home screen."""


def manifest(request: Request, voice: PageVoice) -> Response:
    """The web app manifest of a language."""
    del request
    record: dict[str, Any] = {
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
        "shortcuts": [
            {"name": voice.text(f"page-{section}"), "url": f"/{voice.lang}/{place}"}
            for section, place in SECTIONS.items()
            if place
        ],
    }
    if can_draw_png():
        record["icons"] += [
            {"src": f"/icon-{size}.png", "sizes": f"{size}x{size}", "type": "image/png"} for size in ICON_SIZES
        ]
    return JSONResponse(record, media_type="application/manifest+json")


async def icon(size: int) -> Response:
    """The icon in one of its sizes as PNG; 404 where the extra ``png`` is missing."""
    if not can_draw_png():
        return Response(status_code=404)
    return Response(_icon(size), media_type="image/png", headers={"cache-control": "public, max-age=86400"})


@cache
def _icon(size: int) -> bytes:
    return to_png((_STATIC / "icon.svg").read_text("utf-8"), scale=size / _ICON_WIDTH)


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
