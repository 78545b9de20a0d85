"""A table as its form has it: text in fields, which need not make sense yet."""

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace
from typing import Final
from urllib.parse import urlencode

from starlette.datastructures import QueryParams

from oddchip.cards import format_cards
from oddchip.pots import PRESETS, SETTINGS, HouseRules, Rake, format_amount
from oddchip.showdown import Seat, SeatState, Showdown

STATES: Final = ("in", "folded", "mucked", "unseen")
"""What a seat's hand may be in the form; a declared place goes by the mode of the whole table."""
_SEAT_FIELDS: Final = ("name", "cards", "state", "place", "chips", "number")
_MOST_SEATS: Final = 23
_MOST_BOARDS: Final = 8


@dataclass(frozen=True, slots=True, kw_only=True)
class SeatFields:
    """One seat's fields. ``chips`` may hold dead money behind a plus; ``place`` is the declared place.

    ``number`` is the number of the seat at the table, where a line gave one.
    """

    name: str = ""
    cards: str = ""
    state: str = "in"
    place: str = ""
    chips: str = ""
    number: str = ""

    @property
    def blank(self) -> bool:
        """Whether nothing was filled in."""
        return not (self.name or self.cards or self.chips or self.place) and self.state == "in"


@dataclass(frozen=True, slots=True, kw_only=True)
class Table:
    """The whole form. ``button`` is the place of a seat in the list, counted from 0, or ``None``.

    ``button_seat`` is the number of an empty seat that has the button.
    """

    game: str = "holdem"
    boards: tuple[str, ...] = ("",)
    seats: tuple[SeatFields, ...] = (SeatFields(), SeatFields(), SeatFields())
    button: int | None = None
    button_seat: str = ""
    chips_only: bool = False
    chip: str = ""
    pot: str = ""
    rake: str = ""
    rules: str = "standard"
    settings: Mapping[str, str] = field(default_factory=dict)

    @property
    def blank(self) -> bool:
        """Whether neither cards nor seats were filled in."""
        return all(seat.blank for seat in self.seats) and not any(board.strip() for board in self.boards)

    def query(self) -> str:
        """The fields as the query of an address, as the form itself would send them."""
        return urlencode(list(self._pairs()))

    def _pairs(self) -> Iterator[tuple[str, str]]:
        yield "game", self.game
        if self.chips_only:
            yield "mode", "chips"
        for board in self.boards:
            yield "board", board
        for seat in self.seats:
            yield from (("name", seat.name), ("cards", seat.cards), ("state", seat.state))
            yield from (("place", seat.place), ("chips", seat.chips), ("number", seat.number))
        if self.button is not None:
            yield "button", str(self.button)
        yield "button-seat", self.button_seat
        yield from (("chip", self.chip), ("pot", self.pot), ("rake", self.rake), ("rules", self.rules))
        for setting, value in self.settings.items():
            yield f"set-{setting}", value


def table_of_query(query: QueryParams) -> Table:
    """The table that a form sent; fields that are missing stay empty."""
    columns = {name: query.getlist(name)[:_MOST_SEATS] for name in _SEAT_FIELDS}
    count = max((len(column) for column in columns.values()), default=0)
    seats = tuple(
        SeatFields(**{name: column[at].strip() for name, column in columns.items() if at < len(column)})
        for at in range(count)
    )
    button = query.get("button") or ""
    return Table(
        game=query.get("game") or "holdem",
        boards=tuple(query.getlist("board")[:_MOST_BOARDS]) or ("",),
        seats=seats or Table().seats,
        button=int(button) if re.fullmatch(r"[0-9]{1,2}", button) else None,
        button_seat=(query.get("button-seat") or "").strip(),
        chips_only=query.get("mode") == "chips",
        chip=(query.get("chip") or "").strip(),
        pot=(query.get("pot") or "").strip(),
        rake=(query.get("rake") or "").strip(),
        rules=query.get("rules") or "standard",
        settings={name: value for name in SETTINGS if (value := query.get(f"set-{name}"))},
    )


