"""Pots chip by chip."""

from dataclasses import dataclass, field
from fractions import Fraction
from itertools import combinations

from oddchip.showdown import SeatState, Showdown
from tests.reference.games import STUD, Cards, Side, sides
from tests.reference.hands import RANKS, SUITS, Key, high


@dataclass
class Outcome:
    """What each seat (by name) gets in the smallest units, what comes back, what the house takes."""

    scale: int
    won: dict[str, int] = field(default_factory=dict)
    back: dict[str, int] = field(default_factory=dict)
    raked: int = 0
    pots: list[tuple[int, frozenset[str]]] = field(default_factory=list)


class _Table:
    def __init__(self, showdown: Showdown) -> None:
        self.rules = showdown.rules
        self.key = showdown.variant.key
        self.boards = [[card.code for card in board] for board in showdown.boards] or [[]]
        self.hole = {seat.name: [card.code for card in seat.known] for seat in showdown.seats}
        self.number = {seat.name: seat.number for seat in showdown.seats}
        self.button = showdown.button or 0
        self.sides = sides(
            self.key,
            trips_first=showdown.rules.short_deck == "trips-over-straight",
            other_side=showdown.rules.high_side == "other",
        )
        self.scale = 100 if any("." in str(amount) for amount in _amounts(showdown)) else 1
        self.unit = self.ticks(showdown.chip or 1)

    def ticks(self, amount: object) -> int:
        ticks = Fraction(str(amount)) * self.scale
        assert ticks.denominator == 1
        return ticks.numerator

    def best(self, name: str, board: Cards, side: Side) -> Key | None:
        keys = [side.value(five) for five in side.fives(self.hole[name], board)]
        return max((key for key in keys if key is not None), default=None)

    def winners(self, names: list[str], board: Cards, side: Side) -> list[str]:
        keys = {name: self.best(name, board, side) for name in names}
        best = max((key for key in keys.values() if key is not None), default=None)
        return [name for name in names if best is not None and keys[name] == best]

    def in_order(self, names: list[str], board: Cards, side: Side) -> list[str]:
        """Tied names in the order in which odd chips are dealt to them."""
        rule = self.rules.odd_chip
        if rule in ("lowest-seat", "highest-seat"):
            return sorted(names, key=self.number.__getitem__, reverse=rule == "highest-seat")
        if self.key not in STUD:
            # Walk the table: one seat after the other from the button's left.
            walk = [*range(self.button + 1, 100), *range(self.button + 1)]
            return sorted(names, key=lambda name: walk.index(self.number[name]))
        if self.rules.stud_odd_chip == "all-cards":
            return self._by_all_cards(names, side)
        return sorted(names, key=lambda name: self._top_card(name, board, side), reverse=True)

    def _by_all_cards(self, names: list[str], side: Side) -> list[str]:
        order = "A" + RANKS[:-1] if side.ace_low else RANKS
        best = {
            name: (min if side.low else max)((order.index(code[0]), SUITS.index(code[1])) for code in self.hole[name])
            for name in names
        }
        return sorted(names, key=best.__getitem__, reverse=not side.low)

    def _top_card(self, name: str, board: Cards, side: Side) -> tuple[int, int]:
        """Rank and suit of the best card in any five of the best value."""
        best = self.best(name, board, side) or ()
        played = side.fives(self.hole[name], board)
        if side.some_play:
            # In badugi the cards that play are any subset of the same value.
            played = [subset for cards in played for subset in combinations(cards, best[0])]
        return max(self._high_card(cards, side) for cards in played if side.value(cards) == best)

    def _high_card(self, five: Cards, side: Side) -> tuple[int, int]:
        wheel = not side.low and sorted(code[0] for code in five) == sorted("A2345")
        order = "A" + RANKS[:-1] if side.ace_low or wheel else RANKS
        return max((order.index(code[0]), SUITS.index(code[1])) for code in five)


def _amounts(showdown: Showdown) -> list[object]:
    rake = showdown.rake
    found = [amount for seat in showdown.seats for amount in (seat.live, seat.dead)]
    return [*found, showdown.chip or 1, *((rake.amount or 0, rake.cap or 0) if rake else ())]


