"""Outs by both modes, their chances, and pot odds."""

import time
from decimal import Decimal
from fractions import Fraction
from math import comb

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from oddchip.errors import HandError, TextError, UnknownNameError
from oddchip.odds import OUT_CODES, outs, pot_odds
from oddchip.odds.out_cards import hit_chance
from oddchip.showdown import parse_showdown, settle
from oddchip.variants import find_variant, list_variants

# Outs and pairs of turn and river with at least one of them, of 1,081.
TABLE = {
    1: 46, 2: 91, 3: 135, 4: 178, 5: 220, 6: 261, 7: 301, 8: 340, 9: 378, 10: 415, 11: 451,
    12: 486, 13: 520, 14: 553, 15: 585, 16: 616, 17: 646, 18: 675, 19: 703, 20: 730, 21: 756,
}  # fmt: skip


@pytest.mark.parametrize("count", TABLE)
def test_the_table_of_outs(count: int) -> None:
    assert hit_chance(count, 47, 2) == Fraction(TABLE[count], 1081)
    assert hit_chance(count, 47, 1) == Fraction(count, 47)
    assert hit_chance(count, 46, 1) == Fraction(count, 46)


def test_known_percentages() -> None:
    assert f"{float(hit_chance(9, 47, 2)) * 100:.4f}" == "34.9676"
    assert f"{float(hit_chance(9, 46, 1)) * 100:.4f}" == "19.5652"
    assert f"{float(hit_chance(16, 46, 1)) * 100:.2f}" == "34.78"


# hole | board | against | mode | outs | unseen, with the ids of two reports where they come from one
COUNTS = """
O03 | As Ad | Ac Ks Qs Js |       | improve | 22 | 46
O05 | Ac Qc | Js Tc 6h 3c | 6s 5d | win     | 18 | 44
-   | Ah Kh | Qh 7h 2c    |       | improve | 23 | 47
-   | Ah Kh | Qh 7h 2c    | Qs Js | win     | 15 | 45
-   | Ah Kh | Qh Jh 2c    | Qs Qd | win     | 11 | 45
-   | Qs Qd | Qh Jh 2c    | Ah Kh | win     | 0  | 45
-   | As Kc | Kd 8h 3c    | 8s 8d | win     | 0  | 45
"""
O03_CARDS = "2s 3s 4s 5s 6s 7s 8s 9s Ah Jc Jd Jh Kc Kd Kh Qc Qd Qh Tc Td Th Ts"
O05_CARDS = "2c 4c 5c 6c 7c 8c 9c Ad Ah As Jc Kc Kd Kh Ks Qd Qh Qs"


@pytest.mark.parametrize("row", COUNTS.strip().splitlines())
def test_outs_are_counted(row: str) -> None:
    _, hole, board, against, mode, count, unseen = (part.strip() for part in row.split("|"))
    found = outs("holdem", hole, board, against=against or None, mode=mode)  # type: ignore[arg-type]
    assert (len(found.cards), found.unseen) == (int(count), int(unseen))
    assert len(set(found.cards)) == len(found.cards)
    assert found.chance_next == Fraction(int(count), int(unseen))


def test_the_reported_outs_are_these_cards() -> None:
    improve = outs("holdem", "As Ad", "Ac Ks Qs Js")
    assert {card.code for card in improve.cards} == set(O03_CARDS.split())
    win = outs("holdem", "Ac Qc", "Js Tc 6h 3c", against="6s 5d", mode="win")
    assert {card.code for card in win.cards} == set(O05_CARDS.split())


def test_the_board_runs_out_as_published() -> None:
    rows = [
        ("Ah Kh", "Qh Jh 2c", "Qs Qd", 335, 655),
        ("Ah Kh", "2h 7h 9c", "Qs Qd", 536, 454),
        ("Ah Ad", "Ts 9s 2d", "8s 7s", 433, 557),
        ("As Kc", "Kd 8h 3c", "8s 8d", 16, 974),
        ("Ah Kh", "Qh Jh 2c 3d", "Qs Qd", 10, 34),
    ]
    for hole, board, against, win, lose in rows:
        runouts = outs("holdem", hole, board, against=against, mode="win").runouts
        assert runouts is not None
        assert (runouts.win, runouts.tie, runouts.lose) == (win, 0, lose)


