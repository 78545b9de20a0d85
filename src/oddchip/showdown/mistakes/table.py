"""What the finders of mistakes look at."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from oddchip.cards import Card
from oddchip.ranking import ANY_FIVE, EXACTLY_TWO, HandCategory, HandValue, MadeHand
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
    category: HandCategory
    own_ranks: int
    """One bit for each rank among the hole cards."""
    all_ranks: int
    """One bit for each rank among all cards."""

    @property
    def repeats(self) -> int:
        """How many cards repeat the rank of another."""
        return len(self.hole) + len(self.shared) - self.all_ranks.bit_count()

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
    high_hands: tuple[Held, ...]
    """The hands that compete to be high."""
    free_hands: tuple[Held, ...]
    """Those of them for which any five cards may play."""
    awards: tuple[Award, ...]
    _board_values: dict[tuple[int, str], HandValue] = field(default_factory=dict)

    @classmethod
    def of(cls, hands: Hands, pots: Sequence[PotResult], contested: Sequence[int]) -> Table | None:
        """The table of a showdown in which hands were compared, ``None`` otherwise."""
        seats = hands.showdown.seats
        compared = [seat for seat in contested if hands.complete(seats[seat])]
        if not compared:
            return None
        shared_ranks = [rank_bits(board) for board in hands.boards]
        held = []
        for seat in compared:
            hole = seats[seat].known
            own = rank_bits(hole)
            for board, shared in enumerate(hands.boards):
                for at, half in enumerate(hands.halves):
                    hand = hands.hand(seat, board, at)
                    ranks = own | shared_ranks[board]
                    name = seats[seat].name
                    held.append(Held(name, board, half, hole, shared, hand, hand.value.category, own, ranks))
        awards = tuple(award for pot in pots for award in pot.awards)
        high = tuple([one for one in held if not one.half.system.low])
        free = tuple([one for one in high if one.half.selection is ANY_FIVE])
        return cls(hands, pots, tuple(held), high, free, awards)

    def traits(self) -> set[str]:
        """What is there to go wrong at all: categories, ties, side pots, kinds of hands."""
        found = {held.category.value for held in self.high_hands}
        if "straight-flush" in found:
            found.add("straight")
        if self.high_hands:
            found.add("high")
        if len(self.high_hands) < len(self.held):
            found.add("low")
        if any(half.selection is EXACTLY_TWO for half in self.hands.halves):
            found.add("exactly-two")
        for held in self.free_hands:
            if len(held.shared) == 5:
                found.add(f"board-{self.board_value(held).category.value}")
        if len(self.pots) > 1:
            found.add("side-pots")
        for award in self.awards:
            if len(award.winners) > 1:
                found.add("tie")
            found.update([fact.code for fact in award.beats])
        return found

    def board_value(self, held: Held) -> HandValue:
        """The value of the five cards of a hand's board."""
        key = (held.board, held.half.key)
        if key not in self._board_values:
            self._board_values[key] = held.half.system.value(held.shared)
        return self._board_values[key]

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


def rank_bits(cards: Iterable[Card]) -> int:
    """One bit for each rank that occurs.

    >>> from oddchip.cards import parse_cards
    >>> rank_bits(parse_cards("2s 4s")) == 1 << 2 | 1 << 4
    True
    """
    bits = 0
    for card in cards:
        bits |= 1 << card.rank
    return bits
