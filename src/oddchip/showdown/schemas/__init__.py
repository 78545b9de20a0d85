"""The published JSON Schemas of the input and of the result."""

from typing import Any, Final

from oddchip.errors import RecordError

_FILES: Final = {"oddchip/showdown/1": "showdown-1.json", "oddchip/settlement/1": "settlement-1.json"}


def find_schema(name: str) -> dict[str, Any]:
    """The JSON Schema (draft 2020-12) of ``oddchip/showdown/1`` or ``oddchip/settlement/1``.

    Within version 1 fields may be added to results, never removed, renamed or given another meaning; an input that is
    valid today stays valid. Anything else gets a new number.

    >>> find_schema("oddchip/showdown/1")["title"]
    'A poker showdown to be settled'
    """
    if name not in _FILES:
        raise RecordError("wrong-schema", given=name, expected=" | ".join(_FILES))
    import json  # noqa: PLC0415 - most settlements ask for no schema
    from importlib.resources import files  # noqa: PLC0415

    schema: dict[str, Any] = json.loads(files(__package__).joinpath(_FILES[name]).read_text(encoding="utf-8"))
    return schema
