"""Mistakes in choosing the five cards."""

from collections import Counter
from collections.abc import Iterator

from oddchip.ranking import ANY_FIVE, EXACTLY_TWO, HandCategory
from oddchip.showdown.fact import Fact
from oddchip.showdown.mistakes.table import Table

_WITH_KICKERS = frozenset(category for category in HandCategory if category.kickers)


def three_pairs(table: Table) -> Iterator[Fact]:
    """Three pairs among the cards: two play, and the fifth card is the best one left, of the third pair or not."""
    for held in table.high_hands:
        if held.hand.category is not HandCategory.TWO_PAIR or held.half.selection is not ANY_FIVE:
            continue
        counts = Counter(card.rank for card in (*held.hole, *held.shared))
        pairs = sorted((rank for rank, count in counts.items() if count == 2), reverse=True)
        if len(pairs) == 3:
            fifth = held.hand.kickers[0].rank
            yield Fact(
                "mistake-three-pairs",
                {"player": held.player, "rank": pairs[2].letter, "fifth": fifth.letter, "board": held.board},
            )


def omaha_two(table: Table) -> Iterator[Fact]:
    """With the freedom of hold'em the hand would be better: exactly two hole cards must play."""
    for held in table.high_hands:
        if held.half.selection is not EXACTLY_TWO or len(held.shared) != 5:
            continue
        free = held.half.system.best(ANY_FIVE, held.hole, held.shared)
        if free.category is not held.hand.category:
            yield Fact(
                "mistake-omaha-two",
                {
                    "player": held.player,
                    "imagined": free.category.value,
                    "real": held.hand.category.value,
                    "cards": [card.code for card in free.from_hole],
                    "board": held.board,
                },
            )


def card_not_playing(table: Table) -> Iterator[Fact]:
    """A hole card that looks like a kicker, pushed out of the five by a higher card on the board."""
    for held in table.high_hands:
        hand = held.hand
        if hand.category not in _WITH_KICKERS or held.half.selection is not ANY_FIVE or not held.shared:
            continue
        unused = held.unused
        if not unused:
            continue
        best = max(unused)
        lowest = hand.kickers[-1]
        if best.rank >= 9 and lowest.rank > best.rank and lowest in held.shared:
            yield Fact(
                "mistake-card-not-playing",
                {"player": held.player, "card": best.code, "instead": lowest.code, "board": held.board},
            )
