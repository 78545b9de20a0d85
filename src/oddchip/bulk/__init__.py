"""Many hands as arrays: values of rows of cards, winners of many showdowns, counts of whole decks.

Arrays need the extra ``[fast]`` (NumPy, Numba), which is imported at the first call; without it that call raises
`MissingExtraError`. `evaluate_one` and the map between values and `HandValue` need nothing.
"""

from oddchip.bulk.counting import count_sevens, count_values
from oddchip.bulk.evaluation import evaluate, evaluate_hands
from oddchip.bulk.hand_rule import HandRule
from oddchip.bulk.one_hand import evaluate_one, one_hand_function
from oddchip.bulk.scale import Scale, find_scale
from oddchip.bulk.showdowns import showdown_values, showdown_winners

__all__ = [
    "HandRule",
    "Scale",
    "count_sevens",
    "count_values",
    "evaluate",
    "evaluate_hands",
    "evaluate_one",
    "find_scale",
    "one_hand_function",
    "showdown_values",
    "showdown_winners",
]
