"""The fast kernels give what the plain code gives, on random hands of every size, system and selection."""

import pytest

np = pytest.importorskip("numpy")
pytest.importorskip("numba")

from oddchip.bulk import HandRule, evaluate_hands, find_scale, one_hand_function  # noqa: E402
from oddchip.bulk.hand_rule import SELECTIONS  # noqa: E402
from oddchip.cards import ALL_CARDS  # noqa: E402
from oddchip.kernels.candidates import candidate_rows, candidate_tables  # noqa: E402
from oddchip.ranking import EIGHT_OR_BETTER, PAIR_OF_SIXES_OR_BETTER, SYSTEMS  # noqa: E402

FIVE_CARD = [key for key in SYSTEMS if not key.startswith("badugi")]


def deal(rows: int, size: int, *, lowest: int = 0, seed: int = 7):
    """Random hands of different cards: uint8[rows, size]."""
    order = np.random.default_rng(seed).random((rows, 52 - lowest)).argsort(axis=1)
    return np.ascontiguousarray(order[:, :size] + lowest).astype(np.uint8)


def deal_suited(rows: int, size: int, *, lowest: int = 0):
    """Random hands with at least five cards of one suit, which are rare otherwise."""
    hands = deal(rows * 60, size, lowest=lowest, seed=11)
    counts = np.stack([((hands & 3) == suit).sum(axis=1) for suit in range(4)])
    return hands[counts.max(axis=0) >= 5][:rows]


def plain_value(rule: HandRule, row, hole: int) -> int:
    """The kernel value of what the plain code says is the best hand."""
    cards = [ALL_CARDS[card] for card in row]
    made = SYSTEMS[rule.system].best(SELECTIONS[rule.selection], cards[:hole], cards[hole:])
    return find_scale(rule.system).value_of(made.value)


@pytest.mark.parametrize("size", [5, 6, 7])
@pytest.mark.parametrize("key", FIVE_CARD)
def test_any_five(key: str, size: int) -> None:
    rule = HandRule(system=key)
    hands = np.concatenate([deal(400, size, lowest=rule.lowest), deal_suited(100, size, lowest=rule.lowest)])
    expected = [plain_value(rule, row, size) for row in hands]
    assert evaluate_hands(hands, rule).tolist() == expected
    one = one_hand_function(rule)
    assert [one(row) for row in hands.tolist()] == expected


@pytest.mark.parametrize("size", [5, 6, 7])
@pytest.mark.parametrize("key", FIVE_CARD)
def test_any_five_is_the_best_of_every_five(key: str, size: int) -> None:
    rule = HandRule(system=key)
    hands = deal(200_000, size, lowest=rule.lowest)
    best = np.empty(len(hands), dtype=np.uint16)
    candidate_rows(hands, np.array(rule.form(size).fives, dtype=np.uint8), *candidate_tables(key), best)
    assert (evaluate_hands(hands, rule) == best).all()


@pytest.mark.parametrize("hole", [2, 4, 5, 6])
@pytest.mark.parametrize("key", ["high", "short-deck", "short-deck-trips", "manila", "ace-to-five"])
def test_exactly_two(key: str, hole: int) -> None:
    rule = HandRule(system=key, selection="exactly-two", hole=hole)
    hands = deal(150, hole + 5, lowest=rule.lowest)
    assert evaluate_hands(hands, rule).tolist() == [plain_value(rule, row, hole) for row in hands]
    many = deal(100_000, hole + 5, lowest=rule.lowest)
    best = np.empty(len(many), dtype=np.uint16)
    candidate_rows(many, np.array(rule.form(hole + 5).fives, dtype=np.uint8), *candidate_tables(key), best)
    assert (evaluate_hands(many, rule) == best).all()


@pytest.mark.parametrize(("hole", "board"), [(4, 3), (4, 4), (5, 3)])
def test_exactly_two_with_a_board_not_yet_full(hole: int, board: int) -> None:
    rule = HandRule(selection="exactly-two", hole=hole)
    hands = deal(100, hole + board)
    assert evaluate_hands(hands, rule).tolist() == [plain_value(rule, row, hole) for row in hands]


@pytest.mark.parametrize(
    ("selection", "hole", "size"),
    [("at-most-two", 3, 8), ("all-hole", 5, 10), ("first-four-exactly-two", 6, 11), ("last-two-any-five", 6, 11)],
)
def test_other_selections(selection: str, hole: int, size: int) -> None:
    rule = HandRule(selection=selection, hole=hole)
    hands = deal(60, size)
    part = (
        slice(0, 4) if selection.startswith("first") else slice(4, 6) if selection.startswith("last") else slice(hole)
    )
    expected = [plain_value(rule, [*row[:hole][part], *row[hole:]], len(row[:hole][part])) for row in hands]
    assert evaluate_hands(hands, rule).tolist() == expected
    one = one_hand_function(rule)
    assert [one(row) for row in hands.tolist()] == expected


@pytest.mark.parametrize("size", [1, 3, 4, 5, 7])
@pytest.mark.parametrize("key", ["badugi", "badugi-ace-high"])
def test_badugi(key: str, size: int) -> None:
    rule = HandRule(system=key, selection="badugi-subset")
    hands = deal(300, size)
    expected = [plain_value(rule, row, size) for row in hands]
    assert evaluate_hands(hands, rule).tolist() == expected
    one = one_hand_function(rule)
    assert [one(row) for row in hands.tolist()] == expected


def test_badugi_is_searched_and_not_found_by_dropping_cards() -> None:
    # A♠ 2♠ A♥ 3♦ plays A♥ 2♠ 3♦ (rules.md, finding 9)
    assert one_hand_function(HandRule(system="badugi", selection="badugi-subset"))("As 2s Ah 3d") >> 12 == 2


@pytest.mark.parametrize(("key", "qualifier"), [("ace-to-five", EIGHT_OR_BETTER), ("high", PAIR_OF_SIXES_OR_BETTER)])
def test_a_hand_that_does_not_qualify_has_the_value_0_and_others_keep_theirs(key: str, qualifier) -> None:
    rule, free = HandRule(system=key, qualifier=qualifier.key), HandRule(system=key)
    hands = deal(5_000, 7)
    values, all_values = evaluate_hands(hands, rule), evaluate_hands(hands, free)
    scale, one = find_scale(key), one_hand_function(rule)
    for hand, value, free_value in zip(hands.tolist(), values.tolist(), all_values.tolist(), strict=True):
        assert value == (free_value if qualifier.test(scale.hand_of(free_value)) else 0)
        assert one(hand) == value


@pytest.mark.parametrize("key", FIVE_CARD)
def test_one_more_card_never_lowers_a_hand(key: str) -> None:
    rule = HandRule(system=key)
    hands = deal(50_000, 7, lowest=rule.lowest)
    five, six, seven = (evaluate_hands(hands[:, :size], rule) for size in (5, 6, 7))
    assert (five <= six).all()
    assert (six <= seven).all()


@pytest.mark.parametrize("key", ["high", "short-deck", "manila"])
def test_exactly_two_is_never_better_than_any_five(key: str) -> None:
    free = HandRule(system=key)
    hands = deal(50_000, 7, lowest=free.lowest)
    bound = evaluate_hands(hands, HandRule(system=key, selection="exactly-two", hole=2))
    assert (bound <= evaluate_hands(hands, free)).all()
