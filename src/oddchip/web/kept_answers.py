"""Answers of long work, kept for a while by what was asked, so that a page asked for again works nothing out anew."""

import asyncio
import logging
from collections import OrderedDict
from typing import Any, Final

from oddchip.errors import RequestError
from oddchip.web.settings import Limits
from oddchip.web.worker_process import Task
from oddchip.web.workers import WorkerPool, WorkFaultError

LOGGER: Final = logging.getLogger("oddchip.web")
_MOST: Final = 128


class StillWorkingError(Exception):
    """The work goes on; whoever asks the same again finds it done, or waits on."""


class KeptAnswers:
    """Asks the workers, once for each question.

    A page waits so long as one request may work; the work itself may go on as long as a job, for the first kernels of
    a machine are compiled.
    """

    def __init__(self, workers: WorkerPool, limits: Limits) -> None:
        self._workers = workers
        self._limits = limits
        self._kept: OrderedDict[str, asyncio.Task[Any]] = OrderedDict()

    async def ask(self, task: Task) -> Any:
        """The result of a task. Raises what the task raises, `StillWorkingError` when it takes longer than a request
        may, and `RequestError` (``server-busy``) when there is no room for it.
        """
        running = self._running(task)
        done, _ = await asyncio.wait({running}, timeout=self._limits.seconds)
        if not done:
            raise StillWorkingError
        try:
            return running.result()
        except WorkFaultError as fault:
            LOGGER.error("fault", extra={"fields": {"error": type(fault).__name__, "kind": str(fault)}})
            raise RequestError("server-fault") from None

    def _running(self, task: Task) -> asyncio.Task[Any]:
        """What works on the question, or has answered it."""
        asked = repr(task)
        running = self._kept.get(asked)
        if running is None:
            running = self._kept[asked] = asyncio.create_task(self._workers.run(task, self._limits.job_seconds))
            running.add_done_callback(lambda ended: self._forget_failure(asked, ended))
            self._make_room()
        self._kept.move_to_end(asked)
        return running

    def _forget_failure(self, asked: str, ended: asyncio.Task[Any]) -> None:
        """What failed now may be asked again: a busy server is not busy for ever."""
        if ended.cancelled() or ended.exception() is not None:
            self._kept.pop(asked, None)

    def _make_room(self) -> None:
        for asked in [asked for asked, running in self._kept.items() if running.done()]:
            if len(self._kept) <= _MOST:
                break
            del self._kept[asked]

    async def close(self) -> None:
        """Call off what is still running."""
        running = [task for task in self._kept.values() if not task.done()]
        for task in running:
            task.cancel()
        if running:
            await asyncio.wait(running, timeout=5)
