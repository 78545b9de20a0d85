"""What is refused, and how that is said: as a page to people, as problem details to programs."""

import re
from collections.abc import Mapping
from http import HTTPStatus
from typing import Any, Final

from fastapi import FastAPI
from fastapi.exceptions import RequestValidationError
from starlette.datastructures import Headers, QueryParams
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Match
from starlette.types import Scope

from oddchip.errors import OddchipError, RecordError, RequestError, UnknownNameError
from oddchip.web.languages import PARAMETER, asked_language
from oddchip.web.pages.error_page import error_page
from oddchip.web.problems import problem_response
from oddchip.wording import LANGUAGES

_METHODS: Final = ("GET", "HEAD", "POST", "PUT", "PATCH", "DELETE")
_PROGRAMS: Final = ("/api", "/healthz", "/readyz")
"""Addresses that programs ask."""


def refusal(scope: Scope, error: OddchipError, *, status: int | None = None) -> Response:
    """The answer that reports an error: problem details under ``/api`` and of the state of the server, else a page."""
    path = scope["path"]
    if any(path == place or path.startswith(f"{place}/") for place in _PROGRAMS):
        lang = asked_language(QueryParams(scope["query_string"]), Headers(scope=scope))
        return problem_response(error, lang, status=status)
    return error_page(Request(scope), error, status=status)


def install_handlers(app: FastAPI) -> None:
    """Make every error of an application a problem."""
    app.add_exception_handler(OddchipError, _known)
    app.add_exception_handler(RequestValidationError, _invalid)
    app.add_exception_handler(HTTPException, _refused)


def _known(request: Request, error: Exception) -> Response:
    assert isinstance(error, OddchipError)
    return refusal(request.scope, error)


def _invalid(request: Request, error: Exception) -> Response:
    """The first thing that is wrong with the parameters."""
    assert isinstance(error, RequestValidationError)
    first = error.errors()[0]
    name = str(first["loc"][-1])
    given, expected = str(first.get("input"))[:60], _expected(first)
    if name == PARAMETER:
        return refusal(request.scope, UnknownNameError("unknown-language", given=given, known=", ".join(LANGUAGES)))
    if first["type"] == "missing":
        return refusal(request.scope, RecordError("missing-field", path=name))
    if first["type"] == "extra_forbidden":
        return refusal(request.scope, RecordError("unknown-field", path=name, known="/api/v1/openapi.json"))
    return refusal(request.scope, RecordError("wrong-type", path=name, given=given, expected=expected))


def _expected(wrong: Mapping[str, Any]) -> str:
    """What a parameter should have been: values of a list, a bound, or a kind."""
    context = wrong.get("ctx") or {}
    signs = {"ge": ">=", "gt": ">", "le": "<=", "lt": "<", "max_length": "<=", "min_length": ">="}
    for name, sign in signs.items():
        if name in context:
            return f"{sign} {context[name]}"
    if wrong["type"] == "literal_error":  # listed in English, as values in quotes
        return " | ".join(re.findall("'([^']*)'", context["expected"]))
    return str(context.get("expected") or context.get("pattern") or wrong["type"].partition("_")[0])


def done_as(method: str) -> str:
    """The method by which another is done: HEAD asks for what GET answers, without the body.

    >>> done_as("HEAD"), done_as("DELETE")
    ('GET', 'DELETE')
    """
    return "GET" if method == "HEAD" else method


def _allowed_methods(request: Request) -> list[str]:
    """What may be done at an address; the router itself names the methods of the first route alone."""
    routes: list[BaseRoute] = request.app.router.routes
    return [
        method
        for method in _METHODS
        if any(route.matches({**request.scope, "method": done_as(method)})[0] is Match.FULL for route in routes)
    ]


def _refused(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    if error.status_code == HTTPStatus.NOT_FOUND:
        return refusal(request.scope, RequestError("not-found"))
    if error.status_code == HTTPStatus.METHOD_NOT_ALLOWED:
        known, given = ", ".join(_allowed_methods(request)), request.scope.get("asked_method", request.method)
        answer = refusal(request.scope, RequestError("method-not-allowed", given=given, known=known))
        answer.headers["allow"] = known
        return answer
    if error.status_code >= HTTPStatus.INTERNAL_SERVER_ERROR:
        return refusal(request.scope, RequestError("server-fault"), status=error.status_code)
    return refusal(request.scope, RequestError("not-found"), status=error.status_code)
