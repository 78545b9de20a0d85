"""The work behind the *Odds* page, as functions of plain data that a worker process calls."""

import time
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from fractions import Fraction
from math import comb
from typing import Final, NamedTuple

from oddchip.cards import read_cards
from oddchip.errors import OddchipError, RequestError
from oddchip.figures import hand_classes
from oddchip.odds import Chances, Draw, Equity, Outs, PotOdds, chances, equity, find_draws, outs, parse_range, pot_odds
from oddchip.odds.class_equities import class_equities
from oddchip.odds.holding import read_holding
from oddchip.odds.ranges.starting_class import class_of
from oddchip.odds.ranges.two_card_range import TwoCardRange
from oddchip.pots import parse_amount
from oddchip.variants import Variant, find_variant
from oddchip.web.worker_process import Report

MODULE: Final = __name__
SEED: Final = 1
"""Samples of the page have one seed, so that a link shows everybody the same."""
_GRID_SECONDS: Final = 3.0
"""Seconds for the equities of the hands of one range after the first; a grid that is not done by then stays without."""


class Grid(NamedTuple):
    """A range on the grid: weights and equities of its classes; no equities where there was no time for them."""

    weights: dict[str, float]
    share: Fraction
    equities: dict[str, float] | None
    exact: bool


class EquityAnswer(NamedTuple):
    """The equities of all hands, and for each that is a range of two hole cards its grid."""

    equity: Equity
    grids: list[Grid | None]


class OutsAnswer(NamedTuple):
    """Outs, and the draws by name."""

    outs: Outs
    draws: tuple[Draw, ...]


class RangeAnswer(NamedTuple):
    """A range in its normal text, with its weights by class."""

    text: str
    combos: int
    share: Fraction
    weights: dict[str, float]


def has_grid(game: Variant) -> bool:
    """Whether starting hands of a game stand on the grid of 13 by 13.

    >>> [has_grid(find_variant(key)) for key in ("holdem", "holdem8", "short-deck", "omaha", "badugi")]
    [True, True, False, False, False]
    """
    return game.family == "board" and game.hole == 2 and len(game.deck.ranks) == 13 and not game.parts


def find_equity(  # noqa: PLR0913 - plain data for another process
    variant: str, hands: Sequence[str], *, board: str, dead: str, samples: int | None, budget: int, combos: int
) -> EquityAnswer:
    """Equity of hands with their grids.

    >>> answer = find_equity(
    ...     "holdem", ["QQ+", "AhKh"], board="", dead="", samples=None, budget=10**6, combos=1000
    ... )
    >>> answer.equity.method, answer.grids[0].weights, answer.grids[1]
    ('exact', {'AA': 1.0, 'KK': 1.0, 'QQ': 1.0}, None)
    """
    game = find_variant(variant)
    for place, hand in enumerate(hands):
        with _in_field(f"equity-hand-{place}"):
            held = len(read_holding(game, hand).combos)
            if held > combos:
                raise RequestError("too-many", given=held, most=combos)
    _check_cards({"equity-board": board, "equity-dead": dead})
    answer = equity(game, hands, board=board, dead=dead, samples=samples, seed=SEED, budget=budget)
    grids: list[Grid | None] = [None] * len(hands)
    if has_grid(game) and not answer.interrupted:
        # Players with the same hand against the same others have the same grid.
        drawn: dict[tuple[str, ...], Grid | None] = {}
        # Called off in the midst of the grids, there still is an answer.
        with suppress(KeyboardInterrupt):
            for place, hand in enumerate(hands):
                question = (hand, *sorted([*hands[:place], *hands[place + 1 :]]))
                if question not in drawn:
                    drawn[question] = _grid(game, hands, place, board=board, dead=dead)
                grids[place] = drawn[question]
    return EquityAnswer(answer, grids)


