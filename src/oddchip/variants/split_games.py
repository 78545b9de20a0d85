"""Games with a board in which two hands share the pot."""

from oddchip.ranking import (
    ACE_TO_FIVE,
    ANY_FIVE,
    EIGHT_OR_BETTER,
    EXACTLY_TWO,
    FIRST_FOUR_TWO,
    HIGH,
    LAST_TWO_ANY,
)
from oddchip.variants.half import Half
from oddchip.variants.variant import Variant

_OMAHA8 = (Half("high", HIGH, EXACTLY_TWO), Half("low", ACE_TO_FIVE, EXACTLY_TWO, EIGHT_OR_BETTER))

SPLIT_BOARD_GAMES = (
    Variant(
        key="holdem8", family="board", hole=2, board=5,
        halves=(Half("high", HIGH, ANY_FIVE), Half("low", ACE_TO_FIVE, ANY_FIVE, EIGHT_OR_BETTER)),
        aliases=("holdem-8", "holdem-hi-lo"),
    ),
    Variant(
        key="omaha8", family="board", hole=4, board=5, halves=_OMAHA8,
        aliases=("o8", "plo8", "o8b", "omaha-8", "omaha-hi-lo", "omaha-hilo", "fo/8", "po/8"),
    ),
    Variant(
        key="big-o", family="board", hole=5, board=5, halves=_OMAHA8,
        aliases=("bigo", "omaha5-8", "plo5-8", "5-card-omaha-8"),
    ),
    Variant(key="omaha6-8", family="board", hole=6, board=5, halves=_OMAHA8, aliases=("plo6-8", "6-card-omaha-8")),
    Variant(
        key="courchevel8", family="board", hole=5, board=5, halves=_OMAHA8,
        aliases=("courchevel-8", "courchevel-hi-lo"),
    ),
    # The Omaha hand is the high side (BARGE rulebook 2026).
    Variant(
        key="sohe", family="board", hole=6, board=5, parts=(4, 2),
        halves=(Half("omaha", HIGH, FIRST_FOUR_TWO), Half("holdem", HIGH, LAST_TWO_ANY)),
        aliases=("simultaneous-omaha-holdem",),
    ),
)  # fmt: skip
"""Hi-lo with a board, and sohe."""
