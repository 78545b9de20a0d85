"""Which cards are outs?"""

from typing import Final

from oddchip.showdown import Fact
from oddchip.trainer.kinds.chasing import Chasing
from oddchip.trainer.question import Situation, answer
from oddchip.trainer.reading import Reading
from oddchip.trainer.reading.chances import look_ahead

_MOST: Final = 12
"""Longer lists are no fun to read."""


class WhichOuts(Chasing):
    """Which next cards put this player ahead of a known hand?"""

    key = "which-outs"
    invites = (
        "improving-is-winning", "ties-are-outs", "held-cards-counted", "draws-only", "biggest-draw-only",
        "own-pair-wins",
    )  # fmt: skip

    def read(self, situation: Situation, reading: Reading) -> Fact | None:
        view = look_ahead(situation)
        cards = [card.code for card in reversed(reading.out_cards(view))]
        return answer("cards", {"cards": cards}) if view.winning and 0 < len(cards) <= _MOST else None

    def prompt(self, situation: Situation) -> Fact:
        return Fact("ask-which-outs", {"player": situation.player, "rival": situation.rival})
