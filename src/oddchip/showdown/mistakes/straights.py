"""Mistakes about straights and the ace."""

from collections import Counter
from collections.abc import Iterator

from oddchip.cards import Rank
from oddchip.ranking import HandCategory
from oddchip.showdown.fact import Fact
from oddchip.showdown.mistakes.table import Held, Table

_STRAIGHTS = frozenset({HandCategory.STRAIGHT, HandCategory.STRAIGHT_FLUSH})
_WRAPS = tuple(
    tuple(Rank((start + step - 2) % 13 + 2) for step in range(5)) for start in (Rank.JACK, Rank.QUEEN, Rank.KING)
)
"""J-Q-K-A-2, Q-K-A-2-3, K-A-2-3-4."""
_WRAP_BITS = tuple((sum(1 << rank for rank in wrap), wrap) for wrap in _WRAPS)
_EVERY_WRAP = 1 << Rank.KING | 1 << Rank.ACE | 1 << Rank.TWO
_FOURS = tuple((0b1111 << low, low) for low in range(Rank.JACK, Rank.TWO - 1, -1))
"""The runs of four ranks as bits, the highest first, with their lowest rank."""


def _is_below_straight(held: Held) -> bool:
    ladder = held.half.system.ladder
    return ladder.index(held.category) > ladder.index(HandCategory.STRAIGHT)


def four_straight(table: Table) -> Iterator[Fact]:
    """Four ranks in a row with a hole card among them and no fifth: a draw that was missed, not a straight.

    A row that seems to go on over the ace is `ace_wraps`, and is told once.
    """
    for held in table.free_hands:
        ranks = held.all_ranks
        if not ranks & ranks >> 1 & ranks >> 2 & ranks >> 3:
            continue
        if any(ranks & bits == bits and held.own_ranks & bits for bits, _ in _WRAP_BITS):
            continue
        for bits, low in _FOURS:
            if ranks & bits == bits and held.own_ranks & bits:
                if _is_below_straight(held):
                    letters = [Rank(low + step).letter for step in range(4)]
                    arguments = {"player": held.player, "ranks": letters, "category": held.category.value}
                    yield Fact("mistake-four-straight", {**arguments, "board": held.board})
                break


def ace_wraps(table: Table) -> Iterator[Fact]:
    """King, ace and two stand in a row of five: no straight, since the ace is above the king or below the two."""
    for held in table.free_hands:
        if held.all_ranks & _EVERY_WRAP != _EVERY_WRAP:
            continue
        for bits, wrap in _WRAP_BITS:
            if held.all_ranks & bits == bits and held.own_ranks & bits:
                if _is_below_straight(held):
                    letters = [rank.letter for rank in wrap]
                    yield Fact("mistake-ace-wraps", {"player": held.player, "ranks": letters, "board": held.board})
                break


def ace_low(table: Table) -> Iterator[Fact]:
    """A straight with a low ace is as high as its other end."""
    for held in table.high_hands:
        if held.category in _STRAIGHTS and held.hand.value.ranks[-1] is Rank.ACE:
            top = held.hand.value.ranks[0].letter
            yield Fact("mistake-ace-low", {"player": held.player, "top": top, "board": held.board})


def ace_beside_straight(table: Table) -> Iterator[Fact]:
    """An ace in the hand beside a straight: the five places are taken."""
    for held in table.high_hands:
        if held.category not in _STRAIGHTS or Rank.ACE in held.hand.value.ranks:
            continue
        if any(card.rank is Rank.ACE for card in held.unused):
            yield Fact("mistake-ace-beside-straight", {"player": held.player, "board": held.board})


def pair_over_straight(table: Table) -> Iterator[Fact]:
    """A pair on the board catches the eye, while one hole card makes a straight."""
    for held in table.high_hands:
        if held.category is not HandCategory.STRAIGHT or len(held.hand.from_hole) != 1:
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
    for held in table.free_hands:
        board = table.board_value(held)
        if board.category is category and held.hand.from_hole and held.hand.value > board:
            cards = [card.code for card in held.hand.from_hole]
            yield Fact(code, {"player": held.player, "cards": cards, "board": held.board})
