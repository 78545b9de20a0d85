"""The *Settle* page: the form, and the answer below it as a page or as a fragment."""

from typing import Any
from urllib.parse import quote

from starlette.requests import Request
from starlette.responses import JSONResponse, RedirectResponse, Response

from oddchip.errors import OddchipError
from oddchip.pots import PRESETS, SETTINGS, find_rules
from oddchip.variants import Variant
from oddchip.web.pages.answer import Answer, answer_line, answer_table
from oddchip.web.pages.examples import EXAMPLES
from oddchip.web.pages.games import game_name, grouped_games
from oddchip.web.pages.limiting import limits_of
from oddchip.web.pages.table import STATES, Table, edited, table_of_query
from oddchip.web.pages.templating import fill, page
from oddchip.web.pages.voice import PageVoice, sentence_case
from oddchip.wording.describe_rules import say_choice

_TABLE_FIELDS = ("game", "board", "name", "cards", "chips")


def settle_page(request: Request, voice: PageVoice) -> Response:
    """The page for an address: blank, with a line, or with the fields of the form.

    A table that settles is sent on to the address that holds its line, so that what stands in the address bar is the
    link to keep.
    """
    query = request.query_params
    if "line" in query:
        answer = answer_line(query["line"], voice, limits_of(request))
        return _show(request, voice, answer, answer.table or Table(), line=query["line"])
    if not any(name in query for name in _TABLE_FIELDS):
        return _show(request, voice, Answer(state="empty"), Table())
    table = table_of_query(query)
    if act := query.get("do"):
        return _show(request, voice, Answer(state="empty"), edited(table, act))
    answer = answer_table(table, voice, limits_of(request))
    if answer.state == "settled":
        return RedirectResponse(f"/{voice.lang}/{answer.link}#answer", 303)
    return _show(request, voice, answer, table)


def answer_fragment(request: Request, voice: PageVoice) -> JSONResponse:
    """The answer as JSON for the page's own script: HTML to show, a sentence to announce, problems by field."""
    query, limits = request.query_params, limits_of(request)
    typed = "line" in query
    answer = answer_line(query["line"], voice, limits) if typed else answer_table(table_of_query(query), voice, limits)
    return JSONResponse(
        {
            "state": answer.state,
            "html": fill("answer.html", voice, answer=answer, base=str(request.base_url).rstrip("/")),
            "said": answer.said,
            "line": answer.line,
            "link": answer.link if answer.state == "settled" else "",
            "fields": answer.table.query() if typed and answer.table else "",
            "problems": [
                {"field": problem.field, "message": problem.message, "marked": str(problem.marked or "")}
                for problem in answer.problems
            ],
        },
        headers={"cache-control": "no-store"},
    )


def _show(request: Request, voice: PageVoice, answer: Answer, table: Table, *, line: str = "") -> Response:
    return page(
        request,
        "settle.html",
        "settle",
        voice,
        lang=voice.lang,
        answer=answer,
        table=table,
        line=line or answer.line,
        problems={problem.field: problem for problem in answer.problems},
        games=[(group, [_game(variant, voice) for variant in members]) for group, members in grouped_games(voice)],
        states=STATES,
        presets=[(key, voice.text(f"rules-{key}")) for key in PRESETS],
        settings=_settings(table, voice),
        examples=[(key, f"/{voice.lang}/?line={quote(text, safe='')}#answer") for key, text in EXAMPLES.items()],
    )


def _game(variant: Variant, voice: PageVoice) -> dict[str, Any]:
    """A game with what the script must know to lay out its cards."""
    board = 1 if variant.family == "stud" and variant.hole == 7 else variant.board
    return {
        "key": variant.key,
        "name": game_name(variant, voice),
        "hole": variant.hole,
        "board": board,
        "boards": variant.boards,
        "lowest": int(variant.deck.lowest),
        "parts": variant.parts[0] if variant.parts else 0,
        "family": variant.family,
    }


def _settings(table: Table, voice: PageVoice) -> list[dict[str, Any]]:
    """Each setting of the house with its choices in words; the preset's own choice is the one selected."""
    try:
        preset = find_rules(table.rules)
    except OddchipError:
        preset = find_rules("standard")
    return [
        {
            "key": name,
            "name": voice.text(f"setting-{name}"),
            "about": voice.html(f"setting-{name}-about"),
            "chosen": table.settings.get(name, ""),
            "own": str(say_choice(voice.plain, name, preset.setting(name))),
            "choices": [(choice, sentence_case(say_choice(voice.plain, name, choice))) for choice in choices],
        }
        for name, choices in SETTINGS.items()
    ]
