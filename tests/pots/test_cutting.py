"""Cutting chips, odd chips and their order, rake."""

from decimal import Decimal

import pytest
from hypothesis import given
from hypothesis import strategies as st

from oddchip.cards import parse_cards
from oddchip.errors import TextError
from oddchip.pots import (
    Rake,
    all_cards_by_suit,
    cut,
    cut_halves,
    even_part,
    high_card_by_suit,
    left_of_button,
    parse_rake,
    take_amount,
    take_percent,
)


@pytest.mark.parametrize(
    ("amount", "parts", "unit", "shares", "odd"),
    [
        (302, 3, 1, (101, 101, 100), (1, 1, 0)),
        (300, 3, 1, (100, 100, 100), (0, 0, 0)),
        (325, 2, 25, (175, 150), (25, 0)),
        (350, 3, 25, (125, 125, 100), (25, 25, 0)),
        (500, 4, 100, (200, 100, 100, 100), (100, 0, 0, 0)),
        (190, 4, 5, (50, 50, 45, 45), (5, 5, 0, 0)),
        # a rest below one chip goes with the first odd chip
        (310, 2, 25, (160, 150), (10, 0)),
        (335, 2, 25, (185, 150), (35, 0)),
        (10, 2, 25, (10, 0), (10, 0)),
        (0, 3, 1, (0, 0, 0), (0, 0, 0)),
        (7, 1, 5, (7,), (2,)),
        (2, 3, 1, (1, 1, 0), (1, 1, 0)),
    ],
)
def test_cut(amount: int, parts: int, unit: int, shares: tuple[int, ...], odd: tuple[int, ...]) -> None:
    assert cut(amount, parts, unit) == (shares, odd)


amounts, parts, units = st.integers(0, 10**18), st.integers(1, 23), st.integers(1, 1000)


@given(amounts, parts, units)
def test_no_one_gets_two_odd_chips(amount: int, count: int, unit: int) -> None:
    shares = cut(amount, count, unit).shares
    assert sum(shares) == amount
    assert list(shares) == sorted(shares, reverse=True)
    assert shares[0] - shares[-1] < 2 * unit
    assert all(share % unit == 0 for share in shares[1:])


@given(amounts, units, st.booleans())
def test_halves_differ_by_a_chip_and_a_rest_at_most(amount: int, unit: int, low: bool) -> None:  # noqa: FBT001
    high, second = cut_halves(amount, unit, odd_to_low=low).shares
    assert high + second == amount
    assert 0 <= (second - high if low else high - second) < 2 * unit


@given(amounts, parts, units)
def test_the_even_part_leaves_no_odd_chip(amount: int, count: int, unit: int) -> None:
    even = even_part(amount, count, unit)
    assert not any(cut(even, count, unit).odd)
    assert 0 <= amount - even < count * unit


@pytest.mark.parametrize(
    ("places", "button", "order"),
    [
        ([2, 7, 8, 9], 7, [8, 9, 2, 7]),
        ([1, 6], 5, [6, 1]),
        ([3, 4], 2, [3, 4]),
        ([1, 2], 1, [2, 1]),
        ([1, 3], 2, [3, 1]),
        ([1, 5], 9, [1, 5]),
        ([4, 1], 1, [4, 1]),
        ([2], 2, [2]),
    ],
)
def test_left_of_button(places: list[int], button: int, order: list[int]) -> None:
    assert left_of_button(places, button) == order


@pytest.mark.parametrize(
    ("hands", "order"),
    [
        (["Kh 9s", "Kc 9h"], [0, 1]),
        (["Kc 9s", "Kd 9h", "Ks 9d"], [2, 1, 0]),
        (["As Kc 9s", "As Kd 9h"], [1, 0]),
        (["As Kd Qc", "As Kd Qh"], [1, 0]),
    ],
)
def test_high_card_by_suit_skips_shared_cards(hands: list[str], order: list[int]) -> None:
    assert high_card_by_suit({seat: parse_cards(text) for seat, text in enumerate(hands)}) == order


@pytest.mark.parametrize(
    ("hands", "low", "ace_low", "order"),
    [
        (["Kh 2s", "9h 2c"], False, False, [0, 1]),
        (["Kh 2s", "9h 2c"], True, True, [1, 0]),
        (["Ah 2s", "9h 2c"], True, False, [1, 0]),
        (["Ah 2s", "9h 2c"], True, True, [0, 1]),
        (["Ah 2s", "Ac 2c"], False, False, [0, 1]),
        (["Ah 2s", "Ac 2c"], True, True, [1, 0]),
        (["As 2s", "As 2c"], True, True, [1, 0]),
    ],
)
def test_all_cards_by_suit(hands: list[str], *, low: bool, ace_low: bool, order: list[int]) -> None:
    held = {seat: parse_cards(text) for seat, text in enumerate(hands)}
    assert all_cards_by_suit(held, low=low, ace_low=ace_low) == order


@pytest.mark.parametrize(
    ("pots", "amount", "taken"),
    [([100, 50], 120, [100, 20]), ([100, 50], 30, [30, 0]), ([100], 0, [0]), ([58137, 1242], 275, [275, 0])],
)
def test_an_amount_is_taken_from_the_main_pot_first(pots: list[int], amount: int, taken: list[int]) -> None:
    assert take_amount(pots, amount) == taken


@pytest.mark.parametrize(
    ("pots", "percent", "cap", "unit", "taken"),
    [
        # hands of a large room: the cap is reached in the main pot, or shared out main pot first
        ([58137, 1242], 5, 275, 1, [275, 0]),
        ([2337, 8134], Decimal("4.25"), 100, 1, [99, 1]),
        ([2337, 814], 4, 100, 1, [93, 7]),
        ([100, 100], 5, None, 1, [5, 5]),
        ([119, 99], 5, None, 1, [5, 4]),
        ([119, 99], 5, None, 5, [5, 0]),
        ([1000], Decimal("2.5"), None, 1, [25]),
        ([1000], 0, None, 1, [0]),
        ([1000], 5, 0, 1, [0]),
        ([1000], 100, None, 1, [1000]),
    ],
)
def test_a_percentage_of_each_pot_with_one_cap_a_hand(
    pots: list[int], percent: Decimal, cap: int | None, unit: int, taken: list[int]
) -> None:
    assert take_percent(pots, percent, cap=cap, unit=unit) == taken


@pytest.mark.parametrize("text", ["0", "30", "0.05", "5%", "2.5%", "5%/3", "4.25%/0.75"])
def test_rake_text_round_trips(text: str) -> None:
    assert str(parse_rake(text)) == text


@pytest.mark.parametrize(("text", "rake"), [("5 %", Rake(percent=5)), (" 5%/ 3 ", Rake(percent=5, cap=3))])
def test_rake_with_blanks(text: str, rake: Rake) -> None:
    assert parse_rake(text) == rake


@pytest.mark.parametrize(
    ("text", "suggestion"),
    [("", "100"), ("five", "100"), ("5%3", "5%/3"), ("101%", "5%"), ("5%/", "100"), ("-1", "1"), ("%", "100")],
)
def test_what_is_no_rake(text: str, suggestion: str) -> None:
    with pytest.raises(TextError) as caught:
        parse_rake(text)
    assert (caught.value.code, caught.value.arguments["suggestion"]) == ("bad-amount", suggestion)
