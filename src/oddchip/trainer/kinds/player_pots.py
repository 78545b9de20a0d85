"""Which pots is this player in?"""

from oddchip.showdown import Fact, Showdown, settle
from oddchip.trainer.dealing import Dealer
from oddchip.trainer.kinds.kind import Kind, ratio
from oddchip.trainer.question import Situation, answer
from oddchip.trainer.reading import RIGHT, Reading
from oddchip.trainer.reading.dividing import contributions, pot_label
from oddchip.variants import Variant

_MIDDLE = 0.8
"""How often a player between the shortest and the deepest stack is asked about, if there is one."""


class PlayerPots(Kind):
    """Which pots may this player win?"""

    key = "player-pots"
    invites = (
        "all-in-for-all-pots", "all-in-for-main-only", "one-pot-each",
    )  # fmt: skip

    def fits(self, variant: Variant) -> bool:
        return variant.boards == 1

    def deal(self, dealer: Dealer) -> Situation | None:
        showdown, pots = with_side_pots(dealer)
        if pots < 2:
            return None
        layers = RIGHT.layers(contributions(showdown)).pots
        # Those who are in some side pots and not in all can be wrong both ways.
        middle = set(layers[1].eligible) - set(layers[-1].eligible)
        among = middle if middle and dealer.dice.random() < _MIDDLE else layers[0].eligible
        player = showdown.seats[dealer.dice.choice(sorted(among))].name
        return Situation(variant=dealer.variant, half=dealer.half, showdown=showdown, player=player)

    def read(self, situation: Situation, reading: Reading) -> Fact | None:
        seats = [seat.name for seat in situation.table.seats]
        player = seats.index(situation.player)
        layers = reading.layers(contributions(situation.table))
        labels = [pot_label(at) for at, pot in enumerate(layers.pots) if player in pot.eligible]
        return answer("pots", {"pots": labels})

    def right(self, situation: Situation) -> Fact | None:
        pots = settle(situation.table).pots
        return answer("pots", {"pots": [pot.label for pot in pots if situation.player in pot.eligible]})

    def closeness(self, situation: Situation, reading: Reading) -> float:
        """How near the player's stake is to one that would be in more pots, or in fewer."""
        stakes = {seat.name: int(seat.live or 0) for seat in situation.table.seats if seat.contends}
        own = stakes[situation.player]
        return max(ratio(own, stake) for stake in stakes.values() if stake != own)

    def prompt(self, situation: Situation) -> Fact:
        return Fact("ask-player-pots", {"player": situation.player})

    def reasons(self, situation: Situation) -> tuple[Fact, ...]:
        return (Fact("why-layers", {}),)


def with_side_pots(dealer: Dealer) -> tuple[Showdown, int]:
    """A showdown with stakes, and how many pots it has."""
    most = min(5, (dealer.variant.deck.size - dealer.variant.board) // dealer.variant.hole)
    seats = min(most, dealer.dice.choice((3, 4, 4, 5)))
    folded = int(seats > 3 and dealer.dice.random() < 0.4)
    showdown = dealer.staked(seats, folded=folded, uneven=0.5)
    return showdown, len(RIGHT.layers(contributions(showdown)).pots)
