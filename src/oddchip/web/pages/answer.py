"""What *Settle* answers to a table or a line: settled, still waiting for cards, or wrong and where."""

from dataclasses import dataclass, field
from fractions import Fraction
from typing import Literal
from urllib.parse import quote

from markupsafe import Markup

from oddchip.cards import parse_cards
from oddchip.errors import OddchipError
from oddchip.figures.voice import Voice
from oddchip.showdown import Settlement, Showdown, format_showdown, parse_showdown, settle
from oddchip.variants import Variant, find_variant
from oddchip.web.pages.limiting import within_limits
from oddchip.web.pages.pictures import Picture, settlement_picture
from oddchip.web.pages.table import Table, table_of_showdown
from oddchip.web.pages.voice import PageVoice, marked_html
from oddchip.web.pages.writing import Written, write_table
from oddchip.web.settings import Limits
from oddchip.wording import count, explain, explain_error

State = Literal["empty", "waiting", "wrong", "settled"]


@dataclass(frozen=True, slots=True)
class Problem:
    """What is wrong in a field, and the field's text with the place marked where there is one."""

    field: str
    message: str
    marked: Markup | None = None


@dataclass(frozen=True, slots=True)
class Payout:
    """One seat's chips in large type; ``note`` says what of its own bet comes back."""

    name: str
    amount: Markup
    wins: bool
    note: Markup | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Answer:
    """All that the answer part of the page shows. ``table`` is the form the line stands for, if it could be read."""

    state: State
    line: str = ""
    table: Table | None = None
    problems: tuple[Problem, ...] = ()
    missing: tuple[Markup, ...] = ()
    payouts: tuple[Payout, ...] = ()
    brief: Markup = field(default_factory=Markup)
    why: Markup = field(default_factory=Markup)
    said: str = ""
    picture: Picture | None = None

    @property
    def link(self) -> str:
        """The query that holds the whole pot."""
        return "?line=" + quote(self.line, safe="")


def answer_table(table: Table, voice: PageVoice, limits: Limits) -> Answer:
    """The answer to a table of fields."""
    if table.blank:
        return Answer(state="empty", table=table)
    written = write_table(table, voice)
    missing = _missing(table, written, voice)
    try:
        showdown = parse_showdown(written.line)
        if missing:
            return _waiting(table, missing, voice)
        return _settled(within_limits(showdown, limits), table, voice)
    except OddchipError as error:
        where, position = written.field_of(error)
        if missing and (error.code in _LACKING or (position is None and error.code != "name-twice")):
            return _waiting(table, missing, voice)
        problem = Problem(where, _message(error, position, voice))
        return Answer(state="wrong", table=table, problems=(problem,), said=problem.message)


_LACKING = {"holding-missing", "holding-count", "board-count", "boards-count", "line-parts", "no-seats", "hand-count"}
"""Errors that more cards will mend."""


def answer_line(line: str, voice: PageVoice, limits: Limits) -> Answer:
    """The answer to a showdown line as typed."""
    if not line.strip():
        return Answer(state="empty")
    table = None
    try:
        showdown = parse_showdown(line)
        table = table_of_showdown(showdown)
        return _settled(within_limits(showdown, limits), table, voice)
    except OddchipError as error:
        position = error.arguments.get("position")
        place = position if isinstance(position, int) else None
        problem = Problem("line", _message(error, place, voice), _marked(line, place))
        return Answer(state="wrong", line=line, table=table, problems=(problem,), said=problem.message)


def _settled(showdown: Showdown, table: Table, voice: PageVoice) -> Answer:
    settlement = settle(showdown)
    line = format_showdown(showdown)
    return Answer(
        state="settled",
        line=line,
        table=table,
        payouts=tuple(_payouts(settlement, voice)),
        brief=marked_html(explain(settlement, lang=voice.lang, detail="brief")),
        why=Markup(explain(settlement, lang=voice.lang, detail="teach", format="html")),
        said=explain(settlement, lang=voice.lang, detail="brief", plain=True, isolates=False),
        picture=settlement_picture(line, voice),
    )


def _payouts(settlement: Settlement, voice: PageVoice) -> list[Payout]:
    """Winners first, each in the order of the seats; who gets nothing is named too."""
    figure = Voice(voice.lang, currency=settlement.showdown.currency)
    told = []
    for seat in settlement.showdown.seats:
        share, back = settlement.payouts.get(seat.name, 0), settlement.refunds.get(seat.name)
        nothing = Fraction(0) if not settlement.showdown.has_stakes and settlement.showdown.pot is None else 0
        amount = figure.amount(share) if share else voice.speaker.number(int(nothing))
        note = None if back is None else marked_html(figure.say("returned", amount=figure.amount(back)))
        told.append(Payout(seat.name, marked_html(amount), bool(share), note))
    return sorted(told, key=lambda payout: not payout.wins)


def _waiting(table: Table, missing: tuple[Markup, ...], voice: PageVoice) -> Answer:
    return Answer(state="waiting", table=table, missing=missing, said=voice.text("page-waiting"))


def _missing(table: Table, written: Written, voice: PageVoice) -> tuple[Markup, ...]:
    """Which cards are still to come before the table can be settled."""
    try:
        variant = find_variant(table.game)
    except OddchipError:
        return ()
    seats = [(at, seat) for at, seat in enumerate(table.seats) if not seat.blank]
    live = [(at, seat) for at, seat in seats if seat.state in ("in", "unseen")]
    said = []
    if len(live) < 2 and all(seat.state == "in" for _, seat in seats):
        said.append(voice.html("page-missing-seats"))
    shown = [(at, seat) for at, seat in live if seat.state == "in"]
    if table.chips_only or not shown or len(live) < 2:
        return tuple(said)
    said += _missing_on_boards(table, variant, voice)
    shared = _held(table.boards[0]) if variant.family == "stud" else 0
    for at, seat in shown:
        lacks = variant.hole - _held(seat.cards) - shared
        if lacks > 0:
            said.append(voice.html("page-missing-cards", place=written.names[at], cards=count("cards", lacks)))
    return tuple(said)


def _missing_on_boards(table: Table, variant: Variant, voice: PageVoice) -> list[Markup]:
    if not variant.board:
        return []
    boards = [board for board in table.boards if board.strip()] or [""]
    boards += [""] * (variant.boards - len(boards))
    said = []
    for at, board in enumerate(boards):
        if (lacks := variant.board - _held(board)) > 0:
            place = voice.text("figure-board") if len(boards) == 1 else voice.text("page-board", number=at + 1)
            said.append(voice.html("page-missing-cards", place=place, cards=count("cards", lacks)))
    return said


def _held(text: str) -> int:
    """How many cards a field holds; text that cannot be read counts as enough, since its own error is told."""
    try:
        return sum(len(parse_cards(part)) for part in text.split("/"))
    except OddchipError:
        return 99


def _message(error: OddchipError, position: int | None, voice: PageVoice) -> str:
    """The error in words, with the position within its field."""
    arguments = {name: value for name, value in error.arguments.items() if name != "position"}
    if position is not None:
        arguments["position"] = position
    return explain_error(type(error)(error.code, **arguments), voice.lang, isolates=True)


def _marked(text: str, position: int | None) -> Markup | None:
    """The text with the word at a position marked; the mark is a space where the text ends too early."""
    if position is None:
        return None
    start = min(position - 1, len(text))
    end = start + 1
    while end < len(text) and not text[end].isspace() and text[end] not in "|/":
        end += 1
    return Markup("{}<mark>{}</mark>{}").format(text[:start], text[start:end] or " ", text[end:])
