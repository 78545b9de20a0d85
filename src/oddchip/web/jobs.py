"""Jobs: long work that is started by one request, watched by others, and can be called off.

The state of a job is a small file in a folder that all processes of a server share and that goes away with it, so a
request may reach any of them. A state is written by the process that does the work and by no other.
"""

import json
import re
import secrets
import time
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final, Literal

from oddchip.errors import RequestError
from oddchip.web.quick_work import RETRY_SECONDS

State = Literal["waiting", "running", "done", "failed", "cancelled"]
ENDED: Final = ("done", "failed", "cancelled")
_ID: Final = re.compile(r"[A-Za-z0-9_-]{22}")
_LOST_SECONDS: Final = 300.0


@dataclass(frozen=True, slots=True)
class Job:
    """A job as it stands: how far it is, and once it has ended its result or what went wrong."""

    id: str
    kind: str
    state: State = "waiting"
    done: int = 0
    total: int = 0
    result: Any = None
    problem: Any = None

    @property
    def has_ended(self) -> bool:
        """Whether nothing more will change."""
        return self.state in ENDED

    def to_json(self) -> dict[str, Any]:
        """The job as JSON."""
        return {
            "id": self.id,
            "kind": self.kind,
            "state": self.state,
            "done": self.done,
            "total": self.total,
            "result": self.result,
            "problem": self.problem,
        }


class JobStore:
    """The jobs of a server, in a folder."""

    def __init__(self, folder: Path, *, most: int, minutes: float) -> None:
        self._folder = folder
        self._most = most
        self._seconds = 60 * minutes

    def open(self, kind: str) -> Job:
        """A new job; `RequestError` (``server-busy``) when there are too many that have not ended."""
        self._forget_old()
        kept = list(self._folder.glob("*.json"))
        if len(kept) >= self._most and not self._forget_ended(kept):
            raise RequestError("server-busy", seconds=RETRY_SECONDS)
        job = Job(secrets.token_urlsafe(16), kind)
        self.write(job)
        return job

    def write(self, job: Job) -> None:
        """Keep a state; readers see the one before or this one, never a part."""
        path = self._path(job.id, "new")
        path.write_text(json.dumps(job.to_json()), encoding="ascii")
        path.replace(self._path(job.id, "json"))

    def find(self, given: str) -> Job:
        """The job of an id; `RequestError` (``job-unknown``)."""
        if _ID.fullmatch(given):
            with suppress(FileNotFoundError):
                return Job(**json.loads(self._path(given, "json").read_text(encoding="ascii")))
        raise RequestError("job-unknown", given=given[:40])

    def call_off(self, given: str) -> Job:
        """Say that a job is no longer wanted; whoever works on it stops soon."""
        job = self.find(given)
        if not job.has_ended:
            self._path(job.id, "off").touch()
        return job

    def is_called_off(self, job: Job) -> bool:
        """Whether somebody called a job off."""
        return self._path(job.id, "off").exists()

    def forget(self, given: str) -> None:
        """Remove everything about a job."""
        for ending in ("json", "off", "new"):
            self._path(given, ending).unlink(missing_ok=True)

    def _path(self, given: str, ending: str) -> Path:
        return self._folder / f"{given}.{ending}"

    def _forget_old(self) -> None:
        """Forget jobs that ended long ago, and those whose process must have died."""
        now = time.time()
        for path in self._folder.glob("*.json"):
            with suppress(FileNotFoundError):
                age = now - path.stat().st_mtime
                if age > self._seconds + _LOST_SECONDS or (age > self._seconds and self.find(path.stem).has_ended):
                    self.forget(path.stem)

    def _forget_ended(self, kept: list[Path]) -> bool:
        """Make room by forgetting the job that ended first; whether there was one."""
        ended = []
        for path in kept:
            with suppress(FileNotFoundError, RequestError):
                if self.find(path.stem).has_ended:
                    ended.append((path.stat().st_mtime, path.stem))
        if ended:
            self.forget(min(ended)[1])
        return bool(ended)
