"""Showdowns settled: unseen, mucked and declared hands, boards, halves, odd chips, extremes."""

from decimal import Decimal
from fractions import Fraction

import pytest

from oddchip.cards import ALL_CARDS
from oddchip.errors import OddchipError, SettlementError
from oddchip.showdown import Settlement, parse_showdown, settle, settlement_to_json
from oddchip.showdown.settlement import Share

BOARD = "Qs 9h 6d 4c 2s"
TIE = "As Kd Qc Jh Ts"


def settled(line: str) -> Settlement:
    return settle(parse_showdown(line))


def test_a_line_is_settled_as_the_showdown_it_stands_for():
    line = f"holdem | {BOARD} | A: Ad Qc 100 | B: Kd Qh 100"
    assert settle(line) == settled(line)
    with pytest.raises(OddchipError) as refused:
        settle(f"holdem | {BOARD} | A")
    assert (refused.value.code, refused.value.arguments["position"]) == ("seat-form", 27)


def payouts(line: str) -> str:
    return " ".join(f"{player}={share}" for player, share in settlement_to_json(settled(line))["payouts"].items())


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        # one winner, ties, odd chips to the left of the button, one each
        (f"holdem | {BOARD} | A: Ad Qc 100 | B: Kd Qh 100", "A=200"),
        (f"holdem | {TIE} | *A: 2c 3c 25 | B: 4c 5c 25 | C: fold 1", "A=25 B=26"),
        (f"holdem | {TIE} | A: 2c 3c 25 | *B: 4c 5c 25 | C: fold 1", "A=26 B=25"),
        (f"holdem | {TIE} | A: 2c 3c 25 | B: 4c 5c 25 | *C: fold 1", "A=26 B=25"),
        (f"holdem | {TIE} | A: 2c 3c 25 | B: 4c 5c 25 | C: 6c 7c 25 | *D: fold 2", "A=26 B=26 C=25"),
        # a button on an empty seat still counts; one beyond all seats too
        (f"holdem | {TIE} | A@1: 2c 3c 25 | B@2: fold 1 | C@5: 4c 5c 25 | button=3", "A=25 C=26"),
        (f"holdem | {TIE} | A@1: 2c 3c 25 | B@2: fold 1 | C@5: 4c 5c 25 | button=9", "A=26 C=25"),
        # the smallest chip, and stakes that are no multiple of it
        (f"holdem | {TIE} | *A: 2c 3c 150 | B: 4c 5c 150 | C: fold 25 | chip=25", "A=150 B=175"),
        (f"holdem | {TIE} | *A: 2c 3c 150 | B: 4c 5c 150 | C: fold 10 | chip=25", "A=150 B=160"),
        (f"holdem | {TIE} | *A: 2c 3c 150 | B: 4c 5c 150 | C: fold 35 | chip=25", "A=150 B=185"),
        # a chip larger than the pot: all to the first
        (f"holdem | {TIE} | *A: 2c 3c 5 | B: 4c 5c 5 | chip=100", "B=10"),
        # fewer chips than winners
        (f"holdem | {TIE} | *A: 2c 3c 0 | B: 4c 5c 0+1 | C: 6c 7c 0", "B=1"),
        # decimals: without a chip the smallest place in use
        (f"holdem | {TIE} | *A: 2c 3c 0.5 | B: 4c 5c 0.5 | C: fold 0.1", "A=0.5 B=0.6"),
        (f"holdem | {TIE} | *A: 2c 3c 0.5 | B: 4c 5c 0.5 | C: fold 0.15", "A=0.57 B=0.58"),
        (f"holdem | {TIE} | *A: 2c 3c 0.00000001 | B: 4c 5c 0.00000001+0.00000001", "A=0.00000001 B=0.00000002"),
        # uncontested: no cards, no button, no board
        ("holdem | - | A: ? 5 | B: fold 3", "A=6"),
        ("holdem | - | A: ? 5 | B: muck 5 | C: muck 5 | D: fold 2", "A=17"),
        ("omaha8 | 2c 3c 4c | A: As ?? ?? ?? 5 | B: fold 5", "A=10"),
        # mucked hands win nothing, though their stake has cut a side pot
        (f"holdem | {BOARD} | A: Ad Qc 50 | B: muck 100 | C: Kd Qh 100", "A=150 C=100"),
        (f"holdem | {BOARD} | A: Ad Qc 50 | B: Kd Qh 50 | C: muck 100 | D: muck 100", "A=300"),
        ("holdem | - | A: As Kd 0 | B: muck 100 | C: muck 100", "A=200"),
        # declared order
        ("holdem | - | *A: #1 100 | B: #1 100 | C: #2 300 | D: fold 1", "A=150 B=151"),
        ("holdem | - | A: #3 100 | B: #2 200 | C: #1 50", "B=100 C=150"),
        ("holdem | - | A: #7 5 | B: #9 5 | C: muck 5", "A=15"),
        # dead money is in the main pot, whoever put it in
        (f"holdem | {BOARD} | A: Ad Qc 50 | B: Kd Qh 80+30 | C: Kh Jh 80", "A=180 B=60"),
        # several boards
        (f"holdem | {BOARD} / Ks 9d 6c 4h 2d | A: Ad Qc 5 | B: Kd Qh 5+1", "A=6 B=5"),
        (f"holdem | {BOARD} / {TIE} | *A: 2c 3c 5 | B: Kh Qh 5", "A=2 B=8"),
        # stud: the odd chip goes by suit, the highest rank of the five first
        ("stud | - | A: 5s 5h Ac Kd Qd 2c 3c 5 | B: 5d 5c As Kh Qh 2d 3d 5 | C: fold 1", "A=5 B=6"),
        ("stud | - | A: Ks Qd Jc Th 9s 2c 3c 5 | B: Kh Qs Js Td 9c 2d 3d 5 | C: fold 1", "A=6 B=5"),
        ("stud | - | A: 5s 4d 3c 2h Ac Kd Kc 5 | B: 5h 4s 3s 2d As Kh Qh 5 | C: fold 1", "A=6 B=5"),
        ("razz | - | A: 8c 6d 4c 2h As Kd Kc 5 | B: 8h 6s 4s 2d Ac Kh Qh 5 | C: fold 1", "A=5 B=6"),
        ("stud8 | - | A: 8c 6d 4c 2h As Kd Jc 50 | B: 8h 6s 4s 2d Ac Kh Jh 50 | C: fold 3", "A=52 B=51"),
        # a shared card on the last street counts for nobody
        ("stud | As | A: Kc Qd Jc 9h 2c 3c 5 | B: Kh Qc Js 9c 2d 3d 5 | C: fold 1", "A=5 B=6"),
        ("five-card-stud | - | A: As Kd Qd Jd 9d 5 | B: Ah Kc Qc Jc 9c 5 | C: fold 1", "A=6 B=5"),
        ("razzdugi | 4d | A: 3d 5c 2c 8h 6c Ad 50 | B: 7h 2h 6h 4s 2s 5s 50", "A=50 B=50"),
        # draw games have a button
        ("five-card-draw | - | *A: As Kd Qd Jd 9d 5 | B: Ah Kc Qc Jc 9c 5 | C: fold 1", "A=5 B=6"),
        ("badugi | - | *A: 4s 3d 2c Ah 5 | B: 4h 3c 2d As 5 | C: fold 1", "A=5 B=6"),
    ],
)  # fmt: skip
def test_payouts(line: str, expected: str) -> None:
    assert payouts(line) == expected


