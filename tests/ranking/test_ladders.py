"""Every ranking system: its ladder from the top, what the ace may do, what spoils a hand."""

from itertools import pairwise

import pytest

from oddchip.cards import Rank, parse_cards
from oddchip.errors import HandError, UnknownNameError
from oddchip.ranking import (
    EIGHT_OR_BETTER,
    PAIR_OF_SIXES_OR_BETTER,
    SYSTEMS,
    HandCategory,
    HandValue,
    find_system,
)

# Strongest first; one row is one step of the system's order.
LADDERS = {
    "high": [
        "As Ks Qs Js Ts", "Kh Qh Jh Th 9h", "5c 4c 3c 2c Ac", "As Ah Ad Ac Ks", "As Ah Ad Ac Qs", "2s 2h 2d 2c As",
        "As Ah Ad Ks Kh", "As Ah Ad Qs Qh", "Ks Kh Kd As Ah", "As Ks Qs Js 9s", "As 6s 4s 3s 2s", "7h 5h 4h 3h 2h",
        "As Kd Qc Jh Ts", "6s 5d 4c 3h 2s", "5s 4d 3c 2h As", "As Ah Ad Kc Qs", "2s 2h 2d Ac Ks", "2s 2h 2d 4c 3s",
        "As Ah Ks Kh Qd", "As Ah 2s 2h Kd", "Ks Kh Qs Qh Ad", "3s 3h 2s 2h 4d", "As Ah Kd Qc Js", "As Ah Kd Qc Ts",
        "2s 2h Ad Kc Qs", "2s 2h 5d 4c 3s", "As Kd Qc Jh 9s", "As 6d 4c 3h 2s", "7s 5d 4c 3h 2s",
    ],
    "short-deck": [
        "As Ks Qs Js Ts", "9s 8s 7s 6s As", "As Ah Ad Ac Ks", "As Ks Qs Js 9s", "Js 9s 8s 7s 6s", "As Ah Ad Ks Kh",
        "As Kd Qc Jh Ts", "Ts 9d 8c 7h 6s", "9s 8d 7c 6h As", "As Ah Ad Kc Qs", "As Ah Ks Kh Qd", "As Ah Kd Qc Js",
        "As Kd Qc Jh 9s",
    ],
    "short-deck-trips": [
        "As Ks Qs Js Ts", "As Ah Ad Ac Ks", "As Ks Qs Js 9s", "As Ah Ad Ks Kh", "6s 6h 6d 8c 7s", "As Kd Qc Jh Ts",
        "9s 8d 7c 6h As", "As Ah Ks Kh Qd", "As Ah Kd Qc Js", "As Kd Qc Jh 9s",
    ],
    "manila": [
        "As Ks Qs Js Ts", "Js Ts 9s 8s 7s", "As Ah Ad Ac Ks", "As Ts 9s 8s 7s", "As Ah Ad Ks Kh", "As Kd Qc Jh Ts",
        "Js Td 9c 8h 7s", "As Ah Ad Kc Qs", "As Ah Ks Kh Qd", "7s 7h Ad Kc Qs", "As Kd Qc Jh 9s", "As Td 9c 8h 7s",
    ],
    "ace-to-five": [
        "5s 4d 3c 2h As", "6s 4s 3s 2s As", "6s 5d 4c 3h 2s", "7s 4d 3c 2h As", "8s 4d 3c 2h As", "Ks Qd Jc Th 9s",
        "As Ah 4d 3c 2s", "2s 2h 4d 3c As", "Ks Kh Qd Jc Ts", "As Ah 2s 2h 3d", "2s 2h 3s 3h Ad", "Ks Kh Qs Qh Jd",
        "As Ah Ad 3c 2s", "Ks Kh Kd Qc Js", "As Ah Ad 2c 2s", "As Ah Ad Ac 2s", "Ks Kh Kd Kc Qs",
    ],
    "deuce-to-seven": [
        "7s 5d 4c 3h 2s", "7s 6d 4c 3h 2s", "7s 6d 5c 3h 2s", "7s 6d 5c 4h 2s", "8s 5d 4c 3h 2s", "9s 5d 4c 3h 2s",
        "Ks Qd Jc Th 8s", "As 5d 4c 3h 2s", "As 6d 4c 3h 2s", "As Kd Qc Jh 9s", "2s 2h 5d 4c 3s", "As Ah Kd Qc Js",
        "3s 3h 2s 2h 4d", "2s 2h 2d 4c 3s", "6s 5d 4c 3h 2s", "7s 6d 5c 4h 3s", "As Kd Qc Jh Ts", "7s 5s 4s 3s 2s",
        "As 5s 4s 3s 2s", "As Ks Qs Js 9s", "2s 2h 2d 3c 3s", "2s 2h 2d 2c 3s", "6s 5s 4s 3s 2s", "As Ks Qs Js Ts",
    ],
    "ace-to-six": [
        "6s 4d 3c 2h As", "6s 5d 3c 2h As", "7s 4d 3c 2h As", "Ks Qd Jc Th As", "As Ah 4d 3c 2s", "Ks Kh Qd Jc Ts",
        "As Ah 2s 2h 3d", "As Ah Ad 3c 2s", "5s 4d 3c 2h As", "Ks Qd Jc Th 9s", "6s 4s 3s 2s As", "As Ah Ad 2c 2s",
        "As Ah Ad Ac 2s", "5s 4s 3s 2s As", "Ks Qs Js Ts 9s",
    ],
    "badugi": [
        "4s 3d 2c Ah", "5s 3d 2c Ah", "5s 4d 3c 2h", "Ks 3d 2c Ah", "Ks Qd Jc Th", "3s 2d Ac Kc",
        "4s 2d Ac Kc", "Ks Qd Jc Jd", "2s Ad As 2d", "Ks Qd Qs Kd", "As Ks Qs Js", "2s 3s 4s 5s", "Ks Kh Kd Kc",
    ],
    "badugi-ace-high": [
        "5s 4d 3c 2h", "6s 4d 3c 2h", "Ks 4d 3c 2h", "As 4d 3c 2h", "As Kd Qc Jh", "4s 3d 2c 2d", "As 3d 2c 2d",
        "3s 2d 2s 3d", "As 2d 2s Ad", "2s 3s 4s As", "As Ah Ad Ac",
    ],
}  # fmt: skip


