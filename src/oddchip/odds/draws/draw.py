"""A draw: what a hand may become, and by which cards."""

from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction
from math import comb
from types import MappingProxyType
from typing import Any, Final

from oddchip.cards import Card
from oddchip.ranking import HandCategory

DRAW_CODES: Final[Mapping[str, str]] = MappingProxyType(
    {
        "straight-flush-draw": "one card short of a straight flush",
        "quads-draw": "one card short of four of a kind",
        "flush-draw": "four of one suit; `nut` says whether the flush would be the highest the board allows",
        "full-house-draw": "two pair or three of a kind that one card fills up",
        "open-ended": "four in a row that a card at either end makes a straight",
        "double-gutshot": "a straight by either of two ranks, each between other cards",
        "wrap": "a straight by any of three ranks or more",
        "gutshot": "a straight by one rank alone, within the row or at its only open end",
        "set-draw": "a pocket pair that a third card makes three of a kind",
        "trips-draw": "a pair with a board card that a third card makes three of a kind",
        "two-pair-draw": "a pair, and another hole card that a card of its rank pairs",
        "overcards": "unpaired hole cards above every board card; either makes the highest pair",
        "backdoor-flush-draw": "three of one suit on the flop: both cards to come are needed",
        "backdoor-straight-draw": "three cards of one straight on the flop: both cards to come are needed",
        "low-draw": "one card short of a qualifying low; `nut`: the two lowest ranks off the board are held",
        "backdoor-low-draw": "two cards short of a qualifying low on the flop: both cards to come are needed",
    }
)
"""Every kind of draw with its meaning."""


@dataclass(frozen=True, slots=True)
class Draw:
    """Something a hand may become, without language; never a hand that is made.

    ``code`` is one of `DRAW_CODES`, ``makes`` the category it would be, ``half`` the half of the pot. ``holding`` are
    the cards that take part. ``completing`` are all next cards that complete it; ``outs`` are those of them that
    complete nothing stronger, so that the ``outs`` of a hand's draws can be added without counting a card twice. A
    backdoor draw has none of either; ``runners`` is its number of pairs of turn and river cards. ``unseen`` is the
    number of cards not known.
    """

    code: str
    makes: HandCategory
    half: str
    holding: tuple[Card, ...]
    completing: tuple[Card, ...]
    outs: tuple[Card, ...]
    unseen: int
    nut: bool | None = None
    runners: int = 0

    @property
    def chance(self) -> Fraction:
        """Chance to complete it: by the next card, or by both cards for a backdoor draw."""
        if self.runners:
            return Fraction(self.runners, comb(self.unseen, 2))
        return Fraction(len(self.completing), self.unseen)

    def to_json(self) -> dict[str, Any]:
        """The draw as plain data."""
        return {
            "draw": self.code,
            "makes": self.makes.value,
            "half": self.half,
            "holding": [card.code for card in self.holding],
            "completing": [card.code for card in self.completing],
            "outs": [card.code for card in self.outs],
            "unseen": self.unseen,
            "nut": self.nut,
            "runners": self.runners,
            "chance": str(self.chance),
        }
