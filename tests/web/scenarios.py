"""Scenarios of coroutines, run to their end."""

import asyncio
from collections.abc import Coroutine
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

Answer = TypeVar("Answer")


def finished(scenario: Coroutine[Any, Any, Answer]) -> Answer:
    """What a scenario comes to; on a thread, since browsers of other tests may keep a loop running on this one."""
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(asyncio.run, scenario).result()
