"""Facts about chips: refunds, dead money, rake, the smallest chip, who is in which pot."""

from collections.abc import Iterator, Mapping, Sequence

from oddchip.pots import Amount, Pot, Rake, format_amount
from oddchip.showdown.fact import Fact
from oddchip.showdown.seat import SeatState
from oddchip.showdown.settlement import PotResult
from oddchip.showdown.showdown import Showdown
from oddchip.showdown.ticks import Ticks


def chip_facts(
    showdown: Showdown, ticks: Ticks, refunds: Mapping[str, Amount], pots: Sequence[PotResult], rake: Rake | None
) -> Iterator[Fact]:
    """The facts about chips that belong to the showdown as a whole."""
    for player, amount in refunds.items():
        yield Fact("uncalled-returned", {"player": player, "amount": format_amount(amount)})
    dead = sum(seat.dead for seat in showdown.seats)
    if dead:
        yield Fact("dead-money", {"amount": format_amount(dead)})
    taken = sum(pot.rake for pot in pots)
    if taken and rake is not None:
        arguments = {"amount": format_amount(taken)}
        if rake.percent is not None:
            arguments["percent"] = format_amount(rake.percent)
        if rake.cap is not None:
            arguments["cap"] = format_amount(rake.cap)
        yield Fact("rake-taken", arguments)
    yield from _chip(showdown, ticks)
    yield from _short_stacks(showdown, pots)


def _chip(showdown: Showdown, ticks: Ticks) -> Iterator[Fact]:
    if not showdown.has_stakes and showdown.pot is None:
        return
    if showdown.chip is None:
        yield Fact("chip-inferred", {"chip": format_amount(ticks.chip)})
        return
    for seat in showdown.seats:
        stake = (seat.live or 0) + seat.dead
        if ticks.count(stake) % ticks.unit:
            arguments = {"player": seat.name, "amount": format_amount(stake), "chip": format_amount(ticks.chip)}
            yield Fact("stake-not-multiple", arguments)


def _short_stacks(showdown: Showdown, pots: Sequence[PotResult]) -> Iterator[Fact]:
    """Live seats that are not eligible for the top pot."""
    if len(pots) < 2:
        return
    for seat in showdown.seats:
        inside = [pot.label for pot in pots if seat.name in pot.eligible]
        if seat.contends and inside and len(inside) < len(pots):
            yield Fact("main-pot-only", {"player": seat.name, "pots": inside})


def pot_facts(showdown: Showdown, pot: Pot, label: str, needs: Sequence[str], *, solo: bool) -> Iterator[Fact]:
    """The facts about one pot and who may win it."""
    if needs:
        yield Fact("pot-waits", {"pot": label, "players": list(needs)})
    if len(pot.eligible) > 1 or solo:
        return
    if any(seat.state is SeatState.FOLDED and (seat.live or seat.dead) for seat in showdown.seats):
        yield Fact("folded-money", {"player": showdown.seats[pot.eligible[0]].name, "pot": label})
