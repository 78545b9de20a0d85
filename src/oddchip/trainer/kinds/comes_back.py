"""What comes back?"""

from oddchip.showdown import Fact, settle
from oddchip.trainer.dealing import Dealer
from oddchip.trainer.kinds.kind import Kind, ratio
from oddchip.trainer.question import Situation, answer
from oddchip.trainer.reading import RIGHT, Reading
from oddchip.trainer.reading.dividing import contributions
from oddchip.variants import Variant


class ComesBack(Kind):
    """Which part of a bet was called by nobody and goes back?"""

    key = "comes-back"
    invites = (
        "uncalled-is-won", "whole-bet-back", "returned-over-shortest", "folded-chips-do-not-match",
    )  # fmt: skip

    def fits(self, variant: Variant) -> bool:
        return variant.boards == 1

    def deal(self, dealer: Dealer) -> Situation | None:
        seats = dealer.dice.choice((3, 3, 4))
        if seats * dealer.variant.hole + dealer.variant.board > dealer.variant.deck.size:
            return None
        folded = dealer.dice.choice((0, 1, 1))
        showdown = dealer.staked(seats, folded=folded)
        live = [int(seat.live or 0) for seat in showdown.seats if seat.contends]
        return Situation(variant=dealer.variant, half=dealer.half, showdown=showdown) if len(set(live)) > 1 else None

    def read(self, situation: Situation, reading: Reading) -> Fact | None:
        refund = reading.layers(contributions(situation.table)).refund
        if refund is None:
            return answer("nothing-back")
        return answer("back", {"player": situation.table.seats[refund[0]].name, "amount": str(refund[1])})

    def right(self, situation: Situation) -> Fact | None:
        refunds = settle(situation.table).refunds
        for player, amount in refunds.items():
            return answer("back", {"player": player, "amount": str(amount)})
        return answer("nothing-back")

    def closeness(self, situation: Situation, reading: Reading) -> float:
        back = [reading.layers(contributions(situation.table)).refund for reading in (RIGHT, reading)]
        return ratio(*(0 if refund is None else refund[1] for refund in back))

    def prompt(self, situation: Situation) -> Fact:
        return Fact("ask-comes-back", {})

    def reasons(self, situation: Situation) -> tuple[Fact, ...]:
        return (Fact("why-back", {}), Fact("why-layers", {}))
