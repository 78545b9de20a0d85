"""One hand of one seat: hole cards, the cards that play joined to them, the marks, and the name of the hand."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from oddchip.cards import Card
from oddchip.figures.canvas import Box, Paint
from oddchip.figures.decisions import Kind, Strip
from oddchip.figures.lettering import text_width, wrap_text
from oddchip.figures.playing_cards import RAISE, Five, draw_hand, hand_span
from oddchip.figures.sheet import Sheet, columns_fit
from oddchip.figures.signs import SIGN, draw_kind, draw_tick, ring
from oddchip.ranking import find_system

_GAP: Final = 20.0
_NAME: Final = 150.0
_MARK_ROOM: Final = 20.0
_RAIL: Final = 7.0
_LOSS_SIZE: Final = 12.5


@dataclass(frozen=True, slots=True)
class StripLayout:
    """Where the columns of every strip of a figure stand: hole cards, the cards that play, the name of the hand."""

    hole: float
    five: float
    name: float
    stacked: bool
    below: bool

    @classmethod
    def of(cls, sheet: Sheet, holding: int) -> "StripLayout":
        """The layout for so many hole cards (0: they are not shown apart)."""
        body, size = sheet.body, sheet.artist.size
        hole, five = size.span(holding), hand_span(size)
        beside = [width for width in (hole, five) if width]
        stacked = not columns_fit(beside, _GAP, body.width)
        five_at = body.x + (hole + _GAP if hole and not stacked else 0)
        name_at = five_at + five + _GAP
        below = body.end - name_at < _NAME
        return cls(hole, five_at, body.x if below else name_at, stacked, below)


class StripArtist:
    """Draws strips; ``number_marks`` when there are several decisions to tell apart."""

    def __init__(self, sheet: Sheet, layout: StripLayout, *, boards: int, number_marks: bool) -> None:
        self.sheet = sheet
        self.layout = layout
        self.boards = boards
        self.number_marks = number_marks

    def draw(self, strip: Strip, hole: Sequence[Card], top: float) -> float:
        """Draw one strip; where it ends."""
        if not strip.shown:
            return self._draw_mention(strip, top)
        sheet, layout, size = self.sheet, self.layout, self.sheet.artist.size
        hand = strip.played.hand
        y = top
        hole_boxes: list[Box] = []
        if layout.hole and layout.stacked:
            hole_boxes = sheet.artist.row(hole, sheet.body.x, y, hand.from_hole)
            y += size.height + RAISE + _RAIL + 5
        if strip.marks:
            y += _MARK_ROOM
        if layout.hole and not layout.stacked:
            hole_boxes = sheet.artist.row(hole, sheet.body.x, y, hand.from_hole)
        five = draw_hand(sheet.artist, hand.cards, len(hand.cards) - len(hand.kickers), layout.five, y)
        self._join(strip, five, [box for box, card in zip(hole_boxes, hole, strict=False) if card in hand.from_hole])
        self._mark(strip, five)
        end = y + size.height + RAISE + _RAIL + 5
        end = self._name_kickers(strip, five, end)
        return max(end, self._name(strip, y, end))

    def _draw_mention(self, strip: Strip, top: float) -> float:
        """A hand that cannot win its half, in words alone."""
        voice, area = self.sheet.voice, self.sheet.body
        slot = voice.slot(strip.played.board, None) if self.boards > 1 else None
        said = voice.say("unqualified", half=_half_key(strip))
        if slot is not None:
            said = voice.say("amount", label=slot, amount=said)
        return self.sheet.write(said, area._replace(y=top + 4), self.sheet.face(12.5, soft=True)) + 2

    def _join(self, strip: Strip, five: Five, held: Sequence[Box]) -> None:
        """The bracket under the cards that play, and the rail that leads to it from the hole cards among them."""
        canvas, palette = self.sheet.canvas, self.sheet.canvas.palette
        paint = Paint("none", palette.wins if strip.wins else palette.soft_ink, 2 if strip.wins else 1.4)
        low = five.area.bottom + RAISE + _RAIL - 2
        spans = sorted((box.x, box.end) for box in five.boxes)
        start, end = spans[0][0] + 3, spans[-1][1] - 3
        canvas.lines([(start, low - 7), (start, low), (end, low), (end, low - 7)], paint)
        hand = strip.played.hand
        if self.layout.hole and hand.from_board:
            for box, card in zip(five.boxes, hand.cards, strict=True):
                if card in hand.from_hole:
                    canvas.ellipse(Box(box.middle - 3, low - 3, 6, 6), Paint(paint.stroke, paint.stroke))
        if not held:
            return
        rail = held[0].bottom + RAISE + _RAIL - 2
        for box in held:
            canvas.lines([(box.middle, box.bottom + 2), (box.middle, rail)], paint)
        first = min(box.middle for box in held)
        last = max(box.middle for box in held)
        if self.layout.stacked:
            side = self.sheet.body.x - 6
            canvas.lines([(last, rail), (side, rail), (side, low), (start, low)], paint)
        else:
            canvas.lines([(first, rail), (start, low)], paint)

    def _mark(self, strip: Strip, five: Five) -> None:
        """Rings around the marked cards, and above them what the mark means."""
        boxes = dict(zip(strip.played.hand.cards, five.boxes, strict=True))
        by_cards: dict[tuple[Card, ...], dict[Kind, list[int]]] = {}
        for mark in strip.marks:
            by_cards.setdefault(mark.cards, {}).setdefault(mark.kind, []).append(mark.decision)
        alone = len(by_cards) == 1 and len(next(iter(by_cards.values()))) == 1
        for cards, kinds in by_cards.items():
            around = _around([boxes[card] for card in cards])
            for at, kind in enumerate(sorted(kinds)):
                ring(self.sheet.canvas, kind, around.inset(-3.5 * at))
            self._tell(kinds, around, alone=alone)

    def _tell(self, kinds: dict[Kind, list[int]], around: Box, *, alone: bool) -> None:
        """The signs above marked cards, with their numbers, and in words if there is one mark alone."""
        sheet = self.sheet
        told: list[tuple[Kind, str]] = []
        for kind, numbers in sorted(kinds.items()):
            said = ",".join(map(str, filter(None, numbers))) if self.number_marks else ""
            if alone:
                said = f"{said} {sheet.voice.say(kind)}".strip()
            told.append((kind, said))
        face = sheet.face(11.5, bold=True)
        width = sum(SIGN + 3 + text_width(said, face.size, bold=True) for _, said in told) + 4 * (len(told) - 1)
        x = max(sheet.body.x, min(around.middle - width / 2, sheet.body.end - width))
        y = around.y - 9
        for kind, said in told:
            draw_kind(sheet.canvas, kind, x, y)
            sheet.canvas.text(x + SIGN + 2, y, said, face)
            x += SIGN + 7 + text_width(said, face.size, bold=True)

    def _name_kickers(self, strip: Strip, five: Five, end: float) -> float:
        """The word for kickers under them; where the strip ends."""
        hand = strip.played.hand
        if not hand.kickers or not hand.main or find_system(hand.value.system).low:
            return end
        sheet, face = self.sheet, self.sheet.face(11, soft=True)
        around = _around(five.boxes[-len(hand.kickers) :])
        said = sheet.voice.say("kickers", count=len(hand.kickers))
        half = text_width(said, face.size) / 2
        x = max(sheet.body.x + half, min(around.middle, sheet.body.end - half))
        sheet.canvas.text(x, end + 9, said, face, "middle")
        return end + 13

    def _name(self, strip: Strip, y: float, end: float) -> float:
        """Which board and half, and the name of the hand, beside or below the cards; where the text ends."""
        sheet, layout, voice = self.sheet, self.layout, self.sheet.voice
        slot, face = self._slot(strip), self.sheet.face(13.5, bold=strip.wins)
        room = sheet.body.end - layout.name - (16 if strip.wins else 0)
        lines = wrap_text(voice.hand(strip.played.hand), room, face.size, bold=face.bold)
        lost = [] if strip.loss is None else wrap_text(voice.loss(strip.loss), room, _LOSS_SIZE)
        height = len(lines) * 18 + len(lost) * 16 + (16 if slot else 0)
        top = end + 2 if layout.below else y + max(0, (sheet.artist.size.height + RAISE - height) / 2)
        x = layout.name
        if slot is not None:
            top += 16
            sheet.line(slot, x, top - 4, sheet.face(12, soft=True, bold=True), sheet.body.end - x)
        if strip.wins:
            draw_tick(sheet.canvas, x, top + 13)
            x += 16
        for said in lines:
            top += 18
            sheet.canvas.text(x, top - 5, said, face)
        for said in lost:
            top += 16
            sheet.canvas.text(x, top - 5, said, sheet.face(_LOSS_SIZE, soft=True))
        return top + (4 if layout.below else 0)

    def _slot(self, strip: Strip) -> str | None:
        return self.sheet.voice.slot(strip.played.board if self.boards > 1 else None, strip.half)


def _half_key(strip: Strip) -> str:
    return "low" if strip.played.half == "low" else "high"


def _around(boxes: Sequence[Box]) -> Box:
    """The box around boxes that stand in a row."""
    x, end = min(box.x for box in boxes), max(box.end for box in boxes)
    return Box(x, boxes[0].y, end - x, boxes[0].height)
