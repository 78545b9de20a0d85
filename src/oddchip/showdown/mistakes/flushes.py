"""Mistakes about flushes."""

from collections.abc import Iterator

from oddchip.ranking import HandCategory
from oddchip.showdown.fact import Fact
from oddchip.showdown.mistakes.straights import improved_board
from oddchip.showdown.mistakes.table import Held, Table


def four_flush(table: Table) -> Iterator[Fact]:
    """Four cards of one suit, a hole card among them, and no fifth: a draw that was missed, not a flush."""
    for held in table.free_hands:
        suits = [card.suit for card in held.hole + held.shared]
        for suit in {card.suit for card in held.hole}:
            if suits.count(suit) == 4 and _is_below_flush(held):
                arguments = {"player": held.player, "suit": suit.letter, "board": held.board}
                yield Fact("mistake-four-flush", {**arguments, "category": held.category.value})


def _is_below_flush(held: Held) -> bool:
    ladder = held.half.system.ladder
    return ladder.index(held.category) > ladder.index(HandCategory.FLUSH)


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
