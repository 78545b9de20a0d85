"""Clients of applications in this process."""

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from fastapi.testclient import TestClient

from oddchip.web import Settings, create_app
from oddchip.web.settings import Limits


@pytest.fixture
def client_with() -> Iterator[Callable[..., TestClient]]:
    """Makes clients of applications with limits of their own."""
    opened: list[TestClient] = []

    def make(**limits: Any) -> TestClient:
        made = TestClient(create_app(Settings(limits=Limits(**limits))), base_url="http://localhost")
        made.__enter__()
        opened.append(made)
        return made

    yield make
    for client in opened:
        client.__exit__(None, None, None)
