"""Facts about hands: who plays the board, who showed nothing, whose cards are unknown."""

from collections.abc import Iterator, Sequence

from oddchip.showdown.fact import Fact
from oddchip.showdown.seat import SeatState
from oddchip.showdown.settlement import PlayedHand, PotResult
from oddchip.showdown.showdown import Showdown


def hand_facts(showdown: Showdown, pots: Sequence[PotResult], played: Sequence[PlayedHand]) -> Iterator[Fact]:
    """The facts about the hands of a showdown."""
    for seat in showdown.seats:
        if seat.state is SeatState.MUCKED:
            yield Fact("mucked", {"player": seat.name})
        elif seat.state is SeatState.UNSEEN:
            waiting = [pot.label for pot in pots if seat.name in pot.needs]
            yield Fact("unseen", {"player": seat.name, "pots": waiting})
    if not showdown.boards or not any(award.beats or len(award.winners) > 1 for pot in pots for award in pot.awards):
        return
    first = showdown.variant.halves[0].key
    for hand in played:
        if not hand.hand.from_hole and hand.half == first:
            yield Fact("board-plays", {"player": hand.player, "board": hand.board})
