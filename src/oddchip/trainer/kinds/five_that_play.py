"""Pick the cards that play."""

from oddchip.showdown import Fact
from oddchip.trainer.dealing import Dealer
from oddchip.trainer.kinds.kind import Kind, half_of, is_unique, resemblance
from oddchip.trainer.question import Situation, answer
from oddchip.trainer.reading import Reading
from oddchip.variants import Variant


class FiveThatPlay(Kind):
    """Which cards make this player's best hand?"""

    key = "five-that-play"
    invites = (
        "six-cards", "own-cards-must-play", "holdem-in-omaha", "one-card-in-omaha", "pairs-only",
        "board-pair-for-nobody", "kicker-from-hand", "three-pairs", "four-flush", "four-in-a-row", "ace-bridges",
        "ace-never-low", "straight-over-flush", "straights-spoil-low", "ace-high-in-low", "same-two-both-ways",
        "greedy-badugi", "badugi-with-a-pair",
    )  # fmt: skip

    def fits(self, variant: Variant) -> bool:
        badugi = any(half.system.key.startswith("badugi") for half in variant.halves)
        return variant.boards == 1 and (variant.hole + variant.board > 5 or badugi)

    def deal(self, dealer: Dealer) -> Situation | None:
        situation = Situation(variant=dealer.variant, half=dealer.half, showdown=dealer.showdown(1), player="A")
        half, hole = half_of(situation), situation.hole("A")
        best = half.best(hole, situation.board)
        if not half.qualifies(best) or not is_unique(half, hole, situation.board, best):
            return None
        return situation

    def read(self, situation: Situation, reading: Reading) -> Fact | None:
        seen = reading.hand(half_of(situation), situation.hole(situation.player), situation.board)
        return answer("cards", {"cards": [card.code for card in sorted(seen.cards, reverse=True)]})

    def closeness(self, situation: Situation, reading: Reading) -> float:
        return resemblance(situation, reading)

    def prompt(self, situation: Situation) -> Fact:
        return Fact("ask-five-that-play", {"player": situation.player})
