"""The showdown line, written in its one canonical form."""

import re
from dataclasses import replace

from oddchip.cards import format_cards
from oddchip.errors import TextError
from oddchip.pots import HouseRules, format_amount
from oddchip.showdown.line_reader import BIDI_CONTROLS
from oddchip.showdown.seat import Seat, SeatState
from oddchip.showdown.showdown import Showdown
from oddchip.variants import Variant

_BARE = re.compile(r'[^|:@"=/\s*][^|:@"=/]*(?<!\s)')


def format_showdown(showdown: Showdown) -> str:
    """One line of text that `parse_showdown` reads back as the same showdown (its id and currency are not written).

    >>> from oddchip.showdown import parse_showdown
    >>> format_showdown(parse_showdown("O8|3h4s8hQhTs| * W : As2dKhKs 4|X: fold 2 | chip = 1"))
    'omaha8 | 3h 4s 8h Qh Ts | *W: As 2d Kh Ks 4 | X: fold 2 | chip=1'
    """
    # Seat numbers of a line start at 1; records that count from 0 are moved up, which changes nobody's position.
    shift = max(1 - min([seat.number for seat in showdown.seats] + [showdown.button or 1]), 0)
    if shift:
        showdown = _renumbered(showdown, shift)
    boards = " / ".join(format_cards(board) for board in showdown.boards) or "-"
    plain = all(seat.number == place for place, seat in enumerate(showdown.seats, 1))
    at_button = any(seat.number == showdown.button for seat in showdown.seats)
    parts = [showdown.variant.key, boards]
    for seat in showdown.seats:
        star = "*" if at_button and seat.number == showdown.button else ""
        number = "" if plain else f"@{seat.number}"
        parts.append(f"{star}{_name(seat.name)}{number}: {_holding(seat, showdown.variant)}{_stake(seat)}")
    return " | ".join(parts + _options(showdown, at_button=at_button))


def _renumbered(showdown: Showdown, shift: int) -> Showdown:
    seats = tuple(replace(seat, number=seat.number + shift) for seat in showdown.seats)
    button = None if showdown.button is None else showdown.button + shift
    return replace(showdown, seats=seats, button=button)


def _options(showdown: Showdown, *, at_button: bool) -> list[str]:
    options = []
    if showdown.chip is not None:
        options.append(f"chip={format_amount(showdown.chip)}")
    if showdown.pot is not None:
        options.append(f"pot={format_amount(showdown.pot)}")
    if showdown.button is not None and not at_button:
        options.append(f"button={showdown.button}")
    if showdown.rake is not None:
        options.append(f"rake={showdown.rake}")
    if showdown.rules != HouseRules():
        options.append(f"rules={showdown.rules.text}")
    return options


def _name(name: str) -> str:
    if _BARE.fullmatch(name) and BIDI_CONTROLS.isdisjoint(name):
        return name
    if not name.strip() or "\n" in name or "\r" in name:
        raise TextError("seat-name", given=name)
    return '"' + name.replace('"', '""') + '"'


def _holding(seat: Seat, variant: Variant) -> str:
    if seat.state is SeatState.DECLARED:
        return f"#{seat.place}"
    if seat.state in (SeatState.FOLDED, SeatState.MUCKED):
        word = "fold" if seat.state is SeatState.FOLDED else "muck"
        return f"{word} ({format_cards(seat.hole)})" if seat.hole else word
    if not seat.hole:
        return "?"
    if variant.parts and len(seat.hole) == sum(variant.parts):
        first = variant.parts[0]
        return f"{format_cards(seat.hole[:first])} / {format_cards(seat.hole[first:])}"
    return format_cards(seat.hole)


def _stake(seat: Seat) -> str:
    if seat.live is None:
        return ""
    return f" {format_amount(seat.live)}" + (f"+{format_amount(seat.dead)}" if seat.dead else "")
