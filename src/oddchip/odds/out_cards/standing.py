"""Who is ahead with the cards that lie: shares of the pot among known hands."""

from collections.abc import Sequence
from fractions import Fraction
from typing import Literal

from oddchip.cards import Card
from oddchip.ranking import MadeHand
from oddchip.variants import Half, Variant

Outcome = Literal["win", "tie", "lose"]
"""The player's part of the pot against the best part of an opponent: greater, equal, less."""


def shares(game: Variant, hands: Sequence[Sequence[Card]], board: Sequence[Card]) -> list[Fraction]:
    """Each hand's part of the pot if it were divided now; a half nobody qualifies for goes to the other.

    >>> from oddchip.cards import parse_cards
    >>> from oddchip.variants import find_variant
    >>> hands = [parse_cards("As Ks"), parse_cards("Qd Qh")]
    >>> shares(find_variant("holdem"), hands, parse_cards("Ah 7c 2d"))
    [Fraction(1, 1), Fraction(0, 1)]
    """
    contested = []
    for half in game.halves:
        winners = _winners(half, hands, board)
        if winners:
            contested.append(winners)
    if not contested:
        contested = [_winners(game.halves[0], hands, board, qualified=False)]
    parts = [Fraction(0)] * len(hands)
    for winners in contested:
        for place in winners:
            parts[place] += Fraction(1, len(contested) * len(winners))
    return parts


def outcome(game: Variant, hands: Sequence[Sequence[Card]], board: Sequence[Card]) -> Outcome:
    """How the first hand stands against the others.

    >>> from oddchip.cards import parse_cards
    >>> from oddchip.variants import find_variant
    >>> outcome(find_variant("holdem"), [parse_cards("As Ks"), parse_cards("Qd Qh")], parse_cards("9h 7c 2d"))
    'lose'
    """
    mine, *others = shares(game, hands, board)
    best = max(others)
    return "win" if mine > best else "tie" if mine == best else "lose"


def _winners(
    half: Half, hands: Sequence[Sequence[Card]], board: Sequence[Card], *, qualified: bool = True
) -> list[int]:
    made: list[tuple[int, MadeHand]] = []
    for place, hole in enumerate(hands):
        hand = half.best(hole, board)
        if not qualified or half.qualifies(hand):
            made.append((place, hand))
    if not made:
        return []
    best = max(hand.value.strength for _, hand in made)
    return [place for place, hand in made if hand.value.strength == best]
