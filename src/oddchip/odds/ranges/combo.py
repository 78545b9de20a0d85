"""A combo: the hole cards of one starting hand, without order."""

from collections.abc import Iterable, Iterator
from itertools import combinations

from oddchip.cards import ALL_CARDS, Card, Deck, parse_cards
from oddchip.errors import HandError
from oddchip.variants import Variant

Combo = tuple[Card, ...]
"""The cards of a starting hand, highest first: ``As Kd`` and ``Kd As`` are one combo."""


def combo_of(bits: int) -> Combo:
    """The combo whose card indices are the one bits of ``bits``.

    >>> format_combo(combo_of(1 << 51 | 1 << 44))
    'AsKc'
    """
    return tuple(ALL_CARDS[index] for index in range(bits.bit_length() - 1, -1, -1) if bits >> index & 1)


def bits_of(cards: Iterable[Card]) -> int:
    """The cards as bits: card ``index`` n is bit n."""
    bits = 0
    for card in cards:
        bits |= 1 << card.index
    return bits


def format_combo(combo: Iterable[Card]) -> str:
    """The cards joined, as ranges write them.

    >>> format_combo(parse_cards("Kd As"))
    'KdAs'
    """
    return "".join(card.code for card in combo)


def read_combo(game: Variant, cards: str | Iterable[Card]) -> Combo:
    """The combo of these cards; `HandError` unless they are hole cards this game can deal.

    >>> from oddchip.variants import find_variant
    >>> format_combo(read_combo(find_variant("holdem"), "kd As"))
    'AsKd'
    """
    held = parse_cards(cards) if isinstance(cards, str) else tuple(cards)
    bits = bits_of(held)
    if bits.bit_count() != game.hole or len(held) != game.hole:
        raise HandError("hand-count", given=len(held), variant=game.key, expected=game.hole)
    for card in held:
        if card not in game.deck:
            raise HandError("card-not-in-deck", card=card.code, size=game.deck.size, variant=game.key)
    return combo_of(bits)


def all_combos(deck: Deck, hole: int) -> Iterator[int]:
    """Every combo of the deck as bits, strongest cards first."""
    for combo in combinations(reversed(deck.cards), hole):
        yield bits_of(combo)
