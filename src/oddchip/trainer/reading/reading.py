"""The right way to read a showdown, in steps that can be misread one by one."""

from collections.abc import Mapping, Sequence
from fractions import Fraction
from typing import ClassVar, NamedTuple

from oddchip.cards import Card
from oddchip.odds import Draw
from oddchip.odds.out_cards import hit_chance
from oddchip.pots import Contribution, Layers, build_layers, cut, cut_halves
from oddchip.showdown import Showdown
from oddchip.showdown.hands import Hands
from oddchip.showdown.odd_order import OddOrder
from oddchip.trainer.reading.chances import OutsView
from oddchip.trainer.reading.seen import Seen, best_seen
from oddchip.variants import Half, Variant

Holdings = Mapping[str, tuple[Card, ...]]
"""The cards of players by name."""


class Part(NamedTuple):
    """A part of a pot: the half it is for, its chips, the seats that win it."""

    half: int
    amount: int
    winners: tuple[str, ...]


class Reading:
    """Every step asks the engine; a misconception is a reading with one step replaced.

    >>> from oddchip.cards import parse_cards
    >>> from oddchip.variants import find_variant
    >>> high = find_variant("holdem").halves[0]
    >>> holdings = {"A": parse_cards("Ad Qc"), "B": parse_cards("Kd Qh")}
    >>> RIGHT.winners(high, holdings, parse_cards("Qs 9h 6d 4c 2s"))
    ('A',)
    """

    code: ClassVar[str] = "right"

    def concerns(self, variant: Variant, half: Half) -> bool:
        """Whether it differs from the right reading in this half of this game."""
        return True

    def rule(self, half: Half) -> Half:
        """The ranking and selection that hold for a half."""
        return half

    def hand(self, half: Half, hole: Sequence[Card], board: Sequence[Card]) -> Seen:
        """The best hand."""
        ruled = self.rule(half)
        own = tuple(hole[ruled.selection.hole])
        return self.look(best_seen(ruled.system, ruled.selection, own, tuple(board)), ruled, hole, board)

    def look(self, seen: Seen, half: Half, hole: Sequence[Card], board: Sequence[Card]) -> Seen:
        """What is looked at, and in which order; the cards are for those who look further than the rules."""
        return seen

    def qualifies(self, half: Half, seen: Seen) -> bool:
        """Whether a hand may win the half."""
        return half.qualifies(seen.made)

    def winners(self, half: Half, holdings: Holdings, board: Sequence[Card]) -> tuple[str, ...]:
        """The players with the best hand that qualifies; nobody if none does."""
        seen = {name: self.hand(half, hole, board) for name, hole in holdings.items()}
        able = {name: hand.strength for name, hand in seen.items() if self.qualifies(half, hand)}
        best = max(able.values(), default=())
        return tuple(name for name, strength in able.items() if strength == best)

    def board_plays(self, half: Half, hole: Sequence[Card], board: Sequence[Card]) -> bool:
        """Whether the five cards of the board are the player's hand."""
        return set(self.hand(half, hole, board).cards) <= set(board)

    def three_name(self, seen: Seen) -> str:
        """What three of a kind is called: ``set``, ``trips``; nothing when the board alone makes it."""
        return seen.made.name or ""

    # chips

    def layers(self, contributions: Sequence[Contribution]) -> Layers:
        """Refund and pots."""
        return build_layers(contributions)

    def parts(self, amount: int, winners: Sequence[tuple[str, ...]]) -> list[Part]:
        """A pot cut into what is awarded: one part, or two halves when both find a winner."""
        if len(winners) == 1:
            return [Part(0, amount, winners[0])]
        high, low = winners
        if not high or not low:
            return [Part(0, amount, high) if high else Part(1, amount, low)]
        if high == low:
            return [Part(0, amount, high)]
        halves = cut_halves(amount, 1, odd_to_low=False).shares
        return [Part(0, halves[0], high), Part(1, halves[1], low)]

    def order(self, showdown: Showdown, tied: Sequence[str], half: int) -> list[str]:
        """Tied players in the order in which they get odd chips."""
        names = [seat.name for seat in showdown.seats]
        order = OddOrder(Hands(showdown)).order([names.index(name) for name in tied], 0, half, pot="main")
        return [names[seat] for seat in order]

    def cut(self, amount: int, parties: int) -> tuple[int, ...]:
        """Equal parts and odd chips, in the order of the parties."""
        return cut(amount, parties, 1).shares

    # cards to come

    def draws(self, draws: Sequence[Draw]) -> tuple[str, ...]:
        """Straight and flush draws that one card completes, by code."""
        return tuple(draw.code for draw in draws if not draw.runners and draw.code in DIRECT_DRAWS)

    def count_outs(self, view: OutsView) -> int:
        """How many outs there are."""
        return len(self.out_cards(view))

    def out_cards(self, view: OutsView) -> tuple[Card, ...]:
        """Which cards are outs."""
        return view.winning

    def chance(self, view: OutsView) -> Fraction:
        """The chance that an out is among the cards to come."""
        return hit_chance(len(view.winning), view.unseen, view.to_come)


DIRECT_DRAWS = frozenset({"flush-draw", "straight-flush-draw", "open-ended", "double-gutshot", "wrap", "gutshot"})
"""Draws to a straight or a flush that one card completes."""
RIGHT = Reading()
"""The right reading."""
