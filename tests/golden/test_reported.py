"""Faults that users of other programs reported, with the right answer."""

import re

import pytest

from oddchip.ranking import HandCategory, MadeHand
from oddchip.showdown import PotResult, Settlement, parse_showdown, settle
from oddchip.variants import best_hand, find_variant
from tests.golden.reader import Case, cases

CASES = cases("reported.txt")
SHOWDOWNS = [case for case in CASES if case.has("line")]
EVALUATED = [case for case in CASES if case.has("evaluate")]
COMPARED = [case for case in CASES if case.has("compare")]
FIELDS = {"line", "evaluate", "compare", "order", "category", "key", "low", "best", "pot", "refund", "payout"}
# How many ranks of the ordered five stand in a key: each rank of the main part once, then the kickers.
ONE_RANK = frozenset({HandCategory.STRAIGHT, HandCategory.STRAIGHT_FLUSH})


def named(chosen: list[Case]) -> pytest.MarkDecorator:
    return pytest.mark.parametrize("case", chosen, ids=lambda case: case.name)


def key(hand: MadeHand) -> str:
    """The ranks that decide, each group once; a straight by its top card only."""
    ranks = hand.value.ranks[:1] if hand.category in ONE_RANK else dict.fromkeys(hand.value.ranks)
    return "-".join(rank.letter for rank in ranks)


def high_hands(case: Case) -> dict[str, MadeHand]:
    if case.has("evaluate"):
        variant, board, hole = (part.strip() for part in case.text("evaluate").split("|"))
        if variant == "holdem" and len(hole.split()) == 5:
            variant = "five-card-draw"  # five cards of a board that nobody's hole cards join
        return {"A": best_hand(variant, hole, "" if board == "-" else board)}
    showdown = parse_showdown(case.text("line"))
    board = showdown.boards[0] if showdown.boards else ()
    return {seat.name: best_hand(showdown.variant, seat.known, board) for seat in showdown.seats if seat.contends}


def settled(case: Case) -> Settlement:
    return settle(parse_showdown(case.text("line")))


def test_no_case_and_no_field_is_lost() -> None:
    assert (len(SHOWDOWNS), len(EVALUATED), len(COMPARED)) == (41, 7, 7)
    assert len(CASES) == 55
    assert {name for case in CASES for name, _ in case.fields} == FIELDS
    assert all(case.source for case in CASES)


@named([case for case in CASES if case.has("category")])
def test_category_and_ranks_that_decide(case: Case) -> None:
    hands = high_hands(case)
    categories = {player: text.replace("_", "-") for player, text in case.by_player("category").items()}
    for player, category in categories.items():
        assert hands[player].category.value == category
    for player, ranks in case.by_player("key").items():
        assert key(hands[player]) == ranks


@named([case for case in CASES if case.has("low")])
def test_low_hands(case: Case) -> None:
    settlement = settled(case)
    for player, ranks in case.by_player("low").items():
        (low,) = [played for played in settlement.hands if played.player == player and played.half == "low"]
        assert low.qualifies is (ranks != "none")
        if low.qualifies:
            assert key(low.hand) == ranks


@named([case for case in CASES if case.has("best")])
def test_best_five_of_a_low(case: Case) -> None:
    settlement = settled(case)
    for player, ranks in case.by_player("best").items():
        hand = settlement.hand(player)
        assert hand is not None
        assert sorted(rank.letter for rank in hand.value.ranks) == sorted(ranks)


@named(SHOWDOWNS)
def test_pots_with_their_winners(case: Case) -> None:
    assert [told(pot) for pot in settled(case).pots] == case.texts("pot") or not case.has("pot")


def told(pot: PotResult) -> str:
    """A pot as the file writes it: winners of all, or of the high and the low half."""
    head = f"{pot.amount} among {' '.join(pot.eligible)}"
    by_half = {award.half: " ".join(award.winners) for award in pot.awards}
    if set(by_half) == {"high", "low"}:
        return f"{head} high {by_half['high']} low {by_half['low']}"
    return f"{head} winners {' '.join(pot.winners)}"


@named(SHOWDOWNS)
def test_refunds(case: Case) -> None:
    assert {player: str(amount) for player, amount in settled(case).refunds.items()} == case.by_player("refund")


@named(SHOWDOWNS)
def test_payouts_refunds_included(case: Case) -> None:
    settlement = settled(case)
    expected = {player: int(amount) for player, amount in case.by_player("payout").items()}
    assert expected
    received = {
        seat.name: settlement.payouts.get(seat.name, 0) + settlement.refunds.get(seat.name, 0)
        for seat in settlement.showdown.seats
    }
    assert received == expected


@named(COMPARED)
def test_order_of_hands(case: Case) -> None:
    hands = {}
    for text in case.texts("compare"):
        variant, player, cards = (part.strip() for part in text.split("|"))
        hands[player] = best_hand(find_variant(variant), cards)
    order = re.split(r"([>=])", case.text("order"))
    for left, sign, right in zip(order[::2], order[1::2], order[2::2], strict=False):
        first, second = hands[left.strip()].value, hands[right.strip()].value
        assert first > second if sign == ">" else first == second
    assert set(order[::2]) == set(hands)
