"""A settlement as a picture."""

from hashlib import sha256

from oddchip.figures.canvas import Box, Paint
from oddchip.figures.decisions import Kind, Reading
from oddchip.figures.description import describe
from oddchip.figures.hand_strip import StripArtist, StripLayout
from oddchip.figures.lettering import text_width
from oddchip.figures.palette import Theme
from oddchip.figures.playing_cards import RAISE
from oddchip.figures.pot_panel import PotArtist
from oddchip.figures.seat_panel import SeatArtist
from oddchip.figures.sheet import Look, Sheet, widest_holding
from oddchip.figures.signs import SIGN, draw_coin, draw_kind
from oddchip.figures.voice import Voice
from oddchip.showdown import Settlement, format_showdown


def to_svg(
    settlement: Settlement,
    *,
    lang: str = "en",
    theme: Theme = "light",
    four_colour: bool = False,
    width: int = 720,
    prefix: str | None = None,
) -> str:
    """A settlement as one SVG document, which may also stand inside a page.

    Boards, every seat with its cards, the cards that play joined to them, the deciding card and the card it beats
    marked, the pots with their stacks, shares, odd chips, refunds and rake. ``lang`` is any language of
    `oddchip.wording.LANGUAGES`; in Arabic the layout is mirrored and cards still run from left to right. ``width`` is
    in pixels, 320 at least; below 560 the layout is that of a phone. Ids begin with ``prefix``, which follows from the
    contents if not given: give one where a page shows the same figure twice. Raises `UnknownNameError` for an unknown
    language or theme.

    >>> from oddchip.showdown import parse_showdown, settle
    >>> svg = to_svg(settle(parse_showdown("holdem | Qs 9h 6d 4c 2s | A: Ad Qc 100 | B: Kd Qh 100")))
    >>> svg.startswith("<svg "), "wins" in svg, "decides" in svg
    (True, True, True)
    """
    reading = Reading(settlement)
    voice = Voice(lang, currency=settlement.showdown.currency)
    wanted = f"{format_showdown(settlement.showdown)} {lang} {theme} {four_colour} {width}"
    sheet = Sheet.blank(voice, Look(theme, four_colour, width, prefix or figure_prefix(wanted)))
    figure = SettlementFigure(sheet, reading)
    height = figure.draw()
    title = Voice(lang, plain=True).title(settlement.showdown.variant.key)
    return sheet.canvas.finish(height, title=title, description=describe(reading, lang), lang=lang)


def figure_prefix(contents: str) -> str:
    """A prefix for ids that follows from what a figure shows.

    >>> figure_prefix("holdem")
    'oc-0c60a05b'
    """
    return "oc-" + sha256(contents.encode()).hexdigest()[:8]


class SettlementFigure:
    """Draws the parts of the figure from the top down."""

    def __init__(self, sheet: Sheet, reading: Reading) -> None:
        self.sheet = sheet
        self.reading = reading
        self.showdown = reading.settlement.showdown

    def draw(self) -> float:
        """Draw everything; the height of the figure."""
        sheet, margin = self.sheet, self.sheet.margin
        head = Box(margin + 2, margin - 2, sheet.canvas.width - 2 * margin - 4, 0)
        title = sheet.voice.title(self.showdown.variant.key)
        y = sheet.write(title, head, sheet.face(18, bold=True)) + 8
        y = self._boards(y)
        seats = self._seat_artist()
        for seat in self.showdown.seats:
            y = seats.draw(seat, y) + 8
        y = PotArtist(sheet, self.reading).draw(y) + 6
        return self._legend(y) + margin

    def _boards(self, y: float) -> float:
        """Each board in a row, the cards that play for nobody idle."""
        sheet = self.sheet
        boards = [(at, board) for at, board in enumerate(self.showdown.boards) if board]
        if not boards:
            return y
        place, top = sheet.canvas.hold(), y
        y += 10
        labels = [sheet.voice.board(at) if len(boards) > 1 else sheet.voice.say("board") for at, _ in boards]
        face = sheet.face(13, bold=True)
        column = max(text_width(label, face.size, bold=True) for label in labels) + 14
        beside = column + sheet.artist.size.span(max(len(board) for _, board in boards)) <= sheet.body.width
        for label, (at, board) in zip(labels, boards, strict=True):
            playing = self.reading.playing(at) if self.reading.settlement.hands else None
            if beside:
                sheet.canvas.text(sheet.body.x, y + sheet.artist.size.height * 0.6, label, face)
            else:
                y = sheet.write(label, sheet.body._replace(y=y - 4), face) + 2
            sheet.artist.row(board, sheet.body.x + (column if beside else 0), y, playing)
            y += sheet.artist.size.height + RAISE + 8
        sheet.panel(top, y + 2, place)
        return y + 10

    def _seat_artist(self) -> SeatArtist:
        shown = [
            (strip, seat) for seat in self.showdown.seats for strip in self.reading.strips(seat.name) if strip.shown
        ]
        apart = any(set(strip.played.hand.cards) != set(seat.known) for strip, seat in shown)
        layout = StripLayout.of(self.sheet, widest_holding(self.reading) if apart else 0)
        strips = StripArtist(
            self.sheet, layout, boards=len(self.showdown.boards), number_marks=len(self.reading.decisions) > 1
        )
        return SeatArtist(self.sheet, self.reading, strips)

    def _legend(self, y: float) -> float:
        """What the signs mean, as far as the figure uses them."""
        sheet, canvas = self.sheet, self.sheet.canvas
        face = sheet.face(11.5, soft=True)
        left, end = sheet.margin + 2, canvas.width - sheet.margin - 2
        x, y = left, y + 14
        for name in self._used():
            said = sheet.voice.say(f"legend-{name}")
            width = 16 + text_width(said, face.size)
            if x > left and x + width > end:
                x, y = left, y + 18
            self._sign(name, x, y)
            canvas.text(x + 16, y, said, face)
            x += width + 16
        return y + 4

    def _used(self) -> list[str]:
        strips = [strip for seat in self.showdown.seats for strip in self.reading.strips(seat.name)]
        kinds: set[Kind] = {mark.kind for strip in strips for mark in strip.marks}
        odd = any(award.odd_chips for pot in self.reading.settlement.pots for award in pot.awards)
        used = ["raised", "idle"] if strips else []
        if any(strip.shown and strip.played.hand.from_board and strip.played.hand.from_hole for strip in strips):
            used.append("hole")
        return [*used, *sorted(kinds, reverse=True), *(["odd"] if odd else [])]

    def _sign(self, name: str, x: float, y: float) -> None:
        canvas, palette = self.sheet.canvas, self.sheet.canvas.palette
        if name in {"decides", "beaten"}:
            draw_kind(canvas, "decides" if name == "decides" else "beaten", x + 2, y)
        elif name == "odd":
            draw_coin(canvas, x + 1, y)
        elif name == "hole":
            canvas.ellipse(Box(x + 4, y - 7, 6, 6), Paint(palette.soft_ink, palette.soft_ink))
        elif name == "raised":
            canvas.rect(Box(x + 2, y - 11, SIGN, 12), Paint(palette.face, palette.face_line, 1.2), radius=2)
        else:
            canvas.rect(Box(x + 2, y - 9, SIGN, 12), Paint(palette.idle_face, palette.idle_line, 1, "3 2"), radius=2)
