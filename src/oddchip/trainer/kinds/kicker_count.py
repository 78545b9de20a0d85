"""How many kickers?"""

from oddchip.showdown import Fact
from oddchip.trainer.dealing import Dealer
from oddchip.trainer.kinds.kind import Kind, half_of
from oddchip.trainer.question import Situation, answer
from oddchip.trainer.reading import Reading
from oddchip.variants import Half, Variant


class KickerCount(Kind):
    """How many cards of the hand are kickers?"""

    key = "kicker-count"
    invites = (
        "six-cards", "three-pairs", "four-flush", "four-in-a-row", "ace-bridges", "ace-kicker-to-straight",
        "own-cards-must-play", "holdem-in-omaha",
    )  # fmt: skip

    def fits(self, variant: Variant) -> bool:
        return variant.boards == 1 and any(not half.system.low for half in variant.halves)

    def asks(self, half: Half) -> bool:
        return not half.system.low

    def deal(self, dealer: Dealer) -> Situation | None:
        return Situation(variant=dealer.variant, half=dealer.half, showdown=dealer.showdown(1), player="A")

    def read(self, situation: Situation, reading: Reading) -> Fact | None:
        seen = reading.hand(half_of(situation), situation.hole(situation.player), situation.board)
        return answer("kickers", {"number": seen.kickers})

    def prompt(self, situation: Situation) -> Fact:
        return Fact("ask-kicker-count", {"player": situation.player})
