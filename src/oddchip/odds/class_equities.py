"""The equity of each class of starting hands within a range, against the other hands."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from fractions import Fraction
from typing import NamedTuple

from oddchip.errors import HandError, OddsError
from oddchip.odds.equities import count_outcomes
from oddchip.odds.holding import Combo, Hand, Holding
from oddchip.odds.options import read_options
from oddchip.odds.outcomes import mean_share, share_counts
from oddchip.odds.ranges.starting_class import class_of, starting_classes
from oddchip.odds.spot import Cards, Spot, make_spot, read_spot
from oddchip.variants import Variant, find_variant

CLASS_DEALS = 16_384
"""Deals a class where it is sampled: a standard error of at most 0.4 % of the pot."""
CLASS_BUDGET = 2_000_000
"""Steps an exact answer may take for one class: some 20 ms by kernel."""


class ClassEquity(NamedTuple):
    """The mean part of the pot that a class wins; sampled unless ``exact``."""

    key: str
    equity: Fraction
    exact: bool


def class_equities(
    variant: str | Variant,
    hands: Sequence[Hand],
    place: int,
    *,
    board: Cards = "",
    dead: Cards = "",
    seed: int = 1,
) -> Iterator[ClassEquity]:
    """How each class of starting hands that the player at ``place`` (from 0) may hold does against the other hands.

    For games of two hole cards; ``hands``, ``board`` and ``dead`` are as for `equity`. A class counts with the combos
    and weights that it has in the range; one that the cards of others leave no deal is left out. Made one by one, the
    highest first, so that the asker may stop. Exact within `CLASS_BUDGET` steps a class, else sampled.

    >>> found = class_equities("holdem", ["QQ, AKs", "JsJh"], 0)
    >>> [(each.key, round(float(each.equity), 3), each.exact) for each in found]
    [('AKs', 0.46, True), ('QQ', 0.82, True)]
    """
    game = find_variant(variant) if isinstance(variant, str) else variant
    if game.hole != 2:
        raise HandError("hand-count", given=2, variant=game.key, expected=game.hole)
    spot = read_spot(game, hands, board, dead)
    options = replace(
        read_options(exact=None, samples=None, error=None, seed=seed, budget=CLASS_BUDGET, progress=None),
        samples=CLASS_DEALS,
    )
    everyone = (1 << len(spot.holdings)) - 1
    for key, holding in _classes(spot, place):
        try:
            found = count_outcomes(_with_holding(spot, place, holding), [everyone], options)
        except OddsError as error:
            if error.code != "no-deal":
                raise
            continue
        shares = share_counts(found.outcomes[0], len(spot.holdings), len(spot.cells))[place]
        yield ClassEquity(key, mean_share(shares), found.exact)


def _classes(spot: Spot, place: int) -> Iterator[tuple[str, Holding]]:
    """The holding of a player cut into classes, the highest first."""
    whole = spot.holdings[place]
    if whole.missing:
        whole = whole.spelled_out(spot.deck)
    parts: dict[str, list[tuple[Combo, int]]] = {}
    for combo, weight in zip(whole.combos, whole.weights, strict=True):
        kind = class_of(1 << combo[0] | 1 << combo[1])
        parts.setdefault(kind.key, []).append((combo, weight))
    for kind in starting_classes(spot.variant.deck):
        if pairs := parts.get(kind.key):
            combos, weights = zip(*pairs, strict=True)
            yield kind.key, Holding(kind.key, combos, weights, 0, whole.scale)


def _with_holding(spot: Spot, place: int, holding: Holding) -> Spot:
    """The same question with another holding for one player."""
    holdings = [*spot.holdings[:place], holding, *spot.holdings[place + 1 :]]
    cards = spot.variant.deck.cards
    by_index = {card.index: card for card in cards}
    boards = [[by_index[index] for index in board] for board in spot.boards]
    return make_spot(spot.variant, holdings, boards, [by_index[index] for index in spot.dead])
