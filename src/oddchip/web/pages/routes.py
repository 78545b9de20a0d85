"""The addresses of the page: every section under its language, pictures, and what browsers need to install it."""

from collections.abc import Awaitable, Callable
from functools import partial, wraps

from fastapi import APIRouter
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

from oddchip.errors import OddchipError
from oddchip.showdown import parse_showdown
from oddchip.web.pages import installing
from oddchip.web.pages.learn_page import learn_page
from oddchip.web.pages.limiting import limits_of, within_limits
from oddchip.web.pages.odds_page import odds_page
from oddchip.web.pages.pictures import NARROW, WIDE, draw
from oddchip.web.pages.range_form import changed_range
from oddchip.web.pages.rules_page import rules_page
from oddchip.web.pages.settle_page import answer_fragment, settle_page
from oddchip.web.pages.templating import SECTIONS, asked_query, voices, wanted_language
from oddchip.web.pages.train import add_train
from oddchip.web.pages.voice import PageVoice

Handler = Callable[[Request, PageVoice], Response]
Answering = Callable[[Request, PageVoice], Awaitable[Response]]


def quickly(handler: Handler) -> Answering:
    """A handler done on the server's own few threads; `RequestError` (``server-busy``) when their queue is full."""

    @wraps(handler)
    async def answer(request: Request, voice: PageVoice) -> Response:
        response: Response = await request.app.state.quick.run(handler, request, voice)
        return response

    return answer


_KINDS = ("settlement", "ladder", "kickers", "outs", "range", "grid", "question", "answer")
_PAGES: dict[str, Answering] = {
    "settle": quickly(settle_page),
    "learn": quickly(learn_page),
    "odds": odds_page,
    "rules": quickly(rules_page),
}


def build_router() -> APIRouter:
    """Every route of the page. Each language has routes of its own, so no other first part of a path is taken."""
    router = APIRouter(include_in_schema=False)
    for voice in voices():
        for section, answering in _PAGES.items():
            _add(router, f"/{voice.lang}/{SECTIONS[section]}", answering, voice)
        for section in SECTIONS.values():
            # As people type them: /en for /en/, and /en/odds/ for /en/odds.
            typed, meant = f"/{voice.lang}" + f"/{section}/" * bool(section), f"/{voice.lang}/{section}"
            router.add_api_route(typed, partial(_to_address, meant), methods=["GET", "HEAD"])
        add_train(router, voice)
        _add(router, f"/{voice.lang}/answer", quickly(answer_fragment), voice)
        _add(router, f"/{voice.lang}/odds/range", changed_range, voice)
        _add(router, f"/{voice.lang}/picture/{{kind}}.svg", quickly(_picture), voice)
        _add(router, f"/{voice.lang}/preview.png", quickly(installing.preview), voice)
        _add(router, f"/{voice.lang}/manifest.webmanifest", quickly(installing.manifest), voice)
    router.add_api_route("/service-worker.js", installing.service_worker, methods=["GET"])
    for path in ("/", *(f"/{section}" for section in SECTIONS.values() if section)):
        router.add_api_route(path, partial(_to_language, path), methods=["GET"])
    for size in installing.ICON_SIZES:
        router.add_api_route(f"/icon-{size}.png", partial(installing.icon, size), methods=["GET"])
    return router


def _add(router: APIRouter, path: str, answering: Answering, voice: PageVoice) -> None:
    """A route in one language."""

    async def answer(request: Request) -> Response:
        return await answering(request, voice)

    router.add_api_route(path, answer, methods=["GET", "HEAD"])


async def _to_language(path: str, request: Request) -> Response:
    """An address without a language leads to the reader's own."""
    headers = {"vary": "Accept-Language, Cookie"}
    return RedirectResponse(f"/{wanted_language(request)}{path}{asked_query(request)}", 307, headers=headers)


async def _to_address(path: str, request: Request) -> Response:
    """An address that is written another way leads to the one a page has."""
    return RedirectResponse(path + asked_query(request), 308)


def _picture(request: Request, voice: PageVoice) -> Response:
    """A picture in the width and theme asked for; 404 for one nobody can draw."""
    kind, query = request.path_params["kind"], request.query_params
    subject = query.get("of", "")
    width = WIDE if query.get("width") == str(WIDE) else NARROW
    theme = "dark" if query.get("theme") == "dark" else "light"
    if kind not in _KINDS:
        return Response(status_code=404)
    try:
        if kind == "settlement":
            within_limits(parse_showdown(subject), limits_of(request))
        svg = draw(kind, subject, voice.lang, width, theme)
    except (OddchipError, ValueError, KeyError):
        return Response(status_code=404)
    return Response(svg, media_type="image/svg+xml", headers={"cache-control": "public, max-age=3600"})
