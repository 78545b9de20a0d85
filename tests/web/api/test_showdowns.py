"""Settle, explain and verify over HTTP."""

import json

import pytest

from oddchip import OddchipError, explain, parse_showdown, settle, settlement_to_json, showdown_to_json
from tests.golden.reader import cases
from tests.web.api.checking import check_problem, check_shape
from tests.web.api.conftest import LANGUAGES, LINE

GIVEN = {
    "line as text": {"content": LINE, "headers": {"content-type": "text/plain"}},
    "line as JSON": {"json": LINE},
    "object": {"json": showdown_to_json(parse_showdown(LINE))},
    "object with a byte order mark": {
        "content": b"\xef\xbb\xbf" + json.dumps(showdown_to_json(parse_showdown(LINE))).encode(),
        "headers": {"content-type": "application/json; charset=utf-8"},
    },
}


@pytest.mark.parametrize("given", GIVEN)
def test_a_showdown_is_settled_from_its_line_or_its_object(client, given):
    answer = client.post("/api/v1/settle", **GIVEN[given])
    assert answer.status_code == 200
    assert answer.json() == settlement_to_json(settle(parse_showdown(LINE)))
    check_shape(client, "Settlement", answer.json())


def test_every_golden_case_pays_as_the_command_line_does(client):
    lines = [case.text("line") for file in ("showdowns.txt", "pots.txt") for case in cases(file) if case.has("line")]
    assert len(lines) > 40
    for line in lines:
        answer = client.post("/api/v1/settle", json=line)
        try:
            expected = settlement_to_json(settle(parse_showdown(line)))
        except OddchipError as error:
            check_problem(client, answer, 422, error.code)
        else:
            assert answer.json() == expected
            check_shape(client, "Settlement", answer.json())


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("detail", ["brief", "full", "teach"])
@pytest.mark.parametrize("form", ["text", "markdown", "html"])
def test_a_settlement_is_explained(client, lang, detail, form):
    answer = client.post(f"/api/v1/explain?lang={lang}&detail={detail}&format={form}", json=LINE)
    expected = explain(settle(parse_showdown(LINE)), lang=lang, detail=detail, format=form)
    assert answer.json() == {"lang": lang, "detail": detail, "format": form, "text": expected}
    assert answer.headers["content-language"] == lang


def test_local_card_letters_are_read_when_asked_for(client):
    line = "holdem | Дп 9ч 6б 4т 2п | A: Тб Дт 100 | B: Кб Дч 100"
    answer = client.post("/api/v1/settle?cards=ru", json=line)
    assert answer.json()["payouts"] == {"A": "200"}
    assert client.post("/api/v1/settle", json=line).status_code == 422


PAID = "holdem | As Kd Qc Jh Ts | *A: 2c 3c 25 | B: 4c 5c 25 | C: fold 1"


@pytest.mark.parametrize(
    ("paid", "agrees", "players"),
    [
        ({"A": "25", "B": 26}, True, []),
        ({"A": 26, "B": 25}, False, ["A", "B"]),
        ({"A": None, "B": 51}, False, ["A", "B"]),
    ],
)
def test_payouts_are_verified(client, paid, agrees, players):
    answer = client.post("/api/v1/verify", json={"showdown": PAID, "paid": paid})
    record = answer.json()
    check_shape(client, "Verification", record)
    assert record["agrees"] is agrees
    assert [difference["player"] for difference in record["differences"]] == players


REFUSED = [
    ("/settle", "holdem | Qs", "line-parts", {}),
    ("/settle", "omaha9 | - | A: ? 1", "unknown-variant", {"position": 1}),
    ("/settle", LINE.replace("Ad", "Qs"), "duplicate-card", {}),
    ("/settle", {"variant": "holdem", "seats": [{"name": "A", "hole": "As Xd"}]}, "unknown-card",
     {"field": "seats[0].hole", "position": 4}),
    ("/settle", {"variant": "holdem", "seats": [], "colour": 1}, "unknown-field", {"field": "colour"}),
    ("/settle", {"variant": "holdem", "seats": [{"name": "A", "live": True}]}, "wrong-type",
     {"field": "seats[0].live"}),
    ("/settle", {"variant": "holdem", "seats": [{"name": "A"}], "recorded": []}, "wrong-type",
     {"field": "recorded"}),
    ("/settle", {"variant": "holdem", "seats": [{"name": "A"}], "boards": [None]}, "wrong-type",
     {"field": "boards[0]"}),
    ("/settle", 7, "wrong-type", {}),
    ("/settle", [], "wrong-type", {}),
    ("/verify", {"showdown": PAID, "paid": {"Z": 1}}, "payout-unknown", {}),
    ("/verify", {"showdown": PAID, "paid": {"A": "1,5"}}, "bad-amount", {"field": "paid.A"}),
    ("/verify", {"showdown": PAID, "paid": 5}, "wrong-type", {"field": "paid"}),
    ("/verify", {"paid": {}}, "wrong-type", {"field": "showdown"}),
    ("/verify", [], "wrong-type", {}),
]  # fmt: skip


@pytest.mark.parametrize(("path", "body", "code", "places"), REFUSED)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_makes_no_sense_is_a_problem_with_its_place(client, path, body, code, places, lang):
    answer = client.post(f"/api/v1{path}", json=body, headers={"accept-language": f"{lang}, de;q=0.5"})
    record = check_problem(client, answer, 422, code)
    assert record["lang"] == lang
    assert {name: record[name] for name in places} == places
