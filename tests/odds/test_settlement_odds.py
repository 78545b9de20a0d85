"""Equity of a settlement: the mean of every deal settled by the engine, pots and all."""

from fractions import Fraction
from itertools import combinations

import pytest

pytest.importorskip("numba")

from oddchip.errors import HandError, OddsError
from oddchip.odds import settlement_equity
from oddchip.showdown import parse_showdown, settle


def mean_of_deals(line: str) -> dict[str, Fraction]:
    """What each seat is paid on average over the cards to come on the board, refunds aside."""
    showdown = parse_showdown(line)
    (board,) = showdown.boards
    known = {*board, *(card for seat in showdown.seats for card in seat.known)}
    left = [card for card in showdown.variant.deck.cards if card not in known]
    total, count = {seat.name: Fraction(0) for seat in showdown.seats}, 0
    head, _, *seats = line.split("|")
    for cards in combinations(left, 5 - len(board)):
        dealt = " ".join(card.code for card in (*board, *cards))
        for name, paid in settle(parse_showdown("|".join([head, f" {dealt} ", *seats]))).payouts.items():
            total[name] += Fraction(paid)
        count += 1
    return {name: paid / count for name, paid in total.items()}


# Stakes of 360 and 720 leave no odd chip whoever ties.
LINES = [
    "holdem | Kd 8h 3c 4d | *A: As Kc 360 | B: 8s 8d 1080 | C: Ah Ad 1080",
    "holdem | Kd 8h 3c 4d | *A: As Kc 360 | B: 8s 8d 1080 | C: Ah Ad 1440 | D: fold (2c 2d) 120",
    "holdem | Kd 8h 3c 4d | *A: As Kc 360 | B: 8s 8d 720 | C: muck (Ah Ad) 720",
    "omaha8 | 3h 4s 8h Kc | *W: As 2d Kh Ks 360 | X: Qc Qd Jc Jd 720 | Y: Tc Td 9c 9d 2160 | Z: 6c 6d 5c Th 2160",
    (
        "short-deck | Kd 8h 7c 9d | *A: As Kc 360 | B: 8s 8d 720 | C: Ah Td 720"
        " | rules=standard,short-deck:trips-over-straight"
    ),
    "holdem | Kd 8h 3c 4d | *A: As Kc 360 | B: 8s 8d 1080 | C: Ah Ad 1080 | rake=120",
]


@pytest.mark.parametrize("line", LINES)
def test_it_is_the_mean_of_every_deal_settled(line: str) -> None:
    odds = settlement_equity(line)
    expected = {name: paid for name, paid in mean_of_deals(line).items() if name in odds.expected}
    assert dict(odds.expected) == expected
    assert odds.method == "exact"


def test_pots_stand_by_themselves_and_the_uncalled_bet_comes_back() -> None:
    odds = settlement_equity("holdem | - | A: AsAh 100 | B: KsKh 300 | C: QsQh 400 | D: fold (2c 3c) 10")
    assert [pot.label for pot in odds.pots] == ["main", "side-1"]
    assert set(odds.pots[1].equities) == {"B", "C"}
    assert dict(odds.refunds) == {"C": 100}
    assert sum(odds.expected.values()) == 710
    assert all(sum(pot.equities.values()) == 1 for pot in odds.pots)


def test_one_hand_left_takes_all_without_cards() -> None:
    odds = settlement_equity("holdem | - | A: ? 100 | B: fold 100")
    assert (dict(odds.expected), odds.deals) == ({"A": 200}, 0)


def test_an_unseen_seat_holds_a_random_hand() -> None:
    odds = settlement_equity("holdem | AhTcTh | A: AcAd | B: ?")
    assert odds.pots[0].equities["A"] == Fraction(2 * 1064004 + 990, 2 * 1070190)
    assert odds.pots[0].amount is None


def test_two_boards_share_a_beginning_and_each_counts_half() -> None:
    once = settlement_equity("holdem | Ah Kh 7d | A: Qs Qd 100 | B: As 2c 100")
    twice = settlement_equity("holdem | Ah Kh 7d / Ah Kh 7d | A: Qs Qd 100 | B: As 2c 100")
    assert dict(once.expected) == dict(twice.expected)


def test_stud_is_sampled_with_a_seed() -> None:
    line = "stud | - | A: As Ks Qs 10 | B: 2c 3c 4c 10"
    first, again = (settlement_equity(line, samples=20_000, seed=3) for _ in range(2))
    assert first == again
    assert first.pots[0].standard_errors["A"] > 0
    assert first.to_json()["schema"] == "oddchip/settlement-equity/1"


@pytest.mark.parametrize(
    ("line", "code"),
    [
        ("holdem | - | A: #1 100 | B: #2 100", "declared-odds"),
        ("pineapple | - | A: As Ks Qs 100 | B: 2c 2d 100", "hand-count"),
        ("stud | 2s | A: As Ks Qs Js Ts 9s 10 | B: 2c 3c 4c 5c 6c 7c 10", "community-card"),
    ],
)
def test_what_cannot_be_answered_is_refused(line: str, code: str) -> None:
    with pytest.raises((OddsError, HandError)) as caught:
        settlement_equity(line)
    assert caught.value.code == code
