"""What is settled and how it came out: Showdown -> settle() -> Settlement of awards and facts."""

from oddchip.showdown.fact import FACT_CODES, Fact
from oddchip.showdown.json_text import read_json
from oddchip.showdown.line_reader import parse_showdown
from oddchip.showdown.line_writer import format_showdown
from oddchip.showdown.record import SHOWDOWN_SCHEMA, showdown_from_json, showdown_to_json
from oddchip.showdown.schemas import find_schema
from oddchip.showdown.seat import Seat, SeatState
from oddchip.showdown.settlement import Award, OddChip, PlayedHand, PotResult, Settlement, Share
from oddchip.showdown.settlement_record import (
    SETTLEMENT_SCHEMA,
    settle_json,
    settlement_from_json,
    settlement_to_json,
)
from oddchip.showdown.settling import settle
from oddchip.showdown.showdown import Showdown
from oddchip.showdown.verification import Difference, Verification, verify

__all__ = [
    "FACT_CODES",
    "SETTLEMENT_SCHEMA",
    "SHOWDOWN_SCHEMA",
    "Award",
    "Difference",
    "Fact",
    "OddChip",
    "PlayedHand",
    "PotResult",
    "Seat",
    "SeatState",
    "Settlement",
    "Share",
    "Showdown",
    "Verification",
    "find_schema",
    "format_showdown",
    "parse_showdown",
    "read_json",
    "settle",
    "settle_json",
    "settlement_from_json",
    "settlement_to_json",
    "showdown_from_json",
    "showdown_to_json",
    "verify",
]
