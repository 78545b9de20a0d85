"""``oddchip equity``, ``chances``, ``outs`` and ``range``."""

import json

import pytest

pytest.importorskip("numba")


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", "win 33.84%, tie 0%, lose 66.16%; equity 33.84%."),
        ("ru", "победа 33,84\xa0%, ничья 0\xa0%, поражение 66,16\xa0%; эквити 33,84\xa0%."),
        ("ar", "فوز 33.84%، تعادل 0%، خسارة 66.16%؛ الحصة المتوقعة 33.84%."),
    ],
)
def test_equities_are_said_with_their_conditions(run, lang, said):
    ran = run("equity", "holdem", "AhKh", "QsQd", "-b", "Qh Jh 2c", "--lang", lang, "--no-isolates")
    assert ran.code == 0
    assert ran.out.splitlines()[0].endswith(said)
    assert len(ran.out.splitlines()) == 4
    assert "45" in ran.out.splitlines()[3]


def test_a_sample_says_its_margin_and_its_seed(run):
    out = run("equity", "omaha8", "AsAh2d3c", "random", "--samples", "2000", "--seed", "7").out
    assert "± " in out
    assert "seed 7" in out
    assert out == run("equity", "omaha8", "AsAh2d3c", "random", "--samples", "2000", "--seed", "7").out


def test_the_wanted_error_may_be_a_percentage(run):
    ran = run("equity", "holdem", "AsKs", "random", "random", "--error", "0.5%", "--seed", "1", "--json")
    record = json.loads(ran.out)
    assert record["schema"] == "oddchip/equity/1"
    assert max(player["standard_error"] for player in record["players"]) <= 0.005
    assert run("equity", "holdem", "AA", "KK", "--error", "much").code == 2


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", "After 2,000 deals the standard error is still 1.11%; asked for was 0.1%."),
        ("ru", "После 2\u00a0000 раздач стандартная ошибка всё ещё 1,11\u00a0%, а задано 0,1\u00a0%."),
        ("ar", "بعد 2,000 حالة ما زال الخطأ المعياري 1.11%، والمطلوب 0.1%."),
    ],
)
def test_an_error_that_was_not_reached_is_said(run, lang, said):
    words = ("equity", "holdem", "AsKs", "QdQc", "random", "--seed", "1", "--samples", "2000", "--lang", lang)
    missed = run(*words, "--error", "0.1%", "--no-isolates").out
    assert said in missed
    assert said not in run(*words, "--error", "5%", "--no-isolates").out
    assert missed.replace(said + "\n", "") == run(*words, "--no-isolates").out


def test_an_error_that_was_not_reached_is_said_of_pots_too(run):
    line = "holdem | - | A: AhKh 100 | B: QsQd 300 | C: ? 300"
    words = ("equity", line, "--samples", "1000", "--seed", "2", "--error", "0.1%")
    assert "asked for was 0.1%" in run(*words).out
    record = json.loads(run(*words, "--json").out)
    errors = [error for pot in record["pots"] for error in pot["standard_errors"].values()]
    assert (record["wanted_error"], record["reached_error"]) == (0.001, max(errors))


def test_chances_as_words_and_as_json(run):
    out = run("chances", "holdem", "Ks Qs", "-b", "Kd Kh 2s").out
    assert "full house: 315 (29.1397%)" in out
    assert "out of 1,081 deals" in out
    record = json.loads(run("chances", "holdem", "Ks Qs", "-b", "Kd Kh 2s", "--json").out)
    assert record["halves"][0]["categories"]["full-house"] == 315
    assert record["conditions"]["cards_left"] == 47


def test_chances_before_the_river_and_against_known_hands(run):
    out = run("chances", "holdem", "Ah Kh", "--stage", "flop", "--known", "Qs Qd", "--known", "2h 2c").out
    assert "known hands of others Q♠ Q♦ 2♥ 2♣" in out
    assert "looked at on the flop" in out


def test_outs_with_the_rule_of_two_and_four(run):
    out = run("outs", "holdem", "Ah Kh", "-b", "Qh 7h 2c", "--against", "Qs Js").out
    assert out.startswith("Nut flush draw: ")
    assert "(15 of 45 cards)" in out
    assert "the rule of two and four says 30% and 60%" in out
    assert "Cards that raise the category" in run("outs", "holdem", "Ah Kh", "-b", "Qh 7h 2c 3d").out
    record = json.loads(run("outs", "holdem", "Ah Kh", "-b", "Qh 7h 2c", "--json").out)
    assert record["draws"][0]["draw"] == "flush-draw"


def test_outs_by_mode(run):
    hands = ("outs", "holdem", "Ah Kh", "-b", "Th 9h 2c", "--against", "Qs Qd")
    assert "Outs that win" in run(*hands, "--mode", "win").out
    improving = json.loads(run(*hands, "--mode", "improve", "--json").out)
    assert (improving["mode"], len(improving["outs"]), len(improving["tainted"])) == ("improve", 23, 8)
    assert "improve, win" in run(*hands, "--mode", "best").err
    assert run("outs", "holdem", "Ah Kh", "-b", "Th 9h 2c", "--mode", "win").code == 2


def test_a_range_as_a_grid_and_as_json(run):
    lines = run("range", "AA, AKs:0.5").out.splitlines()
    assert lines[0].split()[:3] == ["AA", "AKs~", "."]
    assert lines[13].endswith("10 of 1,326 starting hands, 0.75%.")
    assert lines[14] == "With weights: 8 hands, 0.6%."
    assert json.loads(run("range", "TT+", "--json").out)["combos"] == 30
    assert run("range", "AA**", "--variant", "omaha").out == "AA: 6,961 of 270,725 starting hands, 2.57%.\n"


def test_a_showdown_line_says_each_seats_part_of_every_pot(run):
    line = "holdem | Kd 8h 3c | A: As Kc 100 | B: 8s 8d 300 | C: Ah Ad 400"
    out = run("equity", line).out.splitlines()
    assert out == [
        "Main pot, 300 chips: A 0.78%, B 94.68% and C 4.54%.",
        "Side pot, 400 chips: B 95.35% and C 4.65%.",
        "Expected from all pots: A 2.33 chips, B 665.45 chips and C 32.23 chips.",
        "Not called and returned to C: 100 chips.",
        "Exact: every one of 903 deals.",
        "Given: Texas hold’em (52 cards); on the board K♦ 8♥ 3♣; no other card known.",
    ]
    assert json.loads(run("equity", line, "--json").out)["schema"] == "oddchip/settlement-equity/1"
    assert "± " in run("equity", line, "--samples", "1000", "--seed", "1", "--lang", "ru").out


def test_a_range_may_have_its_game_first_and_spaces_between(run):
    alone = run("range", "QQ+, AKs").out
    assert run("range", "holdem", "QQ+, AKs").out == run("range", "QQ+", "AKs").out == alone
    assert run("range", "plo", "AA**").out == run("range", "AA**", "--variant", "omaha").out
