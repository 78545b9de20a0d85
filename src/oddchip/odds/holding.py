"""What one player holds in a question about odds: known cards, a range, unseen cards, or known and unseen ones."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from fractions import Fraction
from functools import lru_cache
from itertools import combinations
from math import comb, lcm

from oddchip.cards import ALL_CARDS, Card, read_cards
from oddchip.errors import HandError, OddchipError, OddsError, TextError, UnknownNameError
from oddchip.odds.ranges import Range, parse_range
from oddchip.variants import Variant, find_variant

Combo = tuple[int, ...]
"""Cards of one holding by index, in the order in which they were given."""
UNSEEN_WORDS = frozenset({"?", "??", "*", "**", "random", "any", "100%"})
"""Texts that mean a hand nobody has seen."""


Hand = str | Iterable[Card] | Range | Mapping[tuple[Card, ...], Fraction | float]
"""A hand as it may be given: text, cards, a range, or combos with weights."""
MOST_COMBOS = 400_000
"""Combos a range may have; all hands of Omaha are 270,725."""


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
    if isinstance(hand, Range):
        return _read_range(variant, hand, str(hand))
    if isinstance(hand, Mapping):
        return read_combos(variant, "range", hand)
    cards = tuple(hand)
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


def read_combos(variant: Variant, text: str, combos: Mapping[tuple[Card, ...], Fraction | float]) -> Holding:
    """A holding of weighted combos; weights become whole numbers in the same proportion."""
    for cards in combos:
        known_holding(variant, tuple(cards), text=text)
    pairs = [(tuple(card.index for card in cards), _exact(weight)) for cards, weight in combos.items()]
    return _weighted(text, pairs)


def _read_range(variant: Variant, given: Range, text: str) -> Holding:
    if given.variant != variant.key and (len(next(iter(given), ())) != variant.hole or variant.parts):
        raise OddsError("ranges-differ", first=given.variant, second=variant.key)
    if given.total_weight == comb(variant.deck.size, variant.hole):
        return Holding("random", ((),), (1,), variant.hole)
    if len(given) > MOST_COMBOS:
        raise OddsError("range-too-wide", given=text, combos=len(given), most=MOST_COMBOS)
    pairs = [(_indices(bits), given.weight_of_bits(bits)) for bits in given.iterate_bits()]
    if any(ALL_CARDS[card] not in variant.deck for combo, _ in pairs for card in combo):
        raise OddsError("ranges-differ", first=given.variant, second=variant.key)
    return _weighted(text, pairs)


def _weighted(text: str, pairs: Iterable[tuple[Combo, Fraction]]) -> Holding:
    kept = [(combo, weight) for combo, weight in pairs if weight > 0]
    scale = lcm(*[weight.denominator for _, weight in kept]) if kept else 1
    return Holding(text, tuple(combo for combo, _ in kept), tuple(int(weight * scale) for _, weight in kept), 0, scale)


def _indices(bits: int) -> Combo:
    """Indices of the cards of a set, highest first."""
    cards = []
    while bits:
        cards.append(bits.bit_length() - 1)
        bits ^= 1 << cards[-1]
    return tuple(cards)


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
    try:
        return known_holding(variant, cards, text=" ".join("??" if card is None else card.code for card in cards))
    except HandError as error:
        if len(cards) <= variant.hole or None in cards:
            raise
        return _read_range_text(variant, word, error)


def _read_range_text(variant: Variant, text: str, not_cards: OddchipError) -> Holding:
    """A text that is no hand of known cards: a range, where this game has ranges."""
    try:
        return _range_of_text(variant.key, text)
    except UnknownNameError:
        raise not_cards from None
    except OddchipError:
        if isinstance(not_cards, HandError):
            raise not_cards from None
        raise


@lru_cache(maxsize=16)
def _range_of_text(variant: str, text: str) -> Holding:
    """The holding of a range; ranges are asked for again and again, and those of Omaha take seconds to list."""
    game = find_variant(variant)
    return _read_range(game, parse_range(text, game), text)
