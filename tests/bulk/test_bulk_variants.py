"""Every registered variant has its arrays, and they say what the plain code says."""

import pytest

np = pytest.importorskip("numpy")
pytest.importorskip("numba")
variants = pytest.importorskip("oddchip.variants")

from oddchip.bulk import evaluate, find_scale, one_hand_function, showdown_values  # noqa: E402 - after the checks
from oddchip.bulk.hand_rule import HandRule  # noqa: E402
from oddchip.cards import ALL_CARDS  # noqa: E402


@pytest.mark.parametrize("variant", variants.list_variants(), ids=lambda variant: variant.key)
def test_arrays_and_single_hands_say_what_the_plain_code_says(variant) -> None:
    lowest, size = 4 * (variant.deck.lowest - 2), variant.hole + variant.board
    order = np.random.default_rng(3).random((60, 52 - lowest)).argsort(axis=1)
    rows = np.ascontiguousarray(order[:, :size] + lowest).astype(np.uint8)
    for half in variant.halves:
        scale, one = find_scale(half.system.key), one_hand_function(HandRule.of(variant, half.key))
        expected = []
        for row in rows:
            cards = [ALL_CARDS[card] for card in row]
            made = half.best(cards[: variant.hole], cards[variant.hole :])
            expected.append(scale.value_of(made.value) if half.qualifies(made) else 0)
        assert evaluate(rows, variant, half=half.key).tolist() == expected
        assert [one(row) for row in rows.tolist()] == expected
        holes, boards = rows[:, None, : variant.hole], rows[:, variant.hole :]
        assert showdown_values(holes, boards, variant, half=half.key)[:, 0].tolist() == expected


@pytest.mark.parametrize("variant", variants.list_variants(), ids=lambda variant: variant.key)
def test_players_who_share_a_board_have_the_values_of_their_rows(variant) -> None:
    lowest, hole = 4 * (variant.deck.lowest - 2), variant.hole
    players = 3 if 3 * hole + variant.board <= 52 - lowest else 2
    order = np.random.default_rng(5).random((400, 52 - lowest)).argsort(axis=1).astype(np.uint8) + np.uint8(lowest)
    holes = order[:, : players * hole].reshape(400, players, hole)
    boards = order[:, players * hole : players * hole + variant.board]
    for half in variant.halves:
        values = showdown_values(holes, boards, variant, half=half.key)
        for player in range(players):
            rows = np.concatenate([holes[:, player], boards], axis=1)
            assert (values[:, player] == evaluate(rows, variant, half=half.key)).all()
