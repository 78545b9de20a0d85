"""The best hand of more cards: which may play, which do, and what they are called."""

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from oddchip.cards import ALL_CARDS, Card, Suit, format_cards, parse_cards
from oddchip.errors import HandError
from oddchip.ranking import (
    ALL_HOLE,
    ANY_FIVE,
    AT_MOST_TWO,
    BADUGI,
    BADUGI_ACE_HIGH,
    BADUGI_SUBSET,
    EXACTLY_TWO,
    FIRST_FOUR_TWO,
    HIGH,
    LAST_TWO_ANY,
    SHORT_DECK_HIGH,
    SHORT_DECK_TRIPS,
    SYSTEMS,
    MadeHand,
    RankingSystem,
    Selection,
)

systems = st.sampled_from(list(SYSTEMS.values()))
shuffled = st.permutations(ALL_CARDS)


def best(selection: Selection, hole: str, board: str = "", system: RankingSystem = HIGH) -> MadeHand:
    return system.best(selection, parse_cards(hole), parse_cards(board))


def test_the_best_of_seven_agrees_with_the_search_through_all_fives() -> None:
    dice = random.Random(4)
    for system in SYSTEMS.values():
        for _ in range(400):
            few = dice.sample(range(13), dice.choice((4, 5, 8, 13)))
            deck = [card for card in ALL_CARDS if card.rank - 2 in few]
            cards = dice.sample(deck, dice.randint(5, 9))
            held = dice.randint(0, len(cards) if len(cards) > 7 else 2)
            hole, board = tuple(cards[:held]), tuple(cards[held:])
            if system in (BADUGI, BADUGI_ACE_HIGH):
                continue
            fast, plain = system.best(ANY_FIVE, hole, board), system.search(ANY_FIVE, hole, board)
            assert fast.value == plain.value
            assert set(fast.cards) == set(plain.cards), (system, format_cards(hole), format_cards(board))
            assert fast.from_hole == plain.from_hole


@given(systems, shuffled, st.integers(5, 7), st.sampled_from([(0, 1, 2, 3), (3, 2, 1, 0), (1, 2, 3, 0), (2, 0, 3, 1)]))
def test_suits_relabelled_change_nothing(
    system: RankingSystem, deck: list[Card], count: int, suits: tuple[int, ...]
) -> None:
    cards = deck[:count]
    turned = [Card(card.rank, Suit(suits[card.suit])) for card in cards]
    assert system.best(ANY_FIVE, cards, ()).value == system.best(ANY_FIVE, turned, ()).value


@given(systems, shuffled, st.integers(5, 7), st.randoms(use_true_random=False))
def test_cards_permuted_change_nothing(
    system: RankingSystem, deck: list[Card], count: int, dice: random.Random
) -> None:
    cards = deck[:count]
    mixed = list(cards)
    dice.shuffle(mixed)
    first, second = system.best(ANY_FIVE, cards, ()), system.best(ANY_FIVE, mixed, ())
    assert first.value == second.value
    assert set(first.cards) == set(second.cards)


@given(systems, shuffled, st.integers(5, 7))
def test_one_more_card_never_lowers_the_best_hand(system: RankingSystem, deck: list[Card], count: int) -> None:
    less, more = deck[:count], deck[: count + 1]
    assert system.best(ANY_FIVE, more, ()).value >= system.best(ANY_FIVE, less, ()).value


@given(shuffled)
def test_more_freedom_never_lowers_the_best_hand(deck: list[Card]) -> None:
    hole, board = deck[:4], deck[4:9]
    values = [HIGH.best(selection, hole, board).value for selection in (EXACTLY_TWO, AT_MOST_TWO, ANY_FIVE)]
    assert values == sorted(values)


@pytest.mark.parametrize(
    ("selection", "hole", "board", "five"),
    [
        (ANY_FIVE, "2c 3c", "As Kd Qc Jh Ts", "As Kd Qc Jh Ts"),
        (ANY_FIVE, "As 2c", "Ks Qs Js Ts 9s", "As Ks Qs Js Ts"),
        (ANY_FIVE, "As Kh Qd Jc 9c 4c 5d", "", "As Kh Qd Jc 9c"),
        (AT_MOST_TWO, "As Ks Qs", "Js Ts 9d 2c 2h", "Ks Qs Js Ts 9d"),
        (EXACTLY_TWO, "As Kd 2c 3c", "Ah Kh Qh Jh Th", "As Kd Qh Jh Th"),
        (EXACTLY_TWO, "2s 2h 3d 4c", "As Kd Qc Jh Ts", "2s 2h As Kd Qc"),
        (ALL_HOLE, "2s 2h 3d 4c 5c", "As Ad Ac Ah Ks", "2s 2h 5c 4c 3d"),
    ],
)
def test_which_cards_may_play(selection: Selection, hole: str, board: str, five: str) -> None:
    hand = best(selection, hole, board)
    assert set(hand.cards) == set(parse_cards(five))


