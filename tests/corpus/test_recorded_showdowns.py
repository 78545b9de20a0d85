"""Real showdowns as rooms recorded them, with what each seat was paid.

The records lie outside the project, in ``../shared/corpus`` or where ``ODDCHIP_CORPUS`` says; without them these tests
are skipped.
"""

import os
from collections import Counter
from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from oddchip.errors import ERROR_CODES, OddchipError
from oddchip.histories import AuditReport, AuditRow, Outcome, Recorded, audit, audit_record, read_recorded
from oddchip.pots import PRESETS, Preset
from oddchip.showdown import Settlement, settle, verify

CORPUS = Path(os.environ.get("ODDCHIP_CORPUS", Path(__file__).parents[3] / "shared" / "corpus"))
FILE = CORPUS / "real_showdowns.jsonl"
REGULAR, BY_ROOM, RAKE_SPLIT = 4379, 6, 66

pytestmark = pytest.mark.skipif(not FILE.exists(), reason=f"no corpus at {FILE}; set ODDCHIP_CORPUS")


@pytest.fixture(scope="module")
def records() -> list[Recorded]:
    rows = list(read_recorded(FILE))
    assert all(isinstance(row, Recorded) for row in rows)
    return [row for row in rows if isinstance(row, Recorded)]


@pytest.fixture(scope="module")
def rows(records: list[Recorded]) -> list[tuple[Recorded, AuditRow]]:
    return [(record, audit_record(record)) for record in records]


def of_status(rows: list[tuple[Recorded, AuditRow]], *statuses: str) -> list[tuple[Recorded, AuditRow]]:
    return [(record, row) for record, row in rows if record.status in statuses]


def test_every_regular_row_is_paid_as_the_default_rules_say(rows: list[tuple[Recorded, AuditRow]]) -> None:
    regular = of_status(rows, "regular")
    assert len(regular) == REGULAR
    differing = [
        record.name for record, row in regular if row.outcome not in (Outcome.AGREES, Outcome.AGREES_WITH_REFUNDS)
    ]
    assert differing == []
    assert {row.rules for _, row in regular} == {"standard"}


def test_126_regular_rows_were_paid_with_the_refund(rows: list[tuple[Recorded, AuditRow]]) -> None:
    with_refund = [row for _, row in of_status(rows, "regular") if row.outcome is Outcome.AGREES_WITH_REFUNDS]
    assert len(with_refund) == 126


def test_every_room_rule_row_is_paid_as_its_rooms_preset_says(rows: list[tuple[Recorded, AuditRow]]) -> None:
    outcomes = Counter(row.outcome for _, row in of_status(rows, "room-rule"))
    assert outcomes == {Outcome.AGREES_BY_ROOM: BY_ROOM}


def test_rake_split_rows_agree_in_winners_and_totals(rows: list[tuple[Recorded, AuditRow]]) -> None:
    split = of_status(rows, "rake-split")
    assert len(split) == RAKE_SPLIT
    for record, row in split:
        assert row.outcome.agreed, record.name
        settlement, paid = settle(record.showdown()), record.paid()
        winners = {player for player, amount in paid.items() if amount}
        assert winners in (set(settlement.payouts), {*settlement.payouts, *settlement.refunds}), record.name
        total = sum(settlement.payouts.values())
        assert sum(paid.values()) in (total, total + sum(settlement.refunds.values())), record.name


@pytest.mark.parametrize("status", ["unseen", "incomplete", "duplicate", "irregular"])
def test_every_other_row_is_refused_or_explained_by_a_code(rows: list[tuple[Recorded, AuditRow]], status: str) -> None:
    others = of_status(rows, status)
    assert others
    for record, row in others:
        if row.outcome is Outcome.REFUSED:
            assert row.reason in ERROR_CODES, record.name
        elif not row.outcome.agreed:
            assert row.reason in {"unseen", "winners", "total", "odd-chip", "shares", "rake"}, record.name


def test_duplicate_cards_are_refused_as_such(rows: list[tuple[Recorded, AuditRow]]) -> None:
    assert {row.reason for _, row in of_status(rows, "duplicate")} <= {"duplicate-card", "card-repeated"}


def test_no_row_raises_anything_but_a_coded_error(records: list[Recorded]) -> None:
    for record in records:
        try:
            assert settle(record.showdown()).balanced, record.name
        except OddchipError as error:
            assert error.code in ERROR_CODES  # noqa: PT017 - which code it is differs by row


def has_odd_chip(settlement: Settlement) -> bool:
    odd = any(award.odd_chips for pot in settlement.pots for award in pot.awards)
    cuts = {"odd-chip-between-halves", "odd-chip-between-boards", "odd-chip-of-quarter"}
    return odd or any(fact.code in cuts for fact in settlement.all_facts())


ROOMS = [preset for preset in PRESETS.values() if preset.sites]


@pytest.mark.parametrize("preset", ROOMS, ids=lambda preset: preset.rules.key)
def test_a_rooms_preset_holds_on_every_odd_chip_row_of_its_room(records: list[Recorded], preset: Preset) -> None:
    held = 0
    for record in records:
        if record.site not in preset.sites or record.status not in ("regular", "room-rule"):
            continue
        showdown = replace(record.showdown(), rules=preset.rules)
        settlement = settle(showdown)
        if has_odd_chip(settlement):
            assert verify(settlement, record.paid()).agrees, record.name
            held += 1
    assert held == preset.hands


def test_the_report_counts_every_row_and_finds_no_disagreement(records: list[Recorded]) -> None:
    done: list[int] = []
    report = audit([FILE], progress=lambda _, count: done.append(count))
    assert isinstance(report, AuditReport)
    assert report.total == len(records) == done[-1]
    assert report.disagreements == []
    told: Mapping[str, Any] = report.to_json()
    assert told["disagreements"] == 0
    assert report.count(Outcome.AGREES, "regular") + report.count(Outcome.AGREES_WITH_REFUNDS, "regular") == REGULAR
