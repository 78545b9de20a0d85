"""Equities and chances in bulk: random questions about every game, and the long counts."""

from math import comb, erfc, sqrt

import pytest

pytest.importorskip("numba")

from oddchip.odds import chances, equity
from oddchip.variants import list_variants
from tests import proofs
from tests.odds.spots import random_spot

VARIANTS = list_variants()
SPOTS = proofs.amount(200, 1000)
LONG = 10**15


def test_samples_of_random_spots_lie_where_the_exact_answers_say() -> None:
    """Monte Carlo against exact over all games, fixed seeds: each within five errors, all together unsuspicious."""
    scores = []
    for seed in range(SPOTS):
        variant = VARIANTS[seed % len(VARIANTS)]
        players = 2 + seed % 2
        hands, board = random_spot(variant, 1000 + seed, to_come=1 + seed // 7 % 2, players=players)
        truth = equity(variant, hands, board=board, exact=True)
        drawn = equity(variant, hands, board=board, samples=30_000, seed=seed)
        right, seen = truth.players[0], drawn.players[0]
        mean = float(right.equity)
        spread = sum(count * (float(share) - mean) ** 2 for share, count in right.shares.items()) / truth.total
        if not spread:
            assert seen.equity == right.equity
            continue
        scores.append((float(seen.equity) - mean) / sqrt(spread / drawn.deals))
    assert len(scores) > SPOTS / 2
    assert max(map(abs, scores)) < 5
    # The sum of squares of n standard normal scores has the mean n and the variance 2 n.
    excess = (sum(score**2 for score in scores) - len(scores)) / sqrt(2 * len(scores))
    assert erfc(abs(excess) / sqrt(2)) > 0.001


@pytest.mark.exhaustive
@pytest.mark.parametrize(
    ("variant", "counts"),
    [
        ("stud", (41584, 224848, 3473184, 4047644, 6180020, 6461620, 31433400, 58627800, 23294460)),
        ("holdem", (41584, 224848, 3473184, 4047644, 6180020, 6461620, 31433400, 58627800, 23294460)),
    ],
)
def test_all_sevens(variant: str, counts: tuple[int, ...]) -> None:
    answer = chances(variant, budget=LONG)
    (half,) = answer.halves
    assert tuple(half.categories.values()) == counts
    assert (answer.total, half.royal_flush, half.classes) == (comb(52, 7), 4324, 4824)


@pytest.mark.exhaustive
def test_all_hands_of_razz_and_stud8() -> None:
    (half,) = chances("razz", budget=LONG).halves
    assert [*half.categories.values()] == [127615488, 5948800, 219648, 0, 624, 0]
    assert [*half.by_high.values()] == [
        781824, 3151360, 7426560, 13171200, 19174400, 23675904, 24837120, 21457920, 13939200,
    ]  # fmt: skip
    _, low = chances("stud8", budget=LONG).halves
    assert low.unqualified == comb(52, 7) - 24530944


@pytest.mark.exhaustive
def test_all_hands_of_omaha() -> None:
    answer = chances("omaha8", budget=LONG)
    high, low = answer.halves
    assert answer.total == 463563500400
    assert high.royal_flush == 42807600
    assert [*high.categories.values()] == [
        411293760, 2225270496, 29424798576, 31216782384, 52289648688, 40712657408, 170775844104, 122655542152,
        13851662832,
    ]  # fmt: skip
    assert low.unqualified == 302188517232
    assert [*low.by_high.values()] == [7439717760, 25832342400, 51687563904, 76415359104]


@pytest.mark.exhaustive
def test_all_hands_of_short_deck_omaha() -> None:
    answer = chances("short-deck-omaha", budget=LONG)
    (high,) = answer.halves
    assert answer.total == 11862053280
    found = {category.value: count for category, count in high.categories.items()}
    assert high.royal_flush == 7551600
    assert found["straight"] == 3401578464
    assert found["three-of-a-kind"] == 1246661040
    assert found["high-card"] == 0
