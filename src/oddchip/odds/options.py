"""How an answer is to be found: exactly within a budget, or from a sample with a seed."""

import secrets
from collections.abc import Callable
from dataclasses import dataclass

from oddchip.errors import OddsError

Progress = Callable[[int, int], object]
"""Called with what is done and what there is to do, in the same unit (steps or deals)."""

BUDGET = 200_000_000
"""Steps an exact answer may take unless said otherwise: deals looked at one by one, a few seconds of them by kernel."""
PLAIN_STEP = 200
"""Plain Python looks at one deal while a kernel looks at so many."""
WANTED_ERROR = 0.0005
"""Standard error at which a sample stops unless said otherwise: 0.05 % of the pot."""
MOST_DEALS = 50_000_000
"""Deals at which a sample stops although its error is still larger than wanted."""
PLAIN_DEALS = 20_000
"""Deals of a sample by plain Python unless said otherwise."""
MOST_PLAIN_DEALS = 1_000_000
"""Deals asked for beyond which plain Python is no answer."""
CHUNK = 1 << 15
"""Deals a chunk, each with a random stream of its own; 1 to 20 ms by kernel."""

PLAIN_PIECE = 1 << 9
"""Deals that plain Python looks at between two looks at the progress: 10 to 100 ms. It divides `CHUNK`."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Options:
    """What the asker wants. ``exact`` is None where the budget may decide; ``threads`` deal samples."""

    exact: bool | None
    samples: int | None
    error: float | None
    seed: int
    budget: int
    progress: Progress | None
    threads: int = 1


def read_options(  # noqa: PLR0913 - each of them is an option of the question
    *,
    exact: bool | None,
    samples: int | None,
    error: float | None,
    seed: int | None,
    budget: int,
    progress: Progress | None,
    threads: int = 1,
) -> Options:
    """Options without contradictions; a seed is chosen where none is given, and the result will say it."""
    _check_number("samples", samples, samples is None or samples >= 1, ">= 1")
    _check_number("error", error, error is None or 0 < error < 1, "0 < x < 1")
    _check_number("budget", budget, budget >= 1, ">= 1")
    _check_number("threads", threads, threads >= 1, ">= 1")
    for name, value in (("samples", samples), ("error", error)):
        if exact and value is not None:
            raise OddsError("exact-and-sampled", option=name)
    if exact is None and (samples is not None or error is not None):
        exact = False
    chosen = secrets.randbits(32) if seed is None else seed
    return Options(
        exact=exact, samples=samples, error=error, seed=chosen, budget=budget, progress=progress, threads=threads
    )


def _check_number(option: str, value: object, good: bool, expected: str) -> None:  # noqa: FBT001 - a check of its own
    if not good:
        raise OddsError("odds-option", option=option, given=value, expected=expected)
