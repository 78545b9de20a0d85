"""Every fact is stated where it holds, and not where it does not; every code of the domain is reached."""

import inspect
import re
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

import oddchip
from oddchip.cards import parse_cards
from oddchip.errors import ERROR_CODES, MissingExtraError, OddchipError
from oddchip.histories import read_recorded
from oddchip.pots import HouseRules
from oddchip.ranking import compare_hands, find_system
from oddchip.showdown import (
    FACT_CODES,
    Fact,
    Seat,
    SeatState,
    Showdown,
    parse_showdown,
    settle,
    settle_json,
    settlement_from_json,
    settlement_to_json,
    verify,
)
from oddchip.variants import best_hand, find_variant
from tests.showdown.fact_cases import FACTS
from tests.showdown.test_line_errors import REFUSED

# Stated by `verify` for a seat that was paid something else, not by `settle`.
BY_VERIFY = {"odd-chips"}


def codes(line: str) -> set[str]:
    return {fact.code for fact in settle(parse_showdown(line)).all_facts()}


def test_every_fact_code_has_its_cases() -> None:
    assert {code for code, *_ in FACTS} | BY_VERIFY == set(FACT_CODES)


@pytest.mark.parametrize(("code", "line"), [(code, line) for code, line, _ in FACTS])
def test_a_fact_is_stated_where_it_holds(code: str, line: str) -> None:
    assert code in codes(line)


@pytest.mark.parametrize(("code", "line"), [(code, line) for code, _, line in FACTS])
def test_a_fact_is_not_stated_where_it_does_not_hold(code: str, line: str) -> None:
    assert code not in codes(line)


@pytest.mark.parametrize("line", [line for _, line, _ in FACTS])
def test_facts_survive_json_and_are_known(line: str) -> None:
    for fact in settle(parse_showdown(line)).all_facts():
        assert Fact.from_json(fact.to_json()) == fact
        assert hash(Fact.from_json(fact.to_json())) == hash(fact)
        assert fact.code in FACT_CODES


@pytest.mark.parametrize(
    ("line", "code", "arguments"),
    [
        ("holdem | Qs 9h 6d 4c 2s | A: Ad Qc | B: Kd Qh", "kicker-decides",
         {"winner": "A", "loser": "B", "category": "pair", "index": 1, "best": "A", "other": "K"}),
        ("holdem | Ac Jc 8c 5c 2c | A: Kc 7d | B: Qc Td", "rank-decides", {"index": 2, "best": "K", "other": "Q"}),
        ("holdem | Ks Kh Qd Qc Js | A: Ac 2c | B: Kd 9d", "category-decides",
         {"winner": "B", "loser": "A", "best": "full-house", "other": "two-pair"}),
        ("holdem | - | A: #1 5 | B: #2 9", "uncalled-returned", {"player": "B", "amount": "4"}),
        ("holdem | - | A: #1 50+3 | B: #2 50", "dead-money", {"amount": "3"}),
        ("holdem | - | A: #1 50 | B: #2 50 | rake=5%/3", "rake-taken", {"amount": "3", "percent": "5", "cap": "3"}),
        ("holdem | - | A: #1 0.5 | B: #2 0.25", "chip-inferred", {"chip": "0.01"}),
        ("holdem | - | A: #1 7 | B: #2 7 | chip=5", "stake-not-multiple", {"player": "A", "amount": "7", "chip": "5"}),
        ("holdem | - | A: #1 5 | B: #2 9 | C: #3 9", "main-pot-only", {"player": "A", "pots": ["main"]}),
        ("holdem | - | A: ? 5 | B: ? 9 | C: ? 9", "pot-waits", {"pot": "main", "players": ["A", "B", "C"]}),
        ("holdem | - | A: #2 5 | B: #1 9 | C: fold 9", "folded-money", {"player": "B", "pot": "side-1"}),
        ("holdem | Ah Kc 8d 8s 2h | A: As Td | B: Qd 3c", "mistake-card-not-playing",
         {"player": "A", "card": "Td", "instead": "Kc"}),
        ("holdem | Qs 9h 6d 4c 2s | A: Jd Qc | B: Ad 9c", "mistake-kicker-first",
         {"winner": "A", "loser": "B", "kicker": "A", "best": "Q", "other": "9"}),
        ("holdem | Ks Kd 8c 8h 2d | A: As Ah | B: Qd Jh", "mistake-three-pairs", {"rank": "8", "fifth": "8"}),
        ("holdem8 | Qs 9h 6d 4c 2s | *A: Ad 3c 33 | B: As 3h 33", "rules-differ",
         {"whole": {"A": "33", "B": "33"}, "halves": {"A": "32", "B": "34"}}),
        ("holdem8 | 9h 4d 5s 8c 2h | *A: Td 3d 50 | B: Jc 3h 50", "quartered", {"player": "B", "others": ["A"]}),
    ],
)  # fmt: skip
def test_what_a_fact_tells(line: str, code: str, arguments: dict[str, object]) -> None:
    facts = [fact for fact in settle(parse_showdown(line)).all_facts() if fact.code == code]
    assert facts
    assert {name: facts[0][name] for name in arguments} == arguments


def test_odd_chips_are_the_reason_of_a_difference() -> None:
    showdown = parse_showdown("holdem | As Kd Qc Jh Ts | *A: 2c 3c 25 | B: 4c 5c 25 | C: fold 1")
    difference = verify(showdown, {"A": 26, "B": 25}).differences[0]
    assert difference.reasons[0] == Fact("odd-chips", {"pot": "main", "players": ["B"], "rule": "left-of-button"})


