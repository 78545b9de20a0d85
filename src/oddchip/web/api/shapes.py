"""JSON Schemas of what the API takes and gives, besides the published ones of showdowns and settlements."""

from typing import Any, Final

from oddchip.variants import list_variants
from oddchip.web.api.examples import SIDE_POTS

_TEXT: Final = {"type": "string"}
_TEXTS: Final = {"type": "array", "items": _TEXT}
_COUNT: Final = {"type": "integer", "minimum": 0}
_CARDS: Final = {"description": "Cards as codes (As, Th) or as one text.", "oneOf": [_TEXTS, _TEXT]}
_FACTS: Final = {"type": "array", "items": {"type": "object", "required": ["fact"], "properties": {"fact": _TEXT}}}


def _object(properties: dict[str, Any], optional: tuple[str, ...] = (), **more: Any) -> dict[str, Any]:
    """An object with these fields and no others, all required but the optional ones."""
    required = [name for name in properties if name not in optional]
    return {
        "type": "object", "required": required, "additionalProperties": False, "properties": properties, **more,
    }  # fmt: skip


def _nullable(schema: dict[str, Any]) -> dict[str, Any]:
    return {"oneOf": [schema, {"type": "null"}]}


def _game() -> dict[str, Any]:
    """The key of a game; aliases are read as well."""
    return {"type": "string", "description": "Key or alias of the game.", "examples": [list_variants()[0].key]}


def _hand(**more: Any) -> dict[str, Any]:
    return _object(
        {
            **more,
            "half": _TEXT,
            "category": _TEXT,
            "name": _nullable(_TEXT),
            "cards": _TEXTS,
            "kickers": _TEXTS,
            "from_hole": _TEXTS,
            "qualifies": {"type": "boolean"},
            "text": _TEXT,
        }
    )


def _request(properties: dict[str, Any], optional: tuple[str, ...] = ()) -> dict[str, Any]:
    """The same for a body; names that start with x- are free for the writer's own use."""
    return _object(properties, optional, patternProperties={"^x-": True})


def _requests() -> dict[str, Any]:
    """Bodies."""
    either = {"oneOf": [{"$ref": "#/components/schemas/Showdown"}, {"$ref": "#/components/schemas/Line"}]}
    digits = {"type": "string", "pattern": r"^[0-9]{1,15}(\.[0-9]{1,8})?$"}
    amount = {"oneOf": [{"type": "integer", "minimum": 0}, digits]}
    hands = {"type": "array", "minItems": 2, "items": _CARDS}
    modes = {"enum": ["improve", "win", None], "description": "Cards that raise the category, or take the lead."}
    optional_text = {"type": ["string", "null"]}
    return {
        "Line": {"type": "string", "description": "A showdown line.", "minLength": 1, "examples": [SIDE_POTS]},
        "VerifyRequest": _request({"showdown": either, "paid": {"type": "object", "additionalProperties": amount}}),
        "HandRequest": _request({"variant": _game(), "hole": _CARDS, "board": _nullable(_CARDS)}, ("board",)),
        "CompareRequest": _request(
            {
                "variant": _game(),
                "hands": hands,
                "board": _nullable(_CARDS),
            },
            ("board",),
        ),
        "OutsRequest": _request(
            {
                "variant": _game(),
                "hole": _TEXT,
                "board": _TEXT,
                "against": {"type": ["array", "null"], "items": _TEXT, "description": "Known hands of others."},
                "dead": optional_text,
                "mode": modes,
            },
            ("against", "dead", "mode"),
        ),
        "RangeRequest": _request(
            {
                "range": {"type": "string", "minLength": 1, "description": "Such as `QQ+, AKs, 76s-54s:0.5`."},
                "variant": {**optional_text, "description": "A game with a board; hold'em if not said."},
                "dead": {**optional_text, "description": "Cards that nobody can hold."},
            },
            ("variant", "dead"),
        ),
    }


