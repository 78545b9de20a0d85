"""A client of an application in this process, and a server of its own process."""

import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
from fastapi.testclient import TestClient

from oddchip.web import create_app

LANGUAGES = ("en", "ru", "ar")
LINE = "holdem | Qs 9h 6d 4c 2s | *Ann: Ad Qc 100 | Bob: Kd Qh 250 | Eve: Jc Js 250"


ROOT = Path(__file__).parents[3]


@pytest.fixture(scope="session", autouse=True)
def _tasks_of_the_tests_are_found() -> Iterator[None]:
    """Worker processes look for modules where this process was told to, not in the folder it was started in."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYTHONPATH", os.pathsep.join([str(ROOT), os.environ.get("PYTHONPATH", "")]).rstrip(os.pathsep))
        yield


@pytest.fixture(scope="session")
def client() -> Iterator[TestClient]:
    with TestClient(create_app(), base_url="http://localhost") as opened:
        yield opened


class Server:
    """``oddchip serve`` in a process, as a user starts it."""

    def __init__(self, *options: str, command: Sequence[str] = ("oddchip", "serve", "--port", "0")) -> None:
        # Files take any amount of output, while a pipe that nobody reads would hold the server up.
        self._folder = TemporaryDirectory(prefix="oddchip-server-")
        self._out, self._err = (Path(self._folder.name) / name for name in ("out", "err"))
        with self._out.open("wb") as out, self._err.open("wb") as err:
            self.process = subprocess.Popen(
                [sys.executable, "-m", *command, *options], stdout=out, stderr=err,
                stdin=subprocess.DEVNULL, env={**os.environ, "ODDCHIP_LANG": "en"},
            )  # fmt: skip
        self._ended: tuple[str, str] | None = None
        self._workers = int(options[-1]) if "--workers" in options else 1
        self._await_start()
        found = re.search(r":(\d+)/", self.said)
        assert found is not None, self.said
        self.port = int(found.group(1))

    def _await_start(self) -> None:
        until = time.monotonic() + 60
        while self.logged.count("startup complete") < self._workers:
            if time.monotonic() > until or self.process.poll() is not None:
                self.process.kill()
                raise AssertionError(self.stop())
            time.sleep(0.05)

    @property
    def said(self) -> str:
        """What it has said to its user so far."""
        return self._out.read_text(encoding="utf-8")

    @property
    def logged(self) -> str:
        """What it has logged so far."""
        return self._err.read_text(encoding="utf-8")

    def stop(self, number: int = signal.SIGTERM) -> tuple[str, str]:
        """End it, and what it had said and logged."""
        if self._ended is not None:
            return self._ended
        if self.process.poll() is None:
            self.process.send_signal(number)
        try:
            self.process.wait(20)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
            raise
        finally:
            self._ended = self.said, self.logged
            self._folder.cleanup()
        return self._ended


@pytest.fixture
def serve() -> Iterator[Callable[..., Server]]:
    """Starts servers, and ends those that still run."""
    started: list[Server] = []

    def start(*options: str) -> Server:
        started.append(Server(*options))
        return started[-1]

    yield start
    for server in started:
        server.stop()
