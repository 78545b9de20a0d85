"""Which of two hands is better: categories, values, the cards that play, ranking systems, selections, comparison."""

from oddchip.ranking.badugi import BADUGI, BADUGI_ACE_HIGH
from oddchip.ranking.category import HandCategory
from oddchip.ranking.comparison import Comparison, Step, compare_hands
from oddchip.ranking.high import HIGH, MANILA_HIGH, SHORT_DECK_HIGH, SHORT_DECK_TRIPS
from oddchip.ranking.low import ACE_TO_FIVE, ACE_TO_SIX, DEUCE_TO_SEVEN
from oddchip.ranking.made_hand import MadeHand
from oddchip.ranking.qualifier import EIGHT_OR_BETTER, PAIR_OF_SIXES_OR_BETTER, Qualifier
from oddchip.ranking.registry import SYSTEMS, find_system
from oddchip.ranking.selection import (
    ALL_HOLE,
    ANY_FIVE,
    AT_MOST_TWO,
    BADUGI_SUBSET,
    EXACTLY_TWO,
    FIRST_FOUR_TWO,
    LAST_TWO_ANY,
    SELECTIONS,
    Selection,
)
from oddchip.ranking.system import RankingSystem
from oddchip.ranking.value import HandValue

__all__ = [
    "ACE_TO_FIVE",
    "ACE_TO_SIX",
    "ALL_HOLE",
    "ANY_FIVE",
    "AT_MOST_TWO",
    "BADUGI",
    "BADUGI_ACE_HIGH",
    "BADUGI_SUBSET",
    "DEUCE_TO_SEVEN",
    "EIGHT_OR_BETTER",
    "EXACTLY_TWO",
    "FIRST_FOUR_TWO",
    "HIGH",
    "LAST_TWO_ANY",
    "MANILA_HIGH",
    "PAIR_OF_SIXES_OR_BETTER",
    "SELECTIONS",
    "SHORT_DECK_HIGH",
    "SHORT_DECK_TRIPS",
    "SYSTEMS",
    "Comparison",
    "HandCategory",
    "HandValue",
    "MadeHand",
    "Qualifier",
    "RankingSystem",
    "Selection",
    "Step",
    "compare_hands",
    "find_system",
]
