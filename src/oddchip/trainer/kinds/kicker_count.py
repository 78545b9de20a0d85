"""How many kickers?"""

from oddchip.ranking import HandCategory
from oddchip.showdown import Fact
from oddchip.trainer.dealing import Dealer
from oddchip.trainer.kinds.kind import Kind, half_of, misread_hands, resemblance
from oddchip.trainer.question import Situation, answer
from oddchip.trainer.reading import Reading
from oddchip.variants import Half, Variant


class KickerCount(Kind):
    """How many cards of the hand are kickers?"""

    key = "kicker-count"
    invites = (
        "one-kicker", "kicker-from-hand", "six-cards", "three-pairs", "board-pair-for-nobody", "pairs-only",
        "four-flush", "four-in-a-row", "ace-bridges", "ace-never-low", "ace-kicker-to-straight",
        "own-cards-must-play", "holdem-in-omaha", "one-card-in-omaha",
    )  # fmt: skip

    def halves(self, variant: Variant, code: str) -> tuple[str, ...]:
        # Of five cards, those that are no straight are a high card, about whose kickers nobody is asked.
        high_card = code in ("ace-bridges", "ace-never-low", "pairs-only") and variant.hole + variant.board == 5
        return () if high_card else super().halves(variant, code)

    def fits(self, variant: Variant) -> bool:
        return variant.boards == 1 and any(not half.system.low for half in variant.halves)

    def asks(self, half: Half) -> bool:
        return not half.system.low

    def deal(self, dealer: Dealer) -> Situation | None:
        situation = Situation(variant=dealer.variant, half=dealer.half, showdown=dealer.showdown(1), player="A")
        best = half_of(situation).best(situation.hole("A"), situation.board)
        # Nobody agrees on how many kickers a hand without a main part has.
        return None if best.category is HandCategory.HIGH_CARD else situation

    def read(self, situation: Situation, reading: Reading) -> Fact | None:
        seen = reading.hand(half_of(situation), situation.hole(situation.player), situation.board)
        if seen.category == HandCategory.HIGH_CARD.value:
            return None
        return answer("kickers", {"number": seen.kickers})

    def closeness(self, situation: Situation, reading: Reading) -> float:
        return resemblance(situation, reading)

    def misread(self, situation: Situation, reading: Reading, answer: Fact) -> tuple[Fact, ...]:
        return misread_hands(situation, reading, (situation.player,))

    def prompt(self, situation: Situation) -> Fact:
        return Fact("ask-kicker-count", {"player": situation.player})
