"""The best hand of every seat, on every board, for every half."""

from collections.abc import Iterable, Sequence

from oddchip.cards import Card
from oddchip.errors import SettlementError
from oddchip.pots import HouseRules
from oddchip.ranking import MadeHand
from oddchip.showdown.seat import Seat, SeatState
from oddchip.showdown.settlement import PlayedHand
from oddchip.showdown.showdown import Showdown
from oddchip.variants import Half, Variant

_IN = SeatState.IN


class Hands:
    """Best hands by seat place, board and half, found when they are first asked for."""

    def __init__(self, showdown: Showdown) -> None:
        self.showdown = showdown
        self.variant = house_variant(showdown.variant, showdown.rules)
        self._found: dict[tuple[int, int, int], MadeHand] = {}
        self._complete: dict[int, bool] = {}
        self.boards: tuple[tuple[Card, ...], ...] = showdown.boards or ((),)
        """The boards; one empty board for games without."""
        self.halves: tuple[Half, ...] = self.variant.halves
        """The halves, the high side first."""

    def require(self, seats: Iterable[int]) -> None:
        """Raise `SettlementError` unless these seats and the boards have all the cards that a showdown needs."""
        hole = {len(self.showdown.seats[seat].hole) for seat in seats}
        for number, board in enumerate(self.boards, 1):
            if self.variant.board and len(board) != self.variant.board:
                raise SettlementError(
                    "board-incomplete", board=number, given=len(board), expected=self.variant.board,
                    variant=self.variant.key,
                )  # fmt: skip
        if self.variant.boards > len(self.boards):
            raise SettlementError(
                "board-incomplete", board=len(self.boards) + 1, given=0, expected=self.variant.board,
                variant=self.variant.key,
            )  # fmt: skip
        if all(self.variant.is_complete(range(count), board) for count in hole for board in self.boards):
            return
        seat = next(self.showdown.seats[at] for at in seats if not self.complete(self.showdown.seats[at]))
        shared = len(self.boards[0]) if self.variant.family == "stud" else 0  # the last card, dealt to all at once
        raise SettlementError(
            "holding-incomplete", player=seat.name, given=len(seat.hole),
            expected=self.variant.hole - shared, variant=self.variant.key,
        )  # fmt: skip

    def complete(self, seat: Seat) -> bool:
        """Whether a seat shows all the cards that a showdown needs."""
        if seat.state is not _IN:
            return False
        done = self._complete.get(len(seat.hole))
        if done is None:
            done = all(self.variant.is_complete(seat.hole, board) for board in self.boards)
            self._complete[len(seat.hole)] = done
        return done

    def hand(self, seat: int, board: int, half: int) -> MadeHand:
        """The best hand of the seat at this place."""
        key = (seat, board, half)
        found = self._found.get(key)
        if found is None:
            found = self.halves[half].best(self.showdown.seats[seat].known, self.boards[board])
            self._found[key] = found
        return found

    def qualifies(self, seat: int, board: int, half: int) -> bool:
        """Whether that hand may win the half."""
        return self.halves[half].qualifier is None or self.halves[half].qualifies(self.hand(seat, board, half))

    def winners(self, seats: Sequence[int], board: int, half: int, *, qualified: bool = True) -> list[int]:
        """The seats with the best qualifying hand; none when nobody qualifies."""
        contenders = list(seats)
        if qualified and self.halves[half].qualifier is not None:
            contenders = [seat for seat in seats if self.qualifies(seat, board, half)]
        if not contenders:
            return []
        strengths = [self.hand(seat, board, half).value.strength for seat in contenders]
        best = max(strengths)
        return [seat for seat, strength in zip(contenders, strengths, strict=True) if strength == best]

    def played(self) -> tuple[PlayedHand, ...]:
        """Every complete hand, seat by seat."""
        boards = range(len(self.boards))
        return tuple(
            [
                PlayedHand(seat.name, board, half.key, self.hand(at, board, number), self.qualifies(at, board, number))
                for at, seat in enumerate(self.showdown.seats)
                if self.complete(seat)
                for board in boards
                for number, half in enumerate(self.halves)
            ]
        )


def house_variant(variant: Variant, rules: HouseRules) -> Variant:
    """The game as this house plays it."""
    if rules.short_deck == "trips-over-straight":
        variant = variant.with_trips_over_straight()
    if rules.high_side == "other" and variant.is_split and not variant.natural_high:
        variant = variant.with_other_high_side()
    return variant
