"""What the finders of mistakes look at."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from oddchip.cards import Card
from oddchip.ranking import MadeHand
from oddchip.showdown.hands import Hands
from oddchip.showdown.settlement import Award, PotResult
from oddchip.variants import Half


class Held(NamedTuple):
    """One seat's cards on one board, with its best hand for one half."""

    player: str
    board: int
    half: Half
    hole: tuple[Card, ...]
    shared: tuple[Card, ...]
    hand: MadeHand

    @property
    def unused(self) -> tuple[Card, ...]:
        """Hole cards that do not play."""
        return tuple(card for card in self.hole if card not in self.hand.from_hole)


@dataclass(frozen=True, slots=True)
class Table:
    """The compared hands and the pots of a showdown."""

    hands: Hands
    pots: Sequence[PotResult]
    held: tuple[Held, ...]
    awards: tuple[Award, ...]

    @classmethod
    def of(cls, hands: Hands, pots: Sequence[PotResult], contested: Sequence[int]) -> Table | None:
        """The table of a showdown in which hands were compared, ``None`` otherwise."""
        seats = hands.showdown.seats
        compared = [seat for seat in contested if hands.complete(seats[seat])]
        if not compared:
            return None
        held = tuple(
            Held(seats[seat].name, board, half, seats[seat].known, hands.boards[board], hands.hand(seat, board, at))
            for seat in compared
            for board in range(len(hands.boards))
            for at, half in enumerate(hands.halves)
        )
        awards = tuple(award for pot in pots for award in pot.awards)
        return cls(hands, pots, held, awards)

    @property
    def high_hands(self) -> Iterator[Held]:
        """The hands that compete to be high."""
        return (held for held in self.held if not held.half.system.low)

    def find(self, player: str, award: Award) -> Held | None:
        """The hand with which a player took part in an award."""
        for held in self.held:
            if held.player == player and held.board == award.board and award.half in (held.half.key, "both"):
                return held
        return None

    def ties(self) -> Iterator[list[Held]]:
        """The hands that tie for an award, each group once."""
        seen = set()
        for award in self.awards:
            key = (award.board, award.half, award.winners)
            group = [self.find(player, award) for player in award.winners]
            if len(group) > 1 and key not in seen:
                seen.add(key)
                yield [held for held in group if held is not None]
