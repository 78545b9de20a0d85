"""Equities: published integers, the plain engine, plain code and kernels, samples against exact answers."""

import threading
from fractions import Fraction
from typing import Any

import pytest

pytest.importorskip("numba")

from oddchip.cards import parse_cards
from oddchip.errors import HandError, MissingExtraError, OddsError, TextError
from oddchip.odds import equities, equity, exact, parse_range, sampling
from oddchip.showdown import parse_showdown, settle
from oddchip.variants import find_variant, list_variants
from tests.odds.spots import deals_of, random_spot

GAMES = [variant.key for variant in list_variants()]

# Hands, board, wins of each hand, ties of all together (rules.md 5.7).
KNOWN = [
    ("holdem", "AsAh KdKc", "", (1388072, 317694), 6538),
    ("holdem", "AsAh KsKh", "", (1410336, 292660), 9308),
    ("holdem", "AsAh KsKd", "", (1399204, 305177), 7923),
    ("holdem", "AdAc Td9d", "", (1338249, 367143), 6912),
    ("holdem", "AhKs QdQc", "", (730541, 975909), 5854),
    ("holdem", "AsKs 2c2d", "", (852207, 849322), 10775),
    ("holdem", "7s2h 3c2d", "", (956677, 444768), 310859),
    ("holdem", "AdAh AcAs", "", (37210, 37210), 1637884),
    ("holdem", "6d7d 2s2h", "", (891821, 774031), 46452),
    ("holdem", "AhAd KsKc QhQd", "", (909810, 256920, 198576), 5448),
    ("holdem", "AcAd KcKd QcQd JcJd", "", (595374, 187438, 157584, 138484), 7128),
    ("holdem", "AhKh QsQd", "QhJh2c", (335, 655), 0),
    ("holdem", "AhKh QsQd", "2h7h9c", (536, 454), 0),
    ("holdem", "AsKc 8s8d", "Kd8h3c", (16, 974), 0),
    ("holdem", "AhKh QsQd", "QhJh2c3d", (10, 34), 0),
    ("holdem", "AsAd KsKd", "2c7d9hJc4s", (1, 0), 0),
    ("holdem", "AcAd random", "AhTcTh", (1064004, 5196), 990),
    ("holdem", "AhTh random", "AsTs9h", (953709, 111173), 5308),
    ("short-deck", "AsAh KdKc", "", (148200, 50502), 2674),
    ("short-deck", "AsKs TdTc", "", (104148, 95714), 1514),
    ("short-deck", "AhAd KsKc JcTc", "", (68862, 30236, 42726), 682),
    ("omaha", "AsAhKsKh JdTd9c8c", "", (667649, 418273), 86),
    ("omaha", "AsAhKsKh QdQcJdJc", "", (688294, 397666), 48),
]


@pytest.mark.parametrize(("variant", "hands", "board", "wins", "ties"), KNOWN)
def test_published_integers(variant: str, hands: str, board: str, wins: tuple[int, ...], ties: int) -> None:
    answer = equity(variant, hands.split(), board=board)
    assert answer.is_exact
    assert tuple(player.win for player in answer.players) == wins
    assert {player.tie for player in answer.players} == {ties}
    assert answer.total == sum(wins) + ties
    assert sum(player.equity for player in answer.players) == 1


def test_with_trips_over_a_straight_the_favourite_flips() -> None:
    answer = equity("short-deck", ["AsKs", "TdTc"], rules="standard,short-deck:trips-over-straight")
    assert [player.win for player in answer.players] == [99003, 101987]
    assert answer.players[0].tie == 386


