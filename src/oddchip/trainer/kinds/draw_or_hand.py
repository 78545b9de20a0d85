"""Draw or hand?"""

from functools import lru_cache

from oddchip.cards import Card
from oddchip.odds import Draw, find_draws
from oddchip.ranking.high import HighSystem
from oddchip.showdown import Fact
from oddchip.trainer.dealing import Dealer
from oddchip.trainer.kinds.kind import Kind, half_of, misread_hands, resemblance
from oddchip.trainer.question import Situation, answer
from oddchip.trainer.reading import DIRECT_DRAWS, Reading
from oddchip.variants import Half, Variant, find_variant


class DrawOrHand(Kind):
    """On the flop or turn: what is made already, and which straight or flush draw is there?"""

    key = "draw-or-hand"
    invites = (
        "draw-is-a-hand", "backdoor-is-a-draw", "three-in-a-row-is-a-draw", "gutshot-is-open-ended",
        "gutshot-is-no-draw", "one-draw-only", "board-pair-for-nobody", "ace-bridges", "holdem-in-omaha",
    )  # fmt: skip

    def fits(self, variant: Variant) -> bool:
        return variant.boards == 1 and variant.board == 5 and any(self.asks(half) for half in variant.halves)

    def asks(self, half: Half) -> bool:
        return isinstance(half.system, HighSystem)

    def deal(self, dealer: Dealer) -> Situation | None:
        board = 3 if dealer.dice.random() < 0.7 else 4
        return Situation(variant=dealer.variant, half=dealer.half, showdown=dealer.showdown(1, board=board), player="A")

    def read(self, situation: Situation, reading: Reading) -> Fact | None:
        half, hole = half_of(situation), situation.hole(situation.player)
        seen = reading.hand(half, hole, situation.board)
        # Who takes a draw for a hand sees no draw any more.
        real = half.best(hole, situation.board).category
        draws = reading.draws(_draws(situation)) if seen.category == real.value else ()
        return answer("made", {"category": seen.category, "draws": sorted(set(draws), key=_ORDER.index)})

    def closeness(self, situation: Situation, reading: Reading) -> float:
        return resemblance(situation, reading)

    def misread(self, situation: Situation, reading: Reading, answer: Fact) -> tuple[Fact, ...]:
        return misread_hands(situation, reading, (situation.player,))

    def prompt(self, situation: Situation) -> Fact:
        return Fact("ask-draw-or-hand", {"player": situation.player})

    def reasons(self, situation: Situation) -> tuple[Fact, ...]:
        draws = [
            {"draw": draw.code, "cards": [card.code for card in draw.completing]}
            for draw in _draws(situation)
            if draw.code in DIRECT_DRAWS
        ]
        return (
            Fact("why-hand", {"player": situation.player, "half": situation.half}),
            *(Fact("why-draw", draw) for draw in draws),
        )


_ORDER = ("straight-flush-draw", "flush-draw", "wrap", "open-ended", "double-gutshot", "gutshot")
"""Draws as they are told, the best first."""


def _draws(situation: Situation) -> tuple[Draw, ...]:
    found = _found(situation.variant.key, situation.hole(situation.player), situation.board)
    return tuple(draw for draw in found if draw.half == situation.half)


# Every misconception of a question looks at the same cards, and finding their draws is most of the work.
@lru_cache(maxsize=8)
def _found(key: str, hole: tuple[Card, ...], board: tuple[Card, ...]) -> tuple[Draw, ...]:
    return find_draws(find_variant(key), hole, board)
