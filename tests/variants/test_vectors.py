"""Hands that are easily got wrong, game by game."""

import pytest

from oddchip.variants import best_hand, best_hands, compare


def ranks(variant: str, hole: str, board: str = "", half: str | None = None) -> str:
    return " ".join(rank.letter for rank in best_hand(variant, hole, board, half=half).value.ranks)


@pytest.mark.parametrize(
    ("variant", "hole", "board", "category", "expected"),
    [
        ("holdem", "8s 8h", "As Ah Ks Kh 3d", "two-pair", "A A K K 8"),
        ("holdem", "9s 9h", "9d Ks Kd Kc 2h", "full-house", "K K K 9 9"),
        ("omaha", "As Ah Ad Ac", "Ks Kh Kd 2s 3s", "full-house", "K K K A A"),
        ("omaha", "As 2h 3d 4c", "Ks Qs Js 9s 8d", "high-card", "A K Q J 4"),
        ("omaha", "2s 2h 3d 4c", "As Kd Qc Jh Ts", "pair", "2 2 A K Q"),
        ("omaha", "As Js 9c 8d", "Ks Qs Ts 2s 3d", "straight-flush", "A K Q J T"),
        ("greek", "As 2h", "Ks Qs Js Ts 9d", "high-card", "A K Q J 2"),
        ("greek", "As 2h", "Ad Kh Kd Kc 9d", "three-of-a-kind", "K K K A 2"),
        ("courchevel", "2s 2h 2d 3c 4c", "As Kd Qc Jh 2c", "three-of-a-kind", "2 2 2 A K"),
        ("lazy-pineapple", "As Ah Ad", "Ks Kh 7d 6c 2s", "two-pair", "A A K K 7"),
        ("short-deck", "As Kd", "6s 7d 8c 9h Qs", "straight", "9 8 7 6 A"),
        ("short-deck", "9s 9h", "9d Tc Jh Qs Kd", "straight", "K Q J T 9"),
        ("short-deck-omaha", "As 9d Kc Kd", "6s 7d 8c Qh Qs", "straight", "9 8 7 6 A"),
        ("manila", "As 7d", "8s 9d Tc Kc Kh", "pair", "K K A T 7"),
        ("manila", "As 8s", "9s Ts Ks 7d 7h", "flush", "A K T 9 8"),
        ("royal", "As Ad", "Ks Kd Qs Qd Js", "two-pair", "A A K K Q"),
        ("stud", "2s 3s 4s 5s 6d 7d Ks", "", "flush", "K 5 4 3 2"),
        ("five-card-draw", "As 2d 3c 4h 5s", "", "straight", "5 4 3 2 A"),
        ("razz", "As 2d 3c 4h 9s Kd Kc", "", "no-pair", "9 4 3 2 A"),
        ("razz", "As Ah Ks Kh Qs Qh Jd", "", "pair", "A A K Q J"),
        ("razz", "Ks Kh Kd Kc Qs Qh Qd", "", "full-house", "Q Q Q K K"),
        ("razz-27", "As 2d 3c 4h 5s 9d Kc", "", "no-pair", "9 5 4 3 2"),
        ("2-7-single-draw", "7s 6d 5c 4h 3s", "", "straight", "7 6 5 4 3"),
        ("2-7-triple-draw", "As 5d 4c 3h 2s", "", "no-pair", "A 5 4 3 2"),
        ("a-5-triple-draw", "As 5s 4s 3s 2s", "", "no-pair", "5 4 3 2 A"),
        ("badugi", "As 2s Ah 3d", "", "badugi-3", "3 2 A"),
        ("badugi", "7s 3s 2h Ad", "", "badugi-3", "3 2 A"),
        ("badugi", "3c 3d 2s Ah", "", "badugi-3", "3 2 A"),
    ],
)
def test_best_hands(variant: str, hole: str, board: str, category: str, expected: str) -> None:
    hand = best_hand(variant, hole, board)
    assert (hand.category.value, ranks(variant, hole, board)) == (category, expected)


