"""What ranges can do: algebra, dead cards, grid, order of hands, the shortest text."""

import pickle
from fractions import Fraction
from itertools import combinations
from math import comb
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from oddchip.cards import FULL_DECK, Rank
from oddchip.errors import HandError
from oddchip.odds import Range, parse_range, range_of
from oddchip.odds.ranges import (
    TwoCardRange,
    class_combos,
    equity_against_random,
    format_combo,
    hand_order,
    starting_classes,
)
from oddchip.odds.ranges.class_count import count_shapes
from oddchip.odds.ranges.combo import all_combos, combo_of
from oddchip.odds.ranges.cover import Token, cheapest_cover
from oddchip.odds.ranges.hand_counts import WINS_AND_TIES
from oddchip.odds.ranges.hand_order import DEALS_A_COMBO
from oddchip.odds.ranges.pattern import shape_of
from oddchip.variants import find_variant

CLASSES = [kind.key for kind in starting_classes(FULL_DECK)]
WEIGHTS = st.sampled_from([Fraction(1), Fraction(1, 2), Fraction(1, 3), Fraction(1, 8), Fraction(7, 1000)])
COMBOS = [format_combo(combo_of(bits)) for bits in all_combos(FULL_DECK, 2)]
ITEMS = st.one_of(
    st.sampled_from(CLASSES),
    st.sampled_from(COMBOS),
    st.sampled_from(["TT+", "22+", "A2s+", "KTo+", "76s-54s", "A5s-A2s", "88-55", "QJ-98", "30%", "Ah*", "K*", "Q2+"]),
)
OMAHA_ITEMS = st.sampled_from(
    ["AA", "KK", "QQ+", "AKQJ", "AA$ds", "$ds", "$ss", "$np", "As", "AsKs", "AsKsQdJd", "RROO", "AA!AAA", "xxx", "T98"]
)


@st.composite
def ranges(draw: st.DrawFn) -> Range:
    parts = draw(st.lists(st.tuples(st.booleans(), ITEMS, WEIGHTS), min_size=1, max_size=8))
    text = " ".join(f"!{item}" if out else f"{item}:{weight}" for out, item, weight in parts)
    return parse_range(text)


@st.composite
def omaha_ranges(draw: st.DrawFn) -> Range:
    parts = draw(st.lists(st.tuples(st.booleans(), OMAHA_ITEMS, WEIGHTS), min_size=1, max_size=4))
    text = " ".join(f"!{item}" if out else f"{item}:{weight}" for out, item, weight in parts)
    return parse_range(text, "omaha")


@settings(max_examples=60, deadline=None)
@given(ranges())
def test_the_text_of_a_range_names_it_again(named: Range) -> None:
    assert parse_range(str(named)) == named
    assert eval(repr(named)) == named
    assert pickle.loads(pickle.dumps(named)) == named
    assert hash(parse_range(str(named))) == hash(named)


@settings(max_examples=25, deadline=None)
@given(ranges(), st.lists(st.sampled_from([card.code for card in FULL_DECK.cards]), max_size=5, unique=True))
def test_the_text_of_a_range_without_dead_cards_names_it_again(named: Range, dead: list[str]) -> None:
    left = named.without(" ".join(dead))
    assert parse_range(str(left)) == left


@settings(max_examples=40, deadline=None)
@given(omaha_ranges())
def test_the_text_of_an_omaha_range_names_it_again(named: Range) -> None:
    again = parse_range(str(named), "omaha")
    assert again == named
    assert (len(again), again.total_weight, hash(again)) == (len(named), named.total_weight, hash(named))
    assert eval(repr(named)) == named
    assert pickle.loads(pickle.dumps(named)) == named


@settings(max_examples=40, deadline=None)
@given(ranges(), ranges(), ranges())
def test_ranges_obey_the_laws_of_sets(one: Range, two: Range, three: Range) -> None:
    assert one | two == two | one
    assert one & two == two & one
    assert one | (one & two) == one
    assert one & (two | three) == (one & two) | (one & three)
    assert not (one - two) & two
    assert one - two == one - (one & two)
    assert len(one | two) + len(one & two) == len(one) + len(two)


@settings(max_examples=15, deadline=None)
@given(omaha_ranges(), omaha_ranges())
def test_omaha_ranges_obey_the_laws_of_sets(one: Range, two: Range) -> None:
    assert one | two == two | one
    assert one & two == two & one
    assert one | (one & two) == one
    assert not (one - two) & two
    assert len(one | two) + len(one & two) == len(one) + len(two)
    assert parse_range(str(one | two), "omaha") == one | two
    assert parse_range(str(one - two), "omaha") == one - two


