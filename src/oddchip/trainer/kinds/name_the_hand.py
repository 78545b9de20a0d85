"""Name the hand."""

from oddchip.showdown import Fact
from oddchip.trainer.dealing import Dealer
from oddchip.trainer.kinds.kind import Kind, half_of
from oddchip.trainer.question import Situation, answer
from oddchip.trainer.reading import Reading
from oddchip.variants import Variant


class NameTheHand(Kind):
    """What is this player's best hand?"""

    key = "name-the-hand"
    invites = (
        "four-flush", "four-in-a-row", "ace-bridges", "three-pairs", "own-cards-must-play", "holdem-in-omaha",
        "wheel-in-2-7", "straights-harmless-in-2-7", "straights-spoil-low", "greedy-badugi", "badugi-with-a-pair",
    )  # fmt: skip

    def fits(self, variant: Variant) -> bool:
        return variant.boards == 1

    def deal(self, dealer: Dealer) -> Situation | None:
        return Situation(variant=dealer.variant, half=dealer.half, showdown=dealer.showdown(1), player="A")

    def read(self, situation: Situation, reading: Reading) -> Fact | None:
        half = half_of(situation)
        seen = reading.hand(half, situation.hole(situation.player), situation.board)
        if half.qualifier is not None and not reading.qualifies(half, seen):
            return None
        ranks = [rank.letter for rank in seen.ranks]
        return answer("hand", {"category": seen.category, "ranks": ranks, "low": half.system.low})

    def prompt(self, situation: Situation) -> Fact:
        return Fact("ask-name-the-hand", {"player": situation.player})
