"""Two hands step by step, up to the card that decides."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from oddchip.cards import ALL_CARDS, Card, parse_cards
from oddchip.errors import HandError
from oddchip.ranking import ANY_FIVE, HIGH, SYSTEMS, Comparison, RankingSystem, compare_hands, find_system


def compared(system: str, first: str, second: str) -> Comparison:
    ranking = find_system(system)
    return compare_hands(*(ranking.best(ANY_FIVE, parse_cards(text), ()) for text in (first, second)))


@pytest.mark.parametrize(
    ("system", "first", "second", "decided", "steps"),
    [
        ("high", "As Ah Kd Qc 9s", "Ad Ac Ks Qh 8s", "kicker 3", 5),
        ("high", "As Ah Kd Qc 9s", "Ad Ac Qs Jh 8s", "kicker 1", 3),
        ("high", "As Ah Kd Qc 9s", "Kc Ks Qs Jh 8s", "rank 1", 2),
        ("high", "As Ah Kd Qc 9s", "As Kd Qc Jh 9c", "category", 1),
        ("high", "As Ah 3d 3c 9s", "Ad Ac 2s 2h Ks", "rank 2", 3),
        ("high", "As Ah 3d 3c 9s", "Ad Ac 3s 3h 8s", "kicker 1", 4),
        ("high", "As Ah Ad 3c 3s", "Ac Ah Ad 2c 2s", "rank 2", 3),
        ("high", "6s 5d 4c 3h 2s", "5s 4d 3c 2h As", "rank 1", 2),
        ("high", "As Js 9s 5s 3s", "Ah Jh 9h 5h 2h", "rank 5", 6),
        ("high", "As Jd 9s 5s 3s", "Ah Jh 9c 5h 2h", "kicker 5", 6),
        ("high", "8s 8h 8d As 3s", "8s 8h 8d Kh Qh", "kicker 1", 3),
        ("high", "8s 8h 8d 8c 3s", "8s 8h 8d 8c 2h", "kicker 1", 3),
        ("high", "9s 8s 7s 6s 5s", "8h 7h 6h 5h 4h", "rank 1", 2),
        ("high", "As Ah Kd Qc 9s", "Ad Ac Ks Qh 9h", "tie", 5),
        ("high", "5s 4d 3c 2h As", "5h 4h 3d 2c Ad", "tie", 2),
        ("ace-to-five", "7s 6d 5c 4h 3s", "8s 4d 3c 2h As", "rank 1", 2),
        ("ace-to-five", "8s 4d 3c 2h As", "8s 5d 3c 2h As", "rank 2", 3),
        ("ace-to-five", "As Ah 4d 3c 2s", "As Ah 5d 3c 2s", "kicker 1", 3),
        ("ace-to-five", "8s 4d 3c 2h As", "As Ah 5d 3c 2s", "category", 1),
        ("deuce-to-seven", "7s 5d 4c 3h 2s", "7s 6d 3c 2h 4s", "rank 2", 3),
        ("badugi", "4s 3d 2c Ah", "4s 3d 2c 2h", "category", 1),
    ],
)
def test_what_decides(system: str, first: str, second: str, decided: str, steps: int) -> None:
    comparison = compared(system, first, second) if system != "badugi" else compared_badugi(first, second)
    assert comparison.decided_by == decided
    assert comparison.result == (0 if decided == "tie" else 1)
    assert len(comparison.steps) == steps
    assert all(step.equal for step in comparison.steps[: -1 if comparison.result else None])
    assert (comparison.deciding is None) is (decided == "tie")


def compared_badugi(first: str, second: str) -> Comparison:
    badugi = find_system("badugi")
    return compare_hands(*(badugi.best(ANY_FIVE, parse_cards(text), ()) for text in (first, second)))


@given(st.sampled_from(list(SYSTEMS.values())), st.permutations(ALL_CARDS), st.integers(5, 7))
def test_the_steps_tell_what_the_values_say(system: RankingSystem, deck: list[Card], count: int) -> None:
    first, second = (system.best(ANY_FIVE, cards, ()) for cards in (deck[:count], deck[count : 2 * count]))
    comparison = compare_hands(first, second)
    assert comparison.result == (first.value > second.value) - (first.value < second.value)
    assert compare_hands(second, first).result == -comparison.result
    assert all(step.equal for step in comparison.steps) is (comparison.result == 0)
    assert [step.equal for step in comparison.steps].count(False) <= 1


def test_hands_of_two_systems_cannot_be_compared() -> None:
    cards = parse_cards("As Kd Qc Jh Ts")
    with pytest.raises(HandError) as caught:
        compare_hands(HIGH.best(ANY_FIVE, cards, ()), find_system("ace-to-five").best(ANY_FIVE, cards, ()))
    assert caught.value.code == "not-comparable"
