"""A bar on the terminal for what takes longer than a moment; nothing where nobody looks."""

import sys
import time
from types import TracebackType
from typing import Final, Self

_PATIENCE: Final = 0.5
_EVERY: Final = 0.1
_WIDTH: Final = 30


class Progress:
    """Shows how far a count is, on standard error, while the ``with`` block runs.

    >>> with Progress() as progress:
    ...     progress.show(1, 2)
    """

    def __init__(self) -> None:
        self.started = self.shown = time.monotonic()
        self.drawn = False

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self.drawn:
            sys.stderr.write("\r" + " " * (_WIDTH + 8) + "\r")
            sys.stderr.flush()

    def show(self, done: int, total: int) -> None:
        """Draw the bar anew, if somebody looks and it is time."""
        now = time.monotonic()
        if now - self.started < _PATIENCE or now - self.shown < _EVERY or not sys.stderr.isatty():
            return
        self.shown, self.drawn = now, True
        full = _WIDTH * done // max(total, 1)
        sys.stderr.write(f"\r[{'#' * full}{'.' * (_WIDTH - full)}] {100 * done // max(total, 1):3d}%")
        sys.stderr.flush()