@pytest.mark.parametrize(
    ("selection", "hole", "board", "count"),
    [
        (ANY_FIVE, 2, 5, 21),
        (EXACTLY_TWO, 4, 5, 60),
        (EXACTLY_TWO, 6, 5, 150),
        (AT_MOST_TWO, 3, 5, 46),
        (ALL_HOLE, 5, 5, 1),
    ],
)
def test_how_many_fives_may_play(selection: Selection, hole: int, board: int, count: int) -> None:
    assert len(selection.candidates(hole, board)) == count


def test_a_split_holding_shows_each_half_its_own_part() -> None:
    held = parse_cards("As Kd Qc Jh 7s 7d")
    assert format_cards(held[FIRST_FOUR_TWO.hole]) == "As Kd Qc Jh"
    assert format_cards(held[LAST_TWO_ANY.hole]) == "7s 7d"


@pytest.mark.parametrize(("hole", "board"), [("As Kd", ""), ("As Kd", "Qc Jh"), ("", "As Kd Qc Jh")])
def test_four_cards_make_no_hand(hole: str, board: str) -> None:
    with pytest.raises(HandError) as caught:
        best(ANY_FIVE, hole, board)
    assert (caught.value.code, caught.value.arguments["expected"]) == ("hand-count", 5)


@pytest.mark.parametrize(
    ("hole", "board", "name"),
    [
        ("8s 8d", "8h Kc 4d 2c Js", "set"),
        ("8s Qd", "8h 8d Kc 4d 2c", "trips"),
        ("As Qd", "8h 8d 8c 4d 2c", None),
        ("8s 8d", "8h Kc 4d", "set"),
        ("As Kd", "Qc Jh Ts 2c 2d", "broadway"),
        ("As 2d", "3c 4h 5s Kc Kd", "wheel"),
        ("As 2s", "3s 4s 5s Kc Kd", "wheel"),
        ("As Ks", "Qs Js Ts 2c 2d", "royal-flush"),
        ("9s Ks", "Qs Js Ts 2c 2d", None),
        ("8s 8d 8h Kc 4d", "", None),
        ("Kh 6h", "5d 4c 3h 2s 9c", None),
    ],
)
def test_names_of_hands(hole: str, board: str, name: str | None) -> None:
    assert best(ANY_FIVE, hole, board).name == name


def test_the_wheel_of_a_low_is_called_so() -> None:
    assert best(ANY_FIVE, "5s 4d 3c 2h As", system=SYSTEMS["ace-to-five"]).name == "wheel"
    assert best(ANY_FIVE, "5s 4d 3c 2h As", system=SYSTEMS["deuce-to-seven"]).name is None
    assert best(ANY_FIVE, "9s 8d 7c 6h As", system=SHORT_DECK_HIGH).name is None


@pytest.mark.parametrize(
    ("hole", "board", "main", "kickers", "from_hole"),
    [
        ("Ad Qc", "Qs 9h 6d 4c 2s", "Qs Qc", "Ad 9h 6d", "Qc Ad"),
        ("Ad 3c", "Ks Kd 7c 7h 2s", "Ks Kd 7c 7h", "Ad", "Ad"),
        ("8h As", "8d 8c Qs 5h 2c", "8d 8c 8h", "As Qs", "8h As"),
        ("Ac 2d", "6s 6h 6d 6c Ks", "6s 6h 6d 6c", "Ac", "Ac"),
        ("2c 3d", "Ks Qd Jc 9h 7s", "", "Ks Qd Jc 9h 7s", ""),
        ("Kc Kd", "9s 9h 9d 4c 2s", "9s 9h 9d Kd Kc", "", "Kd Kc"),
        ("2c 3d", "As Kd Qc Jh Ts", "As Kd Qc Jh Ts", "", ""),
        ("Kc 7d", "Ac Jc 8c 5c 2c", "Ac Kc Jc 8c 5c", "", "Kc"),
    ],
)
def test_main_part_kickers_and_hole_cards(hole: str, board: str, main: str, kickers: str, from_hole: str) -> None:
    hand = best(ANY_FIVE, hole, board)
    assert format_cards(hand.main) == main
    assert format_cards(hand.kickers) == kickers
    assert format_cards(hand.from_hole) == from_hole
    assert len(hand.kickers) == hand.category.kickers
    assert set(hand.from_board) | set(hand.from_hole) == set(hand.cards)
    assert hand.plays_board is (from_hole == "")


