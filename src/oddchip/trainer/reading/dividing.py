"""Chips divided as a reading has it."""

from dataclasses import dataclass

from oddchip.pots import Contribution
from oddchip.showdown import SeatState, Showdown
from oddchip.trainer.reading.reading import RIGHT, Reading
from oddchip.variants import Half, Variant


@dataclass(frozen=True, slots=True)
class DividedPot:
    """A pot, who may win it, and who wins a part of it."""

    label: str
    amount: int
    eligible: tuple[str, ...]
    winners: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Division:
    """What comes back to whom, the pots, and what each player wins from them (winners only, in seat order)."""

    refund: tuple[str, int] | None
    pots: tuple[DividedPot, ...]
    payouts: dict[str, int]


def divide(showdown: Showdown, reading: Reading, *, pot: int | None = None) -> Division:
    """The chips of a showdown of whole chips, one board, no rake, divided by a reading.

    ``pot`` is shared out where the showdown has no stakes.

    >>> from oddchip.showdown import parse_showdown
    >>> from oddchip.trainer.reading import RIGHT
    >>> line = "holdem | As Kd Qc Jh Ts | *D: fold 2 | A: 2c 3c 100 | B: 4c 5c 100 | C: 6c 7d 100"
    >>> divide(parse_showdown(line), RIGHT).payouts
    {'A': 101, 'B': 101, 'C': 100}
    """
    names = [seat.name for seat in showdown.seats]
    holdings = {seat.name: seat.known for seat in showdown.seats}
    board = showdown.boards[0] if showdown.boards else ()
    layers = reading.layers(contributions(showdown, stake=pot))
    won = dict.fromkeys(names, 0)
    pots = []
    for number, layer in enumerate(layers.pots):
        amount = layer.amount if pot is None else pot
        eligible = tuple(names[seat] for seat in layer.eligible)
        held = {name: holdings[name] for name in eligible}
        best = [_reader(reading, showdown.variant, half).winners(half, held, board) for half in showdown.variant.halves]
        if len(eligible) == 1:
            best = [eligible]
        for part in reading.parts(amount, best):
            order = list(part.winners)
            shares = reading.cut(part.amount, len(order))
            if len(set(shares)) > 1:
                order = reading.order(showdown, order, part.half)
            for name, share in zip(order, shares, strict=True):
                won[name] += share
        winners = tuple(name for name in eligible if any(name in group for group in best))
        pots.append(DividedPot(pot_label(number), amount, eligible, winners))
    refund = None if layers.refund is None else (names[layers.refund[0]], layers.refund[1])
    return Division(refund, tuple(pots), {name: share for name, share in won.items() if share})


def _reader(reading: Reading, variant: Variant, half: Half) -> Reading:
    """Who is mistaken about one half reads the other one rightly."""
    return reading if reading.concerns(variant, half) else RIGHT


def contributions(showdown: Showdown, *, stake: int | None = None) -> list[Contribution]:
    """What each seat put in; ``stake`` stands for all of it where no stakes are known."""
    return [
        Contribution(int(seat.live or 0) if stake is None else stake, int(seat.dead), seat.state is SeatState.FOLDED)
        for seat in showdown.seats
    ]


def pot_label(number: int) -> str:
    """The label of a pot, the main pot being number 0.

    >>> pot_label(0), pot_label(2)
    ('main', 'side-2')
    """
    return f"side-{number}" if number else "main"
