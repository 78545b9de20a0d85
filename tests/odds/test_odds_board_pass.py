"""Range against range a board at a time, against the plain code, the table, known counts and its own laws."""

from fractions import Fraction
from itertools import permutations
from random import Random

import pytest

np = pytest.importorskip("numpy")
pytest.importorskip("numba")

from oddchip.bulk import HandRule, evaluate_hands  # noqa: E402
from oddchip.cards import ALL_CARDS, FULL_DECK, SHORT_DECK, parse_cards  # noqa: E402
from oddchip.errors import HandError  # noqa: E402
from oddchip.kernels.boards import distinct_boards  # noqa: E402
from oddchip.kernels.runouts import distinct_runouts  # noqa: E402
from oddchip.odds.board_pass import range_v_range  # noqa: E402
from oddchip.odds.combo_weights import COMBO_CARDS, COMBOS, combo_place  # noqa: E402
from oddchip.odds.matchups import match_ranges  # noqa: E402
from tests.odds.plain_pairs import plain_pairs  # noqa: E402

EVERYTHING = [1] * COMBOS
SUIT_ORDERS = list(permutations(range(4)))


def only(text: str) -> list[int]:
    """The weights of one combo."""
    weights = [0] * COMBOS
    one, two = parse_cards(text)
    weights[combo_place(one.index, two.index)] = 1
    return weights


def some(dice: Random, combos: int, most: int = 1) -> list[int]:
    """Random combos with random weights."""
    weights = [0] * COMBOS
    for place in dice.sample(range(COMBOS), combos):
        weights[place] = dice.randint(1, most)
    return weights


def suited_board(dice: Random, size: int, suited: int):
    """A random board with at least so many cards of one suit."""
    suit = dice.randrange(4)
    own = dice.sample([card for card in ALL_CARDS if card.suit == suit], suited)
    return tuple(own + dice.sample([card for card in ALL_CARDS if card not in own], size - suited))


@pytest.mark.parametrize(
    ("board", "first", "second", "win", "lose", "total"),
    [
        ("Qh Jh 2c", "Ah Kh", "Qs Qd", 335, 655, 990),
        ("2h 7h 9c", "Ah Kh", "Qs Qd", 536, 454, 990),
        ("Ts 9s 2d", "Ah Ad", "8s 7s", 433, 557, 990),
        ("Kd 8h 3c", "As Kc", "8s 8d", 16, 974, 990),
        ("Qh Jh 2c 3d", "Ah Kh", "Qs Qd", 10, 34, 44),
    ],
)
def test_known_hands_on_a_board(board: str, first: str, second: str, win: int, lose: int, total: int) -> None:
    counts = range_v_range(only(first), only(second), parse_cards(board))
    assert counts == (win, total - win - lose, lose)


@pytest.mark.parametrize(
    ("system", "first", "second", "win", "lose"),
    [
        ("short-deck", "As Ks", "Td Tc", 104148, 95714),
        ("short-deck", "6s 6d", "Ah Kc", 82212, 115974),
        ("short-deck", "9s 8s", "Ah Ad", 69654, 129262),
        ("short-deck-trips", "As Ks", "Td Tc", 99003, 101987),
        ("short-deck-trips", "6s 6d", "Ah Kc", 86362, 112668),
        ("short-deck-trips", "Js Ts", "Ah Kd", 99595, 100284),
    ],
)
def test_short_deck(system: str, first: str, second: str, win: int, lose: int) -> None:
    counts = range_v_range(only(first), only(second), deck=SHORT_DECK, system=system)
    assert counts == (win, 201376 - win - lose, lose)


@pytest.mark.parametrize("suited", [0, 2, 3, 4])
@pytest.mark.parametrize("most", [1, 5])
def test_the_plain_code_agrees_on_a_turn(suited: int, most: int) -> None:
    dice = Random(suited * 10 + most)
    board = suited_board(dice, 4, suited)
    dead = tuple(dice.sample([card for card in ALL_CARDS if card not in board], dice.randrange(4)))
    first, second = some(dice, 14, most), some(dice, 14, most)
    assert range_v_range(first, second, board, dead) == plain_pairs(first, second, board, dead)


