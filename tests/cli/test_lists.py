"""``oddchip variants``, ``rules``, ``terms`` and ``audit``: what is registered is described, in every language."""

import json

import pytest

from oddchip.pots import PRESETS, SETTINGS
from oddchip.variants import list_variants
from oddchip.wording.describe_rules import TOPICS
from tests.cli.running import LANGUAGES


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_game_is_listed_with_all_its_columns(run, lang):
    heading, *rows = run("variants", "--lang", lang).out.splitlines()
    assert [row.split("\t")[0] for row in rows] == [variant.key for variant in list_variants()]
    assert all(all(row.split("\t")) for row in (heading, *rows))


@pytest.mark.parametrize("variant", list_variants(), ids=lambda variant: variant.key)
def test_a_game_is_explained_in_every_language(run, variant):
    told = [run("variants", variant.key, "--lang", lang) for lang in LANGUAGES]
    assert [ran.code for ran in told] == [0, 0, 0]
    assert len({ran.out for ran in told}) == 3
    assert json.loads(run("variants", variant.key, "--json").out)["key"] == variant.key


def test_a_game_answers_to_its_aliases(run):
    assert "omaha8" in run("variants", "o8").out


@pytest.mark.parametrize("lang", LANGUAGES)
def test_rules_list_presets_settings_choices_and_topics(run, lang):
    out = run("rules", "--lang", lang).out
    for key in (*PRESETS, *SETTINGS, *TOPICS):
        assert f"\n{key}\t" in out
    for choices in SETTINGS.values():
        assert all(f"\t{choice}\t" in out for choice in choices)


@pytest.mark.parametrize("key", PRESETS)
def test_a_preset_says_what_it_rests_on(run, key):
    for lang in LANGUAGES:
        assert run("rules", key, "--lang", lang).code == 0
    hands = PRESETS[key].hands
    assert hands is None or str(hands) in run("rules", key).out


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", SETTINGS)
def test_a_setting_is_explained_with_its_choices(run, name, lang):
    ran = run("rules", name.replace("-", "_").upper(), "--lang", lang)
    assert (ran.code, ran.err) == (0, "")
    assert all(f"{choice}\t" in ran.out for choice in SETTINGS[name])
    record = json.loads(run("rules", name, "--lang", lang, "--json").out)
    assert (record["setting"], tuple(record["choices"])) == (name, SETTINGS[name])
    assert all(text in ran.out for text in record["choices"].values())


def test_a_preset_with_a_changed_setting_is_explained(run):
    out = run("rules", "ongame,half-odd-chip:low").out
    assert out.count("differs from the default") == 2
    assert json.loads(run("rules", "ongame,half-odd-chip:low", "--json").out)["settings"]["half-odd-chip"] == "low"


def test_an_unknown_preset_is_answered_with_presets_and_topics(run):
    ran = run("rules", "blinds")
    assert ran.code == 2
    assert all(name in ran.err for name in (*PRESETS, *TOPICS))


@pytest.mark.parametrize("topic", TOPICS)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_topic_is_printed(run, topic, lang):
    ran = run("rules", topic, "--lang", lang)
    assert ran.code == 0
    assert ran.out.count("\n") > 4
    assert json.loads(run("rules", topic, "--lang", lang, "--json").out)["topic"] == topic


def test_short_blinds_are_explained_with_both_orders(run):
    out = run("rules", "short-blinds").out
    assert "blind first" in out
    assert "ante first" in out
    assert "40+10" in out


@pytest.mark.parametrize(("lang", "word"), [("en", "kicker"), ("ru", "кикер"), ("ar", "الكيكر")])
def test_terms_are_listed_and_found(run, lang, word):
    assert run("terms", "--lang", lang).out.count("\n") > 20
    assert word in run("terms", word, "--lang", lang).out
    _, *listed = run("terms", "--lang", lang, "--no-isolates").out.splitlines()
    terms = [line.partition("\t")[0].casefold().replace("ё", "е") for line in listed]
    assert terms == sorted(terms)
    assert json.loads(run("terms", word, "--lang", lang, "--json").out)


def test_plain_lists_name_every_column(run):
    assert "holdem. Game: Texas hold’em. Deck: 52 cards." in run("variants", "--plain").out


def _row(name: str, paid: dict[str, str], **more: object) -> str:
    record = {
        "schema": "oddchip/showdown/1", "id": name, "variant": "holdem", "boards": [["As", "Kd", "Qc", "Jh", "Ts"]],
        "seats": [
            {"name": "A", "seat": 1, "hole": ["2c", "3c"], "live": "25"},
            {"name": "B", "seat": 2, "hole": ["4c", "5c"], "live": "25"},
            {"name": "C", "seat": 3, "state": "folded", "live": "1"},
        ],
        "button": 1, "recorded": {"status": "regular", "paid": paid, "site": "Room"},
    }  # fmt: skip
    return json.dumps(record | more)


RIGHT = _row("right", {"A": "25", "B": "26"})
WRONG = _row("wrong", {"A": "26", "B": "25"})


@pytest.mark.parametrize("lang", LANGUAGES)
def test_an_audit_counts_and_passes(run, tmp_path, lang):
    path = tmp_path / "hands.jsonl"
    path.write_text(RIGHT + "\n", "utf-8")
    ran = run("audit", str(path), "--lang", lang)
    assert (ran.code, ran.err) == (0, "")
    assert "holdem\tregular\t1\t1" in ran.out


@pytest.mark.parametrize("lang", LANGUAGES)
def test_an_audit_fails_on_a_regular_row_that_disagrees_and_says_how(run, tmp_path, lang):
    path = tmp_path / "hands.jsonl"
    path.write_text(f"{RIGHT}\n{WRONG}\nnonsense\n", "utf-8")
    ran = run("audit", str(path), "--lang", lang, "--no-isolates")
    assert ran.code == 1
    assert "wrong (holdem" in ran.out
    assert {"en": "A: paid 26, owed 25", "ru": "A: выплачено 26, положено 25", "ar": "A: المصروف 26"}[lang] in ran.out
    record = json.loads(run("audit", str(path), "--json").out)
    assert record["rows"] == 3
    assert record["disagreements"] == 2


def test_an_audit_under_other_rules(run, tmp_path):
    path = tmp_path / "hands.jsonl"
    path.write_text(WRONG + "\n", "utf-8")
    assert run("audit", str(path), "--rules", "ongame").code == 0
