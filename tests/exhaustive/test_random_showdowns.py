"""Random showdowns of every game: no chip is lost, and a second implementation comes to the same result."""

from decimal import Decimal
from random import Random

import pytest

from oddchip.showdown import Showdown, settle
from oddchip.variants import list_variants
from tests import proofs
from tests.dealing import KEYS, any_rules, deal
from tests.reference import reference_settle
from tests.reference.games import GAMES

SAMPLES = proofs.amount(200, 2000)
SEED = 20_261_109


def test_the_reference_knows_every_game() -> None:
    assert set(GAMES) == {variant.key for variant in list_variants()}


@pytest.mark.exhaustive
@pytest.mark.parametrize("key", KEYS)
def test_random_showdowns_settle_as_the_reference_says(key: str) -> None:
    for seed in range(SEED, SEED + SAMPLES):
        check(deal(key, seed), f"seed {seed}")


@pytest.mark.exhaustive
@pytest.mark.parametrize("key", KEYS)
def test_the_reference_agrees_whatever_the_house_chose(key: str) -> None:
    for seed in range(SEED, SEED + SAMPLES // 2):
        check(any_rules(deal(key, seed), Random(seed)), f"any rules, seed {seed}")


def check(showdown: Showdown, told: str) -> None:
    """Payouts, refunds, rake and pots are the reference's, and no chip is lost."""
    settlement = settle(showdown)
    expected = reference_settle(showdown)
    told = f"{showdown}  ({told})"
    assert settlement.balanced, told
    assert _in_ticks(settlement.payouts, expected.scale) == _nonzero(expected.won), told
    assert _in_ticks(settlement.refunds, expected.scale) == expected.back, told
    assert settlement.rake * expected.scale == expected.raked, told
    pots = [(pot.amount * expected.scale, frozenset(pot.eligible)) for pot in settlement.pots]
    assert pots == expected.pots, told
    put_in = sum((seat.live or 0) + seat.dead for seat in showdown.seats)
    paid = sum(settlement.payouts.values()) + sum(settlement.refunds.values())
    assert put_in == paid + settlement.rake, told


@pytest.mark.parametrize("key", KEYS)
def test_random_showdowns_reach_odd_chips_and_side_pots(key: str) -> None:
    """The samples are worth something only if they meet what is hard."""
    settled = [settle(deal(key, seed)) for seed in range(SEED, SEED + 200)]
    assert any(award.odd_chips for one in settled for pot in one.pots for award in pot.awards)
    assert any(len(one.pots) > 1 for one in settled)
    assert any(one.refunds for one in settled)
    assert any(_has_muck(one.showdown) for one in settled)


def _has_muck(showdown: Showdown) -> bool:
    return any(seat.state.value == "mucked" for seat in showdown.seats)


def _in_ticks(amounts: object, scale: int) -> dict[str, int]:
    return _nonzero({name: int(Decimal(amount) * scale) for name, amount in dict(amounts).items()})


def _nonzero(amounts: dict[str, int]) -> dict[str, int]:
    return {name: amount for name, amount in amounts.items() if amount}
