"""What a hand must have to win its half of the pot."""

from collections.abc import Callable
from dataclasses import dataclass

from oddchip.cards import Rank
from oddchip.ranking.category import HandCategory
from oddchip.ranking.value import HandValue


@dataclass(frozen=True, slots=True)
class Qualifier:
    """A condition on a hand; ``key`` is stable.

    >>> from oddchip.cards import parse_cards
    >>> from oddchip.ranking import ACE_TO_FIVE
    >>> EIGHT_OR_BETTER.test(ACE_TO_FIVE.value(parse_cards("9s 4d 3c 2h As")))
    False
    """

    key: str
    test: Callable[[HandValue], bool]

    def __repr__(self) -> str:
        return f"<Qualifier {self.key}>"


def _eight_or_better(value: HandValue) -> bool:
    return value.category is HandCategory.NO_PAIR and value.ranks[0] <= Rank.EIGHT


def _pair_of_sixes_or_better(value: HandValue) -> bool:
    if value.category is HandCategory.PAIR:
        return value.ranks[0] >= Rank.SIX
    return value.category is not HandCategory.HIGH_CARD


EIGHT_OR_BETTER = Qualifier("eight-or-better", _eight_or_better)
"""Five different ranks, none above eight, ace low: 56 classes of hands."""
PAIR_OF_SIXES_OR_BETTER = Qualifier("pair-of-sixes-or-better", _pair_of_sixes_or_better)
"""At least a pair of sixes: the high side of Archie."""
