"""A server of this process, and a Chromium that looks at it."""

import socket
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any

import pytest
import uvicorn

from oddchip.web import Settings, create_app
from oddchip.web.settings import LOOPBACK_NAMES
from tests.web.pages import chromium

WIDE, PHONE = (1280, 900), (360, 740)


@contextmanager
def served(settings: Settings) -> Iterator[str]:
    """A server of these settings, and where it is reached."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    app = create_app(settings)
    server = uvicorn.Server(uvicorn.Config(app, host="127.0.0.1", port=port, log_level="error", ws="none"))
    thread = threading.Thread(target=server.run, daemon=True)
    thread.start()
    while not server.started:
        time.sleep(0.02)
    yield f"http://127.0.0.1:{port}"
    server.should_exit = True
    thread.join(5)


@pytest.fixture(scope="session")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Where a server for this machine alone is reached."""
    with served(Settings(progress_file=tmp_path_factory.mktemp("progress") / "progress.sqlite3")) as reached:
        yield reached


@pytest.fixture(scope="session")
def shared_address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Where a server for others is reached."""
    file = tmp_path_factory.mktemp("shared progress") / "progress.sqlite3"
    with served(Settings((*LOOPBACK_NAMES, chromium.LAN_NAME), progress_file=file)) as reached:
        yield reached


@pytest.fixture(scope="session")
def browser() -> Iterator[Any]:
    """Debian's Chromium; without it the tests are skipped, and say so."""
    path = chromium.find()
    if path is None:
        pytest.skip("no Chromium is installed (apt-get install chromium)")
    playwright = pytest.importorskip("playwright.sync_api")
    with playwright.sync_playwright() as started:
        opened = started.chromium.launch(executable_path=path, args=chromium.ARGUMENTS)
        yield opened
        opened.close()


@dataclass
class Watched:
    """What a page must not do: write to the console, or ask another host."""

    address: str
    faults: list[str] = field(default_factory=list)

    def watch(self, page: Any) -> None:
        page.on("console", lambda message: self.faults.append(f"console: {message.text}"))
        page.on("pageerror", lambda error: self.faults.append(f"error: {error}"))
        page.on("request", lambda request: self._request(request.url))

    def _request(self, url: str) -> None:
        if not url.startswith((self.address, "data:", "blob:")):
            self.faults.append(f"another host: {url}")


@pytest.fixture
def open_page(browser: Any, address: str) -> Iterator[Callable[..., Any]]:
    """Opens a page of a path in a fresh profile; at the end nothing may have been written or asked elsewhere."""
    yield from _opening(browser, address)


@pytest.fixture
def open_shared(browser: Any, shared_address: str) -> Iterator[Callable[..., Any]]:
    """The same on a server for others, where each profile is a visitor."""
    yield from _opening(browser, shared_address)


def _opening(browser: Any, address: str) -> Iterator[Callable[..., Any]]:
    watched, contexts = Watched(address), []

    def opener(path: str, *, size: tuple[int, int] = WIDE, watch: bool = True, **options: Any) -> Any:
        context = browser.new_context(
            viewport={"width": size[0], "height": size[1]}, has_touch=size == PHONE, base_url=address, **options
        )
        contexts.append(context)
        page = context.new_page()
        page.set_default_timeout(8000)
        page.set_default_navigation_timeout(30_000)  # the first question of all starts processes
        if watch:
            watched.watch(page)
        page.goto(path)
        return page

    yield opener
    for context in contexts:
        context.close()
    assert watched.faults == []
