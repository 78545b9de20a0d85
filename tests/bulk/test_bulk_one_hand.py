"""One hand a call, without NumPy."""

import pytest

from oddchip.bulk import HandRule, evaluate_one, find_scale, one_hand_function
from oddchip.errors import ArrayError, HandError, TextError

HAND = [51, 47, 43, 39, 35, 0, 5]


@pytest.mark.parametrize(
    "cards", [HAND, tuple(HAND), "AsKsQsJsTs2c3d", "As Ks Qs Js Ts 2c 3d", "as,ks qs js 10s 2♣ 3♦"]
)
def test_numbers_and_text_are_read(cards: object) -> None:
    assert evaluate_one(cards) == 0x800A


@pytest.mark.parametrize(
    ("cards", "name"),
    [("As Ks Qs Js 9s", "flush"), ("Ac Kd Qh Js 9s 2c", "high-card"), ("5s 4s 3s 2s As 9c 9d", "straight-flush")],
)
def test_the_category_can_be_read_off(cards: str, name: str) -> None:
    assert find_scale("high").category_of(evaluate_one(cards)).value == name


def test_two_sevens_low_and_a_flush_that_need_not_be_played() -> None:
    rule = HandRule(system="deuce-to-seven")
    # the six of hearts spoils the flush: 8-6-4-3-2 is played
    assert evaluate_one("2s 3s 4s 6h 8s Ks", rule) == evaluate_one("2c 3s 4s 6h 8s", rule)
    assert evaluate_one("2s 3s 4s 6s 8s", rule) < evaluate_one("2s 3s 4s 6h 8s", rule)


@pytest.mark.parametrize(
    ("cards", "code"),
    [
        ([51, 47, 43, 39, 52], "array-card"),
        ([51, 47, 43, 39, -1], "array-card"),
        ([51, 47, 43, 39, "a"], "array-card"),
        ([51, 47, 43, 39, 39], "array-duplicate"),
        ([51, 47, 43, 39], "no-kernel"),
        ([], "no-kernel"),
        (list(range(8)), "no-kernel"),
    ],
)
def test_numbers_that_are_no_hand_are_refused(cards: list[object], code: str) -> None:
    with pytest.raises(ArrayError) as caught:
        evaluate_one(cards)
    assert caught.value.code == code


def test_text_that_is_no_hand_is_refused_as_everywhere() -> None:
    with pytest.raises(TextError):
        evaluate_one("As Ks Qs Js 1s")
    with pytest.raises(HandError):
        evaluate_one("As Ks Qs Js As")


def test_a_card_of_another_deck_is_refused() -> None:
    with pytest.raises(ArrayError) as caught:
        evaluate_one("As Ks Qs Js 5s", HandRule(system="short-deck"))
    assert caught.value.arguments["given"] == 15


@pytest.mark.parametrize(
    ("rule", "cards", "same"),
    [
        # examples of rules.md, 3.1
        (HandRule(selection="exactly-two", hole=4), "As2h3d4c KsQsJs9s8d", None),
        (HandRule(selection="exactly-two", hole=4), "2s2h3d4c AsKdQhJcTs", "2s2hAsKdQh"),
        (HandRule(selection="exactly-two", hole=4), "AsAhAdAc KsKdKh2c3s", "KsKdKhAsAh"),
    ],
)
def test_exactly_two_hole_cards_play(rule: HandRule, cards: str, same: str | None) -> None:
    value = one_hand_function(rule)(cards)
    if same is None:
        assert find_scale("high").category_of(value).value == "high-card"
    else:
        assert value == evaluate_one(same)


def test_a_selection_checks_its_cards_too() -> None:
    omaha = one_hand_function(HandRule(selection="exactly-two", hole=4))
    with pytest.raises(ArrayError) as caught:
        omaha([0, 1, 2, 3, 4, 5, 6, 7, 7])
    assert caught.value.code == "array-duplicate"
    with pytest.raises(ArrayError) as caught:
        omaha([0, 1, 2, 3, 4])
    assert caught.value.code == "no-kernel"
