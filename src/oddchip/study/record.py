"""Progress as JSON: the published form ``oddchip/progress/1``, which moves a learner from one machine to another."""

import re
from collections.abc import Iterable, Mapping
from datetime import UTC, datetime
from typing import Any, Final

from oddchip.errors import RecordError
from oddchip.showdown.fields import Fields
from oddchip.study.answer import Answer
from oddchip.trainer import Skill

PROGRESS_SCHEMA: Final = "oddchip/progress/1"
_FIELDS: Final = ("schema", "answers")
_ANSWER_FIELDS: Final = (
    "id", "question", "kind", "variant", "misconception", "right", "offered", "taken", "at", "placement",
)  # fmt: skip
_FIRST_YEAR: Final = 2000
_LAST_YEAR: Final = 2199
_CODE: Final = re.compile(r"[a-z0-9][a-z0-9-]{0,63}")


def progress_to_json(answers: Iterable[Answer]) -> dict[str, Any]:
    """All that a learner's progress rests on: the answers, oldest first.

    >>> progress_to_json([])
    {'schema': 'oddchip/progress/1', 'answers': []}
    """
    told = [
        {
            "id": answer.uid,
            "question": answer.question,
            **answer.skill._asdict(),
            "right": answer.right,
            "offered": list(answer.offered),
            "taken": list(answer.taken),
            "at": answer.at.astimezone(UTC).isoformat().replace("+00:00", "Z"),
            "placement": answer.placement,
        }
        for answer in answers
    ]
    return {"schema": PROGRESS_SCHEMA, "answers": told}


def progress_from_json(record: Mapping[str, Any]) -> tuple[Answer, ...]:
    """The answers of a JSON object; `RecordError` for what is not of the published form.

    >>> progress_from_json(progress_to_json([]))
    ()
    """
    fields = Fields(record, "", _FIELDS)
    schema = fields.required_text("schema")
    if schema != PROGRESS_SCHEMA:
        raise RecordError("wrong-schema", given=schema, expected=PROGRESS_SCHEMA)
    return tuple(
        _read_answer(Fields(item, f"answers[{at}]", _ANSWER_FIELDS)) for at, item in enumerate(fields.items("answers"))
    )


def progress_schema() -> dict[str, Any]:
    """The JSON Schema (draft 2020-12) of ``oddchip/progress/1``; it changes as `oddchip.find_schema` says.

    >>> progress_schema()["title"]
    "A learner's progress"
    """
    import json  # noqa: PLC0415 - few ask for the schema
    from importlib.resources import files  # noqa: PLC0415

    text = files("oddchip.study").joinpath("schemas", "progress-1.json").read_text(encoding="utf-8")
    schema: dict[str, Any] = json.loads(text)
    return schema


def _read_answer(fields: Fields) -> Answer:
    return Answer(
        uid=_text(fields, "id", 64),
        question=_text(fields, "question", 200),
        skill=Skill(*(_code(fields, name) for name in Skill._fields)),
        right=_flag(fields, "right"),
        offered=_codes(fields, "offered"),
        taken=_codes(fields, "taken"),
        at=_moment(fields),
        placement=_flag(fields, "placement"),
    )


def _text(fields: Fields, name: str, most: int) -> str:
    text = fields.required_text(name)
    if not 0 < len(text) <= most or not text.isprintable():
        raise fields.refuse(name, f"string of 1 to {most} characters")
    return text


def _code(fields: Fields, name: str) -> str:
    text = fields.required_text(name)
    if not _CODE.fullmatch(text):
        raise fields.refuse(name, "code")
    return text


def _codes(fields: Fields, name: str) -> tuple[str, ...]:
    codes = fields.items(name)
    if not all(isinstance(code, str) and _CODE.fullmatch(code) for code in codes):
        raise fields.refuse(name, "array of codes")
    return tuple(codes)


def _flag(fields: Fields, name: str) -> bool:
    value = fields.get(name)
    if value is None:
        raise RecordError("missing-field", path=fields.at(name))
    if not isinstance(value, bool):
        raise fields.refuse(name, "boolean")
    return value


def _moment(fields: Fields) -> datetime:
    try:
        moment = datetime.fromisoformat(fields.required_text("at"))
    except ValueError:
        raise fields.refuse("at", "date-time") from None
    if moment.tzinfo is None:
        raise fields.refuse("at", "date-time with an offset")
    if not _FIRST_YEAR <= moment.year <= _LAST_YEAR:
        # What is due is reckoned from it, up to a century ahead, and no calendar may run out on the way.
        raise fields.refuse("at", f"date-time from {_FIRST_YEAR} to {_LAST_YEAR}")
    return moment.astimezone(UTC)
