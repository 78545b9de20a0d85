"""One half of a pot: how hands compete for it."""

from collections.abc import Sequence
from dataclasses import dataclass

from oddchip.cards import Card
from oddchip.ranking import MadeHand, Qualifier, RankingSystem, Selection


@dataclass(frozen=True, slots=True)
class Half:
    """A half of the pot, or all of it in games that do not split: system, selection and qualifier.

    ``key`` names it: ``high``, ``low``, ``badugi``, ``hand`` (a five-card hand beside a badugi), ``draw``, ``omaha``,
    ``holdem``.
    """

    key: str
    system: RankingSystem
    selection: Selection
    qualifier: Qualifier | None = None

    def best(self, hole: Sequence[Card], board: Sequence[Card]) -> MadeHand:
        """The best hand for this half, whether it qualifies or not."""
        return self.system.best(self.selection, hole[self.selection.hole], board)

    def qualifies(self, hand: MadeHand) -> bool:
        """Whether a hand may win this half."""
        return self.qualifier is None or self.qualifier.test(hand.value)
