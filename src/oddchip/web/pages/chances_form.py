"""Chances on the *Odds* page: in how many of all deals a hand ends in which category."""

from fractions import Fraction
from typing import Any, Final

from markupsafe import Markup

from oddchip.odds import STAGES, Chances, HalfChances
from oddchip.ranking import HandCategory
from oddchip.web import odds_work
from oddchip.web.pages.chance_text import fraction, odds_against, percent
from oddchip.web.pages.odds_form import Fields, OddsForm, game_key
from oddchip.web.pages.voice import PageVoice, marked_html, sentence_case
from oddchip.web.settings import Limits
from oddchip.web.worker_process import Task
from oddchip.wording.forms import Forms
from oddchip.wording.odds_text import chances_basis
from oddchip.wording.telling import half_forms

RANDOM: Final = "random-"
"""Stages that are so many random cards: ``random-7``."""
_DIGITS: Final = 4


def _task(fields: Fields, limits: Limits, voice: PageVoice) -> Task:
    del voice
    stage, cards = fields["chances-stage"], None
    if stage.startswith(RANDOM):
        number = stage.removeprefix(RANDOM)
        stage, cards = "final", int(number) if number.isdecimal() and len(number) == 1 else 0
    arguments = {
        "variant": game_key(fields, "chances-game"),
        "hole": fields["chances-hole"],
        "board": fields["chances-board"],
        "known": [hand for hand in fields["chances-known"].split("/") if hand.strip()],
        "dead": fields["chances-dead"],
        "stage": stage,
        "cards": cards,
        "budget": limits.budget,
    }
    return Task(odds_work.__name__, "find_chances", arguments, reports=True)


def _show(found: Chances, fields: Fields, voice: PageVoice) -> dict[str, Any]:
    del fields
    halves = [
        {
            "title": marked_html(sentence_case(voice.speaker.form(half_forms(half.half), "label"))),
            "rows": _rows(found, half, voice),
        }
        for half in found.halves
    ]
    basis = chances_basis(voice.plain, found)
    return {
        "halves": halves,
        "is_split": len(halves) > 1,
        "basis": [marked_html(said) for said in chances_basis(voice.speaker, found)],
        "said": str(basis[0]),
    }


def _rows(found: Chances, half: HalfChances, voice: PageVoice) -> list[dict[str, Any]]:
    """The categories that occur, best first; what is a part of one stands below it."""
    speaker = voice.speaker
    rows = []
    for category, count in half.categories.items():
        if not count:
            continue
        rows.append(_row(found, marked_html(sentence_case(speaker.category(category))), count, voice))
        if category is HandCategory.STRAIGHT_FLUSH and half.royal_flush:
            royal = speaker.form(Forms("hand-royal-flush", "straight-flush"))
            rows.append(
                _row(found, voice.html("page-chances-among", hand=royal), half.royal_flush, voice, is_part=True)
            )
        if category.value in ("no-pair", "badugi-4"):
            for rank, by_high in half.by_high.items():
                rows.append(_row(found, voice.html("page-chances-high", rank=rank), by_high, voice, is_part=True))
    if half.unqualified:
        rows.append(_row(found, voice.html("page-chances-none"), half.unqualified, voice))
    return rows


def _row(found: Chances, name: Markup, count: int, voice: PageVoice, *, is_part: bool = False) -> dict[str, Any]:
    chance = Fraction(count, found.total)
    return {
        "name": name,
        "is_part": is_part,
        "percent": percent(chance, voice, digits=_DIGITS),
        "fraction": fraction(count, found.total),
        "against": odds_against(chance, voice),
    }


def stages(voice: PageVoice) -> list[tuple[str, str]]:
    """When the hand may be looked at, by key and in words."""
    random = [(f"{RANDOM}{cards}", voice.text("page-stage-random", cards=cards)) for cards in (5, 6, 7)]
    return [(stage, voice.text(f"page-stage-{stage}")) for stage in STAGES] + random


CHANCES: Final = OddsForm(
    section="chances",
    usual={
        "chances-game": ("holdem",),
        "chances-hole": ("As Ks",),
        "chances-board": ("",),
        "chances-known": ("",),
        "chances-dead": ("",),
        "chances-stage": ("flop",),
    },
    chosen={"chances-game": "holdem", "chances-stage": "final"},
    task=_task,
    show=_show,
    # Who has too much to count on a page has fewer ways out than on the command line.
    own_words={"over-budget": "page-chances-too-long"},
)
