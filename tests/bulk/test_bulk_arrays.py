"""Arrays in, arrays out: what is accepted, what is refused and how, threads, memory."""

import pytest

np = pytest.importorskip("numpy")
pytest.importorskip("numba")

from oddchip.bulk import HandRule, evaluate, evaluate_hands, showdown_values, showdown_winners  # noqa: E402
from oddchip.bulk.counting import count_deals  # noqa: E402
from oddchip.bulk.pieces import PIECE, row_pieces, run_pieces  # noqa: E402
from oddchip.errors import ArrayError  # noqa: E402
from oddchip.variants import find_variant  # noqa: E402

HIGH = HandRule()


def deal(rows: int, size: int, *, lowest: int = 0, seed: int = 3):
    """Random hands of different cards: uint8[rows, size]."""
    order = np.random.default_rng(seed).random((rows, 52 - lowest)).argsort(axis=1)
    return np.ascontiguousarray(order[:, :size] + lowest).astype(np.uint8)


@pytest.mark.parametrize("rows", [0, 1, 2, 4095, 4096, 4097, 10_000])
def test_any_number_of_rows(rows: int) -> None:
    hands = deal(rows, 7)
    values = evaluate_hands(hands, HIGH)
    assert values.shape == (rows,)
    assert values.dtype == np.uint16
    assert values.tolist() == [evaluate_hands(hand[None], HIGH)[0] for hand in hands[:200]] + values[200:].tolist()


def test_slices_views_and_read_only_arrays_give_the_same() -> None:
    hands = deal(5_000, 9)
    expected = evaluate_hands(np.ascontiguousarray(hands[:, :7]), HIGH)
    assert (evaluate_hands(hands[:, :7], HIGH) == expected).all()
    assert (evaluate_hands(np.asfortranarray(hands[:, :7]), HIGH) == expected).all()
    assert (evaluate_hands(hands[::-1, :7], HIGH)[::-1] == expected).all()
    kept = hands[:, :7].copy()
    kept.flags.writeable = False
    assert (evaluate_hands(kept, HIGH) == expected).all()


def test_the_order_of_the_cards_does_not_matter() -> None:
    hands = deal(5_000, 7)
    assert (evaluate_hands(hands, HIGH) == evaluate_hands(hands[:, ::-1], HIGH)).all()


def test_suits_may_be_renamed() -> None:
    hands = deal(5_000, 7)
    renamed = (hands & 0xFC) | np.array([2, 0, 3, 1], dtype=np.uint8)[hands & 3]
    assert (evaluate_hands(hands, HIGH) == evaluate_hands(renamed, HIGH)).all()


@pytest.mark.parametrize("threads", [1, 2, 5])
def test_threads_change_nothing(threads: int) -> None:
    hands = np.concatenate([deal(40_000, 7)] * 14)
    assert len(hands) > 2 * PIECE
    assert (evaluate_hands(hands, HIGH, threads=threads) == evaluate_hands(hands, HIGH)).all()


def refusal(code: str, work) -> dict[str, object]:
    """The arguments of the error that ``work`` must raise."""
    with pytest.raises(ArrayError) as caught:
        work()
    assert caught.value.code == code
    assert str(caught.value)
    return dict(caught.value.arguments)


@pytest.mark.parametrize(
    ("cards", "code"),
    [
        ([[0, 1, 2, 3, 4]], "array-type"),
        (np.zeros((1, 5), dtype=np.int64), "array-type"),
        (np.zeros((1, 5), dtype=bool), "array-type"),
        (np.zeros(5, dtype=np.uint8), "array-shape"),
        (np.zeros((1, 1, 5), dtype=np.uint8), "array-shape"),
        (np.zeros((1, 4), dtype=np.uint8), "no-kernel"),
        (np.zeros((1, 0), dtype=np.uint8), "no-kernel"),
    ],
)
def test_what_is_no_array_of_hands_is_refused(cards: object, code: str) -> None:
    refusal(code, lambda: evaluate_hands(cards, HIGH))


def test_values_can_be_written_into_an_array_that_is_there() -> None:
    hands, out = deal(1_000, 7), np.zeros(1_000, dtype=np.uint16)
    assert evaluate_hands(hands, HIGH, out=out) is out
    assert (out == evaluate_hands(hands, HIGH)).all()