@pytest.mark.parametrize(
    ("pot", "seats", "expected"),
    [
        (301, "S0: 8c 2c {0}+1 | S1: Ad Td {0} | S2: Qh 3c {0}", "S0=150 S1=151"),
        (101, "S0: Td 3d {0}+1 | S1: Jc 3h {0}", "S0=25 S1=76"),
        (103, "S0: Td 3d {0}+3 | S1: Jc 3h {0}", "S0=25 S1=78"),
    ],
)
def test_quartering(pot: int, seats: str, expected: str) -> None:
    board = "8d Qc 4d 5h Ah" if pot == 301 else "9h 4d 5s 8c 2h"
    line = f"holdem8 | {board} | {seats.format(100 if pot == 301 else 50)} | button=1"
    assert payouts(line) == expected


@pytest.mark.parametrize(
    ("line", "awards"),
    [
        # the high side tied, the low side won alone
        ("holdem8 | Th 7c 4h 8h 9d | *A: 6c 3d 50+1 | B: 6s Kd 50", ["high 51 A=25 B=26", "low 50 A=50"]),
        # one high hand, three tied lows
        (
            "holdem8 | 8d As 4h Kc 2d | A: 6d Ks 75+2 | B: 6s Kd 75 | *C: 6c Qd 75 | D: Ad 9h 75",
            ["high 151 D=151", "low 151 A=51 B=50 C=50"],
        ),
        # two tie high, two others tie low
        (
            "holdem8 | Ad 3d 4h 8s Ah | A: 3s 6s 50+3 | B: As 7h 50 | C: 7s Ac 50 | *D: Qd 6c 50",
            ["high 102 B=51 C=51", "low 101 A=51 D=50"],
        ),
        # the same hands tie both halves: as evenly as possible
        ("holdem8 | Qs 9h 6d 4c 2s | *A: Ad 3c 33 | B: As 3h 33", ["both 66 A=33 B=33"]),
        (
            "holdem8 | Qs 9h 6d 4c 2s | *A: Ad 3c 33 | B: As 3h 33 | rules=tda-2024",
            ["high 33 A=16 B=17", "low 33 A=16 B=17"],
        ),
    ],
)
def test_awards_of_a_divided_pot(line: str, awards: list[str]) -> None:
    (pot,) = settled(line).pots
    assert [
        f"{award.half} {award.amount} " + " ".join(f"{player}={share}" for player, share in award.shares.items())
        for award in pot.awards
    ] == awards


