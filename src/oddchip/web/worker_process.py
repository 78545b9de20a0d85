"""A process that works for the server: one task after another, over its standard input and output.

A process can be stopped at any moment, whatever it is doing, and what it does cannot hold up the server. It is told to
stop by SIGINT, at which a long calculation answers with what it has so far.
"""

import pickle
import signal
import sys
import time
from collections.abc import Callable
from contextlib import suppress
from importlib import import_module
from typing import IO, Any, Final, NamedTuple

from oddchip.errors import OddchipError

_REPORTS_A_SECOND: Final = 5

Report = Callable[[int, int], None]
"""Told what is done and what there is to do."""


class Task(NamedTuple):
    """What is to be done: a function of a module, called with plain data and, if it wants one, a `Report`."""

    module: str
    function: str
    arguments: dict[str, Any]
    reports: bool = False

    def perform(self, report: Report) -> Any:
        """Do it in this process."""
        function = getattr(import_module(self.module), self.function)
        return function(**self.arguments, progress=report) if self.reports else function(**self.arguments)


class Progress(NamedTuple):
    """How far a task is."""

    done: int
    total: int


class Outcome(NamedTuple):
    """How a task ended: with a result, an error that oddchip raises on purpose, or another one, named by its kind."""

    result: Any = None
    error: OddchipError | None = None
    fault: str | None = None
    stopped: bool = False


def main() -> None:
    """Do the tasks that come in until there is an end to them."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    tasks, outcomes = sys.stdin.buffer, sys.stdout.buffer
    # What a task may print must not stand among the outcomes.
    sys.stdout = sys.stderr
    with suppress(EOFError, OSError):
        while True:
            send(outcomes, _perform(pickle.load(tasks), outcomes))


def send(stream: IO[bytes], message: Task | Progress | Outcome) -> None:
    """Write a message whole."""
    stream.write(pickle.dumps(message))
    stream.flush()


def _perform(task: Task, outcomes: IO[bytes]) -> Outcome:
    last = 0.0

    def report(done: int, total: int) -> None:
        nonlocal last
        now = time.monotonic()
        if now - last >= 1 / _REPORTS_A_SECOND:
            last = now
            send(outcomes, Progress(done, total))

    try:
        signal.signal(signal.SIGINT, signal.default_int_handler)
        try:
            return Outcome(task.perform(report))
        finally:
            signal.signal(signal.SIGINT, signal.SIG_IGN)
    except KeyboardInterrupt:
        signal.signal(signal.SIGINT, signal.SIG_IGN)
        return Outcome(stopped=True)
    except OddchipError as error:
        return Outcome(error=error)
    except Exception as error:
        return Outcome(fault=type(error).__name__)
