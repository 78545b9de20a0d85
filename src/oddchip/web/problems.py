"""Errors as problem details (RFC 9457), in the language of the request."""

import logging
from collections.abc import Mapping
from http import HTTPStatus
from typing import Any, Final

from fastapi import FastAPI
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.routing import BaseRoute, Match

from oddchip.errors import OddchipError, RecordError, RequestError, UnknownNameError
from oddchip.web.languages import PARAMETER, asked_language
from oddchip.wording import LANGUAGES, explain_error, get_speaker

MEDIA_TYPE: Final = "application/problem+json"
STATUS: Final[Mapping[str, int]] = {
    "not-json": 400,
    "not-utf8": 400,
    "cross-site": 403,
    "not-found": 404,
    "job-unknown": 404,
    "method-not-allowed": 405,
    "body-too-large": 413,
    "address-too-long": 414,
    "media-type": 415,
    "host-unknown": 421,
    "server-fault": 500,
    "server-busy": 503,
}
"""HTTP status by error code; every other code is 422: it was read, and makes no sense."""
OTHER_STATUS: Final = 422
LOGGER: Final = logging.getLogger("oddchip.web")
_PLACES: Final = ("position", "line", "field")
_METHODS: Final = ("GET", "HEAD", "POST", "PUT", "PATCH", "DELETE")
_TITLED: Final = frozenset({400, 403, 404, 405, 413, 414, 415, 421, 422, 500, 503})


class ProblemResponse(JSONResponse):
    """JSON of the media type of problem details."""

    media_type = MEDIA_TYPE


def status_of(code: str) -> int:
    """The HTTP status of an error code.

    >>> status_of("not-utf8"), status_of("no-seats")
    (400, 422)
    """
    return STATUS.get(code, OTHER_STATUS)


def problem_record(error: OddchipError, lang: str, *, status: int | None = None) -> dict[str, Any]:
    """An error as a problem: type, title, status and message, then the stable code, its place and its arguments.

    >>> record = problem_record(OddchipError("name-twice", player="Anna", position=7), "en")
    >>> record["code"], record["status"], record["position"], record["arguments"]
    ('name-twice', 422, 7, {'player': 'Anna'})
    """
    status = status or status_of(error.code)
    named = status if status in _TITLED else OTHER_STATUS
    record: dict[str, Any] = {
        "type": f"urn:oddchip:problem:{error.code}",
        "title": str(get_speaker(lang, isolates=False).say(f"web-problem-{named}")),
        "status": status,
        "detail": explain_error(error, lang),
        "code": error.code,
        "lang": lang,
    }
    arguments = dict(error.arguments)
    for place in _PLACES:
        if place in arguments:
            record[place] = arguments.pop(place)
    if "path" in arguments:
        record.setdefault("field", str(arguments["path"]))
    record["arguments"] = {name: _plain(value) for name, value in arguments.items()}
    return record


def problem_response(error: OddchipError, lang: str, *, status: int | None = None) -> Response:
    """The answer that reports an error."""
    record = problem_record(error, lang, status=status)
    headers = {"content-language": lang, "cache-control": "no-store", "vary": "Accept-Language"}
    if "seconds" in error.arguments and record["status"] == HTTPStatus.SERVICE_UNAVAILABLE:
        headers["retry-after"] = str(error.arguments["seconds"])
    return ProblemResponse(record, status_code=record["status"], headers=headers)


def _plain(value: object) -> Any:
    return value if isinstance(value, int | str) or value is None else str(value)


def report(request: Request, error: OddchipError, *, status: int | None = None) -> Response:
    """The problem in the language of a request."""
    return problem_response(error, asked_language(request.query_params, request.headers), status=status)


def install_handlers(app: FastAPI) -> None:
    """Make every error of an application a problem."""
    app.add_exception_handler(OddchipError, _known)
    app.add_exception_handler(RequestValidationError, _invalid)
    app.add_exception_handler(HTTPException, _refused)


def _known(request: Request, error: Exception) -> Response:
    assert isinstance(error, OddchipError)
    return report(request, error)


def _invalid(request: Request, error: Exception) -> Response:
    """The first thing that is wrong with the parameters."""
    assert isinstance(error, RequestValidationError)
    first = error.errors()[0]
    name = str(first["loc"][-1])
    given, expected = str(first.get("input"))[:60], _expected(first)
    if name == PARAMETER:
        return report(request, UnknownNameError("unknown-language", given=given, known=", ".join(LANGUAGES)))
    if first["type"] == "missing":
        return report(request, RecordError("missing-field", path=name))
    if first["type"] == "extra_forbidden":
        return report(request, RecordError("unknown-field", path=name, known="/api/v1/openapi.json"))
    return report(request, RecordError("wrong-type", path=name, given=given, expected=expected))


def _expected(wrong: Mapping[str, Any]) -> str:
    """What a parameter should have been: values of a list, a bound, or a kind."""
    context = wrong.get("ctx") or {}
    signs = {"ge": ">=", "gt": ">", "le": "<=", "lt": "<", "max_length": "<=", "min_length": ">="}
    for name, sign in signs.items():
        if name in context:
            return f"{sign} {context[name]}"
    return str(context.get("expected") or context.get("pattern") or wrong["type"].partition("_")[0])


def _allowed_methods(request: Request) -> list[str]:
    """What may be done at an address; the router itself names the methods of the first route alone."""
    routes: list[BaseRoute] = request.app.router.routes
    return [
        method
        for method in _METHODS
        if any(route.matches({**request.scope, "method": method})[0] is Match.FULL for route in routes)
    ]


def _refused(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    if error.status_code == HTTPStatus.NOT_FOUND:
        return report(request, RequestError("not-found"))
    if error.status_code == HTTPStatus.METHOD_NOT_ALLOWED:
        known = ", ".join(_allowed_methods(request))
        answer = report(request, RequestError("method-not-allowed", given=request.method, known=known))
        answer.headers["allow"] = known
        return answer
    if error.status_code >= HTTPStatus.INTERNAL_SERVER_ERROR:
        return report(request, RequestError("server-fault"), status=error.status_code)
    return report(request, RequestError("not-found"), status=error.status_code)


def log_fault(error: Exception) -> None:
    """Log an error of our own: where it happened, and not what was asked."""
    trace = error.__traceback__
    while trace is not None and trace.tb_next is not None:
        trace = trace.tb_next
    where = "" if trace is None else f"{trace.tb_frame.f_code.co_filename}:{trace.tb_lineno}"
    LOGGER.error("fault", extra={"fields": {"error": type(error).__name__, "where": where}})
