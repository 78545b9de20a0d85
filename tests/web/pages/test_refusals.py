"""What people are told who ask for what there is not: a page in their language; programs get problem details."""

from collections.abc import Callable
from typing import Any

import pytest
from starlette.testclient import TestClient

from oddchip.web.pages.voice import page_voice
from oddchip.wording import LANGUAGES

MANY_SEATS = "holdem | - | " + " | ".join(f"P{place}: #1 5" for place in range(5))
Making = Callable[..., TestClient]


def check_page(answer: Any, status: int, lang: str) -> None:
    """A page in this language with the status's own title, a way back, and nothing of the program in it."""
    assert answer.status_code == status
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert answer.headers["content-language"] == lang
    assert f'<html lang="{lang}" dir="{"rtl" if lang == "ar" else "ltr"}">' in answer.text
    assert f"<h1>{page_voice(lang).text(f'web-problem-{status}')}</h1>" in answer.text
    assert f'<a class="quiet" href="/{lang}/">' in answer.text
    assert all(f'<a href="/{other}/' in answer.text for other in LANGUAGES)
    assert "Traceback" not in answer.text
    assert answer.headers["content-security-policy"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_each_refusal_is_a_page_in_the_language_of_the_address(client_with: Making, lang: str) -> None:
    client = client_with(path_bytes=200)
    check_page(client.get(f"/{lang}/nothing"), 404, lang)
    check_page(client.get(f"/{lang}/odds?hand=" + "A" * 200), 414, lang)
    check_page(client.get(f"/{lang}/", headers={"host": "evil.example"}), 421, lang)
    refused = client.put(f"/{lang}/rules")
    check_page(refused, 405, lang)
    assert refused.headers["allow"] == "GET, HEAD"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_an_address_without_a_language_is_answered_in_the_readers_own(client_with: Making, lang: str) -> None:
    check_page(client_with().get("/nothing/at/all", headers={"accept-language": lang}), 404, lang)


def test_what_a_reader_typed_is_escaped(client_with: Making) -> None:
    answer = client_with().request("<B>", "/en/")
    assert answer.status_code in (400, 405)
    assert "<B>" not in answer.text


def test_programs_get_problem_details(client_with: Making) -> None:
    client = client_with()
    for path in ("/api/v1/nothing", "/api/nothing"):
        answer = client.get(path, headers={"accept": "text/html"})
        assert (answer.status_code, answer.headers["content-type"]) == (404, "application/problem+json")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("path", ["", "learn", "rules", "answer?line=x", "picture/ladder.svg?of=holdem"])
def test_full_threads_say_when_to_come_back(
    client_with: Making, monkeypatch: pytest.MonkeyPatch, path: str, lang: str
) -> None:
    client = client_with()
    monkeypatch.setattr(type(client.app.state.quick), "is_full", property(lambda _: True))  # type: ignore[attr-defined]
    answer = client.get(f"/{lang}/{path}")
    check_page(answer, 503, lang)
    assert answer.headers["retry-after"] == "1"
    assert page_voice(lang).text("page-error-again") in answer.text
    assert all(f'<a href="/{other}/{path}" lang' in answer.text for other in LANGUAGES)


def test_a_fault_of_our_own_is_a_page_without_its_reasons(client_with: Making, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: object) -> None:
        raise ZeroDivisionError("secret")

    monkeypatch.setattr("oddchip.web.pages.settle_page.page", fail)
    answer = client_with().get("/ru/")
    check_page(answer, 500, "ru")
    assert "secret" not in answer.text


def test_the_limits_of_the_server_hold_for_its_pages(client_with: Making) -> None:
    answers = [client_with(seats=most).get("/en/answer", params={"line": MANY_SEATS}).json() for most in (4, 5)]
    assert [answer["state"] for answer in answers] == ["wrong", "settled"]
    statuses = [
        client_with(seats=most).get(f"/en/{path}", params={"of": MANY_SEATS}).status_code
        for most in (4, 5)
        for path in ("picture/settlement.svg", "preview.png")
    ]
    assert statuses == [404, 404, 200, 200]
