"""The addresses of the page: every section under its language, pictures, and what browsers need to install it."""

from collections.abc import Callable
from functools import partial

from fastapi import APIRouter
from fastapi.concurrency import run_in_threadpool
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

from oddchip.errors import OddchipError
from oddchip.web.pages import installing
from oddchip.web.pages.learn_page import learn_page
from oddchip.web.pages.odds_page import odds_page
from oddchip.web.pages.pictures import NARROW, WIDE, draw
from oddchip.web.pages.rules_page import rules_page
from oddchip.web.pages.settle_page import answer_fragment, settle_page
from oddchip.web.pages.templating import SECTIONS, voices, wanted_language
from oddchip.web.pages.train import add_train
from oddchip.web.pages.voice import PageVoice

Handler = Callable[[Request, PageVoice], Response]
_KINDS = ("settlement", "ladder", "kickers", "outs", "range", "question", "answer")
_PAGES: dict[str, Handler] = {"settle": settle_page, "learn": learn_page, "odds": odds_page, "rules": rules_page}


def build_router() -> APIRouter:
    """Every route of the page. Each language has routes of its own, so no other first part of a path is taken."""
    router = APIRouter(include_in_schema=False)
    for voice in voices():
        for section, handler in _PAGES.items():
            _add(router, f"/{voice.lang}/{SECTIONS[section]}", handler, voice)
        add_train(router, voice)
        _add(router, f"/{voice.lang}/answer", answer_fragment, voice)
        _add(router, f"/{voice.lang}/picture/{{kind}}.svg", _picture, voice)
        _add(router, f"/{voice.lang}/preview.png", installing.preview, voice)
        _add(router, f"/{voice.lang}/manifest.webmanifest", installing.manifest, voice)
    router.add_api_route("/service-worker.js", installing.service_worker, methods=["GET"])
    for path in ("/", *(f"/{section}" for section in SECTIONS.values() if section)):
        router.add_api_route(path, partial(_to_language, path), methods=["GET"])
    return router


def _add(router: APIRouter, path: str, handler: Handler, voice: PageVoice) -> None:
    """A route whose handler runs in a thread, so that drawing never holds up other requests."""

    async def answer(request: Request) -> Response:
        return await run_in_threadpool(handler, request, voice)

    router.add_api_route(path, answer, methods=["GET", "HEAD"])


async def _to_language(path: str, request: Request) -> Response:
    """An address without a language leads to the reader's own."""
    query = f"?{request.url.query}" if request.url.query else ""
    headers = {"vary": "Accept-Language, Cookie"}
    return RedirectResponse(f"/{wanted_language(request)}{path}{query}", 307, headers=headers)


def _picture(request: Request, voice: PageVoice) -> Response:
    """A picture in the width and theme asked for; 404 for one nobody can draw."""
    kind, query = request.path_params["kind"], request.query_params
    width = WIDE if query.get("width") == str(WIDE) else NARROW
    theme = "dark" if query.get("theme") == "dark" else "light"
    if kind not in _KINDS:
        return Response(status_code=404)
    try:
        svg = draw(kind, query.get("of", ""), voice.lang, width, theme)
    except (OddchipError, ValueError, KeyError):
        return Response(status_code=404)
    return Response(svg, media_type="image/svg+xml", headers={"cache-control": "public, max-age=3600"})
