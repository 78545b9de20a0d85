"""What one player holds in a question about odds: known cards, a range, unseen cards, or known and unseen ones."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from fractions import Fraction
from itertools import combinations
from math import lcm
from typing import Protocol, runtime_checkable

from oddchip.cards import Card, read_cards
from oddchip.errors import HandError, OddchipError, TextError
from oddchip.variants import Variant

Combo = tuple[int, ...]
"""Cards of one holding by index, in the order in which they were given."""
UNSEEN_WORDS = frozenset({"?", "??", "*", "**", "random", "any", "100%"})
"""Texts that mean a hand nobody has seen."""


@runtime_checkable
class WeightedCombos(Protocol):
    """A range: combos (cards) with weights, as pairs."""

    def items(self) -> Iterable[tuple[Iterable[Card], Fraction | float]]:
        """Every combo with its weight."""


Hand = str | Iterable[Card] | WeightedCombos
"""A hand as it may be given: text, cards, or a range."""


@dataclass(frozen=True, slots=True)
class Holding:
    """Combos one of which the player holds, with whole-number weights, and how many cards are unseen beside it.

    Known cards are one combo of weight 1; an unseen hand is one empty combo with all cards ``missing``.

    >>> from oddchip.variants import find_variant
    >>> read_holding(find_variant("holdem"), "As ??")
    Holding(text='As ??', combos=((51,),), weights=(1,), missing=1, scale=1)
    """

    text: str
    combos: tuple[Combo, ...]
    weights: tuple[int, ...]
    missing: int
    scale: int = 1

    @property
    def is_range(self) -> bool:
        """Whether there is more than one combo."""
        return len(self.combos) > 1

    def without(self, cards: int) -> "Holding":
        """The holding without the combos that need one of these cards (bits)."""
        kept = [
            (combo, weight)
            for combo, weight in zip(self.combos, self.weights, strict=True)
            if not any(cards >> card & 1 for card in combo)
        ]
        combos, weights = zip(*kept, strict=True) if kept else ((), ())
        return Holding(self.text, combos, weights, self.missing, self.scale)

    def spelled_out(self, deck: Iterable[int]) -> "Holding":
        """The same with every way to fill the unseen cards from ``deck`` as a combo."""
        cards = tuple(deck)
        combos = [
            ((*combo, *more), weight)
            for combo, weight in zip(self.combos, self.weights, strict=True)
            for more in combinations([card for card in cards if card not in combo], self.missing)
        ]
        return Holding(self.text, tuple(c for c, _ in combos), tuple(w for _, w in combos), 0, self.scale)


def read_holding(variant: Variant, hand: Hand) -> Holding:
    """The holding of a text, of cards, or of a range.

    Cards beyond those named are unseen in stud, where they are still to come; elsewhere they must be written ``??``.
    Raises `TextError`, or `HandError` for a wrong number of cards.
    """
    if isinstance(hand, str):
        return _read_text(variant, hand)
    if isinstance(hand, WeightedCombos) and not isinstance(hand, Mapping | tuple | list):
        return read_range(variant, str(hand), hand)
    if isinstance(hand, Mapping):
        return read_range(variant, "range", hand)
    cards = tuple(hand)  # type: ignore[arg-type]  # neither text nor range: cards
    return known_holding(variant, cards, text=" ".join(card.code for card in cards))


def known_holding(variant: Variant, cards: tuple[Card | None, ...], *, text: str) -> Holding:
    """A holding of named and of unseen (``None``) cards."""
    known = [card for card in cards if card is not None]
    for place, card in enumerate(known):
        if card not in variant.deck:
            raise HandError("card-not-in-deck", card=card.code, size=variant.deck.size, variant=variant.key)
        if card in known[:place]:
            raise HandError("duplicate-card", card=card.code, first=text, second=text)
    to_come = variant.family == "stud"
    if len(cards) > variant.hole or (len(cards) < variant.hole and not to_come):
        raise HandError("hand-count", given=len(cards), variant=variant.key, expected=variant.hole)
    if variant.parts and None in cards[: len(known)]:
        raise HandError("hand-count", given=len(known), variant=variant.key, expected=variant.hole)
    return Holding(text, (tuple(card.index for card in known),), (1,), variant.hole - len(known))


def read_range(variant: Variant, text: str, combos: WeightedCombos | Mapping[Iterable[Card], Fraction]) -> Holding:
    """A holding of weighted combos; weights become whole numbers in the same proportion."""
    pairs = [(tuple(cards), _exact(weight)) for cards, weight in combos.items()]
    pairs = [(cards, weight) for cards, weight in pairs if weight > 0]
    scale = lcm(*[weight.denominator for _, weight in pairs]) if pairs else 1
    for cards, _ in pairs:
        known_holding(variant, cards, text=text)
    return Holding(
        text,
        tuple(tuple(card.index for card in cards) for cards, _ in pairs),
        tuple(int(weight * scale) for _, weight in pairs),
        0,
        scale,
    )


def _exact(weight: Fraction | float) -> Fraction:
    """The weight as it was written: 0.1 is one tenth."""
    return Fraction(str(weight)) if isinstance(weight, float) else Fraction(weight)


def _read_text(variant: Variant, text: str) -> Holding:
    word = text.strip()
    if word.casefold() in UNSEEN_WORDS:
        return Holding("random", ((),), (1,), variant.hole)
    try:
        cards = tuple(read.card for read in read_cards(word.replace("/", " ")))
    except TextError as error:
        return _read_range_text(variant, word, error)
    return known_holding(variant, cards, text=" ".join("??" if card is None else card.code for card in cards))


def _read_range_text(variant: Variant, text: str, not_cards: OddchipError) -> Holding:
    """A text that is no row of cards: a range, where this game has ranges."""
    raise not_cards
