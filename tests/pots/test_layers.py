"""Contributions into refunds, pots and who may win them."""

import itertools

import pytest
from hypothesis import given
from hypothesis import strategies as st

from oddchip.errors import SettlementError
from oddchip.pots import Contribution, build_layers, uncalled_part


def put(live: int, dead: int = 0) -> Contribution:
    return Contribution(live, dead)


def folded(live: int, dead: int = 0) -> Contribution:
    return Contribution(live, dead, folded=True)


def mucked(live: int) -> Contribution:
    return Contribution(live, mucked=True)


@pytest.mark.parametrize(
    ("seats", "refund", "pots"),
    [
        ([put(100), put(100)], None, [(200, "01")]),
        ([put(100), put(300), put(300)], None, [(300, "012"), (400, "12")]),
        ([put(100), put(300), put(200)], (1, 100), [(300, "012"), (200, "12")]),
        ([put(800), put(500)], (0, 300), [(1000, "01")]),
        # folded stakes count as matching a bet, but cut no level
        ([folded(100), put(300), folded(50)], (1, 200), [(250, "1")]),
        ([put(50), put(50), folded(25), folded(10), folded(10), folded(5)], None, [(150, "01")]),
        # folded money above the top level joins the top pot
        ([folded(200), put(200), put(80)], None, [(240, "12"), (240, "1")]),
        ([folded(300), folded(300), put(60), put(60)], None, [(720, "23")]),
        ([folded(300), put(60), put(80)], None, [(180, "12"), (260, "2")]),
        # a folded owner has no claim to the uncalled part
        ([folded(300), put(60), put(60)], None, [(420, "12")]),
        # a mucked stake cuts its level
        ([put(50), mucked(100), put(100)], None, [(150, "02"), (100, "2")]),
        ([put(100), mucked(50), put(100)], None, [(150, "02"), (100, "02")]),
        # a layer that only mucked seats reached joins the one below
        ([put(50), put(50), mucked(100), mucked(100)], None, [(300, "01")]),
        ([put(50), put(80), mucked(100), mucked(100)], None, [(200, "01"), (130, "1")]),
        # the uncalled part of a mucked hand goes back all the same
        ([put(50), put(50), mucked(100)], (2, 50), [(150, "01")]),
        # dead money joins the main pot
        ([put(100, 30), put(100)], None, [(230, "01")]),
        ([put(30), put(100, 25), put(100)], None, [(115, "012"), (140, "12")]),
        ([folded(0, 100), put(40), put(40)], None, [(180, "12")]),
        ([put(0, 399), put(0)], None, [(399, "01")]),
        # a live hand without a stake
        ([put(0), put(100), put(100)], None, [(200, "12")]),
        ([put(0, 5), put(100), put(100)], None, [(5, "012"), (200, "12")]),
        ([put(0), mucked(100), mucked(100)], None, [(200, "0")]),
        ([put(0), put(0), mucked(100), mucked(60)], (2, 40), [(120, "01")]),
        ([put(0), folded(100)], None, [(100, "0")]),
        # nothing at all
        ([put(0), put(0)], None, []),
        ([put(100)], (0, 100), []),
    ],
)
def test_layers(seats: list[Contribution], refund: tuple[int, int] | None, pots: list[tuple[int, str]]) -> None:
    layers = build_layers(seats)
    assert layers.refund == refund
    assert [(pot.amount, "".join(map(str, pot.eligible))) for pot in layers.pots] == pots


@pytest.mark.parametrize("seats", [[], [folded(10)], [folded(10), mucked(10)]])
def test_without_a_live_hand_nobody_can_win(seats: list[Contribution]) -> None:
    with pytest.raises(SettlementError) as caught:
        build_layers(seats)
    assert caught.value.code == "no-live-hand"


@pytest.mark.parametrize(
    ("stakes", "part"),
    [([], None), ([5], (0, 5)), ([5, 5], None), ([5, 9, 7], (1, 2)), ([0, 0], None), ([9, 9, 3], None)],
)
def test_uncalled_part(stakes: list[int], part: tuple[int, int] | None) -> None:
    assert uncalled_part([put(stake) for stake in stakes]) == part


contributions = st.lists(
    st.builds(Contribution, st.integers(0, 50), st.integers(0, 5), folded=st.booleans(), mucked=st.booleans()),
    min_size=1,
    max_size=9,
).filter(lambda seats: any(seat.contends for seat in seats))


@given(contributions)
def test_every_chip_is_in_a_pot_or_goes_back(seats: list[Contribution]) -> None:
    layers = build_layers(seats)
    back = layers.refund[1] if layers.refund else 0
    assert sum(seat.live + seat.dead for seat in seats) == back + sum(pot.amount for pot in layers.pots)
    assert all(pot.amount > 0 and pot.eligible for pot in layers.pots)


@given(contributions)
def test_who_may_win_a_higher_pot_may_win_every_lower_one(seats: list[Contribution]) -> None:
    pots = build_layers(seats).pots
    for lower, higher in itertools.pairwise(pots):
        assert set(higher.eligible) <= set(lower.eligible)
    assert all(seats[seat].contends for pot in pots for seat in pot.eligible)


@given(contributions, st.integers(1, 40))
def test_a_folded_stake_never_makes_a_pot(seats: list[Contribution], stake: int) -> None:
    more = [*seats, folded(min(stake, max((seat.live for seat in seats if not seat.folded), default=0)))]
    count = len(build_layers(seats).pots)
    assert len(build_layers(more).pots) <= count + 1
    live = {seat for pot in build_layers(more).pots for seat in pot.eligible}
    assert len(more) - 1 not in live
