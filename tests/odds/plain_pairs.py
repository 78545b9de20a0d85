"""Ranges against ranges by the plain ranking code, every pair on every board: slow, and easy to believe."""

from fractions import Fraction
from itertools import combinations

from oddchip.cards import ALL_CARDS, FULL_DECK, Card, Deck
from oddchip.odds.combo_weights import COMBO_CARDS, COMBOS
from oddchip.odds.heads_up_counts import HeadsUpCounts
from oddchip.ranking import SYSTEMS
from oddchip.ranking.selection import ANY_FIVE


def plain_pairs(
    first, second, board: tuple[Card, ...], dead: tuple[Card, ...] = (), deck: Deck = FULL_DECK, system: str = "high"
) -> HeadsUpCounts:
    """What `range_v_range` should say."""
    gone = {*board, *dead}
    live = [card for card in deck.cards if card not in gone]
    used = [
        (place, tuple(ALL_CARDS[card] for card in COMBO_CARDS[place]))
        for place in range(COMBOS)
        if first[place] or second[place]
    ]
    used = [(place, cards) for place, cards in used if all(card in live for card in cards)]
    counts: list[int | Fraction | float] = [0, 0, 0]
    for rest in combinations(live, 5 - len(board)):
        full = (*board, *rest)
        values = {
            place: SYSTEMS[system].best(ANY_FIVE, cards, full).value
            for place, cards in used
            if not set(cards) & set(rest)
        }
        dealt = [(place, cards) for place, cards in used if place in values]
        for place, cards in dealt:
            for other, other_cards in dealt:
                weight = first[place] * second[other]
                if weight and not set(cards) & set(other_cards):
                    counts[1 + (values[place] < values[other]) - (values[place] > values[other])] += weight
    return HeadsUpCounts(*counts)
