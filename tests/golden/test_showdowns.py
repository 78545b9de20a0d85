"""The worked examples of the articles."""

import pytest

from oddchip.cards import parse_cards
from oddchip.ranking import ANY_FIVE, Comparison, MadeHand, compare_hands, find_system
from oddchip.showdown import Settlement, parse_showdown, settle
from oddchip.variants import best_hand
from tests.golden.reader import Case, cases, rows

CASES = cases("showdowns.txt")
PAIRS = rows("comparisons.txt")
FIELDS = {"line", "winners", "best", "category", "made_as", "decided", "board", "payout"}


def hands_of(case: Case) -> dict[str, MadeHand]:
    showdown = parse_showdown(case.text("line"))
    boards = showdown.boards or ((),)
    return {seat.name: best_hand(showdown.variant, seat.known, boards[0]) for seat in showdown.seats if seat.contends}


def settled(case: Case) -> Settlement:
    return settle(parse_showdown(case.text("line")))


def spoken(hand: MadeHand) -> str:
    return "royal flush" if hand.name == "royal-flush" else hand.category.value.replace("-", " ")


def with_field(name: str) -> pytest.MarkDecorator:
    chosen = [case for case in CASES if case.has(name)]
    assert chosen
    return pytest.mark.parametrize("case", chosen, ids=lambda case: case.name)


def test_every_field_is_known_and_none_is_lost() -> None:
    assert len(CASES) == 22
    assert {name for case in CASES for name, _ in case.fields} <= FIELDS


@with_field("winners")
def test_winners(case: Case) -> None:
    (pot,) = settled(case).pots
    assert " ".join(pot.winners) == case.text("winners")


@with_field("best")
def test_best_five_in_order_of_importance(case: Case) -> None:
    hands = hands_of(case)
    for player, ranks in case.by_player("best").items():
        assert " ".join(rank.letter for rank in hands[player].value.ranks) == ranks
        assert [card.rank for card in hands[player].cards] == list(hands[player].value.ranks)


@with_field("category")
def test_category(case: Case) -> None:
    hands = hands_of(case)
    assert {player: spoken(hands[player]) for player in case.by_player("category")} == case.by_player("category")


@with_field("made_as")
def test_set_or_trips(case: Case) -> None:
    hands = hands_of(case)
    assert {player: hands[player].name for player in case.by_player("made_as")} == case.by_player("made_as")


@with_field("decided")
def test_deciding_card(case: Case) -> None:
    first, second = hands_of(case).values()
    comparison = compare_hands(first, second)
    assert comparison.decided_by == case.text("decided")
    assert comparison.result == (1 if case.text("winners") == "A" else -1)


@with_field("board")
def test_who_plays_the_board(case: Case) -> None:
    playing = [player for player, hand in hands_of(case).items() if hand.plays_board]
    assert " ".join(playing) == case.text("board")


@with_field("payout")
def test_payouts(case: Case) -> None:
    payouts = settled(case).payouts
    assert {player: str(amount) for player, amount in payouts.items()} == case.by_player("payout")


def test_broadway_of_both_hides_behind_the_pair_of_aces() -> None:
    """The article plays A-A-K-Q-J; with a ten in hand both have a straight, and the engine says so."""
    (case,) = [case for case in CASES if case.name == "tie-board-pair-four-kickers"]
    codes = {fact.code for fact in settled(case).facts}
    assert "mistake-pair-over-straight" in codes


@pytest.mark.parametrize("row", PAIRS, ids=lambda row: row[-1])
def test_pairs_of_hands(row: list[str]) -> None:
    system, first, second, better, _ = row
    comparison = compared(system, first, second)
    assert comparison.result == {"first": 1, "tie": 0, "second": -1}[better]
    assert compared(system, second, first).result == -comparison.result


def test_no_pair_is_lost() -> None:
    assert len(PAIRS) == 29


def compared(system: str, first: str, second: str) -> Comparison:

    ranking = find_system(system)
    return compare_hands(*(ranking.best(ANY_FIVE, parse_cards(text), ()) for text in (first, second)))
