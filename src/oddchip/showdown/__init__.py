"""What is settled and how it came out: Showdown -> settle() -> Settlement of awards and facts."""

from oddchip.showdown.fact import FACT_CODES, Fact
from oddchip.showdown.line_reader import parse_showdown
from oddchip.showdown.line_writer import format_showdown
from oddchip.showdown.seat import Seat, SeatState
from oddchip.showdown.settle import settle
from oddchip.showdown.settlement import Award, OddChip, PlayedHand, PotResult, Settlement, Share
from oddchip.showdown.showdown import Showdown

__all__ = [
    "FACT_CODES",
    "Award",
    "Fact",
    "OddChip",
    "PlayedHand",
    "PotResult",
    "Seat",
    "SeatState",
    "Settlement",
    "Share",
    "Showdown",
    "format_showdown",
    "parse_showdown",
    "settle",
]
