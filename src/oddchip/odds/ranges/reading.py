"""Text to ranges, and combos to ranges."""

from collections.abc import Iterable, Mapping
from decimal import Decimal
from fractions import Fraction

from oddchip.cards import Card
from oddchip.errors import TextError, UnknownNameError
from oddchip.odds.ranges.combo import bits_of, combo_of, read_combo
from oddchip.odds.ranges.holdem_forms import HoldemForms
from oddchip.odds.ranges.omaha_forms import OmahaForms
from oddchip.odds.ranges.pattern import held
from oddchip.odds.ranges.pattern_range import PatternRange
from oddchip.odds.ranges.range import Range
from oddchip.odds.ranges.syntax import WEIGHT_EXAMPLE, Layer, read_layers
from oddchip.odds.ranges.two_card_range import TwoCardRange
from oddchip.variants import Variant, find_variant


def parse_range(text: str, variant: str | Variant = "holdem") -> Range:
    """The range that ``text`` names, for a game with a board.

    Two hole cards: ``AA TT+ AKs AKo AK A2s+ A5s-A2s 76s-54s 22-55 AhKh A* As* random 30% 5%-15%``. ``X+`` keeps the top
    card and lifts the kicker to one below it; ``%`` takes the best hands by exact equity against a random hand, whole
    classes up to the limit (hold'em only). Three and more: ``AA** AAxx:ds KKJTss AA!AAA RROO $ds $ss $np AsKs``.
    Weights ``:0.5``, ``:1/3``, ``@50``; ``!`` takes out; ``:`` is "and"; brackets group. A hand named twice takes its
    last weight. Any case, order and suit sign; spaces or commas between. Grammar: docs/reference/ranges.md.

    Raises `TextError` with position, given text and suggestion for anything that is not understood to its last
    character, and `UnknownNameError` for a game that is unknown or has no ranges.

    >>> aces_and_kings = parse_range("KK+, AhKh")
    >>> len(aces_and_kings), str(aces_and_kings)
    (13, 'KK+ AhKh')
    >>> len(parse_range("AA:$ds", "omaha"))
    864
    >>> parse_range("TT+, AKx")
    Traceback (most recent call last):
    oddchip.errors.TextError: position 8: 'x' after a hand has no meaning in a range; try AK
    """
    game = _game(variant)
    if game.hole != 2:
        return PatternRange(game, read_layers(text, OmahaForms(game)))
    weights: dict[int, Fraction] = {}
    for layer in read_layers(text, HoldemForms(game)):
        weights |= dict.fromkeys(layer.hands, layer.weight)
    return TwoCardRange(game, weights)


def range_of(
    combos: Mapping[str, Fraction | Decimal | int] | Iterable[str | Iterable[Card]],
    variant: str | Variant = "holdem",
) -> Range:
    """The range of these combos, given as cards or text: a mapping of text to weights, or combos that weigh 1 each.

    Weights are exact numbers from 0 to 1; `TextError` (``range-weight``) for any other.

    >>> range_of({"AsKs": Fraction(1, 2), "KsAd": 1})
    parse_range('AdKs AsKs@50')
    """
    game = _game(variant)
    pairs = combos.items() if isinstance(combos, Mapping) else ((combo, 1) for combo in combos)
    weights: dict[int, Fraction] = {}
    for combo, weight in pairs:
        if isinstance(weight, float) or not 0 <= weight <= 1:
            raise TextError("range-weight", given=str(weight), suggestion=WEIGHT_EXAMPLE)
        weights[bits_of(read_combo(game, combo))] = Fraction(weight)
    if game.hole == 2:
        return TwoCardRange(game, weights)
    return PatternRange(game, [Layer(held(combo_of(bits)), weight) for bits, weight in weights.items()])


def _game(variant: str | Variant) -> Variant:
    game = find_variant(variant) if isinstance(variant, str) else variant
    if game.family != "board" or game.parts:
        raise UnknownNameError("range-game", variant=game.key)
    return game