def test_every_system_has_its_ladder_here() -> None:
    assert set(LADDERS) == set(SYSTEMS)


@pytest.mark.parametrize(
    ("system", "better", "worse"),
    [(system, *pair) for system, ladder in LADDERS.items() for pair in pairwise(ladder)],
)
def test_each_step_of_the_ladder(system: str, better: str, worse: str) -> None:
    value = find_system(system).value
    assert value(parse_cards(better)) > value(parse_cards(worse))
    assert not value(parse_cards(better)) <= value(parse_cards(worse))


@pytest.mark.parametrize("system", SYSTEMS)
def test_suits_never_rank(system: str) -> None:
    value = find_system(system).value
    for text in LADDERS[system]:
        turned = text.translate(str.maketrans("shdc", "hdcs"))
        assert value(parse_cards(text)) == value(parse_cards(turned))
        assert hash(value(parse_cards(text))) == hash(value(parse_cards(turned)))


@pytest.mark.parametrize(
    ("system", "cards", "category", "ranks"),
    [
        ("high", "As Ks Qs Js Ts", "straight-flush", "A K Q J T"),
        ("high", "As 2s 3s 4s 5s", "straight-flush", "5 4 3 2 A"),
        ("high", "As 2d 3s 4s 5s", "straight", "5 4 3 2 A"),
        ("high", "Qs Ks As 2d 3s", "high-card", "A K Q 3 2"),
        ("high", "Ks As 2d 3s 4s", "high-card", "A K 4 3 2"),
        ("high", "9s 9h Ad Kc 9d", "three-of-a-kind", "9 9 9 A K"),
        ("high", "2s Ah 2d Ac Ks", "two-pair", "A A 2 2 K"),
        ("high", "6s 7d 8s 9h As", "high-card", "A 9 8 7 6"),
        ("short-deck", "6s 7d 8s 9h As", "straight", "9 8 7 6 A"),
        ("short-deck", "6s 7s 8s 9s As", "straight-flush", "9 8 7 6 A"),
        ("short-deck-trips", "6s 7d 8s 9h As", "straight", "9 8 7 6 A"),
        ("manila", "7s 8d 9s Th As", "high-card", "A T 9 8 7"),
        ("ace-to-five", "5s 4s 3s 2s As", "no-pair", "5 4 3 2 A"),
        ("ace-to-five", "As Ah 4d 3c 2s", "pair", "A A 4 3 2"),
        ("deuce-to-seven", "5s 4d 3c 2h As", "no-pair", "A 5 4 3 2"),
        ("deuce-to-seven", "5s 4s 3s 2s As", "flush", "A 5 4 3 2"),
        ("deuce-to-seven", "7s 6d 5c 4h 3s", "straight", "7 6 5 4 3"),
        ("deuce-to-seven", "As Kd Qc Jh Ts", "straight", "A K Q J T"),
        ("ace-to-six", "5s 4d 3c 2h As", "straight", "5 4 3 2 A"),
        ("ace-to-six", "As Kd Qc Jh Ts", "no-pair", "K Q J T A"),
        ("ace-to-six", "6s 4s 3s 2s As", "flush", "6 4 3 2 A"),
        ("badugi", "4s 3d 2c Ah", "badugi-4", "4 3 2 A"),
        ("badugi-ace-high", "4s 3d 2c Ah", "badugi-4", "A 4 3 2"),
        ("badugi", "As Ah Ad Ac", "badugi-1", "A"),
    ],
)
def test_categories_and_ranks_in_order(system: str, cards: str, category: str, ranks: str) -> None:
    value = find_system(system).value(parse_cards(cards))
    assert (value.category.value, " ".join(rank.letter for rank in value.ranks)) == (category, ranks)


