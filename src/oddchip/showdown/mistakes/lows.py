"""Mistakes in games where low hands win."""

from collections.abc import Iterator

from oddchip.cards import Rank
from oddchip.ranking import HandCategory
from oddchip.ranking.badugi import BadugiSystem
from oddchip.ranking.low import LowSystem
from oddchip.showdown.fact import Fact
from oddchip.showdown.mistakes.table import Table

_SPOILED = frozenset({HandCategory.STRAIGHT, HandCategory.FLUSH, HandCategory.STRAIGHT_FLUSH})


def low_straight(table: Table) -> Iterator[Fact]:
    """Five low cards in a row or of one suit, in a game where that spoils the hand."""
    for held in table.held:
        if held.half.system.low and held.category in _SPOILED:
            ranks = [rank.letter for rank in held.hand.value.ranks]
            arguments = {"player": held.player, "category": held.category.value, "ranks": ranks}
            yield Fact("mistake-low-straight", arguments)


def low_ace_high(table: Table) -> Iterator[Fact]:
    """An ace plays in a low hand of a game where it is the highest card."""
    for held in table.held:
        system = held.half.system
        ace_high = isinstance(system, LowSystem | BadugiSystem) and not system.ace_low
        if ace_high and held.hand.value.ranks[0] is Rank.ACE and len(held.hand.value.ranks) > 1:
            yield Fact("mistake-low-ace-high", {"player": held.player, "half": held.half.key})


def badugi_suits(table: Table) -> Iterator[Fact]:
    """Fewer than four cards count in badugi, because a suit or a rank occurs twice."""
    for held in table.held:
        if isinstance(held.half.system, BadugiSystem) and len(held.hand.cards) < 4:
            cards = [card.code for card in held.unused]
            yield Fact("mistake-badugi-suits", {"player": held.player, "cards": cards, "count": len(held.hand.cards)})
