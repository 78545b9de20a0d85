"""Which message names a hand, and with what arguments."""

from typing import Any, Final

from oddchip.ranking import HandCategory, MadeHand, find_system
from oddchip.wording.forms import Forms

_STRAIGHTS: Final = frozenset({HandCategory.STRAIGHT, HandCategory.STRAIGHT_FLUSH})
_NAMED: Final = frozenset({"royal-flush", "broadway", "wheel"})


def hand_forms(hand: MadeHand, *, kickers: int | None = None) -> Forms:
    """The name of a hand as a thing with forms, its first ``kickers`` kickers named (all if not said).

    For a flush, ``kickers`` above one names all five ranks instead of the highest.

    >>> from oddchip.cards import parse_cards
    >>> from oddchip.ranking import HIGH, ANY_FIVE
    >>> hand_forms(HIGH.best(ANY_FIVE, parse_cards("As Ks Qs Js Ts"), ())).kind
    'hand-royal-flush'
    """
    if find_system(hand.value.system).low:
        return _low(hand)
    name = _short(hand, all_ranks=kickers is not None and kickers > 1)
    return _with_kickers(name, hand, kickers)


def _short(hand: MadeHand, *, all_ranks: bool) -> Forms:
    """The name without kickers."""
    category, ranks = hand.category, hand.value.ranks
    if hand.name == "royal-flush":
        return _made("royal-flush", hand)
    if category in _STRAIGHTS:
        named = category is HandCategory.STRAIGHT and hand.name in _NAMED
        return _made(f"{hand.name}" if named else category.value, hand, low=ranks[-1], high=ranks[0])
    if category is HandCategory.FLUSH and all_ranks:
        return _made("flush-ranks", hand, ranks=ranks)
    if category is HandCategory.FULL_HOUSE:
        return _made(category.value, hand, rank=ranks[0], pair=ranks[3])
    if category is HandCategory.TWO_PAIR:
        return _made(category.value, hand, rank=ranks[0], second=ranks[2])
    return _made(category.value, hand, rank=ranks[0])


def _with_kickers(name: Forms, hand: MadeHand, kickers: int | None) -> Forms:
    beside = hand.kickers
    named = beside if kickers is None else beside[:kickers]
    if hand.category is HandCategory.HIGH_CARD:
        named = named[1:]
    if not named:
        return name
    if len(named) == 1:
        return Forms("hand-kicker", name.key, {"hand": name, "kicker": named[0].rank})
    return Forms("hand-kickers", name.key, {"hand": name, "kickers": [card.rank for card in named]})


def _low(hand: MadeHand) -> Forms:
    """A low hand is named as a low: its ranks from the top down, or what spoils it."""
    category, ranks = hand.category, hand.value.ranks
    if category is HandCategory.NO_PAIR:
        kind = "low-wheel" if hand.name == "wheel" else "low"
        return _made(kind, hand, ranks=ranks)
    if category.value.startswith("badugi"):
        return _made(category.value, hand, ranks=ranks)
    if category in _STRAIGHTS:
        return _made(f"low-{category.value}", hand, low=ranks[-1], high=ranks[0])
    if category is HandCategory.FULL_HOUSE:
        return _made("low-full-house", hand, rank=ranks[0], pair=ranks[3])
    if category is HandCategory.TWO_PAIR:
        return _made("low-two-pair", hand, rank=ranks[0], second=ranks[2])
    return _made(f"low-{category.value}", hand, rank=ranks[0])


def _made(kind: str, hand: MadeHand, **arguments: Any) -> Forms:
    return Forms(f"hand-{kind}", hand.category.value, arguments)
