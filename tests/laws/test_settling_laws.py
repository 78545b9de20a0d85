"""What holds for every showdown, whatever its cards and stakes."""

from collections.abc import Callable
from dataclasses import replace
from fractions import Fraction
from random import Random

from hypothesis import assume, given
from hypothesis import strategies as st

from oddchip.cards import Card, Suit
from oddchip.pots import HouseRules
from oddchip.showdown import Seat, SeatState, Settlement, Showdown, parse_showdown, settle
from oddchip.variants import find_variant
from tests.dealing import KEYS, deal

seeds = st.integers(0, 2**40)
showdowns = st.builds(deal, st.sampled_from(KEYS), seeds)
EIGHT = {
    "holdem8": "holdem",
    "omaha8": "omaha",
    "big-o": "omaha5",
    "omaha6-8": "omaha6",
    "stud8": "stud",
    "courchevel8": "courchevel",
}


def each_seat(showdown: Showdown, change: Callable[[Seat], Seat]) -> Showdown:
    return replace(showdown, seats=tuple(map(change, showdown.seats)))


def recarded(showdown: Showdown, change: Callable[[Card], Card]) -> Showdown:
    return replace(
        showdown,
        boards=tuple(tuple(map(change, board)) for board in showdown.boards),
        seats=tuple(replace(seat, hole=tuple(map(change, seat.known))) for seat in showdown.seats),
    )


def winners(settlement: Settlement) -> list[list[tuple[int, str, tuple[str, ...]]]]:
    return [[(award.board, award.half, award.winners) for award in pot.awards] for pot in settlement.pots]


def categories(settlement: Settlement) -> list[object]:
    return [(played.player, played.board, played.half, played.hand.value) for played in settlement.hands]


@given(showdowns)
def test_every_chip_is_paid_returned_or_raked(showdown: Showdown) -> None:
    settlement = settle(showdown)
    put_in = sum((seat.live or 0) + seat.dead for seat in showdown.seats)
    in_pots = sum(pot.amount for pot in settlement.pots)
    assert put_in == sum(settlement.payouts.values()) + sum(settlement.refunds.values()) + settlement.rake
    assert put_in == in_pots + sum(settlement.refunds.values())
    for pot in settlement.pots:
        assert pot.amount == pot.rake + sum(award.amount for award in pot.awards)
        for award in pot.awards:
            assert award.amount == sum(award.shares.values())
            assert set(award.shares) == set(award.winners) <= set(pot.eligible)
            assert all(share >= 0 for share in award.shares.values())
    assert settlement.balanced


@given(showdowns)
def test_tied_shares_differ_by_one_chip_and_a_rest_at_most(showdown: Showdown) -> None:
    for pot in settle(showdown).pots:
        for award in pot.awards:
            extra = {odd.player: odd.amount for odd in award.odd_chips}
            plain = {award.shares[player] - extra.get(player, 0) for player in award.winners}
            assert len(plain) == 1


@given(showdowns)
def test_settling_twice_gives_the_same(showdown: Showdown) -> None:
    assert settle(showdown) == settle(showdown)


@given(showdowns)
def test_renaming_seats_renames_the_result(showdown: Showdown) -> None:
    renamed = settle(each_seat(showdown, lambda seat: replace(seat, name=f"Игрок {seat.name}")))
    plain = settle(showdown)
    assert renamed.payouts == {f"Игрок {name}": share for name, share in plain.payouts.items()}
    assert renamed.refunds == {f"Игрок {name}": amount for name, amount in plain.refunds.items()}


@given(showdowns, st.integers(1, 8))
def test_whoever_is_named_first_the_table_is_the_same(showdown: Showdown, turn: int) -> None:
    at = turn % len(showdown.seats)
    turned, plain = settle(replace(showdown, seats=showdown.seats[at:] + showdown.seats[:at])), settle(showdown)
    assert turned.payouts == plain.payouts
    assert turned.refunds == plain.refunds


