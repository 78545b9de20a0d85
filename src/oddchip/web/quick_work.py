"""Short work on threads, so that the event loop stays free; a full house is said at once."""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Final, ParamSpec, TypeVar

from oddchip.errors import RequestError

_Asked = ParamSpec("_Asked")
_Answer = TypeVar("_Answer")
RETRY_SECONDS: Final = 1


class QuickWork:
    """A few threads with a short queue, for work of milliseconds whose size is bounded beforehand."""

    def __init__(self, threads: int, waiting: int) -> None:
        self._threads = ThreadPoolExecutor(threads, thread_name_prefix="quick")
        self._most = threads + waiting
        self._busy = 0

    @property
    def is_full(self) -> bool:
        """Whether more work would be refused."""
        return self._busy >= self._most

    async def run(self, work: Callable[_Asked, _Answer], *arguments: _Asked.args, **options: _Asked.kwargs) -> _Answer:
        """The result of ``work(*arguments, **options)``; `RequestError` (``server-busy``) when the queue is full."""
        if self.is_full:
            raise RequestError("server-busy", seconds=RETRY_SECONDS)
        self._busy += 1
        try:
            loop = asyncio.get_running_loop()
            return await loop.run_in_executor(self._threads, lambda: work(*arguments, **options))
        finally:
            self._busy -= 1

    def close(self) -> None:
        """End the threads once they are done."""
        self._threads.shutdown(wait=True, cancel_futures=True)
