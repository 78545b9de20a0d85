"""The map between kernel values and hands."""

import pytest

from oddchip.bulk import find_scale
from oddchip.bulk.hand_rule import FLOORS, HandRule
from oddchip.cards import parse_cards
from oddchip.errors import ArrayError, OddchipError
from oddchip.ranking import EIGHT_OR_BETTER, HIGH, PAIR_OF_SIXES_OR_BETTER, SYSTEMS

CLASSES = {
    "high": 7462, "short-deck": 1404, "short-deck-trips": 1404, "manila": 840, "ace-to-five": 6175,
    "deuce-to-seven": 7462, "ace-to-six": 7462, "badugi": 1092, "badugi-ace-high": 1092,
}  # fmt: skip


@pytest.mark.parametrize("key", SYSTEMS)
def test_values_and_hands_map_both_ways_in_the_same_order(key: str) -> None:
    scale = find_scale(key)
    hands = sorted(scale.hand_of(value) for value in range(1 << 16) if value in scale._hands)
    values = [scale.value_of(hand) for hand in hands]
    assert len(scale) == len(hands) == CLASSES[key]
    assert values == sorted(set(values))
    assert values[0] > 0
    assert values[-1] < 1 << 16
    for hand, value in zip(hands, values, strict=True):
        assert scale.hand_of(value) == hand
        assert value >> 12 == SYSTEMS[key].level(hand.category)
        assert scale.category_of(value) is hand.category


@pytest.mark.parametrize("value", [0, -1, 1 << 16, 0x800B, 0x9001])
def test_a_value_no_hand_has_is_refused(value: int) -> None:
    with pytest.raises(ArrayError, match="no high hand has the value") as caught:
        find_scale("high").hand_of(value)
    assert caught.value.code == "no-such-value"


def test_a_hand_of_another_system_or_deck_is_refused() -> None:
    hand = HIGH.value(parse_cards("As Ks Qs Js 9s"))
    with pytest.raises(ArrayError):
        find_scale("manila").value_of(hand)
    low = SYSTEMS["short-deck"].value(parse_cards("2s 3s 4s 5s 7s"))
    with pytest.raises(ArrayError):
        find_scale("short-deck").value_of(low)


def test_an_unknown_system_is_refused() -> None:
    with pytest.raises(OddchipError, match="ranking system"):
        find_scale("whist")


@pytest.mark.parametrize("qualifier", [EIGHT_OR_BETTER, PAIR_OF_SIXES_OR_BETTER])
def test_floors_are_where_the_plain_qualifier_has_them(qualifier) -> None:
    (system, floor) = next((key[0], floor) for key, floor in FLOORS.items() if key[1] == qualifier.key)
    scale = find_scale(system)
    for value, hand in scale._hands.items():
        assert qualifier.test(hand) == (value >= floor)


def test_a_rule_knows_the_deck_of_its_system() -> None:
    assert [HandRule(system=key).lowest for key in ("high", "short-deck", "manila")] == [0, 16, 20]
    assert HandRule(system="high", lowest=32).lowest == 32


@pytest.mark.parametrize("wrong", [{"selection": "any-six"}, {"qualifier": "nine-or-better"}, {"system": "whist"}])
def test_a_rule_of_unknown_names_is_refused(wrong: dict[str, str]) -> None:
    with pytest.raises(OddchipError):
        HandRule(**wrong)
