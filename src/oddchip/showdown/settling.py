"""From a showdown to its settlement."""

from collections.abc import Mapping
from fractions import Fraction
from typing import Any

from oddchip.pots import Amount, Pot, exact
from oddchip.showdown.awarding import Awarding
from oddchip.showdown.chip_facts import chip_facts, pot_facts
from oddchip.showdown.fact import Fact
from oddchip.showdown.hand_facts import hand_facts
from oddchip.showdown.hands import Hands
from oddchip.showdown.mistakes import mistake_facts
from oddchip.showdown.pot_layers import layers_of, rake_of
from oddchip.showdown.seat import SeatState
from oddchip.showdown.settlement import Award, PotResult, Settlement, Share
from oddchip.showdown.showdown import Showdown
from oddchip.showdown.ticks import Ticks


def settle(showdown: Showdown | Mapping[str, Any] | str) -> Settlement:
    """Who wins which chips, and why (the algorithm of rules.md, section 2).

    Takes a `Showdown`, a showdown line, or a mapping of the JSON form ``oddchip/showdown/1``. Raises `SettlementError`
    when cards or the button are missing where a pot depends on them, and what `parse_showdown` and
    `showdown_from_json` raise.

    >>> settlement = settle("holdem | Qs 9h 6d 4c 2s | A: Ad Qc 100 | B: Kd Qh 300")
    >>> dict(settlement.payouts), dict(settlement.refunds), settlement.pots[0].awards[0].decided_by.code
    ({'A': 200}, {'B': 200}, 'kicker-decides')
    """
    if isinstance(showdown, str):
        from oddchip.showdown.line_reader import parse_showdown  # noqa: PLC0415 - only for lines

        showdown = parse_showdown(showdown)
    elif not isinstance(showdown, Showdown):
        from oddchip.showdown.record import showdown_from_json  # noqa: PLC0415 - only for the JSON form

        showdown = showdown_from_json(showdown)
    rake = showdown.rake or showdown.rules.rake
    hands = Hands(showdown)
    ticks = Ticks.of(showdown, rake)
    layers = layers_of(showdown, ticks)
    known = showdown.has_stakes or showdown.pot is not None
    raked = rake_of(layers.pots, rake, ticks) if known else [0] * len(layers.pots)
    live = [at for at, seat in enumerate(showdown.seats) if seat.contends]
    contested = sorted({seat for pot in layers.pots if _open(showdown, pot) for seat in pot.eligible})
    if len(live) > 1 and any(showdown.seats[seat].state is SeatState.IN for seat in contested):
        hands.require(contested)
    awarding = Awarding(hands, ticks)
    pots = tuple(
        _pot_result(awarding, pot, taken, label=f"side-{at}" if at else "main", live=live, known=known)
        for at, (pot, taken) in enumerate(zip(layers.pots, raked, strict=True))
    )
    played = hands.played() if len(live) > 1 else ()
    refunds: dict[str, Amount] = {}
    if layers.refund is not None:
        refunds[showdown.seats[layers.refund[0]].name] = ticks.amount(layers.refund[1])
    facts = [
        *chip_facts(showdown, ticks, refunds, pots, rake),
        *hand_facts(showdown, pots, played),
        *mistake_facts(hands, pots, contested),
    ]
    settlement = Settlement(showdown, played, refunds, pots, _payouts(showdown, pots), tuple(facts))
    assert settlement.balanced, f"chips lost or made: {showdown}"
    return settlement


def _unseen(showdown: Showdown, pot: Pot) -> list[int]:
    return [seat for seat in pot.eligible if showdown.seats[seat].state is SeatState.UNSEEN]


def _open(showdown: Showdown, pot: Pot) -> bool:
    """Whether a pot is contested and every hand it needs is there to be compared."""
    return len(pot.eligible) > 1 and not _unseen(showdown, pot)


def _pot_result(awarding: Awarding, pot: Pot, rake: int, *, label: str, live: list[int], known: bool) -> PotResult:
    showdown, ticks = awarding.hands.showdown, awarding.ticks
    amount = pot.amount - rake if known else None
    needs: tuple[str, ...] = ()
    awards: tuple[Award, ...] = ()
    facts: tuple[Fact, ...] = ()
    if len(live) == 1:
        awards = (awarding.uncontested(amount, live[0]),)
    elif len(pot.eligible) > 1 and _unseen(showdown, pot):
        needs = tuple(showdown.seats[seat].name for seat in _unseen(showdown, pot))
    else:
        awards, facts = awarding.award(label, amount, pot.eligible)
    return PotResult(
        label,
        ticks.amount(pot.amount) if known else None,
        ticks.amount(rake),
        tuple(showdown.seats[seat].name for seat in pot.eligible),
        needs,
        awards,
        (*pot_facts(showdown, pot, label, needs, solo=len(live) == 1), *facts),
    )


def _payouts(showdown: Showdown, pots: tuple[PotResult, ...]) -> dict[str, Share]:
    """What each seat wins from all pots together, in seat order."""
    won: dict[str, Share] = {}
    for pot in pots:
        for award in pot.awards:
            for player, share in award.shares.items():
                won[player] = _add(won.get(player, 0), share)
    return {seat.name: won[seat.name] for seat in showdown.seats if won.get(seat.name)}


def _add(first: Share, second: Share) -> Share:
    """Chips and chips, or fractions of a pot and fractions; the two never meet."""
    if isinstance(first, Fraction) or isinstance(second, Fraction):
        return Fraction(first) + Fraction(second)
    return exact(first + second)
