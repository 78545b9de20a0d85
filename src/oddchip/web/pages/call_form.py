"""The price of a call on the *Odds* page."""

from typing import Any, Final

from oddchip.odds import PotOdds
from oddchip.web import odds_work
from oddchip.web.pages.chance_text import with_fraction
from oddchip.web.pages.odds_form import Fields, OddsForm
from oddchip.web.pages.voice import PageVoice
from oddchip.web.settings import Limits
from oddchip.web.worker_process import Task


def _task(fields: Fields, limits: Limits, voice: PageVoice) -> Task:
    del limits, voice
    return Task(odds_work.__name__, "find_price", {"call": fields["call"], "pot": fields["pot"]})


def _show(found: PotOdds, fields: Fields, voice: PageVoice) -> dict[str, Any]:
    del fields
    price = float(found.ratio)
    return {
        "required": with_fraction(found.required, voice),
        "ratio": voice.html("page-call-ratio", ratio=f"{price:.2f}".rstrip("0").rstrip(".") + ":1"),
        "said": voice.text("page-call-said", share=voice.plain.percent(found.required)),
    }


CALL: Final = OddsForm(section="call", usual={"call": ("50",), "pot": ("150",)}, task=_task, show=_show)
