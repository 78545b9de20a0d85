"""Recorded showdowns settled again, and compared with what was paid."""

from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field, replace
from enum import Enum
from fractions import Fraction
from pathlib import Path
from typing import Any

from oddchip.errors import OddchipError
from oddchip.histories.recorded import Recorded, read_recorded
from oddchip.pots import Amount, HouseRules, format_amount, room_rules
from oddchip.showdown import Settlement, Verification, settle, verify


class Outcome(Enum):
    """What came of one row; the value is its code."""

    AGREES = "agrees"
    """Every seat was paid what it wins."""
    AGREES_WITH_REFUNDS = "agrees-with-refunds"
    """Every seat was paid what it wins plus its uncalled bet."""
    AGREES_BY_ROOM = "agrees-by-room-rules"
    """The same, under the rules of the room that wrote the hand."""
    WINNERS_AND_TOTALS = "winners-and-totals"
    """The same winners and the same total; only the room knows from which pot it took its rake."""
    DIFFERS = "differs"
    """Paid otherwise; the reason says how."""
    WAITS = "waits"
    """A pot depends on a hand that nobody saw."""
    REFUSED = "refused"
    """The row cannot be settled; the reason is the error's code."""

    @property
    def agreed(self) -> bool:
        """Whether record and settlement tell the same."""
        return self not in (Outcome.DIFFERS, Outcome.WAITS, Outcome.REFUSED)


@dataclass(frozen=True, slots=True)
class AuditRow:
    """One row's outcome. ``reason`` is a code: an error's, or ``winners``, ``total``, ``odd-chip``, ``rake`` or
    ``shares``.

    ``rules`` is the preset under which it agrees; ``differences`` maps a seat to what it was paid and what it is owed.
    """

    name: str
    variant: str
    status: str
    outcome: Outcome
    reason: str = ""
    rules: str = "standard"
    differences: Mapping[str, tuple[Amount, Amount]] = field(default_factory=dict)
    error: OddchipError | None = None

    def to_json(self) -> dict[str, Any]:
        """The row as JSON."""
        record: dict[str, Any] = {
            "id": self.name, "variant": self.variant, "status": self.status, "outcome": self.outcome.value,
            "reason": self.reason, "rules": self.rules,
            "differences": {
                player: {"paid": format_amount(paid), "owed": format_amount(owed)}
                for player, (paid, owed) in self.differences.items()
            },
        }  # fmt: skip
        if self.error is not None:
            record["message"] = str(self.error)
        return record


@dataclass(slots=True)
class AuditReport:
    """All rows counted, and those listed that do not simply agree."""

    table: dict[tuple[str, str], Counter[Outcome]] = field(default_factory=dict)
    findings: list[AuditRow] = field(default_factory=list)

    def add(self, row: AuditRow) -> None:
        """Count a row."""
        self.table.setdefault((row.variant, row.status), Counter())[row.outcome] += 1
        if row.outcome not in (Outcome.AGREES, Outcome.AGREES_WITH_REFUNDS):
            self.findings.append(row)

    @property
    def total(self) -> int:
        """Number of rows."""
        return sum(sum(counts.values()) for counts in self.table.values())

    def count(self, outcome: Outcome, status: str | None = None) -> int:
        """Rows with this outcome, of one status or of all."""
        return sum(counts[outcome] for (_, of), counts in self.table.items() if status in (None, of))

    @property
    def disagreements(self) -> list[AuditRow]:
        """Rows of status ``regular`` that do not agree: what makes an audit fail."""
        return [row for row in self.findings if row.status == "regular" and not row.outcome.agreed]

    def to_json(self) -> dict[str, Any]:
        """The report as JSON."""
        return {
            "rows": self.total,
            "table": [
                {"variant": variant, "status": status, **{outcome.value: counts[outcome] for outcome in Outcome}}
                for (variant, status), counts in sorted(self.table.items())
            ],
            "findings": [row.to_json() for row in self.findings],
            "disagreements": len(self.disagreements),
        }


