"""Equity of a settlement: what each seat may expect of every pot while cards are still to come."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from fractions import Fraction
from typing import Any, Literal

from oddchip.cards import Card
from oddchip.errors import OddsError
from oddchip.odds.equities import count_outcomes
from oddchip.odds.holding import Holding, known_holding
from oddchip.odds.options import BUDGET, Options, Progress, read_options
from oddchip.odds.outcomes import mean_share, share_counts, standard_error
from oddchip.odds.spot import Spot, make_spot
from oddchip.pots import Amount
from oddchip.showdown import Seat, SeatState, Showdown, parse_showdown
from oddchip.showdown.hands import house_variant
from oddchip.showdown.pot_layers import PotLayer, pot_layers


@dataclass(frozen=True, slots=True)
class PotEquity:
    """One pot: each eligible seat's mean part of it, and the standard error of that part (0 if exact).

    ``amount`` and ``rake`` are chips; ``amount`` is before rake and None where no amounts are known.
    """

    label: str
    amount: Amount | None
    rake: Amount
    equities: Mapping[str, Fraction]
    standard_errors: Mapping[str, float]

    @property
    def expected(self) -> dict[str, Fraction]:
        """Chips that each eligible seat may expect, odd chips as fractions; parts of the pot without amounts."""
        stake = Fraction(1) if self.amount is None else Fraction(self.amount) - Fraction(self.rake)
        return {player: part * stake for player, part in self.equities.items()}


@dataclass(frozen=True, slots=True, kw_only=True)
class SettlementEquity:
    """What a showdown is worth to each seat before its last cards: pot by pot, and in all.

    ``expected`` adds up the pots, odd chips as fractions, rake off; ``refunds`` are uncalled bets and stand apart.
    ``wanted_error`` is the standard error that was asked for of a sample, ``reached_error`` how far it came.
    """

    showdown: Showdown
    pots: tuple[PotEquity, ...]
    refunds: Mapping[str, Amount]
    expected: Mapping[str, Fraction]
    method: Literal["exact", "sampled"]
    deals: int
    seed: int | None
    interrupted: bool = False
    wanted_error: float | None = None

    @property
    def reached_error(self) -> float:
        """The largest standard error of any part of a pot; 0 if exact."""
        return max((error for pot in self.pots for error in pot.standard_errors.values()), default=0.0)

    def to_json(self) -> dict[str, Any]:
        """The answer as plain data: ``oddchip/settlement-equity/1``; fractions as text."""
        return {
            "schema": "oddchip/settlement-equity/1",
            "line": str(self.showdown),
            "method": self.method,
            "deals": self.deals,
            "seed": self.seed,
            "interrupted": self.interrupted,
            "wanted_error": self.wanted_error,
            "reached_error": self.reached_error,
            "pots": [
                {
                    "label": pot.label,
                    "amount": None if pot.amount is None else str(pot.amount),
                    "rake": str(pot.rake),
                    "equities": {player: str(part) for player, part in pot.equities.items()},
                    "standard_errors": dict(pot.standard_errors),
                }
                for pot in self.pots
            ],
            "refunds": {player: str(amount) for player, amount in self.refunds.items()},
            "expected": {player: str(chips) for player, chips in self.expected.items()},
        }


def settlement_equity(  # noqa: PLR0913 - one question, its options by keyword
    showdown: str | Showdown,
    *,
    exact: bool | None = None,
    samples: int | None = None,
    error: float | None = None,
    seed: int | None = None,
    budget: int = BUDGET,
    progress: Progress | None = None,
    threads: int = 1,
) -> SettlementEquity:
    """Each seat's part of every pot of a showdown (or showdown line) with cards to come; options as for `equity`.

    Pots are built as for `settle`: uncalled bets come back, side pots have their own eligible seats, the rake is taken.
    An unseen seat (``?``) holds a random hand; cards of folded and mucked hands are dead. With several boards each
    counts for its part of the pot.

    >>> odds = settlement_equity("holdem | Kd 8h 3c | A: As Kc 100 | B: 8s 8d 300 | C: Ah Ad 300")
    >>> {player: round(float(chips), 1) for player, chips in odds.expected.items()}
    {'A': 2.3, 'B': 665.4, 'C': 32.2}
    >>> [(pot.label, float(round(pot.equities["B"], 4))) for pot in odds.pots]
    [('main', 0.9468), ('side-1', 0.9535)]
    """
    if isinstance(showdown, str):
        showdown = parse_showdown(showdown)
    options = read_options(
        exact=exact, samples=samples, error=error, seed=seed, budget=budget, progress=progress, threads=threads
    )
    layers, refunds = pot_layers(showdown)
    live = [place for place, seat in enumerate(showdown.seats) if seat.contends]
    contested = [layer for layer in layers if len(layer.eligible) > 1]
    found = _Counted(showdown, live, contested, options) if contested else None
    pots = tuple(_pot(showdown, layer, found) for layer in layers)
    expected = {showdown.seats[place].name: Fraction(0) for place in live}
    for pot in pots:
        for player, chips in pot.expected.items():
            expected[player] += chips
    exactly = found is None or found.exact
    return SettlementEquity(
        showdown=showdown,
        pots=pots,
        refunds=refunds,
        expected=expected,
        method="exact" if exactly else "sampled",
        deals=found.deals if found else 0,
        seed=None if exactly else options.seed,
        interrupted=found is not None and found.interrupted,
        wanted_error=None if exactly else options.error,
    )


class _Counted:
    """Parts of the contested pots, board by board: each board by itself is as good as random, whatever the others."""

    def __init__(
        self, showdown: Showdown, live: Sequence[int], contested: Sequence[PotLayer], options: Options
    ) -> None:
        self.exact, self.interrupted, self.deals = True, False, 0
        self.parts: dict[str, dict[str, Fraction]] = {layer.label: {} for layer in contested}
        self.errors: dict[str, dict[str, float]] = {layer.label: {} for layer in contested}
        masks = [sum(1 << at for at, place in enumerate(live) if place in layer.eligible) for layer in contested]
        boards = _boards(showdown)
        for board in boards:
            spot = _spot(showdown, live, board, [card for other in boards for card in other])
            found = count_outcomes(spot, masks, options)
            self.exact &= found.exact
            self.interrupted |= found.interrupted
            self.deals += found.deals
            for layer, outcomes in zip(contested, found.outcomes, strict=True):
                counts = share_counts(outcomes, len(live), len(spot.cells))
                for at, place in enumerate(live):
                    if place in layer.eligible:
                        self._add(showdown.seats[place].name, layer.label, counts[at], len(boards), found.exact)

    def _add(self, player: str, label: str, counts: Mapping[Fraction, int], boards: int, exact: bool) -> None:  # noqa: FBT001
        parts, errors = self.parts[label], self.errors[label]
        parts[player] = parts.get(player, Fraction(0)) + mean_share(counts) / boards
        error = 0.0 if exact else standard_error(counts) / boards
        errors[player] = (errors.get(player, 0.0) ** 2 + error**2) ** 0.5


def _boards(showdown: Showdown) -> list[tuple[Card, ...]]:
    given = list(showdown.boards)
    while len(given) < showdown.variant.boards:
        given.append(())
    return given


def _spot(showdown: Showdown, live: Sequence[int], board: Sequence[Card], all_boards: Sequence[Card]) -> Spot:
    variant = replace(house_variant(showdown.variant, showdown.rules), boards=1)
    dead = {card for card in all_boards if card not in board}
    dead |= {card for seat in showdown.seats if not seat.contends for card in seat.known}
    if len(board) > variant.board:
        raise OddsError("community-card", variant=variant.key)
    holdings = [_holding(showdown, showdown.seats[place]) for place in live]
    return make_spot(variant, holdings, [tuple(board)], sorted(dead))


def _holding(showdown: Showdown, seat: Seat) -> Holding:
    if seat.state is SeatState.DECLARED:
        raise OddsError("declared-odds", player=seat.name)
    cards: tuple[Card | None, ...] = tuple(seat.hole)
    missing = showdown.variant.hole - len(cards)
    if seat.state is SeatState.UNSEEN and missing > 0:
        cards += (None,) * missing
    if not any(cards):
        return Holding(seat.name, ((),), (1,), showdown.variant.hole)
    return known_holding(showdown.variant, cards, text=seat.name)


def _pot(showdown: Showdown, layer: PotLayer, found: _Counted | None) -> PotEquity:
    if found is None or layer.label not in found.parts:
        alone = {showdown.seats[place].name: Fraction(1) for place in layer.eligible}
        return PotEquity(layer.label, layer.amount, layer.rake, alone, dict.fromkeys(alone, 0.0))
    return PotEquity(layer.label, layer.amount, layer.rake, found.parts[layer.label], found.errors[layer.label])
