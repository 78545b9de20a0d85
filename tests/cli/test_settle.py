"""``oddchip settle``: lines, files, depths, formats and house rules."""

import json

import jsonschema
import pytest

from oddchip.showdown import find_schema
from tests.cli.error_lines import GOOD
from tests.cli.running import LANGUAGES

THREE = "holdem | As Kd Qc Jh Ts | *D: fold 2 | A: 2c 3c 100 | B: 4c 5c 100 | C: 6c 7d 100 | chip=1"


def record(stake: object) -> dict[str, object]:
    """A showdown as a JSON object."""
    seats = [{"name": "A", "hole": "Ad Qc", "live": stake}, {"name": "B", "hole": "Kd Qh", "live": stake}]
    return {"variant": "holdem", "boards": ["Qs 9h 6d 4c 2s"], "seats": seats}


def test_a_line_is_settled_step_by_step_by_default(run):
    ran = run("settle", GOOD)
    assert (ran.code, ran.err) == (0, "")
    assert "First kicker: A an ace, B a king." in ran.out


@pytest.mark.parametrize(
    ("lang", "said"),
    [("en", "A wins 200 chips"), ("ru", "Игрок A выигрывает 200"), ("ar", "200\xa0رقاقة")],
)
def test_brief_is_one_line_in_the_language_asked_for(run, lang, said):
    ran = run("settle", GOOD, "--detail", "brief", "--lang", lang)
    assert said in ran.out
    assert ran.out.count("\n") == 1


def test_the_language_may_come_from_the_environment(run, monkeypatch):
    monkeypatch.setenv("ODDCHIP_LANG", "ru_RU.UTF-8")
    assert "Игрок A" in run("settle", GOOD, "--detail", "brief").out
    assert "A wins" in run("settle", GOOD, "--detail", "brief", "--lang", "en").out


def test_json_is_the_published_form(run):
    answer = json.loads(run("settle", THREE, "--json").out)
    assert answer["schema"] == "oddchip/settlement/1"
    assert answer["payouts"] == {"A": "101", "B": "101", "C": "100"}


def test_json_validates_against_the_published_schema(run):
    jsonschema.validate(json.loads(run("settle", THREE, "--json").out), find_schema("oddchip/settlement/1"))


def test_a_json_object_may_stand_for_a_line(run):
    assert run("settle", json.dumps(record("1")), "--detail", "brief").out.startswith("A wins 2 chips")


@pytest.mark.parametrize("form", ["markdown", "html"])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_markup_is_written_for_every_language(run, form, lang):
    ran = run("settle", GOOD, "--format", form, "--lang", lang)
    assert ran.code == 0
    assert ("<" in ran.out) or ("#" in ran.out)
    assert ('dir="rtl"' in ran.out) == (lang == "ar" and form == "html")


def test_isolates_stand_where_right_to_left_words_do_and_nowhere_else(run):
    assert "\u2068" in run("settle", GOOD, "--lang", "ar").out
    assert "\u2068" not in run("settle", GOOD, "--lang", "ar", "--no-isolates").out
    assert "\u2068" not in run("settle", GOOD).out
    assert "\u2068" in run("settle", GOOD.replace("A:", "سارة:")).out


def test_plain_speaks_cards_in_words(run):
    out = run("settle", GOOD, "--plain").out
    assert "queen of spades" in out
    assert "♠" not in out


def test_rules_and_chip_of_the_command_line_go_over_those_of_the_line(run):
    answer = json.loads(run("settle", THREE, "--json", "--rules", "ongame,odd-chip:highest-seat").out)
    assert answer["payouts"] == {"A": "100", "B": "101", "C": "101"}
    by_five = json.loads(run("settle", THREE.removesuffix(" | chip=1"), "--json", "--chip", "2").out)
    assert by_five["payouts"] == {"A": "102", "B": "100", "C": "100"}


def test_local_card_letters_are_read_when_asked_for(run):
    line = "holdem | Дп 9ч 6б 4т 2п | *A: Тб Дт 100 | B: Кб Дч 100"
    assert run("settle", line, "--cards", "ru", "--detail", "brief").out.startswith("A wins 200 chips")


def test_a_file_holds_one_showdown_a_line_with_comments_between(run, tmp_path):
    path = tmp_path / "night.txt"
    path.write_text(f"\ufeff# Friday\n\n{GOOD}\n{THREE}\n", "utf-8")
    ran = run("settle", str(path), "--detail", "brief")
    assert ran.code == 0
    assert ran.out.count("A wins") == 1
    assert "302 chips" in ran.out


def test_a_bad_line_of_a_file_is_named_and_the_rest_is_settled(run, tmp_path):
    path = tmp_path / "night.txt"
    path.write_text(f"{GOOD}\nholdem | oops\n{THREE}\n", "utf-8")
    ran = run("settle", str(path), "--detail", "brief")
    assert ran.code == 2
    assert "Line 2" in ran.err
    assert "A wins" in ran.out
    assert "302 chips" in ran.out


@pytest.mark.parametrize("many", [False, True])
def test_a_json_file_may_be_one_object_or_an_array_over_many_lines(run, tmp_path, many):
    path = tmp_path / "hands.json"
    path.write_text(json.dumps([record("1.5"), record("1.5")] if many else record("1.5"), indent=2), "utf-8")
    answers = [json.loads(line) for line in run("settle", str(path), "--json").out.splitlines()]
    assert [answer["payouts"] for answer in answers] == [{"A": "3"}] * (2 if many else 1)


def test_a_missing_file_does_not_stop_the_others(run):
    ran = run("settle", "no-such-file.txt", GOOD, "--detail", "brief")
    assert ran.code == 2
    assert "no-such-file.txt" in ran.err
    assert ran.out.startswith("A wins")


def test_a_name_cannot_command_the_terminal(run):
    given = json.dumps(record("1")).replace('"A"', '"\\u001b[31mA"')
    assert "\x1b" not in run("settle", given).out


@pytest.mark.parametrize(("lang", "told"), [("en", "Item 2: "), ("ru", "Элемент 2: "), ("ar", "العنصر 2: ")])
def test_an_error_in_a_json_array_names_the_item(run, tmp_path, lang, told):
    file = tmp_path / "pots.json"
    good = {"variant": "holdem", "seats": [{"name": "A", "live": 1}]}
    file.write_text(json.dumps([good, {**good, "colour": "red"}], indent=1), encoding="utf-8")
    ran = run("settle", str(file), "--lang", lang)
    assert (ran.code, ran.err.replace("\u2068", "").replace("\u2069", "").startswith(told)) == (2, True), ran
    record = json.loads(run("settle", str(file), "--json").out.splitlines()[1])
    assert (record["error"], record["item"], "line" in record) == ("unknown-field", 2, False)
