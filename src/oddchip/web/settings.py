"""How a server is set up."""

from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

LOOPBACK_NAMES: Final = ("localhost", "127.0.0.1", "[::1]")
"""Host names under which a server on this machine is always reached."""


@dataclass(frozen=True, slots=True)
class Limits:
    """What one request may ask for, and how much work the server takes on at once."""

    body_bytes: int = 65_536
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


@dataclass(frozen=True, slots=True)
class Settings:
    """A server's settings: the host names it answers to, its limits, and the folder in which its processes keep the
    state of jobs (each process one of its own if not said)."""

    host_names: tuple[str, ...] = LOOPBACK_NAMES
    limits: Limits = field(default_factory=Limits)
    job_folder: Path | None = None