@pytest.mark.parametrize("suited", [0, 3, 4, 5])
def test_the_plain_code_agrees_on_a_river(suited: int) -> None:
    dice = Random(suited)
    for _ in range(3):
        board = suited_board(dice, 5, suited)
        first, second = some(dice, 60, 3), some(dice, 60, 3)
        assert range_v_range(first, second, board) == plain_pairs(first, second, board)


def test_the_plain_code_agrees_on_a_flop_with_fractions() -> None:
    dice = Random(8)
    board, dead = suited_board(dice, 3, 2), parse_cards("2c 9d")
    first = [Fraction(weight, 7) for weight in some(dice, 4, 9)]
    second = some(dice, 4)
    assert range_v_range(first, second, board, dead) == plain_pairs(first, second, board, dead)


@pytest.mark.parametrize("system", ["short-deck", "short-deck-trips"])
def test_the_plain_code_agrees_in_short_deck(system: str) -> None:
    dice = Random(5)
    board = tuple(dice.sample(SHORT_DECK.cards, 4))
    first, second = some(dice, 60), some(dice, 60)
    found = range_v_range(first, second, board, deck=SHORT_DECK, system=system)
    assert found == plain_pairs(first, second, board, (), SHORT_DECK, system)


@pytest.mark.parametrize("suited", [0, 2, 3, 4])
def test_every_pair_of_combos_on_a_turn(suited: int) -> None:
    dice = Random(suited + 90)
    board = [card.index for card in suited_board(dice, 4, suited)]
    first = np.array([dice.randrange(4) for _ in range(COMBOS)])
    second = np.array([dice.randrange(4) for _ in range(COMBOS)])
    cards = np.array(COMBO_CARDS)
    apart = (cards[:, None, :, None] != cards[None, :, None, :]).all(axis=(2, 3))
    expected = np.zeros(3, dtype=np.int64)
    for river in set(range(52)) - set(board):
        full = np.array([*board, river], dtype=np.uint8)
        live = ~np.isin(cards, full).any(axis=1)
        hands = np.concatenate([cards[live], np.tile(full, (live.sum(), 1))], axis=1).astype(np.uint8)
        values = evaluate_hands(hands, HandRule()).astype(np.int64)
        sign = np.sign(values[:, None] - values[None, :])
        weight = first[live][:, None] * second[live][None, :] * apart[np.ix_(live, live)]
        expected += [(weight * (sign == side)).sum() for side in (1, 0, -1)]
    counts = range_v_range(first, second, [ALL_CARDS[card] for card in board])
    assert counts == tuple(expected.tolist())


def test_before_the_flop_the_table_agrees() -> None:
    dice = Random(1)
    assert range_v_range(EVERYTHING, EVERYTHING) == match_ranges(EVERYTHING, EVERYTHING)
    # Weights that do not name suits, and then a combo that names two.
    by_ranks = {(high >> 2, low >> 2, high & 3 == low & 3): dice.randrange(5) for high, low in COMBO_CARDS}
    weights = [by_ranks[high >> 2, low >> 2, high & 3 == low & 3] for high, low in COMBO_CARDS]
    assert range_v_range(weights, EVERYTHING) == match_ranges(weights, EVERYTHING)
    few = [weight if low >= 40 else 0 for weight, (_, low) in zip(weights, COMBO_CARDS, strict=True)]
    assert range_v_range(only("As Kd"), few) == match_ranges(only("As Kd"), few)


def test_sides_change_places() -> None:
    dice = Random(12)
    first, second = some(dice, 200, 9), some(dice, 300, 9)
    board = parse_cards("Kh 9h 4s")
    assert range_v_range(first, second, board) == range_v_range(second, first, board).reversed()


def test_the_total_is_every_deal() -> None:
    assert range_v_range(EVERYTHING, EVERYTHING, parse_cards("Kh 9h 4s")).total == 1176 * 1081 * 990
    dead = parse_cards("2c 2d")
    assert range_v_range(EVERYTHING, EVERYTHING, parse_cards("Kh 9h 4s 4c"), dead).total == 46 * 990 * 903


def test_cards_known_or_dead_are_in_no_hand() -> None:
    board = parse_cards("As Kd 2c")
    assert range_v_range(only("As Kh"), EVERYTHING, board) == (0, 0, 0)
    assert range_v_range(only("Ah Kh"), only("Ah Qh"), board) == (0, 0, 0)
    assert range_v_range(only("Ah Kh"), EVERYTHING, board, parse_cards("Kh")) == (0, 0, 0)