@given(showdowns)
def test_fractions_are_the_shares_of_a_pot_that_leaves_no_odd_chip(showdown: Showdown) -> None:
    open_rules = replace(showdown.rules, rake=None)
    unstaked = replace(
        each_seat(showdown, lambda seat: replace(seat, live=None, dead=0)), chip=None, rake=None, rules=open_rules
    )
    whole = 2 * 3 * 2520
    chips = settle(replace(unstaked, pot=whole)).payouts
    assert settle(unstaked).payouts == {name: Fraction(share, whole) for name, share in chips.items()}


@given(showdowns, st.integers(0, 8))
def test_an_unseen_hand_holds_up_no_pot_but_its_own(showdown: Showdown, which: int) -> None:
    shown = [seat.name for seat in showdown.seats if seat.state is SeatState.IN]
    name = shown[which % len(shown)]
    hidden = settle(
        each_seat(showdown, lambda seat: replace(seat, state=SeatState.UNSEEN, hole=()) if seat.name == name else seat)
    )
    assert hidden.balanced
    for pot, before in zip(hidden.pots, settle(showdown).pots, strict=True):
        assert (pot.amount, pot.rake, pot.eligible) == (before.amount, before.rake, before.eligible)
        if name in pot.eligible and len(pot.eligible) > 1:
            assert (pot.needs, pot.awards) == ((name,), ())
        else:
            assert [award.shares for award in pot.awards] == [award.shares for award in before.awards]


@given(showdowns, st.permutations(list(Suit)))
def test_suits_relabelled_change_no_winner_and_no_hand(showdown: Showdown, suits: list[Suit]) -> None:
    turned = settle(recarded(showdown, lambda card: Card(card.rank, suits[card.suit])))
    plain = settle(showdown)
    assert winners(turned) == winners(plain)
    assert categories(turned) == categories(plain)
    if showdown.variant.has_button:
        assert turned.payouts == plain.payouts


@given(showdowns, seeds)
def test_cards_permuted_within_a_holding_change_nothing(showdown: Showdown, seed: int) -> None:
    dice = Random(seed)

    def mixed(seat: Seat) -> Seat:
        parts = showdown.variant.parts or (len(seat.hole),)
        hole, begin = [], 0
        for part in parts:
            cards = list(seat.hole[begin : begin + part])
            dice.shuffle(cards)
            hole += cards
            begin += part
        return replace(seat, hole=tuple(hole))

    turned, plain = settle(each_seat(showdown, mixed)), settle(showdown)
    assert turned.payouts == plain.payouts
    assert winners(turned) == winners(plain)
    assert categories(turned) == categories(plain)


@given(showdowns, st.integers(1, 100))
def test_all_amounts_multiplied_multiply_the_result(showdown: Showdown, factor: int) -> None:
    assume(showdown.rake is None and showdown.rules.rake is None)
    larger = replace(
        each_seat(showdown, lambda seat: replace(seat, live=(seat.live or 0) * factor, dead=seat.dead * factor)),
        chip=(showdown.chip or 1) * factor,
    )
    assert settle(larger).payouts == {name: share * factor for name, share in settle(showdown).payouts.items()}


@given(showdowns)
def test_a_seat_that_folds_early_with_nothing_changes_nothing(showdown: Showdown) -> None:
    numbers = {seat.number for seat in showdown.seats}
    free = next(number for number in range(1, 99) if number not in numbers)
    onlooker = Seat(name="Z", number=free, state=SeatState.FOLDED, live=0)
    lowest = showdown.seats[0].number
    seats = sorted([*showdown.seats, onlooker], key=lambda seat: (seat.number < lowest, seat.number))
    assert settle(replace(showdown, seats=tuple(seats))).payouts == settle(showdown).payouts


