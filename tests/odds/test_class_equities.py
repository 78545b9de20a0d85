"""The equity of each class of a range: what the same class has as a hand of its own."""

import pytest

from oddchip.errors import HandError
from oddchip.odds import equity
from oddchip.odds.class_equities import CLASS_DEALS, class_equities


@pytest.mark.parametrize(
    ("variant", "hands", "board", "dead"),
    [
        ("holdem", ["QQ+, AKs, 76s:0.5", "TT+, AQ"], "", ""),
        ("holdem", ["TT+, AQ", "random"], "Qh 7h 2c", ""),
        ("holdem", ["22+, A2s+", "AhKh"], "Qh 7h 2c 3d", "As"),
        ("short-deck", ["TT+, AK", "KsQs"], "", ""),
        ("holdem8", ["A2, A3s", "KK"], "2c 3d 9h", ""),
    ],
)
def test_a_class_has_the_equity_it_has_by_itself(variant: str, hands: list[str], board: str, dead: str) -> None:
    found = list(class_equities(variant, hands, 0, board=board, dead=dead))
    assert found
    assert [each.key for each in found] == list(dict.fromkeys(each.key for each in found))
    for each in found:
        alone = equity(variant, [each.key, *hands[1:]], board=board, dead=dead)
        assert alone.is_exact
        assert each.exact
        assert each.equity == alone.players[0].equity


def test_what_is_too_long_to_count_is_sampled_near_the_truth() -> None:
    hands = ["AA, KQs", "22+", "AKo"]
    found = list(class_equities("holdem", hands, 0))
    assert [each.key for each in found] == ["AA", "KQs"]
    for each in found:
        assert not each.exact
        sampled = equity("holdem", [each.key, *hands[1:]], samples=400_000, seed=5)
        assert abs(float(each.equity - sampled.players[0].equity)) < 5 * 0.5 / CLASS_DEALS**0.5


def test_the_whole_range_is_the_mean_of_its_classes_where_nothing_is_in_common() -> None:
    # Neither class shares a rank with the other hand, so each combo meets every one of its combos.
    found = {each.key: each for each in class_equities("holdem", ["JJ, 22", "AKs"], 0)}
    both = (found["JJ"].equity + found["22"].equity) / 2
    assert both == equity("holdem", ["JJ, 22", "AKs"]).players[0].equity


def test_a_class_the_others_leave_no_cards_for_is_left_out() -> None:
    found = class_equities("holdem", ["AA, KK", "AsAh"], 0, board="Ad 2c 3d")
    assert [each.key for each in found] == ["KK"]


def test_any_place_may_be_asked_about() -> None:
    hands = ["AKs", "QQ, JJ"]
    found = list(class_equities("holdem", hands, 1))
    assert [each.key for each in found] == ["QQ", "JJ"]
    for each in found:
        assert each.equity == equity("holdem", ["AKs", each.key]).players[1].equity


def test_games_of_more_cards_have_no_classes() -> None:
    with pytest.raises(HandError) as caught:
        next(class_equities("omaha", ["AA**", "KK**"], 0))
    assert caught.value.code == "hand-count"
