"""A draw and the cards that complete it."""

from collections.abc import Mapping, Sequence
from typing import Unpack

from oddchip.cards import Card, Suit
from oddchip.figures.canvas import Box, Paint
from oddchip.figures.lettering import text_width
from oddchip.figures.options import FigureOptions, open_sheet, plain_voice
from oddchip.figures.playing_cards import RAISE
from oddchip.figures.sheet import Sheet
from oddchip.wording.forms import Phrase


def outs_svg(
    hole: Sequence[Card],
    board: Sequence[Card],
    outs: Mapping[str, Sequence[Card]],
    **options: Unpack[FigureOptions],
) -> str:
    """A hand, a board that is still running out, and the cards that help, in groups with a label each.

    ``outs`` maps labels, which are shown as they are, to cards; which cards are outs is for the caller to say. Raises
    `UnknownNameError` for an unknown language or theme.

    >>> from oddchip.cards import parse_cards
    >>> svg = outs_svg(parse_cards("As Ks"), parse_cards("Qs 7s 2d"), {"flush": parse_cards("Js Ts 9s")})
    >>> "3 outs" in svg
    True
    """
    contents = [hole, board, *outs.items()]
    sheet, plain = open_sheet(("outs", str(contents)), options, width=560), plain_voice(options)
    head = Box(sheet.margin + 2, sheet.margin - 2, sheet.canvas.width - 2 * sheet.margin - 4, 0)
    top = sheet.write(sheet.voice.say("outs-title"), head, sheet.face(18, bold=True)) + 8
    y = _known(sheet, [("outs-hole", hole), ("board", board)], top) + 8
    for label, cards in outs.items():
        y = _group(sheet, label, cards, y) + 8
    told = [plain.say("said-board", label=plain.say("outs-hole"), cards=list(hole))]
    if board:
        told.append(plain.say("said-board", label=plain.say("board"), cards=list(board)))
    for label, cards in outs.items():
        count = plain.say("outs-count", count=len(cards))
        told.append(plain.say("outs-row", label=label, count=count, cards=list(cards) or ""))
    return sheet.canvas.finish(
        y + sheet.margin - 8, title=plain.say("outs-title"), description=" ".join(told), lang=sheet.voice.lang
    )


def _known(sheet: Sheet, rows: Sequence[tuple[str, Sequence[Card]]], top: float) -> float:
    """Labelled rows of the cards that are known."""
    place, y, face = sheet.canvas.hold(), top + 10, sheet.face(13, bold=True)
    labels = [sheet.voice.say(name) for name, _ in rows]
    column = max(text_width(label, face.size, bold=True) for label in labels) + 14
    for label, (_, cards) in zip(labels, rows, strict=True):
        sheet.canvas.text(sheet.body.x, y + sheet.artist.size.height * 0.6, label, face)
        sheet.artist.row(cards, sheet.body.x + column, y)
        y += sheet.artist.size.height + 8
    sheet.panel(top, y + 2, place)
    return y + 2


def _group(sheet: Sheet, label: str, cards: Sequence[Card], top: float) -> float:
    """One group of outs: its label and count, then its cards, suit by suit if they take several lines."""
    place, body, size = sheet.canvas.hold(), sheet.body, sheet.artist.size
    count = sheet.voice.say("outs-count", count=len(cards))
    said = sheet.voice.say("amount", label=Phrase(label), amount=count)  # words of the caller, not a name
    y = sheet.write(said, body._replace(y=top + 8), sheet.face(14, bold=True)) + 4
    for line in _lines(cards, max(1, int((body.width + size.gap) // size.pitch))):
        sheet.artist.row(line, body.x, y)
        y += size.height + RAISE
    palette = sheet.canvas.palette
    sheet.panel(top, y + 4, place, paint=Paint(palette.wins_panel, palette.wins, 1.8))
    return y + 4


def _lines(cards: Sequence[Card], room: int) -> list[Sequence[Card]]:
    """Cards in lines of at most ``room``, highest first; each suit on lines of its own where one line is too short."""
    ordered = sorted(cards, reverse=True)
    if len(ordered) <= room:
        return [ordered]
    suits = [[card for card in ordered if card.suit is suit] for suit in reversed(Suit)]
    if len({card.rank for card in ordered}) < len(ordered) and sum(map(bool, suits)) < len(ordered):
        rows = [row for row in suits if row]
        return [row[at : at + room] for row in rows for at in range(0, len(row), room)]
    return [ordered[at : at + room] for at in range(0, len(ordered), room)]