@pytest.mark.parametrize("text", ["AA", "AsK", "AA$ds !As", "$ss:0.5 QQ", "AKQJ AsKsQdJd:0.25", "$np !As !Kh"])
def test_counts_by_shape_agree_with_every_hand_of_three_cards(text: str) -> None:
    game = find_variant("lazy-pineapple")
    text = text.replace("AKQJ", "AKQ").replace("AsKsQdJd", "AsKsQd").replace("$ds", ":xx").replace("$ss", "xxy")
    named = parse_range(text, game)
    weights = [named.weight_of_bits(bits) for bits in all_combos(FULL_DECK, 3)]
    assert len(named) == sum(weight > 0 for weight in weights)
    assert named.total_weight == sum(weights)


def test_counts_by_shape_agree_with_every_omaha_hand() -> None:
    named = parse_range("AA:$ss AsK QQ:0.5 !KdJ", "omaha")
    listed = list(named.combos)
    assert len(listed) == len(set(listed)) == len(named)
    assert all(combo in named for combo in listed[::97])


def test_shapes_add_up_to_the_deck() -> None:
    for variant, hole in (("omaha", 4), ("omaha5", 5), ("omaha6", 6), ("short-deck-omaha", 4)):
        deck = find_variant(variant).deck
        assert sum(count_shapes(deck, hole, []).values()) == comb(deck.size, hole)
    assert shape_of((1 << 51) | 1).ranks[0] == 1


def test_membership_takes_text_and_cards_in_any_order() -> None:
    named = parse_range("AKs 22")
    assert "AsKs" in named
    assert "ks As" in named
    assert "2s2c" in named
    assert "AsKh" not in named
    assert "As" not in named
    assert "nonsense" not in named
    assert 7 not in named
    assert next(named.combos) in named


@pytest.mark.parametrize(
    ("text", "dead", "count"),
    [("AK", "Ah Kd 2c", 9), ("AA", "As", 3), ("random", "As Kd", 1225), ("AhKh", "Ah", 0), ("22+", "", 78)],
)
def test_dead_cards_take_their_combos_out(text: str, dead: str, count: int) -> None:
    left = parse_range(text).without(dead)
    assert len(left) == count
    assert not any(card in combo for combo in left for card in dead.split())


def test_dead_cards_leave_the_omaha_count_exact() -> None:
    left = parse_range("AA", "omaha").without("As Kd 7h 6h 2c")
    # Of 47 cards three aces: two of them with any two of 44 others, or all three with one.
    assert len(left) == 3 * comb(44, 2) + 44


def test_ranges_of_two_games_do_not_mix() -> None:
    with pytest.raises(HandError, match="cannot be combined"):
        parse_range("AA") | parse_range("AA", "short-deck")
    assert parse_range("AA") != parse_range("AA", "greek")
    assert parse_range("AA") != "AA"


def test_ranges_are_frozen() -> None:
    with pytest.raises(AttributeError):
        parse_range("AA").variant = "omaha"  # type: ignore[misc]


def test_the_grid_holds_mean_weights() -> None:
    named = parse_range("AA AKs:0.5 AhKd 72o")
    assert isinstance(named, TwoCardRange)
    grid = named.to_grid()
    assert (len(grid), {len(row) for row in grid}) == (13, {13})
    assert (grid[0][0], grid[0][1], grid[1][0], grid[12][7]) == (1, Fraction(1, 2), Fraction(1, 12), 1)
    assert sum(map(sum, grid)) == 1 + Fraction(1, 2) + Fraction(1, 12) + 1
    assert dict(named.classes) == {"AA": 6, "AKs": 4, "AKo": 1, "72o": 12}
    short = parse_range("random", "short-deck")
    assert isinstance(short, TwoCardRange)
    assert len(short.to_grid()) == 9


def test_share_and_weights() -> None:
    assert parse_range("AA").share == Fraction(1, 221)
    assert parse_range("AA:0.5").total_weight == 3
    assert sum(parse_range("AA:0.5 KK").weights.values()) == 9
    assert not parse_range("none")
    assert len(parse_range("22+")) * 17 == 1326
    assert [len(list(starting_classes(find_variant(key).deck))) for key in ("holdem", "short-deck")] == [169, 81]


def test_the_order_of_hands_is_that_of_the_counts() -> None:
    order = hand_order()
    equities = [equity_against_random(kind) for kind in order]
    assert len(set(order)) == len(set(equities)) == 169
    assert equities == sorted(equities, reverse=True)
    # Random against random is even, so that all losses together are as many as all wins.
    wins, ties = (sum(row[part] for row in WINS_AND_TIES.values()) for part in (0, 1))
    assert 2 * wins + ties == 1326 * DEALS_A_COMBO
    known = {"AA": "85.2037", "AKs": "67.0446", "72o": "34.5836", "32o": "32.3032"}
    assert {kind.key: f"{float(equity_against_random(kind)) * 100:.4f}" for kind in order if kind.key in known} == known


def test_the_counts_follow_from_the_table_of_match_ups(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(Path(__file__).parents[2] / "tools"))
    import make_hand_counts  # noqa: PLC0415 - found in tools/ only now

    assert make_hand_counts.check()
    spoiled = make_hand_counts.MODULE.read_text(encoding="utf-8").replace("10_689_050_508", "10_689_050_509")
    (tmp_path / "hand_counts.py").write_text(spoiled, encoding="utf-8")
    assert not make_hand_counts.check(tmp_path / "hand_counts.py")


