"""The pots of a showdown before anybody has won them: amounts, rake, who may win, what comes back."""

from collections.abc import Sequence
from dataclasses import dataclass

from oddchip.errors import SettlementError
from oddchip.pots import (
    Amount,
    Contribution,
    Layers,
    Pot,
    Rake,
    build_layers,
    format_amount,
    take_amount,
    take_percent,
)
from oddchip.showdown.seat import SeatState
from oddchip.showdown.showdown import Showdown
from oddchip.showdown.ticks import Ticks


@dataclass(frozen=True, slots=True)
class PotLayer:
    """One pot: ``amount`` before rake (None if not known), and the places of the seats that may win it."""

    label: str
    amount: Amount | None
    rake: Amount
    eligible: tuple[int, ...]


def pot_layers(showdown: Showdown) -> tuple[tuple[PotLayer, ...], dict[str, Amount]]:
    """The pots, main first, and the refund by player: the part of `settle` that needs no cards.

    >>> from oddchip.showdown import parse_showdown
    >>> pots, refunds = pot_layers(parse_showdown("holdem | - | A: AsAh 100 | B: KsKh 300 | C: QsQh 400"))
    >>> [(pot.label, pot.amount, pot.eligible) for pot in pots], refunds
    ([('main', 300, (0, 1, 2)), ('side-1', 400, (1, 2))], {'C': 100})
    """
    rake = showdown.rake or showdown.rules.rake
    ticks = Ticks.of(showdown, rake)
    layers = layers_of(showdown, ticks)
    known = showdown.has_stakes or showdown.pot is not None
    taken = rake_of(layers.pots, rake, ticks) if known else [0] * len(layers.pots)
    pots = tuple(
        PotLayer(
            f"side-{at}" if at else "main",
            ticks.amount(pot.amount) if known else None,
            ticks.amount(raked),
            pot.eligible,
        )
        for at, (pot, raked) in enumerate(zip(layers.pots, taken, strict=True))
    )
    refunds = {}
    if layers.refund is not None:
        refunds[showdown.seats[layers.refund[0]].name] = ticks.amount(layers.refund[1])
    return pots, refunds


def layers_of(showdown: Showdown, ticks: Ticks) -> Layers:
    """The pots of the contributions, in ticks; without stakes one pot that every live seat contests.

    Raises `SettlementError` (``no-live-hand``, ``nothing-at-stake``).

    >>> from oddchip.showdown import parse_showdown
    >>> showdown = parse_showdown("holdem | - | A: AsAh 1 | B: KsKh 2")
    >>> layers_of(showdown, Ticks.of(showdown, None)).refund
    (1, 1)
    """
    if not showdown.has_stakes:
        live = tuple(at for at, seat in enumerate(showdown.seats) if seat.contends)
        if not live:
            raise SettlementError("no-live-hand")
        if showdown.pot == 0:
            raise SettlementError("nothing-at-stake")
        return Layers(None, (Pot(ticks.count(showdown.pot or 0), live),))
    layers = build_layers(
        [
            Contribution(
                ticks.count(seat.live or 0),
                ticks.count(seat.dead),
                folded=seat.state is SeatState.FOLDED,
                mucked=seat.state is SeatState.MUCKED,
            )
            for seat in showdown.seats
        ]
    )
    if not layers.pots and layers.refund is None:
        raise SettlementError("nothing-at-stake")
    return layers


def rake_of(pots: Sequence[Pot], rake: Rake | None, ticks: Ticks) -> list[int]:
    """What the house takes from each pot, in ticks. Raises `SettlementError` (``rake-too-large``).

    >>> rake_of([Pot(100, (0, 1))], Rake(percent=5), Ticks(0, 1))
    [5]
    """
    amounts = [pot.amount for pot in pots]
    if rake is None:
        return [0] * len(pots)
    if rake.percent is not None:
        cap = None if rake.cap is None else ticks.count(rake.cap)
        return take_percent(amounts, rake.percent, cap=cap, unit=ticks.unit)
    wanted = ticks.count(rake.amount or 0)
    if wanted > sum(amounts):
        raise SettlementError(
            "rake-too-large", rake=format_amount(rake.amount or 0), total=format_amount(ticks.amount(sum(amounts)))
        )
    return take_amount(amounts, wanted)
