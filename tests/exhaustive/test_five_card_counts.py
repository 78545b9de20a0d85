"""Every five-card hand counted by the plain ranking code: categories, classes, hands by their high card.

By default hands are counted by shape: one hand for each multiset of ranks, suited or not, times how many hands share
it; a whole deck is counted hand by hand where that takes seconds. In full every hand is looked at.
"""

from collections import Counter
from collections.abc import Iterable, Iterator
from functools import cache
from itertools import combinations, combinations_with_replacement
from math import comb, prod

import pytest

from oddchip.cards import FULL_DECK, MANILA_DECK, ROYAL_DECK, SHORT_DECK, Card, Deck, Rank, Suit
from oddchip.ranking import (
    BADUGI,
    EIGHT_OR_BETTER,
    HIGH,
    MANILA_HIGH,
    SHORT_DECK_HIGH,
    SHORT_DECK_TRIPS,
    HandValue,
    RankingSystem,
    find_system,
)
from oddchip.ranking.high import HighSystem
from tests import proofs

CATEGORIES = (
    "straight-flush", "four-of-a-kind", "full-house", "flush", "straight", "three-of-a-kind", "two-pair", "pair",
    "high-card",
)  # fmt: skip
Values = Counter[HandValue]


def hands(deck: Deck) -> Iterator[tuple[tuple[Card, ...], int]]:
    """Every five cards of a deck, or one of each shape, with how many it stands for."""
    if proofs.FULL or deck.size < 40:
        return ((five, 1) for five in combinations(deck.cards, 5))
    return shapes(deck)


def shapes(deck: Deck) -> Iterator[tuple[tuple[Card, ...], int]]:
    for ranks in combinations_with_replacement(deck.ranks, 5):
        counts = Counter(ranks)
        if max(counts.values()) > 4:
            continue
        suited = 4 if len(counts) == 5 else 0
        if suited:
            yield tuple(Card(rank, Suit.SPADES) for rank in ranks), suited
        mixed = _any_suits(counts)
        yield mixed, prod(comb(4, count) for count in counts.values()) - suited


def _any_suits(counts: Counter[Rank]) -> tuple[Card, ...]:
    """Cards of these ranks, not all of one suit."""
    cards = [Card(rank, suit) for rank, count in counts.items() for suit in list(Suit)[:count]]
    if len(counts) == 5:
        cards[0] = Card(cards[0].rank, Suit.SPADES)
    return tuple(cards)


@cache
def values(system: RankingSystem, deck: Deck) -> Values:
    counted: Values = Counter()
    value = system.value
    for five, weight in hands(deck):
        counted[value(five)] += weight
    return counted


def by_category(counted: Values) -> dict[str, int]:
    found: Counter[str] = Counter()
    for value, count in counted.items():
        found[value.category.value] += count
    return dict(found)


def classes(counted: Values) -> dict[str, int]:
    return dict(Counter(value.category.value for value in counted))


def table(numbers: Iterable[int]) -> dict[str, int]:
    return {name: number for name, number in zip(CATEGORIES, numbers, strict=True) if number}


# 32 cards where A-7-8-9-10 is a straight: no game of ours plays it, but the ranking can.
WHEEL_32 = HighSystem("manila-wheel", MANILA_HIGH.ladder, wheel=Rank.SEVEN)

HIGH_COUNTS = [
    (HIGH, FULL_DECK, (40, 624, 3744, 5108, 10200, 54912, 123552, 1098240, 1302540),
     (10, 156, 156, 1277, 10, 858, 858, 2860, 1277), 7462),
    (SHORT_DECK_HIGH, SHORT_DECK, (24, 288, 1728, 480, 6120, 16128, 36288, 193536, 122400),
     (6, 72, 72, 120, 6, 252, 252, 504, 120), 1404),
    (SHORT_DECK_TRIPS, SHORT_DECK, (24, 288, 1728, 480, 6120, 16128, 36288, 193536, 122400),
     (6, 72, 72, 120, 6, 252, 252, 504, 120), 1404),
    (MANILA_HIGH, MANILA_DECK, (16, 224, 1344, 208, 4080, 10752, 24192, 107520, 53040),
     (4, 56, 56, 52, 4, 168, 168, 280, 52), 840),
    (WHEEL_32, MANILA_DECK, (20, 224, 1344, 204, 5100, 10752, 24192, 107520, 52020),
     (5, 56, 56, 51, 5, 168, 168, 280, 51), 840),
    (HIGH, ROYAL_DECK, (4, 80, 480, 0, 1020, 1920, 4320, 7680, 0), (1, 20, 20, 0, 1, 30, 30, 20, 0), 122),
]  # fmt: skip


@pytest.mark.exhaustive
@pytest.mark.parametrize(
    ("system", "deck", "counts", "kinds", "total"),
    HIGH_COUNTS,
    ids=[f"{system.key}-{deck.size}" for system, deck, *_ in HIGH_COUNTS],
)
def test_high_hands(
    system: RankingSystem, deck: Deck, counts: tuple[int, ...], kinds: tuple[int, ...], total: int
) -> None:
    counted = values(system, deck)
    assert sum(counted.values()) == comb(deck.size, 5)
    assert by_category(counted) == table(counts)
    assert classes(counted) == table(kinds)
    assert len(counted) == total


def test_four_hands_are_royal_flushes() -> None:
    top = max(values(HIGH, FULL_DECK))
    assert values(HIGH, FULL_DECK)[top] == 4


