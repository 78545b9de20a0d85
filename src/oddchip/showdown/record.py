"""A showdown as JSON: the published form ``oddchip/showdown/1``."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from oddchip.cards import Card, read_cards
from oddchip.errors import OddchipError, RecordError
from oddchip.pots import Amount, HouseRules, Rake, find_rules, format_amount, parse_rake
from oddchip.showdown.fields import Fields
from oddchip.showdown.seat import Seat, SeatState
from oddchip.showdown.showdown import Showdown
from oddchip.variants import find_variant

SHOWDOWN_SCHEMA: Final = "oddchip/showdown/1"
_FIELDS: Final = (
    "schema", "id", "variant", "boards", "seats", "button", "chip", "pot", "rake", "rules", "currency", "recorded",
)  # fmt: skip
_SEAT_FIELDS: Final = ("name", "seat", "state", "hole", "live", "dead", "place")
_STATES: Final = {state.value: state for state in SeatState}


def showdown_from_json(record: Mapping[str, Any]) -> Showdown:
    """The showdown of a JSON object; what was ``recorded`` of its outcome is left aside.

    Raises `RecordError` for what is not of the published form, and the errors of `Showdown` for contradictions.

    >>> record = {"variant": "holdem", "boards": ["Qs 9h 6d 4c 2s"], "seats": [
    ...     {"name": "A", "hole": ["Ad", "Qc"], "live": 100}, {"name": "B", "hole": "Kd Qh", "live": "100"}]}
    >>> str(showdown_from_json(record))
    'holdem | Qs 9h 6d 4c 2s | A: Ad Qc 100 | B: Kd Qh 100'
    """
    fields = Fields(record, "", _FIELDS)
    schema = fields.text("schema")
    if schema not in (None, SHOWDOWN_SCHEMA):
        raise RecordError("wrong-schema", given=schema, expected=SHOWDOWN_SCHEMA)
    if not isinstance(fields.record.get("recorded", {}), Mapping):
        raise fields.refuse("recorded", "object")
    seats = [_read_seat(seat, at) for at, seat in enumerate(fields.items("seats"))]
    return Showdown(
        variant=find_variant(fields.required_text("variant")),
        boards=tuple(_board(fields, at) for at in range(len(fields.items("boards")))),
        seats=tuple(seats),
        button=fields.integer("button"),
        chip=fields.amount("chip"),
        pot=fields.amount("pot"),
        rake=_rake(fields),
        rules=_rules(fields),
        currency=fields.text("currency"),
        id=fields.text("id"),
    )


def showdown_to_json(showdown: Showdown) -> dict[str, Any]:
    """The JSON object of a showdown; fields that say nothing are left out. `showdown_from_json` reads it back.

    >>> from oddchip.showdown import parse_showdown
    >>> showdown = parse_showdown("razz | - | A: fold 2 | B: ? 2")
    >>> showdown_from_json(showdown_to_json(showdown)) == showdown
    True
    """
    record: dict[str, Any] = {"schema": SHOWDOWN_SCHEMA}
    if showdown.id is not None:
        record["id"] = showdown.id
    record["variant"] = showdown.variant.key
    record["boards"] = [[card.code for card in board] for board in showdown.boards]
    record["seats"] = [_write_seat(seat) for seat in showdown.seats]
    record["button"] = showdown.button
    for name, amount in (("chip", showdown.chip), ("pot", showdown.pot)):
        if amount is not None:
            record[name] = format_amount(amount)
    if showdown.rake is not None:
        record["rake"] = str(showdown.rake)
    if showdown.rules != HouseRules():
        record["rules"] = showdown.rules.text
    if showdown.currency is not None:
        record["currency"] = showdown.currency
    return record


def _read_seat(record: object, at: int) -> Seat:
    fields = Fields(record, f"seats[{at}]", _SEAT_FIELDS)
    number = fields.integer("seat")
    hole = _cards(fields, "hole", fields.get("hole"))
    place = fields.integer("place")
    if place is not None and place < 1:
        raise fields.refuse("place", "1, 2, 3 ...")
    return Seat(
        name=fields.required_text("name"),
        number=at + 1 if number is None else number,
        state=_state(fields, hole, place),
        hole=hole,
        live=fields.amount("live"),
        dead=fields.amount("dead") or 0,
        place=place,
    )


def _state(fields: Fields, hole: Sequence[Card | None], place: int | None) -> SeatState:
    """The state that is written, or the one that follows from what the seat shows."""
    written = fields.text("state")
    if written is None:
        if place is not None:
            return SeatState.DECLARED
        return SeatState.IN if hole and None not in hole else SeatState.UNSEEN
    if written not in _STATES:
        raise fields.refuse("state", " | ".join(_STATES))
    state = _STATES[written]
    if state is SeatState.IN and None in hole:
        return SeatState.UNSEEN
    if state is SeatState.UNSEEN and hole and None not in hole:
        raise fields.refuse("state", "in, since its cards are given (?? is an unseen card)")
    if (state is SeatState.DECLARED) != (place is not None):
        raise RecordError("missing-field", path=fields.at("place" if place is None else "state"))
    return state


def _write_seat(seat: Seat) -> dict[str, Any]:
    record: dict[str, Any] = {"name": seat.name, "seat": seat.number, "state": seat.state.value}
    if seat.hole:
        record["hole"] = ["??" if card is None else card.code for card in seat.hole]
    if seat.live is not None:
        record["live"] = format_amount(seat.live)
    if seat.dead:
        record["dead"] = format_amount(seat.dead)
    if seat.place is not None:
        record["place"] = seat.place
    return record


def _board(fields: Fields, at: int) -> tuple[Card, ...]:
    given = fields.items("boards")[at]
    if given is None:
        raise RecordError("wrong-type", path=fields.at(f"boards[{at}]"), given="null", expected="array | string")
    cards = _cards(fields, f"boards[{at}]", given)
    known = tuple(card for card in cards if card is not None)
    if len(known) < len(cards):
        raise RecordError("unseen-card", field=fields.at(f"boards[{at}]"), given="??")
    return known


def _cards(fields: Fields, name: str, value: object) -> tuple[Card | None, ...]:
    """Cards as an array of codes or as one string."""
    if value is None:
        return ()
    if isinstance(value, str):
        text = value.replace("/", " ")
    elif isinstance(value, Sequence) and all(isinstance(code, str) for code in value):
        text = " ".join(value)
    else:
        raise RecordError("wrong-type", path=fields.at(name), given=repr(value)[:60], expected="array | string")
    try:
        return tuple(card for card, _ in read_cards(text))
    except OddchipError as error:
        raise error.at(field=fields.at(name)) from None


def _rake(fields: Fields) -> Rake | None:
    value = fields.get("rake")
    if not isinstance(value, str):
        amount: Amount | None = fields.amount("rake")
        return None if amount is None else Rake(amount=amount)
    try:
        return parse_rake(value)
    except OddchipError as error:
        raise error.at(field="rake") from None


def _rules(fields: Fields) -> HouseRules:
    text = fields.text("rules")
    if text is None:
        return HouseRules()
    try:
        return find_rules(text)
    except OddchipError as error:
        raise error.at(field="rules") from None
