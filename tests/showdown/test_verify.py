"""Somebody's own payouts against ours."""

from decimal import Decimal

import pytest
from hypothesis import given
from hypothesis import strategies as st

from oddchip.errors import SettlementError
from oddchip.showdown import Verification, parse_showdown, settle, verify
from tests.dealing import KEYS, deal

ODD = "holdem | As Kd Qc Jh Ts | *A: 2c 3c 25 | B: 4c 5c 25 | C: fold 1"
UNCALLED = "holdem | Qs 9h 6d 4c 2s | A: Ad Qc 50 | B: Kd Qh 80"


def verified(line: str, **paid: object) -> Verification:
    return verify(parse_showdown(line), paid)


@pytest.mark.parametrize(
    ("line", "paid", "basis"),
    [
        (ODD, {"A": 25, "B": 26}, "payouts"),
        (ODD, {"A": 25, "B": 26, "C": 0}, "payouts"),
        (ODD, {"A": Decimal(25), "B": Decimal("26.0")}, "payouts"),
        (UNCALLED, {"A": 100}, "payouts"),
        (UNCALLED, {"A": 100, "B": 30}, "payouts-plus-refunds"),
    ],
)
def test_payouts_that_agree(line: str, paid: dict[str, object], basis: str) -> None:
    verification = verified(line, **paid)
    assert (verification.basis, verification.agrees, verification.differences) == (basis, True, ())


@pytest.mark.parametrize(
    ("line", "paid", "differences"),
    [
        (ODD, {"A": 26, "B": 25}, [("A", 26, 25), ("B", 25, 26)]),
        (ODD, {"A": 51}, [("A", 51, 25), ("B", 0, 26)]),
        (ODD, {}, [("A", 0, 25), ("B", 0, 26)]),
        (UNCALLED, {"B": 100}, [("A", 0, 100), ("B", 100, 0)]),
        (UNCALLED, {"B": 130}, [("A", 0, 100), ("B", 130, 30)]),
        (UNCALLED, {"A": 100, "B": 29}, [("B", 29, 0)]),
    ],
)
def test_payouts_that_differ(line: str, paid: dict[str, object], differences: list[tuple[str, int, int]]) -> None:
    verification = verified(line, **paid)
    assert not verification.agrees
    assert [(each.player, each.paid, each.owed) for each in verification.differences] == differences
    assert all(each.reasons for each in verification.differences)


def test_a_stranger_cannot_be_paid() -> None:
    with pytest.raises(SettlementError) as caught:
        verified(ODD, D=5)
    assert (caught.value.code, caught.value.arguments["player"]) == ("payout-unknown", "D")


def test_a_settlement_or_json_will_do() -> None:
    settlement = settle(parse_showdown(ODD))
    assert verify(settlement, settlement.payouts).settlement is settlement
    record = {"variant": "holdem", "seats": [{"name": "A", "live": 5}, {"name": "B", "state": "folded", "live": 5}]}
    assert verify(record, {"A": 10}).agrees


def test_the_reason_of_a_difference_is_what_decided_the_pot() -> None:
    (first, _) = verified(UNCALLED, B=100).differences
    assert [fact.code for fact in first.reasons] == ["kicker-decides"]


@given(st.sampled_from(KEYS), st.integers(0, 2**32))
def test_our_own_payouts_always_agree(key: str, seed: int) -> None:
    settlement = settle(deal(key, seed))
    names = {seat.name for seat in settlement.showdown.seats}
    both = {name: settlement.payouts.get(name, 0) + settlement.refunds.get(name, 0) for name in names}
    assert verify(settlement, settlement.payouts).agrees
    assert verify(settlement, both).agrees
