"""Chances of the final hand: published counts, plain code and kernels, conditions."""

from math import comb

import pytest

pytest.importorskip("numba")

from oddchip.errors import HandError, MissingExtraError, OddsError
from oddchip.odds import chances, value_counts

HIGH = ("straight-flush", "four-of-a-kind", "full-house", "flush", "straight", "three-of-a-kind", "two-pair", "pair",
        "high-card")  # fmt: skip

# Counts in the order of HIGH (rules.md 5.1, 5.2), royal flushes, number of classes.
KNOWN_HIGH = [
    ("five-card-draw", {}, (40, 624, 3744, 5108, 10200, 54912, 123552, 1098240, 1302540), 4, 7462),
    ("holdem", {"cards": 5}, (40, 624, 3744, 5108, 10200, 54912, 123552, 1098240, 1302540), 4, 7462),
    ("short-deck", {"cards": 5}, (24, 288, 1728, 480, 6120, 16128, 36288, 193536, 122400), 4, 1404),
    ("short-deck", {}, (10560, 44640, 633024, 175560, 1169940, 607200, 3157056, 2316600, 233100), 1860, 752),
    (
        "short-deck", {"rules": "standard,short-deck:trips-over-straight"},
        (10560, 44640, 633024, 175560, 1139580, 637560, 3157056, 2316600, 233100), 1860, 762,
    ),
    ("manila", {"cards": 5}, (16, 224, 1344, 208, 4080, 10752, 24192, 107520, 53040), 4, 840),
    ("royal", {"cards": 5}, (4, 80, 480, 0, 1020, 1920, 4320, 7680, 0), 4, 122),
]  # fmt: skip


@pytest.mark.parametrize(("variant", "options", "counts", "royal", "classes"), KNOWN_HIGH)
def test_published_counts_of_high_hands(variant, options, counts, royal, classes) -> None:
    answer = chances(variant, **options)
    (half,) = answer.halves
    found = {category.value: count for category, count in half.categories.items()}
    assert tuple(found[key] for key in HIGH) == counts
    assert (half.royal_flush, half.classes, half.unqualified) == (royal, classes, 0)
    assert answer.total == sum(counts)


def test_published_counts_of_lows() -> None:
    (half,) = chances("a-5-single-draw").halves
    assert [*half.by_high.values()] == [1024, 5120, 15360, 35840, 71680, 129024, 215040, 337920, 506880]
    (half,) = chances("2-7-single-draw").halves
    assert [*half.by_high.values()] == [4080, 14280, 34680, 70380, 127500, 213180, 335580, 503880]
    assert half.categories[next(c for c in half.categories if c.value == "straight")] == 9180
    (half,) = chances("badugi").halves
    assert [*half.categories.values()] == [17160, 154440, 96252, 2873]
    assert [*half.by_high.values()] == [24, 96, 240, 480, 840, 1344, 2016, 2880, 3960, 5280]
    _, half = chances("badacey").halves
    assert [*half.categories.values()] == [514800, 1647360, 431652, 5148]


def test_trip_kings_on_the_flop() -> None:
    # cmccabe/poker-odds#3: a full house was printed as 0 %
    answer = chances("holdem", "Ks Qs", "Kd Kh 2s")
    assert {c.value: n for c, n in answer.halves[0].categories.items() if n} == {
        "three-of-a-kind": 675, "flush": 45, "full-house": 315, "four-of-a-kind": 46,
    }  # fmt: skip
    answer = chances("holdem", "Ks Qs", "Kd Kh Qh")
    assert {c.value: n for c, n in answer.halves[0].categories.items() if n} == {
        "full-house": 1034, "four-of-a-kind": 47,
    }  # fmt: skip


def test_dealing_facts() -> None:
    # rules.md 5.6: two suited cards flop 165 flushes, a pocket pair 2,304 sets or better of 19,600.
    answer = chances("holdem", "Ah Kh", stage="flop")
    assert answer.total == 19600
    assert sum(answer.halves[0].categories[c] for c in answer.halves[0].categories if "flush" in c.value) == 165
    answer = chances("five-card-draw", "As Ad 9c ?? ??", dead="4h 2d")
    assert answer.total == comb(47, 2)


@pytest.mark.parametrize(
    ("variant", "hole", "board", "stage", "cards"),
    [
        ("holdem", "As Ks", "Qs 2d 3h", "turn", 6),
        ("holdem", "As Ks", "Qs 2d 3h", "next-card", 6),
        ("holdem", "As Ks", "Qs 2d 3h", "river", 7),
        ("stud", "As Ks Qs Js", "", "next-card", 5),
        ("omaha8", "As 2s 3d Kd", "4s 5s 9d", "next-card", 8),
        ("drawmaha", "As 2s 3d Kd 9h", "4s 5s 9d", "final", 10),
        ("sohe", "As 2s 3d Kd 9h 9c", "4s 5s 9d 2c", "final", 11),
        ("razzdugi", "As 2d 3d Kd 9h 9c", "", "final", 7),
        ("lazy-pineapple", "As Ad Kd", "4s 5s 9d 2c", "final", 8),
    ],
)
def test_plain_code_and_kernels_count_alike(variant, hole, board, stage, cards, monkeypatch) -> None:
    fast = chances(variant, hole, board, stage=stage)
    monkeypatch.setattr(value_counts, "kernels_installed", lambda: False)
    assert chances(variant, hole, board, stage=stage) == fast
    assert fast.conditions.cards == cards


def test_known_hands_are_out_of_the_deck_and_said() -> None:
    answer = chances("holdem", "Ah Kh", "Qh 7h 2c", known=["Qs Js"], dead="2h")
    assert (answer.total, answer.conditions.known, answer.conditions.dead) == (comb(44, 2), ("Qs Js",), "2h")
    assert (answer.conditions.cards_left, answer.conditions.to_come) == (44, 2)


def test_greek_from_nothing_is_counted_by_boards() -> None:
    answer = chances("greek", budget=10**9)
    assert answer.total == 2809475760
    assert answer.halves[0].royal_flush == 43240
    assert [*answer.halves[0].categories.values()] == [
        422464, 4047264, 35914320, 41883800, 79953072, 174387528, 578732040, 1357655832, 536479440,
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("arguments", "code"),
    [
        (("holdem", "As Ks Qs"), "hand-count"),
        (("holdem", "As Ks", "As 2d 3c"), "duplicate-card"),
        (("short-deck", "As 5s"), "card-not-in-deck"),
        (("stud", "As Ks"), "over-budget-or-few"),
    ],
)
def test_what_cannot_be_answered_is_refused(arguments, code) -> None:
    options = {"stage": "next-card"} if code == "over-budget-or-few" else {}
    with pytest.raises((HandError, OddsError)) as caught:
        chances(*arguments, **options)
    assert caught.value.code == code.replace("over-budget-or-few", "too-few-cards")


def test_what_takes_too_long_says_how_long(monkeypatch) -> None:
    with pytest.raises(OddsError) as caught:
        chances("omaha6")
    assert caught.value.code == "over-budget"
    with pytest.raises(OddsError):
        chances("holdem", "As Ks", stage="showdown")
    monkeypatch.setattr(value_counts, "kernels_installed", lambda: False)
    with pytest.raises(MissingExtraError):
        chances("stud")
