"""The published JSON Schemas of what oddchip reads and answers."""

from typing import Any, Final

from oddchip.errors import RecordError

SCHEMAS: Final = tuple(
    f"oddchip/{name}/1"
    for name in (
        "showdown", "settlement", "verification", "equity", "settlement-equity", "chances", "outs", "range",
    )
)  # fmt: skip
"""Every published form: the input, then the answers."""


def find_schema(name: str) -> dict[str, Any]:
    """The JSON Schema (draft 2020-12) of a form in `SCHEMAS`, such as ``oddchip/showdown/1``; `RecordError` for others.

    Within version 1 fields may be added to results, never removed, renamed or given another meaning; an input that is
    valid today stays valid. Anything else gets a new number.

    >>> find_schema("oddchip/showdown/1")["title"]
    'A poker showdown to be settled'
    """
    if name not in SCHEMAS:
        raise RecordError("wrong-schema", given=name, expected=" | ".join(SCHEMAS))
    import json  # noqa: PLC0415 - most settlements ask for no schema
    from importlib.resources import files  # noqa: PLC0415

    file = name.removeprefix("oddchip/").replace("/", "-") + ".json"
    schema: dict[str, Any] = json.loads(files(__package__).joinpath(file).read_text(encoding="utf-8"))
    return schema
