"""A range of starting hands on the *Odds* page, and the grid on which its hands are put in and taken out."""

from typing import Any, Final

from starlette.requests import Request
from starlette.responses import JSONResponse, Response

from oddchip.errors import OddchipError, RequestError
from oddchip.web import odds_work
from oddchip.web.kept_answers import StillWorkingError
from oddchip.web.odds_work import RangeAnswer
from oddchip.web.pages.chance_text import percent
from oddchip.web.pages.limiting import limits_of
from oddchip.web.pages.odds_form import Fields, OddsForm
from oddchip.web.pages.pictures import grid_picture
from oddchip.web.pages.voice import PageVoice, marked_html
from oddchip.web.problems import is_ours
from oddchip.web.quick_work import RETRY_SECONDS
from oddchip.web.settings import Limits
from oddchip.web.worker_process import Task
from oddchip.wording import explain_error

_CLASSES: Final = 169


def _task(fields: Fields, limits: Limits, voice: PageVoice) -> Task:
    del limits, voice
    return Task(odds_work.__name__, "read_range", {"text": fields["range"]})


def _show(found: RangeAnswer, fields: Fields, voice: PageVoice) -> dict[str, Any]:
    del fields
    return {
        "text": found.text,
        "combos": marked_html(voice.speaker.number(found.combos)),
        "share": percent(found.share, voice),
        "picture": grid_picture("weight", found.weights, voice, voice.text("page-picture-range")),
        "said": voice.text("page-range-said", share=voice.plain.percent(found.share)),
    }


async def changed_range(request: Request, voice: PageVoice) -> Response:
    """A range with classes put ``on`` and taken ``off``, as JSON for the grid: its text, and its weights by class."""
    query, limits = request.query_params, limits_of(request)
    text, on, off = query.get("range", ""), query.getlist("on"), query.getlist("off")
    try:
        for name, given, most in (("range", len(text), limits.range_text), ("on", len(on) + len(off), _CLASSES)):
            if given > most:
                raise RequestError("text-too-long", field=name, given=given, most=most)
        arguments = {"text": text.strip(), "on": on, "off": off}
        found = await request.app.state.answers.ask(Task(odds_work.__name__, "change_range", arguments))
    except StillWorkingError:
        raise RequestError("server-busy", seconds=RETRY_SECONDS) from None
    except OddchipError as error:
        if is_ours(error):
            raise
        return JSONResponse({"problem": explain_error(error, voice.lang)}, headers={"cache-control": "no-store"})
    record = {"range": found.text, "weights": found.weights}
    return JSONResponse(record, headers={"cache-control": "no-store"})


RANGE: Final = OddsForm(section="range", usual={"range": ("22+, A2s+, KTs+, QJs, AJo+, KQo",)}, task=_task, show=_show)
