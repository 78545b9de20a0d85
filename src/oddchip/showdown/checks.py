"""What a showdown must not contradict."""

from __future__ import annotations

import unicodedata
from decimal import Decimal
from itertools import pairwise
from typing import TYPE_CHECKING

from oddchip.cards import Card
from oddchip.errors import HandError, ShowdownError, TextError
from oddchip.pots import Amount, format_amount, parse_amount
from oddchip.showdown.seat import Seat, SeatState

if TYPE_CHECKING:
    from oddchip.showdown.showdown import Showdown
    from oddchip.variants import Variant


def check_showdown(showdown: Showdown) -> None:
    """Raise `ShowdownError` or `HandError` for the first contradiction found."""
    if not showdown.seats:
        raise ShowdownError("no-seats")
    _check_names(showdown)
    _check_numbers(showdown)
    _check_stakes(showdown)
    _check_declared(showdown)
    _check_boards(showdown)
    for seat in showdown.seats:
        check_holding(showdown.variant, seat)
    _check_cards(showdown)


def check_holding(variant: Variant, seat: Seat) -> None:
    """Raise when a live seat holds a number of cards that its game never has."""
    if seat.state is SeatState.UNSEEN and seat.hole and None not in seat.hole:
        raise ShowdownError("wrong-type", player=seat.name, path=f"{seat.name}.state", given="unseen", expected="in")
    if seat.state is SeatState.IN and None in seat.hole:
        raise ShowdownError("wrong-type", player=seat.name, path=f"{seat.name}.state", given="in", expected="unseen")
    if seat.state is not SeatState.IN:
        if len(seat.hole) > (variant.dealt or variant.hole):
            _refuse_count(variant, seat)
        return
    if len(seat.hole) not in variant.hole_counts:
        _refuse_count(variant, seat)


def _refuse_count(variant: Variant, seat: Seat) -> None:
    raise HandError("holding-count", player=seat.name, given=len(seat.hole), expected=variant.hole, variant=variant.key)


def _check_names(showdown: Showdown) -> None:
    seen = set()
    for seat in showdown.seats:
        if not seat.name.strip() or any(unicodedata.category(sign) == "Cc" for sign in seat.name):
            raise ShowdownError("seat-name", player=seat.name, given=seat.name)
        if seat.name in seen:
            raise ShowdownError("name-twice", player=seat.name)
        seen.add(seat.name)


def _check_numbers(showdown: Showdown) -> None:
    """Seat numbers rise around the table and may pass the highest one once."""
    numbers = [seat.number for seat in showdown.seats]
    drops = sum(later <= earlier for earlier, later in pairwise(numbers))
    wraps = drops == 1 and numbers[-1] < numbers[0]
    if drops and not wraps:
        bad = next(place for place in range(1, len(numbers)) if numbers[place] <= numbers[place - 1])
        raise ShowdownError("seat-order", player=showdown.seats[bad].name, given=numbers[bad])


def _check_stakes(showdown: Showdown) -> None:
    without = [seat for seat in showdown.seats if seat.live is None]
    if without and len(without) < len(showdown.seats):
        raise ShowdownError("stakes-missing", player=without[0].name)
    for seat in showdown.seats:
        for amount in (0 if seat.live is None else seat.live, seat.dead):
            check_amount(amount, seat.name)
    rake = showdown.rake or showdown.rules.rake
    of_rake = () if rake is None else (rake.amount, rake.percent, rake.cap)
    for each in (showdown.chip, showdown.pot, *of_rake):
        if each is not None:
            check_amount(each)
    if rake is not None and rake.percent is not None and rake.percent > 100:
        raise ShowdownError("bad-amount", given=str(rake), suggestion="5%")
    if showdown.chip is not None and showdown.chip <= 0:
        raise ShowdownError("chip-zero", given=str(showdown.chip))
    if showdown.pot is not None and showdown.has_stakes:
        total = sum((seat.live or 0) + seat.dead for seat in showdown.seats)
        if total != showdown.pot:
            raise ShowdownError("pot-and-stakes", total=str(total), pot=str(showdown.pot))


