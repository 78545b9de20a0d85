"""Somebody's own payouts against ours."""

from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction
from typing import Any, Literal

from oddchip.errors import SettlementError
from oddchip.pots import Amount, exact, format_amount, parse_amount
from oddchip.showdown.checks import check_amount
from oddchip.showdown.fact import Fact
from oddchip.showdown.settlement import Settlement
from oddchip.showdown.settling import settle
from oddchip.showdown.showdown import Showdown

Basis = Literal["payouts", "payouts-plus-refunds"]


@dataclass(frozen=True, slots=True)
class Difference:
    """A seat that was paid something else than it is owed, and the reasons for what it is owed."""

    player: str
    paid: Amount
    owed: Amount
    reasons: tuple[Fact, ...]


@dataclass(frozen=True, slots=True)
class Verification:
    """The outcome: ``basis`` says what the payouts agree with, ``None`` if with neither reading."""

    settlement: Settlement
    basis: Basis | None
    differences: tuple[Difference, ...]

    @property
    def agrees(self) -> bool:
        """Whether every seat was paid what it is owed."""
        return self.basis is not None

    def to_json(self) -> dict[str, Any]:
        """The outcome as JSON, ``oddchip/verification/1``: each differing seat with what it is owed, and why."""
        return {
            "schema": "oddchip/verification/1",
            "agrees": self.agrees,
            "basis": self.basis,
            "differences": [
                {
                    "player": item.player,
                    "paid": format_amount(item.paid),
                    "owed": format_amount(item.owed),
                    "reasons": [fact.to_json() for fact in item.reasons],
                }
                for item in self.differences
            ],
        }


def verify(showdown: Showdown | Mapping[str, Any] | Settlement, payouts: Mapping[str, Amount | str]) -> Verification:
    """Compare payouts with what each seat is owed; seats left out were paid nothing.

    Payouts (exact amounts, or text as on the showdown line) may include the refund of an uncalled bet or not: either
    reading agrees. Raises `SettlementError` as `settle` does, and with ``payout-unknown`` for a name that is not at the
    table, ``verify-waits`` while a pot waits for an unseen hand, ``verify-no-chips`` when no amounts are known.

    >>> from oddchip.showdown import parse_showdown
    >>> showdown = parse_showdown("holdem | As Kd Qc Jh Ts | *A: 2c 3c 25 | B: 4c 5c 25 | C: fold 1")
    >>> [(d.player, d.paid, d.owed) for d in verify(showdown, {"A": 26, "B": 25}).differences]
    [('A', 26, 25), ('B', 25, 26)]
    """
    settlement = showdown if isinstance(showdown, Settlement) else settle(showdown)
    if not settlement.showdown.has_stakes and settlement.showdown.pot is None:
        raise SettlementError("verify-no-chips")
    waiting = [player for pot in settlement.pots for player in pot.needs]
    if waiting:
        raise SettlementError("verify-waits", players=", ".join(dict.fromkeys(waiting)))
    names = {seat.name for seat in settlement.showdown.seats}
    for player in payouts:
        if player not in names:
            raise SettlementError("payout-unknown", player=player)
    won = {player: share for player, share in settlement.payouts.items() if not isinstance(share, Fraction)}
    with_refunds: dict[str, Amount] = {
        player: won.get(player, 0) + settlement.refunds.get(player, 0) for player in sorted(names)
    }
    paid = {player: amount for player, amount in _exact(payouts).items() if amount}
    if paid == {player: share for player, share in won.items() if share}:
        return Verification(settlement, "payouts", ())
    if paid == {player: amount for player, amount in with_refunds.items() if amount}:
        return Verification(settlement, "payouts-plus-refunds", ())
    owed = with_refunds if sum(paid.values()) == sum(with_refunds.values()) else won
    differences = tuple(
        Difference(seat.name, paid.get(seat.name, 0), owed.get(seat.name, 0), _reasons(settlement, seat.name))
        for seat in settlement.showdown.seats
        if paid.get(seat.name, 0) != owed.get(seat.name, 0)
    )
    return Verification(settlement, None, differences)


def _exact(payouts: Mapping[str, Amount | str]) -> dict[str, Amount]:
    paid: dict[str, Amount] = {}
    for player, amount in payouts.items():
        if isinstance(amount, str):
            paid[player] = parse_amount(amount)
        else:
            check_amount(amount, player)
            paid[player] = exact(amount)
    return paid


def _reasons(settlement: Settlement, player: str) -> tuple[Fact, ...]:
    """What settled this seat's chips: odd chips where there are any, else what decided its pots."""
    odd = [
        Fact("odd-chips", {"pot": pot.label, "players": [chip.player for chip in award.odd_chips], "rule": rule})
        for pot in settlement.pots
        for award in pot.awards
        if player in award.winners
        for rule in dict.fromkeys(chip.rule for chip in award.odd_chips)
    ]
    decided = [award.decided_by for pot in settlement.pots if player in pot.eligible for award in pot.awards]
    return tuple(dict.fromkeys([*odd, *decided]))
