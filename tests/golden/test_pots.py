"""The worked pots: amounts, who may win them, every award with its odd chips, refunds and payouts."""

import re

import pytest

from oddchip.showdown import Award, parse_showdown, settle
from tests.golden.reader import Case, cases

CASES = cases("pots.txt")
by_case = pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)


def test_no_case_is_lost() -> None:
    assert len(CASES) == 32
    assert {name for case in CASES for name, _ in case.fields} == {"line", "pot", "award", "refund", "payout"}


@by_case
def test_pots_and_who_may_win_them(case: Case) -> None:
    settlement = settle(parse_showdown(case.text("line")))
    assert [f"{pot.amount} among {' '.join(pot.eligible)}" for pot in settlement.pots] == case.texts("pot")
    assert [pot.label for pot in settlement.pots] == ["main", "side-1", "side-2"][: len(settlement.pots)]


@by_case
def test_awards_with_odd_chips_in_their_order(case: Case) -> None:
    settlement = settle(parse_showdown(case.text("line")))
    awards = [
        award
        for pot in settlement.pots
        for award in pot.awards
        if award.decided_by.code not in ("sole-eligible", "uncontested")
    ]
    expected = list(case.texts("award"))
    assert len(awards) == len(expected)
    for award, text in zip(awards, expected, strict=True):
        head, _, rest = text.partition(":")
        board, half = head.split()
        shares = dict(re.findall(r"(\w+)=(\d+)", rest))
        assert (award.board, award.half) == (int(board), half)
        assert {player: str(share) for player, share in award.shares.items()} == shares
        assert odd_players(award) == list(shares)[: len(award.odd_chips)]


def odd_players(award: Award) -> list[str]:
    return [odd.player for odd in award.odd_chips]


@by_case
def test_refunds(case: Case) -> None:
    settlement = settle(parse_showdown(case.text("line")))
    assert {player: str(amount) for player, amount in settlement.refunds.items()} == case.by_player("refund")


@by_case
def test_payouts_without_refunds(case: Case) -> None:
    settlement = settle(parse_showdown(case.text("line")))
    assert {player: str(amount) for player, amount in settlement.payouts.items()} == case.by_player("payout")
    assert settlement.balanced
