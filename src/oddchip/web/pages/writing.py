"""From the fields of a table to its showdown line, remembering which field each part of the line came from."""

import re
from dataclasses import dataclass

from oddchip.errors import OddchipError
from oddchip.pots import SETTINGS, find_rules
from oddchip.web.pages.table import SeatFields, Table
from oddchip.web.pages.voice import PageVoice

_ALL_UNSEEN = re.compile(r"\s*(\?\??\s*)*")


@dataclass(frozen=True, slots=True)
class Span:
    """Where a field stands in the line: from ``start`` up to ``end``, counted from 0."""

    field: str
    start: int
    end: int


@dataclass(frozen=True, slots=True)
class Written:
    """A showdown line and the fields it was written from."""

    line: str
    spans: tuple[Span, ...]
    names: tuple[str, ...]

    def field_of(self, error: OddchipError) -> tuple[str, int | None]:
        """The field an error belongs to, and the position within that field, the first character being 1."""
        position = error.arguments.get("position")
        if isinstance(position, int):
            for span in self.spans:
                if span.start < position <= max(span.end, span.start + 1):
                    return span.field, position - span.start
        player, board = error.arguments.get("player"), error.arguments.get("board")
        if isinstance(player, str) and player in self.names:
            return f"seat-{self.names.index(player)}", None
        if isinstance(board, int):
            return f"board-{board - 1}", None
        return _FIELDS.get(error.code, "table"), None


_FIELDS = {
    "button-missing": "button",
    "rake-too-large": "rake",
    "chip-zero": "chip",
    "pot-and-stakes": "pot",
    "unknown-variant": "game",
    "board-repeat": "board-0",
}


class _Line:
    """A line that is being written."""

    def __init__(self) -> None:
        self.text = ""
        self.spans: list[Span] = []

    def put(self, text: str, field: str = "") -> None:
        start = len(self.text)
        self.text += text
        if field:
            self.spans.append(Span(field, start, len(self.text)))


def write_table(table: Table, voice: PageVoice) -> Written:
    """The line of a table. Seats that are quite empty are left out, seats without a name get one.

    >>> from oddchip.web.pages.voice import page_voice
    >>> seats = (SeatFields(name="A", cards="Ad Qc"), SeatFields(cards="Kd Qh"), SeatFields())
    >>> write_table(Table(boards=("Qs 9h 6d 4c 2s",), seats=seats), page_voice("en")).line
    'holdem | Qs 9h 6d 4c 2s | "A": Ad Qc | "Seat 2": Kd Qh'
    """
    line, names = _Line(), []
    line.put(_safe(table.game), "game")
    line.put(" | ")
    _put_boards(line, table)
    for at, seat in enumerate(table.seats):
        names.append(seat.name or voice.text("page-seat-name", number=at + 1))
        if not seat.blank:
            line.put(" | *" if table.button == at else " | ")
            _put_seat(line, at, seat, names[-1], chips_only=table.chips_only)
    button_seat = table.button_seat if table.button is None else ""
    for name, value in (("button", button_seat), ("chip", table.chip), ("pot", table.pot), ("rake", table.rake)):
        if value:
            line.put(f" | {name}=")
            line.put(_safe(value), name)
    if (rules := rules_text(table)) != "standard":
        line.put(" | rules=")
        line.put(rules, "rules")
    return Written(line.text, tuple(line.spans), tuple(names))


def rules_text(table: Table) -> str:
    """The preset and the settings that differ from it."""
    try:
        preset = find_rules(table.rules)
    except OddchipError:
        return _safe(table.rules)
    changed = [
        f"{name}:{value}"
        for name, value in table.settings.items()
        if name in SETTINGS and value in SETTINGS[name] and preset.setting(name) != value
    ]
    return ",".join([preset.text, *changed])


def _put_boards(line: _Line, table: Table) -> None:
    boards = [(at, board.strip()) for at, board in enumerate(table.boards) if board.strip()]
    if table.chips_only or not boards:
        line.put("-", "board-0")
        return
    for at, board in boards:
        if at != boards[0][0]:
            line.put(" / ")
        line.put(_safe(board, "/"), f"board-{at}")


def _put_seat(line: _Line, at: int, seat: SeatFields, name: str, *, chips_only: bool) -> None:
    start = len(line.text)
    line.put('"' + re.sub(r"[\x00-\x1f]", " ", name).replace('"', '""') + '"')
    line.put(f"@{_safe(seat.number)}: " if seat.number else ": ")
    place = f"#{seat.place or 1}" if chips_only else ""
    cards = "" if chips_only else _safe(seat.cards)
    if seat.state in ("folded", "mucked"):
        line.put("fold" if seat.state == "folded" else "muck")
        if cards:
            line.put(" (")
            line.put(cards, f"seat-{at}")
            line.put(")")
    elif seat.state == "unseen":
        line.put("?")
    elif place:
        line.put(place, f"seat-{at}")
    else:
        line.put("?" if cards and _ALL_UNSEEN.fullmatch(cards) else cards, f"seat-{at}")
    if seat.chips:
        line.put(" ")
        line.put(_safe(re.sub(r"\s+", "", seat.chips)), f"chips-{at}")
    # Whatever of the seat has no field of its own: the name, above all.
    line.spans.append(Span(f"seat-{at}", start, len(line.text)))


def _safe(text: str, also: str = "") -> str:
    """A field's text without the signs that would end it within a line."""
    return "".join(" " if sign in "|\n\r" + also else sign for sign in text).strip()
