"""How a server is set up."""

from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

LOOPBACK_NAMES: Final = ("localhost", "127.0.0.1", "[::1]")
"""Host names under which a server on this machine is always reached."""
PROGRESS_PATH: Final = "/train/progress"
"""How the addresses end to which a learner's progress is sent."""


@dataclass(frozen=True, slots=True)
class Limits:
    """What one request may ask for, and how much work the server takes on at once."""

    body_bytes: int = 65_536
    progress_bytes: int = 2_000_000
    path_bytes: int = 8_192
    seats: int = 23
    boards: int = 8
    hands: int = 23
    range_text: int = 2_000
    combos: int = 300_000
    samples: int = 5_000_000
    budget: int = 200_000_000
    seconds: float = 10.0
    job_seconds: float = 120.0
    jobs_kept: int = 64
    job_minutes: float = 10.0
    workers: int = 2
    waiting: int = 32
    visitors: int = 5_000
    visitor_days: int = 180
    visitor_answers: int = 2_000


@dataclass(frozen=True, slots=True)
class Settings:
    """A server's settings: the host names it answers to, its limits, the folder in which its processes keep the state
    of jobs (each process one of its own if not said), and the database of learners' progress (the one of
    `oddchip.study.progress_path` if not said)."""

    host_names: tuple[str, ...] = LOOPBACK_NAMES
    limits: Limits = field(default_factory=Limits)
    job_folder: Path | None = None
    progress_file: Path | None = None

    @property
    def is_shared(self) -> bool:
        """Whether others than the user of this machine are served, each of whom has progress of their own.

        >>> Settings().is_shared, Settings(host_names=("localhost", "poker.example")).is_shared
        (False, True)
        """
        return not set(self.host_names) <= set(LOOPBACK_NAMES)
