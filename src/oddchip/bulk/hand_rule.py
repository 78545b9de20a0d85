"""Which hand of a row of cards counts: ranking system, selection, hole cards, qualifier. A variant's half gives one."""

from dataclasses import dataclass
from typing import Final

from oddchip.bulk.scale import deck_of
from oddchip.errors import ArrayError
from oddchip.kernels.hand_values import HandForm
from oddchip.ranking import BADUGI_SUBSET, SELECTIONS, Selection, find_system
from oddchip.variants import Variant, find_variant

FLOORS: Final = {("ace-to-five", "eight-or-better"): 0x54D0, ("high", "pair-of-sixes-or-better"): 0x1371}
"""The least value that qualifies, by system and qualifier: 8-7-6-5-4, and 6-6-4-3-2 (tests ask the plain qualifier)."""


@dataclass(frozen=True, slots=True, kw_only=True)
class HandRule:
    """What `evaluate_hands` looks for in a row of cards: the hole cards first, then the board.

    ``hole`` is the number of hole cards, all cards of the row by default; it matters to every selection but
    ``any-five``. ``lowest`` is the index of the lowest card of the deck, by default that of the system's deck.

    >>> HandRule(system="high", selection="exactly-two", hole=4).lowest
    0
    """

    system: str = "high"
    selection: str = "any-five"
    hole: int | None = None
    qualifier: str | None = None
    lowest: int = -1

    def __post_init__(self) -> None:
        system = find_system(self.system)
        if self.selection not in SELECTIONS:
            raise ArrayError("no-kernel", system=self.system, selection=self.selection, given=0)
        if self.qualifier is not None and (self.system, self.qualifier) not in FLOORS:
            raise ArrayError("no-kernel", system=self.system, selection=self.qualifier, given=0)
        if self.lowest < 0:
            object.__setattr__(self, "lowest", 4 * (deck_of(system.key).lowest - 2))

    @classmethod
    def of(cls, variant: str | Variant, half: str | None = None) -> "HandRule":
        """The rule of a half of a game, by default its first; ``variant`` is a key, an alias or the variant itself.

        Rows then hold the game's hole cards and after them any board cards.

        >>> HandRule.of("omaha8", "low").qualifier
        'eight-or-better'
        """
        game = find_variant(variant) if isinstance(variant, str) else variant
        part = game.half(half)
        return cls(
            system=part.system.key,
            selection=part.selection.key,
            hole=game.hole,
            qualifier=None if part.qualifier is None else part.qualifier.key,
            lowest=4 * (game.deck.lowest - 2),
        )

    @property
    def floor(self) -> int:
        """The least value that qualifies; 0 without a qualifier."""
        return 0 if self.qualifier is None else FLOORS[self.system, self.qualifier]

    @property
    def is_badugi(self) -> bool:
        """Whether one to four cards play instead of five."""
        return self.selection == BADUGI_SUBSET.key

    def form(self, cards: int) -> HandForm:
        """What a row of so many cards is made of; `ArrayError` (``no-kernel``) when no kernel evaluates it.

        >>> len(HandRule(selection="exactly-two", hole=4).form(9).fives)
        60
        """
        hole = cards if self.hole is None else min(self.hole, cards)
        fives = self.selection_rule.fives(hole, cards - hole)
        if self.is_badugi != self.system.startswith("badugi") or not (1 <= hole <= 7 if self.is_badugi else fives):
            raise ArrayError("no-kernel", system=self.system, selection=self.selection, given=cards)
        return HandForm(hole, cards - hole, fives)

    @property
    def selection_rule(self) -> Selection:
        """The plain selection."""
        return SELECTIONS[self.selection]