@pytest.mark.parametrize(
    ("out", "code"),
    [
        ([0, 0], "array-type"),
        (np.zeros(2, dtype=np.int16), "array-type"),
        (np.zeros(4, dtype=np.uint16)[::2], "array-type"),
        (np.zeros(3, dtype=np.uint16), "array-shape"),
        (np.zeros((2, 1), dtype=np.uint16), "array-shape"),
    ],
)
def test_an_array_that_cannot_hold_the_values_is_refused(out: object, code: str) -> None:
    refusal(code, lambda: evaluate_hands(deal(2, 7), HIGH, out=out))


@pytest.mark.parametrize("card", [52, 63, 64, 255])
@pytest.mark.parametrize("row", [0, 17, PIECE + 3])
def test_a_number_that_is_no_card_is_named_with_its_place(card: int, row: int) -> None:
    hands = np.ascontiguousarray(np.broadcast_to(np.arange(7, dtype=np.uint8), (PIECE + 10, 7)))
    hands[row, 4] = card
    told = refusal("array-card", lambda: evaluate_hands(hands, HIGH))
    assert (told["given"], told["place"]) == (card, [row, 4])
    told = refusal("array-card", lambda: evaluate_hands(hands, HIGH, threads=2))
    assert told["place"] == [row, 4]


def test_a_card_that_is_not_in_the_deck_is_named() -> None:
    hands = deal(10, 7, lowest=16)
    hands[3, 2] = 15
    told = refusal("array-card", lambda: evaluate_hands(hands, HandRule(system="short-deck")))
    assert (told["given"], told["place"], told["first"]) == (15, [3, 2], 16)


def test_a_card_given_twice_is_looked_for_when_asked_and_is_never_dangerous() -> None:
    hands = deal(PIECE + 5, 7)
    hands[PIECE + 2, 6] = hands[PIECE + 2, 0]
    evaluate_hands(hands, HIGH)
    told = refusal("array-duplicate", lambda: evaluate_hands(hands, HIGH, check_repeats=True))
    assert (told["row"], told["card"]) == (PIECE + 2, hands[PIECE + 2, 0])
    for key in ("high", "short-deck", "ace-to-five", "deuce-to-seven"):
        for size in (5, 6, 7):
            evaluate_hands(np.full((5_000, size), 51, dtype=np.uint8), HandRule(system=key))
    for key in ("high", "ace-to-five"):
        rule = HandRule(system=key, selection="exactly-two", hole=4)
        evaluate_hands(np.full((5_000, 9), 51, dtype=np.uint8), rule)


def test_badugi_needs_its_own_selection_and_the_other_way_round() -> None:
    hands = deal(3, 5)
    refusal("no-kernel", lambda: evaluate_hands(hands, HandRule(system="badugi")))
    refusal("no-kernel", lambda: evaluate_hands(hands, HandRule(selection="badugi-subset")))


def test_badacey_plays_the_badugi_of_the_hole_cards() -> None:
    hands = deal(50, 5)
    rule = HandRule(system="badugi", selection="badugi-subset", hole=5)
    free = HandRule(system="badugi", selection="badugi-subset")
    assert (evaluate_hands(hands, rule) == evaluate_hands(hands, free)).all()


# showdowns


@pytest.mark.parametrize(
    "rule",
    [
        HIGH,
        HandRule(system="short-deck"),
        HandRule(selection="exactly-two", hole=4),
        HandRule(system="ace-to-five", selection="exactly-two", hole=4, qualifier="eight-or-better"),
        HandRule(selection="at-most-two", hole=3),
    ],
)
def test_showdowns_equal_row_by_row_evaluation(rule: HandRule) -> None:
    hole, players = rule.hole or 2, 3
    cards = deal(4_000, players * hole + 5, lowest=rule.lowest)
    holes, boards = cards[:, 5:].reshape(-1, players, hole), cards[:, :5]
    values = showdown_values(holes, boards, rule, threads=2, check_repeats=True)
    for player in range(players):
        rows = np.concatenate([holes[:, player], boards], axis=1)
        assert (values[:, player] == evaluate_hands(rows, rule)).all()
    winners = showdown_winners(holes, boards, rule)
    best = values.max(axis=1, keepdims=True)
    assert (winners == ((values == best) & (best > 0))).all()


@pytest.mark.parametrize(
    "rule", [HandRule(system="ace-to-five"), HandRule(system="deuce-to-seven"), HIGH], ids=lambda rule: rule.system
)
def test_games_without_a_board(rule: HandRule) -> None:
    hands = deal(500, 14).reshape(-1, 2, 7)
    values = showdown_values(hands, None, rule)
    assert (values == np.stack([evaluate_hands(hands[:, at], rule) for at in (0, 1)], axis=1)).all()


