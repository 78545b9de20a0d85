"""How many outs?"""

from typing import Final

from oddchip.showdown import Fact
from oddchip.trainer.kinds.chasing import Chasing
from oddchip.trainer.question import Situation, answer
from oddchip.trainer.reading import Reading
from oddchip.trainer.reading.chances import look_ahead

_MOST: Final = 20
"""More outs than this are no draw but a race."""


class HowManyOuts(Chasing):
    """How many next cards put this player ahead of a known hand?"""

    key = "how-many-outs"
    invites = (
        "improving-is-winning", "ties-are-outs", "outs-counted-twice", "held-cards-counted", "draws-only",
        "biggest-draw-only", "own-pair-wins",
    )  # fmt: skip

    def read(self, situation: Situation, reading: Reading) -> Fact | None:
        view = look_ahead(situation)
        return answer("outs", {"number": reading.count_outs(view)}) if 0 < len(view.winning) <= _MOST else None

    def prompt(self, situation: Situation) -> Fact:
        return Fact("ask-how-many-outs", {"player": situation.player, "rival": situation.rival})
