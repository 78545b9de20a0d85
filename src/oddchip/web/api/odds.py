"""Outs with named draws, and ranges of starting hands: long work, answered at once or as a job."""

from typing import Annotated, Any, cast

from fastapi import APIRouter, Header
from starlette.requests import Request
from starlette.responses import Response

from oddchip.errors import RequestError
from oddchip.showdown.fields import Fields
from oddchip.web.api.asking import Ask, Asking
from oddchip.web.api.bodies import check_count, fields_of, read_body, text_list
from oddchip.web.api.descriptions import JOB, OUTS, RANGE, answers, takes
from oddchip.web.api.examples import DRAWING, RANGES
from oddchip.web.api.jobs import job_answer
from oddchip.web.job_running import JobRunner, finished
from oddchip.web.worker_process import Task

router = APIRouter(tags=["odds"])
_WORK = "oddchip.web.api.long_work"
Prefer = Annotated[
    str | None,
    Header(description="`respond-async`: answer with a job (202) and do not wait for the result (RFC 7240)."),
]


@router.post(
    "/outs",
    summary="Count outs and name draws",
    openapi_extra=takes({"$ref": "#/components/schemas/OutsRequest"}, DRAWING),
    responses=answers(OUTS, job=JOB),
)
async def count_outs(request: Request, ask: Ask, prefer: Prefer = None) -> Response:
    """The cards that help a hand on the flop or turn, each with the reason, and the draws it has.

    With `against`, also how the hand stands now and after every run-out. Work that takes long becomes a job (202).
    """
    fields = fields_of(await read_body(request), "variant", "hole", "board", "against", "dead", "mode")
    arguments = {
        "variant": fields.required_text("variant"),
        "hole": fields.required_text("hole"),
        "board": fields.required_text("board"),
        "against": text_list(fields, "against", ask.limits.hands),
        "dead": fields.text("dead") or "",
        "mode": fields.text("mode") or "improve",
    }
    return await answer_or_job(ask, "outs", Task(_WORK, "count_outs", arguments), prefer)


@router.post(
    "/range",
    summary="Read a range of starting hands",
    openapi_extra=takes({"$ref": "#/components/schemas/RangeRequest"}, RANGES),
    responses=answers(RANGE, job=JOB),
)
async def read_range(request: Request, ask: Ask, prefer: Prefer = None) -> Response:
    """A range such as `QQ+, AKs` in its normal text, its number of combos and, for two hole cards, its 13 x 13 grid."""
    fields = fields_of(await read_body(request), "range", "variant", "dead")
    text = _short_text(fields, "range", ask.limits.range_text)
    arguments = {
        "text": text,
        "variant": fields.text("variant") or "holdem",
        "dead": fields.text("dead") or "",
        "most": ask.limits.combos,
    }
    return await answer_or_job(ask, "range", Task(_WORK, "read_range", arguments), prefer)


def _short_text(fields: Fields, name: str, most: int) -> str:
    text = fields.required_text(name)
    check_count(name, len(text), most)
    return text


async def answer_or_job(ask: Asking, kind: str, task: Task, prefer: str | None = None) -> Response:
    """The result if it is there within the seconds a request may take, else the job that goes on."""
    jobs = cast("JobRunner", ask.request.app.state.jobs)
    job, running = jobs.start(kind, task, ask.lang)
    wanted_now = "respond-async" not in (prefer or "").casefold()
    if wanted_now and await jobs.wait(running, ask.limits.seconds):
        ended = jobs.store.find(job.id)
        jobs.store.forget(job.id)
        result: Any = finished(ended)
        if ended.state != "done":
            raise RequestError("job-stopped")
        return await ask.quickly(lambda: result)
    return job_answer(ask, jobs.store.find(job.id), status=202)
