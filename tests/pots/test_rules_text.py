"""House rules as text: presets, settings, and what is refused."""

from dataclasses import replace
from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from oddchip.errors import OddchipError, RulesError, UnknownNameError
from oddchip.pots import PRESETS, SETTINGS, STANDARD, HouseRules, Rake, find_rules, room_rules


@pytest.mark.parametrize("key", PRESETS)
def test_every_preset_is_found_by_its_key(key: str) -> None:
    preset = PRESETS[key]
    assert find_rules(key) == preset.rules
    assert find_rules(f" {key.upper()} ".replace("-", "_")) == preset.rules
    assert preset.rules.text == key
    assert preset.source
    assert (preset.hands is None) is (not preset.sites)


rakes = st.sampled_from([None, Rake(amount=3), Rake(percent=5), Rake(percent=5, cap=3)])


@given(st.sampled_from(list(PRESETS)), st.tuples(*map(st.sampled_from, SETTINGS.values())), rakes)
def test_rules_round_trip_through_their_text(key: str, values: tuple[str, ...], rake: Rake | None) -> None:
    settings = {name.replace("-", "_"): value for name, value in zip(SETTINGS, values, strict=True)}
    rules = replace(PRESETS[key].rules, rake=rake, **settings)
    assert find_rules(rules.text) == rules


@pytest.mark.parametrize(("setting", "choice"), [pair for name in SETTINGS for pair in product([name], SETTINGS[name])])
def test_every_setting_takes_its_choices(setting: str, choice: str) -> None:
    written = f"standard, {setting.upper()} : {choice.replace('-', '_').upper()}"
    assert find_rules(written).setting(setting) == choice


@pytest.mark.parametrize("setting", SETTINGS)
def test_the_first_choice_is_the_default(setting: str) -> None:
    assert STANDARD.setting(setting) == SETTINGS[setting][0]


@pytest.mark.parametrize(
    ("text", "kind", "code"),
    [
        ("nowhere", UnknownNameError, "unknown-rules"),
        ("", UnknownNameError, "unknown-rules"),
        ("standard,odd-chip", RulesError, "setting-value"),
        ("standard,", RulesError, "setting-value"),
        ("standard,odd-chip:button", RulesError, "setting-value"),
        ("standard,odd-chips:suit", UnknownNameError, "unknown-setting"),
        ("standard,rake:5%%", RulesError, "setting-value"),
    ],
)
def test_refused_rules(text: str, kind: type[OddchipError], code: str) -> None:
    with pytest.raises(kind) as caught:
        find_rules(text)
    assert caught.value.code == code


def test_a_setting_cannot_have_any_value() -> None:
    with pytest.raises(RulesError) as caught:
        HouseRules(odd_chip="dealer")
    assert caught.value.arguments["setting"] == "odd-chip"


def test_rake_of_the_house() -> None:
    assert find_rules("standard,rake:5%/3").rake == Rake(percent=5, cap=3)
    assert find_rules("standard,rake:0").rake is None


@pytest.mark.parametrize(
    ("preset", "setting", "value"),
    [
        ("tda-2026", "identical-hands", "per-half"),
        ("tda-2024", "identical-hands", "per-half"),
        ("roberts", "stud-odd-chip", "all-cards"),
        ("bovada", "quarter-odd-chip", "to-high"),
        ("ongame", "odd-chip", "lowest-seat"),
        ("winamax", "odd-chip", "suit"),
        ("pkr", "odd-chip", "suit"),
        ("winning", "half-odd-chip", "low"),
    ],
)
def test_in_what_a_preset_departs_from_the_standard(preset: str, setting: str, value: str) -> None:
    rules = find_rules(preset)
    assert rules == replace(STANDARD, key=preset, **{setting.replace("-", "_"): value})


def test_rooms_are_found_by_the_names_in_records() -> None:
    assert room_rules("OnGame") == find_rules("ongame")
    assert room_rules("Stars") == find_rules("pokerstars")
    assert room_rules("Nowhere") is None
