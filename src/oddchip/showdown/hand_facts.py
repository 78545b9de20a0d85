"""Facts about hands: who plays the board, who showed nothing, whose cards are unknown."""

from collections.abc import Iterator, Sequence

from oddchip.showdown.fact import Fact
from oddchip.showdown.hands import Hands
from oddchip.showdown.seat import SeatState
from oddchip.showdown.settlement import PotResult


def hand_facts(hands: Hands, pots: Sequence[PotResult]) -> Iterator[Fact]:
    """The facts about the hands of a showdown."""
    decided = any(award.beats or len(award.winners) > 1 for pot in pots for award in pot.awards)
    for at, seat in enumerate(hands.showdown.seats):
        if seat.state is SeatState.MUCKED:
            yield Fact("mucked", {"player": seat.name})
        elif seat.state is SeatState.UNSEEN:
            waiting = [pot.label for pot in pots if seat.name in pot.needs]
            yield Fact("unseen", {"player": seat.name, "pots": waiting})
        elif decided and hands.complete(seat) and hands.variant.board:
            for board in range(len(hands.boards)):
                if hands.hand(at, board, 0).plays_board:
                    yield Fact("board-plays", {"player": seat.name, "board": board})
