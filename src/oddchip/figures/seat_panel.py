"""The panel of one seat: who it is, what was put in, what is won, and the hands."""

from typing import Final

from oddchip.figures.canvas import Paint
from oddchip.figures.decisions import Reading
from oddchip.figures.hand_strip import StripArtist
from oddchip.figures.lettering import shorten_text, text_width, wrap_text
from oddchip.figures.playing_cards import RAISE
from oddchip.figures.sheet import Sheet
from oddchip.figures.signs import draw_button, draw_tick
from oddchip.showdown import Seat, SeatState

_STATES: Final = {
    SeatState.FOLDED: "folded",
    SeatState.MUCKED: "mucked",
    SeatState.UNSEEN: "unseen",
}


class SeatArtist:
    """Draws the seats of one settlement."""

    def __init__(self, sheet: Sheet, reading: Reading, strips: StripArtist) -> None:
        self.sheet = sheet
        self.reading = reading
        self.strips = strips

    def draw(self, seat: Seat, top: float) -> float:
        """Draw the panel of a seat; where it ends."""
        place = self.sheet.canvas.hold()
        y = self._head(seat, top + 8)
        shown = self.reading.strips(seat.name)
        if shown:
            for strip in shown:
                y = self.strips.draw(strip, seat.known, y + 6)
        elif seat.hole or seat.state is SeatState.UNSEEN:
            hole = seat.hole or (None,) * self.reading.settlement.showdown.variant.hole
            live = seat.state is SeatState.IN
            self.sheet.artist.row(hole, self.sheet.body.x, y + (6 if live else 0), None if live else ())
            y += self.sheet.artist.size.height + RAISE + 4
        palette = self.sheet.canvas.palette
        paint = Paint(palette.panel, palette.line)
        if seat.name in self.reading.settlement.payouts:
            paint = Paint(palette.wins_panel, palette.wins, 1.8)
        elif not seat.contends:
            paint = Paint(palette.ground, palette.line, 1, "5 4")
        self.sheet.panel(top, y + 8, place, paint=paint)
        return y + 8

    def _head(self, seat: Seat, top: float) -> float:
        """Name, button, what was put in and what is won, on one line or on several; where they end."""
        sheet, canvas, body = self.sheet, self.sheet.canvas, self.sheet.body
        result = self._result(seat)
        won = sheet.face(14, bold=True)
        room = text_width(result, won.size, bold=True) + 18 if result else 0
        base = top + 16
        name = sheet.voice.speaker.name(seat.name)
        fits = text_width(name, 16, bold=True) + room + 40 <= body.width
        result_base = base if fits or not result else base + 20
        limit = body.width - (room if result_base == base else 0) - 30
        x = self._name(seat, shorten_text(name, limit, 16, bold=True), base)
        if result:
            fitted = shorten_text(result, body.width - 18, won.size, bold=True)
            draw_tick(canvas, body.end - 11, result_base)
            canvas.text(body.end - 17, result_base, fitted, won._replace(fill=canvas.palette.wins), "end")
        said = self._details(seat)
        if not said:
            return result_base + 4
        face = sheet.face(12.5, soft=True)
        if result_base == base and x + 12 + text_width(said, face.size) + room + 8 <= body.end:
            canvas.text(x + 12, base, said, face)
            return base + 4
        for line in wrap_text(said, body.width, face.size):
            result_base += 17
            canvas.text(body.x, result_base, line, face)
        return result_base + 4

    def _name(self, seat: Seat, name: str, base: float) -> float:
        """The name, and the button if the seat has it; where they end."""
        sheet = self.sheet
        face = sheet.face(16, bold=True, soft=not seat.contends)
        sheet.canvas.start_group(seat.name)
        sheet.canvas.text(sheet.body.x, base, name, face)
        sheet.canvas.end_group()
        x = sheet.body.x + text_width(name, face.size, bold=True)
        if seat.number == self.reading.settlement.showdown.button:
            draw_button(sheet.canvas, sheet.voice.say("button-sign"), x + 6, base)
            x += 24
        return x

    def _details(self, seat: Seat) -> str:
        """State, stake and refund in words."""
        voice, settlement = self.sheet.voice, self.reading.settlement
        parts = []
        if seat.state in _STATES:
            parts.append(voice.say(_STATES[seat.state]))
        elif seat.state is SeatState.DECLARED:
            parts.append(voice.say("declared", place=seat.place or 0))
        if seat.live is not None and (seat.live or not seat.dead):
            parts.append(voice.say("stake", amount=voice.amount(seat.live)))
        if seat.dead:
            parts.append(voice.say("dead", amount=voice.amount(seat.dead)))
        if seat.name in settlement.refunds:
            parts.append(voice.say("returned", amount=voice.amount(settlement.refunds[seat.name])))
        return " · ".join(parts)

    def _result(self, seat: Seat) -> str:
        """What the seat wins, in words; empty if nothing."""
        payouts = self.reading.settlement.payouts
        if seat.name not in payouts:
            return ""
        return self.sheet.voice.say("wins", amount=self.sheet.voice.amount(payouts[seat.name]))