def _results() -> dict[str, Any]:
    """What comes out of a calculation."""
    place = {"type": "array", "items": _hand(hand={"type": "integer", "minimum": 1})}
    decided = _object({"better": _COUNT, "worse": _COUNT, "by": _nullable(_TEXT), "text": _TEXT})
    half = _object(
        {
            "half": _TEXT, "side": _nullable(_TEXT), "places": {"type": "array", "items": place}, "ties": _TEXTS,
            "decided_by": {"type": "array", "items": decided},
        }
    )  # fmt: skip
    return {
        "Explanation": _object({"lang": _TEXT, "detail": _TEXT, "format": _TEXT, "text": _TEXT}),
        "BestHands": _object({"variant": _TEXT, "hands": {"type": "array", "items": _hand()}}),
        "Comparison": _object({"variant": _TEXT, "halves": {"type": "array", "items": half}}),
    }


def _reference() -> dict[str, Any]:
    """Games, rules, terms."""
    half = _object(
        {"half": _TEXT, "ranking": _TEXT, "ladder": _TEXTS, "selection": _TEXT, "qualifier": _nullable(_TEXT)}
    )
    row = _object({"label": _TEXT, "value": _TEXT})
    setting = _object({"value": _TEXT, "choice": _TEXT, "standard": {"type": "boolean"}})
    preset = _object(
        {
            "key": _TEXT, "name": _TEXT, "about": _TEXT, "source": _TEXT, "hands": _nullable(_COUNT),
            "settings": {"type": "object", "additionalProperties": setting},
        }
    )  # fmt: skip
    choices = {"type": "object", "additionalProperties": _TEXT}
    return {
        "Variant": _object(
            {
                "key": _TEXT, "name": _TEXT, "about": _TEXT, "aliases": _TEXTS, "family": _TEXT, "deck": _COUNT,
                "hole": _COUNT, "dealt": _COUNT, "board": _COUNT, "boards": _COUNT, "button": {"type": "boolean"},
                "halves": {"type": "array", "items": half}, "rows": {"type": "array", "items": row}, "rules": _TEXTS,
            },
            ("rows", "rules"),
        ),
        "Preset": preset,
        "Rules": _object(
            {
                "presets": {"type": "array", "items": {"$ref": "#/components/schemas/Preset"}},
                "settings": {
                    "type": "object",
                    "additionalProperties": _object({"name": _TEXT, "about": _TEXT, "choices": choices}),
                },
                "topics": {"type": "array", "items": _object({"topic": _TEXT, "title": _TEXT, "text": _TEXT})},
            }
        ),
        "Term": _object({"key": _TEXT, "term": _TEXT, "also": _TEXT, "definition": _TEXT}),
    }  # fmt: skip


def _reports() -> dict[str, Any]:
    """Jobs and problems."""
    problem = {"$ref": "#/components/schemas/Problem"}
    return {
        "Job": _object(
            {
                "id": _TEXT,
                "kind": _TEXT,
                "state": {"enum": ["waiting", "running", "done", "failed", "cancelled"]},
                "done": _COUNT,
                "total": _COUNT,
                "result": {"description": "What the operation would have answered, once it is done."},
                "problem": _nullable(problem),
            }
        ),
        "Problem": _object(
            {
                "type": {"type": "string", "format": "uri"},
                "title": _TEXT,
                "status": {"type": "integer"},
                "detail": {"type": "string", "description": "The message, in the language asked for."},
                "code": {"type": "string", "description": "Stable; `/api/v1/problems` lists them all."},
                "lang": _TEXT,
                "position": {"type": "integer", "description": "Place in the text, from 1."},
                "line": {"type": "integer"},
                "field": {"type": "string", "description": "Path of the field, such as seats[1].hole."},
                "arguments": {"type": "object", "description": "What the message is about."},
            },
            ("position", "line", "field"),
        ),
        "ProblemCode": _object({"status": {"type": "integer"}, "message": _TEXT}),
    }


def component_schemas() -> dict[str, Any]:
    """Every shape by its name."""
    return _requests() | _results() | _reference() | _reports()