def test_omaha_high_low_by_quarters() -> None:
    first, second = equity("omaha8", ["AsAh2d3c", "AdKd2h4h"]).players
    assert (first.parts["high"].win, second.parts["high"].win, first.parts["high"].tie) == (710817, 350453, 24738)
    assert (first.parts["low"].win, second.parts["low"].win, first.parts["low"].tie) == (150960, 58056, 331168)
    quarters = [first.shares[Fraction(part, 4)] for part in range(5)]
    assert quarters == [202961, 107704, 94919, 205504, 474920]
    assert (first.scoop, first.quarter, first.lose) == (474920, 107704, 202961)
    first, _ = equity("omaha8", ["AsAh2s3h", "KdKcQdQc"]).players
    assert {share: count for share, count in first.shares.items() if count} == {
        Fraction(1): 636480, Fraction(1, 2): 200052, Fraction(0): 249476,
    }  # fmt: skip


def engine_shares(variant: str, hands: list[str], board: str) -> list[dict[Fraction, int]]:
    """How often each hand gets which part of the pot, every deal settled by the engine."""
    game = find_variant(variant)
    counts: list[dict[Fraction, int]] = [{} for _ in hands]
    for holes, boards in deals_of(game, hands, board):
        seats = []
        for at, hole in enumerate(holes):
            text = f"{' '.join(hole[:4])} / {' '.join(hole[4:])}" if game.parts else " ".join(hole)
            seats.append(f"P{at}: {text}")
        line = " | ".join([variant, " / ".join(map(" ".join, boards)) or "-", *seats])
        payouts = settle(parse_showdown(line)).payouts
        for at, each in enumerate(counts):
            share = Fraction(payouts.get(f"P{at}", 0))
            each[share] = each.get(share, 0) + 1
    return counts


@pytest.mark.parametrize("variant", GAMES)
@pytest.mark.parametrize("seed", [1, 2])
def test_every_deal_settled_by_the_engine_gives_the_same_shares(variant: str, seed: int) -> None:
    hands, board = random_spot(find_variant(variant), seed, to_come=1, players=3)
    expected = engine_shares(variant, hands, board)
    answer = equity(variant, hands, board=board, exact=True)
    assert [dict(player.shares) for player in answer.players] == expected


@pytest.mark.parametrize("variant", GAMES)
def test_plain_code_and_kernels_count_alike(variant: str, monkeypatch: pytest.MonkeyPatch) -> None:
    hands, board = random_spot(find_variant(variant), 3, to_come=2)
    fast = equity(variant, hands, board=board, exact=True)
    drawn = equity(variant, hands, board=board, samples=400, seed=5)
    for module in (exact, sampling, equities):
        monkeypatch.setattr(module, "kernels_installed", lambda: False)
    plain = equity(variant, hands, board=board, exact=True)
    assert plain.players == fast.players
    assert equity(variant, hands, board=board, samples=400, seed=5).players == drawn.players


def test_plain_code_deals_ranges_as_the_kernel_does(monkeypatch: pytest.MonkeyPatch) -> None:
    pairs = {tuple(find_variant("holdem").deck.cards[at : at + 2]): Fraction(at % 7 + 1, 3) for at in range(0, 40, 2)}
    hands = [pairs, "random", pairs, "As ??"]
    drawn = equity("holdem", hands, samples=2000, seed=9, board="Kd Kh")
    for module in (exact, sampling, equities):
        monkeypatch.setattr(module, "kernels_installed", lambda: False)
    assert equity("holdem", hands, samples=2000, seed=9, board="Kd Kh").players == drawn.players


@pytest.mark.parametrize("variant", GAMES)
def test_samples_lie_within_five_errors_of_the_exact_answer(variant: str) -> None:
    for seed in range(2):
        hands, board = random_spot(find_variant(variant), 100 + seed, to_come=2, players=2 + seed % 2)
        truth = equity(variant, hands, board=board, exact=True)
        drawn = equity(variant, hands, board=board, samples=50_000, seed=seed)
        for right, seen in zip(truth.players, drawn.players, strict=True):
            assert abs(float(right.equity - seen.equity)) <= 5 * seen.standard_error + 1e-12


