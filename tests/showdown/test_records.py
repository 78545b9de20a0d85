"""JSON in and out: the published forms, their schemas, and what is refused."""

import json
from dataclasses import replace
from decimal import Decimal
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from jsonschema import Draft202012Validator

from oddchip.errors import ERROR_CODES, OddchipError, RecordError, ShowdownError
from oddchip.pots import Rake
from oddchip.schemas import find_schema
from oddchip.showdown import (
    Showdown,
    parse_showdown,
    settle,
    settle_json,
    settlement_from_json,
    settlement_to_json,
    showdown_from_json,
    showdown_to_json,
)
from tests.dealing import KEYS, deal
from tests.golden.reader import cases

SHOWDOWN = Draft202012Validator(find_schema("oddchip/showdown/1"))
SETTLEMENT = Draft202012Validator(find_schema("oddchip/settlement/1"))
GOLDEN = [
    case.text("line")
    for file in ("showdowns.txt", "pots.txt", "reported.txt")
    for case in cases(file)
    if case.has("line")
]
LINE = "holdem | Qs 9h 6d 4c 2s | A: Ad Qc 100 | B: Kd Qh 100"
ODD = "holdem | As Kd Qc Jh Ts | *A: 2c 3c 25 | B: 4c 5c 25 | C: fold 1"


def record(**changes: Any) -> dict[str, Any]:
    seats = [{"name": "A", "hole": ["Ad", "Qc"], "live": "100"}, {"name": "B", "hole": "Kd Qh", "live": 100}]
    return {"variant": "holdem", "boards": ["Qs 9h 6d 4c 2s"], "seats": seats, **changes}


def seat(**changes: Any) -> dict[str, Any]:
    return record(seats=[{"name": "A", "hole": ["Ad", "Qc"], "live": "100", **changes}, record()["seats"][1]])


@pytest.mark.parametrize("validator", [SHOWDOWN, SETTLEMENT])
def test_the_schemas_are_schemas(validator: Draft202012Validator) -> None:
    Draft202012Validator.check_schema(validator.schema)


def test_an_unknown_schema_is_refused() -> None:
    with pytest.raises(RecordError) as caught:
        find_schema("oddchip/showdown/2")
    assert caught.value.code == "wrong-schema"


@given(st.sampled_from(KEYS), st.integers(0, 2**32))
def test_random_showdowns_survive_json_and_fit_their_schema(key: str, seed: int) -> None:
    showdown = replace(deal(key, seed), id=f"hand {seed}", currency="EUR")
    written = json.loads(json.dumps(showdown_to_json(showdown)))
    SHOWDOWN.validate(written)
    assert showdown_from_json(written) == showdown


@given(st.sampled_from(KEYS), st.integers(0, 2**32))
def test_random_settlements_survive_json_and_fit_their_schema(key: str, seed: int) -> None:
    settlement = settle(replace(deal(key, seed), id=str(seed), currency="EUR"))
    written = json.loads(json.dumps(settlement_to_json(settlement)))
    SETTLEMENT.validate(written)
    assert settlement_from_json(written) == settlement
    assert settle_json(showdown_to_json(settlement.showdown)) == written


@pytest.mark.parametrize("line", [*GOLDEN, "holdem | - | A: ? 5 | B: ? 5", "holdem | - | A: #1 | B: #1 | C: muck"])
def test_golden_settlements_fit_their_schema(line: str) -> None:
    SETTLEMENT.validate(settlement_to_json(settle(parse_showdown(line))))


def test_settle_takes_the_json_form_too() -> None:
    assert dict(settle(record()).payouts) == {"A": 200}
    assert settle_json(record())["payouts"] == {"A": "200"}


@pytest.mark.parametrize(
    ("written", "line"),
    [
        (record(), LINE),
        (record(boards=None, seats=[{"name": "A", "live": 5}]), "holdem | - | A: ? 5"),
        (
            record(button=None, chip=None, pot=None, rake=None, rules=None),
            "holdem | Qs 9h 6d 4c 2s | A: Ad Qc 100 | B: Kd Qh 100",
        ),
        (seat(state="folded"), "holdem | Qs 9h 6d 4c 2s | A: fold (Ad Qc) 100 | B: Kd Qh 100"),
        (seat(state="mucked", hole=None), "holdem | Qs 9h 6d 4c 2s | A: muck 100 | B: Kd Qh 100"),
        (seat(state="in", hole=["Ad", "??"]), "holdem | Qs 9h 6d 4c 2s | A: Ad ?? 100 | B: Kd Qh 100"),
        (seat(state="unseen", hole=[]), "holdem | Qs 9h 6d 4c 2s | A: ? 100 | B: Kd Qh 100"),
        (seat(live=Decimal("0.50"), dead="0.25"), "holdem | Qs 9h 6d 4c 2s | A: Ad Qc 0.5+0.25 | B: Kd Qh 100"),
        (
            record(seats=[{"name": "A", "place": 1}, {"name": "B", "place": 2}]),
            "holdem | Qs 9h 6d 4c 2s | A: #1 | B: #2",
        ),
        (
            record(**{"x-note": "mine", "recorded": {"paid": {}}}),
            "holdem | Qs 9h 6d 4c 2s | A: Ad Qc 100 | B: Kd Qh 100",
        ),
        (
            record(rake="5%/3", rules="bovada"),
            f"{LINE} | rake=5%/3 | rules=bovada",
        ),
        (record(rake=3), f"{LINE} | rake=3"),
        (
            {"variant": "sohe", "seats": [{"name": "A", "hole": "As Kd Qc Jh / 7s 7d"}]},
            "sohe | - | A: As Kd Qc Jh / 7s 7d",
        ),
    ],
)
def test_records_that_are_read(written: dict[str, Any], line: str) -> None:
    assert str(showdown_from_json(written)) == line
    plain = {name: value for name, value in written.items() if name != "seats"}
    if not any(isinstance(value, Decimal) for one in written["seats"] for value in one.values()):
        SHOWDOWN.validate({**plain, "seats": written["seats"]})