def test_identical_hands_are_noted_where_rules_differ() -> None:
    facts = settled("holdem8 | Qs 9h 6d 4c 2s | *A: Ad 3c 33 | B: As 3h 33").pots[0].facts
    (differ,) = [fact for fact in facts if fact.code == "rules-differ"]
    assert differ["whole"] == {"A": "33", "B": "33"}
    assert differ["halves"] == {"A": "32", "B": "34"}


def test_identical_hands_in_an_even_pot_need_no_button() -> None:
    assert payouts("holdem8 | Qs 9h 6d 4c 2s | A: Ad 3c 33 | B: As 3h 33") == "A=33 B=33"
    with pytest.raises(SettlementError, match="no button"):
        settled("holdem8 | Qs 9h 6d 4c 2s | A: Ad 3c 33 | B: As 3h 33 | rules=tda-2024")


@pytest.mark.parametrize(
    ("line", "needs", "expected"),
    [
        (f"holdem | {BOARD} | A: ? 5 | B: Kd Qh 5", [["A"]], ""),
        (f"holdem | {BOARD} | A: ? 5 | B: Kd Qh 9 | C: Ad Qc 9", [["A"], []], "C=8"),
        (f"holdem | {BOARD} | A: Kh Jh 5 | B: ? 9 | C: Ad Qc 9", [["B"], ["B"]], ""),
        (f"holdem | {BOARD} | A: Kh Jh 5 | B: ? 9 | C: fold 9", [["B"], []], "B=8"),
        (f"holdem | {BOARD} | A: As ?? 5 | B: Kd Qh 5", [["A"]], ""),
        ("holdem | - | A: #1 5 | B: ? 5", [["B"]], ""),
        ("holdem | - | A: ? 5 | B: ? 5", [["A", "B"]], ""),
    ],
)
def test_a_pot_waits_for_an_unseen_hand_that_may_win_it(line: str, needs: list[list[str]], expected: str) -> None:
    settlement = settled(line)
    assert [list(pot.needs) for pot in settlement.pots] == needs
    assert [bool(pot.awards) for pot in settlement.pots] == [not names for names in needs]
    assert payouts(line) == expected
    assert settlement.balanced


def test_cards_missing_where_no_contested_pot_needs_them_do_not_matter() -> None:
    assert payouts("holdem | Qs 9h 6d | A: ? 5 | B: Kd Qh 5") == ""
    with pytest.raises(SettlementError) as caught:
        settled("holdem | Qs 9h 6d | A: Ad Qc 5 | B: Kd Qh 5")
    assert caught.value.code == "board-incomplete"


@pytest.mark.parametrize(
    ("line", "shares"),
    [
        (f"holdem | {BOARD} | A: Ad Qc | B: Kd Qh", {"A": Fraction(1)}),
        (f"holdem | {TIE} | A: 2c 3c | B: 4c 5c", {"A": Fraction(1, 2), "B": Fraction(1, 2)}),
        (f"holdem | {TIE} | A: 2c 3c | B: 4c 5c | C: 6c 7c", dict.fromkeys("ABC", Fraction(1, 3))),
        (f"holdem | {BOARD} / {TIE} | A: Ad Qh | B: Kh 3c", {"A": Fraction(3, 4), "B": Fraction(1, 4)}),
        ("holdem8 | 9h 4d 5s 8c 2h | A: Td 3d | B: Jc 3h", {"A": Fraction(1, 4), "B": Fraction(3, 4)}),
        ("holdem8 | Qs 9h 6d 4c 2s | A: Ad 3c | B: As 3h", {"A": Fraction(1, 2), "B": Fraction(1, 2)}),
        ("holdem8 | Qs 9h 6d 4c 2s | A: Ad 3c | B: As 3h | rules=tda-2024", {"A": Fraction(1, 2), "B": Fraction(1, 2)}),
    ],
)
def test_without_stakes_shares_are_fractions(line: str, shares: dict[str, Share]) -> None:
    settlement = settled(line)
    assert settlement.payouts == shares
    assert [pot.amount for pot in settlement.pots] == [None]
    assert settlement.balanced