def test_tainted_outs_say_why() -> None:
    found = outs("holdem", "Ah Kh", "Qh Jh 2c", against="Qs Qd", mode="win")
    rows = {row.card.code: row for row in found.next_cards}
    assert {row.card.code for row in found.tainted} == {"Qc", "Js", "Jd", "Jc", "2s", "2h", "2d"}
    assert rows["2h"].improves
    assert rows["2h"].outcome == "lose"
    assert rows["2h"].reasons[-1].to_json() == {
        "fact": "out-tainted", "card": "2h", "ours": "flush", "opponent": 1, "theirs": "full-house",
    }  # fmt: skip
    assert rows["Ac"].reasons[-1].code == "out-falls-short"
    assert rows["Jc"].reasons[1].code == "out-pairs-board"
    assert [fact.code for fact in rows["3h"].reasons] == ["out-improves", "out-wins"]
    assert not set(found.cards) & {row.card for row in found.tainted}


def test_ties_stand_apart() -> None:
    found = outs("holdem", "Ah 2d", "Kc Kd 9h 9s", against="As Qd", mode="win")
    assert found.now == "tie"
    assert found.cards == ()
    behind = outs("holdem", "3h 2d", "Kc Kd 9h 9s", against="As Qd", mode="win")
    assert behind.now == "lose"
    assert {card.code for card in behind.ties} == {"Kh", "Ks", "9c", "9d"}


def test_a_leading_hand_needs_no_outs() -> None:
    found = outs("holdem", "As Kc", "Kd 8h 3c", against="Qs Qd", mode="win")
    assert (found.now, found.cards) == ("win", ())
    assert {card.code for card in found.losing} == {"Qh", "Qc"}
    assert {fact.code for row in found.next_cards for fact in row.reasons} <= set(OUT_CODES)


def test_several_opponents_and_dead_cards() -> None:
    found = outs("holdem", "Ah Kh", "Qh 7h 2c", against=["Qs Js", "7s 7d"], dead="3h 4h", mode="win")
    assert found.unseen == 41
    assert {card.code for card in found.cards} == {"5h", "6h", "8h", "9h", "Th", "Jh"}


@pytest.mark.parametrize("key", [game.key for game in list_variants() if game.family == "board"])
@pytest.mark.parametrize("street", [3, 4])
def test_every_board_game_has_outs_in_a_second(key: str, street: int) -> None:
    game = find_variant(key)
    deck = list(reversed(game.deck.cards))
    cards = deck[::2] + deck[1::2]
    hole, other = cards[: game.hole], cards[game.hole : 2 * game.hole]
    board = cards[2 * game.hole : 2 * game.hole + street]
    if len(cards) < 2 * game.hole + 5:
        pytest.skip("the deck is too small")
    start = time.perf_counter()
    found = outs(game, hole, board, against=[other], mode="win")
    assert time.perf_counter() - start < 1
    unseen = game.deck.size - 2 * game.hole - street
    assert found.unseen == unseen
    assert found.runouts is not None
    assert found.runouts.total == comb(unseen, 5 - street)
    if street == 4:
        counts = [sum(row.outcome == outcome for row in found.next_cards) for outcome in ("win", "tie", "lose")]
        assert counts == [found.runouts.win, found.runouts.tie, found.runouts.lose]


@settings(max_examples=30, deadline=None)
@given(st.sampled_from(["holdem", "omaha", "omaha8", "short-deck"]), st.data())
def test_each_unseen_card_is_judged_once(key: str, data: st.DataObject) -> None:
    game = find_variant(key)
    cards = data.draw(st.permutations(game.deck.cards))
    hole, other, board = cards[: game.hole], cards[game.hole : 2 * game.hole], cards[2 * game.hole : 2 * game.hole + 4]
    mine = outs(game, hole, board, against=[other], mode="win")
    theirs = outs(game, other, board, against=[hole], mode="win")
    assert (
        len({row.card for row in mine.next_cards})
        == mine.unseen
        == len(mine.ties) + len(mine.losing) + sum(row.outcome == "win" for row in mine.next_cards)
    )
    assert set(mine.ties) == set(theirs.ties)
    assert mine.to_json()["unseen"] == theirs.to_json()["unseen"]


