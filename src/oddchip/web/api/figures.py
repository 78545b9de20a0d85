"""Pictures, as SVG."""

from collections.abc import Callable
from hashlib import sha256
from typing import Annotated, Any, Final, Literal

from fastapi import APIRouter, Depends, Path, Query
from starlette.requests import Request
from starlette.responses import Response

from oddchip.errors import OddchipError
from oddchip.figures import FigureOptions, kickers_svg, ladder_svg, range_grid_svg, to_svg
from oddchip.showdown import settle
from oddchip.variants import find_variant
from oddchip.web.api.asking import Ask, Asking, Letters
from oddchip.web.api.bodies import check_count, read_body, read_showdown
from oddchip.web.api.descriptions import FIGURE, takes
from oddchip.web.api.examples import SHOWDOWNS, SIDE_POTS
from oddchip.web.odds_work import class_weights, hand_range
from oddchip.web.problems import report

router = APIRouter(tags=["figures"], default_response_class=Response)
SVG: Final = "image/svg+xml"
# A picture opened by itself may run nothing and load nothing.
_POLICY: Final = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox"
_SHOWDOWN = {"oneOf": [{"$ref": "#/components/schemas/Showdown"}, {"$ref": "#/components/schemas/Line"}]}
_NOT_FOUND = 404


class _Look:
    """How a picture is drawn."""

    def __init__(
        self,
        theme: Annotated[Literal["light", "dark"], Query(description="Colours.")] = "light",
        four_colour: Annotated[bool, Query(description="A colour for each suit.")] = False,  # noqa: FBT002
        width: Annotated[int, Query(ge=320, le=2000, description="Width in pixels.")] = 720,
    ) -> None:
        self.theme = theme
        self.four_colour = four_colour
        self.width = width

    def options(self, lang: str) -> FigureOptions:
        """The options of a figure."""
        return {"lang": lang, "theme": self.theme, "four_colour": self.four_colour, "width": self.width}


Look = Annotated[_Look, Depends()]


async def _drawn(ask: Asking, draw: Callable[[], str]) -> Response:
    """A picture with a tag by which a browser sees that it has it already."""
    svg = await ask.request.app.state.quick.run(draw)
    tag = f'"{sha256(svg.encode()).hexdigest()[:24]}"'
    headers = ask.headers({"etag": tag, "cache-control": "no-cache", "content-security-policy": _POLICY})
    if ask.request.method == "GET" and ask.request.headers.get("if-none-match") == tag:
        return Response(status_code=304, headers=headers)
    return Response(svg, headers=headers, media_type=SVG)


@router.post(
    "/figure", summary="Draw a settlement", openapi_extra=takes(_SHOWDOWN, SHOWDOWNS, text=True), responses=FIGURE
)
async def draw_showdown(request: Request, ask: Ask, look: Look, cards: Letters = "en") -> Response:
    """A settlement as SVG: boards, hands with the cards that play, the deciding card, pots with their shares."""
    given = await read_body(request, text=True)
    return await _settlement(ask, given, look, cards)


@router.get("/figure", summary="Draw a settlement from its line", responses=FIGURE)
async def draw_line(
    ask: Ask,
    look: Look,
    line: Annotated[str, Query(description="A showdown line.", examples=[SIDE_POTS])],
    cards: Letters = "en",
) -> Response:
    """The same with the line in the address, for pages that show the picture."""
    return await _settlement(ask, line, look, cards)


async def _settlement(ask: Asking, given: Any, look: _Look, letters: str) -> Response:
    def draw() -> str:
        return to_svg(settle(read_showdown(given, ask.limits, letters=letters)), **look.options(ask.lang))

    return await _drawn(ask, draw)


@router.get("/figure/ladder/{key}", summary="Draw the ladder of hands", responses=FIGURE)
async def draw_ladder(
    ask: Ask,
    look: Look,
    key: Annotated[str, Path(description="Key or alias of the game.", examples=["holdem"])],
    rules: Annotated[
        str, Query(description="Rules of the house.", examples=["standard,short-deck:trips-over-straight"])
    ] = "standard",
) -> Response:
    """Every category of a game as a house plays it, strongest first, with an example each."""
    try:
        game = find_variant(key)
    except OddchipError as error:
        return report(ask.request, error, status=_NOT_FOUND)
    return await _drawn(ask, lambda: ladder_svg(game, rules=rules, **look.options(ask.lang)))


@router.get("/figure/kickers", summary="Draw the number of kickers", responses=FIGURE)
async def draw_kickers(ask: Ask, look: Look) -> Response:
    """How many kickers each category has."""
    return await _drawn(ask, lambda: kickers_svg(**look.options(ask.lang)))


@router.get("/figure/range", summary="Draw a range of starting hands", responses=FIGURE)
async def draw_range(
    ask: Ask,
    look: Look,
    range: Annotated[str, Query(description="A hold'em range.", examples=["QQ+, AKs"])],  # noqa: A002 - the word for it
) -> Response:
    """A grid of 13 by 13, each class shaded by its weight."""
    check_count("range", len(range), ask.limits.range_text)

    return await _drawn(ask, lambda: range_grid_svg(class_weights(hand_range(range)), **look.options(ask.lang)))
