"""JSON Schemas of questions about equity and chances, and of their answers."""

from typing import Any, Final

from oddchip.odds import STAGES
from oddchip.web.api.equity import MOST_SEED

_TEXT: Final = {"type": "string"}
_TEXTS: Final = {"type": "array", "items": _TEXT}
_COUNT: Final = {"type": "integer", "minimum": 0}
_COUNTS: Final = {"type": "object", "additionalProperties": _COUNT}
_AMOUNTS: Final = {"type": "object", "additionalProperties": _TEXT}
_OPTIONAL_TEXT: Final = {"type": ["string", "null"]}
_OPTIONAL_COUNT: Final = {"oneOf": [_COUNT, {"type": "null"}]}
_METHOD: Final = {"enum": ["exact", "sampled"]}


def odds_shapes() -> dict[str, Any]:
    """Every shape by its name."""
    return _questions()


def _question(required: dict[str, Any], optional: dict[str, Any]) -> dict[str, Any]:
    """A body; names that start with x- are free for the writer's own use."""
    return {
        "type": "object",
        "required": list(required),
        "additionalProperties": False,
        "patternProperties": {"^x-": True},
        "properties": required | optional,
    }


def _questions() -> dict[str, Any]:
    count = {"type": ["integer", "null"], "minimum": 1}
    sampling = {
        "exact": {"type": ["boolean", "null"], "description": "Insist on an exact answer, or on a sample."},
        "samples": {**count, "description": "Deals to sample."},
        "error": {
            "type": ["number", "null"], "exclusiveMinimum": 0, "exclusiveMaximum": 1,
            "description": "Wanted standard error, as a part of the pot.",
        },
        "seed": {"type": ["integer", "null"], "minimum": 0, "maximum": MOST_SEED},
        "budget": {**count, "description": "Steps an exact answer may take."},
    }  # fmt: skip
    game = {"type": "string", "description": "Key or alias of the game.", "examples": ["holdem"]}
    cards = {"board": _OPTIONAL_TEXT, "dead": _OPTIONAL_TEXT, "rules": _OPTIONAL_TEXT}
    showdown = {"oneOf": [{"$ref": "#/components/schemas/Showdown"}, {"$ref": "#/components/schemas/Line"}]}
    hands = {"type": "array", "minItems": 2, "items": _TEXT, "description": "Cards, ranges, or `?` for unseen."}
    conditions = {
        "hole": _OPTIONAL_TEXT,
        "known": {"type": ["array", "null"], "items": _TEXT, "description": "Hands of others."},
        "stage": {"enum": [*STAGES, None], "description": "When the hand is looked at."},
        "cards": {"type": ["integer", "null"], "minimum": 5, "maximum": 7, "description": "So many random cards."},
        "budget": sampling["budget"],
    }
    return {
        "EquityRequest": _question({"variant": game, "hands": hands}, cards | sampling),
        "PotEquityRequest": _question({"showdown": showdown}, sampling),
        "ChancesRequest": _question({"variant": game}, conditions | cards),
    }
