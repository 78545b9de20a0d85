"""Jinja templates, filled in one language."""

from functools import cache
from pathlib import Path
from typing import Any, Final

from jinja2 import Environment, FileSystemLoader, StrictUndefined
from starlette.requests import Request
from starlette.responses import HTMLResponse

from oddchip.cards import Rank, Suit
from oddchip.figures import can_draw_png
from oddchip.figures.suits import SUIT_PATHS
from oddchip.web.pages.voice import PageVoice, language_names, page_voice

_TEMPLATES: Final = Path(__file__).parent.parent / "templates"
LANGUAGE_COOKIE: Final = "oddchip-language"
_YEAR: Final = 365 * 24 * 3600
SECTIONS: Final = {"settle": "", "learn": "learn", "train": "train", "odds": "odds", "rules": "rules"}
"""The sections of the page and where each stands behind ``/{lang}/``."""


@cache
def environment() -> Environment:
    """The environment of every template: a misspelt name is an error, all that is printed is escaped."""
    made = Environment(
        loader=FileSystemLoader(_TEMPLATES),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
    )
    made.globals["suit_paths"] = {suit.letter: path for suit, path in SUIT_PATHS.items()}
    made.globals["suits"] = tuple(reversed(Suit))
    made.globals["ranks"] = tuple(reversed(Rank))
    made.globals["languages"] = language_names()
    made.globals["sections"] = SECTIONS
    made.globals["has_preview"] = can_draw_png()
    return made


def fill(template: str, voice: PageVoice, **values: Any) -> str:
    """A template filled in, as text."""
    return environment().get_template(template).render(voice=voice, t=voice.html, text=voice.text, **values)


def page(request: Request, template: str, section: str, voice: PageVoice, **values: Any) -> HTMLResponse:
    """A whole page. The language is remembered, for an address without one."""
    path = f"/{voice.lang}/{SECTIONS[section]}"
    status: int = values.pop("status", 200)
    html = fill(
        template,
        voice,
        section=section,
        path=path,
        base=str(request.base_url).rstrip("/"),
        elsewhere={code: f"/{code}/{SECTIONS[section]}{asked_query(request)}" for code in language_names()},
        **values,
    )
    response = HTMLResponse(html, status, headers={"content-language": voice.lang, "cache-control": "no-cache"})
    if request.cookies.get(LANGUAGE_COOKIE) != voice.lang:
        response.set_cookie(LANGUAGE_COOKIE, voice.lang, max_age=_YEAR, samesite="lax", httponly=True)
    return response


def asked_query(request: Request) -> str:
    """The query of a request with its question mark, if it has one."""
    return f"?{request.url.query}" if request.url.query else ""


def wanted_language(request: Request) -> str:
    """The language of an address without one: the remembered one, or the first that the browser accepts."""
    names = language_names()
    accepted = request.headers.get("accept-language", "").split(",")
    ranked = sorted(enumerate(accepted), key=lambda entry: (-_quality(entry[1]), entry[0]))
    for wish in (request.cookies.get(LANGUAGE_COOKIE, ""), *(text for _, text in ranked)):
        code = wish.partition(";")[0].partition("-")[0].strip().lower()
        if code in names:
            return code
    return next(iter(names))


def _quality(wish: str) -> float:
    _, _, text = wish.partition("q=")
    try:
        return float(text) if text else 1.0
    except ValueError:
        return 0.0


def voices() -> list[PageVoice]:
    """The voice of every language."""
    return [page_voice(code) for code in language_names()]
