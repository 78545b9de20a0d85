"""The mistakes a showdown invites, each a fact of its own, raised only when the hand invites it.

One file a kind: how cards are chosen, how hands are compared, straights and flushes, chips, other games. Each function
takes the `Table` of the showdown and yields facts; `FINDERS` lists them in the order a teacher would tell them.
"""

from collections.abc import Callable, Iterator, Sequence

from oddchip.showdown.fact import Fact
from oddchip.showdown.hands import Hands
from oddchip.showdown.mistakes.chips import odd_chip_by_seat, one_winner
from oddchip.showdown.mistakes.comparing import kicker_first, set_and_trips, sixth_card, suits
from oddchip.showdown.mistakes.flushes import board_flush, four_flush, short_deck_ladder
from oddchip.showdown.mistakes.lows import badugi_suits, low_ace_high, low_straight
from oddchip.showdown.mistakes.selecting import card_not_playing, omaha_two, three_pairs
from oddchip.showdown.mistakes.straights import (
    ace_beside_straight,
    ace_low,
    ace_wraps,
    board_straight,
    four_straight,
    pair_over_straight,
)
from oddchip.showdown.mistakes.table import Table
from oddchip.showdown.settlement import PotResult

FINDERS: tuple[Callable[[Table], Iterator[Fact]], ...] = (
    three_pairs,
    omaha_two,
    card_not_playing,
    kicker_first,
    set_and_trips,
    four_flush,
    four_straight,
    ace_wraps,
    ace_low,
    ace_beside_straight,
    pair_over_straight,
    board_flush,
    board_straight,
    short_deck_ladder,
    low_straight,
    low_ace_high,
    badugi_suits,
    sixth_card,
    suits,
    odd_chip_by_seat,
    one_winner,
)
"""Every finder of a mistake."""


def mistake_facts(hands: Hands, pots: Sequence[PotResult], contested: Sequence[int]) -> Iterator[Fact]:
    """The mistakes this showdown invites; none when no hands were compared."""
    table = Table.of(hands, pots, contested)
    if table is not None:
        for find in FINDERS:
            yield from find(table)
