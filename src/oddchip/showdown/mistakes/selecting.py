"""Mistakes in choosing the five cards."""

from collections import Counter
from collections.abc import Iterator

from oddchip.cards import Rank
from oddchip.ranking import ANY_FIVE, EXACTLY_TWO, HandCategory
from oddchip.showdown.fact import Fact
from oddchip.showdown.mistakes.table import Table

_WITH_KICKERS = frozenset(category for category in HandCategory if category.kickers)


def three_pairs(table: Table) -> Iterator[Fact]:
    """Three pairs among the cards: two play, and the fifth card is the best one left, of the third pair or not."""
    for held in table.free_hands:
        # Three pairs leave three ranks fewer than there are cards.
        if held.category is not HandCategory.TWO_PAIR or held.repeats < 3:
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
        # A board that plays by itself has no hole cards to warn of.
        if free.category is not held.category and free.from_hole:
            yield Fact(
                "mistake-omaha-two",
                {
                    "player": held.player,
                    "imagined": free.category.value,
                    "real": held.category.value,
                    "cards": [card.code for card in free.from_hole],
                    "board": held.board,
                },
            )


def card_not_playing(table: Table) -> Iterator[Fact]:
    """A hole card that looks like a kicker, pushed out of the five by a higher card on the board."""
    for held in table.free_hands:
        if held.category not in _WITH_KICKERS or not held.shared:
            continue
        # Kickers stand last among the playing cards.
        lowest = held.hand.cards[-1]
        if lowest not in held.shared:
            continue
        unused = [card for card in held.unused if Rank.NINE <= card.rank < lowest.rank]
        if unused:
            best = max(unused)
            yield Fact(
                "mistake-card-not-playing",
                {"player": held.player, "card": best.code, "instead": lowest.code, "board": held.board},
            )
