"""How many kickers stand beside each hand."""

from typing import Unpack

from oddchip.cards import FULL_DECK
from oddchip.figures.canvas import Box, Paint
from oddchip.figures.ladder import Rung, ladder_rungs
from oddchip.figures.options import FigureOptions, open_sheet, plain_voice
from oddchip.figures.playing_cards import draw_hand, hand_span
from oddchip.figures.sheet import Sheet
from oddchip.ranking import HIGH


def kickers_svg(**options: Unpack[FigureOptions]) -> str:
    """The number of kickers by category, the kickers of an example of each underlined.

    Raises `UnknownNameError` for an unknown language or theme.

    >>> "3 kickers" in kickers_svg()
    True
    """
    sheet, plain = open_sheet("kickers", options, width=560), plain_voice(options)
    rungs = ladder_rungs(HIGH, FULL_DECK)
    head = Box(sheet.margin + 2, sheet.margin - 2, sheet.canvas.width - 2 * sheet.margin - 4, 0)
    top = y = sheet.write(sheet.voice.say("kickers-title"), head, sheet.face(18, bold=True)) + 8
    place = sheet.canvas.hold()
    y += 10
    for rung in rungs:
        y = _draw(sheet, rung, y) + 8
    sheet.panel(top, y + 2, place)
    told = [
        plain.say(
            "kickers-row",
            category=plain.speaker.category(rung.category),
            count=plain.say("kickers-count", count=rung.category.kickers),
        )
        for rung in rungs
    ]
    return sheet.canvas.finish(
        y + 2 + sheet.margin, title=plain.say("kickers-title"), description=" ".join(told), lang=sheet.voice.lang
    )


def _draw(sheet: Sheet, rung: Rung, top: float) -> float:
    body, size, hand = sheet.body, sheet.artist.size, rung.example
    assert hand is not None
    five = draw_hand(sheet.artist, hand.cards, len(hand.cards) - len(hand.kickers), body.x, top)
    if hand.kickers:
        boxes = five.boxes[-len(hand.kickers) :]
        start, end = min(box.x for box in boxes), max(box.end for box in boxes)
        low = five.area.bottom + 5
        paint = Paint("none", sheet.canvas.palette.wins, 2.4)
        sheet.canvas.lines([(start + 2, low - 3), (start + 2, low), (end - 2, low), (end - 2, low - 3)], paint)
    x = body.x + hand_span(size) + 18
    area = Box(x, top + size.height / 2 - 20, body.end - x, 0)
    y = sheet.write(sheet.voice.speaker.category(rung.category), area, sheet.face(14, bold=True))
    count = sheet.voice.say("kickers-count", count=rung.category.kickers)
    y = sheet.write(count, area._replace(y=y), sheet.face(13, soft=not hand.kickers))
    return max(y, top + size.height + 8)
