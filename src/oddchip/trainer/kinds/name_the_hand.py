"""Name the hand."""

from collections.abc import Sequence

from oddchip.cards import Rank
from oddchip.ranking import HandCategory
from oddchip.showdown import Fact
from oddchip.trainer.dealing import Dealer
from oddchip.trainer.kinds.kind import Kind, half_of, misread_hands, resemblance
from oddchip.trainer.question import Situation, answer
from oddchip.trainer.reading import Reading, Seen
from oddchip.variants import Half, Variant


class NameTheHand(Kind):
    """What is this player's best hand?"""

    key = "name-the-hand"
    invites = (
        "four-flush", "four-in-a-row", "ace-bridges", "ace-never-low", "pairs-only", "board-pair-for-nobody",
        "three-pairs", "straight-over-flush", "kicker-from-hand", "own-cards-must-play", "holdem-in-omaha",
        "one-card-in-omaha", "wheel-in-2-7", "ace-low-in-2-7", "straights-harmless-in-2-7", "straights-spoil-low",
        "ace-high-in-low", "pairs-harmless-in-low", "same-two-both-ways", "greedy-badugi", "badugi-with-a-pair",
    )  # fmt: skip

    def halves(self, variant: Variant, code: str) -> tuple[str, ...]:
        # Five cards are one hand, whatever the ladder.
        one_hand = code == "straight-over-flush" and variant.hole + variant.board == 5
        return () if one_hand else super().halves(variant, code)

    def fits(self, variant: Variant) -> bool:
        return variant.boards == 1

    def deal(self, dealer: Dealer) -> Situation | None:
        return Situation(variant=dealer.variant, half=dealer.half, showdown=dealer.showdown(1), player="A")

    def read(self, situation: Situation, reading: Reading) -> Fact | None:
        half = half_of(situation)
        seen = reading.hand(half, situation.hole(situation.player), situation.board)
        if half.qualifier is not None and not reading.qualifies(half, seen):
            return None
        ranks = [rank.letter for rank in _named(seen, half)]
        return answer("hand", {"category": seen.category, "ranks": ranks, "low": half.system.low})

    def closeness(self, situation: Situation, reading: Reading) -> float:
        return resemblance(situation, reading)

    def misread(self, situation: Situation, reading: Reading, answer: Fact) -> tuple[Fact, ...]:
        return misread_hands(situation, reading, (situation.player,))

    def prompt(self, situation: Situation) -> Fact:
        return Fact("ask-name-the-hand", {"player": situation.player})


def _named(seen: Seen, half: Half) -> Sequence[Rank]:
    """The ranks by which a hand is called: a low that something spoils goes by that alone."""
    if not half.system.low or seen.category == HandCategory.NO_PAIR.value or seen.category.startswith("badugi"):
        return seen.ranks
    if seen.category == HandCategory.FLUSH.value:
        return seen.ranks[:1]
    return [rank for rank in seen.ranks if seen.ranks.count(rank) > 1] or seen.ranks
