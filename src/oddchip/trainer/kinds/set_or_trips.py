"""Set or trips?"""

from oddchip.ranking import HandCategory
from oddchip.showdown import Fact
from oddchip.trainer.dealing import Dealer
from oddchip.trainer.kinds.kind import Kind, half_of
from oddchip.trainer.question import Situation, answer
from oddchip.trainer.reading import RIGHT, Reading
from oddchip.variants import Half, Variant


class SetOrTrips(Kind):
    """What is this three of a kind called?"""

    key = "set-or-trips"
    invites = ("three-is-a-set", "set-and-trips-swapped")
    most_choices = 2

    def fits(self, variant: Variant) -> bool:
        return variant.boards == 1 and variant.board == 5 and any(self.asks(half) for half in variant.halves)

    def asks(self, half: Half) -> bool:
        return not half.system.low

    def deal(self, dealer: Dealer) -> Situation | None:
        situation = Situation(variant=dealer.variant, half=dealer.half, showdown=dealer.showdown(1), player="A")
        seen = RIGHT.hand(half_of(situation), situation.hole("A"), situation.board)
        # Three on the board are anyone's, and the two names are about one's own.
        return situation if seen.category == HandCategory.THREE_OF_A_KIND.value and seen.made.name else None

    def read(self, situation: Situation, reading: Reading) -> Fact | None:
        seen = reading.hand(half_of(situation), situation.hole(situation.player), situation.board)
        return answer(reading.three_name(seen))

    def closeness(self, situation: Situation, reading: Reading) -> float:
        """Trips look the more like a set, the more cards of the hand play beside them."""
        hand = half_of(situation).best(situation.hole(situation.player), situation.board)
        beside = sum(card in hand.from_hole for card in hand.kickers)
        held = sum(card in hand.from_hole for card in hand.main)
        return beside / (beside + held)

    def prompt(self, situation: Situation) -> Fact:
        return Fact("ask-set-or-trips", {"player": situation.player})
