"""Recorded showdowns audited: one row for each outcome, and files that cannot be read."""

import json
from decimal import Decimal
from pathlib import Path
from typing import Any

import pytest

from oddchip.errors import OddchipError, RecordError
from oddchip.histories import AuditReport, Outcome, Recorded, audit, audit_record, read_recorded
from oddchip.pots import find_rules


def row(paid: object, **changes: Any) -> Recorded:
    seats = [
        {"name": "A", "seat": 1, "hole": "2c 3c", "live": "0.25"},
        {"name": "B", "seat": 2, "hole": "4c 5c", "live": "0.25"},
        {"name": "C", "seat": 3, "state": "folded", "live": "0.01"},
    ]
    record = {
        "id": "x", "variant": "holdem", "boards": [["As", "Kd", "Qc", "Jh", "Ts"]], "seats": seats, "button": 1,
        "chip": "0.01", "recorded": {"paid": paid, "status": "regular", **changes.pop("recorded", {})}, **changes,
    }  # fmt: skip
    return Recorded(record, "hands.jsonl", 7)


SIDE_POTS = [
    {"name": "A", "hole": "Ah Ad", "live": "1"},
    {"name": "B", "hole": "Kh Kc", "live": "3"},
    {"name": "C", "hole": "Qh Qd", "live": "3"},
]
LOW_BOARD = {"boards": ["2c 7d 9h Jc 4s"], "seats": SIDE_POTS}


@pytest.mark.parametrize(
    ("recorded", "outcome", "reason"),
    [
        (row({"A": "0.25", "B": "0.26"}), "agrees", ""),
        (row({"A": "0.26", "B": "0.25"}), "differs", "odd-chip"),
        (row({"A": "0.26", "B": "0.25"}, recorded={"site": "OnGame"}), "agrees-by-room-rules", "odd-chip"),
        (row({"A": "0.26", "B": "0.25"}, recorded={"site": "Stars"}), "differs", "odd-chip"),
        (row({"A": "0.20", "B": "0.31"}), "differs", "shares"),
        (row({"A": "0.51"}), "differs", "winners"),
        (row({"A": "0.25", "B": "0.25"}), "differs", "total"),
        (row({"A": "3", "B": "4"}, **LOW_BOARD), "agrees", ""),
        (row({"A": "2.80", "B": "3.90"}, rake="0.30", **LOW_BOARD), "winners-and-totals", "rake"),
        (row({"A": "3"}, seats=[*SIDE_POTS[:1], {"name": "B", "live": 1, "state": "unseen"}]), "waits", "unseen"),
        (
            row({"A": "2", "B": "1"}, boards=["2c 7d 9h Jc 4s"], seats=[SIDE_POTS[0], {**SIDE_POTS[1], "live": "2"}]),
            "agrees-with-refunds",
            "",
        ),
        (row(None), "refused", "missing-field"),
        (row({"A": "1,5"}), "refused", "bad-amount"),
        (row({"Z": "1"}), "refused", "payout-unknown"),
        (row({"A": "1"}, variant="hodlem"), "refused", "unknown-variant"),
        (row({"A": "1"}, boards=["As As"]), "refused", "board-count"),
        # money that the house added counts as dead money
        (row({"A": "0.30", "B": "0.31"}, rake="-0.10"), "agrees", ""),
    ],
)
def test_outcomes(recorded: Recorded, outcome: str, reason: str) -> None:
    found = audit_record(recorded)
    assert (found.outcome.value, found.reason) == (outcome, reason)
    assert json.dumps(found.to_json())


def test_given_rules_replace_those_of_every_row() -> None:
    found = audit_record(row({"A": "0.26", "B": "0.25"}), rules=find_rules("ongame"))
    assert (found.outcome, found.rules) == (Outcome.AGREES, "ongame")


def test_a_difference_tells_what_was_paid_and_owed() -> None:
    found = audit_record(row({"A": "0.26", "B": "0.25"}))
    assert found.differences["A"] == (Decimal("0.26"), Decimal("0.25"))
    assert found.to_json()["differences"]["A"] == {"paid": "0.26", "owed": "0.25"}


def test_a_refused_row_tells_why() -> None:
    assert audit_record(row(None)).to_json()["message"] == "recorded.paid: missing"


