"""Outs and ranges over HTTP; jobs, their events and how they are called off."""

import asyncio
import json
import time

import pytest

from oddchip import find_draws, outs, parse_range
from oddchip.web.api import odds
from oddchip.web.worker_process import Task
from tests.web.api.checking import check_problem, check_shape
from tests.web.api.conftest import LANGUAGES
from tests.web.scenarios import finished

OUTS = {"variant": "holdem", "hole": "Ah Kh", "board": "Qh 7h 2c", "against": ["Qs Js"], "mode": "win"}
TASKS = "tests.web.api.slow_tasks"


def test_outs_are_counted_and_draws_named(client):
    record = client.post("/api/v1/outs", json=OUTS).json()
    check_shape(client, "Outs", record)
    draws = find_draws("holdem", "Ah Kh", "Qh 7h 2c")
    assert record == outs("holdem", "Ah Kh", "Qh 7h 2c", against="Qs Js", mode="win").to_json(draws)
    assert record["draws"][0]["draw"] == "flush-draw"


@pytest.mark.parametrize(
    ("text", "variant"), [("TT+, AQs+, AKo, AJs:0.5", None), ("AA:$ds", "omaha"), ("A* 9s8s", "short-deck")]
)
def test_ranges_are_read(client, text, variant):
    record = client.post("/api/v1/range", json={"range": text, "variant": variant}).json()
    check_shape(client, "Range", record)
    expected = parse_range(text, variant or "holdem")
    assert (record["text"], record["combos"]) == (str(expected), len(expected))


def test_dead_cards_leave_a_range(client):
    assert client.post("/api/v1/range", json={"range": "AA", "dead": "As"}).json()["combos"] == 3


REFUSED = [
    ("/outs", {**OUTS, "board": ""}, "outs-board", {}),
    ("/outs", {**OUTS, "mode": "luck"}, "unknown-choice", {}),
    ("/outs", {**OUTS, "against": "Qs Js"}, "wrong-type", {"field": "against"}),
    ("/outs", {**OUTS, "against": [5]}, "wrong-type", {"field": "against"}),
    ("/outs", {**OUTS, "against": ["Qs Js"] * 24}, "too-many", {"field": "against"}),
    ("/outs", {**OUTS, "variant": "razz"}, "outs-game", {}),
    ("/range", {"range": "QQ, x"}, "range-token", {"position": 5}),
    ("/range", {"range": "random", "variant": "omaha6"}, "too-many", {"field": "range"}),
    ("/range", {"range": "QQ", "variant": "razz"}, "range-game", {}),
    ("/range", {"range": "Q" * 2001}, "too-many", {"field": "range"}),
    ("/range", {}, "missing-field", {"field": "range"}),
]


@pytest.mark.parametrize(("path", "body", "code", "places"), REFUSED)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_makes_no_sense_is_a_problem_with_its_place(client, path, body, code, places, lang):
    record = check_problem(client, client.post(f"/api/v1{path}?lang={lang}", json=body), 422, code)
    assert record["lang"] == lang
    assert {name: record[name] for name in places} == places


def events(text: str) -> list[tuple[str, dict]]:
    """The events of a stream by name, with their data."""
    found = []
    for block in text.split("\n\n"):
        lines = dict(line.split(": ", 1) for line in block.splitlines() if not line.startswith(":"))
        if lines:
            found.append((lines["event"], json.loads(lines["data"])))
    return found


def test_work_may_be_asked_for_as_a_job(client):
    answer = client.post("/api/v1/outs", json=OUTS, headers={"prefer": "respond-async"})
    assert answer.status_code == 202
    check_shape(client, "Job", answer.json())
    path = answer.headers["location"]
    assert path == f"/api/v1/jobs/{answer.json()['id']}"
    told = events(client.get(f"{path}/events").text)
    name, job = told[-1]
    assert (name, job["state"]) == ("done", "done")
    check_shape(client, "Job", job)
    check_shape(client, "Outs", job["result"])
    assert client.get(path).json() == job
    client.delete(path)
    check_problem(client, client.get(path), 404, "job-unknown")


@pytest.fixture
def slow(monkeypatch):
    """Makes the work of ``/range`` a task of the tests."""

    def make(name: str, *, reports: bool = False, **arguments: object) -> None:
        monkeypatch.setattr(odds, "Task", lambda *_: Task(TASKS, name, arguments, reports))

    return make


def test_work_that_takes_long_becomes_a_job_with_progress(client_with, slow):
    slow("count", reports=True, steps=60, seconds=1.5)
    client = client_with(seconds=0.3)
    begin = time.monotonic()
    answer = client.post("/api/v1/range", json={"range": "AA"})
    assert answer.status_code == 202
    assert time.monotonic() - begin < 1.2
    told = events(client.get(answer.headers["location"] + "/events").text)
    assert [name for name, _ in told][-1] == "done"
    steps = [job["done"] for name, job in told if name == "progress" and job["total"] == 60]
    assert len(steps) >= 2
    assert steps == sorted(steps)
    assert told[-1][1]["result"] == {"counted": 60}


