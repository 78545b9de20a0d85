"""Mistakes about pots and odd chips."""

from collections.abc import Iterator

from oddchip.showdown.fact import Fact
from oddchip.showdown.mistakes.table import Table


def odd_chip_by_seat(table: Table) -> Iterator[Fact]:
    """An odd chip was given by position: high cards and suits have no say in it."""
    for award in table.awards:
        if any(odd.rule == "left-of-button" for odd in award.odd_chips):
            players = [odd.player for odd in award.odd_chips]
            yield Fact("mistake-odd-chip", {"players": players})
            return


def one_winner(table: Table) -> Iterator[Fact]:
    """Main and side pots have different winners: each pot is settled among its own contenders."""
    contested = [pot for pot in table.pots if len(pot.eligible) > 1 and pot.awards]
    if len({pot.winners for pot in contested}) > 1:
        yield Fact("mistake-one-winner", {"pots": [pot.label for pot in contested]})