def audit(
    paths: Iterable[Path], *, rules: HouseRules | None = None, progress: Callable[[Path, int], None] | None = None
) -> AuditReport:
    """Settle every recorded showdown of some files and compare.

    ``rules`` replaces the rules of every row; without it a row that departs from its own rules by an odd chip is tried
    under its room's. ``progress`` is called with the file and the number of rows done. Raises `RecordError` for a file
    that cannot be read.

    >>> from tempfile import TemporaryDirectory
    >>> row = '{"variant": "holdem", "seats": [{"name": "A", "live": 1}], "recorded": {"paid": {"A": "2"}}}'
    >>> with TemporaryDirectory() as folder:
    ...     file = Path(folder, "hands.jsonl")
    ...     _ = file.write_text(row)
    ...     report = audit([file])
    >>> report.total, [finding.outcome.value for finding in report.findings]
    (1, ['differs'])
    """
    report = AuditReport()
    for path in paths:
        for done, recorded in enumerate(read_recorded(path), 1):
            report.add(audit_record(recorded, rules=rules))
            if progress is not None:
                progress(path, done)
    return report


def audit_record(recorded: Recorded | OddchipError, *, rules: HouseRules | None = None) -> AuditRow:
    """What comes of one row. Errors become outcomes; nothing is raised.

    >>> row = Recorded({"variant": "holdem", "boards": [], "seats": [{"name": "A", "state": "folded", "live": 1},
    ...     {"name": "B", "state": "unseen", "live": 1}], "recorded": {"paid": {"B": "2"}}}, "hands.jsonl", 1)
    >>> audit_record(row).outcome.value
    'agrees'
    """
    if isinstance(recorded, OddchipError):
        place = recorded.arguments.get("line") or recorded.arguments.get("item")
        name = f"{recorded.arguments['file']}:{place}"
        return AuditRow(name, "?", "regular", Outcome.REFUSED, recorded.code, error=recorded)
    name, variant, status = recorded.name, recorded.variant, recorded.status
    try:
        showdown, paid = recorded.showdown(), recorded.paid()
        variant = showdown.variant.key
        if rules is not None:
            showdown = replace(showdown, rules=rules)
        verification = verify(showdown, paid)
    except OddchipError as error:
        if error.code == "verify-waits":
            return AuditRow(name, variant, status, Outcome.WAITS, "unseen")
        return AuditRow(name, variant, status, Outcome.REFUSED, error.code, error=error)
    used = showdown.rules.key
    if verification.basis is not None:
        outcome = Outcome.AGREES if verification.basis == "payouts" else Outcome.AGREES_WITH_REFUNDS
        return AuditRow(name, variant, status, outcome, rules=used)
    settlement = verification.settlement
    differences = {item.player: (item.paid, item.owed) for item in verification.differences}
    reason = _reason(settlement, paid, verification)
    room = room_rules(recorded.site)
    if rules is None and room is not None and reason in ("odd-chip", "shares"):
        by_room = verify(settle(replace(showdown, rules=room)), paid)
        if by_room.agrees:
            return AuditRow(name, variant, status, Outcome.AGREES_BY_ROOM, "odd-chip", room.key, differences)
    outcome = Outcome.WINNERS_AND_TOTALS if reason == "rake" else Outcome.DIFFERS
    return AuditRow(name, variant, status, outcome, reason, used, differences)


def _reason(settlement: Settlement, paid: Mapping[str, Amount], verification: Verification) -> str:
    """In what a record differs: who won, how much was paid in all, or how it was shared."""
    winners = {player for player, amount in paid.items() if amount}
    if winners not in (set(settlement.payouts), set(settlement.payouts) | set(settlement.refunds)):
        return "winners"
    won: Amount = sum(share for share in settlement.payouts.values() if not isinstance(share, Fraction))
    total: Amount = sum(paid.values())
    if total not in (won, won + sum(settlement.refunds.values())):
        return "total"
    chip: Amount = settlement.showdown.chip or 1
    if all(max(item.paid, item.owed) - min(item.paid, item.owed) <= chip for item in verification.differences):
        return "odd-chip" if not (settlement.rake and len(settlement.pots) > 1) else "rake"
    return "rake" if settlement.rake and len(settlement.pots) > 1 else "shares"
