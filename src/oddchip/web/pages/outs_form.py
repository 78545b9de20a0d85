"""Outs and named draws on the *Odds* page."""

from fractions import Fraction
from typing import Any, Final

from markupsafe import Markup

from oddchip.odds import Draw, Outs
from oddchip.odds.out_cards import hit_chance
from oddchip.variants import list_variants
from oddchip.web import odds_work
from oddchip.web.odds_work import OutsAnswer
from oddchip.web.pages.chance_text import with_fraction
from oddchip.web.pages.games import game_name
from oddchip.web.pages.odds_form import Fields, OddsForm, game_key
from oddchip.web.pages.pictures import Picture, own_outs, picture
from oddchip.web.pages.voice import PageVoice, marked_html
from oddchip.web.settings import Limits
from oddchip.web.worker_process import Task
from oddchip.wording import count

_FIELDS: Final = {"variant": "game", "hole": "hole", "board": "board", "against": "against"}


def _task(fields: Fields, limits: Limits, voice: PageVoice) -> Task:
    del limits, voice
    arguments = {name: fields[field] for name, field in _FIELDS.items()} | {"variant": game_key(fields, "game")}
    return Task(odds_work.__name__, "find_outs", arguments)


def _show(found: OutsAnswer, fields: Fields, voice: PageVoice) -> dict[str, Any]:
    chances = _chances(found.outs, voice)
    return {
        "draws": [_draw(draw, voice) for draw in found.draws],
        "chances": chances,
        "runouts": _runouts(found.outs, voice),
        "conditions": voice.html("page-outs-conditions", cards=count("cards", found.outs.unseen)),
        "picture": _picture(found.outs, fields, voice),
        "said": _said(found.outs, voice),
    }


def _said(found: Outs, voice: PageVoice) -> str:
    outs = voice.plain.number(len(own_outs(found)[0]))
    return voice.text("page-outs-said", outs=outs, unseen=count("cards", found.unseen))


def _picture(found: Outs, fields: Fields, voice: PageVoice) -> Picture | None:
    of = " | ".join(fields[name].replace("|", " ") for name in _FIELDS.values())
    return picture("outs", of, voice, voice.text("page-picture-outs")) if found.cards else None


def _draw(draw: Draw, voice: PageVoice) -> dict[str, Markup | str]:
    said = voice.html(f"page-draw-{draw.code}")
    return {
        "name": voice.html("page-draw-nut", draw=said) if draw.nut else said,
        "cards": marked_html(voice.speaker.cards(draw.completing)) if draw.completing else "",
        "chance": with_fraction(draw.chance, voice),
    }


def _chances(found: Outs, voice: PageVoice) -> list[tuple[Markup, Markup]]:
    """The number of outs, and the chance of one on the next card and by the river."""
    outs = len(own_outs(found)[0])
    rows = [
        (voice.html("page-outs-count"), marked_html(voice.speaker.number(outs))),
        (voice.html("page-outs-next"), with_fraction(hit_chance(outs, found.unseen, 1), voice)),
    ]
    if found.street.cards_to_come == 2:
        rows.append((voice.html("page-outs-river"), with_fraction(hit_chance(outs, found.unseen, 2), voice)))
    return rows


def _runouts(found: Outs, voice: PageVoice) -> list[tuple[Markup, Markup]]:
    """How often the hand wins, ties and loses at the end, when the other hand is known."""
    ends = found.runouts
    if ends is None:
        return []
    counts = {"win": ends.win, "tie": ends.tie, "lose": ends.lose}
    return [
        (voice.html(f"page-outs-{name}"), with_fraction(Fraction(n, ends.total), voice)) for name, n in counts.items()
    ]


def games_with_outs(voice: PageVoice) -> list[tuple[str, str]]:
    """Games with one board, by key and name."""
    return [
        (variant.key, game_name(variant, voice)) for variant in list_variants() if variant.board and variant.boards == 1
    ]


OUTS: Final = OddsForm(
    section="outs",
    usual={"game": ("holdem",), "hole": ("Ah Kh",), "board": ("Qh 7h 2c",), "against": ("",)},
    chosen={"game": "holdem"},
    task=_task,
    show=_show,
)
