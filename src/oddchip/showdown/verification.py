"""Somebody's own payouts against ours."""

from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction
from typing import Any, Literal

from oddchip.errors import SettlementError
from oddchip.pots import Amount
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


def verify(showdown: Showdown | Mapping[str, Any] | Settlement, payouts: Mapping[str, Amount]) -> Verification:
    """Compare payouts with what each seat is owed; seats left out were paid nothing.

    Payouts may or may not include the refund of an uncalled bet: either reading agrees. Raises `SettlementError` as
    `settle` does, and ``payout-unknown`` for a name that is not at the table.

    >>> from oddchip.showdown import parse_showdown
    >>> showdown = parse_showdown("holdem | As Kd Qc Jh Ts | *A: 2c 3c 25 | B: 4c 5c 25 | C: fold 1")
    >>> [(d.player, d.paid, d.owed) for d in verify(showdown, {"A": 26, "B": 25}).differences]
    [('A', 26, 25), ('B', 25, 26)]
    """
    settlement = showdown if isinstance(showdown, Settlement) else settle(showdown)
    names = {seat.name for seat in settlement.showdown.seats}
    for player in payouts:
        if player not in names:
            raise SettlementError("payout-unknown", player=player)
    won = {player: share for player, share in settlement.payouts.items() if not isinstance(share, Fraction)}
    with_refunds: dict[str, Amount] = {
        player: won.get(player, 0) + settlement.refunds.get(player, 0) for player in sorted(names)
    }
    paid = {player: amount for player, amount in payouts.items() if amount}
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
