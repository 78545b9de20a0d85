"""Kernel values order hands exactly as the plain ranking does: every five-card hand, every badugi."""

from itertools import combinations, pairwise

import pytest

np = pytest.importorskip("numpy")
pytest.importorskip("numba")

from oddchip.bulk import HandRule, evaluate_hands  # noqa: E402 - after the check that the extra is there
from oddchip.cards import ALL_CARDS  # noqa: E402
from oddchip.kernels.enumeration import combination_at, count_combinations, write_combinations  # noqa: E402
from oddchip.ranking import SYSTEMS  # noqa: E402

FIVE_CARD = [key for key in SYSTEMS if not key.startswith("badugi")]


def all_hands(size: int, lowest: int):
    """Every hand of a deck: uint8[N, size]."""
    hands = np.empty((count_combinations(size, lowest=lowest), size), dtype=np.uint8)
    write_combinations(combination_at(0, size, lowest=lowest), hands)
    return hands


def assert_same_order(pairs: list[tuple[tuple[int, ...], int]]) -> None:
    """Plain strengths and kernel values rise together, and are equal together."""
    pairs.sort()
    for (strength, value), (next_strength, next_value) in pairwise(pairs):
        assert (strength < next_strength) == (value < next_value)
        assert (strength == next_strength) == (value == next_value)


@pytest.mark.parametrize("key", FIVE_CARD)
def test_every_five_card_hand_is_ordered_as_the_plain_code_orders_it(key: str) -> None:
    rule = HandRule(system=key)
    hands = all_hands(5, rule.lowest)
    values = evaluate_hands(hands, rule)
    # Hands of the same ranks, flush or not, are one kind: the kernel must give a kind one value.
    ranks = np.sort(hands >> 2, axis=1).astype(np.int64)
    suits = hands & 3
    kinds = ranks @ (13 ** np.arange(5)) * 2 + (suits == suits[:, :1]).all(axis=1)
    _, first, kind = np.unique(kinds, return_index=True, return_inverse=True)
    assert (values == values[first][kind]).all()
    system = SYSTEMS[key]
    plain = [system.value([ALL_CARDS[card] for card in hands[at]]) for at in first]
    assert_same_order([(hand.strength, int(values[at])) for hand, at in zip(plain, first, strict=True)])
    levels = [system.level(hand.category) for hand in plain]
    assert levels == (values[first] >> 12).tolist()


def test_every_badugi_is_ordered_as_the_plain_code_orders_it() -> None:
    rule = HandRule(system="badugi", selection="badugi-subset")
    values = evaluate_hands(all_hands(4, 0), rule)
    system = SYSTEMS["badugi"]
    plain = [system.value(hand).strength for hand in combinations(ALL_CARDS, 4)]
    assert_same_order(sorted(set(zip(plain, values.tolist(), strict=True))))


@pytest.mark.exhaustive
@pytest.mark.parametrize("key", FIVE_CARD)
def test_every_five_card_hand_one_by_one(key: str) -> None:
    rule = HandRule(system=key)
    values = evaluate_hands(all_hands(5, rule.lowest), rule)
    plain_value = SYSTEMS[key].value
    plain = (plain_value(hand).strength for hand in combinations(ALL_CARDS[rule.lowest :], 5))
    assert_same_order(sorted(set(zip(plain, values.tolist(), strict=True))))


@pytest.mark.exhaustive
def test_every_ace_high_badugi_one_by_one() -> None:
    values = evaluate_hands(all_hands(4, 0), HandRule(system="badugi-ace-high", selection="badugi-subset"))
    plain_value = SYSTEMS["badugi-ace-high"].value
    plain = (plain_value(hand).strength for hand in combinations(ALL_CARDS, 4))
    assert_same_order(sorted(set(zip(plain, values.tolist(), strict=True))))
