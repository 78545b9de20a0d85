"""The strength of a hand, comparable within one ranking system."""

from dataclasses import dataclass
from functools import total_ordering

from oddchip.cards import Rank
from oddchip.errors import HandError
from oddchip.ranking.category import HandCategory


@total_ordering
@dataclass(frozen=True, slots=True, eq=False)
class HandValue:
    """How strong a hand is: **greater is stronger in every system, lows included**.

    ``ranks`` are the ranks that play, in order of importance (``Q Q A 9 6``; a low from its highest card down).
    ``strength`` is what is compared: the category's place on the ladder, then one number a rank.
    Comparing values of two systems raises `HandError` (``not-comparable``).

    >>> from oddchip.cards import parse_cards
    >>> from oddchip.ranking import HIGH
    >>> HIGH.value(parse_cards("Qs Qh Ad 9c 6d")) > HIGH.value(parse_cards("Qd Qc Kd 9h 6s"))
    True
    """

    system: str
    category: HandCategory
    ranks: tuple[Rank, ...]
    strength: tuple[int, ...]

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, HandValue):
            return NotImplemented
        return self.system == other.system and self.strength == other.strength

    def __hash__(self) -> int:
        return hash((self.system, self.strength))

    def __lt__(self, other: "HandValue") -> bool:
        if not isinstance(other, HandValue):
            return NotImplemented
        if self.system != other.system:
            raise HandError("not-comparable", first=self.system, second=other.system)
        return self.strength < other.strength
