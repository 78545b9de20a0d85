"""Range against range in hold'em with any cards known, exact, over every board that can still come.

The work is done by `oddchip.kernels.board_pass`, a board at a time; boards that differ by suits which neither the
ranges nor the known cards tell apart are looked at once.
"""

from array import array
from collections.abc import Callable, Iterable, Sequence
from functools import cache, lru_cache
from itertools import permutations
from math import comb
from typing import TYPE_CHECKING, Any, Final

from oddchip.cards import FULL_DECK, Card, Deck
from oddchip.errors import HandError
from oddchip.kernels.loading import load_kernels
from oddchip.odds.combo_weights import COMBO_CARDS, COMBOS, Weights, sum_pairs
from oddchip.odds.heads_up_counts import HeadsUpCounts

if TYPE_CHECKING:
    import numpy.typing as npt

Progress = Callable[[int, int], object]
"""Told how many boards are done, of how many."""
EXCHANGES: Final = tuple(permutations(range(4)))
"""Every exchange of suits: the new suits of ♣ ♦ ♥ ♠. The first changes nothing."""

# Kinds of boards a piece: 20 to 60 ms, so that Ctrl-C is seen and progress told.
_PIECE: Final = 1 << 14


def range_v_range(  # noqa: PLR0913 - the deck and its ranking are one choice
    first: Weights,
    second: Weights,
    board: Iterable[Card] = (),
    dead: Iterable[Card] = (),
    *,
    deck: Deck = FULL_DECK,
    system: str = "high",
    progress: Progress | None = None,
) -> HeadsUpCounts:
    """One range against another over every board: deals that the first wins, ties and loses.

    ``first`` and ``second`` are weights as in `combo_weights`; combos with a card of ``board`` (0 to 5 cards) or
    ``dead`` cannot be dealt, whatever their weight. Whole numbers and fractions give exact counts; other floats give
    sums of floats, right to about 15 digits of the total. ``system`` is a ranking system of hold'em: ``high``, or
    ``short-deck`` and ``short-deck-trips`` with their deck.

    Before the flop with nothing known `match_ranges` says the same from a table. Raises `HandError` for cards given
    twice or a board that cannot be, `MissingExtraError` without the extra ``[fast]``. Memory: at most 80 MB beside
    NumPy and Numba.

    >>> from oddchip.cards import parse_cards
    >>> everything = [1] * 1326
    >>> range_v_range(everything, everything, parse_cards("Ks 8h 3d 3c"))
    HeadsUpCounts(win=23975696, tie=3417728, lose=23975696)
    """
    known, unseen = _known_cards(tuple(board), tuple(dead), deck)
    form = _Boards(known, unseen, system, progress).sum_pairs
    win, lose, total = sum_pairs(form, (first, second), comb(len(unseen), 5 - len(known)))
    tie = total - win - lose
    # Of floats nothing may be left, and rounding may make it less.
    return HeadsUpCounts(win, max(tie, 0.0) if isinstance(tie, float) else tie, lose)


def _known_cards(
    board: tuple[Card, ...], dead: tuple[Card, ...], deck: Deck
) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """The cards of the board, and those not seen yet."""
    if len(board) > 5:
        raise HandError("board-count", given=len(board), variant="holdem", expected=5)
    places = [*(["board"] * len(board)), *(["dead"] * len(dead))]
    seen: dict[Card, str] = {}
    for card, place in zip((*board, *dead), places, strict=True):
        if card not in deck:
            raise HandError("card-not-in-deck", card=card.code, size=deck.size, variant="holdem")
        if card in seen:
            raise HandError("duplicate-card", card=card.code, first=seen[card], second=place)
        seen[card] = place
    return tuple(card.index for card in board), tuple(card.index for card in deck.cards if card not in seen)