def test_a_pot_of_known_size_is_contested_by_every_live_seat() -> None:
    assert payouts(f"holdem | {TIE} | *A: 2c 3c | B: 4c 5c | C: muck | D: fold | pot=303") == "A=151 B=152"
    assert payouts(f"holdem | {TIE} | *A: 2c 3c | B: 4c 5c | pot=100 | rake=5%") == "A=47 B=48"


@pytest.mark.parametrize(
    ("line", "code"),
    [
        ("holdem | - | A: fold 5 | B: muck 5", "no-live-hand"),
        ("holdem | - | A: fold | B: muck", "no-live-hand"),
        ("holdem | - | A: ? 0 | B: ? 0", "nothing-at-stake"),
        (f"holdem | {BOARD} | A: Ad Qc | B: Kd Qh | pot=0", "nothing-at-stake"),
        (f"holdem | {TIE} | A: 2c 3c 5 | B: 4c 5c 5+1", "button-missing"),
        (f"holdem | {BOARD} | A: Ad Qc 5 | B: Kd Qh 5 | rake=11", "rake-too-large"),
        ("holdem | - | A: As Kd 5 | B: Ad Kc 5", "board-incomplete"),
        (f"double-board-holdem | {BOARD} | A: Ad Qc 5 | B: Kd Qh 5", "board-incomplete"),
        ("stud | - | A: As Kd Qc Jh 9s 5 | B: Ad Kc Qd Js 9d 5", "holding-incomplete"),
        ("pineapple | Qs 9h 6d 4c 2s | A: Ad Qc 3d 5 | B: Kd Qh 5", "holding-incomplete"),
    ],
)
def test_what_cannot_be_settled(line: str, code: str) -> None:
    with pytest.raises(OddchipError) as caught:
        settled(line)
    assert caught.value.code == code


@pytest.mark.parametrize(("board", "expected"), [("-", 7), ("2c", 6)])
def test_a_shared_last_card_of_stud_is_counted_in_what_a_seat_needs(board: str, expected: int) -> None:
    with pytest.raises(SettlementError) as caught:
        settled(f"stud | {board} | A: As Kd Qc Jh 9s 5 | B: Ad Kc Qd Js 9d 5")
    assert caught.value.arguments["expected"] == expected


def test_a_missing_button_is_named_with_something_to_try() -> None:
    with pytest.raises(SettlementError) as caught:
        settled(f"holdem | {TIE} | A: 2c 3c 5 | B: 4c 5c 9 | C: 6c 7c 9 | D: fold 0+1")
    assert caught.value.arguments == {"pot": "main", "suggestion": "button=4"}


def test_a_missing_button_matters_only_to_an_odd_chip() -> None:
    assert payouts(f"holdem | {TIE} | A: 2c 3c 5 | B: 4c 5c 5") == "A=5 B=5"
    assert payouts(f"holdem | {TIE} | A: 2c 3c 5 | B: 4c 5c 5+1 | rules=ongame") == "A=6 B=5"