# Errors that no line can cause, each with a call that does.
ELSEWHERE: dict[str, Callable[[], object]] = {
    "ambiguous-ten": lambda: parse_cards("Th", letters="ru"),
    "card-repeated": lambda: parse_cards("As As"),
    "hand-count": lambda: best_hand("holdem", "As"),
    "board-incomplete": lambda: settle(parse_showdown("holdem | Qs 9h 6d | A: As Kd 5 | B: Ad Kc 5")),
    "holding-incomplete": lambda: settle(parse_showdown("stud | - | A: As Kd Qc 5 | B: Ad Kc Qd 5")),
    "negative-amount": lambda: settle_json({"variant": "razz", "seats": [{"name": "A", "live": -1}]}),
    "no-live-hand": lambda: settle(parse_showdown("holdem | - | A: fold 5 | B: muck 5")),
    "nothing-at-stake": lambda: settle(parse_showdown("holdem | - | A: ? 0 | B: ? 0")),
    "button-missing": lambda: settle(parse_showdown("holdem | - | A: #1 5 | B: #1 5 | C: fold 1")),
    "rake-too-large": lambda: settle(parse_showdown("holdem | - | A: #1 5 | B: #2 5 | rake=11")),
    "verify-waits": lambda: verify(parse_showdown("holdem | - | A: ? 5 | B: ? 5"), {}),
    "verify-no-chips": lambda: verify(parse_showdown("holdem | - | A: ? | B: fold"), {}),
    "payout-unknown": lambda: verify(parse_showdown("holdem | - | A: ? 5 | B: fold 5"), {"C": 10}),
    "unknown-language": lambda: parse_cards("As", letters="xx"),
    "unknown-half": lambda: find_variant("holdem").half("low"),
    "unknown-choice": lambda: find_system("higher"),
    "not-comparable": lambda: compare_hands(
        best_hand("holdem", "As Kd", "Qs Js 9s"), best_hand("razz", "As Kd Qs Js 9s 8s 7s")
    ),
    "wrong-schema": lambda: settle_json({"schema": "x", "variant": "razz", "seats": []}),
    "missing-field": lambda: settle_json({"seats": []}),
    "unknown-field": lambda: settle_json({"variant": "razz", "seat": []}),
    "wrong-type": lambda: settle_json({"variant": "razz", "seats": 5}),
    "record-differs": lambda: settlement_from_json(
        {**settlement_to_json(settle(parse_showdown("razz | - | A: ? 5 | B: fold 5"))), "payouts": {}}
    ),
    "file-missing": lambda: list(read_recorded(Path("no-such-file.jsonl"))),
    "setting-value": lambda: HouseRules(odd_chip="x"),
}
DOMAIN = ("cards", "ranking", "variants", "pots", "showdown", "histories")
# Tested with the files that cause them.
BY_FILES = {"not-json", "file-unreadable"}


@pytest.mark.parametrize(("code", "call"), ELSEWHERE.items())
def test_errors_that_no_line_causes(code: str, call: Callable[[], object]) -> None:
    with pytest.raises(OddchipError) as caught:
        call()
    assert caught.value.code == code
    assert str(caught.value)


def domain_sources() -> list[str]:
    root = Path(inspect.getfile(oddchip)).parent
    return [file.read_text(encoding="utf-8") for package in DOMAIN for file in (root / package).rglob("*.py")]


def test_every_error_code_of_the_domain_is_reached() -> None:
    raised = {code for code in ERROR_CODES for source in domain_sources() if f'"{code}"' in source}
    reached = {code for _, code, *_ in REFUSED} | set(ELSEWHERE) | BY_FILES
    assert raised == reached & raised
    assert reached <= set(ERROR_CODES)


def test_every_code_in_the_source_is_published() -> None:
    for source in domain_sources():
        assert set(re.findall(r'\bFact\(\s*"([a-z-]+)"', source)) <= set(FACT_CODES)
        assert set(re.findall(r'Error\(\s*"([a-z-]+)"', source)) <= set(ERROR_CODES)


def test_errors_are_values_with_places() -> None:
    error = MissingExtraError("missing-extra", extra="fast").at(line=3)
    assert str(error) == "line 3: this needs an extra that is not installed; try pip install 'oddchip[fast]'"
    assert isinstance(error, ImportError)


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"state": SeatState.DECLARED}, "declared-rank"),
        ({"state": SeatState.DECLARED, "place": 0}, "declared-rank"),
        ({"state": SeatState.DECLARED, "place": 100}, "declared-rank"),
        ({"state": SeatState.DECLARED, "place": 1, "hole": parse_cards("As Kd")}, "declared-mixed"),
        ({"hole": parse_cards("As Kd")}, "wrong-type"),
        ({"state": SeatState.IN, "hole": (*parse_cards("As"), None)}, "wrong-type"),
        ({"name": " "}, "seat-name"),
        ({"name": "A\nB"}, "seat-name"),
    ],
)
def test_a_seat_must_not_contradict_itself(change: dict[str, object], code: str) -> None:
    seat = Seat(name="A", number=1, state=SeatState.UNSEEN)
    with pytest.raises(OddchipError) as caught:
        Showdown(variant=find_variant("holdem"), seats=(replace(seat, **change),))
    assert caught.value.code == code
