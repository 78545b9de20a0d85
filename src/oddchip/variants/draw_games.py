"""Games in which a player holds a whole hand and may exchange cards."""

from oddchip.ranking import (
    ACE_TO_FIVE,
    ALL_HOLE,
    ANY_FIVE,
    BADUGI,
    BADUGI_ACE_HIGH,
    BADUGI_SUBSET,
    DEUCE_TO_SEVEN,
    EIGHT_OR_BETTER,
    EXACTLY_TWO,
    HIGH,
    PAIR_OF_SIXES_OR_BETTER,
)
from oddchip.variants.half import Half
from oddchip.variants.variant import Variant

_DEUCE = (Half("low", DEUCE_TO_SEVEN, ANY_FIVE),)
_ACE = (Half("low", ACE_TO_FIVE, ANY_FIVE),)

DRAW_GAMES = (
    Variant(
        key="five-card-draw", family="draw", hole=5, board=0, halves=(Half("high", HIGH, ANY_FIVE),),
        aliases=("5-card-draw", "draw", "five-card", "5cd"),
    ),
    Variant(
        key="a-5-single-draw", family="draw", hole=5, board=0, halves=_ACE,
        aliases=("a5", "a-5", "california-lowball"),
    ),
    Variant(key="a-5-triple-draw", family="draw", hole=5, board=0, halves=_ACE, aliases=("tda5", "a5td", "fa5l3d")),
    Variant(
        key="2-7-single-draw", family="draw", hole=5, board=0, halves=_DEUCE,
        aliases=("27", "2-7", "sd27", "27sd", "kansas-city-lowball", "n2l1d", "f2l1d"),
    ),
    Variant(
        key="2-7-triple-draw", family="draw", hole=5, board=0, halves=_DEUCE,
        aliases=("td27", "27td", "triple-draw", "f2l3d", "n2l3d"),
    ),
    Variant(
        key="badugi", family="draw", hole=4, board=0, halves=(Half("low", BADUGI, BADUGI_SUBSET),),
        aliases=("fb",),
    ),
)  # fmt: skip
"""Draw games played for one hand."""

# The five-card hand is the high side of badacey and badeucey, the draw hand that of drawmaha (BARGE rulebook 2026).
SPLIT_DRAW_GAMES = (
    Variant(
        key="badacey", family="draw", hole=5, board=0,
        halves=(Half("hand", ACE_TO_FIVE, ANY_FIVE), Half("badugi", BADUGI, BADUGI_SUBSET)), aliases=("badacy",),
    ),
    Variant(
        key="badeucey", family="draw", hole=5, board=0,
        halves=(Half("hand", DEUCE_TO_SEVEN, ANY_FIVE), Half("badugi", BADUGI_ACE_HIGH, BADUGI_SUBSET)),
        aliases=("badeucy",),
    ),
    Variant(
        key="drawmaha", family="draw", hole=5, board=5,
        halves=(Half("draw", HIGH, ALL_HOLE), Half("omaha", HIGH, EXACTLY_TWO)),
        aliases=("sviten-special", "dramaha"),
    ),
    Variant(
        key="archie", family="draw", hole=5, board=0,
        halves=(
            Half("high", HIGH, ANY_FIVE, PAIR_OF_SIXES_OR_BETTER),
            Half("low", ACE_TO_FIVE, ANY_FIVE, EIGHT_OR_BETTER),
        ),
    ),
)  # fmt: skip
"""Draw games in which two hands share the pot."""
