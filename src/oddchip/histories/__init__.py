"""Hands that others wrote down, and what they were paid, against our settlement."""

from oddchip.histories.auditing import AuditReport, AuditRow, Outcome, audit, audit_record
from oddchip.histories.recorded import Recorded, read_recorded

__all__ = ["AuditReport", "AuditRow", "Outcome", "Recorded", "audit", "audit_record", "read_recorded"]