def test_one_board_serves_all_showdowns() -> None:
    cards = deal(300, 4, seed=5) % 40
    board = np.array([41, 44, 46, 50, 51], dtype=np.uint8)
    holes = cards.reshape(-1, 2, 2)
    many = np.ascontiguousarray(np.broadcast_to(board, (300, 5)))
    assert (showdown_values(holes, board, HIGH) == showdown_values(holes, many, HIGH)).all()


def test_nobody_wins_a_low_nobody_has() -> None:
    rule = HandRule(system="ace-to-five", selection="exactly-two", qualifier="eight-or-better")
    holes = np.array([[[0, 4, 8, 12], [48, 1, 5, 9]]], dtype=np.uint8)
    board = np.array([44, 40, 36, 32, 28], dtype=np.uint8)
    assert not showdown_winners(holes, board, rule).any()


def test_an_empty_table_and_no_rows() -> None:
    assert showdown_winners(np.empty((0, 2, 2), dtype=np.uint8), np.empty((0, 5), dtype=np.uint8), HIGH).shape == (0, 2)
    assert showdown_winners(np.empty((3, 0, 2), dtype=np.uint8), deal(3, 5), HIGH).shape == (3, 0)


def test_showdowns_that_do_not_fit_are_refused() -> None:
    holes, boards = deal(4, 4).reshape(-1, 2, 2), deal(3, 5)
    told = refusal("array-rows", lambda: showdown_winners(holes, boards, HIGH))
    assert (told["given"], told["expected"]) == (3, 4)
    refusal("array-shape", lambda: showdown_winners(holes[:, 0], boards, HIGH))
    refusal("array-type", lambda: showdown_winners(holes, [1, 2, 3, 4, 5], HIGH))
    refusal("no-kernel", lambda: showdown_winners(holes, None, HIGH))
    wrong = np.array([1, 2, 3, 4, 99], dtype=np.uint8)
    assert refusal("array-card", lambda: showdown_winners(holes, wrong, HIGH))["name"] == "boards"
    same = np.array([[[1, 2], [2, 3]]], dtype=np.uint8)
    board = np.array([10, 20, 30, 40, 50], dtype=np.uint8)
    assert refusal("array-duplicate", lambda: showdown_winners(same, board, HIGH, check_repeats=True))["card"] == 2


def test_deals_are_counted_for_exactly_two_only() -> None:
    refusal("no-kernel", lambda: count_deals(HIGH, [1]))


# variants


OMAHA8 = find_variant("omaha8")


def test_a_variant_says_what_counts() -> None:
    hands = deal(2_000, 9)
    low = HandRule(system="ace-to-five", selection="exactly-two", hole=4, qualifier="eight-or-better")
    assert HandRule.of(OMAHA8, "low") == low
    assert (evaluate(hands, OMAHA8, half="low") == evaluate_hands(hands, low)).all()
    assert (evaluate(hands, OMAHA8) == evaluate_hands(hands, HandRule(selection="exactly-two", hole=4))).all()
    eight = deal(500, 11)
    assert (evaluate(eight, "sohe", half="omaha") == evaluate(np.delete(eight, [4, 5], axis=1), OMAHA8)).all()
    assert (evaluate(eight, "sohe", half="holdem") == evaluate_hands(eight[:, 4:], HIGH)).all()
    assert refusal("array-card", lambda: evaluate(deal(9, 7), "royal"))["first"] == 32
    cards = deal(300, 13)
    holes, boards = cards[:, :8].reshape(-1, 2, 4), cards[:, 8:]
    assert (showdown_winners(holes, boards, OMAHA8, half="low") == showdown_winners(holes, boards, low)).all()


# pieces


def test_pieces_cover_all_rows_once() -> None:
    assert [list(range(7))[piece] for piece in row_pieces(7, size=3)] == [[0, 1, 2], [3, 4, 5], [6]]
    assert row_pieces(0) == []


@pytest.mark.parametrize("threads", [1, 2])
def test_an_error_stops_what_has_not_begun(threads: int) -> None:
    done: list[int] = []

    def work(piece: int) -> None:
        if piece == 3:
            raise KeyboardInterrupt
        done.append(piece)

    with pytest.raises(KeyboardInterrupt):
        run_pieces(work, range(10_000), threads=threads)
    assert len(done) < 10_000
