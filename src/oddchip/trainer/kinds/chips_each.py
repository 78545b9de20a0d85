"""How many chips each?"""

from oddchip.pots import format_amount
from oddchip.showdown import Fact, settle
from oddchip.trainer.dealing import Dealer
from oddchip.trainer.kinds.kind import Kind, closest
from oddchip.trainer.kinds.who_wins import decided_by_kickers
from oddchip.trainer.question import Situation, answer
from oddchip.trainer.reading import Reading, divide
from oddchip.variants import Variant


class ChipsEach(Kind):
    """What does each player win from the pots, down to the odd chip?"""

    key = "chips-each"
    invites = (
        "odd-chip-to-high-card", "odd-chip-to-first-seat", "odd-chip-to-button", "remainder-to-one-seat",
        "one-winner", "all-in-for-all-pots", "one-pot-each", "uncalled-is-won", "no-kickers", "sixth-card",
        "suits-ranked", "highest-card-wins", "low-from-below", "equal-shares", "any-low-qualifies", "high-takes-all",
    )  # fmt: skip

    def fits(self, variant: Variant) -> bool:
        return variant.boards == 1

    def halves(self, variant: Variant, code: str) -> tuple[str, ...]:
        return tuple(key for key in super().halves(variant, code) if decided_by_kickers(variant.half(key), code))

    def deal(self, dealer: Dealer) -> Situation | None:
        most = min(5, (dealer.variant.deck.size - dealer.variant.board) // dealer.variant.hole)
        seats = min(most, dealer.dice.choice((2, 3, 3, 4, 4)))
        folded = int(dealer.dice.random() < 0.6) if seats > 2 else 0
        return Situation(variant=dealer.variant, half=dealer.half, showdown=dealer.staked(seats, folded=folded))

    def read(self, situation: Situation, reading: Reading) -> Fact | None:
        return _told(divide(situation.table, reading).payouts)

    def right(self, situation: Situation) -> Fact | None:
        won = settle(situation.table).payouts
        return answer("chips", {"shares": {name: format_amount(int(share)) for name, share in won.items()}})

    def prompt(self, situation: Situation) -> Fact:
        return Fact("ask-chips-each", {})

    def closeness(self, situation: Situation, reading: Reading) -> float:
        return closest(situation)

    def reasons(self, situation: Situation) -> tuple[Fact, ...]:
        back = (Fact("why-back"),) if settle(situation.table).refunds else ()
        return (*back, Fact("why-pots", {"chips": True}))


def _told(payouts: dict[str, int]) -> Fact:
    return answer("chips", {"shares": {name: str(share) for name, share in payouts.items()}})