@pytest.mark.parametrize(
    ("category", "kickers"),
    [
        ("high-card", 5), ("pair", 3), ("two-pair", 1), ("three-of-a-kind", 2), ("straight", 0), ("flush", 0),
        ("full-house", 0), ("four-of-a-kind", 1), ("straight-flush", 0),
    ],
)  # fmt: skip
def test_the_number_of_kickers(category: str, kickers: int) -> None:
    assert HandCategory(category).kickers == kickers


@pytest.mark.parametrize("system", [key for key in SYSTEMS if not key.startswith("badugi")])
@pytest.mark.parametrize("cards", ["", "As Kd Qc Jh", "As Kd Qc Jh Ts 9s"])
def test_a_value_needs_exactly_five_cards(system: str, cards: str) -> None:
    with pytest.raises(HandError) as caught:
        find_system(system).value(parse_cards(cards))
    assert caught.value.code == "hand-count"


def test_a_badugi_needs_a_card() -> None:
    with pytest.raises(HandError) as caught:
        find_system("badugi").value(())
    assert caught.value.code == "hand-count"


def test_values_of_two_systems_have_no_order() -> None:
    high, low = (find_system(key).value(parse_cards("As Kd Qc Jh Ts")) for key in ("high", "ace-to-five"))
    assert high != low
    with pytest.raises(HandError) as caught:
        _ = high < low
    assert caught.value.code == "not-comparable"


def test_a_value_compares_with_values_alone() -> None:
    value = find_system("high").value(parse_cards("As Kd Qc Jh Ts"))
    assert value != "high"
    with pytest.raises(TypeError):
        _ = value < 1
    assert isinstance(value, HandValue)


def test_an_unknown_system_is_refused() -> None:
    with pytest.raises(UnknownNameError) as caught:
        find_system("higher")
    assert caught.value.code == "unknown-choice"


@pytest.mark.parametrize(
    ("cards", "qualifies"),
    [
        ("8s 7d 6c 5h 4s", True), ("5s 4d 3c 2h As", True), ("8s 8d 3c 2h As", False), ("9s 4d 3c 2h As", False),
        ("8s 4s 3s 2s As", True), ("As Ah 3c 2h 4s", False),
    ],
)  # fmt: skip
def test_eight_or_better(cards: str, *, qualifies: bool) -> None:
    assert EIGHT_OR_BETTER.test(find_system("ace-to-five").value(parse_cards(cards))) is qualifies


@pytest.mark.parametrize(
    ("cards", "qualifies"),
    [
        ("6s 6d 4c 3h 2s", True), ("5s 5d Ac Kh Qs", False), ("2s 2d 3c 3h 4s", True), ("As Kd Qc Jh 9s", False),
        ("2s 2d 2c 3h 4s", True), ("5s 4d 3c 2h As", True),
    ],
)  # fmt: skip
def test_pair_of_sixes_or_better(cards: str, *, qualifies: bool) -> None:
    assert PAIR_OF_SIXES_OR_BETTER.test(find_system("high").value(parse_cards(cards))) is qualifies


def test_the_ace_is_the_highest_rank_unless_a_system_moves_it() -> None:
    assert max(Rank) is Rank.ACE
