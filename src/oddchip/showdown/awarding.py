"""One pot to its winners: rake is off; then boards, then halves, then tied seats (rules.md, finding 3)."""

from collections.abc import Sequence
from fractions import Fraction
from typing import NamedTuple

from oddchip.errors import SettlementError
from oddchip.pots import Cut, cut, cut_halves, even_part, format_amount
from oddchip.showdown.fact import Fact
from oddchip.showdown.hands import Hands
from oddchip.showdown.odd_order import OddOrder
from oddchip.showdown.reasons import award_reasons
from oddchip.showdown.seat import SeatState
from oddchip.showdown.settlement import Award, OddChip
from oddchip.showdown.ticks import Ticks


class Part(NamedTuple):
    """A part of a pot before it is shared: chips in ticks (``None`` when unknown), and its fraction of the pot."""

    board: int
    half: int
    amount: int | None
    fraction: Fraction
    both: bool = False


class Awarding:
    """Awards pots of one showdown; collects the facts of the pot at hand."""

    def __init__(self, hands: Hands, ticks: Ticks) -> None:
        self.hands = hands
        self.ticks = ticks
        self.odd_order = OddOrder(hands)
        self.rules = hands.showdown.rules
        self.names = [seat.name for seat in hands.showdown.seats]
        self.facts: list[Fact] = []
        self.pot = "main"

    def award(
        self, label: str, amount: int | None, eligible: Sequence[int]
    ) -> tuple[tuple[Award, ...], tuple[Fact, ...]]:
        """The awards of one pot, and the facts of how it was cut."""
        self.pot, self.facts = label, []
        if len(eligible) == 1:
            return (
                self._without_cards(amount, eligible, Fact("sole-eligible", {"player": self.names[eligible[0]]})),
            ), ()
        if any(self.hands.showdown.seats[seat].state is SeatState.DECLARED for seat in eligible):
            return (self._declared(amount, eligible),), ()
        count = len(self.hands.boards)
        shares = self._between_boards(amount, count)
        awards = [
            award
            for board in range(count)
            for award in self._on_board(board, shares[board], Fraction(1, count), eligible)
        ]
        return tuple(awards), tuple(self.facts)

    def uncontested(self, amount: int | None, seat: int) -> Award:
        """A pot that needs no cards: every other hand is folded or mucked."""
        return self._without_cards(amount, [seat], Fact("uncontested", {"player": self.names[seat]}))

    def _without_cards(self, amount: int | None, winners: Sequence[int], reason: Fact) -> Award:
        return self._share(Part(0, 0, amount, Fraction(1)), winners, reason, ())

    def _declared(self, amount: int | None, eligible: Sequence[int]) -> Award:
        places = {seat: self.hands.showdown.seats[seat].place or 0 for seat in eligible}
        best = min(places.values())
        winners = [seat for seat in eligible if places[seat] == best]
        reason = Fact("declared", {"players": [self.names[seat] for seat in winners]})
        return self._share(Part(0, 0, amount, Fraction(1)), winners, reason, ())

    def _between_boards(self, amount: int | None, count: int) -> Sequence[int | None]:
        if amount is None or count == 1:
            return [amount] * count
        shares = cut(amount, count, self.ticks.unit)
        if any(shares.odd):
            self._note_cut("odd-chip-between-boards", shares)
        return shares.shares

    def _on_board(self, board: int, amount: int | None, fraction: Fraction, eligible: Sequence[int]) -> list[Award]:
        halves = range(len(self.hands.halves))
        winners = [self.hands.winners(eligible, board, half) for half in halves]
        if len(winners) == 1:
            return [self._half(Part(board, 0, amount, fraction), winners[0], eligible)]
        high, low = winners
        if not high and not low:
            self._note(Fact("nobody-qualifies", {"board": board}))
            high = self.hands.winners(eligible, board, 0, qualified=False)
            return [self._half(Part(board, 0, amount, fraction), high, eligible)]
        if not high or not low:
            side, won = (0, high) if high else (1, low)
            self._note(Fact("no-qualifying-low", {"board": board, "half": self.hands.halves[1 - side].key}))
            return [self._half(Part(board, side, amount, fraction), won, eligible)]
        if high == low and len(high) > 1:
            return self._identical(Part(board, 0, amount, fraction), high, eligible)
        parts = self._between_halves(Part(board, 0, amount, fraction), low)
        self._note_sweep(board, high, low)
        return [self._half(part, won, eligible) for part, won in zip(parts, winners, strict=True)]

    def _between_halves(self, part: Part, low: Sequence[int], *, quiet: bool = False) -> tuple[Part, Part]:
        """The two halves of a board's part: the odd chip goes to the high side, and so does what the house moves."""
        fraction = part.fraction / 2
        if part.amount is None:
            return Part(part.board, 0, None, fraction), Part(part.board, 1, None, fraction)
        unit = self.ticks.unit
        halves = cut_halves(part.amount, unit, odd_to_low=self.rules.half_odd_chip == "low")
        if any(halves.odd) and not quiet:
            self._note_cut("odd-chip-between-halves", halves, board=part.board)
        first, second = halves.shares
        if self.rules.quarter_odd_chip == "to-high" and len(low) > 1:
            moved = second - even_part(second, len(low), unit)
            first, second = first + moved, second - moved
            if moved and not quiet:
                amount = format_amount(self.ticks.amount(moved))
                self._note(Fact("odd-chip-of-quarter", {"amount": amount, "board": part.board}))
        return Part(part.board, 0, first, fraction), Part(part.board, 1, second, fraction)

    def _identical(self, part: Part, winners: Sequence[int], eligible: Sequence[int]) -> list[Award]:
        """The same hands tie both halves: the pot as one, or half by half; where the two differ, both are told."""
        order = self._orders(part, winners)
        halves = self._between_halves(part, winners, quiet=self.rules.identical_hands == "whole-pot")
        if order and part.amount is not None:
            whole = dict(zip(order[0], cut(part.amount, len(winners), self.ticks.unit).shares, strict=True))
            by_half = dict.fromkeys(winners, 0)
            for half, seats in zip(halves, order, strict=True):
                for seat, share in zip(seats, cut(half.amount or 0, len(seats), self.ticks.unit).shares, strict=True):
                    by_half[seat] += share
            if whole != by_half:
                self._note(Fact("rules-differ", {"whole": self._told(whole), "halves": self._told(by_half)}))
        if self.rules.identical_hands == "per-half":
            return [self._half(half, winners, eligible) for half in halves]
        return [self._half(Part(part.board, 0, part.amount, part.fraction, both=True), winners, eligible)]

    def _orders(self, part: Part, winners: Sequence[int]) -> list[list[int]]:
        """The tied seats in order for either half; nothing when no chip is odd, or the order cannot be told.

        Without a button the pot may still divide evenly as one; a share that needs the order asks for it itself.
        """
        if part.amount is None or part.amount % (2 * len(winners) * self.ticks.unit) == 0:
            return []
        try:
            return [self.odd_order_of(winners, part.board, half) for half in (0, 1)]
        except SettlementError:
            return []

    def odd_order_of(self, winners: Sequence[int], board: int, half: int) -> list[int]:
        """Tied seats in the order in which odd chips are given."""
        return self.odd_order.order(winners, board, half, pot=self.pot)

    def _half(self, part: Part, winners: Sequence[int], eligible: Sequence[int]) -> Award:
        reason, beats = award_reasons(self.hands, eligible, winners, part.board, part.half)
        return self._share(part, winners, reason, beats)

    def _share(self, part: Part, winners: Sequence[int], reason: Fact, beats: tuple[Fact, ...]) -> Award:
        """A part divided among its tied winners, the odd chips one each in the house's order."""
        half = "both" if part.both else self.hands.halves[part.half].key
        names = tuple(self.names[seat] for seat in winners)
        if part.amount is None:
            each = part.fraction / len(winners)
            return Award(part.board, half, None, names, dict.fromkeys(names, each), (), reason, beats)
        shares = cut(part.amount, len(winners), self.ticks.unit)
        order = list(winners)
        if len(winners) > 1 and any(shares.odd):
            order = self.odd_order_of(winners, part.board, part.half)
        got = {self.names[seat]: self.ticks.amount(share) for seat, share in zip(order, shares.shares, strict=True)}
        odd: tuple[OddChip, ...] = ()
        if len(winners) > 1:
            rule = self.odd_order.rule_for(winners, part.board, part.half)
            odd = tuple(
                OddChip(self.names[seat], self.ticks.amount(extra), rule)
                for seat, extra in zip(order, shares.odd, strict=True)
                if extra
            )
        in_seat_order = {name: got[name] for name in names}
        return Award(part.board, half, self.ticks.amount(part.amount), names, in_seat_order, odd, reason, beats)

    def _note_sweep(self, board: int, high: Sequence[int], low: Sequence[int]) -> None:
        """A scoop, or (on a single board) a half shared by a seat that wins the other one alone."""
        if high == low:
            self._note(Fact("scoop", {"player": self.names[high[0]], "board": board}))
        elif (len(high) == 1) != (len(low) == 1) and len(self.hands.boards) == 1:
            alone, tied = (high, low) if len(high) == 1 else (low, high)
            if alone[0] in tied:
                others = [self.names[seat] for seat in tied if seat != alone[0]]
                self._note(Fact("quartered", {"player": self.names[alone[0]], "others": others, "board": board}))

    def _note_cut(self, code: str, shares: Cut, **where: int) -> None:
        amounts = [format_amount(self.ticks.amount(share)) for share in shares.shares]
        self._note(Fact(code, {"amounts": amounts, **where}))

    def _note(self, fact: Fact) -> None:
        self.facts.append(fact)

    def _told(self, shares: dict[int, int]) -> dict[str, str]:
        return {self.names[seat]: format_amount(self.ticks.amount(share)) for seat, share in sorted(shares.items())}
