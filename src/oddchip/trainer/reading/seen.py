"""A hand as somebody sees it."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

from oddchip.cards import Card, Rank
from oddchip.ranking import HandCategory, HandValue, MadeHand, RankingSystem, Selection, compare_hands


@dataclass(frozen=True, slots=True)
class Look:
    """One thing that is looked at when hands are compared: the category, a rank of the main part, a kicker.

    Wrong readings look at more (``sixth``, ``suit``). ``shown`` is what the hand shows there (a category code, a rank
    letter, a card code), ``number`` what it counts: greater is better.
    """

    part: str
    index: int
    shown: str
    number: int


@dataclass(frozen=True, slots=True)
class Seen:
    """A hand with its looks in the order in which they are compared: the first difference decides.

    ``category`` is a category code, or a word for a hand that does not exist (``three-pair``). ``made`` is the hand of
    the engine that this was read from.
    """

    category: str
    cards: tuple[Card, ...]
    ranks: tuple[Rank, ...]
    kickers: int
    looks: tuple[Look, ...]
    made: MadeHand

    @property
    def strength(self) -> tuple[int, ...]:
        """What is compared."""
        return tuple([look.number for look in self.looks])


def seen_as(system: RankingSystem, hand: MadeHand) -> Seen:
    """A made hand, looked at step by step as the rules say.

    >>> from oddchip.cards import parse_cards
    >>> from oddchip.ranking import ANY_FIVE, HIGH
    >>> seen = seen_as(HIGH, HIGH.best(ANY_FIVE, parse_cards("Ad Qc"), parse_cards("Qs 9h 6d 4c 2s")))
    >>> " ".join(look.shown for look in seen.looks)
    'pair Q A 9 6'
    """
    looks = []
    for step in compare_hands(hand, hand).steps:
        shown = step.left
        if isinstance(shown, HandCategory):
            # Twice the level, so that a category that does not exist fits between two that do.
            looks.append(Look("category", 1, shown.value, 2 * system.level(shown)))
        else:
            looks.append(Look(step.part, step.index, shown.letter, _number(system, shown)))
    return Seen(hand.category.value, hand.cards, hand.value.ranks, hand.category.kickers, tuple(looks), hand)


# The readings of a deal differ in one step, so that most of them begin with the same hand; a deal has some dozens.
@lru_cache(maxsize=1024)
def best_seen(
    system: RankingSystem, selection: Selection, hole: tuple[Card, ...], board: tuple[Card, ...] = ()
) -> Seen:
    """The best hand that a selection allows, looked at as the rules say.

    >>> from oddchip.cards import parse_cards
    >>> from oddchip.ranking import ANY_FIVE, HIGH
    >>> best_seen(HIGH, ANY_FIVE, parse_cards("Ad Qc"), parse_cards("Qs 9h 6d 4c 2s")).category
    'pair'
    """
    return seen_as(system, system.best(selection, hole, board))


def imagined(system: RankingSystem, category: HandCategory, cards: Sequence[Card], hole: Sequence[Card]) -> Seen:
    """Cards, in order of importance, taken for a category that they do not make."""
    ranks = tuple(card.rank for card in cards)
    strength = (system.level(category), *(int(rank) for rank in ranks))
    playing = tuple(card for card in cards if card in hole)
    return seen_as(system, MadeHand(HandValue(system.key, category, ranks, strength), tuple(cards), playing))


def _number(system: RankingSystem, rank: Rank) -> int:
    if not system.low:
        return int(rank)
    ace_low = rank is Rank.ACE and getattr(system, "ace_low", False)
    return -1 if ace_low else -int(rank)
