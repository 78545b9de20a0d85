"""Best hands and comparisons over HTTP."""

import pytest

from tests.dealing import KEYS, deal
from tests.web.api.checking import check_problem, check_shape
from tests.web.api.conftest import LANGUAGES


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_best_hand_is_named_for_each_half(client, lang):
    body = {"variant": "o8", "hole": ["As", "2d", "Kh", "Ks"], "board": "3h 4s 8h Qh 9s"}
    answer = client.post(f"/api/v1/hand?lang={lang}", json=body)
    record = answer.json()
    check_shape(client, "BestHands", record)
    assert record["variant"] == "omaha8"
    assert [(hand["half"], hand["qualifies"]) for hand in record["hands"]] == [("high", True), ("low", True)]
    assert all(hand["text"] for hand in record["hands"])


def test_a_low_that_does_not_qualify_says_so(client):
    body = {"variant": "omaha8", "hole": "Kc Kh 9d 9c", "board": "4s 8c 3s Kd Qh"}
    low = client.post("/api/v1/hand", json=body).json()["hands"][1]
    assert low["qualifies"] is False


@pytest.mark.parametrize("lang", LANGUAGES)
def test_hands_are_ranked_and_the_deciding_card_is_named(client, lang):
    body = {"variant": "holdem", "hands": ["Kd Qh", "Ad Qc", "Ah Qd"], "board": "Qs 9h 6d 4c 2s"}
    record = client.post(f"/api/v1/compare?lang={lang}", json=body).json()
    check_shape(client, "Comparison", record)
    (half,) = record["halves"]
    assert [[hand["hand"] for hand in place] for place in half["places"]] == [[2, 3], [1]]
    assert [(row["better"], row["worse"], row["by"]) for row in half["decided_by"]] == [(2, 1, "kicker 1")]
    assert half["decided_by"][0]["text"]
    assert len(half["ties"]) == 1


@pytest.mark.parametrize("key", KEYS)
def test_every_game_compares(client, key):
    showdown = deal(key, 3)
    hands = [" ".join(card.code for card in seat.known) for seat in showdown.seats if seat.contends and seat.known]
    board = " ".join(card.code for card in showdown.boards[0]) if showdown.boards else "-"
    if len(hands) < 2:
        pytest.skip("one hand was dealt")
    answer = client.post("/api/v1/compare", json={"variant": key, "hands": hands, "board": board})
    assert answer.status_code == 200, answer.text
    check_shape(client, "Comparison", answer.json())


REFUSED = [
    ("/hand", {"hole": "As Kd"}, "missing-field", {"field": "variant"}),
    ("/hand", {"variant": "holdem", "hole": "As"}, "hand-count", {}),
    ("/hand", {"variant": "holdem", "hole": "As Kd", "board": "As 2c 3c"}, "duplicate-card", {}),
    ("/hand", {"variant": "holdem", "hole": "As ??"}, "unseen-card", {"field": "hole", "position": 4}),
    ("/hand", {"variant": "holdem", "hole": "As Кd"}, "look-alike", {"field": "hole", "position": 4}),
    ("/hand", {"variant": "holdem", "hole": 5}, "wrong-type", {"field": "hole"}),
    ("/hand", {"variant": "holdem", "hole": ["As", 5]}, "wrong-type", {"field": "hole"}),
    ("/compare", {"variant": "holdem", "hands": ["As Kd"]}, "wrong-type", {"field": "hands"}),
    ("/compare", {"variant": "holdem", "hands": ["As Kd", "As Kc"]}, "duplicate-card", {}),
    ("/compare", {"variant": "holdem", "hands": ["As Kd", "xx"]}, "unknown-card", {"field": "hands[1]"}),
    ("/compare", {"variant": "holdem", "hands": "As Kd"}, "wrong-type", {"field": "hands"}),
    ("/compare", {"variant": "holdem", "hands": ["As Kd"] * 24}, "too-many", {"field": "hands"}),
]


@pytest.mark.parametrize(("path", "body", "code", "places"), REFUSED)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_makes_no_sense_is_a_problem_with_its_place(client, path, body, code, places, lang):
    record = check_problem(client, client.post(f"/api/v1{path}?lang={lang}", json=body), 422, code)
    assert record["lang"] == lang
    assert {name: record[name] for name in places} == places
