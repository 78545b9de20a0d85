"""One hand a call, in plain Python and without any extra: numbers or text in, a value out."""

from collections.abc import Callable, Sequence
from functools import cache
from typing import Final, TypeGuard

from oddchip.bulk.hand_rule import HandRule
from oddchip.cards import ALL_CARDS, parse_cards
from oddchip.errors import ArrayError, OddchipError
from oddchip.kernels.one_hand import START, Evaluate, card_weights, evaluator, sum_evaluator

OneHand = Callable[[Sequence[int] | str], int]
"""One hand as numbers or text in, its value out."""

_INDEX: Final = {card.code: card.index for card in ALL_CARDS}
_NO_HAND: Final = (KeyError, ValueError, IndexError, TypeError)
"""What the kernels raise for numbers that make no hand."""


def evaluate_one(cards: Sequence[int] | str, rule: HandRule | None = None) -> int:
    """The value of one hand, the same as `evaluate_hands` gives; hole cards first.

    ``cards`` are numbers (0 to 51) or text. For many calls of one rule take `one_hand_function` once.

    >>> hex(evaluate_one("As Ks Qs Js Ts 2c 3d")), evaluate_one([51, 47, 43, 39, 35, 0, 5])
    ('0x800a', 32778)
    """
    return (one_hand_function(rule) if rule is not None else _default())(cards)


@cache
def one_hand_function(rule: HandRule) -> OneHand:
    """A function for one hand a call: cards as numbers or text in, a value out.

    Raises `ArrayError` (``array-card``, ``array-duplicate``, ``no-kernel``) for numbers, and the errors of
    `parse_cards` for text.

    >>> omaha = one_hand_function(HandRule(selection="exactly-two", hole=4))
    >>> omaha("As Ah Ad Ac Kc Kd Kh 2s 3s") >> 12      # kings full of aces, never four of a kind
    6
    """
    value_of = evaluator(rule.system, lowest=rule.lowest)
    if rule.selection == "any-five" and not rule.floor:
        value_of_text = _text_evaluator(value_of, rule)
    else:
        value_of = _selecting(value_of, rule)

        def value_of_text(text: str) -> int:
            return value_of(read_numbers(text))

    def evaluate(cards: Sequence[int] | str) -> int:
        try:
            return value_of_text(cards) if _is_text(cards) else value_of(cards)  # type: ignore[arg-type] # not text
        except OddchipError:
            raise
        except _NO_HAND as error:
            raise _refusal(read_numbers(cards) if isinstance(cards, str) else cards, rule) from error

    return evaluate


@cache
def _default() -> OneHand:
    return one_hand_function(HandRule())


def _is_text(cards: Sequence[int] | str) -> TypeGuard[str]:
    return isinstance(cards, str)


def _selecting(value_of: Evaluate, rule: HandRule) -> Evaluate:
    """``value_of`` for the cards that may play, 0 below the floor."""
    badugi, any_five, floor = rule.is_badugi, rule.selection == "any-five", rule.floor
    weigh, value_of_sum = card_weights(lowest=rule.lowest).__getitem__, sum_evaluator(rule.system)
    forms = cache(rule.form)

    def best(numbers: Sequence[int]) -> int:
        if len(set(numbers)) != len(numbers):
            raise ValueError(numbers)
        if badugi or any_five:
            value = value_of(numbers[: rule.hole] if badugi else numbers)
        else:
            w = list(map(weigh, numbers))
            fives = forms(len(numbers)).fives
            value = max([value_of_sum(w[a] + w[b] + w[c] + w[d] + w[e] + START, 5) for a, b, c, d, e in fives])
        return value if value >= floor else 0

    return best


def _text_evaluator(value_of: Evaluate, rule: HandRule) -> Callable[[str], int]:
    """``value_of`` for text; canonical text of seven cards, joined or parted by single spaces, two cards at a time."""
    pairs, value_of_sum = _pair_weights(rule.lowest), sum_evaluator(rule.system)

    def evaluate(text: str) -> int:
        size = len(text)
        try:
            if size == 14:
                total = pairs[text[:4]] + pairs[text[4:8]] + pairs[text[8:12]] + pairs[text[12:]]
            elif size == 20 and text[5::6] == "   ":
                total = pairs[text[:5]] + pairs[text[6:11]] + pairs[text[12:17]] + pairs[text[18:]]
            else:
                return value_of(read_numbers(text))
        except KeyError:
            return value_of(read_numbers(text))
        return value_of_sum(total + START, 7)

    return evaluate


@cache
def _pair_weights(lowest: int) -> dict[str, int]:
    """Weights by ``As``, and of two cards added up by ``AsKs`` and ``As Ks``."""
    single = {ALL_CARDS[card].code: weight for card, weight in card_weights(lowest=lowest).items()}
    return single | {
        one + between + two: single[one] + single[two] for one in single for two in single for between in ("", " ")
    }


def read_numbers(text: str) -> list[int]:
    """The cards of a text as numbers: quickly when it is canonical (``AsKs`` or ``As Ks``), else by `parse_cards`.

    >>> read_numbers("As Ks"), read_numbers("as,10♠")
    ([51, 47], [51, 35])
    """
    try:
        codes = text.split(" ") if " " in text else [text[at : at + 2] for at in range(0, len(text), 2)]
        numbers = [_INDEX[code] for code in codes]
    except KeyError:
        return [card.index for card in parse_cards(text)]
    if len(set(numbers)) != len(numbers):
        parse_cards(text)  # says which card is given twice, and where
    return numbers


def _refusal(cards: Sequence[int], rule: HandRule) -> ArrayError:
    """Why these cards have no value: no card, one twice, or a wrong count."""
    numbers = list(cards)
    for place, number in enumerate(numbers):
        if number not in range(rule.lowest, 52):
            return ArrayError("array-card", name="cards", given=number, place=place, first=rule.lowest, last=51)
    for number in numbers:
        if numbers.count(number) > 1:
            return ArrayError("array-duplicate", name="cards", card=number, row=0)
    return ArrayError("no-kernel", system=rule.system, selection=rule.selection, given=len(numbers))
