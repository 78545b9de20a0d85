"""Games with a shared board, played for the high hand."""

from oddchip.cards import MANILA_DECK, ROYAL_DECK, SHORT_DECK
from oddchip.ranking import ANY_FIVE, AT_MOST_TWO, EXACTLY_TWO, HIGH, MANILA_HIGH, SHORT_DECK_HIGH
from oddchip.variants.half import Half
from oddchip.variants.variant import Variant

_ANY = (Half("high", HIGH, ANY_FIVE),)
_TWO = (Half("high", HIGH, EXACTLY_TWO),)

HOLDEM_GAMES = (
    Variant(
        key="holdem", family="board", hole=2, board=5, halves=_ANY,
        aliases=("nlhe", "lhe", "flhe", "plhe", "hold'em", "texas-holdem", "texas-hold'em", "texas", "nt", "ft", "pt"),
    ),
    Variant(key="pineapple", family="board", hole=2, dealt=3, board=5, halves=_ANY),
    Variant(key="crazy-pineapple", family="board", hole=2, dealt=3, board=5, halves=_ANY),
    Variant(
        key="lazy-pineapple", family="board", hole=3, board=5, halves=(Half("high", HIGH, AT_MOST_TWO),),
        aliases=("tahoe",),
    ),
    Variant(key="irish", family="board", hole=2, dealt=4, board=5, halves=_ANY),
    Variant(
        key="double-board-holdem", family="board", hole=2, board=5, boards=2, halves=_ANY,
        aliases=("double-holdem", "double-board"),
    ),
    Variant(key="greek", family="board", hole=2, board=5, halves=_TWO, aliases=("greek-holdem", "tight-holdem")),
)  # fmt: skip
"""Hold'em and its kin."""

OMAHA_GAMES = (
    Variant(
        key="omaha", family="board", hole=4, board=5, halves=_TWO, aliases=("plo", "plo4", "omaha4", "po", "omaha-high")
    ),
    Variant(
        key="omaha5", family="board", hole=5, board=5, halves=_TWO, aliases=("plo5", "5-card-omaha", "five-card-omaha")
    ),
    Variant(
        key="omaha6", family="board", hole=6, board=5, halves=_TWO, aliases=("plo6", "6-card-omaha", "six-card-omaha")
    ),
    Variant(key="courchevel", family="board", hole=5, board=5, halves=_TWO),
)
"""Exactly two hole cards with three of the board."""

_SHORT = (Half("high", SHORT_DECK_HIGH, ANY_FIVE),)

STRIPPED_GAMES = (
    Variant(
        key="short-deck", family="board", hole=2, board=5, deck=SHORT_DECK, halves=_SHORT,
        aliases=("6+", "6+-holdem", "shortdeck", "six-plus", "six-plus-holdem", "short-deck-holdem", "ns"),
    ),
    Variant(
        key="short-deck-omaha", family="board", hole=4, board=5, deck=SHORT_DECK,
        halves=(Half("high", SHORT_DECK_HIGH, EXACTLY_TWO),), aliases=("6+-omaha", "six-plus-omaha"),
    ),
    Variant(
        key="manila", family="board", hole=2, board=5, deck=MANILA_DECK,
        halves=(Half("high", MANILA_HIGH, EXACTLY_TWO),), aliases=("seven-up",),
    ),
    Variant(
        key="royal", family="board", hole=2, board=5, deck=ROYAL_DECK, halves=_ANY,
        aliases=("royal-holdem", "nr"),
    ),
)  # fmt: skip
"""Games with fewer than 52 cards."""
