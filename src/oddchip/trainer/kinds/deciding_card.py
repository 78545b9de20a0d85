"""Which card decides, or is it a tie?"""

from oddchip.ranking import HandCategory
from oddchip.showdown import Fact
from oddchip.trainer.dealing import Dealer
from oddchip.trainer.kinds.kind import Kind, closest, half_of, misread_hands
from oddchip.trainer.kinds.who_wins import COMPARING, decided_by_kickers, ranking_reasons
from oddchip.trainer.question import Situation, answer
from oddchip.trainer.reading import Look, Reading
from oddchip.variants import Variant


class DecidingCard(Kind):
    """At which look do two hands differ, if at all?"""

    key = "deciding-card"
    invites = COMPARING

    def fits(self, variant: Variant) -> bool:
        return variant.boards == 1

    def halves(self, variant: Variant, code: str) -> tuple[str, ...]:
        return tuple(key for key in super().halves(variant, code) if decided_by_kickers(variant.half(key), code))

    def deal(self, dealer: Dealer) -> Situation | None:
        situation = Situation(
            variant=dealer.variant, half=dealer.half, showdown=dealer.showdown(2), player="A", rival="B"
        )
        half = half_of(situation)
        if any(not half.qualifies(half.best(hole, situation.board)) for hole in situation.holdings.values()):
            return None
        return situation

    def read(self, situation: Situation, reading: Reading) -> Fact | None:
        half, board = half_of(situation), situation.board
        seen = {name: reading.hand(half, hole, board) for name, hole in situation.holdings.items()}
        first, second = situation.player, situation.rival
        for left, right in zip(seen[first].looks, seen[second].looks, strict=False):
            if left.number != right.number:
                winner, loser = (first, second) if left.number > right.number else (second, first)
                best, other = (left, right) if left.number > right.number else (right, left)
                if best.part == "category" and best.shown == other.shown:
                    # A ladder read wrongly cannot name what differs.
                    return None
                place, index = _place(best, seen[winner].category)
                told = {"winner": winner, "loser": loser, "best": best.shown, "other": other.shown}
                return answer("decides", {"place": place, "index": index, **told})
        return answer("tie", {"players": [first, second]})

    def misread(self, situation: Situation, reading: Reading, answer: Fact) -> tuple[Fact, ...]:
        return misread_hands(situation, reading, tuple(situation.holdings))

    def prompt(self, situation: Situation) -> Fact:
        return Fact("ask-deciding-card", {"first": situation.player, "second": situation.rival})

    def closeness(self, situation: Situation, reading: Reading) -> float:
        return closest(situation)

    def reasons(self, situation: Situation) -> tuple[Fact, ...]:
        return ranking_reasons(situation)


_PLACES = {
    ("full-house", 1): "three",
    ("full-house", 2): "two",
    ("two-pair", 1): "higher-pair",
    ("two-pair", 2): "lower-pair",
    ("three-pair", 1): "higher-pair",
    **{(category, 1): "top" for category in ("straight", "straight-flush")},
    **{(category, 1): "rank" for category in ("pair", "three-of-a-kind", "four-of-a-kind")},
}
# A straight has none, unless somebody thinks so.
_ONE_KICKER = frozenset({"two-pair", "four-of-a-kind", "straight", "straight-flush"})


def _place(look: Look, category: str) -> tuple[str, int]:
    """What decides, by its name, and which of several it is: one answer for what is one thing to a reader.

    >>> _place(Look("main", 3, "J", 11), "flush") == _place(Look("kicker", 3, "J", 11), "high-card")
    True
    """
    if look.part == "kicker" and category != HandCategory.HIGH_CARD.value:
        return ("one-kicker", 1) if category in _ONE_KICKER else ("kicker", look.index)
    if look.part not in ("main", "kicker"):
        return look.part, 1
    place = _PLACES.get((category, look.index)) if look.part == "main" else None
    return ("card", look.index) if place is None else (place, 1)