def table_of_showdown(showdown: Showdown) -> Table:
    """The form that says a showdown.

    >>> from oddchip.showdown import parse_showdown
    >>> table_of_showdown(parse_showdown("holdem | - | *A: #1 100 | B: #2 50+5")).seats[1].chips
    '50+5'
    """
    rules = showdown.rules
    by_number = {seat.number: at for at, seat in enumerate(showdown.seats)}
    button = None if showdown.button is None else by_number.get(showdown.button)
    return Table(
        game=showdown.variant.key,
        boards=tuple(format_cards(board) for board in showdown.boards) or ("",) * showdown.variant.boards,
        seats=tuple(_seat_fields(seat, showdown) for seat in showdown.seats),
        button=button,
        button_seat=str(showdown.button) if showdown.button is not None and button is None else "",
        chips_only=any(seat.state is SeatState.DECLARED for seat in showdown.seats),
        chip="" if showdown.chip is None else format_amount(showdown.chip),
        pot="" if showdown.pot is None else format_amount(showdown.pot),
        rake="" if (rake := showdown.rake or _own_rake(rules)) is None else str(rake),
        rules=rules.key,
        settings=_changed_settings(rules.text),
    )


def _seat_fields(seat: Seat, showdown: Showdown) -> SeatFields:
    state = "in" if seat.state is SeatState.DECLARED else seat.state.value
    chips = "" if seat.live is None else format_amount(seat.live)
    if seat.dead:
        chips += f"+{format_amount(seat.dead)}"
    cards = format_cards(seat.hole) if seat.hole else ""
    parts = showdown.variant.parts
    if parts and len(seat.hole) == sum(parts):
        cards = f"{format_cards(seat.hole[: parts[0]])} / {format_cards(seat.hole[parts[0] :])}"
    plain = all(other.number == at for at, other in enumerate(showdown.seats, 1))
    return SeatFields(
        name=seat.name,
        cards=cards,
        state=state,
        place="" if seat.place is None else str(seat.place),
        chips=chips,
        number="" if plain else str(seat.number),
    )


def _changed_settings(rules_text: str) -> dict[str, str]:
    changes = (change.partition(":") for change in rules_text.split(",")[1:])
    return {setting: value for setting, _, value in changes if setting in SETTINGS}


def _own_rake(rules: HouseRules) -> Rake | None:
    """The rake that a line adds to its preset; the form has one field for it and for the rake of the hand."""
    return rules.rake if rules.rake != PRESETS[rules.key].rules.rake else None


def edited(table: Table, act: str) -> Table:
    """The table after a button of the form: ``add-seat``, ``add-board``, ``remove-2``, ``up-2``, ``down-2`` ...

    Serves browsers without JavaScript; the seats are counted from 0. Any other act changes nothing.

    >>> len(edited(Table(), "add-seat").seats)
    4
    """
    name, _, number = act.rpartition("-")
    if act == "add-seat":
        seats = (*(replace(seat, number="") for seat in table.seats), SeatFields())
        return replace(table, seats=seats, button_seat="")
    if act == "add-board":
        return replace(table, boards=(*table.boards, ""))
    if act == "remove-board" and len(table.boards) > 1:
        return replace(table, boards=table.boards[:-1])
    if not re.fullmatch(r"[0-9]{1,2}", number) or int(number) >= len(table.seats):
        return table
    at, order = int(number), list(range(len(table.seats)))
    if name == "remove" and len(order) > 1:
        order.remove(at)
    elif name in ("up", "down"):
        other = (at + (1 if name == "down" else -1)) % len(order)
        order[at], order[other] = order[other], order[at]
    button = order.index(table.button) if table.button in order else None
    seats = tuple(replace(table.seats[old], number="") for old in order)
    return replace(table, seats=seats, button=button, button_seat="")
