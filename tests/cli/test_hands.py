"""``oddchip hand`` and ``oddchip compare``."""

import json

import pytest

BOARD = "Qs 9h 6d 4c 2s"


@pytest.mark.parametrize(
    ("lang", "said"),
    [("en", "a pair of queens"), ("ru", "пара дам"), ("ar", "زوج كوين")],
)
def test_a_hand_is_named_in_the_language(run, lang, said):
    ran = run("hand", "holdem", "Ad Qc", BOARD, "--lang", lang)
    assert ran.code == 0
    assert ran.out.startswith(said)


def test_a_hand_says_what_comes_from_where(run):
    assert "From the hand Q♣ A♦, from the board Q♠ 9♥ 6♦" in run("hand", "holdem", "Ad Qc", BOARD).out
    assert "no hole card plays" in run("hand", "holdem", "2c 3c", "As Kd Qc Jh Ts").out
    assert "From" not in run("hand", "stud", "Ad Qc 2c 3d 4h 9s 9d").out


def test_a_split_game_names_both_halves_and_who_does_not_qualify(run):
    out = run("hand", "omaha8", "As Kd 2c 3h", "Qs Jh 8d 5c 6d").out
    assert out.startswith("High: ace high")
    assert "Low: 8-6-5-2-A low" in out
    assert "Does not qualify. Needed: eight or better." in run("hand", "o8", "As Kd 2c 3h", "Qs Jh 9d 9c 6d").out


def test_a_hand_as_json(run):
    record = json.loads(run("hand", "holdem", "Ad Qc", BOARD, "--json").out)
    assert record["variant"] == "holdem"
    assert record["hands"][0]["cards"] == ["Qs", "Qc", "Ad", "9h", "6d"]


def test_a_split_holding_and_a_flop_are_taken(run):
    assert run("hand", "sohe", "As Kd Qc Jh / 7s 7d", "7h 2c 3d").code == 0
    assert run("hand", "holdem", "Ad Qc", "Qs 9h 6d").out.startswith("a pair of queens")
    assert run("hand", "razz", "Ad 2c 3c 4d 5h 9s 9d", "-").out.startswith("5-4-3-2-A low")


def test_a_card_in_two_hands_is_refused_by_the_hands_as_typed(run):
    assert "A♦ is given twice: Ad Qc and Ad Kc" in run("compare", "holdem", "Ad Qc", "Ad Kc", "-b", BOARD).err
    assert (
        "the board" in run("hand", "holdem", "Qs Ad", BOARD).err
        or "board 1" in run("hand", "holdem", "Qs Ad", BOARD).err
    )


def test_two_hands_are_compared_to_the_deciding_card(run):
    lines = run("compare", "holdem", "Kd Qh", "Ad Qc", "-b", BOARD).out.splitlines()
    assert lines[0].startswith("1. Ad Qc")
    assert lines[1].startswith("2. Kd Qh")
    assert "First kicker" in lines[2]


@pytest.mark.parametrize(("lang", "said"), [("en", "Tie"), ("ru", "Ничья"), ("ar", "تعادل")])
def test_equal_hands_share_a_place(run, lang, said):
    out = run("compare", "holdem", "2c 3c", "4c 5c", "-b", "As Kd Qc Jh Ts", "--lang", lang, "--no-isolates").out
    assert out.count("1. ") == 2
    assert said in out


def test_more_than_two_hands_stand_in_order(run):
    record = json.loads(run("compare", "holdem", "2c 3c", "Ad Qc", "Kd Qh", "-b", BOARD, "--json").out)
    assert [place[0]["hand"] for place in record["halves"][0]["places"]] == ["Ad Qc", "Kd Qh", "2c 3c"]
    assert [step["by"] for step in record["halves"][0]["decided_by"]] == ["kicker 1", "rank 1"]


def test_a_half_for_which_nobody_qualifies_is_said(run):
    assert "No hand qualifies" in run("compare", "holdem8", "Kc Kd", "Qc Qd", "-b", "Ks Qs Jh 9d 2c").out