@pytest.mark.parametrize(
    ("variant", "first", "second", "board", "result"),
    [
        ("holdem", "Ks Kd", "Ad 2c", "Ts Th 5s 5h As", -1),
        ("holdem", "8s 8h", "Qs 2h", "As Ah Ks Kd 3d", -1),
        ("holdem", "2s 3s", "4d 5d", "As Kd Qc Jh 9s", 0),
        ("short-deck", "Ks Qs", "Ah Ad", "As Js 9s Kd Kh", 1),
        ("manila", "Ks Qs", "Ah Ad", "As Js 9s Td 8h", 1),
        ("razz", "7s 6d 5c 4h 3s Kd Kc", "8s 4d 3c 2h As Kh Ks", "", 1),
        ("2-7-single-draw", "7s 5d 4c 3h 2s", "7h 6d 3c 2h As", "", 1),
        ("2-7-single-draw", "7s 5d 4c 3h 2s", "7h 6d 4h 3c 2d", "", 1),
        ("2-7-single-draw", "As 5d 4c 3h 2s", "Ad Kd Qc Jh 9s", "", 1),
        ("2-7-single-draw", "As 5d 4c 3h 2s", "2d 2h 5c 4d 3c", "", 1),
        ("2-7-single-draw", "7s 6d 5c 4h 3s", "Ad Ah Ac Kh Qs", "", -1),
        ("2-7-single-draw", "7s 6d 5c 4h 3s", "Ad Kh Qc Jh 9s", "", -1),
        ("a-5-single-draw", "As Ah 4c 3h 2s", "2d 2h 4d 3c Ad", "", 1),
        ("badugi", "7s 3s 2h Ad", "3c 3d 2s Ah", "", 0),
        ("badugi", "Ks Qd Jc Th", "As 2d 3c 3h", "", 1),
    ],
)
def test_who_is_better(variant: str, first: str, second: str, board: str, result: int) -> None:
    assert compare(variant, first, second, board).result == result


@pytest.mark.parametrize(
    ("hole", "board", "low"),
    [
        ("As 2d Kh Ks", "Ad 2c 7h 8s Kd", None),
        ("As 2d Kh Ks", "Ad 4c 7h 8s Kd", "8 7 4 2 A"),
        ("4s 5d Kh Ks", "Ad 2c 3h Kd Qs", "5 4 3 2 A"),
        ("8s 7d Kh Ks", "6d 5c 4h Kd Qs", "8 7 6 5 4"),
        ("9s 2d Kh Ks", "Ad 3c 4h Kd Qs", None),
    ],
)
def test_lows_of_omaha8(hole: str, board: str, low: str | None) -> None:
    found = best_hands("omaha8", hole, board)["low"]
    assert (None if found is None else " ".join(rank.letter for rank in found.value.ranks)) == low


@pytest.mark.parametrize(
    ("variant", "hole", "board", "halves"),
    [
        ("holdem8", "As 2d", "3c 4h 5s Kd Kc", {"high": "5 4 3 2 A", "low": "5 4 3 2 A"}),
        ("stud8", "As 2s 4s 5s 7s Kd Kh", "", {"high": "A 7 5 4 2", "low": "7 5 4 2 A"}),
        ("stud-hi-lo", "Ks Kd Qs Qd Js Jd 9c", "", {"high": "K K Q Q J", "low": "J J K Q 9"}),
        ("badacey", "4s 3d 2c Ah Ks", "", {"hand": "K 4 3 2 A", "badugi": "4 3 2 A"}),
        ("badeucey", "5s 4d 3c 2h 7s", "", {"hand": "7 5 4 3 2", "badugi": "5 4 3 2"}),
        ("razzdugi", "5s 4d 3c 2h As Ks Qs", "", {"hand": "5 4 3 2 A", "badugi": "4 3 2 A"}),
        ("drawmaha", "As Ah Kd Kc 2s", "Ad Ac 9h 8d 7c", {"draw": "A A K K 2", "omaha": "A A A A 9"}),
        ("archie", "5s 5d 8c 7h 6s", "", {"high": None, "low": None}),
        ("archie", "6s 6d 8c 7h 5s", "", {"high": "6 6 8 7 5", "low": None}),
        ("archie", "5s 4d 3c 2h As", "", {"high": "5 4 3 2 A", "low": "5 4 3 2 A"}),
        ("sohe", "As Kd Qc Jh / 7s 7d", "7h 8d 9c 2s 2d", {"omaha": "2 2 A K 9", "holdem": "7 7 7 2 2"}),
    ],
)
def test_both_halves(variant: str, hole: str, board: str, halves: dict[str, str | None]) -> None:
    found = best_hands(variant, hole.replace("/", " "), board)
    told = {key: hand and " ".join(rank.letter for rank in hand.value.ranks) for key, hand in found.items()}
    assert told == halves
