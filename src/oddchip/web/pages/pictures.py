"""Pictures of the pages: drawn once, kept for a while, and asked for by address in two widths and two themes."""

import re
from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import Final
from urllib.parse import urlencode

from oddchip.cards import Card, parse_cards
from oddchip.figures import FigureOptions, kickers_svg, ladder_svg, outs_svg, range_grid_svg, to_svg
from oddchip.figures.palette import Theme
from oddchip.figures.range_grid import Measure
from oddchip.odds import Outs, find_draws, outs
from oddchip.showdown import parse_showdown, settle
from oddchip.study.pictures import answer_svg, question_svg
from oddchip.web.pages.questions import question_of
from oddchip.web.pages.range_values import range_values
from oddchip.web.pages.voice import PageVoice, page_voice

WIDE: Final = 680
_DEAL: Final = 440
"""The widest picture of a deal: it is shown beside the choices, and its cards are what is looked at."""
NARROW: Final = 360
_MEASURES: Final[Mapping[str, Measure]] = {"weight": "weight", "equity": "equity"}
_SIZE = re.compile(r'<svg [^>]*?width="([\d.]+)" height="([\d.]+)"')


@dataclass(frozen=True, slots=True)
class Picture:
    """A picture by its address, with its size in both widths so that nothing moves while it loads."""

    address: str
    alt: str
    wide: tuple[int, int]
    narrow: tuple[int, int]

    def at(self, width: int, theme: str) -> str:
        """The address in a width and a theme."""
        return f"{self.address}&width={width}&theme={theme}"


@lru_cache(maxsize=256)
def draw(kind: str, subject: str, lang: str, width: int = WIDE, theme: Theme = "light") -> str:
    """A picture as SVG: ``settlement`` of a line, ``ladder`` of a game, ``kickers``, ``outs``, ``range`` or ``grid``;
    of a question of the trainer, what lies on the table (``question``) or its showdown settled (``answer``).

    A ladder's game may be followed by ``|`` and the rules of a house.

    Raises `OddchipError` when the subject cannot be read, `KeyError` when there is no such picture.

    >>> draw("ladder", "holdem", "en").startswith("<svg ")
    True
    """
    options: FigureOptions = {"lang": lang, "width": width, "theme": theme}
    match kind:
        case "settlement":
            return to_svg(settle(parse_showdown(subject)), **options)
        case "ladder":
            game, _, rules = subject.partition("|")
            return ladder_svg(game.strip(), rules=rules.strip() or "standard", **options)
        case "kickers":
            return kickers_svg(**options)
        case "outs":
            return _draw_outs(subject, lang, options)
        case "range" | "grid":
            measure, values = _read_grid(subject) if kind == "grid" else ("weight", range_values(subject))
            return range_grid_svg(values, measure=measure, **options)
        case "question" | "answer":
            return _draw_asked(kind, subject, options)
    raise KeyError(kind)


def _draw_asked(kind: str, question_id: str, options: FigureOptions) -> str:
    """What lies on the table of a question, or its showdown settled; `KeyError` where there is none to settle."""
    question, lang, theme = question_of(question_id), options["lang"], options["theme"]
    if kind == "question":
        return question_svg(question, lang, width=min(options["width"], _DEAL), theme=theme)
    drawn = answer_svg(question, lang, width=options["width"], theme=theme)
    if drawn is None:
        raise KeyError(question_id)
    return drawn


def own_outs(found: Outs) -> tuple[list[Card], list[Card]]:
    """The outs of a hand, and apart from them the cards that only pair the board, which helps every player.

    >>> [len(cards) for cards in own_outs(outs("holdem", "Ah Kh", "Qh 7h 2c"))]
    [15, 8]
    """
    paired = {row.card for row in found.next_cards if any(reason.code == "out-pairs-board" for reason in row.reasons)}
    if found.mode == "win":
        paired = set()
    return [card for card in found.cards if card not in paired], sorted(paired & set(found.cards))


def _draw_outs(subject: str, lang: str, options: FigureOptions) -> str:
    """The outs of ``game|hole|board|against``, those of each named draw together, the rest as one group."""
    game, hole, board, against = (part.strip() for part in subject.split("|"))
    voice = page_voice(lang)
    found = outs(game, hole, board, against=against or None, mode="win" if against else "improve")
    own, paired = own_outs(found)
    left = set(own)
    groups = {}
    for drawn in find_draws(game, hole, board, dead=against):
        cards = [card for card in drawn.outs if card in left]
        if cards:
            groups[voice.text(f"page-draw-{drawn.code}")] = cards
            left -= set(cards)
    if left:
        groups[voice.text("page-outs-other")] = sorted(left)
    if paired:
        groups[voice.text("page-outs-pairing")] = paired
    return outs_svg(parse_cards(hole), parse_cards(board), groups, **options)


def picture(kind: str, subject: str, voice: PageVoice, alt: str) -> Picture:
    """A picture by its address; what it shows is drawn now, so that its size is known."""
    address = f"/{voice.lang}/picture/{kind}.svg?" + urlencode({"of": subject})
    sizes = [_size(draw(kind, subject, voice.lang, width)) for width in (WIDE, NARROW)]
    return Picture(address, alt, *sizes)


def grid_picture(measure: Measure, values: Mapping[str, float], voice: PageVoice, alt: str) -> Picture:
    """A grid of starting hands; its address holds every value in thousandths, so that drawing works nothing out."""
    told = [f"{name}-{round(1000 * value)}" for name, value in values.items()]
    return picture("grid", ".".join([measure, *told]), voice, alt)


def _read_grid(subject: str) -> tuple[Measure, dict[str, float]]:
    """What `grid_picture` wrote; ``ValueError`` or ``KeyError`` for anything else.

    >>> _read_grid("equity.AA-852.AKs-670")
    ('equity', {'AA': 0.852, 'AKs': 0.67})
    """
    measure, *told = subject.split(".")
    pairs = [each.split("-") for each in told]
    return _MEASURES[measure], {name: int(value) / 1000 for name, value in pairs}


def settlement_picture(line: str, voice: PageVoice) -> Picture:
    """The picture of a settled line."""
    return picture("settlement", line, voice, voice.text("page-picture-settlement"))


def _size(svg: str) -> tuple[int, int]:
    found = _SIZE.search(svg)
    assert found is not None, svg[:200]
    return round(float(found[1])), round(float(found[2]))