class _Boards:
    """The boards still to come, and sums over them."""

    def __init__(self, known: tuple[int, ...], unseen: tuple[int, ...], system: str, progress: Progress | None) -> None:
        self.known, self.unseen, self.system, self.progress = known, unseen, system, progress
        self.size = 5 - len(known)

    def sum_pairs(self, first: Sequence[float], second: Sequence[float]) -> tuple[float, float, float]:
        """Weight of deals in which the first range wins, of those in which it loses, of all."""
        kernels, runouts = load_kernels("board_pass"), load_kernels("runouts")
        ranges = load_kernels("range_tables")
        import numpy as np  # noqa: PLC0415 - the extra [fast]

        weights = np.frombuffer(array("d", (*first, *second))).reshape(2, COMBOS) * _combos_of(self.unseen)
        total = _disjoint_weight(weights) * comb(max(len(self.unseen) - 4, 0), self.size)
        if not total:
            return 0, 0, 0
        live = sum(1 << card for card in self.unseen)
        cards, counts = runouts.distinct_runouts(live, self.size, self._exchanges(weights))
        known = np.array(self.known, dtype=np.uint8)
        tables = (*kernels.pass_tables(self.system), *ranges.range_tables(weights))
        sums = np.zeros(2)
        for start in range(0, len(cards), _PIECE):
            part = slice(start, start + _PIECE)
            kernels.pass_boards(cards[part], counts[part], known, *tables, sums)
            if self.progress:
                self.progress(min(start + _PIECE, len(cards)), len(cards))
        return float(sums[0]), float(sums[1]), total

    def _exchanges(self, weights: "npt.NDArray[Any]") -> list[tuple[int, ...]]:
        """The exchanges of suits that change neither the cards known and unseen nor a range."""
        possible = _exchanges_of(self.known, self.unseen)
        if len(possible) == 1:
            return [EXCHANGES[0]]
        return [EXCHANGES[at] for at in possible if (weights[:, _moved_combos()[at]] == weights).all()]


@lru_cache(maxsize=64)
def _exchanges_of(*parts: tuple[int, ...]) -> list[int]:
    """Places of the exchanges of suits that change none of these sets of cards."""
    return [
        place
        for place, exchange in enumerate(EXCHANGES)
        if all({card & ~3 | exchange[card & 3] for card in cards} == set(cards) for cards in parts)
    ]


@cache
def _moved_combos() -> "npt.NDArray[Any]":
    """Where each combo goes by each exchange of suits: ``int16[24, 1326]``."""
    import numpy as np  # noqa: PLC0415 - the extra [fast]

    cards = np.array(COMBO_CARDS)
    moved = cards[None] & ~3 | np.array(EXCHANGES)[:, cards & 3]
    high, low = moved.max(axis=2), moved.min(axis=2)
    places: npt.NDArray[Any] = (high * (high - 1) // 2 + low).astype(np.int16)
    return places


@cache
def _combo_cards() -> "npt.NDArray[Any]":
    import numpy as np  # noqa: PLC0415 - the extra [fast]

    return np.array(COMBO_CARDS)


@lru_cache(maxsize=64)
def _combos_of(cards: tuple[int, ...]) -> "npt.NDArray[Any]":
    """Which combos can be dealt of these cards: ``bool[1326]``."""
    import numpy as np  # noqa: PLC0415 - the extra [fast]

    live = np.zeros(52, dtype=bool)
    live[list(cards)] = True
    dealt: npt.NDArray[Any] = live[_combo_cards()].all(axis=1)
    return dealt


def _disjoint_weight(weights: "npt.NDArray[Any]") -> float:
    """Weight of all pairs of combos without a common card."""
    import numpy as np  # noqa: PLC0415 - the extra [fast]

    cards = _combo_cards()
    by_card = [
        np.bincount(cards[:, 0], side, minlength=52) + np.bincount(cards[:, 1], side, minlength=52) for side in weights
    ]
    first, second = weights
    # Pairs with a common card are taken away once for each; equal combos have two.
    return float(first.sum() * second.sum() - by_card[0] @ by_card[1] + first @ second)