def test_suits_renamed_everywhere_change_nothing() -> None:
    dice = Random(4)
    first, second = some(dice, 150, 3), some(dice, 150, 3)
    board = suited_board(dice, 3, 2)
    counts = range_v_range(first, second, board)
    for order in dice.sample(SUIT_ORDERS, 4):
        moved = [combo_place(*(card & ~3 | order[card & 3] for card in combo)) for combo in COMBO_CARDS]
        renamed = [[0] * COMBOS, [0] * COMBOS]
        for place, weights in enumerate(zip(first, second, strict=True)):
            for side in range(2):
                renamed[side][moved[place]] = weights[side]
        moved_board = [ALL_CARDS[card.index & ~3 | order[card.suit]] for card in board]
        assert range_v_range(renamed[0], renamed[1], moved_board) == counts


def test_weights_are_linear_and_huge_ones_exact() -> None:
    dice = Random(6)
    board = parse_cards("Td 9d 3c")
    one, two, other = some(dice, 80, 4), some(dice, 80, 4), some(dice, 80)
    parts = [range_v_range(weights, other, board) for weights in (one, two)]
    mixed = [3**50 * first + second for first, second in zip(one, two, strict=True)]
    counts = range_v_range(mixed, other, board)
    assert counts == tuple(3**50 * first + second for first, second in zip(*parts, strict=True))


def test_floats_are_near_and_never_below_nothing() -> None:
    dice = Random(2)
    board = parse_cards("Td 9d 3c")
    first, second = [dice.random() for _ in range(COMBOS)], [dice.random() for _ in range(COMBOS)]
    exact = range_v_range([Fraction(weight) for weight in first], [Fraction(weight) for weight in second], board)
    near = range_v_range(first, second, board)
    assert [float(number) for number in exact] == pytest.approx(near, rel=1e-12)
    lone = [weight / 3 for weight in only("2h 2s")]
    assert range_v_range(lone, [weight / 7 for weight in only("Ah As")], parse_cards("Ac Ad Kc Kd 9h")).tie == 0


@pytest.mark.parametrize(
    ("board", "dead", "code"),
    [
        ("As As Kd", "", "duplicate-card"),
        ("As Kd 2c", "Kd", "duplicate-card"),
        ("2c 3c 4c 5c 6c 7c", "", "board-count"),
    ],
)
def test_boards_that_cannot_be(board: str, dead: str, code: str) -> None:
    cards = [[parse_cards(part)[0] for part in text.split()] for text in (board, dead)]
    with pytest.raises(HandError) as error:
        range_v_range(EVERYTHING, EVERYTHING, cards[0], cards[1])
    assert error.value.code == code


def test_a_card_of_no_deck() -> None:
    with pytest.raises(HandError) as error:
        range_v_range(EVERYTHING, EVERYTHING, parse_cards("2c 7d 8d"), deck=SHORT_DECK)
    assert error.value.code == "card-not-in-deck"


def test_progress_is_told() -> None:
    said: list[tuple[int, int]] = []
    range_v_range(only("As Ah"), only("Kd Kc"), progress=lambda done, total: said.append((done, total)))
    assert said[-1][0] == said[-1][1]
    assert len(said) > 10


@pytest.mark.parametrize("size", [1, 2, 3, 5])
def test_kinds_of_runouts_are_those_of_every_board_looked_at(size: int) -> None:
    cards, weights = distinct_runouts((1 << 52) - 1, size, SUIT_ORDERS)
    boards, expected = distinct_boards(size)
    assert len(cards) == len(boards)
    assert sorted(weights.tolist()) == sorted(expected.tolist())
    assert len({tuple(sorted(row)) for row in cards.tolist()}) == len(cards)


def test_without_exchanges_every_runout_comes_once() -> None:
    live = sum(1 << card.index for card in FULL_DECK.cards if card.code not in ("As", "Kd", "2c"))
    cards, weights = distinct_runouts(live, 2, SUIT_ORDERS[:1])
    assert len({frozenset(row) for row in cards.tolist()}) == 1176 == weights.sum()
