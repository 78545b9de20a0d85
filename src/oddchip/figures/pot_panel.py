"""The panel of the pots: a stack each, who contends, who gets which part, odd chips, refunds and rake."""

from collections.abc import Sequence
from fractions import Fraction
from typing import Final

from oddchip.figures.canvas import Box, Paint
from oddchip.figures.decisions import Reading
from oddchip.figures.lettering import shorten_text, text_width
from oddchip.figures.sheet import Sheet
from oddchip.figures.signs import SIGN, draw_coin, draw_kind, draw_stack
from oddchip.figures.voice import total
from oddchip.pots import Amount
from oddchip.showdown import Award, PotResult
from oddchip.wording.forms import Phrase

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
        """One pot: the stack at the side, its name and contenders, and beside or below them who gets what."""
        sheet, voice = self.sheet, self.sheet.voice
        body = sheet.body
        wide = body.width - _STACK
        area = Box(body.x + _STACK, top, wide if sheet.narrow else wide * 0.5, 0)
        label = voice.pot(pot.label, len(self.settlement.pots))
        if pot.amount is not None:
            label = voice.say("amount", label=label, amount=voice.amount(pot.amount))
        y = sheet.write(label, area, sheet.face(15, bold=True))
        said = voice.say("contending", players=list(pot.eligible))
        y = sheet.write(said, area._replace(y=y), sheet.face(12.5, soft=True))
        if pot.rake and len(self.settlement.pots) > 1:
            taken = voice.say("amount", label=voice.say("rake"), amount=voice.amount(pot.rake))
            y = sheet.write(taken, area._replace(y=y), sheet.face(12.5, soft=True))
        if sheet.narrow:
            y = self._awards(pot, area._replace(y=y))
        else:
            y = max(y, self._awards(pot, Box(area.end + 12, top - 4, wide * 0.5 - 12, 0)))
        chips = self._chips(pot.amount)
        bottom = top + 12 + chips * 5
        draw_stack(sheet.canvas, chips, body.x, bottom)
        return max(y, bottom)

    def _awards(self, pot: PotResult, area: Box) -> float:
        """Who gets what, or whose cards are waited for; where it ends."""
        sheet, y = self.sheet, area.y
        if pot.needs:
            said = sheet.voice.say("waits", players=list(pot.needs))
            y = sheet.write(said, area._replace(y=y + 4), sheet.face(13, bold=True))
        for award in pot.awards:
            y = self._award(pot, award, area._replace(y=y + 6))
        return y

    def _chips(self, amount: Amount | None) -> int:
        """How high the stack of a pot is drawn, against the largest pot."""
        largest = max((pot.amount or 0 for pot in self.settlement.pots), default=0)
        if amount is None or not largest:
            return _HIGHEST // 2
        return max(1, round(_HIGHEST * float(amount) / float(largest)))

    def _award(self, pot: PotResult, award: Award, area: Box) -> float:
        """Which part of the pot, and a tag for each winner's share."""
        voice = self.sheet.voice
        y = area.y
        halves = self.settlement.showdown.variant.is_split
        boards = len(self.settlement.showdown.boards) > 1
        half = award.half if halves and award.half != "both" else None
        slot = voice.slot(award.board if boards else None, half) if len(pot.awards) > 1 or half else None
        tags = [self._tag(award, player, area.width) for player in award.winners]
        # Numbers tell several decisions apart; one alone needs none.
        numbers = self.reading.numbers(pot, award) if len(self.reading.decisions) > 1 else []
        x = area.x
        if slot is not None or numbers:
            x = self._slot(slot, numbers, area)
        return self._tags(tags, Box(area.x, y, area.width, 0), x)

    def _slot(self, slot: str | None, numbers: Sequence[int], area: Box) -> float:
        """The name of the part and the numbers of its decisions; where they end."""
        sheet, x, base = self.sheet, area.x, area.y + 17
        if slot is not None:
            x = sheet.line(slot, x, base, sheet.face(12.5, bold=True), area.width * 0.6) + 8
        if numbers:
            draw_kind(sheet.canvas, "decides", x, base)
            x = sheet.line(",".join(map(str, numbers)), x + SIGN + 2, base, sheet.face(12, bold=True), 40) + 8
        return x

    def _tag(self, award: Award, player: str, room: float) -> tuple[str, str]:
        """A winner with the share, and the odd chip in it in words (empty if there is none).

        Who takes the whole of a pot of no stated size needs no share beside the name.
        """
        voice = self.sheet.voice
        share = award.shares[player]
        if isinstance(share, Fraction) and share == 1:
            return Phrase(shorten_text(voice.speaker.name(player), room - 24, 13, bold=True)), ""
        odd = total([chip.amount for chip in award.odd_chips if chip.player == player])
        said = voice.say("odd", amount=voice.short_amount(odd)) if odd else ""
        amount = voice.short_amount(share)
        taken = text_width(f"{amount} — ", 13, bold=True) + 24
        name = Phrase(shorten_text(voice.speaker.name(player), room - taken, 13, bold=True))
        return voice.say("share", player=name, amount=amount), said

    def _tags(self, tags: Sequence[tuple[str, str]], area: Box, x: float) -> float:
        """Tags from ``x`` on, in as many lines as they need; where they end."""
        canvas, palette = self.sheet.canvas, self.sheet.canvas.palette
        y, face, small = area.y, self.sheet.face(13, bold=True), self.sheet.face(12)
        for share, odd in tags:
            width = text_width(share, face.size, bold=True) + 16
            beside = text_width(odd, small.size) + 21 if odd else 0
            # A share and its odd chip stay on one line, unless no line is long enough for both.
            if x > area.x and x + width + beside > area.end:
                x, y = area.x, y + 28
            canvas.rect(Box(x, y, width, 24), Paint(palette.ground, palette.wins, 1.4), radius=12)
            canvas.text(x + width / 2, y + 17, share, face, "middle")
            x += width + 6
            if odd:
                if x + beside - 6 > area.end:
                    x, y = area.x + 8, y + 26
                draw_coin(canvas, x, y + 17)
                canvas.text(x + 15, y + 17, odd, small)
                x += beside + 8
        return y + 26

    def _aside(self, name: str, said: str, y: float) -> float:
        """A line for chips that are in no pot: what went back, and the house's cut."""
        sheet, voice = self.sheet, self.sheet.voice
        self._rule(y + 6)
        told = voice.say("amount", label=voice.say(name), amount=said)
        return sheet.write(told, sheet.body._replace(y=y + 12), sheet.face(13))
