"""What is the chance?"""

from fractions import Fraction

from oddchip.showdown import Fact
from oddchip.trainer.dealing import Dealer
from oddchip.trainer.kinds.chasing import Chasing
from oddchip.trainer.question import Situation, answer
from oddchip.trainer.reading import RIGHT, OutsView, Reading
from oddchip.trainer.reading.chances import look_ahead

_MOST_OUTS = 15


class Chance(Chasing):
    """How likely is an out, by the next card or by the river? Counted over the unseen cards, exactly."""

    key = "chance"
    invites = (
        "out-of-the-whole-deck", "known-cards-as-unseen", "odds-for-chance", "chances-add-up", "one-card-for-two",
    )  # fmt: skip

    def deal(self, dealer: Dealer) -> Situation | None:
        return self.behind(dealer, to_come=dealer.dice.choice((1, 2)))

    def read(self, situation: Situation, reading: Reading) -> Fact | None:
        view = look_ahead(situation)
        if not 0 < len(view.winning) <= _MOST_OUTS:
            return None
        chance = reading.chance(view)
        return answer("chance", {"fraction": f"{chance.numerator}/{chance.denominator}"})

    def amount(self, view: OutsView, reading: Reading) -> Fraction:
        return reading.chance(view)

    def prompt(self, situation: Situation) -> Fact:
        view = look_ahead(situation)
        cards = [card.code for card in reversed(view.winning)]
        told = {"player": situation.player, "rival": situation.rival, "cards": cards, "number": len(cards)}
        return Fact("ask-chance", {**told, "street": "next" if situation.to_come == 1 else "river"})

    def reasons(self, situation: Situation) -> tuple[Fact, ...]:
        view = look_ahead(situation)
        told = {"number": len(view.winning), "unseen": view.unseen, "rest": view.unseen - len(view.winning)}
        right = RIGHT.chance(view)
        shown = {"fraction": f"{right.numerator}/{right.denominator}"}
        return (Fact("why-chance-next" if situation.to_come == 1 else "why-chance-river", {**told, **shown}),)