@pytest.mark.parametrize(
    ("system", "order"),
    [(SHORT_DECK_HIGH, ("straight", "three-of-a-kind")), (SHORT_DECK_TRIPS, ("three-of-a-kind", "straight"))],
)
def test_both_ladders_of_short_deck(system: RankingSystem, order: tuple[str, str]) -> None:
    ranked = [value.category.value for value in sorted(values(system, SHORT_DECK), reverse=True)]
    assert list(dict.fromkeys(ranked)) == [
        "straight-flush", "four-of-a-kind", "flush", "full-house", *order, "two-pair", "pair", "high-card",
    ]  # fmt: skip


A5 = {"no-pair": 1317888, "pair": 1098240, "two-pair": 123552, "three-of-a-kind": 54912, "full-house": 3744,
      "four-of-a-kind": 624}  # fmt: skip
DEUCE = {
    "no-pair": 1303560, "pair": 1098240, "two-pair": 123552, "three-of-a-kind": 54912, "straight": 9180, "flush": 5112,
    "full-house": 3744, "four-of-a-kind": 624, "straight-flush": 36,
}  # fmt: skip
# A-6 is 2-7 with every class one rank down, but for the ace: ten straights, since A-5-4-3-2 is one and A-K-Q-J-10 not.
SIX = DEUCE
A5_BY_HIGH = (1024, 5120, 15360, 35840, 71680, 129024, 215040, 337920, 506880)
DEUCE_BY_HIGH = (4080, 14280, 34680, 70380, 127500, 213180, 335580, 503880)
DEUCE_CLASSES = (4, 14, 34, 69, 125, 209, 329, 494)


@pytest.mark.exhaustive
@pytest.mark.parametrize(
    ("key", "counts", "total"), [("ace-to-five", A5, 6175), ("deuce-to-seven", DEUCE, 7462), ("ace-to-six", SIX, 7462)]
)
def test_low_hands(key: str, counts: dict[str, int], total: int) -> None:
    counted = values(find_system(key), FULL_DECK)
    assert by_category(counted) == counts
    assert len(counted) == total


def no_pair_by_high(key: str, *, kinds: bool = False) -> dict[str, int]:
    found: Counter[str] = Counter()
    for value, count in values(find_system(key), FULL_DECK).items():
        if value.category.value == "no-pair":
            found[value.ranks[0].letter] += 1 if kinds else count
    return dict(found)


@pytest.mark.exhaustive
@pytest.mark.parametrize(
    ("key", "ranks", "numbers", "kinds"),
    [
        ("ace-to-five", "56789TJQK", A5_BY_HIGH, None),
        ("deuce-to-seven", "789TJQKA", DEUCE_BY_HIGH, DEUCE_CLASSES),
        ("ace-to-six", "6789TJQK", DEUCE_BY_HIGH, DEUCE_CLASSES),
    ],
)
def test_low_hands_by_their_high_card(
    key: str, ranks: str, numbers: tuple[int, ...], kinds: tuple[int, ...] | None
) -> None:
    assert no_pair_by_high(key) == dict(zip(ranks, numbers, strict=True))
    if kinds is not None:
        assert no_pair_by_high(key, kinds=True) == dict(zip(ranks, kinds, strict=True))


def test_eight_or_better_has_56_classes() -> None:
    counted = values(find_system("ace-to-five"), FULL_DECK)
    qualified = {value: count for value, count in counted.items() if EIGHT_OR_BETTER.test(value)}
    assert (len(qualified), sum(qualified.values())) == (56, 57344)
    assert [rank.letter for rank in min(qualified).ranks] == list("87654")
    assert [rank.letter for rank in max(qualified).ranks] == list("5432A")


BADUGI_BY_HIGH = {
    4: dict(zip("456789TJQK", (24, 96, 240, 480, 840, 1344, 2016, 2880, 3960, 5280), strict=True)),
    3: dict(zip("3456789TJQK", (900, 2556, 4824, 7560, 10620, 13860, 17136, 20304, 23220, 25740, 27720), strict=True)),
    2: dict(
        zip("23456789TJQK", (3632, 6400, 8388, 9680, 10360, 10512, 10220, 9568, 8640, 7520, 6292, 5040), strict=True)
    ),
    1: dict(zip("A23456789TJQK", (881, 661, 481, 337, 225, 141, 81, 41, 17, 5, 1, 1, 1), strict=True)),
}
BADUGI_CLASSES = {4: 715, 3: 286, 2: 78, 1: 13}


@pytest.mark.exhaustive
def test_badugi_hands() -> None:
    counted = Counter(BADUGI.value(four) for four in combinations(FULL_DECK.cards, 4))
    assert sum(counted.values()) == 270725
    assert len(counted) == 1092
    for size, by_high in BADUGI_BY_HIGH.items():
        of_size = {value: count for value, count in counted.items() if len(value.ranks) == size}
        assert len(of_size) == BADUGI_CLASSES[size]
        found: Counter[str] = Counter()
        for value, count in of_size.items():
            found[value.ranks[0].letter] += count
        assert dict(found) == by_high


@pytest.mark.exhaustive
@pytest.mark.skipif(not proofs.FULL, reason="2,598,960 searches; ODDCHIP_PROOFS=full")
def test_the_best_badugi_of_five_cards() -> None:
    counted = Counter(len(BADUGI.value(five).ranks) for five in combinations(FULL_DECK.cards, 5))
    assert counted == {4: 514800, 3: 1647360, 2: 431652, 1: 5148}
