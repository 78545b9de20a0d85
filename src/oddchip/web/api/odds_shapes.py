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
_ERRORS: Final = {
    "wanted_error": {"type": ["number", "null"], "description": "The standard error a sample was to stop at."},
    "reached_error": {"type": "number", "description": "The largest standard error there is; 0 if exact."},
}


def odds_shapes() -> dict[str, Any]:
    """Every shape by its name."""
    return _questions() | {"Equity": _equity(), "SettlementEquity": _settlement_equity(), "Chances": _chances()}


def _object(properties: dict[str, Any], **more: Any) -> dict[str, Any]:
    return {
        "type": "object", "required": list(properties), "additionalProperties": False, "properties": properties, **more,
    }  # fmt: skip


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


def _equity() -> dict[str, Any]:
    part = _object({"win": _COUNT, "tie": _COUNT})
    player = _object(
        {
            "hand": _TEXT,
            "win": _COUNT,
            "tie": _COUNT,
            "lose": _COUNT,
            "equity": {**_TEXT, "description": "The mean part of the pot, as a fraction."},
            "equity_percent": {"type": "number"},
            "standard_error": {"type": "number"},
            "shares": {**_COUNTS, "description": "Deals by the part of the pot won."},
            "parts": {"type": "object", "additionalProperties": part},
        }
    )
    return _object(
        {
            "schema": {"const": "oddchip/equity/1"},
            "variant": _TEXT,
            "boards": _TEXTS,
            "dead": _TEXT,
            "cards_left": _COUNT,
            "method": _METHOD,
            "total": _COUNT,
            "weight_scale": _COUNT,
            "deals": _COUNT,
            "seed": _OPTIONAL_COUNT,
            "steps": _COUNT,
            "budget": _COUNT,
            "interrupted": {"type": "boolean"},
            **_ERRORS,
            "players": {"type": "array", "items": player},
        }
    )


def _settlement_equity() -> dict[str, Any]:
    errors = {"type": "object", "additionalProperties": {"type": "number"}}
    pot = _object(
        {"label": _TEXT, "amount": _OPTIONAL_TEXT, "rake": _TEXT, "equities": _AMOUNTS, "standard_errors": errors}
    )
    return _object(
        {
            "schema": {"const": "oddchip/settlement-equity/1"},
            "line": _TEXT,
            "method": _METHOD,
            "deals": _COUNT,
            "seed": _OPTIONAL_COUNT,
            "interrupted": {"type": "boolean"},
            **_ERRORS,
            "pots": {"type": "array", "items": pot},
            "refunds": _AMOUNTS,
            "expected": _AMOUNTS,
        }
    )


def _chances() -> dict[str, Any]:
    conditions = _object(
        {
            "variant": _TEXT, "deck": _COUNT, "hole": _TEXT, "board": _TEXT, "known": _TEXTS, "dead": _TEXT,
            "stage": _TEXT, "cards": _COUNT, "to_come": _COUNT, "cards_left": _COUNT,
        }
    )  # fmt: skip
    half = _object(
        {
            "half": _TEXT, "system": _TEXT, "categories": _COUNTS, "unqualified": _COUNT,
            "royal_flush": _OPTIONAL_COUNT, "by_high": _COUNTS, "classes": _OPTIONAL_COUNT,
        }
    )  # fmt: skip
    return _object(
        {
            "schema": {"const": "oddchip/chances/1"},
            "conditions": conditions,
            "total": _COUNT,
            "halves": {"type": "array", "items": half},
        }
    )
