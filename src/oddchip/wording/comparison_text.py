"""How two hands compare, step by step until the card that decides."""

from collections.abc import Sequence
from typing import Any

from oddchip.cards import Rank
from oddchip.ranking import Comparison, HandCategory, MadeHand, Step, find_system
from oddchip.wording.forms import Phrase
from oddchip.wording.speaker import Speaker


def say_comparison(speaker: Speaker, comparison: Comparison, winner: str, loser: str) -> list[Phrase]:
    """The sentences of a comparison that the left hand wins, as far as the deciding step.

    >>> from oddchip.cards import parse_cards
    >>> from oddchip.ranking import ANY_FIVE, HIGH, compare_hands
    >>> board = parse_cards("Qs 9h 6d 4c 2s")
    >>> left, right = (HIGH.best(ANY_FIVE, parse_cards(hole), board) for hole in ("Ad Qc", "Kd Qh"))
    >>> for said in say_comparison(Speaker("en", isolates=False), compare_hands(left, right), "A", "B"):
    ...     print(said)
    Same category, pair.
    Same pair, queens.
    First kicker: A an ace, B a king. The ace is higher.
    """
    return _Comparing(speaker, comparison, winner, loser).sentences()


def say_tie(speaker: Speaker, hand: MadeHand) -> Phrase:
    """Equal hands."""
    ranks = list(hand.value.ranks)
    if len(ranks) < 5:
        return speaker.say("tie-cards", ranks=ranks)
    return speaker.say("tie-five", ranks=ranks)


class _Comparing:
    def __init__(self, speaker: Speaker, comparison: Comparison, winner: str, loser: str) -> None:
        self.speaker = speaker
        self.comparison = comparison
        self.names = {"winner": winner, "loser": loser}
        self.hand = comparison.left
        self.step: Step = comparison.steps[-1]
        self.ranks = self.hand.value.ranks

    def sentences(self) -> list[Phrase]:
        low = find_system(self.hand.value.system).low
        if self.step.part == "category":
            best, other = self.step.left, self.step.right
            if low:
                return [self._say("step-category-low", kind=self._kind(), best=best, other=other)]
            return [self._say("step-category", best=best, other=other)]
        return self._low() if low else [self._say("step-same", category=self.hand.category), *self._high()]

    def _say(self, message_id: str, **arguments: Any) -> Phrase:
        return self.speaker.say(message_id, **arguments)

    def _decides(self, message_id: str, **arguments: Any) -> Phrase:
        """A deciding sentence: who holds which rank."""
        return self._say(message_id, best=self.step.left, other=self.step.right, **self.names, **arguments)

    def _high(self) -> list[Phrase]:
        category, index = self.hand.category, self.step.index
        if category is HandCategory.FLUSH or category is HandCategory.HIGH_CARD:
            message = "step-flush-decides" if category is HandCategory.FLUSH else "step-card-decides"
            return [self._decides(message, index=index, equal=self._words(self.ranks[: index - 1]))]
        if category in (HandCategory.STRAIGHT, HandCategory.STRAIGHT_FLUSH):
            return [self._decides("step-straight-decides", category=category)]
        if category is HandCategory.FULL_HOUSE:
            if index == 1:
                return [self._decides("step-full-house-trips-decides")]
            return [self._decides("step-full-house-pair-decides", rank=self.ranks[0])]
        if category is HandCategory.TWO_PAIR:
            return [self._two_pair()]
        return self._one_rank()

    def _two_pair(self) -> Phrase:
        if self.step.part == "kicker":
            return self._decides("step-two-pair-kicker", rank=self.ranks[0], second=self.ranks[2])
        if self.step.index == 1:
            return self._decides("step-two-pair-high-decides")
        return self._decides("step-two-pair-low-decides", rank=self.ranks[0])

    def _one_rank(self) -> list[Phrase]:
        """A pair, trips or quads: the rank that makes them, then the kickers."""
        stem = {
            HandCategory.PAIR: "step-pair",
            HandCategory.THREE_OF_A_KIND: "step-trips",
            HandCategory.FOUR_OF_A_KIND: "step-quads",
        }.get(self.hand.category, "step-fives")
        if self.step.part == "main":
            return [self._decides(f"{stem}-decides")]
        if self.hand.category is HandCategory.FOUR_OF_A_KIND:
            return [self._decides("step-quads-kicker", rank=self.ranks[0])]
        before = [card.rank for card in self.hand.kickers[: self.step.index - 1]]
        return [
            self._say(f"{stem}-equal", rank=self.ranks[0]),
            self._decides("step-kicker-decides", index=self.step.index, equal=self._words(before)),
        ]

    def _low(self) -> list[Phrase]:
        hand, index = self.hand, self.step.index
        if hand.category is HandCategory.NO_PAIR or hand.category.value.startswith("badugi"):
            shown = {"left": list(self.ranks), "right": list(self.comparison.right.value.ranks), "kind": self._kind()}
            return [
                self._say("step-low-card-decides", index=index, best=self.step.left, other=self.step.right, **shown)
            ]
        if self.step.part == "kicker":
            said = self._say("step-low-kicker-decides", index=index, best=self.step.left, other=self.step.right)
            return [self._say("step-low-equal"), said]
        return [self._say("step-low-rank-decides", best=self.step.left, other=self.step.right)]

    def _kind(self) -> str:
        return "badugi" if self.hand.category.value.startswith("badugi") else "low"

    def _words(self, ranks: Sequence[Rank]) -> Phrase:
        return self.speaker.joined([self.speaker.rank(rank) for rank in ranks])
