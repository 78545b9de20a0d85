"""What every ranking system can do."""

from abc import ABC, abstractmethod
from collections.abc import Sequence

from oddchip.cards import Card, Rank, Suit
from oddchip.errors import HandError
from oddchip.ranking.category import HandCategory
from oddchip.ranking.made_hand import MadeHand
from oddchip.ranking.selection import ANY_FIVE, Selection
from oddchip.ranking.value import HandValue

_RANK_BITS = 3
_SUIT_SHIFT = _RANK_BITS * 13
# One number a card: a three-bit counter for its rank, above them a four-bit counter for its suit. Added up, five cards
# say how often each rank stands there and whether one suit holds them all.
_WEIGHTS = tuple(
    (1 << _RANK_BITS * (index // 4)) | (1 << _SUIT_SHIFT + 4 * (index % 4)) for index in range(52)
)  # fmt: skip
# Suit, then rank, as one number a card.
_SUIT_FIRST = tuple(index % 4 << 4 | index // 4 for index in range(52))
# Where the counter of each rank stands, the highest rank first.
_PLACES = tuple((rank, _RANK_BITS * (rank - 2)) for rank in reversed(Rank))
_RANK_MASK = (1 << _SUIT_SHIFT) - 1
_ONE_SUIT = frozenset(5 << 4 * suit for suit in range(4))
# A suit counter of five or more shows its highest bit once three are added to it.
_THREES, _EIGHTS = 0x3333, 0x8888
_FLUSH_SUIT = {8 << 4 * suit: suit for suit in Suit}
_FLUSHES = frozenset({HandCategory.FLUSH, HandCategory.STRAIGHT_FLUSH})


class RankingSystem(ABC):
    """Which of two five-card hands is better: a ladder of categories and what an ace may do.

    ``key`` is stable; ``ladder`` lists the categories, strongest first; ``low`` says that low hands win.
    """

    suits_hurt = False
    """Whether a flush spoils a hand, so that it matters which of two equal ranks is taken."""

    def __init__(self, key: str, ladder: Sequence[HandCategory], *, low: bool = False) -> None:
        self.key = key
        self.ladder = tuple(ladder)
        self.low = low
        self._values: dict[int, HandValue] = {}
        self._best_of_many: dict[int, HandValue] = {}

    def __repr__(self) -> str:
        return f"find_system({self.key!r})"

    def __reduce__(self) -> tuple[object, tuple[str]]:
        from oddchip.ranking.registry import find_system  # noqa: PLC0415 - the registry imports this module

        return find_system, (self.key,)

    @abstractmethod
    def read(self, counts: dict[Rank, int], *, flush: bool) -> HandValue:
        """The value of five cards, told how often each rank occurs and whether they share a suit."""

    def level(self, category: HandCategory) -> int:
        """Height of a category on the ladder; 0 is the weakest."""
        return len(self.ladder) - 1 - self.ladder.index(category)

    def value(self, cards: Sequence[Card]) -> HandValue:
        """The value of exactly five cards; `HandError` (``hand-count``) for any other number."""
        if len(cards) != 5:
            raise HandError("hand-count", given=len(cards), variant=self.key, expected=5)
        return self._value(sum(_WEIGHTS[card.index] for card in cards))

    def best(self, selection: Selection, hole: Sequence[Card], board: Sequence[Card]) -> MadeHand:
        """The best hand the selection allows; of equal ones the one with the most board cards.

        Raises `HandError` when there are too few cards for a single candidate.
        """
        if selection is ANY_FIVE and not self.suits_hurt and len(hole) + len(board) > 5:
            return self._best_of_all(hole, board)
        return self.search(selection, hole, board)

    def search(self, selection: Selection, hole: Sequence[Card], board: Sequence[Card]) -> MadeHand:
        """The same, found by trying every candidate: the definition that any shorter way must agree with."""
        # Of equal hole cards the higher suit is taken, for the highest rank first: the odd chip of stud looks at it.
        hole = sorted(hole, key=_by_suit, reverse=True)
        cards = (*board, *hole)
        weights = [_WEIGHTS[card.index] for card in cards]
        best: HandValue | None = None
        places: tuple[int, ...] = ()
        known = self._values
        for candidate in selection.candidates(len(hole), len(board)):
            a, b, c, d, e = candidate
            total = weights[a] + weights[b] + weights[c] + weights[d] + weights[e]
            # Asked here first, since a call costs more than the look.
            value = known.get(total & _RANK_MASK | (total >> _SUIT_SHIFT in _ONE_SUIT) << _SUIT_SHIFT)
            if value is None:
                value = self._value(total)
            if best is None or value.strength > best.strength:
                best, places = value, candidate
        if best is None:
            raise HandError("hand-count", given=len(cards), variant=self.key, expected=5)
        return make_hand(best, [cards[place] for place in places], hole)

    def _best_of_all(self, hole: Sequence[Card], board: Sequence[Card]) -> MadeHand:
        """The best five of all cards. What ranks and suits are there says how good it is, so that is searched once."""
        hole = sorted(hole, key=_by_suit, reverse=True)
        cards = [*board, *hole]
        total = 0
        for card in cards:
            total += _WEIGHTS[card.index]
        suit = _FLUSH_SUIT.get((total >> _SUIT_SHIFT) + _THREES & _EIGHTS)
        key = total & _RANK_MASK
        if suit is not None:
            for card in cards:
                if card.suit is suit:
                    key |= 1 << _SUIT_SHIFT + card.rank
        value = self._best_of_many.get(key)
        if value is None:
            value = self._best_of_many[key] = self.search(ANY_FIVE, hole, board).value
        if value.category not in _FLUSHES:
            suit = None
        playing = []
        for rank in value.ranks:
            for place, card in enumerate(cards):
                if card.rank is rank and (suit is None or card.suit is suit):
                    playing.append(card)
                    del cards[place]
                    break
        return MadeHand(value, tuple(playing), tuple([card for card in playing if card in hole]))

    def _value(self, total: int) -> HandValue:
        flush = total >> _SUIT_SHIFT in _ONE_SUIT
        key = total & _RANK_MASK | flush << _SUIT_SHIFT
        value = self._values.get(key)
        if value is None:
            counts = {rank: count for rank, place in _PLACES if (count := total >> place & 7)}
            value = self.read(counts, flush=flush)
            self._values[key] = value
        return value


def make_hand(value: HandValue, playing: Sequence[Card], hole: Sequence[Card]) -> MadeHand:
    """The playing cards put in the order their value lists the ranks."""
    order = {rank: place for place, rank in reversed(tuple(enumerate(value.ranks)))}
    cards = tuple(sorted(playing, key=lambda card: order[card.rank]))
    return MadeHand(value, cards, tuple(card for card in cards if card in hole))


def by_importance(counts: dict[Rank, int]) -> tuple[Rank, ...]:
    """Ranks repeated as often as they occur, the most frequent first, higher before lower.

    >>> [int(rank) for rank in by_importance({Rank.ACE: 1, Rank.QUEEN: 2, Rank.NINE: 1, Rank.SIX: 1})]
    [12, 12, 14, 9, 6]
    """
    ordered = sorted(counts, key=lambda rank: (counts[rank], rank), reverse=True)
    return tuple(rank for rank in ordered for _ in range(counts[rank]))


def _by_suit(card: Card) -> int:
    return _SUIT_FIRST[card.index]