_ROUND = 10**15


def check_amount(amount: Amount, player: str | None = None) -> None:
    """Raise `ShowdownError` unless the line can hold an amount: exact, not below zero, at most 15 digits, 8 decimals.

    >>> check_amount(0.1, "A")
    Traceback (most recent call last):
    oddchip.errors.ShowdownError: '0.1' is no amount; write digits and at most one point: 100
    """
    if type(amount) is int and 0 <= amount < _ROUND:
        return
    where = {} if player is None else {"player": player}
    if isinstance(amount, bool) or not isinstance(amount, int | Decimal) or not Decimal(amount).is_finite():
        raise ShowdownError("bad-amount", given=str(amount), suggestion="100", **where)
    if amount < 0 and player is not None:
        raise ShowdownError("negative-amount", player=player, given=str(amount))
    try:
        parse_amount(format_amount(amount))
    except TextError as error:
        raise ShowdownError(error.code, **{**error.arguments, **where}) from None


def _check_declared(showdown: Showdown) -> None:
    declared = [seat for seat in showdown.seats if seat.state is SeatState.DECLARED]
    if not declared:
        return
    for seat in declared:
        if seat.hole:
            raise ShowdownError("declared-mixed", player=seat.name)
        if seat.place is None or not 1 <= seat.place <= 99:
            raise ShowdownError("declared-rank", player=seat.name, given=f"#{seat.place}")
    for seat in showdown.seats:
        if seat.state is SeatState.IN:
            raise ShowdownError("declared-mixed", player=seat.name)
    if showdown.variant.is_split:
        raise ShowdownError("declared-split", variant=showdown.variant.key)


def _check_boards(showdown: Showdown) -> None:
    variant = showdown.variant
    allowed = variant.board_counts
    for number, board in enumerate(showdown.boards, 1):
        if len(board) not in allowed:
            expected = variant.board if variant.family != "stud" else 0
            raise HandError("board-count", board=number, given=len(board), expected=expected, variant=variant.key)
    several = len(showdown.boards) > 1
    if several and (not variant.board or (variant.boards > 1 and len(showdown.boards) != variant.boards)):
        raise HandError(
            "boards-count", given=len(showdown.boards), expected=variant.boards if variant.board else 0,
            variant=variant.key,
        )  # fmt: skip


def _check_cards(showdown: Showdown) -> None:
    """Each card once, and in the deck; boards run out from one beginning may share that beginning."""
    places: dict[Card, int | str] = {}
    for number, board in enumerate(showdown.boards, 1):
        for at, card in enumerate(board):
            if card in places:
                _check_repeat(showdown, card, places[card], (number, at))
            else:
                _place(showdown, places, card, number)
    for seat in showdown.seats:
        for card in seat.known:
            _place(showdown, places, card, seat.name)


def _place(showdown: Showdown, places: dict[Card, int | str], card: Card, place: int | str) -> None:
    deck = showdown.variant.deck
    if card in places:
        boards = len(showdown.boards)
        raise HandError("duplicate-card", card=card.code, first=places[card], second=place, boards=boards)
    if card not in deck:
        raise HandError("card-not-in-deck", card=card.code, size=deck.size, variant=showdown.variant.key)
    places[card] = place


def _check_repeat(showdown: Showdown, card: Card, first: int | str, second: tuple[int, int]) -> None:
    number, at = second
    board, other = showdown.boards[number - 1], showdown.boards[int(first) - 1]
    one_game = showdown.variant.boards == 1
    # Each run deals the last card at least, so that two whole boards never end in one card.
    repeats_river = one_game and at == showdown.variant.board - 1 and board == other
    if first == number or repeats_river:
        boards = len(showdown.boards)
        raise HandError("duplicate-card", card=card.code, first=first, second=number, boards=boards)
    if not one_game or board[: at + 1] != other[: at + 1]:
        raise HandError("board-repeat", card=card.code, first=first, second=number)
