"""Each choice of a house changes who gets which chips in at least one showdown."""

import pytest

from oddchip.pots import PRESETS, SETTINGS
from oddchip.showdown import parse_showdown, settle

TIE = "As Kd Qc Jh Ts"
QUARTER = "holdem8 | 9h 4d 5s 8c 2h | A: Td 3d 51+1 | *B: Jc 3h 51"
IDENTICAL = "holdem8 | Qs 9h 6d 4c 2s | *A: Ad 3c 33 | B: As 3h 33"
STUD = "stud | - | A: 9s 8d 7c 6h 5s 2c 3c 5 | B: 9h 8s 7s 6d 5c As 3d 5 | C: fold 1"
RAZZ = "razz | - | A: 8s 6d 4c 2h As Kd Kc 5 | B: 8h 6s 4s 2d Ac Kh Qh 5 | C: fold 1"
SUITED = "holdem | 9s Kd Qc Jh 2s | *A: Ac 3c 5 | B: Ah 5c 5 | C: fold 1"

CASES = [
    ("odd-chip", "left-of-button", "suit", "holdem | 9s Kd Qc Jh 2s | *A: As 3c 5 | B: Ah 5c 5 | C: fold 1"),
    ("odd-chip", "left-of-button", "lowest-seat", SUITED),
    ("odd-chip", "lowest-seat", "highest-seat", SUITED),
    ("odd-chip", "suit", "lowest-seat", SUITED),
    ("stud-odd-chip", "best-five", "all-cards", STUD),
    ("stud-odd-chip", "best-five", "all-cards", RAZZ),
    ("half-odd-chip", "high", "low", "omaha8 | 4s 8c 3s Kd Qh | A: As Ad 7d 2s 5+1 | B: Kc Kh 9d 9c 5"),
    ("quarter-odd-chip", "in-half", "to-high", QUARTER),
    ("identical-hands", "whole-pot", "per-half", IDENTICAL),
    ("high-side", "rule-book", "other", "badacey | - | *A: 4s 3d 2c Ah Kc 5+1 | B: 7s 5s 4d 3s 2s 5"),
    ("high-side", "rule-book", "other", "razzdugi | - | A: 4s 3d 2c Ah Kc Kd Ks 5+1 | B: 7s 5s 4d 3s 2s Qs Js 5"),
    ("high-side", "rule-book", "other", "badeucey | - | *A: 5s 4d 3c 2h Kc 5+1 | B: 7s 5d 4s 3s 2s 5"),
    ("high-side", "rule-book", "other", "drawmaha | 2c 7d 9h Jc Js | *A: As Ah Ad 3c 4c 5+1 | B: Jh 9s 2s 5d 6d 5"),
    ("high-side", "rule-book", "other",
     "sohe | 2c 7d 9h Jc Qs | *A: Js Jh 3c 4c / 5h 6h 5+1 | B: As Kd 8c 8s / Qd Qc 5"),
    ("short-deck", "straight-over-trips", "trips-over-straight",
     "short-deck | 9d Tc Jh 6s 7d | A: 9s 9h 5 | B: 8s 8h 5"),
    ("short-deck", "straight-over-trips", "trips-over-straight",
     "short-deck-omaha | 9d Tc Jh 6s 7d | A: 9s 9h As Kh 5 | B: 8s 8h Qd Ad 5"),
]  # fmt: skip


def payouts(line: str, rules: str) -> dict[str, object]:
    return dict(settle(parse_showdown(f"{line} | rules={rules}")).payouts)


def test_every_choice_has_a_case() -> None:
    covered = {(setting, choice) for setting, *choices, _ in CASES for choice in choices}
    assert covered == {(setting, choice) for setting, choices in SETTINGS.items() for choice in choices}


@pytest.mark.parametrize(("setting", "one", "other", "line"), CASES)
def test_the_choice_changes_the_result(setting: str, one: str, other: str, line: str) -> None:
    first = payouts(line, f"standard,{setting}:{one}")
    second = payouts(line, f"standard,{setting}:{other}")
    assert first != second
    assert sum(first.values()) == sum(second.values())


@pytest.mark.parametrize(
    ("line", "rules", "expected"),
    [
        (STUD, "standard", {"A": 6, "B": 5}),
        (STUD, "roberts", {"A": 5, "B": 6}),
        (RAZZ, "standard", {"A": 6, "B": 5}),
        # Robert's low: the lowest card of all, clubs lowest
        (RAZZ, "roberts", {"A": 5, "B": 6}),
        (IDENTICAL, "standard", {"A": 33, "B": 33}),
        (IDENTICAL, "tda-2024", {"A": 32, "B": 34}),
        (IDENTICAL, "tda-2026", {"A": 32, "B": 34}),
        (QUARTER, "standard", {"A": 26, "B": 77}),
        (QUARTER, "bovada", {"A": 25, "B": 78}),
        (SUITED, "standard", {"A": 5, "B": 6}),
        (SUITED, "ongame", {"A": 6, "B": 5}),
        (SUITED, "winamax", {"A": 5, "B": 6}),
        (SUITED, "pkr", {"A": 5, "B": 6}),
        (SUITED, "pokerstars", {"A": 5, "B": 6}),
        (SUITED, "888", {"A": 5, "B": 6}),
    ],
)
def test_presets(line: str, rules: str, expected: dict[str, int]) -> None:
    assert payouts(line, rules) == expected


@pytest.mark.parametrize("preset", PRESETS)
def test_every_preset_settles_every_case(preset: str) -> None:
    for *_, line in CASES:
        assert sum(payouts(line, preset).values()) in (10, 11, 66, 103, 300)


def test_seat_number_orders_hold_in_stud_too() -> None:
    assert payouts(STUD, "standard,odd-chip:highest-seat") == {"A": 5, "B": 6}


def test_how_stud_looks_at_suits_holds_whatever_the_order_of_button_games() -> None:
    assert payouts(STUD, "standard,odd-chip:suit") == {"A": 6, "B": 5}
    assert payouts(STUD, "standard,odd-chip:suit,stud-odd-chip:all-cards") == {"A": 5, "B": 6}


def test_a_pot_divided_as_one_has_no_odd_chip_of_a_quarter() -> None:
    settlement = settle(parse_showdown(f"{IDENTICAL} | rules=bovada"))
    assert settlement.pots[0].facts == ()


def test_suit_orders_fall_back_to_seats_where_no_card_is_shown() -> None:
    assert payouts("holdem | - | *A: #1 5 | B: #1 5 | C: fold 1", "winamax") == {"A": 5, "B": 6}
    assert payouts("stud | - | A: #1 5 | B: #1 5 | C: fold 1", "standard") == {"A": 6, "B": 5}
