"""oddchip settles poker showdowns: who wins, with which five cards, by which card, who gets which chips, and why.

>>> from oddchip import explain, parse_showdown, settle
>>> line = "holdem | Qs 9h 6d 4c 2s | A: Ad Qc 100 | B: Kd Qh 100"
>>> settle(parse_showdown(line)).payouts
{'A': 200}

Names are loaded when first used, so that importing this package costs next to nothing.
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from oddchip.bulk import evaluate, showdown_winners
    from oddchip.cards import Card, CardSet, Deck, Rank, Suit, format_cards, parse_card, parse_cards
    from oddchip.errors import ERROR_CODES, OddchipError
    from oddchip.figures import to_html, to_png, to_svg
    from oddchip.histories import AuditReport, AuditRow, audit
    from oddchip.odds import (
        Chances,
        Draw,
        Equity,
        Outs,
        PotOdds,
        Range,
        SettlementEquity,
        chances,
        equity,
        find_draws,
        outs,
        parse_range,
        pot_odds,
        settlement_equity,
    )
    from oddchip.pots import HouseRules, Rake, find_rules
    from oddchip.ranking import Comparison, HandCategory, HandValue, MadeHand, find_system
    from oddchip.showdown import (
        FACT_CODES,
        Award,
        Fact,
        PotResult,
        Seat,
        SeatState,
        Settlement,
        Showdown,
        Verification,
        find_schema,
        format_showdown,
        parse_showdown,
        settle,
        settle_json,
        settlement_from_json,
        settlement_to_json,
        showdown_from_json,
        showdown_to_json,
        verify,
    )
    from oddchip.variants import Variant, best_hand, best_hands, compare, find_variant, list_variants
    from oddchip.wording import (
        explain,
        explain_chances,
        explain_equity,
        explain_error,
        explain_outs,
        explain_settlement_equity,
        glossary,
    )

__version__ = "0.1.0"

_HOMES = {
    "bulk": ("evaluate", "showdown_winners"),
    "cards": ("Card", "CardSet", "Deck", "Rank", "Suit", "format_cards", "parse_card", "parse_cards"),
    "errors": ("ERROR_CODES", "OddchipError"),
    "figures": ("to_html", "to_png", "to_svg"),
    "histories": ("AuditReport", "AuditRow", "audit"),
    "odds": (
        "Chances", "Draw", "Equity", "Outs", "PotOdds", "Range", "SettlementEquity", "chances", "equity", "find_draws",
        "outs", "parse_range", "pot_odds", "settlement_equity",
    ),
    "pots": ("HouseRules", "Rake", "find_rules"),
    "ranking": ("Comparison", "HandCategory", "HandValue", "MadeHand", "find_system"),
    "showdown": (
        "FACT_CODES", "Award", "Fact", "PotResult", "Seat", "SeatState", "Settlement", "Showdown", "Verification",
        "find_schema", "format_showdown", "parse_showdown", "settle", "settle_json", "settlement_from_json",
        "settlement_to_json", "showdown_from_json", "showdown_to_json", "verify",
    ),
    "variants": ("Variant", "best_hand", "best_hands", "compare", "find_variant", "list_variants"),
    "wording": (
        "explain", "explain_chances", "explain_equity", "explain_error", "explain_outs", "explain_settlement_equity",
        "glossary",
    ),
}  # fmt: skip
_HOME = {name: package for package, names in _HOMES.items() for name in names}

__all__ = [
    "ERROR_CODES",
    "FACT_CODES",
    "AuditReport",
    "AuditRow",
    "Award",
    "Card",
    "CardSet",
    "Chances",
    "Comparison",
    "Deck",
    "Draw",
    "Equity",
    "Fact",
    "HandCategory",
    "HandValue",
    "HouseRules",
    "MadeHand",
    "OddchipError",
    "Outs",
    "PotOdds",
    "PotResult",
    "Rake",
    "Range",
    "Rank",
    "Seat",
    "SeatState",
    "Settlement",
    "SettlementEquity",
    "Showdown",
    "Suit",
    "Variant",
    "Verification",
    "__version__",
    "audit",
    "best_hand",
    "best_hands",
    "chances",
    "compare",
    "equity",
    "evaluate",
    "explain",
    "explain_chances",
    "explain_equity",
    "explain_error",
    "explain_outs",
    "explain_settlement_equity",
    "find_draws",
    "find_rules",
    "find_schema",
    "find_system",
    "find_variant",
    "format_cards",
    "format_showdown",
    "glossary",
    "list_variants",
    "outs",
    "parse_card",
    "parse_cards",
    "parse_range",
    "parse_showdown",
    "pot_odds",
    "settle",
    "settle_json",
    "settlement_equity",
    "settlement_from_json",
    "settlement_to_json",
    "showdown_from_json",
    "showdown_to_json",
    "showdown_winners",
    "to_html",
    "to_png",
    "to_svg",
    "verify",
]


def __getattr__(name: str) -> Any:
    if name not in _HOME:
        raise AttributeError(f"module 'oddchip' has no attribute {name!r}")
    value = getattr(import_module(f"oddchip.{_HOME[name]}"), name)
    globals()[name] = value
    return value


def __dir__() -> list[str]:
    return sorted([*globals(), *_HOME])
