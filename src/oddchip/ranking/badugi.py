"""Badugi: the best hand has four cards of four ranks and four suits."""

from collections.abc import Iterator, Sequence
from itertools import combinations

from oddchip.cards import Card, Rank
from oddchip.errors import HandError
from oddchip.ranking.category import HandCategory
from oddchip.ranking.made_hand import MadeHand
from oddchip.ranking.selection import Selection
from oddchip.ranking.system import RankingSystem, make_hand
from oddchip.ranking.value import HandValue

_LADDER = (HandCategory.BADUGI_4, HandCategory.BADUGI_3, HandCategory.BADUGI_2, HandCategory.BADUGI_1)


class BadugiSystem(RankingSystem):
    """More cards beat fewer; then the lowest hand wins, compared from its highest card down.

    The subset is searched, not found by dropping cards one at a time: A♠ 2♠ A♥ 3♦ is the three-card 3-2-A (play A♥),
    and greedy dropping sees but two cards (rules.md, finding 9).

    >>> from oddchip.cards import parse_cards
    >>> from oddchip.ranking import BADUGI_SUBSET
    >>> hand = BADUGI.best(BADUGI_SUBSET, parse_cards("As 2s Ah 3d"), ())
    >>> hand.category.value, [str(card) for card in hand.cards]
    ('badugi-3', ['3d', '2s', 'Ah'])
    """

    def __init__(self, key: str, *, ace_low: bool) -> None:
        super().__init__(key, _LADDER, low=True)
        self.ace_low = ace_low

    def number(self, rank: Rank) -> int:
        """What a rank counts here: an ace may be a one."""
        return 1 if self.ace_low and rank is Rank.ACE else int(rank)

    def read(self, counts: dict[Rank, int], *, flush: bool) -> HandValue:  # noqa: ARG002 - one suit each, by selection
        ranks = tuple(sorted(counts, key=self.number, reverse=True))
        category = _LADDER[4 - len(ranks)]
        return HandValue(self.key, category, ranks, (self.level(category), *(-self.number(rank) for rank in ranks)))

    def value(self, cards: Sequence[Card]) -> HandValue:
        """The value of the best badugi among ``cards`` (one or more)."""
        return self._best(cards)[0]

    suits_hurt = True

    def best(self, selection: Selection, hole: Sequence[Card], board: Sequence[Card]) -> MadeHand:
        """The best badugi of all cards; the card that stud may share on its last street plays like one's own."""
        del selection
        cards = (*board, *hole)
        value, playing = self._best(sorted(cards, key=lambda card: (card.suit, self.number(card.rank)), reverse=True))
        return make_hand(value, playing, hole)

    def _best(self, cards: Sequence[Card]) -> tuple[HandValue, tuple[Card, ...]]:
        if not cards:
            raise HandError("hand-count", given=0, variant=self.key, expected=4)
        found = [(self.read({card.rank: 1 for card in subset}, flush=False), subset) for subset in _subsets(cards)]
        return max(found, key=lambda pair: pair[0].strength)


def _subsets(cards: Sequence[Card]) -> Iterator[tuple[Card, ...]]:
    """The largest subsets in which no rank and no suit occurs twice."""
    for size in range(4, 0, -1):
        subsets = [
            subset
            for subset in combinations(cards, size)
            if len({card.rank for card in subset}) == size == len({card.suit for card in subset})
        ]
        if subsets:
            return iter(subsets)
    return iter(())


BADUGI = BadugiSystem("badugi", ace_low=True)
"""Badugi, badacey, razzdugi: 4-3-2-A of four suits is the best hand; 1,092 classes."""
BADUGI_ACE_HIGH = BadugiSystem("badugi-ace-high", ace_low=False)
"""Badeucey: the ace is high, 5-4-3-2 of four suits is the best hand."""
