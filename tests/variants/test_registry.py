"""Every registered game: found by its names, played to the end, and refused what it does not have."""

import copy
import pickle
from random import Random

import pytest

from oddchip.cards import Card, parse_cards
from oddchip.errors import HandError, UnknownNameError
from oddchip.ranking import SHORT_DECK_TRIPS
from oddchip.showdown import parse_showdown, settle
from oddchip.variants import Variant, best_hand, best_hands, compare, find_variant, list_variants

VARIANTS = list_variants()
each = pytest.mark.parametrize("variant", VARIANTS, ids=lambda variant: variant.key)

# hole cards, board, deck, halves, and whether there is a button
EXPECTED = {
    "holdem": (2, 5, 52, "high", True),
    "pineapple": (2, 5, 52, "high", True),
    "crazy-pineapple": (2, 5, 52, "high", True),
    "lazy-pineapple": (3, 5, 52, "high", True),
    "irish": (2, 5, 52, "high", True),
    "double-board-holdem": (2, 5, 52, "high", True),
    "greek": (2, 5, 52, "high", True),
    "omaha": (4, 5, 52, "high", True),
    "omaha5": (5, 5, 52, "high", True),
    "omaha6": (6, 5, 52, "high", True),
    "courchevel": (5, 5, 52, "high", True),
    "short-deck": (2, 5, 36, "high", True),
    "short-deck-omaha": (4, 5, 36, "high", True),
    "manila": (2, 5, 32, "high", True),
    "royal": (2, 5, 20, "high", True),
    "holdem8": (2, 5, 52, "high low", True),
    "omaha8": (4, 5, 52, "high low", True),
    "big-o": (5, 5, 52, "high low", True),
    "omaha6-8": (6, 5, 52, "high low", True),
    "courchevel8": (5, 5, 52, "high low", True),
    "sohe": (6, 5, 52, "omaha holdem", True),
    "stud": (7, 0, 52, "high", False),
    "five-card-stud": (5, 0, 52, "high", False),
    "razz": (7, 0, 52, "low", False),
    "razz-27": (7, 0, 52, "low", False),
    "stud8": (7, 0, 52, "high low", False),
    "stud-hi-lo": (7, 0, 52, "high low", False),
    "razzdugi": (7, 0, 52, "hand badugi", False),
    "five-card-draw": (5, 0, 52, "high", True),
    "a-5-single-draw": (5, 0, 52, "low", True),
    "a-5-triple-draw": (5, 0, 52, "low", True),
    "2-7-single-draw": (5, 0, 52, "low", True),
    "2-7-triple-draw": (5, 0, 52, "low", True),
    "badugi": (4, 0, 52, "low", True),
    "badacey": (5, 0, 52, "hand badugi", True),
    "badeucey": (5, 0, 52, "hand badugi", True),
    "drawmaha": (5, 5, 52, "draw omaha", True),
    "archie": (5, 0, 52, "high low", True),
}


def dealt(variant: Variant, seats: int, seed: int = 1) -> tuple[list[tuple[Card, ...]], list[tuple[Card, ...]]]:
    """Boards and holdings from a shuffled deck."""
    cards = list(variant.deck.cards)
    Random(seed).shuffle(cards)
    boards = [tuple(cards.pop() for _ in range(variant.board)) for _ in range(variant.boards if variant.board else 0)]
    return boards, [tuple(cards.pop() for _ in range(variant.hole)) for _ in range(seats)]


def line(variant: Variant, boards: list[tuple[Card, ...]], holdings: list[tuple[Card, ...]]) -> str:
    shared = " / ".join(" ".join(map(str, board)) for board in boards) or "-"
    seats = [f"{name}: {' '.join(map(str, held))} 100" for name, held in zip("ABC", holdings, strict=False)]
    return " | ".join([variant.key, shared, *seats, "button=3"])


def test_the_games_of_the_design_are_registered() -> None:
    found = {
        game.key: (
            game.hole, game.board, game.deck.size, " ".join(half.key for half in game.halves), game.has_button,
        )
        for game in VARIANTS
    }  # fmt: skip
    assert found == EXPECTED


@each
def test_a_complete_showdown_is_settled(variant: Variant) -> None:
    boards, holdings = dealt(variant, 2)
    settlement = settle(parse_showdown(line(variant, boards, holdings)))
    assert settlement.balanced
    assert sum(settlement.payouts.values()) == 200
    played = {(hand.player, hand.board, hand.half) for hand in settlement.hands}
    assert len(played) == 2 * max(len(boards), 1) * len(variant.halves)


@each
def test_every_name_finds_the_game_in_any_case_and_spacing(variant: Variant) -> None:
    for name in (variant.key, *variant.aliases):
        for written in (name, name.upper(), f" {name} ", name.replace("-", "_"), name.replace("-", " ")):
            assert find_variant(written) is variant


def test_names_are_unique() -> None:
    names = [name for variant in VARIANTS for name in (variant.key, *variant.aliases)]
    assert len(names) == len(set(names))
    assert all(name == name.casefold() and " " not in name and "_" not in name for name in names)


