"""What every ranking system can do."""

from abc import ABC, abstractmethod
from collections.abc import Sequence

from oddchip.cards import Card, Rank
from oddchip.errors import HandError
from oddchip.ranking.category import HandCategory
from oddchip.ranking.made_hand import MadeHand
from oddchip.ranking.selection import Selection
from oddchip.ranking.value import HandValue

_RANK_BITS = 3
_SUIT_SHIFT = _RANK_BITS * 13
# One number a card: a three-bit counter for its rank, above them a four-bit counter for its suit. Added up, five cards
# say how often each rank stands there and whether one suit holds them all.
_WEIGHTS = tuple(
    (1 << _RANK_BITS * (index // 4)) | (1 << _SUIT_SHIFT + 4 * (index % 4)) for index in range(52)
)  # fmt: skip
_RANK_MASK = (1 << _SUIT_SHIFT) - 1
_ONE_SUIT = frozenset(5 << 4 * suit for suit in range(4))


class RankingSystem(ABC):
    """Which of two five-card hands is better: a ladder of categories and what an ace may do.

    ``key`` is stable; ``ladder`` lists the categories, strongest first; ``low`` says that low hands win.
    """

    def __init__(self, key: str, ladder: Sequence[HandCategory], *, low: bool = False) -> None:
        self.key = key
        self.ladder = tuple(ladder)
        self.low = low
        self._values: dict[int, HandValue] = {}

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
        # Among equal hole cards the higher suit is taken, which is what the odd chip of stud looks at.
        hole = sorted(hole, key=_by_suit, reverse=True) if not board else hole
        cards = (*board, *hole)
        weights = [_WEIGHTS[card.index] for card in cards]
        best: HandValue | None = None
        places: tuple[int, ...] = ()
        seen: set[int] = set()
        for candidate in selection.candidates(len(hole), len(board)):
            a, b, c, d, e = candidate
            total = weights[a] + weights[b] + weights[c] + weights[d] + weights[e]
            if total in seen:
                continue
            seen.add(total)
            value = self._value(total)
            if best is None or value.strength > best.strength:
                best, places = value, candidate
        if best is None:
            raise HandError("hand-count", given=len(cards), variant=self.key, expected=5)
        return make_hand(best, [cards[place] for place in places], hole)

    def _value(self, total: int) -> HandValue:
        flush = total >> _SUIT_SHIFT in _ONE_SUIT
        key = total & _RANK_MASK | flush << _SUIT_SHIFT
        value = self._values.get(key)
        if value is None:
            counts = {rank: total >> _RANK_BITS * (rank - 2) & 7 for rank in reversed(Rank)}
            value = self.read({rank: count for rank, count in counts.items() if count}, flush=flush)
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
    return card.suit
