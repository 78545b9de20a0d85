"""Which card decides, or is it a tie?"""

from oddchip.showdown import Fact
from oddchip.trainer.dealing import Dealer
from oddchip.trainer.kinds.kind import Kind, closest, half_of, misread_hands
from oddchip.trainer.kinds.who_wins import COMPARING, decided_by_kickers, ranking_reasons
from oddchip.trainer.question import Situation, answer
from oddchip.trainer.reading import Reading
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
                told = {"part": best.part, "index": best.index, "winner": winner, "loser": loser}
                shown = {"best": best.shown, "other": other.shown}
                return answer("decides", {**told, **shown, "category": seen[winner].category})
        return answer("tie", {"players": [first, second]})

    def misread(self, situation: Situation, reading: Reading, answer: Fact) -> tuple[Fact, ...]:
        return misread_hands(situation, reading, tuple(situation.holdings))

    def prompt(self, situation: Situation) -> Fact:
        return Fact("ask-deciding-card", {"first": situation.player, "second": situation.rival})

    def closeness(self, situation: Situation, reading: Reading) -> float:
        return closest(situation)

    def reasons(self, situation: Situation) -> tuple[Fact, ...]:
        return ranking_reasons(situation)
