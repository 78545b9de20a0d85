"""Long work in processes of its own: bounded in number and in time, with progress, and stopped when asked to."""

import asyncio
import pickle
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from queue import Empty, LifoQueue, SimpleQueue
from threading import Event, Thread
from typing import IO, Any, Final

from oddchip.errors import RequestError
from oddchip.web.quick_work import RETRY_SECONDS
from oddchip.web.worker_process import Outcome, Progress, Task, send

_GLANCE: Final = 0.05
"""Seconds between two looks at whether the work is still wanted."""
_GRACE: Final = 2.0
"""Seconds for an answer with what there is so far, before a process is ended."""

Watch = Callable[[int, int], None]


class WorkFaultError(Exception):
    """Work that ended in an error of our own; the message is the error's kind."""


class Wanted:
    """Whether some work is still wanted: not past its time, and not called off."""

    def __init__(self, seconds: float, called_off: Callable[[], bool] | None = None) -> None:
        self.seconds = seconds
        self._until = time.monotonic() + seconds
        self._called_off = called_off

    @property
    def is_late(self) -> bool:
        """Whether the time is up."""
        return time.monotonic() >= self._until

    def __bool__(self) -> bool:
        return not self.is_late and not (self._called_off is not None and self._called_off())


class Worker:
    """One process; started when there is a task, and again after it was ended."""

    def __init__(self) -> None:
        self._process: subprocess.Popen[bytes] | None = None
        self._messages: SimpleQueue[Any] = SimpleQueue()

    def perform(self, task: Task, wanted: Wanted, watch: Watch | None = None) -> Any:
        """The result of a task. Blocks, so it is called from a thread.

        Raises what the task raises, and `RequestError` when it is stopped: ``work-too-long`` or ``job-stopped``.
        """
        process = self._running()
        try:
            assert process.stdin is not None
            send(process.stdin, task)
            outcome = self._wait(process, wanted, watch)
        except OSError:
            outcome = _ENDED
        if outcome is _ENDED:
            self.end()
        if outcome.error is not None:
            raise outcome.error
        if outcome.fault is not None:
            raise WorkFaultError(outcome.fault)
        if outcome.stopped and wanted.is_late:
            raise RequestError("work-too-long", seconds=round(wanted.seconds))
        if outcome.stopped:
            raise RequestError("job-stopped")
        return outcome.result

    def _wait(self, process: subprocess.Popen[bytes], wanted: Wanted, watch: Watch | None) -> Outcome:
        """The outcome, with progress told on the way; a task no longer wanted is stopped."""
        stop_by = None
        while True:
            with suppress(Empty):
                message = self._messages.get(timeout=_GLANCE)
                if isinstance(message, Outcome):
                    return message
                if watch is not None:
                    watch(*message)
            if stop_by is None:
                if not wanted:
                    stop_by = time.monotonic() + _GRACE
                    _interrupt(process)
            elif time.monotonic() >= stop_by:
                self.end()
                return Outcome(stopped=True)

    def _running(self) -> subprocess.Popen[bytes]:
        if self._process is None or self._process.poll() is not None:
            self.end()
            # In a session of its own it does not hear the Ctrl-C that stops the server, and ends when its input does.
            self._process = subprocess.Popen(
                [sys.executable, "-P", "-c", "from oddchip.web.worker_process import main; main()"],
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                start_new_session=True,
            )
            self._messages = SimpleQueue()
            assert self._process.stdout is not None
            Thread(target=_listen, args=(self._process.stdout, self._messages), daemon=True).start()
        return self._process

    def end(self) -> None:
        """End the process, whatever it is doing."""
        process, self._process = self._process, None
        if process is not None:
            process.kill()
            process.wait()
            for stream in (process.stdin, process.stdout):
                with suppress(OSError):
                    if stream is not None:
                        stream.close()


_ENDED: Final = Outcome(fault="WorkerEnded")


def _listen(stream: IO[bytes], messages: SimpleQueue[Progress | Outcome]) -> None:
    """Put what a process says in a queue, and at its end that it has ended."""
    try:
        while True:
            messages.put(pickle.load(stream))
    except Exception:
        messages.put(_ENDED)


def _interrupt(process: subprocess.Popen[bytes]) -> None:
    """Ask for an end, with what there is so far; where there is no such signal, make one."""
    if sys.platform == "win32":
        process.kill()
    else:
        process.send_signal(signal.SIGINT)


class WorkerPool:
    """A few workers and the threads that wait for them."""

    def __init__(self, size: int, waiting: int) -> None:
        self._idle: LifoQueue[Worker] = LifoQueue()
        self._workers = [Worker() for _ in range(size)]
        for worker in self._workers:
            self._idle.put(worker)
        self._threads = ThreadPoolExecutor(size, thread_name_prefix="worker")
        self._most = size + waiting
        self._busy = 0
        self._closing = Event()

    @property
    def is_full(self) -> bool:
        """Whether more work would be refused."""
        return self._busy >= self._most

    async def run(
        self, task: Task, seconds: float, *, called_off: Callable[[], bool] | None = None, watch: Watch | None = None
    ) -> Any:
        """The result of a task; time runs from when a worker takes it. `RequestError` ``server-busy`` when full."""
        if self.is_full or self._closing.is_set():
            raise RequestError("server-busy", seconds=RETRY_SECONDS)
        self._busy += 1
        stop = Event()

        def unwanted() -> bool:
            return stop.is_set() or self._closing.is_set() or (called_off is not None and called_off())

        try:
            loop = asyncio.get_running_loop()
            return await loop.run_in_executor(self._threads, self._perform, task, seconds, unwanted, watch)
        finally:
            # Whoever waited may have gone away: then nobody wants the result.
            stop.set()
            self._busy -= 1

    def _perform(self, task: Task, seconds: float, unwanted: Callable[[], bool], watch: Watch | None) -> Any:
        if unwanted():
            raise RequestError("job-stopped")
        worker = self._idle.get()
        try:
            return worker.perform(task, Wanted(seconds, unwanted), watch)
        finally:
            self._idle.put(worker)

    def close(self) -> None:
        """Stop all work and end the processes."""
        self._closing.set()
        self._threads.shutdown(wait=True, cancel_futures=True)
        for worker in self._workers:
            worker.end()
