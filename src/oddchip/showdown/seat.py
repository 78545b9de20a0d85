"""One seat at the showdown."""

from dataclasses import dataclass
from enum import Enum

from oddchip.cards import Card
from oddchip.pots import Amount


class SeatState(Enum):
    """What a seat's hand is worth at the showdown; the value is its code in JSON."""

    IN = "in"
    """Live, with its cards shown."""
    FOLDED = "folded"
    """Given up during the betting."""
    MUCKED = "mucked"
    """Nothing tabled at the showdown: wins nothing, though its stake has cut a side pot."""
    UNSEEN = "unseen"
    """Live, but its cards are unknown."""
    DECLARED = "declared"
    """Live; the table said in which place its hand stands."""

    def __repr__(self) -> str:
        return f"SeatState.{self.name}"


@dataclass(frozen=True, slots=True, kw_only=True)
class Seat:
    """A player's seat: name, seat ``number`` (clockwise), cards and stake.

    ``live`` is the stake, ``dead`` money nobody's stake; ``None`` for ``live`` means that no stakes are known.
    ``place`` is the declared place, 1 for the best. ``None`` among the ``hole`` cards is an unseen card.
    """

    name: str
    number: int
    state: SeatState = SeatState.IN
    hole: tuple[Card | None, ...] = ()
    live: Amount | None = None
    dead: Amount = 0
    place: int | None = None

    @property
    def contends(self) -> bool:
        """Whether the seat can still win chips."""
        return self.state is not SeatState.FOLDED and self.state is not SeatState.MUCKED

    @property
    def known(self) -> tuple[Card, ...]:
        """The hole cards that are known, whatever the state."""
        if self.state is SeatState.IN:
            return self.hole  # type: ignore[return-value]  # a hand that is in shows every card
        return tuple(card for card in self.hole if card is not None)
