"""Train as ``oddchip serve`` runs it: processes and the command line at one database, visitors at once."""

import re
import threading
from html import unescape
from pathlib import Path

import pytest
from httpx2 import Client

from oddchip.study import Lesson, Scope, Store
from oddchip.study.visitors import visitor_name
from tests.web.api.conftest import Server

VISITORS, ROUND = 4, 6


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("ODDCHIP_DATA", str(tmp_path))
    return tmp_path


def play(port: int, ids: list[str], faults: list[str]) -> None:
    """A visitor's round, with a new connection for each request, so that now one process answers and now another."""
    cookies: dict[str, str] = {}
    own = {"origin": f"http://127.0.0.1:{port}"}

    def ask(method: str, path: str, **form: str) -> str:
        with Client(base_url=own["origin"], cookies=cookies, timeout=60) as client:
            headers = own if method == "POST" else {}
            answer = client.request(method, path, data=form or None, headers=headers)
            cookies.update(client.cookies)
            if answer.status_code not in (200, 303):
                faults.append(f"{answer.status_code} {answer.text[:200]}")
            return str(answer.headers.get("location", answer.text))

    try:
        ask("POST", "/en/train", act="begin", game="holdem", kind="who-wins", count=str(ROUND))
        for at in range(1, ROUND + 1):
            page = ask("GET", "/en/train?view=question")
            found = re.search('name="question" value="([^"]+)"', page)
            assert found is not None, page
            led = ask("POST", "/en/train", act="answer", question=unescape(found[1]), choice="0")
            assert led == f"/en/train?view=answer&number={at}", led
    except Exception as fault:
        faults.append(repr(fault))
    ids.append(cookies["oddchip-visitor"])


def test_processes_of_a_server_and_the_command_line_keep_progress_in_one_file(folder: Path) -> None:
    server = Server("--host-name", "poker.example", "--workers", "2")
    ids: list[str] = []
    faults: list[str] = []
    try:
        threads = [threading.Thread(target=play, args=(server.port, ids, faults)) for _ in range(VISITORS)]
        for thread in threads:
            thread.start()
        with Store() as local:
            lesson = Lesson.begin(local, Scope(kind="who-wins"), ROUND)
            while (question := lesson.question()) is not None:
                lesson.answer(question.key)
        for thread in threads:
            thread.join()
    finally:
        server.stop()
    assert faults == []
    assert len(set(ids)) == VISITORS
    for visitor in ids:
        with Store(learner=visitor_name(visitor)) as store:
            assert len(store.answers()) == ROUND
            assert store.read("PRAGMA integrity_check") == [("ok",)]
    with Store() as local:
        assert (len(local.answers()), local.progress().right) == (ROUND, ROUND)
    assert (folder / "progress.sqlite3").exists()


def test_a_server_for_this_machine_goes_on_with_the_round_of_the_command_line(folder: Path) -> None:
    with Store() as local:
        lesson = Lesson.begin(local, Scope(), 3)
        lesson.answer(None)
        question = lesson.question()
    assert question is not None
    server = Server()
    try:
        with Client(base_url=f"http://127.0.0.1:{server.port}", timeout=60) as client:
            page = client.get("/en/train?view=question").text
    finally:
        server.stop()
    assert question.id in unescape(page)
    assert "Question 2 of 3" in page
