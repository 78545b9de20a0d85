"""Equity and chances over HTTP, and as jobs that are called off or run out of time."""

import time

import pytest

from oddchip import chances, equity, settlement_equity
from tests.web.api.checking import check_problem, check_shape
from tests.web.api.conftest import LANGUAGES
from tests.web.api.test_odds_and_jobs import events

TURN = "holdem | Qs 9h 6d 4c | *Ann: Ad Qc 100 | Bob: Kd Qh 250 | Eve: Jc Js 250"
LONG = {"variant": "omaha6", "hands": ["?", "?", "?", "?"], "samples": 5_000_000, "seed": 1}


def answered(client, path, body):
    """The result, also if it took its time: the first kernels of a machine are compiled."""
    answer = client.post(f"/api/v1/{path}", json=body)
    if answer.status_code == 202:
        client.get(answer.headers["location"] + "/events")
        return client.get(answer.headers["location"]).json()["result"]
    assert answer.status_code == 200, answer.text
    return answer.json()


def test_equity_is_exact_where_that_is_quick(client):
    record = answered(client, "equity", {"variant": "holdem", "hands": ["AsAh", "KdKc"]})
    check_shape(client, "Equity", record)
    assert record == equity("holdem", ["AsAh", "KdKc"]).to_json()
    assert (record["method"], record["total"]) == ("exact", 1712304)


def test_a_seed_gives_the_same_sample(client):
    body = {"variant": "holdem", "hands": ["AhKh", "QQ+, AK"], "board": "Qh 7h 2c", "samples": 20_000, "seed": 7}
    first, second = answered(client, "equity", body), answered(client, "equity", body)
    check_shape(client, "Equity", first)
    assert first == second
    assert (first["method"], first["seed"]) == ("sampled", 7)


def test_equity_of_pots_is_found_for_a_line_and_for_an_object(client):
    record = answered(client, "equity/pots", {"showdown": TURN})
    check_shape(client, "SettlementEquity", record)
    assert record == settlement_equity(TURN).to_json()
    assert [pot["label"] for pot in record["pots"]] == ["main", "side-1"]


@pytest.mark.parametrize(
    "body", [{"variant": "holdem", "hole": "As Ks", "stage": "flop"}, {"variant": "razz", "cards": 5}]
)
def test_chances_come_with_their_conditions(client, body):
    record = answered(client, "chances", body)
    check_shape(client, "Chances", record)
    variant, hole, rest = (
        body["variant"],
        body.get("hole", ""),
        {k: v for k, v in body.items() if k in ("stage", "cards")},
    )
    assert record == chances(variant, hole, **rest).to_json()


def test_a_sample_called_off_keeps_its_estimate(client_with):
    client = client_with(seconds=0.2, samples=50_000_000)
    answer = client.post("/api/v1/equity", json={**LONG, "samples": 50_000_000})
    path = answer.headers["location"]
    until = time.monotonic() + 60
    while not client.get(path).json()["done"] and time.monotonic() < until:
        time.sleep(0.1)
    begin = time.monotonic()
    client.delete(path)
    name, job = events(client.get(f"{path}/events").text)[-1]
    assert (name, job["state"]) == ("cancelled", "cancelled")
    assert time.monotonic() - begin < 3
    check_shape(client, "Equity", job["result"])
    assert job["result"]["interrupted"] is True
    assert 0 < job["result"]["deals"] < 50_000_000


REFUSED = [
    ("equity", {**LONG, "samples": 1_000_000_000}, "too-many", "samples"),
    ("equity", {**LONG, "budget": 10**12}, "too-many", "budget"),
    ("equity", {**LONG, "seed": -1}, "wrong-type", "seed"),
    ("equity", {**LONG, "samples": 0}, "wrong-type", "samples"),
    ("equity", {**LONG, "samples": 1.5}, "wrong-type", "samples"),
    ("equity", {**LONG, "error": 2}, "wrong-type", "error"),
    ("equity", {**LONG, "error": "0.1"}, "wrong-type", "error"),
    ("equity", {**LONG, "error": {}}, "wrong-type", "error"),
    ("equity", {**LONG, "error": True}, "wrong-type", "error"),
    ("equity", {**LONG, "exact": 1}, "wrong-type", "exact"),
    ("equity", {**LONG, "exact": True}, "exact-and-sampled", None),
    ("equity", {"variant": "holdem", "hands": ["?"] * 9, "exact": True}, "over-budget", None),
    ("equity", {"variant": "holdem", "hands": ["AA"]}, "hands-count", None),
    ("equity", {"variant": "holdem", "hands": ["AA", "A" * 3000]}, "too-many", "hands[1]"),
    ("equity", {"variant": "holdem", "hands": ["AA"] * 24}, "too-many", "hands"),
    ("equity/pots", {"showdown": "holdem | Qs"}, "line-parts", None),
    ("equity/pots", {"showdown": "holdem | - | A: #1 100 | B: #2 100"}, "declared-odds", None),
    ("chances", {"variant": "holdem", "stage": "never"}, "odds-option", None),
    ("chances", {"variant": "omaha6"}, "over-budget", None),
    ("chances", {"variant": "holdem", "cards": 12}, "odds-option", None),
    ("chances", {}, "missing-field", "variant"),
]


@pytest.mark.parametrize(("path", "body", "code", "field"), REFUSED)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_cannot_be_worked_out_is_a_problem(client, path, body, code, field, lang):
    record = check_problem(client, client.post(f"/api/v1/{path}?lang={lang}", json=body), 422, code)
    assert (record["lang"], record.get("field")) == (lang, field)