def test_a_job_that_is_called_off_keeps_what_it_had(client_with, slow):
    slow("count", reports=True, steps=600, seconds=30.0)
    client = client_with(seconds=0.2)
    path = client.post("/api/v1/range", json={"range": "AA"}).headers["location"]
    deadline = time.monotonic() + 5
    while not client.get(path).json()["done"] and time.monotonic() < deadline:
        time.sleep(0.1)
    begin = time.monotonic()
    assert client.delete(path).json()["state"] == "running"
    name, job = events(client.get(f"{path}/events").text)[-1]
    assert name == "cancelled"
    assert 0 < job["result"]["counted"] < 600
    assert time.monotonic() - begin < 2


def test_a_job_past_its_time_fails_with_a_problem(client_with, slow):
    slow("sleep", seconds=30)
    client = client_with(seconds=0.1, job_seconds=0.5)
    path = client.post("/api/v1/range?lang=ru", json={"range": "AA"}).headers["location"]
    name, job = events(client.get(f"{path}/events").text)[-1]
    assert name == "failed"
    assert (job["problem"]["code"], job["problem"]["lang"]) == ("work-too-long", "ru")
    check_shape(client, "Problem", job["problem"])


def test_work_that_fails_on_our_side_says_nothing_of_it(client, slow):
    slow("fail")
    record = check_problem(client, client.post("/api/v1/range", json={"range": "AA"}), 500, "server-fault")
    assert "ZeroDivision" not in json.dumps(record)


def test_a_full_pool_answers_503_with_when_to_come_back(client_with, slow):
    slow("sleep", seconds=30)
    client = client_with(seconds=0.1, workers=1, waiting=1)
    paths = [client.post("/api/v1/range", json={"range": "AA"}).headers["location"] for _ in range(2)]
    answer = client.post("/api/v1/range?lang=ar", json={"range": "AA"})
    check_problem(client, answer, 503, "server-busy")
    assert answer.headers["retry-after"] == "1"
    check_problem(client, client.get("/readyz"), 503, "server-busy")
    assert client.get("/healthz").status_code == 200
    assert client.post("/api/v1/settle", json="holdem | As Kd Qc Jh Ts | A: 2c 3c | B: 4c 5c").status_code == 200
    for path in paths:
        client.delete(path)


def test_quick_work_has_an_end_to_its_queue_too(client_with, monkeypatch):
    client = client_with(waiting=1)
    monkeypatch.setattr(type(client.app.state.quick), "is_full", property(lambda _: True))
    answer = client.post("/api/v1/settle", json="x")
    check_problem(client, answer, 503, "server-busy")
    assert answer.headers["retry-after"] == "1"


def test_jobs_that_ended_make_room_and_are_forgotten_in_time(client_with):
    client = client_with(jobs_kept=3)
    ask = {"json": {"range": "AA"}, "headers": {"prefer": "respond-async"}}
    paths = []
    for _ in range(5):
        paths.append(client.post("/api/v1/range", **ask).headers["location"])
        client.get(f"{paths[-1]}/events")
    assert [client.get(path).status_code for path in paths] == [404, 404, 200, 200, 200]
    old = client_with(job_minutes=0)
    path = old.post("/api/v1/range", **ask).headers["location"]
    old.get(f"{path}/events")
    time.sleep(0.1)
    old.post("/api/v1/range", **ask)
    assert old.get(path).status_code == 404


@pytest.mark.parametrize("given", ["x", "a" * 22, "..%2f..%2fetc%2fpasswd", "%00" * 22])
def test_jobs_nobody_started_are_unknown(client, given):
    for method in ("GET", "DELETE"):
        assert client.request(method, f"/api/v1/jobs/{given}").status_code == 404
    assert client.get(f"/api/v1/jobs/{given}/events").status_code == 404


def test_the_event_loop_stays_free_while_work_goes_on(client_with, slow):
    slow("ignore_interrupts", seconds=1)
    client = client_with(seconds=3)

    async def scenario() -> float:
        loop = asyncio.get_running_loop()
        working = loop.run_in_executor(None, lambda: client.post("/api/v1/range", json={"range": "AA"}))
        await asyncio.sleep(0.3)
        slowest = 0.0
        while not working.done():
            begin = time.perf_counter()
            await loop.run_in_executor(None, lambda: client.get("/healthz"))
            slowest = max(slowest, time.perf_counter() - begin)
        assert (await working).json() == "stubborn"
        return slowest

    assert finished(scenario()) < 0.5
