"""The pots of a showdown before anybody has won them: amounts, rake, who may win, what comes back."""

from dataclasses import dataclass

from oddchip.pots import Amount
from oddchip.showdown.settling import _layers, _rake
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
    layers = _layers(showdown, ticks)
    known = showdown.has_stakes or showdown.pot is not None
    taken = _rake(layers.pots, rake, ticks) if known else [0] * len(layers.pots)
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
