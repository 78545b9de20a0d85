"""What goes in and comes out, as OpenAPI says it; the shapes themselves are in `oddchip.web.api.shapes`."""

from http import HTTPStatus
from typing import Any, Final

from oddchip.web.problems import MEDIA_TYPE

_JSON: Final = "application/json"
Responses = dict[int | str, dict[str, Any]]


def _reference(name: str) -> dict[str, Any]:
    return {"$ref": f"#/components/schemas/{name}"}


def _list_of(name: str) -> dict[str, Any]:
    return {"type": "array", "items": _reference(name)}


SETTLEMENT: Final = _reference("Settlement")
EXPLANATION: Final = _reference("Explanation")
VERIFICATION: Final = _reference("Verification")
HANDS: Final = _reference("BestHands")
COMPARISON: Final = _reference("Comparison")
OUTS: Final = _reference("Outs")
EQUITY: Final = _reference("Equity")
SETTLEMENT_EQUITY: Final = _reference("SettlementEquity")
CHANCES: Final = _reference("Chances")
RANGE: Final = _reference("Range")
JOB: Final = _reference("Job")
VARIANT: Final = _reference("Variant")
VARIANTS: Final = _list_of("Variant")
RULES: Final = _reference("Rules")
PRESET: Final = _reference("Preset")
TERMS: Final = _list_of("Term")
SCHEMA: Final[dict[str, Any]] = {"type": "object"}
CODES: Final[dict[str, Any]] = {"type": "object", "additionalProperties": _reference("ProblemCode")}

_REFUSALS: Final = {
    400: "The body cannot be read: no JSON, or no UTF-8.",
    404: "There is nothing of this name.",
    405: "This method does nothing here.",
    413: "The body is too large.",
    414: "The address is too long.",
    415: "The body is of a type that is not read.",
    421: "The request was sent to a name this server does not answer to.",
    422: "It was read and makes no sense: unknown games, cards twice, chips that do not add up.",
    503: "The server is busy; `Retry-After` says when to come back.",
}


def _problem(status: int, text: str) -> dict[str, Any]:
    told: dict[str, Any] = {"description": text, "content": {MEDIA_TYPE: {"schema": _reference("Problem")}}}
    if status == HTTPStatus.SERVICE_UNAVAILABLE:
        told["headers"] = {"Retry-After": {"description": "Seconds to wait.", "schema": {"type": "integer"}}}
    return told


_LOCATION: Final = {"Location": {"description": "The job's address.", "schema": {"type": "string"}}}
PROBLEMS: Final[Responses] = {status: _problem(status, text) for status, text in _REFUSALS.items()}
"""What any operation may answer instead (RFC 9457)."""


def answers(schema: dict[str, Any], *, job: dict[str, Any] | None = None) -> Responses:
    """The answers of an operation: its own in JSON, perhaps a job, and the problems."""
    found: Responses = {200: {"description": "The answer.", "content": {_JSON: {"schema": schema}}}}
    if job is not None:
        found[202] = {
            "description": "The work goes on as a job; `Location` is its address.",
            "content": {_JSON: {"schema": job}},
            "headers": _LOCATION,
            "links": {
                name: {"operationId": name, "parameters": {"job_id": "$response.body#/id"}}
                for name in ("see_job", "watch_job", "cancel_job")
            },
        }
    return found | PROBLEMS


FIGURE: Final[Responses] = {
    200: {"description": "The picture.", "content": {"image/svg+xml": {"schema": {"type": "string"}}}},
    304: {"description": "The picture that `If-None-Match` names is still the same."},
    **PROBLEMS,
}
EVENTS: Final[Responses] = {
    200: {
        "description": "A stream of events; the data of each is a job.",
        "content": {"text/event-stream": {}},
    },
    **PROBLEMS,
}


def takes(schema: dict[str, Any], examples: dict[str, Any], *, text: bool = False) -> dict[str, Any]:
    """The body of an operation, with examples; with ``text=True`` also a plain showdown line."""
    content: dict[str, Any] = {_JSON: {"schema": schema, "examples": examples}}
    if text:
        lines = {name: example for name, example in examples.items() if isinstance(example["value"], str)}
        content["text/plain"] = {"schema": _reference("Line"), "examples": lines}
    return {"requestBody": {"required": True, "content": content}}
