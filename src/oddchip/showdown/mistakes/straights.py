"""Mistakes about straights and the ace."""

from collections import Counter
from collections.abc import Iterator

from oddchip.cards import Rank
from oddchip.ranking import ANY_FIVE, HandCategory
from oddchip.showdown.fact import Fact
from oddchip.showdown.mistakes.table import Held, Table

_STRAIGHTS = frozenset({HandCategory.STRAIGHT, HandCategory.STRAIGHT_FLUSH})
_WRAPS = tuple(
    tuple(Rank((start + step - 2) % 13 + 2) for step in range(5)) for start in (Rank.JACK, Rank.QUEEN, Rank.KING)
)
"""J-Q-K-A-2, Q-K-A-2-3, K-A-2-3-4."""


def _is_below_straight(held: Held) -> bool:
    ladder = held.half.system.ladder
    return ladder.index(held.hand.category) > ladder.index(HandCategory.STRAIGHT)


def four_straight(table: Table) -> Iterator[Fact]:
    """Four ranks in a row with a hole card among them and no fifth: a draw that was missed, not a straight."""
    for held in table.high_hands:
        if held.half.selection is not ANY_FIVE or not _is_below_straight(held):
            continue
        own = {card.rank for card in held.hole}
        ranks = own | {card.rank for card in held.shared}
        for top in range(Rank.ACE, Rank.FOUR, -1):
            run = {Rank(top - step) for step in range(4)}
            if run <= ranks and run & own:
                yield Fact(
                    "mistake-four-straight",
                    {
                        "player": held.player,
                        "ranks": [rank.letter for rank in sorted(run)],
                        "category": held.hand.category.value,
                        "board": held.board,
                    },
                )
                break


def ace_wraps(table: Table) -> Iterator[Fact]:
    """King, ace and two stand in a row of five: no straight, since the ace is above the king or below the two."""
    for held in table.high_hands:
        if held.half.selection is not ANY_FIVE or not _is_below_straight(held):
            continue
        own = {card.rank for card in held.hole}
        ranks = own | {card.rank for card in held.shared}
        for wrap in _WRAPS:
            if ranks.issuperset(wrap) and own.intersection(wrap):
                letters = [rank.letter for rank in wrap]
                yield Fact("mistake-ace-wraps", {"player": held.player, "ranks": letters, "board": held.board})
                break


def ace_low(table: Table) -> Iterator[Fact]:
    """A straight with a low ace is as high as its other end."""
    for held in table.high_hands:
        if held.hand.category in _STRAIGHTS and held.hand.value.ranks[-1] is Rank.ACE:
            top = held.hand.value.ranks[0].letter
            yield Fact("mistake-ace-low", {"player": held.player, "top": top, "board": held.board})


def ace_beside_straight(table: Table) -> Iterator[Fact]:
    """An ace in the hand beside a straight: the five places are taken."""
    for held in table.high_hands:
        unused = any(card.rank is Rank.ACE for card in held.unused)
        if held.hand.category in _STRAIGHTS and unused and Rank.ACE not in held.hand.value.ranks:
            yield Fact("mistake-ace-beside-straight", {"player": held.player, "board": held.board})


def pair_over_straight(table: Table) -> Iterator[Fact]:
    """A pair on the board catches the eye, while one hole card makes a straight."""
    for held in table.high_hands:
        if held.hand.category is not HandCategory.STRAIGHT or len(held.hand.from_hole) != 1:
            continue
        counts = Counter(card.rank for card in held.shared)
        pairs = [rank for rank, count in counts.items() if count == 2 and rank in held.hand.value.ranks]
        if pairs:
            yield Fact(
                "mistake-pair-over-straight",
                {
                    "player": held.player,
                    "pair": max(pairs).letter,
                    "card": held.hand.from_hole[0].code,
                    "ranks": [rank.letter for rank in held.hand.value.ranks],
                    "board": held.board,
                },
            )


def board_straight(table: Table) -> Iterator[Fact]:
    """A straight lies on the board, and a hole card makes a better hand."""
    yield from improved_board(table, "mistake-board-straight", HandCategory.STRAIGHT)


def improved_board(table: Table, code: str, category: HandCategory) -> Iterator[Fact]:
    """Hands that improve a board of this category with cards of their own."""
    for held in table.high_hands:
        if held.half.selection is not ANY_FIVE or len(held.shared) != 5 or held.hand.plays_board:
            continue
        board = held.half.system.value(held.shared)
        if board.category is category and held.hand.value > board:
            cards = [card.code for card in held.hand.from_hole]
            yield Fact(code, {"player": held.player, "cards": cards, "board": held.board})
