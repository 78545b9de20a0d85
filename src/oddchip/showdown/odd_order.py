"""The order in which tied winners receive odd chips, by the house's rule."""

from collections.abc import Sequence

from oddchip.cards import Card, Rank
from oddchip.errors import SettlementError
from oddchip.pots import all_cards_by_suit, high_card_by_suit, left_of_button
from oddchip.showdown.hands import Hands
from oddchip.showdown.seat import SeatState


class OddOrder:
    """Orders tied seats. ``rule`` names what it goes by: a choice of ``odd-chip`` or ``stud-odd-chip``."""

    def __init__(self, hands: Hands) -> None:
        self.hands = hands
        self.showdown = hands.showdown
        self.rule = self.showdown.rules.odd_chip_rule(has_button=hands.variant.has_button)

    def rule_for(self, seats: Sequence[int], board: int, half: int) -> str:
        """The rule that orders these seats: position, where no suit can tell them apart since they share all cards."""
        if self.rule not in ("suit", "all-cards"):
            return self.rule
        shown = all(self.showdown.seats[seat].state is SeatState.IN for seat in seats)
        if shown and self.rule == "all-cards":
            return self.rule
        if shown and not any(self.hands.hand(seat, board, half).plays_board for seat in seats):
            return self.rule
        return "lowest-seat" if self.showdown.button is None else "left-of-button"

    def order(self, seats: Sequence[int], board: int, half: int, *, pot: str) -> list[int]:
        """The seats in the order in which they get odd chips. Raises `SettlementError` (``button-missing``)."""
        numbers = {self.showdown.seats[seat].number: seat for seat in seats}
        rule = self.rule_for(seats, board, half)
        if rule in ("suit", "all-cards"):
            return self._by_suit(self._by_seat(seats), board, half)
        if rule != self.rule:
            return self._by_seat(seats)
        if self.rule == "left-of-button":
            if self.showdown.button is None:
                raise SettlementError("button-missing", pot=pot, suggestion=f"button={self.showdown.seats[-1].number}")
            return [numbers[number] for number in left_of_button(list(numbers), self.showdown.button)]
        return [numbers[number] for number in sorted(numbers, reverse=self.rule == "highest-seat")]

    def _by_seat(self, seats: Sequence[int]) -> list[int]:
        """What remains when no suit can tell two hands apart: the position, or else the seat number."""
        numbers = {self.showdown.seats[seat].number: seat for seat in seats}
        button = self.showdown.button
        order = sorted(numbers) if button is None else left_of_button(list(numbers), button)
        return [numbers[number] for number in order]

    def _by_suit(self, seats: Sequence[int], board: int, half: int) -> list[int]:
        if self.rule == "suit":
            return high_card_by_suit({seat: self._from_the_top(seat, board, half) for seat in seats})
        system = self.hands.halves[half].system
        held = {seat: (*self.showdown.seats[seat].known, *self.hands.boards[board]) for seat in seats}
        return all_cards_by_suit(held, low=system.low, ace_low=getattr(system, "ace_low", False))

    def _from_the_top(self, seat: int, board: int, half: int) -> Sequence[Card]:
        """The playing cards by rank, then suit, the highest first: in 5-5-A-K-Q it is the ace that counts.

        Five different ranks stand in that order already, the low ace of a wheel at the end.
        """
        cards = self.hands.hand(seat, board, half).cards
        if len({card.rank for card in cards}) == len(cards):
            return cards
        ace_low = getattr(self.hands.halves[half].system, "ace_low", False)
        return sorted(cards, key=lambda card: (1 if ace_low and card.rank is Rank.ACE else card.rank, card.suit))[::-1]
