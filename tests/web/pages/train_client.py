"""Rounds of questions played through the addresses of the page, as a browser without scripts would."""

import re
from html import unescape
from typing import Any

from starlette.testclient import TestClient

OWN = {"origin": "http://localhost"}


def send(client: TestClient, path: str = "/en/train", **form: Any) -> Any:
    """Send a form of the page, and do not follow to where it leads."""
    return client.post(path, data=form, headers=OWN, follow_redirects=False)


def begin(client: TestClient, count: int = 5, **form: str) -> Any:
    """Begin a round."""
    return send(client, act="begin", **{"game": "holdem", "kind": "", "count": str(count), **form})


def asked(client: TestClient, lang: str = "en") -> str:
    """The id of the question that is on."""
    html = client.get(f"/{lang}/train?view=question").text
    found = re.search('name="question" value="([^"]+)"', html)
    assert found is not None, html
    return unescape(found[1])


def answer(client: TestClient, choice: int | str, question: str | None = None) -> Any:
    """Answer the question that is on, or the one named."""
    return send(client, act="answer", question=question or asked(client), choice=str(choice))
