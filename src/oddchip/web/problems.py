"""Errors as problem details (RFC 9457), in the language of the request."""

import logging
from collections.abc import Mapping
from http import HTTPStatus
from typing import Any, Final

from starlette.requests import Request
from starlette.responses import JSONResponse, Response

from oddchip.errors import OddchipError
from oddchip.web.languages import asked_language
from oddchip.wording import explain_error, get_speaker

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


def is_ours(error: OddchipError) -> bool:
    """Whether an error lies with the server and not with what was asked.

    >>> is_ours(OddchipError("server-busy", seconds=1)), is_ours(OddchipError("no-seats"))
    (True, False)
    """
    return status_of(error.code) >= HTTPStatus.INTERNAL_SERVER_ERROR


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
    headers = refusal_headers(error, lang, record["status"]) | {"vary": "Accept-Language"}
    return ProblemResponse(record, status_code=record["status"], headers=headers)


def refusal_headers(error: OddchipError, lang: str, status: int) -> dict[str, str]:
    """Headers of any answer that reports an error; a busy server says when to come back.

    >>> from oddchip.errors import RequestError
    >>> refusal_headers(RequestError("server-busy", seconds=2), "en", 503)["retry-after"]
    '2'
    """
    headers = {"content-language": lang, "cache-control": "no-store"}
    if "seconds" in error.arguments and status == HTTPStatus.SERVICE_UNAVAILABLE:
        headers["retry-after"] = str(error.arguments["seconds"])
    return headers


def _plain(value: object) -> Any:
    return value if isinstance(value, int | str) or value is None else str(value)


def report(request: Request, error: OddchipError, *, status: int | None = None) -> Response:
    """The problem in the language of a request."""
    return problem_response(error, asked_language(request.query_params, request.headers), status=status)


def log_fault(error: Exception) -> None:
    """Log an error of our own: where it happened, and not what was asked."""
    trace = error.__traceback__
    while trace is not None and trace.tb_next is not None:
        trace = trace.tb_next
    where = "" if trace is None else f"{trace.tb_frame.f_code.co_filename}:{trace.tb_lineno}"
    LOGGER.error("fault", extra={"fields": {"error": type(error).__name__, "where": where}})