@pytest.mark.parametrize(
    ("written", "code", "place"),
    [
        ([], "wrong-type", "(top)"),
        ("x", "wrong-type", "(top)"),
        (record(schema="oddchip/showdown/2"), "wrong-schema", None),
        (record(Board="Qs"), "unknown-field", "Board"),
        (seat(stack=5), "unknown-field", "seats[0].stack"),
        (record(seats={}), "wrong-type", "seats"),
        (record(seats=["A"]), "wrong-type", "seats[0]"),
        ({"seats": []}, "missing-field", "variant"),
        (seat(name=None), "missing-field", "seats[0].name"),
        (seat(name=5), "wrong-type", "seats[0].name"),
        (seat(live=0.5), "wrong-type", "seats[0].live"),
        (seat(live=True), "wrong-type", "seats[0].live"),
        (seat(live=float("nan")), "wrong-type", "seats[0].live"),
        (seat(live=Decimal("NaN")), "wrong-type", "seats[0].live"),
        (seat(live=[1]), "wrong-type", "seats[0].live"),
        (seat(live="1,500"), "bad-amount", "seats[0].live"),
        (seat(live=Decimal("0.123456789")), "amount-too-long", "seats[0].live"),
        (seat(live=Decimal("0.1000000000000000000000000000001")), "amount-too-long", "seats[0].live"),
        (seat(live=Decimal(-5)), "bad-amount", "seats[0].live"),
        (seat(live=10**15), "amount-too-long", None),
        (seat(live=-5), "negative-amount", None),
        (seat(dead=-5), "negative-amount", None),
        (seat(dead=1.5), "wrong-type", "seats[0].dead"),
        (record(chip=0.5), "wrong-type", "chip"),
        (record(chip=-1), "bad-amount", None),
        (record(chip="0"), "chip-zero", None),
        (record(pot=-5), "bad-amount", None),
        (record(pot=5.0), "wrong-type", "pot"),
        (record(rake=-5), "bad-amount", None),
        (record(rake="-5"), "bad-amount", "rake"),
        (record(rake=0.5), "wrong-type", "rake"),
        (record(rules="mine"), "unknown-rules", "rules"),
        (record(rules=5), "wrong-type", "rules"),
        (record(button="1"), "wrong-type", "button"),
        (record(button=True), "wrong-type", "button"),
        (seat(seat="1"), "wrong-type", "seats[0].seat"),
        (seat(state="out"), "wrong-type", "seats[0].state"),
        (seat(state="unseen"), "wrong-type", "seats[0].state"),
        (seat(state="declared"), "missing-field", "seats[0].place"),
        (seat(state="in", place=1), "missing-field", "seats[0].state"),
        (seat(place=0), "wrong-type", "seats[0].place"),
        (seat(place=1), "declared-mixed", None),
        (seat(hole=["Ad", 5]), "wrong-type", "seats[0].hole"),
        (seat(hole="Ad Xc"), "unknown-card", "seats[0].hole"),
        (seat(hole="Ad"), "holding-count", None),
        (record(boards="Qs 9h 6d"), "wrong-type", "boards"),
        (record(boards=[["Qs", "??", "6d"]]), "unseen-card", "boards[0]"),
        (record(boards=[["Qs", "Zz", "6d"]]), "unknown-card", "boards[0]"),
        (record(variant="hodlem"), "unknown-variant", None),
        (record(id=5), "wrong-type", "id"),
    ],
)  # fmt: skip
def test_refused_records(written: Any, code: str, place: str | None) -> None:
    with pytest.raises(OddchipError) as caught:
        showdown_from_json(written)
    arguments = caught.value.arguments
    assert caught.value.code == code
    assert place in (None, arguments.get("path"), arguments.get("field"))
    assert str(caught.value)


json_values = st.recursive(
    st.none()
    | st.booleans()
    | st.integers()
    | st.floats()
    | st.text(max_size=5)
    | st.sampled_from(["As", "in", "100"]),
    lambda inner: (
        st.lists(inner, max_size=3) | st.dictionaries(st.sampled_from(["name", "hole", "live"]), inner, max_size=3)
    ),
    max_leaves=6,
)


