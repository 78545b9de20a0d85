"""Reading the body of a request: a showdown line, or JSON with exact numbers, field by field, with codes."""

import json
from collections.abc import Mapping
from typing import Any, Final

from starlette.requests import Request

from oddchip.errors import RecordError, RequestError
from oddchip.showdown import Showdown, parse_showdown, read_json, showdown_from_json
from oddchip.showdown.fields import Fields
from oddchip.web.settings import Limits

JSON: Final = "application/json"
TEXT: Final = "text/plain"


async def read_body(request: Request, *, text: bool = False) -> Any:
    """The JSON value of a body, or with ``text=True`` also the text of a plain one.

    Raises `RequestError` (``media-type``, ``not-utf8``) and `RecordError` (``not-json``).
    """
    kind = request.headers.get("content-type", JSON).partition(";")[0].strip().casefold()
    expected = [JSON, TEXT] if text else [JSON]
    if kind not in expected:
        raise RequestError("media-type", given=kind[:60], expected=", ".join(expected))
    raw = await request.body()
    try:
        said = raw.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise RequestError("not-utf8") from None
    return said.strip() if kind == TEXT else body_json(said)


def body_json(text: str) -> Any:
    """A JSON value whose texts can be written back."""
    value = read_json(text)
    if "\\ud" in text.casefold():
        _check_surrogates(value)
    return value


def _check_surrogates(value: Any) -> None:
    """Half of a pair of surrogates is no character, and could not be written back."""
    try:
        json.dumps(value, ensure_ascii=False, default=str).encode()
    except UnicodeEncodeError:
        raise RequestError("not-utf8") from None


def fields_of(body: Any, *known: str) -> Fields:
    """The fields of a body that must be an object."""
    return Fields(body, "", known)


def read_showdown(given: Any, limits: Limits, *, letters: str = "en", field: str = "") -> Showdown:
    """A showdown from a line or from an object of the form ``oddchip/showdown/1``, within the limits."""
    if isinstance(given, str):
        # Counted before they are read, as reading thousands of seats takes its time.
        check_count("seats", max(0, given.count("|") - 1), limits.seats + _LINE_OPTIONS)
        showdown = parse_showdown(given, letters=letters)
    elif isinstance(given, Mapping):
        for name, most in (("seats", limits.seats), ("boards", limits.boards)):
            value = given.get(name)
            if isinstance(value, list):
                check_count(f"{field}.{name}" if field else name, len(value), most)
        showdown = showdown_from_json(given)
    else:
        raise RecordError("wrong-type", path=field or "(top)", given=str(given)[:60], expected="object | string")
    check_count("seats", len(showdown.seats), limits.seats)
    check_count("boards", len(showdown.boards), limits.boards)
    return showdown


_LINE_OPTIONS: Final = 5
"""Options a line may have beside its seats: chip, pot, button, rake, rules."""


def check_count(field: str, given: int, most: int) -> None:
    """`RequestError` (``too-many``) for more than is taken."""
    if given > most:
        raise RequestError("too-many", field=field, given=given, most=most)


def text_list(fields: Fields, name: str, most: int) -> list[str]:
    """A list of texts, not longer than it may be."""
    values = fields.items(name)
    check_count(name, len(values), most)
    if not all(isinstance(value, str) for value in values):
        raise fields.refuse(name, "array of strings")
    return [str(value) for value in values]
