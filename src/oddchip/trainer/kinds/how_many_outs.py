"""How many outs?"""

from oddchip.showdown import Fact
from oddchip.trainer.dealing import Dealer
from oddchip.trainer.kinds.kind import Kind, half_of, ratio
from oddchip.trainer.question import Situation, answer
from oddchip.trainer.reading import RIGHT, OutsView, Reading
from oddchip.trainer.reading.chances import look_ahead
from oddchip.variants import Half, Variant


class HowManyOuts(Kind):
    """How many next cards put this player ahead of a known hand?"""

    key = "how-many-outs"
    invites = (
        "improving-is-winning", "ties-are-outs", "outs-counted-twice", "held-cards-counted", "draws-only",
        "biggest-draw-only", "own-pair-wins",
    )  # fmt: skip

    def fits(self, variant: Variant) -> bool:
        return counts_outs(variant)

    def asks(self, half: Half) -> bool:
        return not half.system.low

    def deal(self, dealer: Dealer) -> Situation | None:
        return behind(dealer)

    def read(self, situation: Situation, reading: Reading) -> Fact | None:
        view = look_ahead(situation)
        return answer("outs", {"number": reading.count_outs(view)}) if _countable(view) else None

    def closeness(self, situation: Situation, reading: Reading) -> float:
        view = look_ahead(situation)
        return ratio(RIGHT.count_outs(view), reading.count_outs(view))

    def prompt(self, situation: Situation) -> Fact:
        return Fact("ask-how-many-outs", {"player": situation.player, "rival": situation.rival})

    def reasons(self, situation: Situation) -> tuple[Fact, ...]:
        return outs_reasons(situation)


def counts_outs(variant: Variant) -> bool:
    """Whether outs against a known hand make sense: a board, and one half."""
    return variant.boards == 1 and variant.board == 5 and not variant.is_split


def behind(dealer: Dealer, *, to_come: int = 1) -> Situation | None:
    """Two known hands on the flop or turn, the first of them behind."""
    size = 3 if to_come == 2 else dealer.dice.choice((3, 4, 4))
    board, held = dealer.cards(2, size)
    half = dealer.variant.half(dealer.half)
    mine, theirs = (half.best(hole, board).value for hole in held)
    if mine == theirs:
        return None
    if mine > theirs:
        held.reverse()
    return Situation(
        variant=dealer.variant, half=dealer.half, showdown=dealer.seated(board, held), player="A", rival="B",
        to_come=to_come,
    )  # fmt: skip


def _countable(view: OutsView) -> bool:
    return 0 < len(view.winning) <= MOST_OUTS


MOST_OUTS = 20
"""More outs than this are no draw but a race."""


def outs_reasons(situation: Situation) -> tuple[Fact, ...]:
    """Both hands as they stand, the outs, and what looks like an out and is none."""
    view = look_ahead(situation)
    half = half_of(situation)
    false = [card.code for card in view.improving if card not in view.winning and card not in view.tying]
    reasons = [Fact("why-hand", {"player": name, "half": half.key}) for name in (situation.player, situation.rival)]
    cards = [card.code for card in reversed(RIGHT.out_cards(view))]
    reasons.append(Fact("why-outs", {"number": len(cards), "unseen": view.unseen, "cards": cards}))
    if view.tying:
        reasons.append(Fact("why-ties", {"cards": [card.code for card in reversed(view.tying)]}))
    if false:
        reasons.append(Fact("why-false-outs", {"rival": situation.rival, "cards": false[::-1]}))
    return tuple(reasons)
