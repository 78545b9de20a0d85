"""The board pass over every board, and the table of match-ups in full: two ways of counting that share no loop."""

import subprocess
import sys
from pathlib import Path

import pytest

np = pytest.importorskip("numpy")
pytest.importorskip("numba")

from oddchip.cards import parse_cards  # noqa: E402
from oddchip.kernels.board_pass import pass_boards, pass_tables  # noqa: E402
from oddchip.kernels.range_tables import range_tables  # noqa: E402
from oddchip.kernels.runouts import distinct_runouts  # noqa: E402
from oddchip.odds.board_pass import range_v_range  # noqa: E402
from oddchip.odds.combo_weights import COMBO_CARDS, COMBOS, combo_place  # noqa: E402
from oddchip.odds.matchups import match_ranges  # noqa: E402
from tests import proofs  # noqa: E402

pytestmark = pytest.mark.exhaustive
TOOLS = Path(__file__).parents[2] / "tools"
EVERYTHING = [1] * COMBOS


def test_every_matchup_counted_anew_is_that_of_the_table() -> None:
    done = subprocess.run(
        [sys.executable, str(TOOLS / "make_matchups.py"), "--check", "--full"],
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr


def test_all_2598960_boards_one_by_one_give_what_134459_kinds_give() -> None:
    cards, counts = distinct_runouts((1 << 52) - 1, 5, [(0, 1, 2, 3)])
    assert len(cards) == 2_598_960
    sums = np.zeros(2)
    pass_boards(cards, counts, np.zeros(0, np.uint8), *pass_tables("high"), *range_tables(np.ones((2, COMBOS))), sums)
    win, _, lose = match_ranges(EVERYTHING, EVERYTHING)
    assert sums.tolist() == [win, lose]


def test_every_starting_hand_by_boards_is_that_of_the_table() -> None:
    classes: dict[tuple[int, int, bool], list[int]] = {}
    for high, low in COMBO_CARDS:
        kind = (high >> 2, low >> 2, high & 3 == low & 3)
        classes.setdefault(kind, [0] * COMBOS)[combo_place(high, low)] = 1
    assert len(classes) == 169
    for weights in list(classes.values())[:: proofs.amount(24, 1)]:
        assert range_v_range(weights, EVERYTHING) == match_ranges(weights, EVERYTHING)


@pytest.mark.parametrize("hand", ["As Ah", "As Ks", "7d 2c"] if proofs.FULL else ["As Ks"])
def test_one_combo_against_all_others(hand: str) -> None:
    one, two = parse_cards(hand)
    weights = [0] * COMBOS
    weights[combo_place(one.index, two.index)] = 1
    other = [place % 7 for place in range(COMBOS)]
    assert range_v_range(weights, other) == match_ranges(weights, other)