def test_both_ways_to_count_exactly_agree_for_ranges_with_weights() -> None:
    deck = find_variant("omaha8").deck.cards
    one = {tuple(deck[at : at + 4]): Fraction(1, at + 1) for at in range(0, 20, 4)}
    two = {tuple(deck[at : at + 4]): 0.5 for at in range(2, 22, 4)} | {tuple(deck[30:34]): 1}
    spot = equities.read_spot(find_variant("omaha8"), [one, two], "Ks 2h 7d")
    options = equities.read_options(exact=True, samples=None, error=None, seed=1, budget=1, progress=None)
    counted = [exact.count_exact(spot, exact.Plan(way, 0), [3, 1], options) for way in ("board-classes", "one-by-one")]
    assert counted[0] == counted[1]


@pytest.mark.parametrize(
    ("variant", "hands", "board", "dead"),
    [
        ("holdem", ["AA KQs:0.5", "JJ AK"], "", ""),
        ("holdem", ["AsKs", "QdQc"], "", ""),
        ("holdem", ["As ??", "KK"], "Qs 7h 2c", "Kd 2d"),
        ("holdem", ["QQ+", "random"], "Qs 7h 2c 3d", ""),
        ("short-deck", ["AA", "JTs QQ@25"], "Qs 7h 8c", "6d"),
    ],
)
def test_every_way_of_two_hands_of_holdem_counts_alike(variant, hands, board, dead) -> None:
    spot = equities.read_spot(find_variant(variant), hands, board, dead)
    options = equities.read_options(exact=True, samples=None, error=None, seed=1, budget=1, progress=None)
    plans = [plan for plan in exact._plans(spot) if plan.steps < 10**8]
    assert len(plans) > 1
    counted = [exact.count_exact(spot, plan, [3], options)[0] for plan in plans]
    assert all(dict(sorted(found.items())) == dict(sorted(counted[0].items())) for found in counted)


def test_ranges_are_texts_and_objects() -> None:
    by_text = equity("holdem", ["QQ+ AKs@50", "AsKd, 7s7d"], board="Qs 7h 2c")
    by_object = equity("holdem", [parse_range("QQ+ AKs@50"), parse_range("AsKd, 7s7d")], board="Qs 7h 2c")
    assert [player.shares for player in by_text.players] == [player.shares for player in by_object.players]
    assert [player.hand for player in by_text.players] == ["QQ+ AKs@50", "AsKd, 7s7d"]
    assert by_text.is_exact


def test_suits_that_can_change_names_are_counted_once() -> None:
    spot = equities.read_spot(find_variant("holdem"), ["TT+ AQs:0.5", "AK 22"], "Kh 7h 2c")
    options = equities.read_options(exact=True, samples=None, error=None, seed=1, budget=1, progress=None)
    counted = [exact.count_exact(spot, exact.Plan(way, 0), [3], options) for way in ("board-classes", "one-by-one")]
    assert counted[0] == counted[1]
    assert len(exact.suit_distinct(spot)) < sum(1 for _ in spot.assign())


def test_a_weight_of_a_hundredth_counts_a_hundredth() -> None:
    def pair(rank: str) -> list[tuple]:
        return [parse_cards(rank + one + rank + two) for one, two in ("cd", "ch", "cs", "dh", "ds", "hs")]

    villain = {cards: Fraction(1, 100) for cards in pair("Q")} | {cards: Fraction(1) for cards in pair("2")}
    answer = equity("holdem", [dict.fromkeys(pair("A"), 1), villain])
    assert answer.is_exact
    assert float(answer.players[0].equity) == pytest.approx(0.822101, abs=5e-6)
    assert answer.weight_scale == 100
    assert answer.total == 1712304 * 36 * 101


