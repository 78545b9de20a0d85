"""Who wins each pot?"""

from oddchip.showdown import Fact, settle
from oddchip.trainer.dealing import Dealer
from oddchip.trainer.kinds.kind import Kind, closest
from oddchip.trainer.kinds.player_pots import with_side_pots
from oddchip.trainer.kinds.who_wins import decided_by_kickers
from oddchip.trainer.question import Situation, answer
from oddchip.trainer.reading import Reading, divide
from oddchip.variants import Variant


class PotWinners(Kind):
    """Who wins the main pot, and who each side pot?"""

    key = "pot-winners"
    invites = (
        "one-winner", "all-in-for-all-pots", "all-in-for-main-only", "one-pot-each", "highest-card-wins",
        "no-kickers", "sixth-card", "suits-ranked", "kicker-first", "low-from-below",
    )  # fmt: skip

    def fits(self, variant: Variant) -> bool:
        return variant.boards == 1 and not variant.is_split

    def halves(self, variant: Variant, code: str) -> tuple[str, ...]:
        return tuple(key for key in super().halves(variant, code) if decided_by_kickers(variant.half(key), code))

    def deal(self, dealer: Dealer) -> Situation | None:
        showdown, pots = with_side_pots(dealer)
        if pots < 2:
            return None
        return Situation(variant=dealer.variant, half=dealer.half, showdown=showdown)

    def read(self, situation: Situation, reading: Reading) -> Fact | None:
        found = divide(situation.table, reading).pots
        winners = {pot.label: list(pot.winners) for pot in found}
        labels = [pot.label for pot in settle(situation.table).pots]
        # Whoever sees one pot gives it, side pots and all, to its winners.
        return answer("pot-winners", {"winners": {label: winners.get(label, winners["main"]) for label in labels}})

    def right(self, situation: Situation) -> Fact | None:
        pots = settle(situation.table).pots
        return answer("pot-winners", {"winners": {pot.label: list(pot.winners) for pot in pots}})

    def prompt(self, situation: Situation) -> Fact:
        return Fact("ask-pot-winners", {})

    def closeness(self, situation: Situation, reading: Reading) -> float:
        return closest(situation)

    def reasons(self, situation: Situation) -> tuple[Fact, ...]:
        return (Fact("why-pots", {"chips": False}),)