@pytest.mark.parametrize(
    ("line", "expected", "house"),
    [
        (f"holdem | {BOARD} | A: Ad Qc 50 | B: Kd Qh 50 | rake=7", "A=93", 7),
        (f"holdem | {BOARD} | A: Ad Qc 50 | B: Kd Qh 50 | rake=5%", "A=95", 5),
        (f"holdem | {BOARD} | A: Ad Qc 50 | B: Kd Qh 50 | rake=5%/3", "A=97", 3),
        (f"holdem | {BOARD} | A: Ad Qc 50 | B: Kd Qh 90 | rake=5%", "A=95", 5),
        (f"holdem | {BOARD} | A: Kd Qh 50 | B: Kh Jh 90 | C: Ad Jc 90 | rake=10%", "A=135 C=72", 23),
        (f"holdem | {BOARD} | A: Kd Qh 50 | B: Kh Jh 90 | C: Ad Jc 90 | rake=10%/16", "A=135 C=79", 16),
        (f"holdem | {BOARD} | A: Kd Qh 50 | B: Kh Jh 90 | C: Ad Jc 90 | rake=160", "C=70", 160),
        (f"holdem | {BOARD} | A: Ad Qc 50 | B: Kd Qh 50 | rules=standard,rake:5%", "A=95", 5),
        (f"holdem | {BOARD} | A: Ad Qc 50 | B: Kd Qh 50 | rake=0 | rules=standard,rake:5%", "A=100", 0),
        (f"holdem | {BOARD} | A: Ad Qc 50 | B: Kd Qh 50 | rake=100%", "", 100),
        ("holdem | - | A: ? 50 | B: fold 50 | rake=5%", "A=95", 5),
        # two rooms' recorded pots
        (f"holdem | {TIE} | *A: 2c 3c 34.91 | B: 4c 5c 34.91 | rake=2.75 | chip=0.01",
         "A=33.53 B=33.54", Decimal("2.75")),
        ("stud8 | - | A: As 2s 3s 4s 6s Kd Qd 0.38 | B: 9c 9d 9h 9s 2c Kh Kc 0.38 | rake=0.03",
         "A=0.36 B=0.37", Decimal("0.03")),
    ],
)  # fmt: skip
def test_rake_comes_off_before_the_pot_is_cut(line: str, expected: str, house: object) -> None:
    assert payouts(line) == expected
    assert settled(line).rake == house


def test_chip_by_chip_an_odd_chip_names_its_rule() -> None:
    (pot,) = settled(f"holdem | {TIE} | *A: 2c 3c 25 | B: 4c 5c 25 | C: 6c 7c 25 | D: fold 2").pots
    assert [(odd.player, odd.amount, odd.rule) for odd in pot.awards[0].odd_chips] == [
        ("B", 1, "left-of-button"), ("C", 1, "left-of-button"),
    ]  # fmt: skip


def test_a_full_table_with_huge_stakes_and_eight_decimals() -> None:
    seats = " | ".join(
        f"P{at}: {ALL_CARDS[2 * at]} {ALL_CARDS[2 * at + 1]} {999_999_999_999_990 + at // 3}.0000000{at % 3 + 1}"
        for at in range(23)
    )
    line = f"holdem | {' '.join(map(str, ALL_CARDS[46:51]))} | {seats} | button=7"
    settlement = settled(line)
    put_in = sum(Decimal(str(seat.live)) for seat in settlement.showdown.seats)
    exact = sum(int(Decimal(str(share)).scaleb(8)) for share in settlement.payouts.values())
    back = sum(int(Decimal(str(share)).scaleb(8)) for share in settlement.refunds.values())
    assert exact + back == int(put_in.scaleb(8))
    assert len(settlement.pots) == 22


def test_three_boards_two_halves_and_a_chip_of_25() -> None:
    boards = "8d As 4h Kc 2d / 8d As 4h Kc 3d / 8d As 4h 7c 2c"
    line = f"holdem8 | {boards} | A: 6d Ks 1025 | B: 6s Kd 1025 | *C: 6c Qd 1025 | D: Ad 9h 1030 | chip=25"
    settlement = settled(line)
    assert [award.amount for award in settlement.pots[0].awards if award.half == "high"] == [700, 700, 675]
    assert sum(settlement.payouts.values()) == 4100
    assert settlement.refunds == {"D": 5}
    assert all(share % 25 == 0 for share in settlement.payouts.values())


@pytest.mark.parametrize("line", ["holdem | - | A: ? 5", "holdem | - | A: As Kd 5 | B: fold 0"])
def test_one_seat_alone_gets_its_bet_back(line: str) -> None:
    settlement = settled(line)
    assert (settlement.refunds, settlement.payouts, settlement.pots) == ({"A": 5}, {}, ())
    assert settlement.balanced


def test_hands_can_be_asked_for() -> None:
    settlement = settled("omaha8 | 4s 8c 3s Kd Qh | A: As Ad 7d 2s 5 | B: Kc Kh 9d 9c 5")
    high, low = settlement.hand("A"), settlement.hand("A", half="low")
    assert high is not None
    assert low is not None
    assert (high.category.value, low.category.value) == ("pair", "no-pair")
    assert settlement.hand("C") is None
    assert settlement.hand("A", board=1) is None
    with pytest.raises(KeyError):
        settlement.showdown.seat("C")