def test_a_seed_gives_the_same_answer_and_another_gives_another() -> None:
    first, again, other = (equity("holdem", ["random", "AsKs", "??"], samples=20_000, seed=s) for s in (4, 4, 5))
    assert first == again != other
    assert (first.method, first.seed, first.deals, first.total) == ("sampled", 4, 20_000, 20_000)


def test_the_hold_em_kernel_deals_what_the_general_one_deals(monkeypatch: pytest.MonkeyPatch) -> None:
    fused = equity("short-deck", ["AsKs", "random", "??"], samples=40_000, seed=3)
    monkeypatch.setattr(sampling, "_fused_tables", lambda *_: None)
    assert equity("short-deck", ["AsKs", "random", "??"], samples=40_000, seed=3) == fused


def test_a_sample_stops_at_the_wanted_error() -> None:
    answer = equity("holdem", ["AsKs", "QdQc", "random"], error=0.002, seed=1)
    assert max(player.standard_error for player in answer.players) <= 0.002
    assert answer.deals < 100_000
    assert answer.wanted_error == 0.002 >= answer.reached_error > 0


def test_a_sample_that_ends_before_the_wanted_error_tells_both() -> None:
    answer = equity("holdem", ["AsKs", "QdQc", "random"], error=0.0001, samples=10_000, seed=1)
    assert answer.deals == 10_000
    assert answer.wanted_error == 0.0001 < answer.reached_error
    assert answer.reached_error == max(player.standard_error for player in answer.players)
    record = answer.to_json()
    assert (record["wanted_error"], record["reached_error"]) == (0.0001, answer.reached_error)


def test_no_error_is_wanted_of_an_exact_answer_or_of_a_number_of_deals() -> None:
    exact, counted = equity("holdem", ["AsAh", "KdKc"]), equity("holdem", ["AsAh", "random"], samples=1000, seed=1)
    assert (exact.wanted_error, exact.reached_error, counted.wanted_error) == (None, 0.0, None)


@pytest.mark.parametrize(
    ("variant", "hands"),
    [("holdem", ["AsKs", "QQ+", "random"]), ("omaha8", ["AsAh2d3c", "random"]), ("badugi", ["As2d3c8h", "random"])],
)
def test_threads_change_nothing_of_a_sample(variant: str, hands: list[str]) -> None:
    options: dict[str, Any] = {"samples": 100_000, "seed": 5}
    once = equity(variant, hands, **options)
    assert once.deals == 100_000
    for threads in (2, 3, 7):
        assert equity(variant, hands, **options, threads=threads) == once
    # Chunks dealt ahead are not counted once the error is reached.
    wanted = equity(variant, hands, error=0.003, seed=5)
    assert equity(variant, hands, error=0.003, seed=5, threads=4) == wanted


def test_ctrl_c_ends_every_thread_and_keeps_what_was_counted_in_order() -> None:
    def stop(done: int, most: int) -> None:
        if done >= 65_536:
            raise KeyboardInterrupt

    before = threading.active_count()
    answer = equity("holdem", ["AsKs", "random", "random"], samples=10_000_000, seed=1, threads=3, progress=stop)
    assert (answer.interrupted, answer.deals) == (True, 65_536)
    assert answer.players == equity("holdem", ["AsKs", "random", "random"], samples=65_536, seed=1).players
    assert threading.active_count() == before


def test_ctrl_c_gives_the_estimate_so_far() -> None:
    def stop_sampling(done: int, most: int) -> None:
        if done > 100_000:
            raise KeyboardInterrupt

    answer = equity("holdem", ["AsKs", "random"], exact=False, error=1e-6, seed=1, progress=stop_sampling)
    assert answer.interrupted
    assert answer.method == "sampled"
    assert 100_000 < answer.deals < 200_000

    calls = []

    def stop_once(done: int, most: int) -> None:
        calls.append(done)
        if len(calls) == 1:
            raise KeyboardInterrupt

    answer = equity("stud", ["AsAhKdQd5h", "2c3c4c8c9d"], exact=True, seed=1, progress=stop_once)
    assert (answer.interrupted, answer.method, answer.deals) == (True, "sampled", 4 << 15)
    assert float(answer.players[0].equity) == pytest.approx(0.5621, abs=0.01)


