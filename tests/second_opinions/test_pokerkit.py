"""pokerkit on the same showdowns: the same winners, the same pots where no chip is odd; its known faults shown."""

import random
from importlib.metadata import version

import pytest

from oddchip.cards import ALL_CARDS
from oddchip.showdown import Showdown, parse_showdown, settle
from tests import proofs
from tests.dealing import deal
from tests.second_opinions.pokerkit_games import HALVES, all_in, winners

SAMPLES = proofs.amount(200, 2000)
SEED = 7_000_000
C6 = ["As2dKhKs", "QcQdJcJd", "TcTd9c9d", "6c6dKcTh"]


def test_the_version_the_ledger_speaks_of() -> None:
    assert version("pokerkit").startswith("0.7.")


@pytest.mark.exhaustive
@pytest.mark.parametrize("key", HALVES)
def test_the_same_winners_of_every_award(key: str) -> None:
    for seed in range(SEED, SEED + SAMPLES):
        showdown = deal(key, seed)
        if showdown.rules.high_side == "other":
            continue
        for pot in settle(showdown).pots:
            if len(pot.eligible) < 2 or any(award.decided_by.code == "uncontested" for award in pot.awards):
                continue
            expected = told_by_pokerkit(showdown, pot.eligible)
            ours = {(award.board, award.half): list(award.winners) for award in pot.awards}
            assert expanded(ours, showdown) == expected, f"{showdown} (seed {seed})"


def told_by_pokerkit(showdown: Showdown, eligible: tuple[str, ...]) -> dict[tuple[int, str], list[str]]:
    """The winners by board and half; a half for which nobody qualifies is left out."""
    found = {}
    holdings = {name: "".join(map(str, showdown.seat(name).known)) for name in eligible}
    for at, board in enumerate(showdown.boards or ((),)):
        for half, kind in zip(showdown.variant.halves, HALVES[showdown.variant.key], strict=True):
            best = winners(kind, holdings, "".join(map(str, board)))
            if best:
                found[at, half.key] = best
    return found


def expanded(ours: dict[tuple[int, str], list[str]], showdown: Showdown) -> dict[tuple[int, str], list[str]]:
    """Awards for both halves at once, told as one for each."""
    found = {}
    for (board, half), names in ours.items():
        for key in [each.key for each in showdown.variant.halves] if half == "both" else [half]:
            found[board, key] = names
    return found


@pytest.mark.exhaustive
@pytest.mark.parametrize(("game", "held"), [("holdem", 2), ("omaha", 4)])
def test_the_same_chips_of_all_in_pots_but_for_several_odd_ones(game: str, held: int) -> None:
    dice = random.Random(12)
    for _ in range(proofs.amount(60, 1000)):
        count = dice.randint(2, 6)
        cards = [card.code for card in dice.sample(ALL_CARDS, 5 + held * count)]
        board, rest = cards[:5], cards[5:]
        holdings = ["".join(rest[held * seat : held * (seat + 1)]) for seat in range(count)]
        # Stakes that divide by every number of winners leave no odd chip.
        stakes = [dice.choice((60, 120, 240, 300)) for _ in range(count)]
        seats = " | ".join(
            f"P{at}: {hole} {stake}" for at, (hole, stake) in enumerate(zip(holdings, stakes, strict=True))
        )
        settlement = settle(parse_showdown(f"{game} | {' '.join(board)} | {seats} | button={count}"))
        ours = [settlement.payouts.get(f"P{at}", 0) + settlement.refunds.get(f"P{at}", 0) for at in range(count)]
        assert all_in(game, holdings, "".join(board), stakes) == ours, (board, holdings, stakes)


def test_pokerkit_cuts_a_side_pot_for_a_low_that_nobody_there_has() -> None:
    assert all_in("omaha8", C6, "3h4s8hQh9s", (4, 8, 200, 200)) == [8, 17, 387, 0]
    line = "omaha8 | 3h 4s 8h Qh 9s | A: As 2d Kh Ks 4 | B: Qc Qd Jc Jd 8 | C: Tc Td 9c 9d 200 | *D: 6c 6d Kc Th 200"
    assert dict(settle(parse_showdown(line)).payouts) == {"A": 8, "B": 20, "C": 384}


def test_pokerkit_gives_all_odd_chips_to_one_seat() -> None:
    holdings = ["2c3c", "4c5c", "6c7d", "8c8d"]
    assert all_in("holdem", [*holdings[:3], "2d3d"], "AsKdQcJhTs", (101, 101, 101, 101)) == [101] * 4
    tied = ["Ah2c", "Ad2d", "Ac2h", "KhKc"]
    assert all_in("holdem", tied, "As9d8c7h3s", (101, 101, 101, 101)) == [136, 134, 134, 0]
    line = "holdem | As 9d 8c 7h 3s | A: Ah 2c 101 | B: Ad 2d 101 | C: Ac 2h 101 | *D: Kh Kc 101"
    assert dict(settle(parse_showdown(line)).payouts) == {"A": 135, "B": 135, "C": 134}


def test_pokerkit_makes_no_side_pots_of_untrimmed_antes() -> None:
    assert all_in("omaha8", C6, "3h4s8hQh9s", (4, 8, 200, 200), trimmed=False) == [206, 206, 0, 0]


def test_the_deals_meet_ties_and_unqualified_lows() -> None:
    codes = {fact.code for seed in range(200) for fact in settle(deal("omaha8", SEED + seed)).all_facts()}
    assert {"tie", "no-qualifying-low", "scoop"} <= codes
