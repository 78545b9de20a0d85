"""Comparing two hands card by card, so that the deciding one can be named."""

from dataclasses import dataclass
from functools import cache
from typing import Literal

from oddchip.cards import Rank
from oddchip.errors import HandError
from oddchip.ranking.category import HandCategory
from oddchip.ranking.made_hand import MadeHand

Part = Literal["category", "main", "kicker"]


@dataclass(frozen=True, slots=True)
class Step:
    """One step of a comparison: what was looked at, and what either hand showed there.

    ``index`` counts from 1 within its part: the second rank of a full house is its pair, ``kicker 1`` the first kicker.
    ``left`` and ``right`` are categories in the first step, ranks after it.
    """

    part: Part
    index: int
    left: HandCategory | Rank
    right: HandCategory | Rank

    @property
    def equal(self) -> bool:
        """Whether this step leaves the hands equal."""
        return self.left is self.right


@dataclass(frozen=True, slots=True)
class Comparison:
    """How two hands compare: ``result`` is 1 if the left one is better, -1 if the right one is, 0 for a tie.

    ``steps`` are the steps in the order of the rules, up to and including the deciding one.

    >>> from oddchip.cards import parse_cards
    >>> from oddchip.ranking import ANY_FIVE, HIGH
    >>> board = parse_cards("Qs 9h 6d 4c 2s")
    >>> left, right = (HIGH.best(ANY_FIVE, parse_cards(hole), board) for hole in ("Ad Qc", "Kd Qh"))
    >>> comparison = compare_hands(left, right)
    >>> comparison.result, comparison.decided_by
    (1, 'kicker 1')
    """

    left: MadeHand
    right: MadeHand
    result: Literal[-1, 0, 1]
    steps: tuple[Step, ...]

    @property
    def deciding(self) -> Step | None:
        """The step that decides; ``None`` for a tie."""
        return self.steps[-1] if self.result else None

    @property
    def decided_by(self) -> str:
        """``category``, ``rank N`` of the main part, ``kicker N`` or ``tie``."""
        step = self.deciding
        if step is None:
            return "tie"
        return {"category": "category", "main": f"rank {step.index}", "kicker": f"kicker {step.index}"}[step.part]


def compare_hands(left: MadeHand, right: MadeHand) -> Comparison:
    """Compare category, then the main part, then the kickers, and stop at the first difference.

    Raises `HandError` (``not-comparable``) for hands of two ranking systems.
    """
    if left.value.system != right.value.system:
        raise HandError("not-comparable", first=left.value.system, second=right.value.system)
    steps = [Step("category", 1, left.category, right.category)]
    if steps[0].equal:
        left_ranks, right_ranks = left.value.ranks, right.value.ranks
        for part, index, place in _places(left.category, len(left_ranks)):
            steps.append(Step(part, index, left_ranks[place], right_ranks[place]))
            if left_ranks[place] is not right_ranks[place]:
                break
    first, second = left.value.strength, right.value.strength
    result: Literal[-1, 0, 1] = 0 if first == second else 1 if first > second else -1
    return Comparison(left, right, result, tuple(steps))


def deciding_step(left: MadeHand, right: MadeHand) -> Step:
    """The last step of `compare_hands` alone: the one that decides, or for equal hands the last that was looked at.

    >>> from oddchip.cards import parse_cards
    >>> from oddchip.ranking import ANY_FIVE, HIGH
    >>> board = parse_cards("Qs 9h 6d 4c 2s")
    >>> left, right = (HIGH.best(ANY_FIVE, parse_cards(hole), board) for hole in ("Ad Qc", "Kd Qh"))
    >>> deciding_step(left, right).part
    'kicker'
    """
    category, other = left.value.category, right.value.category
    if category is not other:
        return Step("category", 1, category, other)
    left_ranks, right_ranks = left.value.ranks, right.value.ranks
    places = _places(category, len(left_ranks))
    for part, index, place in places:
        if left_ranks[place] is not right_ranks[place]:
            return Step(part, index, left_ranks[place], right_ranks[place])
    part, index, place = places[-1]
    return Step(part, index, left_ranks[place], right_ranks[place])


# Where each rank of the main part stands in the ordered cards; a straight is as high as its first card.
_MAIN_PLACES = {
    HandCategory.FIVE_OF_A_KIND: (0,),
    HandCategory.STRAIGHT_FLUSH: (0,),
    HandCategory.FOUR_OF_A_KIND: (0,),
    HandCategory.FULL_HOUSE: (0, 3),
    HandCategory.STRAIGHT: (0,),
    HandCategory.THREE_OF_A_KIND: (0,),
    HandCategory.TWO_PAIR: (0, 2),
    HandCategory.PAIR: (0,),
    HandCategory.HIGH_CARD: (),
}


@cache
def _places(category: HandCategory, size: int) -> list[tuple[Part, int, int]]:
    """What is compared in a category, in order: part, index within it, and place among the ordered ranks."""
    main = _MAIN_PLACES.get(category, tuple(range(size)))
    places: list[tuple[Part, int, int]] = [("main", index, place) for index, place in enumerate(main, 1)]
    first = size - category.kickers
    places += [("kicker", index, place) for index, place in enumerate(range(first, size), 1)]
    return places