@pytest.mark.parametrize("percent", ["0.5", "1", "3.3", "15", "50", "99.9", "100"])
def test_a_percentage_takes_whole_classes_up_to_its_limit(percent: str) -> None:
    named = parse_range(f"{percent}%")
    count, limit = 0, Fraction(percent) * 1326 / 100
    for kind in hand_order():
        if count + kind.size > limit:
            break
        count += kind.size
        assert all(named.weight_of_bits(bits) == 1 for bits in class_combos(kind))
    assert len(named) == count


@pytest.mark.parametrize(
    ("text", "shortest"),
    [
        ("AA KK QQ JJ TT", "TT+"),
        ("KK, AA", "KK+"),
        ("KK QQ", "KK-QQ"),
        ("KK JJ", "KK JJ"),
        ("KK QQ JJ", "KK-JJ"),
        ("AKs AKo", "AK"),
        ("A2s A3s A4s A5s A6s A7s A8s A9s ATs AJs AQs AKs", "A2s+"),
        ("54s 65s 76s", "76s-54s"),
        ("AKs AQs KQs", "AQs+ KQs"),
        ("AKs-87s A2s+", "A2s+ AKs-87s"),
        ("random !AA", "random !AA"),
        ("random", "random"),
        ("22+ A2+ K2+ Q2+ J2+ T2+ 92+ 82+ 72+ 62+ 52+ 42+ 32", "random"),
        ("TT+ QQ:0.5", "TT+ QQ@50"),
        ("AA:0.5 KK:0.5", "KK+@50"),
        ("AA:0.5 QQ:0.5 AKs:0.5 76s@50", "(AA QQ AKs 76s)@50"),
        ("AsKs", "AsKs"),
        ("KsAs AhKh AdKd AcKc", "AKs"),
        ("AK !AsKs", "AK !AsKs"),
        ("AA:0", "none"),
    ],
)
def test_the_text_is_the_shortest(text: str, shortest: str) -> None:
    assert str(parse_range(text)) == shortest


@settings(max_examples=50, deadline=None)
@given(st.integers(1, 255), st.lists(st.tuples(st.text("ab", min_size=1, max_size=8), st.integers(1, 255)), max_size=9))
def test_the_cover_is_the_cheapest(wanted: int, rows: list[tuple[str, int]]) -> None:
    singles = [Token(f"single{bit}", 1 << bit) for bit in range(8)]
    tokens = [*singles, *(Token(text + str(place), covers) for place, (text, covers) in enumerate(rows))]
    chosen = cheapest_cover(wanted, tokens)
    covered = 0
    for token in chosen:
        covered |= token.covers
    assert wanted & ~covered == 0
    useful = [token for token in tokens if token.covers & wanted]
    best = (
        min(
            sum(token.cost for token in some)
            for size in range(1, 4)
            for some in combinations(useful, size)
            if not wanted & ~_union(some)
        )
        if any(not wanted & ~_union(some) for size in range(1, 4) for some in combinations(useful, size))
        else None
    )
    if best is not None:
        assert sum(token.cost for token in chosen) <= best


def _union(tokens: tuple[Token, ...]) -> int:
    covered = 0
    for token in tokens:
        covered |= token.covers
    return covered


# Reports about other programs, carried over as facts: text, combos, some that are in, some that are not.
REPORTED = """
R02 | 22                          | 6   | 2s2c      |
R03 | KK+,A2s+                    | 60  | As2s AsKs |
R04 | AKs-87s,A2s+                | 72  | 8s7s AdKd |
R05 | 77+,ATs+,KTs+,QJs,AJo+,KQo  | 128 |           |
R06 | 99-22,AQs-A8s,A5s-A4s,K9s+,Q9s+,J9s+,T8s+,97s+,87s,76s,65s,AQo-AJo,KQo | 176 | Ts9s 9d8d AcQd | AsKs 9s6s Ts7s
R11 | A2s+                        | 48  | AsKs Ac2c | AsAc AsKc
"""


@pytest.mark.parametrize("row", REPORTED.strip().splitlines())
def test_a_reported_fault_of_other_programs_is_none_here(row: str) -> None:
    _, text, count, inside, outside = (part.strip() for part in row.split("|"))
    named = parse_range(text)
    assert len(named) == int(count)
    assert all(combo in named for combo in inside.split())
    assert not any(combo in named for combo in outside.split())


def test_r07_board_cards_leave_the_range() -> None:
    left = parse_range("AK").without("Ah Kd 2c")
    assert len(left) == 9
    assert "AhKs" not in left
    assert "AsKd" not in left


def test_combos_of_ranks() -> None:
    assert [kind.key for kind in hand_order()[:3]] == ["AA", "KK", "QQ"]
    assert max(Rank) is Rank.ACE
    assert range_of(parse_range("AKs").combos) == parse_range("AKs")