def reference_settle(showdown: Showdown) -> Outcome:
    """The settlement of a showdown with stakes, in which every hand is shown, folded or mucked."""
    table = _Table(showdown)
    outcome = Outcome(table.scale)
    folded = {seat.name for seat in showdown.seats if seat.state is SeatState.FOLDED}
    live = [seat.name for seat in showdown.seats if seat.state is SeatState.IN]
    stakes = {seat.name: table.ticks(seat.live) for seat in showdown.seats}
    pots: list[tuple[int, frozenset[str]]] = [
        (sum(table.ticks(seat.dead) for seat in showdown.seats), frozenset(stakes) - folded)
    ]
    for height in range(1, max(stakes.values()) + 1):
        reached = {name for name, stake in stakes.items() if stake >= height}
        contenders = frozenset(reached - folded)
        if len(reached) == 1 and contenders:
            name = next(iter(reached))
            outcome.back[name] = outcome.back.get(name, 0) + 1
        elif contenders in (frozenset(), pots[-1][1]):
            pots[-1] = (pots[-1][0] + len(reached), pots[-1][1])
        else:
            pots.append((len(reached), contenders))
    outcome.pots = _with_live_hands(pots, set(live))
    for amount, names in _after_rake(outcome, table, showdown):
        able = [name for name in live if name in names]
        _award(outcome, table, amount, able, everyone=len(live))
    return outcome


def _with_live_hands(pots: list[tuple[int, frozenset[str]]], live: set[str]) -> list[tuple[int, frozenset[str]]]:
    """Pots that only mucked hands could win fall into the one below; the lowest has them all."""
    found: list[tuple[int, frozenset[str]]] = []
    for amount, names in pots:
        if names & live:
            found.append((amount, names & live))
        else:
            found[-1] = (found[-1][0] + amount, found[-1][1])
    return [pot for pot in found if pot[0]]


def _after_rake(outcome: Outcome, table: _Table, showdown: Showdown) -> list[tuple[int, frozenset[str]]]:
    rake = showdown.rake or showdown.rules.rake
    if rake is None:
        return outcome.pots
    purse = table.ticks(rake.amount if rake.percent is None else 10**9 if rake.cap is None else rake.cap)
    left = []
    for amount, names in outcome.pots:
        wanted = amount
        if rake.percent is not None:
            wanted = int(amount * Fraction(str(rake.percent)) / 100)
            wanted -= wanted % table.unit
        taken = min(wanted, purse)
        purse -= taken
        outcome.raked += taken
        left.append((amount - taken, names))
    return left


def _deal(amount: int, parties: int, unit: int) -> list[int]:
    """Chips dealt round and round; what is smaller than a chip goes to the first."""
    piles = [0] * parties
    turn = 0
    while amount >= unit:
        piles[turn % parties] += unit
        amount -= unit
        turn += 1
    piles[0] += amount
    return piles


def _award(outcome: Outcome, table: _Table, amount: int, able: list[str], *, everyone: int) -> None:
    if len(able) == 1 or everyone == 1:
        _pay(outcome, able[:1], [amount])
        return
    for board, part in zip(table.boards, _deal(amount, len(table.boards), table.unit), strict=True):
        _award_board(outcome, table, part, able, board)


def _award_board(outcome: Outcome, table: _Table, amount: int, able: list[str], board: Cards) -> None:
    first, *rest = table.sides
    tops = table.winners(able, board, first)
    if not rest:
        _share(outcome, table, amount, tops, board, first)
        return
    second = rest[0]
    lows = table.winners(able, board, second)
    if not tops and not lows:
        plain = first._replace(value=high)
        _share(outcome, table, amount, table.winners(able, board, plain), board, plain)
    elif not tops or not lows:
        _share(outcome, table, amount, tops or lows, board, first if tops else second)
    elif tops == lows and len(tops) > 1 and table.rules.identical_hands == "whole-pot":
        _share(outcome, table, amount, tops, board, first)
    else:
        high_part, low_part = _deal(amount, 2, table.unit)
        if table.rules.half_odd_chip == "low":
            high_part, low_part = low_part, high_part
        if table.rules.quarter_odd_chip == "to-high" and len(lows) > 1:
            moved = low_part % (len(lows) * table.unit)
            high_part, low_part = high_part + moved, low_part - moved
        _share(outcome, table, high_part, tops, board, first)
        _share(outcome, table, low_part, lows, board, second)


def _share(outcome: Outcome, table: _Table, amount: int, names: list[str], board: Cards, side: Side) -> None:
    ordered = table.in_order(names, board, side) if len(names) > 1 else names
    _pay(outcome, ordered, _deal(amount, len(ordered), table.unit))


def _pay(outcome: Outcome, names: list[str], piles: list[int]) -> None:
    for name, pile in zip(names, piles, strict=True):
        outcome.won[name] = outcome.won.get(name, 0) + pile
