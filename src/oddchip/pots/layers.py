"""From contributions to refunds and pots: who put in what, what comes back, who may win which layer."""

from collections.abc import Sequence
from typing import NamedTuple

from oddchip.errors import SettlementError
from oddchip.pots.contribution import Contribution


class Pot(NamedTuple):
    """A layer of chips, and the seats (as places in the list of contributions) that may win it."""

    amount: int
    eligible: tuple[int, ...]


class Layers(NamedTuple):
    """All the chips: ``refund`` as (seat, amount) if part of a bet was not called, and the pots, main first."""

    refund: tuple[int, int] | None
    pots: tuple[Pot, ...]


def uncalled_part(contributions: Sequence[Contribution]) -> tuple[int, int] | None:
    """The part of the highest bet that nobody matched, as (seat, amount); folded seats count as matching.

    It goes back to its owner before any pot is made and is never raked. A folded owner has no claim to it.

    >>> uncalled_part([Contribution(800), Contribution(500)])
    (0, 300)
    """
    if not contributions:
        return None
    stakes = [seat.live for seat in contributions]
    highest = max(stakes)
    top = stakes.index(highest)
    stakes[top] = 0
    excess = highest - max(stakes)
    return (top, excess) if excess and not contributions[top].folded else None


def build_layers(contributions: Sequence[Contribution]) -> Layers:
    """Refund and pots of these contributions (rules.md, 2.2).

    Levels come from the live contributions of seats that did not fold, so a folded stake never cuts a pot; a layer that
    only mucked seats reached joins the one below; folded money above the top level joins the top pot, dead money the
    main pot. Raises `SettlementError` (``no-live-hand``) when nobody is left.

    >>> layers = build_layers([Contribution(100), Contribution(300), Contribution(300)])
    >>> [(pot.amount, pot.eligible) for pot in layers.pots]
    [(300, (0, 1, 2)), (400, (1, 2))]
    """
    if not any(seat.contends for seat in contributions):
        raise SettlementError("no-live-hand")
    refund = uncalled_part(contributions)
    stakes = [seat.live for seat in contributions]
    if refund is not None:
        stakes[refund[0]] -= refund[1]
    levels = sorted({stake for stake, seat in zip(stakes, contributions, strict=True) if not seat.folded})
    pots: list[Pot] = []
    below = 0
    dead = sum([seat.dead for seat in contributions])
    for level in levels:
        reached = sum(stakes) if level == levels[-1] else sum([min(stake, level) for stake in stakes])
        amount, below = reached - below, reached
        eligible = [seat for seat, stake in enumerate(stakes) if stake >= level and contributions[seat].contends]
        _add(pots, Pot(amount if pots else amount + dead, tuple(eligible)))
    return Layers(refund, tuple([pot for pot in pots if pot.amount]))


def _add(pots: list[Pot], pot: Pot) -> None:
    """Put a layer on top; one without a live hand joins the layer below, be that one empty."""
    if pot.eligible:
        pots.append(pot)
    else:
        below = pots.pop()
        pots.append(Pot(below.amount + pot.amount, below.eligible))