@pytest.mark.parametrize(
    ("alias", "key"),
    [
        ("plo", "omaha"), ("plo5", "omaha5"), ("o8", "omaha8"), ("6+", "short-deck"), ("nlhe", "holdem"),
        ("td27", "2-7-triple-draw"), ("badeucy", "badeucey"), ("double-holdem", "double-board-holdem"),
        ("NT", "holdem"),
        ("FT", "holdem"), ("PO", "omaha"), ("FO/8", "omaha8"), ("F7S", "stud"), ("F7S/8", "stud8"), ("FR", "razz"),
        ("N2L1D", "2-7-single-draw"), ("F2L3D", "2-7-triple-draw"), ("FB", "badugi"), ("NS", "short-deck"),
        ("Texas Hold'em", "holdem"), ("Big O", "big-o"),
    ],
)  # fmt: skip
def test_names_that_people_type(alias: str, key: str) -> None:
    assert find_variant(alias).key == key


@pytest.mark.parametrize(
    ("given", "suggestion"),
    [
        ("hodlem", "holdem"),
        ("ohama", "omaha"),
        ("raz", "razz"),
        ("badugy", "badugi"),
        ("xyzzy", "holdem"),
        ("", "holdem"),
    ],
)
def test_an_unknown_game_is_refused_with_the_nearest(given: str, suggestion: str) -> None:
    with pytest.raises(UnknownNameError) as caught:
        find_variant(given)
    assert caught.value.code == "unknown-variant"
    assert caught.value.arguments == {"given": given, "suggestion": suggestion}


@each
def test_games_are_values(variant: Variant) -> None:
    assert pickle.loads(pickle.dumps(variant)) == variant
    assert copy.deepcopy(variant) == variant
    assert variant.is_split is (len(variant.halves) == 2)


@each
def test_a_card_outside_the_deck_is_refused(variant: Variant) -> None:
    outside = [card for card in parse_cards("2c 6c 7c 9c") if card not in variant.deck]
    _, (held,) = dealt(variant, 1)
    for card in outside:
        with pytest.raises(HandError) as caught:
            best_hand(variant, (card, *held[1:]), ())
        assert caught.value.code == "card-not-in-deck"


@each
def test_one_card_too_many_is_refused(variant: Variant) -> None:
    _, (held,) = dealt(variant, 1)
    most = max(variant.hole_counts)
    extra = [card for card in variant.deck.cards if card not in held][: most + 1 - len(held)]
    with pytest.raises(HandError) as caught:
        best_hand(variant, (*held, *extra), ())
    assert (caught.value.code, caught.value.arguments["given"]) == ("hand-count", most + 1)


@each
def test_best_hands_names_every_half(variant: Variant) -> None:
    boards, (held,) = dealt(variant, 1)
    hands = best_hands(variant, held, boards[0] if boards else ())
    assert list(hands) == [half.key for half in variant.halves]
    for half in variant.halves:
        hand = hands[half.key]
        assert (hand is None) is not half.qualifies(
            best_hand(variant, held, boards[0] if boards else (), half=half.key)
        )


def test_an_unknown_half_is_refused() -> None:
    with pytest.raises(UnknownNameError) as caught:
        best_hand("holdem", "As Kd", "Qs 9h 6d 4c 2s", half="low")
    assert (caught.value.code, caught.value.arguments["known"]) == ("unknown-half", "high")


@pytest.mark.parametrize(
    ("variant", "hole", "board", "code"),
    [
        ("holdem", "As Kd", "As Qc Jh Ts 9s", "duplicate-card"),
        ("holdem", "As Kd", "Qc Jh", "board-count"),
        ("holdem", "As Kd", "Qc Jh Ts 9s 8s 7s", "board-count"),
        ("holdem", "As", "Qc Jh Ts 9s 8s", "hand-count"),
        ("razz", "As 2d 3c 4h 5s 6s 7s", "Kc Kd", "board-count"),
        ("five-card-draw", "As 2d 3c 4h 5s", "Kc Kd Kh", "board-count"),
    ],
)
def test_what_makes_no_hand(variant: str, hole: str, board: str, code: str) -> None:
    with pytest.raises(HandError) as caught:
        best_hand(variant, hole, board)
    assert caught.value.code == code


def test_two_hands_cannot_hold_one_card() -> None:
    with pytest.raises(HandError) as caught:
        compare("holdem", "As Kd", "As Qd", "Qs 9h 6d 4c 2s")
    assert (caught.value.code, caught.value.arguments["first"], caught.value.arguments["second"]) == (
        "duplicate-card", "A", "B",
    )  # fmt: skip


def test_games_deal_more_than_the_showdown_needs() -> None:
    assert find_variant("pineapple").hole_counts == (2, 3)
    assert find_variant("irish").hole_counts == (2, 4, 3)
    assert best_hand("pineapple", "As Ah Kd", "Qs 9h 6d").category.value == "pair"
    assert best_hand("stud", "As Ah Kd Qs 9h").category.value == "pair"


def test_a_house_may_put_trips_above_straights_or_the_other_hand_high() -> None:
    other = find_variant("short-deck").with_trips_over_straight()
    assert other.halves[0].system is SHORT_DECK_TRIPS
    assert find_variant("holdem").with_trips_over_straight() == find_variant("holdem")
    assert [half.key for half in find_variant("badacey").with_other_high_side().halves] == ["badugi", "hand"]


def test_stud_may_end_with_one_shared_card() -> None:
    stud = find_variant("stud")
    assert stud.is_complete(range(6), range(1))
    assert stud.is_complete(range(7), ())
    assert not stud.is_complete(range(7), range(1))
    assert not stud.is_complete(range(5), range(2))
    assert not find_variant("five-card-stud").is_complete(range(4), range(1))