def test_low_hands_qualify_in_split_games() -> None:
    found = outs("omaha8", "As 2s Kh Kd", "7c 6d Qh")
    low = [row.card.rank.letter for row in found.next_cards if any(f.code == "out-qualifies" for f in row.reasons)]
    assert sorted(set(low)) == ["3", "4", "5", "8"]


def test_the_rule_of_two_and_four_stands_beside() -> None:
    flop = outs("holdem", "8h 9h", "Qh 7h 2c", against="Qs Js", mode="win")
    assert flop.rule_of_thumb == (2 * len(flop.cards), 4 * len(flop.cards))
    turn = outs("holdem", "8h 9h", "Qh 7h 2c 3d", against="Qs Js", mode="win")
    assert turn.rule_of_thumb == (2 * len(turn.cards), 2 * len(turn.cards))
    assert turn.chance_by_river == turn.chance_next


def test_outs_are_refused() -> None:
    cases = [
        (HandError, "outs-opponent", lambda: outs("holdem", "Ah Kh", "Qh 7h 2c", mode="win")),
        (HandError, "outs-board", lambda: outs("holdem", "Ah Kh", "")),
        (HandError, "duplicate-card", lambda: outs("holdem", "Ah Kh", "Qh 7h 2c", against="Ah Ks")),
        (HandError, "duplicate-card", lambda: outs("holdem", "Ah Kh", "Qh 7h 2c", dead="Qh")),
        (HandError, "hand-count", lambda: outs("holdem", "Ah Kh", "Qh 7h 2c", against="Ac")),
        (HandError, "card-not-in-deck", lambda: outs("short-deck", "Ah Kh", "Qh 7h 9c", dead="2c")),
        (UnknownNameError, "unknown-choice", lambda: outs("holdem", "Ah Kh", "Qh 7h 2c", mode="best")),  # type: ignore[arg-type]
        (UnknownNameError, "outs-game", lambda: outs("badugi", "Ah Kc Qd 7s", "")),
        (TextError, "unknown-card", lambda: outs("holdem", "Ah Kx", "Qh 7h 2c")),
    ]
    for kind, code, call in cases:
        with pytest.raises(kind) as caught:
            call()
        assert caught.value.code == code


@pytest.mark.parametrize(
    ("call", "pot", "required", "ratio"),
    [
        (50, 150, Fraction(1, 4), Fraction(3)),
        ("50", "150", Fraction(1, 4), Fraction(3)),
        (Decimal("0.5"), Decimal("1.5"), Fraction(1, 4), Fraction(3)),
        (100, 0, Fraction(1), Fraction(0)),
        (1, 2, Fraction(1, 3), Fraction(2)),
    ],
)
def test_pot_odds_are_exact(call: int | str, pot: int | str, required: Fraction, ratio: Fraction) -> None:
    odds = pot_odds(call, pot)
    assert (odds.required, odds.ratio) == (required, ratio)
    assert odds.pays(required)
    assert not odds.pays(required - Fraction(1, 1000))


def test_pot_odds_are_refused() -> None:
    for call, pot in ((0, 100), (-5, 100), (5, -1)):
        with pytest.raises(HandError) as caught:
            pot_odds(call, pot)
        assert caught.value.code == "outs-call"
    with pytest.raises(TextError):
        pot_odds("1k", 100)
    with pytest.raises(TypeError):
        pot_odds(0.5, 100)  # type: ignore[arg-type]


@settings(max_examples=12, deadline=None)
@given(st.sampled_from(["holdem", "omaha8", "greek", "big-o", "short-deck"]), st.data())
def test_an_out_wins_what_the_settlement_pays(key: str, data: st.DataObject) -> None:
    game = find_variant(key)
    cards = [card.code for card in data.draw(st.permutations(game.deck.cards))[: 2 * game.hole + 4]]
    hole, other, board = cards[: game.hole], cards[game.hole : 2 * game.hole], cards[2 * game.hole :]
    found = outs(game, " ".join(hole), " ".join(board), against=" ".join(other), mode="win")
    for row in found.next_cards:
        river = " ".join([*board, row.card.code])
        line = f"{key} | {river} | *A: {' '.join(hole)} 60 | B: {' '.join(other)} 60"
        paid = settle(parse_showdown(line)).payouts
        mine, theirs = paid.get("A", 0), paid.get("B", 0)
        assert row.outcome == ("win" if mine > theirs else "tie" if mine == theirs else "lose")
