"""Work for the worker processes of tests: slow, stubborn, faulty, talkative."""

import os
import time
from collections.abc import Callable
from typing import NoReturn

from oddchip.errors import TextError


def count(steps: int, seconds: float, progress: Callable[[int, int], None]) -> dict[str, int]:
    """Count to a number, slowly, and tell how far it is; at an interrupt answer with what there is."""
    done = 0
    try:
        for _ in range(steps):
            time.sleep(seconds / steps)
            done += 1
            progress(done, steps)
    except KeyboardInterrupt:
        pass
    return {"counted": done}


def sleep(seconds: float) -> str:
    time.sleep(seconds)
    return "slept"


def ignore_interrupts(seconds: float) -> str:
    """Go on whatever happens."""
    until = time.monotonic() + seconds
    while time.monotonic() < until:
        try:
            time.sleep(0.05)
        except KeyboardInterrupt:
            continue
    return "stubborn"


def fail() -> NoReturn:
    raise ZeroDivisionError


def refuse() -> NoReturn:
    raise TextError("empty-line", suggestion="x")


def end_process() -> NoReturn:
    os._exit(3)


def chatter() -> str:
    print("this must not stand among the outcomes")
    return "talked"
