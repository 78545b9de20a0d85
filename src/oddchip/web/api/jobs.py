"""Long work watched, and called off."""

import json
from typing import Annotated, cast

from fastapi import APIRouter, Path
from starlette.responses import Response, StreamingResponse

from oddchip.web.api.asking import Ask, Asking
from oddchip.web.api.descriptions import EVENTS, JOB, answers
from oddchip.web.job_running import JobRunner
from oddchip.web.jobs import Job

router = APIRouter(tags=["jobs"])
JobId = Annotated[str, Path(description="The id of a job, from the answer that started it.")]


@router.get("/jobs/{job_id}", summary="See how far a job is", responses=answers(JOB))
async def see_job(job_id: JobId, ask: Ask) -> Response:
    """The state of a job, with its result or its problem once it has ended."""
    return job_answer(ask, _runner(ask).store.find(job_id))


@router.get("/jobs/{job_id}/events", summary="Watch a job", response_class=StreamingResponse, responses=EVENTS)
async def watch_job(job_id: JobId, ask: Ask) -> Response:
    """The states of a job as server-sent events: `progress`, then `done`, `failed` or `cancelled`."""
    runner = _runner(ask)
    runner.store.find(job_id)
    headers = ask.headers({"cache-control": "no-store", "x-accel-buffering": "no"})
    return StreamingResponse(runner.events(job_id), headers=headers, media_type="text/event-stream")


@router.delete("/jobs/{job_id}", summary="Call a job off", responses=answers(JOB))
async def cancel_job(job_id: JobId, ask: Ask) -> Response:
    """Stop a job that is no longer wanted; a job that has ended is forgotten. Answers with its state at that moment."""
    store = _runner(ask).store
    job = store.call_off(job_id)
    if job.has_ended:
        store.forget(job.id)
    return job_answer(ask, job)


def _runner(ask: Asking) -> JobRunner:
    return cast("JobRunner", ask.request.app.state.jobs)


def job_answer(ask: Asking, job: Job, *, status: int = 200) -> Response:
    """A job as an answer that says where it can be found."""
    headers = {"cache-control": "no-store", "location": f"/api/v1/jobs/{job.id}"}
    return ask.json(json.dumps(job.to_json()), status=status, headers=headers)
