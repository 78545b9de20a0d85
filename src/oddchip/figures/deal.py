"""What lies on the table before anything is settled: the picture of a question."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple, Unpack

from oddchip.cards import Card
from oddchip.figures.lettering import shorten_text, text_width
from oddchip.figures.options import FigureOptions, open_sheet, plain_voice
from oddchip.figures.sheet import Sheet
from oddchip.figures.signs import draw_button
from oddchip.figures.voice import Voice
from oddchip.showdown import Seat, SeatState, Showdown


class _Row(NamedTuple):
    """A label, a word about it, and cards; without cards the row is of words alone."""

    label: str
    about: str
    cards: Sequence[Card | None]
    live: bool = True
    button: bool = False


def deal_svg(showdown: Showdown, **options: Unpack[FigureOptions]) -> str:
    """Boards, holdings, stakes and the button of a showdown; who wins is not shown, nor which cards play.

    A board may still be running out, and one seat alone is enough. Raises `UnknownNameError` for an unknown language or
    theme.

    >>> from oddchip.showdown import parse_showdown
    >>> svg = deal_svg(parse_showdown("holdem | Qs 9h 6d 4c 2s | *A: Ad Qc 100 | B: Kd Qh 100"))
    >>> "put in" in svg, "wins" in svg
    (True, False)
    """
    voice, plain = Voice(options.get("lang", "en"), currency=showdown.currency), plain_voice(options)
    boards = [(at, board) for at, board in enumerate(showdown.boards) if board]
    labels = [voice.board(at) if len(boards) > 1 else voice.say("board") for at, _ in boards]
    rows = [_Row(label, "", board) for label, (_, board) in zip(labels, boards, strict=True)]
    rows += [_seat_row(voice, showdown, seat) for seat in showdown.seats]
    told: list[str] = []
    told += [
        plain.say("said-board", label=label, cards=list(board))
        for label, (_, board) in zip(labels, boards, strict=True)
    ]
    told += [_said_seat(plain, seat) for seat in showdown.seats]
    told += [plain.say("button", player=seat.name) for seat in showdown.seats if seat.number == showdown.button]
    return _draw(voice.title(showdown.variant.key), rows, told, options)


def hands_svg(variant: str, hands: Mapping[str, Sequence[Card]], **options: Unpack[FigureOptions]) -> str:
    """Hands of a game, each with its label, on their own.

    >>> from oddchip.cards import parse_cards
    >>> "A" in hands_svg("holdem", {"A": parse_cards("As Ks Qs Js 9d"), "B": parse_cards("5s 4s 3s 2s Ah")})
    True
    """
    plain = plain_voice(options)
    rows = [_Row(plain.speaker.name(label), "", cards) for label, cards in hands.items()]
    told = [plain.say("said-board", label=label, cards=list(cards)) for label, cards in hands.items()]
    return _draw(Voice(options.get("lang", "en")).title(variant), rows, told, options)


def _seat_row(voice: Voice, showdown: Showdown, seat: Seat) -> _Row:
    parts = []
    if seat.state is SeatState.FOLDED:
        parts.append(voice.say("folded"))
    elif seat.state is SeatState.MUCKED:
        parts.append(voice.say("mucked"))
    if seat.live is not None:
        parts.append(voice.say("stake", amount=voice.amount(seat.live)))
    hidden = (None,) * showdown.variant.hole if seat.state is SeatState.UNSEEN else ()
    button = seat.number == showdown.button
    return _Row(voice.speaker.name(seat.name), " · ".join(parts), seat.hole or hidden, seat.contends, button)


def _said_seat(plain: Voice, seat: Seat) -> str:
    parts = [plain.say("said-hole", cards=list(seat.known))] if seat.known else []
    if seat.state is SeatState.FOLDED:
        parts.append(plain.say("folded"))
    if seat.live is not None:
        parts.append(plain.say("stake", amount=plain.amount(seat.live)))
    return plain.say("said-seat", player=seat.name, text=plain.speaker.joined(parts)) if parts else ""


def _draw(title: str, rows: Sequence[_Row], told: Sequence[str], options: FigureOptions) -> str:
    sheet = open_sheet(("deal", title, str(rows)), options, width=560)
    place, body, top = sheet.canvas.hold(), sheet.body, sheet.margin
    face = sheet.face(15, bold=True)
    beside = [_width(row, face.size) for row in rows if row.cards]
    column = min(max(beside, default=0) + 16, body.width * 0.45)
    fits = column + max(sheet.artist.size.span(len(row.cards)) for row in rows) <= body.width
    y = top + 10
    for row in rows:
        y = _draw_row(sheet, row, y, column if fits else 0)
    sheet.panel(top, y, place)
    described = " ".join(filter(None, told))
    return sheet.canvas.finish(y + sheet.margin, title=title, description=described, lang=sheet.voice.lang)


def _width(row: _Row, size: float) -> float:
    label = text_width(row.label, size, bold=True) + (26 if row.button else 0)
    return max(label, text_width(row.about, 12.5))


def _draw_row(sheet: Sheet, row: _Row, top: float, column: float) -> float:
    """Label and word beside the cards, or above them where the cards need the whole width; where the row ends."""
    body, height = sheet.body, sheet.artist.size.height
    room = column - 8 if column and row.cards else body.width
    face = sheet.face(15, bold=True, soft=not row.live)
    beside = bool(column) and bool(row.cards)
    base = top + (height / 2 + (-3 if row.about else 5) if beside else 15)
    label = shorten_text(row.label, room - (26 if row.button else 0), face.size, bold=True)
    sheet.canvas.text(body.x, base, label, face)
    if row.button:
        sign = sheet.voice.say("button-sign")
        draw_button(sheet.canvas, sign, body.x + text_width(label, face.size, bold=True) + 6, base)
    if row.about:
        sheet.line(row.about, body.x, base + 17, sheet.face(12.5, soft=True), room)
    said_end = base + (23 if row.about else 6)
    if not row.cards:
        return said_end + 8
    y = top if beside else said_end
    sheet.artist.row(row.cards, body.x + column, y, None if row.live else ())
    return y + height + 10
