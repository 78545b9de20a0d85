"""One hand a call, in plain Python and without any extra: numbers or text in, a value out."""

from collections.abc import Callable, Sequence
from functools import cache
from typing import Final

from oddchip.bulk.hand_rule import HandRule
from oddchip.cards import ALL_CARDS, parse_cards
from oddchip.errors import ArrayError, OddchipError
from oddchip.kernels.one_hand import evaluator

OneHand = Callable[[Sequence[int] | str], int]
"""One hand as numbers or text in, its value out."""

_INDEX: Final = {card.code: card.index for card in ALL_CARDS}


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
    if rule.selection != "any-five" or rule.floor:
        value_of = _selecting(value_of, rule)

    def evaluate(cards: Sequence[int] | str) -> int:
        try:
            return value_of(read_numbers(cards) if isinstance(cards, str) else cards)
        except (KeyError, ValueError, IndexError, TypeError) as error:
            if isinstance(error, OddchipError):
                raise
            raise _refusal(cards, rule) from None

    return evaluate


@cache
def _default() -> OneHand:
    return one_hand_function(HandRule())


def _selecting(value_of: Callable[[Sequence[int]], int], rule: HandRule) -> Callable[[Sequence[int]], int]:
    """``value_of`` for the cards that may play, 0 below the floor."""
    badugi, any_five, floor = rule.is_badugi, rule.selection == "any-five", rule.floor

    def best(numbers: Sequence[int]) -> int:
        if len(set(numbers)) != len(numbers):
            raise ValueError(numbers)
        if badugi or any_five:
            value = value_of(numbers[: rule.hole] if badugi else numbers)
        else:
            value = max([value_of([numbers[at] for at in five]) for five in rule.candidates(len(numbers))])
        return value if value >= floor else 0

    return best


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


def _refusal(cards: Sequence[int] | str, rule: HandRule) -> OddchipError:
    """Why these cards have no value: no card, one twice, or a wrong count."""
    numbers = read_numbers(cards) if isinstance(cards, str) else list(cards)
    for place, number in enumerate(numbers):
        if number not in range(rule.lowest, 52):
            return ArrayError("array-card", name="cards", given=number, place=place, first=rule.lowest, last=51)
    for number in numbers:
        if numbers.count(number) > 1:
            return ArrayError("array-duplicate", name="cards", card=number, row=0)
    return ArrayError("no-kernel", system=rule.system, selection=rule.selection, given=len(numbers))
