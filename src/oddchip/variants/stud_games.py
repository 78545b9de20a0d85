"""Games without a board and without a button: odd chips go by suit."""

from oddchip.ranking import ACE_TO_FIVE, ANY_FIVE, BADUGI, BADUGI_SUBSET, DEUCE_TO_SEVEN, EIGHT_OR_BETTER, HIGH
from oddchip.variants.half import Half
from oddchip.variants.variant import Variant

_HIGH = Half("high", HIGH, ANY_FIVE)

STUD_GAMES = (
    Variant(
        key="stud", family="stud", hole=7, board=0, halves=(_HIGH,),
        aliases=("7-card-stud", "seven-card-stud", "stud7", "7-stud", "f7s"),
    ),
    Variant(
        key="five-card-stud", family="stud", hole=5, board=0, halves=(_HIGH,),
        aliases=("5-card-stud", "stud5", "5-stud"),
    ),
    Variant(
        key="razz", family="stud", hole=7, board=0, halves=(Half("low", ACE_TO_FIVE, ANY_FIVE),), aliases=("fr",)
    ),
    Variant(
        key="razz-27", family="stud", hole=7, board=0, halves=(Half("low", DEUCE_TO_SEVEN, ANY_FIVE),),
        aliases=("2-7-razz", "deuce-to-seven-razz"),
    ),
    Variant(
        key="stud8", family="stud", hole=7, board=0,
        halves=(_HIGH, Half("low", ACE_TO_FIVE, ANY_FIVE, EIGHT_OR_BETTER)),
        aliases=("stud-8", "stud-eight", "7-stud-8", "seven-card-stud-8", "f7s/8"),
    ),
    Variant(
        key="stud-hi-lo", family="stud", hole=7, board=0,
        halves=(_HIGH, Half("low", ACE_TO_FIVE, ANY_FIVE)), aliases=("stud-regular", "stud-hilo"),
    ),
    Variant(
        key="razzdugi", family="stud", hole=7, board=0,
        halves=(Half("hand", ACE_TO_FIVE, ANY_FIVE), Half("badugi", BADUGI, BADUGI_SUBSET)),
    ),
)  # fmt: skip
"""Stud, razz and their split games. In razzdugi the five-card hand is the high side (BARGE rulebook 2026)."""
