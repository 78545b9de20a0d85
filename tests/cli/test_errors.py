"""Every error the command line can meet: in three languages, with its place, without a traceback."""

import json

import pytest

from oddchip.errors import ERROR_CODES, OddchipError
from oddchip.wording import explain_error
from tests.cli.error_lines import BEYOND_REACH, ERROR_LINES, GOOD
from tests.cli.running import LANGUAGES, latin_words

# What may stand in Latin letters in any language: names of options, fields, presets and values, and examples.
_CODES = """
    Cyrillic JSON SOHE UTF UTF-8 array brief button chip chips colour detail fold full holdem integer long moon muck
    oddchip odd odd-chip omaha omaha9 pot rake rules showdown teach three variant mars such-file txt schema boards
    seats currency recorded standard tda-2026 tda-2024 roberts pokerstars bovada ongame winamax pkr winning
    cards uint float any-five N k
    image png application json evil example PUT GET port certfile keyfile PEM
    stud-odd-chip half-odd-chip quarter-odd-chip identical-hands high-side short-deck left-of-button suit lowest-seat
    highest-seat payouts high low badugi top web pip install all name place seat state hole live dead
    sheet stats count output such-folder md pdf PDF apt libpango-1 libpangoft Pango Debian html progress sqlite
    samples next-card random svg theme
    """
CODES = set(_CODES.split())

_TYPED = """
    settle settel xyzzy help jsn json frobnicate format verify paid hand rules compare qqqq nonsense jsonl terms audit
    such-file Lang lang help serve workers equity samples train quiz Glossary
    """
TYPED = set(_TYPED.split())
"""What the refused command lines below have in them."""


def test_every_code_is_either_met_here_or_out_of_reach():
    assert set(ERROR_LINES) | set(BEYOND_REACH) == set(ERROR_CODES)
    assert not set(ERROR_LINES) & set(BEYOND_REACH)


@pytest.mark.parametrize("code", ERROR_LINES)
def test_an_error_is_said_in_every_language(run, code):
    words = ERROR_LINES[code]
    for lang in LANGUAGES:
        ran = run(*words, "--lang", lang)
        assert (ran.code, ran.out) == (2, ""), ran
        message = ran.err.splitlines()[-1] if "^" not in ran.err else ran.err.partition("^")[2]
        if lang != "en":
            assert latin_words(message) <= CODES


@pytest.mark.parametrize("code", [code for code, words in ERROR_LINES.items() if words[0] == "settle"])
def test_an_error_is_the_same_as_json(run, code):
    record = run(*ERROR_LINES[code], "--json")
    if record.out:  # a bad option is no result, so it goes to standard error
        told = json.loads(record.out)
        assert told["error"] == code
        assert told["message"]
    assert record.code == 2


@pytest.mark.parametrize("code", BEYOND_REACH)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_other_errors_can_be_said_too(code, lang):
    said = explain_error(OddchipError(code, **BEYOND_REACH[code]), lang)
    assert lang == "en" or latin_words(said) <= CODES


def test_a_caret_stands_under_the_position(run):
    lines = run("settle", "holdem | Qs 9h 6d 4c 2z | A: Ad Qc 1 | B: Kd Qh 1").err.splitlines()
    assert lines[0][lines[1].index("^") :].startswith("2z")


def test_a_caret_finds_its_place_in_a_long_line_and_behind_wide_letters(run):
    seats = " | ".join(f"玩家{seat}: ? 1" for seat in range(20))
    lines = run("settle", f"holdem | - | {seats} | Z: 2z 2h 1").err.splitlines()
    wide = sum("\u4e00" <= sign <= "\u9fff" for sign in lines[0].partition("2z")[0])
    assert lines[0].index("2z") + wide == lines[1].index("^")
    assert len(lines[0]) < 90


def test_right_to_left_text_gets_no_caret_but_a_position(run):
    ran = run("settle", "holdem | - | سارة: 2z 2h 1 | B: ? 1")
    assert "^" not in ran.err
    assert "Position 20" in ran.err


def test_an_unknown_language_is_refused_in_english(run, monkeypatch):
    assert "Known: en, ru, ar" in run("settle", GOOD, "--lang", "xx").err
    monkeypatch.setenv("ODDCHIP_LANG", "xx")
    assert run("settle", GOOD).code == 2


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    ("words", "hint"),
    [
        (["settel", GOOD], "settle"),
        (["xyzzy"], "xyzzy"),
        (["train"], "quiz"),
        (["Glossary"], "terms"),
        (["settle"], "oddchip settle --help"),
        (["settle", GOOD, "--jsn"], "--json"),
        (["settle", GOOD, "--frobnicate"], "--frobnicate"),
        (["settle", GOOD, "--detail"], "--detail"),
        (["settle", GOOD, "--json=yes"], "--json"),
        (["verify", GOOD], "--paid"),
        (["hand", "holdem"], "oddchip hand --help"),
        (["rules", "standard", "tda-2024"], "tda-2024"),
        (["compare", "holdem", "As Kd"], "1"),
        (["verify", GOOD, "--paid", "nonsense"], "A=100"),
        (["verify", GOOD, "--paid", "A=200 B=0"], "A=100,B=50"),
        (["--Lang", "ru", "settle", GOOD], "--lang"),
        (["equity", "holdem", "AA", "KK", "--samples", "many"], "--samples"),
        (["serve", "--port", "99999"], "65535"),
        (["serve", "--workers", "none"], "64"),
        (["hand", "holdem", "As Kd"], "5"),
        (["compare", "omaha5", "As Kd 2c 3c 4d", "Ac Kc 2d 3d 4h"], "5"),
        (["outs", "holdem", "As Kd", "-b", "2c 3c"], "2"),
        (["terms", "qqqq"], "qqqq"),
        (["audit", "no-such-file.jsonl"], "no-such-file.jsonl"),
    ],
)
def test_a_refused_command_line_says_what_is_wrong_in_the_language(run, words, hint, lang):
    ran = run(*words, "--lang", lang) if words[-1] != "--detail" else run("--lang", lang, *words)
    assert ran.code == 2
    assert hint in ran.err
    assert "Traceback" not in ran.err
    if lang != "en":
        assert latin_words(ran.err) <= CODES | TYPED


@pytest.mark.parametrize(
    ("lang", "told"), [("en", "twice: the board."), ("ru", "дважды: борд."), ("ar", "مكررة (الطاولة).")]
)
def test_a_card_twice_in_one_place_names_the_place_once(run, lang, told):
    ran = run("settle", "holdem | Qs Qs 6d 2c 3c | *A: Kc Ah | B: Kd Ac", "--lang", lang)
    assert ran.err.replace("\u2068", "").replace("\u2069", "").rstrip().endswith(told)
