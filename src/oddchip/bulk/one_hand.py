"""One hand a call, in plain Python and without any extra: numbers or text in, a value out."""

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Final

from oddchip.bulk.hand_rule import HandRule
from oddchip.cards import ALL_CARDS, parse_cards
from oddchip.errors import ArrayError, HandError
from oddchip.kernels.one_hand import evaluator

_INDEX: Final = {card.code: card.index for card in ALL_CARDS}


def evaluate_one(cards: Sequence[int] | str, rule: HandRule | None = None) -> int:
    """The value of one hand, the same as `evaluate_hands` gives; hole cards first.

    ``cards`` are numbers (0 to 51) or text. For many calls take `one_hand_function` once: it is twice as fast.

    >>> hex(evaluate_one("As Ks Qs Js Ts 2c 3d")), evaluate_one([51, 47, 43, 39, 35, 0, 5])
    ('0x800a', 32778)
    """
    return one_hand_function(rule or HandRule())(cards)


@lru_cache(maxsize=None)
def one_hand_function(rule: HandRule) -> Callable[[Sequence[int] | str], int]:
    """A function for one hand a call: cards as numbers or text in, a value out.

    Raises `ArrayError` (``array-card``, ``array-duplicate``, ``no-kernel``) for numbers, and the errors of
    `parse_cards` for text.

    >>> omaha = one_hand_function(HandRule(selection="exactly-two", hole=4))
    >>> omaha("As Ah Ad Ac Kc Kd Kh 2s 3s") >> 12      # kings full of aces, never four of a kind
    6
    """
    value_of = evaluator(rule.system)
    simple = rule.selection in ("any-five", "badugi-subset") and rule.hole is None
    sizes = range(1, 8) if rule.system.startswith("badugi") else range(5, 8)
    deck = frozenset(range(rule.lowest, 52))
    floor = rule.floor

    def best(numbers: Sequence[int]) -> int:
        if simple or rule.is_badugi:
            hand = numbers[: rule.hole]
            if len(hand) not in sizes:
                raise ArrayError("no-kernel", system=rule.system, selection=rule.selection, given=len(hand))
            return value_of(hand)
        candidates = rule.candidates(len(numbers))
        if not candidates:
            raise ArrayError("no-kernel", system=rule.system, selection=rule.selection, given=len(numbers))
        return max([value_of([numbers[at] for at in five]) for five in candidates])

    def evaluate(cards: Sequence[int] | str) -> int:
        numbers = read_numbers(cards) if isinstance(cards, str) else cards
        given = frozenset(numbers)
        if len(given) != len(numbers) or not given <= deck:
            raise _refusal(numbers, rule)
        value = value_of(numbers) if simple and len(numbers) in sizes else best(numbers)
        return value if value >= floor else 0

    return evaluate


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
        parse_cards(text)  # says which card, and where
    return numbers


def _refusal(numbers: Sequence[int], rule: HandRule) -> ArrayError | HandError:
    for place, number in enumerate(numbers):
        if number not in range(rule.lowest, 52):
            return ArrayError("array-card", name="cards", given=number, place=place, first=rule.lowest, last=51)
    twice = next(number for number in numbers if list(numbers).count(number) > 1)
    return ArrayError("array-duplicate", name="cards", card=twice, row=0)
