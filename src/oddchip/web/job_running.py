"""Work that may become a job: answered at once if it is done soon, else watched by its own address."""

import asyncio
import json
import logging
from collections.abc import AsyncIterator
from dataclasses import replace
from typing import Any, Final

from oddchip.errors import OddchipError, RequestError
from oddchip.web.jobs import Job, JobStore
from oddchip.web.problems import problem_record
from oddchip.web.settings import Limits
from oddchip.web.worker_process import Task
from oddchip.web.workers import WorkerPool

LOGGER: Final = logging.getLogger("oddchip.web")
_LOOK: Final = 0.1
"""Seconds between two looks at a job."""
_SILENCE: Final = 10.0
"""Seconds after which a stream without news says that it is still there."""


class JobRunner:
    """Starts jobs on the workers and keeps their states."""

    def __init__(self, workers: WorkerPool, store: JobStore, limits: Limits) -> None:
        self.store = store
        self._workers = workers
        self._limits = limits
        self._running: set[asyncio.Task[None]] = set()
        self.closing = asyncio.Event()

    def start(self, kind: str, task: Task, lang: str) -> tuple[Job, asyncio.Task[None]]:
        """A new job, and what ends when it does; `RequestError` (``server-busy``) when there is no room."""
        if self._workers.is_full or self.closing.is_set():
            raise RequestError("server-busy", seconds=1)
        job = self.store.open(kind)
        running = asyncio.create_task(self._run(job, task, lang))
        self._running.add(running)
        running.add_done_callback(self._running.discard)
        return job, running

    async def _run(self, job: Job, task: Task, lang: str) -> None:
        """Do the work of a job and keep how it ended."""

        def watch(done: int, total: int) -> None:
            self.store.write(replace(job, state="running", done=done, total=total))

        def called_off() -> bool:
            return self.closing.is_set() or self.store.is_called_off(job)

        self.store.write(replace(job, state="running"))
        try:
            result = await self._workers.run(task, self._limits.job_seconds, called_off=called_off, watch=watch)
            ended = replace(job, state="done", result=result)
            if called_off():
                ended = replace(ended, state="cancelled")
        except OddchipError as error:
            problem = problem_record(error, lang)
            ended = replace(job, state="cancelled" if error.code == "job-stopped" else "failed", problem=problem)
        except Exception as error:
            LOGGER.error("fault", extra={"fields": {"error": type(error).__name__, "kind": str(error)}})
            ended = replace(job, state="failed", problem=problem_record(RequestError("server-fault"), lang))
        self.store.write(ended)

    async def events(self, given: str) -> AsyncIterator[bytes]:
        """A job's states as server-sent events, until it has ended or the server stops."""
        last, silent = None, 0.0
        while True:
            try:
                job = self.store.find(given)
            except RequestError:
                return
            told = json.dumps(job.to_json())
            if told != last:
                last, silent = told, 0.0
                name = job.state if job.has_ended else "progress"
                yield f"event: {name}\ndata: {told}\n\n".encode()
            if job.has_ended or self.closing.is_set():
                return
            silent += _LOOK
            if silent >= _SILENCE:
                silent = 0.0
                yield b": still working\n\n"
            await asyncio.sleep(_LOOK)

    async def wait(self, running: asyncio.Task[None], seconds: float) -> bool:
        """Whether a job ends within so many seconds; it goes on if not."""
        done, _ = await asyncio.wait({running}, timeout=seconds)
        return bool(done)

    async def close(self) -> None:
        """Call off what is still running, and let it end."""
        self.closing.set()
        if self._running:
            await asyncio.wait(set(self._running), timeout=5)


def finished(job: Job) -> Any:
    """The result of a job that has ended well; raises the error it ended with."""
    if job.problem is not None:
        raise JobFailedError(job.problem)
    return job.result


class JobFailedError(Exception):
    """A job that ended with a problem, which is told as it is."""

    def __init__(self, problem: dict[str, Any]) -> None:
        super().__init__(problem["code"])
        self.problem = problem
