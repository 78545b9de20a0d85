"""Outs and what is known when they are counted."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property, lru_cache

from oddchip.cards import Card
from oddchip.odds import Draw, find_draws
from oddchip.trainer.question import Situation
from oddchip.variants import Variant, find_variant


@dataclass(frozen=True)
class OutsView:
    """What the next card may do for a player who is behind one known rival, and what is known.

    ``winning`` cards put the player ahead, ``tying`` ones level, ``improving`` ones raise the player's category by
    making something with a hole card.
    """

    game: Variant
    hole: tuple[Card, ...]
    board: tuple[Card, ...]
    rival: tuple[Card, ...]
    to_come: int
    winning: tuple[Card, ...]
    tying: tuple[Card, ...]
    improving: tuple[Card, ...]
    unseen: int

    @cached_property
    def draws(self) -> tuple[Draw, ...]:
        """The player's draws."""
        return find_draws(self.game, self.hole, self.board)


def look_ahead(situation: Situation) -> OutsView:
    """The view of a situation on the flop or turn, in a game of one half."""
    hole, rival = situation.hole(situation.player), situation.hole(situation.rival)
    return _view(situation.variant.key, hole, rival, situation.board, situation.to_come or 1)


# Every misconception of a question looks at the same cards, and counting them is most of the work.
@lru_cache(maxsize=8)
def _view(key: str, hole: tuple[Card, ...], rival: tuple[Card, ...], board: tuple[Card, ...], to_come: int) -> OutsView:
    game = find_variant(key)
    known = {*hole, *rival, *board}
    unseen = [card for card in game.deck.cards if card not in known]
    found = _sorted_out(game, hole, rival, board, unseen)
    winning, tying, improving = (tuple(cards) for cards in found)
    return OutsView(game, hole, board, rival, to_come, winning, tying, improving, len(unseen))


def _sorted_out(
    game: Variant, hole: Sequence[Card], rival: Sequence[Card], board: Sequence[Card], unseen: Sequence[Card]
) -> tuple[list[Card], list[Card], list[Card]]:
    half = game.halves[0]
    level = half.system.level(half.best(hole, board).category)
    winning, tying, improving = [], [], []
    for card in unseen:
        after = (*board, card)
        hand = half.best(hole, after)
        mine, theirs = hand.value, half.best(rival, after).value
        if mine.strength == theirs.strength:
            tying.append(card)
        elif mine.strength > theirs.strength:
            winning.append(card)
        own = card in hand.main and any(held in hole for held in hand.main)
        if own and half.system.level(mine.category) > level:
            improving.append(card)
    return winning, tying, improving
