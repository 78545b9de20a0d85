"""Two hands or ranges of hold'em, exactly: by the table of all match-ups, or range against range board by board."""

from math import comb
from typing import Final

from oddchip.cards import ALL_CARDS, FULL_DECK
from oddchip.odds.board_pass import range_v_range
from oddchip.odds.combo_weights import COMBOS, combo_place
from oddchip.odds.holding import Holding
from oddchip.odds.matchups import find_matchup, match_ranges
from oddchip.odds.options import Progress
from oddchip.odds.outcomes import Outcomes
from oddchip.odds.spot import Spot
from oddchip.ranking import ANY_FIVE

_SYSTEMS: Final = frozenset({"high", "short-deck", "short-deck-trips"})
_FIRST, _SECOND, _BOTH = 0b01, 0b10, 0b11


def is_heads_up(spot: Spot) -> bool:
    """Whether two players meet in hold'em, full or short deck, for one pot on one board.

    >>> from oddchip.odds.spot import read_spot
    >>> from oddchip.variants import find_variant
    >>> [is_heads_up(read_spot(find_variant(key), ["random"] * 2)) for key in ("holdem", "royal", "holdem8")]
    [True, False, False]
    """
    variant = spot.variant
    half = variant.halves[0]
    return (
        len(spot.holdings) == 2
        and len(spot.cells) == 1
        and (variant.hole, variant.board) == (2, 5)
        and half.selection is ANY_FIVE
        and half.system.key in _SYSTEMS
        and (half.system.key == "high") == (variant.deck is FULL_DECK)
        and variant.deck.key in ("full", "short")
    )


def has_table(spot: Spot) -> bool:
    """Whether the table of match-ups has the answer: full deck, and no card known but those of the hands."""
    return is_heads_up(spot) and spot.variant.deck is FULL_DECK and not spot.dead and not spot.boards[0]


def table_steps(spot: Spot) -> int:
    """Steps that looking up all match-ups takes."""
    one, two = (_combos(holding, len(spot.deck)) for holding in spot.holdings)
    return one * two // 4 + 1


def pass_steps(spot: Spot) -> int:
    """Steps that all boards take, each with every combo."""
    boards = comb(len(spot.deck) - sum(len(spot.holdings[at].combos[0]) for at in spot.ranges), spot.board_missing[0])
    return boards * (50 + sum(_combos(holding, len(spot.deck)) for holding in spot.holdings) // 4)


def count_by_table(spot: Spot) -> Outcomes:
    """Outcomes of all deals, by the table."""
    if not spot.ranges and not any(holding.missing for holding in spot.holdings):
        first, second = ([ALL_CARDS[card] for card in holding.combos[0]] for holding in spot.holdings)
        win, tie, lose = find_matchup(first, second)
    else:
        one, two = (_weights(spot, holding) for holding in spot.holdings)
        win, tie, lose = match_ranges(one, two)
    return _outcomes(int(win), int(tie), int(lose))


def count_by_pass(spot: Spot, progress: Progress | None) -> Outcomes:
    """Outcomes of all deals, board by board."""
    one, two = (_weights(spot, holding) for holding in spot.holdings)
    win, tie, lose = range_v_range(
        one,
        two,
        [ALL_CARDS[card] for card in spot.boards[0]],
        [ALL_CARDS[card] for card in spot.dead],
        deck=spot.variant.deck,
        system=spot.variant.halves[0].system.key,
        progress=progress,
    )
    return _outcomes(int(win), int(tie), int(lose))


def _outcomes(win: int, tie: int, lose: int) -> Outcomes:
    return {word: count for word, count in ((_FIRST, win), (_SECOND, lose), (_BOTH, tie)) if count}


def _combos(holding: Holding, left: int) -> int:
    return len(holding.combos) * comb(left, holding.missing)


def _weights(spot: Spot, holding: Holding) -> list[int]:
    """The weights of all combos by place; an unseen hand may be any."""
    if holding.missing == 2:
        return [1] * COMBOS
    spelled = holding.spelled_out(spot.deck) if holding.missing else holding
    weights = [0] * COMBOS
    for (one, two), weight in zip(spelled.combos, spelled.weights, strict=True):
        weights[combo_place(one, two)] += weight
    return weights
