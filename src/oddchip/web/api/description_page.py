"""The API's description: OpenAPI, and Swagger UI served from this host alone."""

import json
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any, Final

from fastapi import APIRouter, FastAPI
from fastapi.openapi.utils import get_openapi
from starlette.requests import Request
from starlette.responses import HTMLResponse, Response

from oddchip import __version__
from oddchip.errors import RequestError
from oddchip.schemas import SCHEMAS, find_schema
from oddchip.web.api.odds_shapes import odds_shapes
from oddchip.web.api.shapes import component_schemas

router = APIRouter(include_in_schema=False)
OPENAPI_URL: Final = "/api/v1/openapi.json"
_OWN: Final = Path(__file__).parent / "swagger"
_BUNDLED: Final = {
    "swagger-ui.css": "text/css",
    "swagger-ui-bundle.js": "text/javascript",
    "favicon-32x32.png": "image/png",
}
_ABOUT: Final = """\
Settles poker showdowns: who wins, with which five cards, by which card, who gets which chips down to the odd one, and
why, in English, Russian and Arabic.

Amounts are exact: integers, or strings of digits with at most one point. Cards are written `As`, `Th`. Errors are
problem details (RFC 9457) with a stable `code`; `/api/v1/problems` lists them all. Long work answers 202 with a job,
whose progress comes as server-sent events.
"""


def describe_api(app: FastAPI) -> dict[str, Any]:
    """The OpenAPI description (3.1) of an application: its operations, and the shapes they refer to."""
    document = get_openapi(
        title="oddchip",
        version=__version__,
        summary="Who wins which chips, and why.",
        description=_ABOUT,
        routes=app.routes,
        license_info={"name": "MIT", "identifier": "MIT"},
    )
    # What FastAPI adds of itself for refused parameters is answered as a problem here.
    schemas = document.setdefault("components", {}).setdefault("schemas", {})
    for name in ("HTTPValidationError", "ValidationError"):
        schemas.pop(name, None)
    schemas |= component_schemas() | odds_shapes()
    for name in SCHEMAS:
        schemas |= _published(name)
    return document


def _published(name: str) -> dict[str, Any]:
    """A published schema and its parts as components; references are written anew to point there."""
    short = name.split("/")[1]
    schema = json.loads(json.dumps(find_schema(name)).replace('"#/$defs/', f'"#/components/schemas/{short}-'))
    parts = schema.pop("$defs", {})
    for key in ("$schema", "$id"):
        schema.pop(key)
    whole = "".join(part.capitalize() for part in short.split("-"))
    return {whole: schema, **{f"{short}-{part}": value for part, value in parts.items()}}


@router.get(OPENAPI_URL)
async def openapi(request: Request) -> Response:
    """The description as JSON."""
    state = request.app.state
    if getattr(state, "openapi", None) is None:
        state.openapi = json.dumps(describe_api(request.app), ensure_ascii=False)
    return Response(state.openapi, media_type="application/json")


@router.get("/api/docs")
async def docs() -> Response:
    """Swagger UI on the description."""
    # Its style sheet holds small pictures of its own as data.
    policy = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'"
    headers = {"content-security-policy": f"{policy}; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"}
    return HTMLResponse((_OWN / "page.html").read_text(encoding="utf-8"), headers=headers)


@router.get("/api/docs/start.js")
async def start() -> Response:
    """What starts Swagger UI, in a file of its own, as no script may stand in the page."""
    return _kept((_OWN / "start.js").read_bytes(), "text/javascript")


@router.get("/api/docs/{name}")
async def bundled(name: str) -> Response:
    """The files of Swagger UI, from the package that carries them."""
    if name not in _BUNDLED:
        raise RequestError("not-found")
    return _kept(_bundled(name), _BUNDLED[name])


def _kept(content: bytes, kind: str) -> Response:
    return Response(content, headers={"cache-control": "max-age=86400"}, media_type=kind)


@cache
def _bundled(name: str) -> bytes:
    return files("fastapi_swagger").joinpath("resources", name).read_bytes()
