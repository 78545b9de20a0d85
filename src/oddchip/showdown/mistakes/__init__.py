"""The mistakes a showdown invites, each a fact of its own, raised only when the hand invites it.

One file a kind: how cards are chosen, how hands are compared, straights and flushes, chips, other games. Each function
takes the `Table` of the showdown and yields facts.
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

Finder = Callable[[Table], Iterator[Fact]]

FINDERS: tuple[tuple[str, Finder], ...] = (
    ("two-pair", three_pairs),
    ("exactly-two", omaha_two),
    ("high", card_not_playing),
    ("three-of-a-kind", set_and_trips),
    ("high", four_flush),
    ("high", four_straight),
    ("high", ace_wraps),
    ("straight", ace_low),
    ("straight", ace_beside_straight),
    ("straight", pair_over_straight),
    ("board-flush", board_flush),
    ("board-straight", board_straight),
    ("low", low_straight),
    ("low", low_ace_high),
    ("low", badugi_suits),
    ("rank-decides", kicker_first),
    ("flush", short_deck_ladder),
    ("tie", sixth_card),
    ("tie", suits),
    ("tie", odd_chip_by_seat),
    ("side-pots", one_winner),
)
"""Every finder of a mistake, in the order a teacher would tell them, with the trait without which it finds nothing."""


def mistake_facts(hands: Hands, pots: Sequence[PotResult], contested: Sequence[int]) -> Iterator[Fact]:
    """The mistakes this showdown invites; none when no hands were compared."""
    table = Table.of(hands, pots, contested)
    if table is not None:
        traits = table.traits()
        for trait, find in FINDERS:
            if trait in traits:
                yield from find(table)
