"""Pick the stronger of two hands."""

from oddchip.ranking import ANY_FIVE
from oddchip.showdown import Fact
from oddchip.trainer.dealing import Dealer
from oddchip.trainer.kinds.kind import Kind, half_of, likeness
from oddchip.trainer.kinds.who_wins import winners_answer
from oddchip.trainer.question import Situation
from oddchip.trainer.reading import RIGHT, Reading, Seen, seen_as
from oddchip.variants import Variant

NAMES = ("A", "B")


class Stronger(Kind):
    """Two whole hands, without a board: which is better in this game?"""

    key = "stronger"
    invites = (
        "kicker-first", "ace-bridges", "ace-always-high", "four-flush", "four-in-a-row", "suits-ranked",
        "full-house-over-flush", "wheel-in-2-7", "ace-low-in-2-7", "straights-harmless-in-2-7", "straights-spoil-low",
        "low-from-below", "high-wins-low", "greedy-badugi", "badugi-with-a-pair",
    )  # fmt: skip

    def fits(self, variant: Variant) -> bool:
        return variant.boards == 1

    def deal(self, dealer: Dealer) -> Situation | None:
        half = dealer.variant.half(dealer.half)
        size = 4 if half.system.key.startswith("badugi") else 5
        distinct = dealer.bias.distinct
        deck = dealer.shuffled()
        first = dealer.distinct(deck, size) if distinct else tuple(deck[:size])
        rest = [card for card in dealer.shuffled() if card not in first]
        second = dealer.twin(first, rest) if dealer.dice.random() < dealer.bias.twins else None
        if second is None:
            second = dealer.distinct(rest, size) if distinct else tuple(rest[:size])
        first, second = (tuple(sorted(hand, reverse=True)) for hand in (first, second))
        situation = Situation(variant=dealer.variant, half=dealer.half, hands=(first, second))
        seen = [_seen(situation, RIGHT, at) for at in (0, 1)]
        # Both must be able to win the half, or the question is another one.
        return situation if all(half.qualifies(hand.made) for hand in seen) else None

    def read(self, situation: Situation, reading: Reading) -> Fact | None:
        strengths = [_seen(situation, reading, at).strength for at in (0, 1)]
        best = max(strengths)
        return winners_answer(tuple(NAMES[at] for at in (0, 1) if strengths[at] == best))

    def prompt(self, situation: Situation) -> Fact:
        return Fact("ask-stronger", {})

    def closeness(self, situation: Situation) -> float:
        return likeness(*(_seen(situation, RIGHT, at) for at in (0, 1)))

    def reasons(self, situation: Situation) -> tuple[Fact, ...]:
        strengths = [_seen(situation, RIGHT, at).strength for at in (0, 1)]
        named = [Fact("why-hand", {"player": name, "half": situation.half}) for name in NAMES]
        if strengths[0] == strengths[1]:
            return (*named, Fact("why-tie", {"player": "A", "half": situation.half}))
        winner, loser = NAMES if strengths[0] > strengths[1] else NAMES[::-1]
        return (*named, Fact("why-beats", {"winner": winner, "loser": loser, "half": situation.half}))


def _seen(situation: Situation, reading: Reading, at: int) -> Seen:
    half, cards = half_of(situation), situation.hands[at]
    ruled = reading.rule(half)
    return reading.look(seen_as(ruled.system, ruled.system.best(ANY_FIVE, cards, ())), ruled, cards, ())
