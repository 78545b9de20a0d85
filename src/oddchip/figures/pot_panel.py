"""The panel of the pots: a stack each, who contends, who gets which part, odd chips, refunds and rake."""

from collections.abc import Sequence
from typing import Final

from oddchip.figures.canvas import Box, Paint
from oddchip.figures.decisions import Reading
from oddchip.figures.lettering import shorten_text, text_width
from oddchip.figures.sheet import Sheet
from oddchip.figures.signs import SIGN, draw_coin, draw_kind, draw_stack
from oddchip.pots import Amount
from oddchip.showdown import Award, PotResult

_STACK: Final = 46.0
_HIGHEST: Final = 8


class PotArtist:
    """Draws the pots of one settlement below each other."""

    def __init__(self, sheet: Sheet, reading: Reading) -> None:
        self.sheet = sheet
        self.reading = reading
        self.settlement = reading.settlement

    def draw(self, top: float) -> float:
        """Draw the panel; where it ends."""
        sheet = self.sheet
        place = sheet.canvas.hold()
        y = top + 10
        for at, pot in enumerate(self.settlement.pots):
            if at:
                self._rule(y + 4)
                y += 12
            y = self._pot(pot, y)
        for player, amount in self.settlement.refunds.items():
            y = self._aside("refund", sheet.voice.say("share", player=player, amount=sheet.voice.amount(amount)), y)
        if self.settlement.rake:
            y = self._aside("rake", sheet.voice.amount(self.settlement.rake), y)
        sheet.panel(top, y + 10, place)
        return y + 10

    def _rule(self, y: float) -> None:
        body = self.sheet.body
        self.sheet.canvas.lines([(body.x, y), (body.end, y)], Paint("none", self.sheet.canvas.palette.line))

    def _pot(self, pot: PotResult, top: float) -> float:
        """One pot: the stack at the side, then lines of text."""
        sheet, voice = self.sheet, self.sheet.voice
        area = self._area(top)
        label = voice.pot(pot.label, len(self.settlement.pots))
        if pot.amount is not None:
            label = voice.say("amount", label=label, amount=voice.amount(pot.amount))
        y = sheet.write(label, area, sheet.face(15, bold=True))
        said = voice.say("contending", players=list(pot.eligible))
        y = sheet.write(said, area._replace(y=y), sheet.face(12.5, soft=True))
        if pot.rake and len(self.settlement.pots) > 1:
            taken = voice.say("amount", label=voice.say("rake"), amount=voice.amount(pot.rake))
            y = sheet.write(taken, area._replace(y=y), sheet.face(12.5, soft=True))
        if pot.needs:
            said = voice.say("waits", players=list(pot.needs))
            y = sheet.write(said, area._replace(y=y + 2), sheet.face(13, bold=True))
        for award in pot.awards:
            y = self._award(award, area._replace(y=y + 6), named=len(pot.awards) > 1)
        chips = self._chips(pot.amount)
        y = max(y, top + 14 + chips * 5)
        draw_stack(sheet.canvas, chips, sheet.body.x, y)
        return y

    def _area(self, y: float) -> Box:
        body = self.sheet.body
        return Box(body.x + _STACK, y, body.width - _STACK, 0)

    def _chips(self, amount: Amount | None) -> int:
        """How high the stack of a pot is drawn, against the largest pot."""
        largest = max((pot.amount or 0 for pot in self.settlement.pots), default=0)
        if amount is None or not largest:
            return _HIGHEST // 2
        return max(1, round(_HIGHEST * float(amount) / float(largest)))

    def _award(self, award: Award, area: Box, *, named: bool) -> float:
        """Which part of the pot, and a tag for each winner's share."""
        sheet, voice = self.sheet, self.sheet.voice
        y = area.y
        halves = self.settlement.showdown.variant.is_split
        boards = len(self.settlement.showdown.boards) > 1
        half = award.half if halves and award.half != "both" else None
        slot = voice.slot(award.board if boards else None, half) if named or half else None
        tags = [self._tag(award, player) for player in award.winners]
        number = self._number(award)
        x = area.x
        if slot is not None or number is not None:
            x = self._slot(slot, number, area)
        return self._tags(tags, Box(area.x, y, area.width, 0), x)

    def _number(self, award: Award) -> int | None:
        """The number of the decision, where there are several to tell apart."""
        if len(self.reading.decisions) < 2:
            return None
        halves = [played.half for played in self.settlement.hands[:1]]
        half = halves[0] if award.half == "both" and halves else award.half
        return self.reading.number(award.board, half, award)

    def _slot(self, slot: str | None, number: int | None, area: Box) -> float:
        """The name of the part and the number of the decision; where they end."""
        sheet, x, base = self.sheet, area.x, area.y + 17
        if slot is not None:
            x = sheet.line(slot, x, base, sheet.face(12.5, bold=True), area.width * 0.6) + 8
        if number is not None:
            draw_kind(sheet.canvas, "decides", x, base)
            x = sheet.line(str(number), x + SIGN + 2, base, sheet.face(12, bold=True), 40) + 8
        return x

    def _tag(self, award: Award, player: str) -> tuple[str, str]:
        """A winner with the share, and the odd chip in it in words (empty if there is none)."""
        voice = self.sheet.voice
        share = voice.say("share", player=player, amount=voice.short_amount(award.shares[player]))
        odd = [chip.amount for chip in award.odd_chips if chip.player == player]
        return share, voice.say("odd", amount=voice.short_amount(sum(odd))) if odd else ""

    def _tags(self, tags: Sequence[tuple[str, str]], area: Box, x: float) -> float:
        """Tags from ``x`` on, in as many lines as they need; where they end."""
        sheet, canvas, palette = self.sheet, self.sheet.canvas, self.sheet.canvas.palette
        y, face, small = area.y, sheet.face(13, bold=True), sheet.face(12)
        for share, odd in tags:
            extra = text_width(odd, small.size) + 20 if odd else 0
            said = shorten_text(share, area.width - extra - 16, face.size, bold=True)
            width = text_width(said, face.size, bold=True) + 16 + extra
            if x > area.x and x + width > area.end:
                x, y = area.x, y + 28
            canvas.rect(Box(x, y, width, 24), Paint(palette.ground, palette.wins, 1.4), radius=12)
            canvas.text(x + (width - extra) / 2, y + 17, said, face, "middle")
            if odd:
                draw_coin(canvas, x + width - extra, y + 17)
                canvas.text(x + width - (extra - 14) / 2 - 4, y + 17, odd, small, "middle")
            x += width + 6
        return y + 26

    def _aside(self, name: str, said: str, y: float) -> float:
        """A line for chips that are in no pot: what went back, and the house's cut."""
        sheet, voice = self.sheet, self.sheet.voice
        self._rule(y + 6)
        told = voice.say("amount", label=voice.say(name), amount=said)
        return sheet.write(told, sheet.body._replace(y=y + 12), sheet.face(13))