@given(
    st.dictionaries(
        st.sampled_from(["variant", "boards", "seats", "button", "chip", "pot", "rake", "rules", "id"]), json_values
    )
)
def test_any_record_is_read_or_refused_by_a_coded_error(changes: dict[str, Any]) -> None:
    try:
        settle_json(record(**changes))
    except OddchipError as error:
        assert error.code in ERROR_CODES  # noqa: PT017


@given(json_values, st.sampled_from(["line", "payouts", "refunds", "pots", "schema", "id", "currency"]))
def test_any_settlement_record_is_read_or_refused_by_a_coded_error(value: Any, name: str) -> None:
    written = {**settlement_to_json(settle(parse_showdown(ODD))), name: value}
    try:
        settlement_from_json(written)
    except OddchipError as error:
        assert error.code in ERROR_CODES  # noqa: PT017


def test_amounts_must_be_exact_numbers_in_python_too() -> None:
    good = parse_showdown(ODD)
    for amount in (0.5, float("inf"), Decimal("NaN"), True):
        with pytest.raises(ShowdownError) as caught:
            replace(good, seats=(replace(good.seats[0], live=amount), *good.seats[1:]))
        assert caught.value.code == "bad-amount"


@pytest.mark.parametrize("rake", [Rake(percent=200), Rake(percent=-1), Rake(amount=-1), Rake(percent=5, cap=-1)])
def test_a_rake_must_be_possible_in_python_too(rake: Rake) -> None:
    with pytest.raises(ShowdownError) as caught:
        replace(parse_showdown(ODD), rake=rake)
    assert caught.value.code == "bad-amount"


def doctored(**changes: Any) -> dict[str, Any]:
    return {**settlement_to_json(settle(parse_showdown(ODD))), **changes}


@pytest.mark.parametrize(
    ("changes", "path"),
    [
        ({"payouts": {"A": "26", "B": "25"}}, "payouts"),
        ({"payouts": {"A": "51"}}, "payouts"),
        ({"refunds": {"C": "1"}}, "refunds"),
        ({"pots": []}, "pots"),
        ({"pots": [5]}, "pots"),
        ({"pots": [{"amount": "51", "eligible": ["A", "B"], "awards": [{"shares": {"A": "26", "B": "25"}}]}]}, "pots"),
        ({"pots": [{"amount": "51", "eligible": ["A"], "awards": [{"shares": {"A": "25", "B": "26"}}]}]}, "pots"),
    ],
)
def test_a_doctored_record_is_refused(changes: dict[str, Any], path: str) -> None:
    with pytest.raises(RecordError) as caught:
        settlement_from_json(doctored(**changes))
    assert (caught.value.code, caught.value.arguments["path"]) == ("record-differs", path)


@pytest.mark.parametrize("name", ["line", "payouts", "refunds", "pots"])
def test_a_record_without_what_counts_is_refused(name: str) -> None:
    written = doctored()
    del written[name]
    with pytest.raises(RecordError) as caught:
        settlement_from_json(written)
    assert (caught.value.code, caught.value.arguments["path"]) == ("missing-field", name)


@pytest.mark.parametrize("written", [[], "x", None, {}, {"schema": "oddchip/settlement/2"}])
def test_what_is_no_settlement_record(written: Any) -> None:
    with pytest.raises(RecordError) as caught:
        settlement_from_json(written)
    assert caught.value.code in ("wrong-schema", "wrong-type")


def test_the_example_of_the_published_form() -> None:
    line = "holdem | As Kd Qc Jh Ts | *D: fold 2 | A: 2c 3c 100 | B: 4c 5c 100 | C: 6c 7d 100 | chip=1"
    told = settlement_to_json(settle(parse_showdown(line)))
    assert told["schema"] == "oddchip/settlement/1"
    assert (told["variant"], told["rules"], told["line"]) == ("holdem", "standard", line)
    assert told["hands"][0] == {
        "player": "A", "board": 0, "half": "high", "category": "straight", "name": "broadway",
        "cards": ["As", "Kd", "Qc", "Jh", "Ts"], "kickers": [], "from_hole": [],
    }  # fmt: skip
    (pot,) = told["pots"]
    assert (pot["label"], pot["amount"], pot["rake"], pot["eligible"], pot["needs"]) == (
        "main", "302", "0", ["A", "B", "C"], [],
    )  # fmt: skip
    (award,) = pot["awards"]
    assert award["shares"] == told["payouts"] == {"A": "101", "B": "101", "C": "100"}
    assert award["odd_chips"] == [
        {"player": "A", "amount": "1", "rule": "left-of-button"},
        {"player": "B", "amount": "1", "rule": "left-of-button"},
    ]
    assert award["decided_by"]["fact"] == "tie"
    assert {"fact": "board-plays", "player": "A", "board": 0} in told["facts"]


def test_a_showdown_is_the_same_from_line_and_json() -> None:
    showdown = parse_showdown(ODD)
    assert isinstance(showdown, Showdown)
    assert showdown_from_json(showdown_to_json(showdown)) == showdown
