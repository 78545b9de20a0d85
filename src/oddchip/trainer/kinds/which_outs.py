"""Which cards are outs?"""

from oddchip.showdown import Fact
from oddchip.trainer.dealing import Dealer
from oddchip.trainer.kinds.how_many_outs import behind, counts_outs, outs_reasons
from oddchip.trainer.kinds.kind import Kind, ratio
from oddchip.trainer.question import Situation, answer
from oddchip.trainer.reading import RIGHT, Reading
from oddchip.trainer.reading.chances import look_ahead
from oddchip.variants import Half, Variant

_MOST = 12


class WhichOuts(Kind):
    """Which next cards put this player ahead of a known hand?"""

    key = "which-outs"
    invites = (
        "improving-is-winning", "ties-are-outs", "held-cards-counted", "draws-only", "biggest-draw-only",
        "own-pair-wins",
    )  # fmt: skip

    def fits(self, variant: Variant) -> bool:
        return counts_outs(variant)

    def asks(self, half: Half) -> bool:
        return not half.system.low

    def deal(self, dealer: Dealer) -> Situation | None:
        return behind(dealer)

    def read(self, situation: Situation, reading: Reading) -> Fact | None:
        view = look_ahead(situation)
        cards = [card.code for card in reversed(reading.out_cards(view))]
        # Longer lists are no fun to read.
        return answer("cards", {"cards": cards}) if view.winning and 0 < len(cards) <= _MOST else None

    def closeness(self, situation: Situation, reading: Reading) -> float:
        view = look_ahead(situation)
        return ratio(RIGHT.count_outs(view), reading.count_outs(view))

    def prompt(self, situation: Situation) -> Fact:
        return Fact("ask-which-outs", {"player": situation.player, "rival": situation.rival})

    def reasons(self, situation: Situation) -> tuple[Fact, ...]:
        return outs_reasons(situation)