def test_a_row_without_an_id_is_named_by_its_place() -> None:
    assert row({}, id=None).name == "hands.jsonl:7"


def test_a_file_with_lines_of_every_kind(tmp_path: Path) -> None:
    good = json.dumps(row({"A": "0.25", "B": "0.26"}).record)
    bad = json.dumps(row({"A": "0.26", "B": "0.25"}).record)
    file = tmp_path / "hands.jsonl"
    file.write_text("\n".join([good, "", "{oops", "[1]", bad, '{"variant": 5}']), encoding="utf-8")
    rows = list(read_recorded(file))
    assert [type(each) for each in rows] == [Recorded, RecordError, RecordError, Recorded, Recorded]
    assert [each.arguments["line"] for each in rows if isinstance(each, OddchipError)] == [3, 4]
    report = audit([file])
    assert isinstance(report, AuditReport)
    assert (report.total, report.count(Outcome.AGREES), report.count(Outcome.REFUSED)) == (5, 1, 3)
    assert len(report.disagreements) == 4
    assert report.to_json()["disagreements"] == 4
    assert {each.reason for each in report.findings} == {"not-json", "wrong-type", "odd-chip"}


def test_a_json_file_holds_an_array_of_rows_or_a_single_one(tmp_path: Path) -> None:
    good, bad = row({"A": "0.25", "B": "0.26"}, id=None).record, row({"A": "0.26", "B": "0.25"}, id=None).record
    file = tmp_path / "hands.json"
    file.write_text(json.dumps([good, 5, bad], indent=2), encoding="utf-8")
    report = audit([file])
    assert (report.total, report.count(Outcome.AGREES)) == (3, 1)
    assert [each.name for each in report.findings] == ["hands.json:2", "hands.json:3"]
    error = report.findings[0].error
    assert error is not None
    assert (error.code, error.arguments["item"]) == ("wrong-type", 2)
    file.write_text(json.dumps(good, indent=2), encoding="utf-8")
    assert audit([file]).count(Outcome.AGREES) == audit([file]).total == 1


def test_a_line_separator_within_a_name_ends_no_row(tmp_path: Path) -> None:
    file = tmp_path / "hands.jsonl"
    good = {**row({"A": "0.25", "B": "0.26"}).record, "id": "two\u2028lines"}
    file.write_text(json.dumps(good, ensure_ascii=False) + "\r\n", encoding="utf-8", newline="")
    assert audit([file]).count(Outcome.AGREES) == audit([file]).total == 1


@pytest.mark.parametrize(
    ("live", "paid", "outcome"),
    [
        ('"0.1"', '"0.2"', Outcome.AGREES),
        ("1.0", "2", Outcome.AGREES),
        ("0.1", '"0.2"', Outcome.REFUSED),
        ('"0.1"', "0.2", Outcome.REFUSED),
        ("1", "-2", Outcome.REFUSED),
        ("1", "null", Outcome.REFUSED),
    ],
)
def test_amounts_in_a_file_are_exact(tmp_path: Path, live: str, paid: str, outcome: Outcome) -> None:
    file = tmp_path / "hands.jsonl"
    record = {"variant": "holdem", "seats": [{"name": "A", "live": "L"}, {"name": "B", "state": "folded", "live": "L"}]}
    text = json.dumps({**record, "recorded": {"paid": {"A": "P"}}})
    file.write_text(text.replace('"L"', live).replace('"P"', paid), encoding="utf-8")
    assert audit([file]).count(outcome) == 1


def test_a_missing_file_is_refused(tmp_path: Path) -> None:
    with pytest.raises(RecordError) as caught:
        audit([tmp_path / "none.jsonl"])
    assert caught.value.code == "file-missing"


@pytest.mark.parametrize("content", [b"\xff\xfe{}", None])
def test_a_file_that_is_no_text_is_refused(tmp_path: Path, content: bytes | None) -> None:
    file = tmp_path / "hands.jsonl"
    if content is None:
        file.mkdir()
    else:
        file.write_bytes(content)
    with pytest.raises(RecordError) as caught:
        audit([file])
    assert caught.value.code == "file-unreadable"
