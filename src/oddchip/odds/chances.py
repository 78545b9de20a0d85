"""Chances: in how many of all deals a hand ends in which category, and under which conditions."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import Any, Final

from oddchip.cards import Card, Rank, parse_cards, read_cards
from oddchip.errors import HandError, OddsError
from oddchip.kernels.one_hand import evaluator
from oddchip.odds.options import BUDGET, Progress
from oddchip.odds.plain_values import floor_of, low_of
from oddchip.odds.spot import Cards
from oddchip.odds.value_counts import Deal, count_values, counts_by_boards
from oddchip.pots import STANDARD, HouseRules, find_rules
from oddchip.ranking import ANY_FIVE, HandCategory
from oddchip.showdown.hands import house_variant
from oddchip.variants import Half, Variant, find_variant
from oddchip.variants.evaluating import refuse_repeats

STAGES: Final = ("final", "next-card", "flop", "turn", "river")
"""When the hand is looked at: with all cards, after the next card, or when the board has three, four or five."""
ROYAL_FLUSH: Final = (51, 47, 43, 39, 35)
_BOARD_AT = {"flop": 3, "turn": 4, "river": 5}


@dataclass(frozen=True, slots=True, kw_only=True)
class Conditions:
    """What a chance rests on; without it the number means nothing.

    ``hole``, ``board``, ``known`` (hands of others) and ``dead`` are the cards that are known, as codes. ``stage`` is
    when the hand is looked at, with ``cards`` cards (hole and board), ``to_come`` of them not yet known, out of
    ``cards_left`` cards that nobody is known to hold.
    """

    variant: str
    deck: int
    hole: str
    board: str
    known: tuple[str, ...]
    dead: str
    stage: str
    cards: int
    to_come: int
    cards_left: int


@dataclass(frozen=True, slots=True, kw_only=True)
class HalfChances:
    """The final hand for one half of the pot, as counts out of `Chances.total`.

    ``categories`` has every category of the ranking system, strongest first; hands that do not qualify are in
    ``unqualified`` alone. ``royal_flush`` is a part of the straight flushes (None where they are no aim). ``by_high``
    counts hands without a pair, straight or flush of low games by their highest card (``5`` is the wheel in ace to
    five), badugis of four cards by theirs. ``classes`` is the number of hands of different value, where known.
    """

    half: str
    system: str
    categories: Mapping[HandCategory, int]
    unqualified: int
    royal_flush: int | None
    by_high: Mapping[Rank, int]
    classes: int | None


@dataclass(frozen=True, slots=True, kw_only=True)
class Chances:
    """The exact distribution of the final hand, half by half, as counts out of ``total`` equally likely deals.

    >>> answer = chances("holdem", "Ks Qs", "Kd Kh 2s")
    >>> counts = answer.halves[0].categories
    >>> counts[HandCategory.FULL_HOUSE], counts[HandCategory.FOUR_OF_A_KIND], answer.total
    (315, 46, 1081)
    >>> answer.conditions.to_come, answer.conditions.cards_left
    (2, 47)
    """

    conditions: Conditions
    total: int
    halves: tuple[HalfChances, ...]

    def chance(self, category: HandCategory | str, *, half: str | None = None) -> Fraction:
        """The chance of a category (or its code) for a half, the first if not said.

        >>> float(chances("five-card-draw").chance("four-of-a-kind"))
        0.00024009603841536616
        """
        found = next((each for each in self.halves if half in (None, each.half)), None)
        if found is None:
            raise OddsError("odds-option", option="half", expected=", ".join(h.half for h in self.halves), given=half)
        return Fraction(found.categories.get(HandCategory(category), 0), self.total)

    def to_json(self) -> dict[str, Any]:
        """The answer as plain data: ``oddchip/chances/1``."""
        conditions = self.conditions
        return {
            "schema": "oddchip/chances/1",
            "conditions": {name: getattr(conditions, name) for name in conditions.__slots__}
            | {"known": list(conditions.known)},
            "total": self.total,
            "halves": [
                {
                    "half": half.half,
                    "system": half.system,
                    "categories": {category.value: count for category, count in half.categories.items()},
                    "unqualified": half.unqualified,
                    "royal_flush": half.royal_flush,
                    "by_high": {rank.letter: count for rank, count in half.by_high.items()},
                    "classes": half.classes,
                }
                for half in self.halves
            ],
        }


def chances(  # noqa: PLR0913 - one question, its options by keyword
    variant: str | Variant,
    hole: Cards = "",
    board: Cards = "",
    *,
    dead: Cards = "",
    known: Sequence[Cards] = (),
    stage: str = "final",
    cards: int | None = None,
    rules: str | HouseRules = STANDARD,
    budget: int = BUDGET,
    progress: Progress | None = None,
) -> Chances:
    """How often the hand ends in each category, over every deal of the cards that are not known. Exact.

    ``hole`` and ``board`` may be empty or partly known: the rest is random. ``known`` are the hands of others and
    ``dead`` other cards out of play; neither can come. ``stage`` is one of `STAGES`. ``cards`` asks for so many random
    cards of the game's deck (five, six or seven) instead, all of which may play. Raises `OddsError` (``over-budget``)
    when there are more deals than ``budget`` allows; hands of Omaha from nothing take 463,563,500,400.

    >>> answer = chances("holdem", "As Ks", stage="flop")
    >>> answer.total, answer.halves[0].categories[HandCategory.FLUSH]
    (19600, 164)
    """
    game = find_variant(variant) if isinstance(variant, str) else variant
    house = find_rules(rules) if isinstance(rules, str) else rules
    game = house_variant(game, house)
    held, shared, gone = (_cards(part) for part in (hole, board, dead))
    others = [_cards(hand) for hand in known]
    _check(game, held, shared, gone, others)
    deal = _random_cards(game, cards) if cards is not None else _deal(game, held, shared, stage)
    out = {card.index for group in (held, shared, gone, *others) for card in group}
    deck = tuple(card.index for card in game.deck.cards if card.index not in out)
    if deal.to_come > len(deck):
        raise OddsError("deck-too-small", needed=deal.to_come, left=len(deck), variant=game.key)
    counted = count_values(deal, deck, budget=budget, progress=progress)
    total = sum(counted[0].values())
    conditions = Conditions(
        variant=game.key, deck=game.deck.size, hole=_codes(held), board=_codes(shared),
        known=tuple(_codes(hand) for hand in others), dead=_codes(gone),
        stage="random-cards" if cards is not None else stage, cards=deal.hole + deal.board, to_come=deal.to_come,
        cards_left=len(deck),
    )  # fmt: skip
    told_apart = not counts_by_boards(deal, len(deck))
    halves = tuple(
        _half(half, counts, told_apart=told_apart) for half, counts in zip(deal.halves, counted, strict=True)
    )
    return Chances(conditions=conditions, total=total, halves=halves)


def _cards(cards: Cards) -> tuple[Card, ...]:
    """Cards that are known; ``??`` may stand for those that are not."""
    if isinstance(cards, str):
        parse_cards(cards.replace("??", "").replace("/", " "))
        return tuple(read.card for read in read_cards(cards.replace("/", " ")) if read.card is not None)
    return tuple(cards)


def _codes(cards: Iterable[Card]) -> str:
    return " ".join(card.code for card in cards)


def _check(
    game: Variant, held: Sequence[Card], shared: Sequence[Card], gone: Sequence[Card], others: Sequence[Sequence[Card]]
) -> None:
    if len(held) > game.hole:
        raise HandError("hand-count", given=len(held), variant=game.key, expected=game.hole)
    if len(shared) > game.board:
        raise HandError("board-count", board=1, given=len(shared), variant=game.key, expected=game.board)
    for card in (*held, *shared, *gone, *(card for hand in others for card in hand)):
        if card not in game.deck:
            raise HandError("card-not-in-deck", card=card.code, size=game.deck.size, variant=game.key)
    names = [(chr(66 + at), hand) for at, hand in enumerate(others)]
    refuse_repeats([(1, shared), ("dead", gone), ("A", held), *names])


def _deal(game: Variant, held: Sequence[Card], shared: Sequence[Card], stage: str) -> Deal:
    if stage not in STAGES:
        raise OddsError("odds-option", option="stage", expected=", ".join(STAGES), given=stage)
    hole, board = game.hole, game.board
    if stage == "next-card" and len(held) + len(shared) < hole + board:
        hole, board = (len(held), len(shared) + 1) if board and len(held) == hole else (len(held) + 1, len(shared))
    elif stage in _BOARD_AT:
        if not board:
            raise OddsError("odds-option", option="stage", expected="final, next-card", given=stage)
        board = _BOARD_AT[stage]
    if board < len(shared):
        raise HandError("board-count", board=1, given=len(shared), variant=game.key, expected=board)
    deal = Deal(
        tuple(card.index for card in held), tuple(card.index for card in shared), hole=hole, board=board,
        halves=game.halves,
    )  # fmt: skip
    if not deal.is_enough:
        raise OddsError("too-few-cards", stage=stage, given=hole + board)
    return deal


def _random_cards(game: Variant, cards: int) -> Deal:
    if not 5 <= cards <= 7:
        raise OddsError("odds-option", option="cards", expected="5, 6, 7", given=cards)
    halves = tuple(Half(half.key, half.system, ANY_FIVE, half.qualifier) for half in game.halves[:1])
    return Deal((), (), hole=cards, board=0, halves=halves)


def _half(half: Half, counts: Mapping[int, int], *, told_apart: bool) -> HalfChances:
    ladder, floor = half.system.ladder, floor_of(half)
    categories = dict.fromkeys(ladder, 0)
    by_high: dict[Rank, int] = {}
    unqualified = 0
    for value, count in counts.items():
        if value < floor:
            unqualified += count
            continue
        category = ladder[len(ladder) - 1 - (value >> 12)]
        categories[category] += count
        low = low_of(half, value)
        if low is not None and category is low.category and low.category.value in ("no-pair", "badugi-4"):
            by_high[low.ranks[0]] = by_high.get(low.ranks[0], 0) + count
    royal = None
    if not half.system.low:
        royal = counts.get(evaluator(half.system.key)(ROYAL_FLUSH), 0)
    return HalfChances(
        half=half.key, system=half.system.key, categories=categories, unqualified=unqualified, royal_flush=royal,
        by_high=dict(sorted(by_high.items(), key=lambda pair: _number(half, pair[0]))),
        classes=sum(1 for value in counts if value >= floor) if told_apart else None,
    )  # fmt: skip


def _number(half: Half, rank: Rank) -> int:
    """What a rank counts in the half's system."""
    number = getattr(half.system, "number", int)
    return int(number(rank))
