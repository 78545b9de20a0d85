"""Equity on the *Odds* page: players' hands and ranges, what each wins on average, and their ranges on the grid."""

from typing import Any, Final
from urllib.parse import urlencode

from markupsafe import Markup
from starlette.datastructures import QueryParams

from oddchip.errors import OddsError
from oddchip.odds import Equity
from oddchip.web import odds_work
from oddchip.web.odds_work import EquityAnswer, Grid
from oddchip.web.pages.chance_text import fraction, percent
from oddchip.web.pages.odds_form import Fields, OddsForm, game_key
from oddchip.web.pages.pictures import grid_picture
from oddchip.web.pages.voice import PageVoice, marked_html, sentence_case
from oddchip.web.settings import Limits
from oddchip.web.worker_process import Task
from oddchip.wording.odds_text import CONFIDENCE, equity_basis, points, say_hand, say_part

FEWEST, MOST = 2, 6
"""Players of one question."""
ACT: Final = "equity-do"
"""The field of the buttons that add a player or take one away."""
_RANDOM: Final = "random"
_DIGITS: Final = 12


def _task(fields: Fields, limits: Limits, voice: PageVoice) -> Task:
    hands = [hand or _RANDOM for hand in fields.all("equity-hand")]
    game = game_key(fields, "equity-game")
    if len(hands) > MOST:
        raise OddsError("too-many-players", given=len(hands), most=MOST, variant=game)
    arguments = {
        "variant": game,
        "hands": hands,
        "board": fields["equity-board"],
        "dead": fields["equity-dead"],
        "samples": _deals(fields["equity-deals"], limits, voice),
        "budget": limits.budget,
        "combos": limits.combos,
    }
    return Task(odds_work.__name__, "find_equity", arguments)


def _deals(text: str, limits: Limits, voice: PageVoice) -> int | None:
    """How many deals to draw at random; none where the page may choose."""
    if not text:
        return None
    number = int(text) if text.isdecimal() and len(text) <= _DIGITS else 0
    if not 1 <= number <= limits.samples:
        most = voice.plain.number(limits.samples)
        option, expected = voice.text("page-equity-deals"), f"1–{most}"
        raise OddsError("odds-option", option=option, given=text, expected=expected, field="equity-deals")
    return number


def edited(query: QueryParams) -> str:
    """The address with a player added, or taken away, as the button that was pressed says (``add``, ``remove-2``)."""
    act = query[ACT]
    hands = query.getlist("equity-hand") or list(EQUITY.usual["equity-hand"])
    place = act.removeprefix("remove-")
    if act == "add" and len(hands) < MOST:
        hands.append("")
    elif place.isdecimal() and len(place) < 3 and int(place) < len(hands) and len(hands) > FEWEST:
        del hands[int(place)]
    others = [(name, value) for name, value in query.multi_items() if name not in (ACT, "equity-hand")]
    return urlencode([*others, *(("equity-hand", hand) for hand in hands)])


def _show(found: EquityAnswer, fields: Fields, voice: PageVoice) -> dict[str, Any]:
    answer = found.equity
    too_long = not answer.is_exact and not fields["equity-deals"] and not answer.interrupted
    is_split = any(player.parts for player in answer.players)
    columns = ("hand", "equity", "scoop", "part", "quarter") if is_split else ("hand", "equity", "win", "tie")
    return {
        "columns": [voice.html(f"page-equity-{name}") for name in columns],
        "players": [_player(answer, place, voice) for place in range(len(answer.players))],
        "part_columns": [voice.html(f"page-equity-{name}") for name in ("hand", "of", "alone", "tied")],
        "parts": [row for place in range(len(answer.players)) for row in _parts(answer, place, voice)],
        "too_long": voice.html("page-equity-too-long") if too_long else "",
        "basis": [marked_html(said) for said in equity_basis(voice.speaker, answer)],
        "grids": [_grid(grid, place, voice) for place, grid in enumerate(found.grids) if grid is not None],
        "said": _said(answer, voice),
    }


def _player(answer: Equity, place: int, voice: PageVoice) -> dict[str, Any]:
    """A row: who, with which hand, and cells of percent with what is known of it more exactly."""
    player = answer.players[place]
    if answer.is_exact:
        more = fraction(player.equity.numerator, player.equity.denominator)
    else:
        margin = voice.speaker.number(points(CONFIDENCE * player.standard_error))
        more = voice.html("page-equity-margin", margin=margin)
    counts = [player.win, player.tie, player.quarter] if player.parts else [player.win, player.tie]
    return {
        "name": voice.html("page-equity-player", number=place + 1),
        "note": marked_html(say_hand(voice.speaker, player.hand)),
        "cells": [(percent(player.equity, voice), more), *(_count(answer, count, voice) for count in counts)],
    }


def _count(answer: Equity, count: int, voice: PageVoice) -> tuple[Markup, Markup | str]:
    """A count of deals in percent, with its fraction where all deals were counted."""
    exact = fraction(count, answer.total) if answer.is_exact else ""
    return percent(answer.chance(count), voice), exact


def _parts(answer: Equity, place: int, voice: PageVoice) -> list[dict[str, Any]]:
    """Each half, or board, by itself."""
    return [
        {
            "name": voice.html("page-equity-player", number=place + 1),
            "note": "",
            "cells": [
                (marked_html(sentence_case(say_part(voice.speaker, key))),),
                _count(answer, part.win, voice),
                _count(answer, part.tie, voice),
            ],
        }
        for key, part in answer.players[place].parts.items()
    ]


def _grid(grid: Grid, place: int, voice: PageVoice) -> dict[str, Any]:
    number = place + 1
    pictures = [grid_picture("weight", grid.weights, voice, voice.text("page-picture-weights", number=number))]
    if grid.equities is not None:
        pictures.append(
            grid_picture("equity", grid.equities, voice, voice.text("page-picture-equities", number=number))
        )
    basis = "none" if grid.equities is None else "exact" if grid.exact else "sampled"
    return {
        "title": voice.html("page-equity-grid", number=number, share=voice.speaker.percent(grid.share)),
        "pictures": pictures,
        "basis": voice.html(f"page-grid-{basis}"),
    }


def _said(answer: Equity, voice: PageVoice) -> str:
    parts = [
        voice.text("page-equity-said", number=place + 1, equity=voice.plain.percent(player.equity))
        for place, player in enumerate(answer.players)
    ]
    return str(voice.plain.joined(parts))


EQUITY: Final = OddsForm(
    section="equity",
    usual={
        "equity-game": ("holdem",),
        "equity-hand": ("TT+, AQs+, AKo", "22+, A2s+, KTs+, QJs, AJo+, KQo"),
        "equity-board": ("",),
        "equity-dead": ("",),
        "equity-deals": ("",),
    },
    chosen={"equity-game": "holdem"},
    most=MOST,
    hands=lambda place, voice: voice.text("page-equity-player", number=place + 1),
    task=_task,
    show=_show,
)