def test_progress_ends_at_the_whole() -> None:
    for variant, hands, board in (("holdem", ["AsKs", "random"], "2c 3c 4d"), ("omaha", ["AsKsQsJs", "2c2d3c3d"], "")):
        seen = []
        equity(variant, hands, board=board, progress=lambda done, all_, seen=seen: seen.append((done, all_)))
        assert seen[-1][0] == seen[-1][1]


@pytest.mark.parametrize(
    ("arguments", "code"),
    [
        ({"hands": ["AsAh"]}, "hands-count"),
        ({"hands": ["AsAh", "AsKd"]}, "duplicate-card"),
        ({"hands": ["AsAh", "KdKc"], "board": "As 2c 3c"}, "duplicate-card"),
        ({"hands": ["AsAh", "KdKc"], "dead": "As"}, "duplicate-card"),
        ({"hands": ["AsAhKs", "KdKc"]}, "hand-count"),
        ({"hands": ["AsAh", "Kd"]}, "hand-count"),
        ({"hands": ["AsAh", "KdKc"], "exact": True, "samples": 5}, "exact-and-sampled"),
        ({"hands": ["AsAh", "KdKc"], "samples": 0}, "odds-option"),
        ({"hands": ["AsAh", "KdKc"], "threads": 0}, "odds-option"),
        ({"hands": ["random"] * 3, "exact": True}, "over-budget"),
        ({"hands": ["random"] * 24}, "deck-too-small"),
        ({"hands": ["Ax", "KdKc"]}, "range-token"),
        ({"variant": "stud", "hands": ["Ax", "KdKc"]}, "unknown-card"),
        ({"variant": "pineapple", "hands": ["AsAhKs", "KdKc"]}, "hand-count"),
        ({"variant": "short-deck", "hands": ["AsAh", "5dKc"]}, "card-not-in-deck"),
        ({"variant": "holdem8", "hands": ["random"] * 12}, "too-many-players"),
    ],
)
def test_what_cannot_be_answered_is_refused(arguments: dict, code: str) -> None:
    with pytest.raises((HandError, OddsError, TextError)) as caught:
        equity(**{"variant": "holdem", **arguments})
    assert caught.value.code == code


def test_ranges_that_leave_each_other_no_hand_are_refused() -> None:
    deck = find_variant("holdem").deck.cards
    aces = {(deck[-1], deck[-2]): 1, (deck[-3], deck[-4]): 1}
    for options in ({"exact": True}, {"samples": 10}):
        with pytest.raises(OddsError) as caught:
            equity("holdem", [aces, aces, aces], **options)
        assert caught.value.code == "no-deal"


def test_without_the_extra_small_work_is_done_and_large_work_names_it(monkeypatch: pytest.MonkeyPatch) -> None:
    for module in (exact, sampling, equities):
        monkeypatch.setattr(module, "kernels_installed", lambda: False)
    assert [player.win for player in equity("holdem", ["AhKh", "QsQd"], board="QhJh2c").players] == [335, 655]
    assert equity("holdem", ["AsAh", "KdKc"], samples=500, seed=1).deals == 500
    for options in ({"exact": True}, {"samples": 2_000_000}):
        with pytest.raises(MissingExtraError):
            equity("omaha", ["AsAhKsKh", "QdQcJdJc"], **options)


def test_a_house_that_ranks_otherwise_and_dead_cards_change_the_deals() -> None:
    assert equity("holdem", ["AsAh", "KdKc"], dead="Ks Kh").total == 1370754
    assert equity("stud", ["As Ks Qs Js 2c 3d", "Ac Kc Qc Jc 2d 3h"], dead="Ts").total == 39 * 38