@given(
    seeds, st.sampled_from(["holdem", "omaha", "short-deck", "stud", "razz", "2-7-single-draw", "badugi"]), st.data()
)
def test_raising_one_hand_in_a_single_pot_never_lowers_its_award(seed: int, key: str, data: st.DataObject) -> None:
    """A better hand against the same others wins at least as much, to the chip."""
    showdown = deal(key, seed)
    shown = [at for at, seat in enumerate(showdown.seats) if seat.state is SeatState.IN]
    at = data.draw(st.sampled_from(shown))
    used = {card for board in showdown.boards for card in board} | {c for seat in showdown.seats for c in seat.known}
    rest = [card for card in showdown.variant.deck.cards if card not in used]
    size = len(showdown.seats[at].hole)
    assume(len(rest) >= size)
    Random(seed).shuffle(rest)
    seats = list(showdown.seats)
    seats[at] = replace(seats[at], hole=tuple(rest[:size]))
    before, after = settle(showdown), settle(replace(showdown, seats=tuple(seats)))
    name = seats[at].name
    old = [played.hand.value for played in before.hands if played.player == name]
    new = [played.hand.value for played in after.hands if played.player == name]
    assume(old)
    better = all(second > first for first, second in zip(old, new, strict=True))
    worse = all(second < first for first, second in zip(old, new, strict=True))
    assume(better or worse)
    low, high = (before, after) if better else (after, before)
    assert high.payouts.get(name, 0) >= low.payouts.get(name, 0)


@given(st.sampled_from(sorted(EIGHT)), seeds)
def test_high_low_equals_high_where_nobody_qualifies(key: str, seed: int) -> None:
    showdown = deal(key, seed)
    settlement = settle(showdown)
    assume(not any(played.half == "low" and played.qualifies for played in settlement.hands))
    high_only = replace(showdown, variant=find_variant(EIGHT[key]))
    assert settlement.payouts == settle(high_only).payouts


@given(st.sampled_from(KEYS), seeds)
def test_two_runs_pay_who_wins_either_and_not_a_chip_more_than_one(key: str, seed: int) -> None:
    showdown = deal(key, seed)
    assume(len(showdown.boards) == 1 and showdown.variant.boards == 1 and showdown.variant.board)
    board = showdown.boards[0]
    seen = {*board, *(card for seat in showdown.seats for card in seat.known)}
    rest = [card for card in showdown.variant.deck.cards if card not in seen]
    assume(rest)
    rerun = (*board[:-1], rest[seed % len(rest)])
    first, second = (settle(replace(showdown, boards=(run,))) for run in (board, rerun))
    both = settle(replace(showdown, boards=(board, rerun)))
    winners = [
        {name for pot in once.pots for award in pot.awards for name in award.winners} for once in (first, second)
    ]
    assert set(both.payouts) <= winners[0] | winners[1]
    assert sum(first.payouts.values()) == sum(both.payouts.values())


@given(st.sampled_from(KEYS), seeds)
def test_mucking_never_wins_and_never_loses_a_chip_of_the_table(key: str, seed: int) -> None:
    showdown = deal(key, seed)
    shown = [seat for seat in showdown.seats if seat.state is SeatState.IN]
    mucking = shown[0].name
    after = settle(
        each_seat(showdown, lambda seat: replace(seat, state=SeatState.MUCKED) if seat.name == mucking else seat)
    )
    assert mucking not in after.payouts
    assert after.balanced


PLACES = {"As 2c": 1, "Ah 2d": 1, "Ks 3c": 2, "Kh 3d": 2, "Qs 4c": 3, "Qh 4d": 3}
"""On a board that pairs none of them these holdings stand in three places."""


@given(st.permutations(list(PLACES)), st.lists(st.integers(0, 500), min_size=2, max_size=6), st.integers(1, 8))
def test_declared_hands_settle_like_dealt_ones(holdings: list[str], stakes: list[int], button: int) -> None:
    assume(any(stakes))
    seats = list(zip("ABCDEF", holdings, stakes, strict=False))
    dealt = " | ".join(f"{name}: {held} {stake}" for name, held, stake in seats)
    declared = " | ".join(f"{name}: #{PLACES[held]} {stake}" for name, held, stake in seats)
    plain = settle(parse_showdown(f"holdem | - | {declared} | button={button}"))
    shown = settle(parse_showdown(f"holdem | 9s 9h 8d 8c 6h | {dealt} | button={button}"))
    assert shown.payouts == plain.payouts
    assert shown.refunds == plain.refunds
    assert [pot.winners for pot in shown.pots] == [pot.winners for pot in plain.pots]


def test_the_default_rules_are_the_standard_ones() -> None:
    assert HouseRules() == parse_showdown("holdem | - | A: ?").rules