def test_of_equal_hands_the_one_with_most_board_cards_plays() -> None:
    hand = best(ANY_FIVE, "9s 9d", "As Kd Qc Jh Ts")
    assert hand.plays_board
    assert best(ANY_FIVE, "Ac 2d", "As Kd Qc Jh Ts").plays_board


@pytest.mark.parametrize("hole", ["Ks Kh Qs Js Ts 9s Ah", "Kh Ks 9s Ts Ah Js Qs"])
def test_of_equal_cards_the_higher_suit_plays(hole: str) -> None:
    assert "Kh" not in format_cards(best(ANY_FIVE, hole.replace("Qs", "Qd").replace("Js", "Jd")).cards)


@pytest.mark.parametrize("hole", ["8s 8h 7s 7h 4s 3s 2s", "7s 7h 8h 8s 2s 4s 3s", "2s 3s 4s 7h 7s 8h 8s"])
def test_where_two_cards_could_change_suits_the_higher_rank_has_the_higher_suit(hole: str) -> None:
    hand = best(ANY_FIVE, hole, system=SYSTEMS["deuce-to-seven"])
    assert format_cards(hand.cards) == "8s 7h 4s 3s 2s"


@pytest.mark.parametrize(
    ("hole", "plays", "system"),
    [
        ("As 2s Ah 3d", "3d 2s Ah", BADUGI),
        ("7s 3s 2h Ad", "3s 2h Ad", BADUGI),
        ("3c 3d 2s Ah", "3d 2s Ah", BADUGI),
        ("4s 3d 2c Ah", "4s 3d 2c Ah", BADUGI),
        ("Ks Qs Js Ts", "Ts", BADUGI),
        ("As Ah Ad Ac", "As", BADUGI),
        ("5s 4d 3c 2h As", "4d 3c 2h As", BADUGI),
        ("5s 4d 3c 2h As", "5s 4d 3c 2h", BADUGI_ACE_HIGH),
        ("Kc 2c 2d Ad Ah Qs Ks", "Kc Qs 2d Ah", BADUGI),
        ("As Kd Qc Jh", "As Kd Qc Jh", BADUGI_ACE_HIGH),
        ("Qd Kc As", "Kc Qd As", BADUGI),
        ("As", "As", BADUGI),
    ],
)
def test_the_best_badugi_is_searched_for(hole: str, plays: str, system: RankingSystem) -> None:
    hand = best(BADUGI_SUBSET, hole, system=system)
    assert format_cards(hand.cards) == plays


def test_the_card_that_stud_shares_at_the_end_plays_in_a_badugi() -> None:
    assert format_cards(best(BADUGI_SUBSET, "7h 2h 6h 4s 2s 5s", "4d", BADUGI).cards) == "5s 4d 2h"
    assert format_cards(best(BADUGI_SUBSET, "7h 2h 6h 4s 2s 5s", "4d", BADUGI).from_hole) == "5s 2h"


def test_the_house_choice_of_short_deck_drives_the_best_of_seven() -> None:
    held = ("9s 9h", "9d Tc Jh Qs Kd")
    assert best(ANY_FIVE, *held, system=SHORT_DECK_HIGH).category.value == "straight"
    assert best(ANY_FIVE, *held, system=SHORT_DECK_TRIPS).category.value == "three-of-a-kind"


@pytest.mark.parametrize(
    ("hole", "ranks"),
    [
        ("As Ah Ks Kh Qs Qh Jd", "A A K Q J"),
        ("Ks Kh Kd Kc Qs Qh Qd", "Q Q Q K K"),
        ("9c Tc Jd Qd Kh 9h 9d", "K Q J T 9"),
    ],
)
def test_forced_pairs_in_razz(hole: str, ranks: str) -> None:
    hand = best(ANY_FIVE, hole, system=SYSTEMS["ace-to-five"])
    assert " ".join(rank.letter for rank in hand.value.ranks) == ranks
