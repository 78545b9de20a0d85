"""Mistakes about flushes."""

from collections.abc import Iterator

from oddchip.cards import Suit
from oddchip.ranking import ANY_FIVE, HandCategory
from oddchip.showdown.fact import Fact
from oddchip.showdown.mistakes.straights import improved_board
from oddchip.showdown.mistakes.table import Table


def four_flush(table: Table) -> Iterator[Fact]:
    """Four cards of one suit, a hole card among them, and no fifth: a draw that was missed, not a flush."""
    for held in table.high_hands:
        ladder = held.half.system.ladder
        below = ladder.index(held.hand.category) > ladder.index(HandCategory.FLUSH)
        if held.half.selection is not ANY_FIVE or not below:
            continue
        suits = [card.suit for card in (*held.hole, *held.shared)]
        for suit in Suit:
            if suits.count(suit) == 4 and any(card.suit is suit for card in held.hole):
                arguments = {"player": held.player, "suit": suit.letter, "board": held.board}
                yield Fact("mistake-four-flush", {**arguments, "category": held.hand.category.value})


def board_flush(table: Table) -> Iterator[Fact]:
    """A flush lies on the board, and a hole card makes a better hand."""
    yield from improved_board(table, "mistake-board-flush", HandCategory.FLUSH)


def short_deck_ladder(table: Table) -> Iterator[Fact]:
    """In short deck a flush wins against a full house, which the common ladder puts above it."""
    for award in table.awards:
        for fact in award.beats:
            if fact.code == "category-decides" and (fact["best"], fact["other"]) == ("flush", "full-house"):
                yield Fact("mistake-short-deck-ladder", {"winner": fact["winner"], "loser": fact["loser"]})
                return
