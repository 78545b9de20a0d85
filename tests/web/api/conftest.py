"""A client of an application in this process, and a server of its own process."""

import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from tempfile import mkstemp
from typing import Any

import pytest
from fastapi.testclient import TestClient

from oddchip.web import Settings, create_app
from oddchip.web.settings import Limits

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


@pytest.fixture
def client_with() -> Iterator[Callable[..., TestClient]]:
    """Makes clients of applications with other limits."""
    opened: list[TestClient] = []

    def make(**limits: Any) -> TestClient:
        made = TestClient(create_app(Settings(limits=Limits(**limits))), base_url="http://localhost")
        made.__enter__()
        opened.append(made)
        return made

    yield make
    for each in opened:
        each.__exit__(None, None, None)


class Server:
    """``oddchip serve`` in a process, as a user starts it."""

    def __init__(self, *options: str, command: Sequence[str] = ("oddchip", "serve", "--port", "0")) -> None:
        # A file takes any amount of log, while a pipe that nobody reads would hold the server up.
        number, name = mkstemp(prefix="oddchip-log-")
        self._log = Path(name)
        self.process = subprocess.Popen(
            [sys.executable, "-m", *command, *options],
            stdout=subprocess.PIPE, stderr=number, text=True, encoding="utf-8",
            env={**os.environ, "ODDCHIP_LANG": "en"},
        )  # fmt: skip
        os.close(number)
        assert self.process.stdout is not None
        self.said = self.process.stdout.readline()
        found = re.search(r":(\d+)/", self.said)
        assert found is not None, self.said + self.logged
        self.port = int(found.group(1))
        until = time.monotonic() + 30
        while self.logged.count("startup complete") < max(1, int(options[-1]) if "--workers" in options else 1):
            assert time.monotonic() < until, self.logged
            time.sleep(0.05)

    @property
    def logged(self) -> str:
        """What it has logged so far."""
        return self._log.read_text(encoding="utf-8") if self._log.exists() else ""

    def stop(self, number: int = signal.SIGTERM) -> tuple[str, str]:
        """End it, and what it had said and logged."""
        if self.process.poll() is None:
            self.process.send_signal(number)
            out, _ = self.process.communicate(timeout=20)
            self.said += out
        logged = self.logged
        self._log.unlink(missing_ok=True)
        return self.said, logged


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
