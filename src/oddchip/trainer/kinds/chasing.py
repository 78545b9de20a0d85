"""What questions about outs and their chances have in common."""

from fractions import Fraction

from oddchip.showdown import Fact
from oddchip.trainer.dealing import Dealer
from oddchip.trainer.kinds.kind import Kind, half_of, ratio
from oddchip.trainer.question import Situation
from oddchip.trainer.reading import RIGHT, OutsView, Reading
from oddchip.trainer.reading.chances import look_ahead
from oddchip.variants import Half, Variant


class Chasing(Kind):
    """A player is behind one known hand on the flop or turn: what may the cards to come do?"""

    def fits(self, variant: Variant) -> bool:
        return variant.boards == 1 and variant.board == 5 and not variant.is_split

    def asks(self, half: Half) -> bool:
        return not half.system.low

    def deal(self, dealer: Dealer) -> Situation | None:
        return self.behind(dealer, to_come=1)

    def behind(self, dealer: Dealer, *, to_come: int) -> Situation | None:
        """Two known hands, the first of them behind; ``None`` where they tie."""
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

    def amount(self, view: OutsView, reading: Reading) -> Fraction | int:
        """What a reading makes of the cards to come; here the number of outs."""
        return reading.count_outs(view)

    def closeness(self, situation: Situation, reading: Reading) -> float:
        view = look_ahead(situation)
        return ratio(self.amount(view, RIGHT), self.amount(view, reading))

    def reasons(self, situation: Situation) -> tuple[Fact, ...]:
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