def _grid(game: Variant, hands: Sequence[str], place: int, *, board: str, dead: str) -> Grid | None:
    """The grid of one player's range; none for a single hand."""
    holding = read_holding(game, hands[place])
    if holding.missing:
        holding = holding.spelled_out(card.index for card in game.deck.cards)
    if not holding.is_range:
        return None
    sums: dict[str, Fraction] = {}
    for (one, two), weight in zip(holding.combos, holding.weights, strict=True):
        kind = class_of(1 << one | 1 << two)
        sums[kind.key] = sums.get(kind.key, Fraction(0)) + Fraction(weight, holding.scale * kind.size)
    weights = {key: float(weight) for key, weight in sums.items()}
    share = Fraction(sum(holding.weights), holding.scale * comb(game.deck.size, 2))
    equities: dict[str, float] = {}
    exact, until = True, None
    for found in class_equities(game, hands, place, board=board, dead=dead, seed=SEED):
        # The first may have had to wait for kernels to be compiled, which happens once on a machine.
        until = until or time.monotonic() + _GRID_SECONDS
        if time.monotonic() > until:
            return Grid(weights, share, None, exact=False)
        equities[found.key] = float(found.equity)
        exact = exact and found.exact
    return Grid(weights, share, equities, exact)


def find_chances(  # noqa: PLR0913 - plain data for another process
    variant: str, hole: str, board: str, *, known: Sequence[str], dead: str, stage: str, cards: int | None, budget: int,
    progress: Report,
) -> Chances:  # fmt: skip
    """Chances of a hand."""
    _check_cards({"chances-hole": hole, "chances-board": board, "chances-known": " ".join(known), "chances-dead": dead})
    return chances(
        variant, hole, board, known=known, dead=dead, stage=stage, cards=cards, budget=budget, progress=progress
    )


def find_outs(variant: str, hole: str, board: str, against: str) -> OutsAnswer:
    """Outs and draws of a hand, against a known one if there is any.

    >>> found = find_outs("holdem", "Ah Kh", "Qh 7h 2c", "")
    >>> len(found.outs.cards), found.draws[0].code
    (23, 'flush-draw')
    """
    _check_cards({"hole": hole, "board": board, "against": against})
    found = outs(variant, hole, board, against=against or None, mode="win" if against else "improve")
    return OutsAnswer(found, find_draws(variant, hole, board, dead=against))


def find_price(call: str, pot: str) -> PotOdds:
    """The price of a call."""
    for field, amount in (("call", call), ("pot", pot)):
        with _in_field(field):
            parse_amount(amount)
    return pot_odds(call, pot)


def read_range(text: str) -> RangeAnswer:
    """A range of hold'em hands.

    >>> read_range("AKs, AA").text, read_range("AKs:0.5").weights
    ('AA AKs', {'AKs': 0.5})
    """
    with _in_field("range"):
        return _range_answer(hand_range(text))


def change_range(text: str, on: Sequence[str], off: Sequence[str]) -> RangeAnswer:
    """A range with classes put in and taken out; an empty text is an empty range.

    >>> change_range("AA, AKs", ["KK"], ["AA"]).text, change_range("", ["22"], []).text, change_range("22", [], ["22"])
    ('KK AKs', '22', RangeAnswer(text='', combos=0, share=Fraction(0, 1), weights={}))
    """
    changed = hand_range(text or "none")
    for key in on:
        changed = changed | hand_range(key)
    for key in off:
        changed = changed - hand_range(key)
    return _range_answer(changed)


@contextmanager
def _in_field(field: str) -> Iterator[None]:
    """Errors within lie in this field of the page."""
    try:
        yield
    except OddchipError as error:
        raise error.at(field=field) from None


def _check_cards(fields: Mapping[str, str]) -> None:
    """What is no card is refused with the field in which it stands."""
    for field, text in fields.items():
        with _in_field(field):
            read_cards(text.replace("/", " "))


def hand_range(text: str) -> TwoCardRange:
    """A range of hold'em hands, which have a grid. Raises what `parse_range` raises.

    >>> str(hand_range("KK, AA"))
    'KK+'
    """
    found = parse_range(text)
    assert isinstance(found, TwoCardRange)
    return found


def _range_answer(found: TwoCardRange) -> RangeAnswer:
    text = str(found) if found else ""
    return RangeAnswer(text, len(found), found.share, class_weights(found))


def class_weights(found: TwoCardRange) -> dict[str, float]:
    """The mean weight of each class of starting hands that is in a range.

    >>> class_weights(hand_range("AA, AKs:0.5"))
    {'AA': 1.0, 'AKs': 0.5}
    """
    return {
        name: float(weight)
        for names, weights in zip(hand_classes(), found.to_grid(), strict=True)
        for name, weight in zip(names, weights, strict=True)
        if weight
    }
