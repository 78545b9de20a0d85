"""Draws: each kind with its cards, and what is no draw."""

from collections.abc import Sequence
from fractions import Fraction
from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from oddchip.cards import FULL_DECK, SHORT_DECK, Card, Suit
from oddchip.errors import HandError, UnknownNameError
from oddchip.odds import DRAW_CODES, find_draws
from oddchip.ranking import HandCategory
from oddchip.variants import find_variant, list_variants

# variant | hole | board | draws as code:completing:outs, backdoors as code:runners
DRAWS = """
holdem | Ah Kh | Qh 7h 2c    | flush-draw:9:9 overcards:6:6 backdoor-straight-draw:16
holdem | 9h 8h | 7h 6h 2c    | straight-flush-draw:2:2 flush-draw:9:7 open-ended:8:6 overcards:6:6
holdem | 9h 8h | 7c 6d 2c    | open-ended:8:8 overcards:6:6
holdem | 9h 8h | Jd 7c 5s    | double-gutshot:8:8
holdem | 9h 8h | Jd 7c 2s    | gutshot:4:4
holdem | Ah Kd | Qc Js 4d    | gutshot:4:4 overcards:6:6
holdem | Ah 2d | 3c 4s 9d    | gutshot:4:4 overcards:3:3
holdem | Ah 2d | 3c 4s 5d    |
holdem | Kh Ad | 2c 3s 9d    | overcards:6:6 backdoor-straight-draw:16
holdem | 5h 4d | 3c 2s Kd    | open-ended:8:8
holdem | 8c 8d | Kh 7s 2c    | set-draw:2:2
holdem | 8c 8d | 8h 7s 2c    | quads-draw:1:1 full-house-draw:6:6
holdem | Ac 8d | As 8s 2c    | full-house-draw:4:4
holdem | Ac Kd | As 7h 2c    | trips-draw:2:2 two-pair-draw:3:3
holdem | Ac Kd | 9s 9h 2c    | overcards:6:6
holdem | Ac Kc | 9c 5h 3d    | overcards:6:6 backdoor-flush-draw:45 backdoor-straight-draw:16
holdem | Ac Kd | 9c 5c 3d    | overcards:6:6 backdoor-flush-draw:45 backdoor-straight-draw:16
holdem | As Ad | Ac Ks Qs Js | straight-flush-draw:1:1 quads-draw:1:1 full-house-draw:9:9 flush-draw:9:8 gutshot:4:3
holdem | Ac Kd | 9s 7s 4s 2s | overcards:6:6
holdem | Ac Ks | 9s 7s 4s 2d | flush-draw:9:9 overcards:6:5
holdem | As Ks | 9s 7s 4s 2d |
holdem | 9c 4d | 5s 6s 7h 8c |
holdem | Ac Kd | 5s 6s 7h 8c | overcards:6:6
holdem | Kc Kd | 5s 5d 5h    |
omaha  | Ah Kh 2h 3c | 7h 4h Ks | flush-draw:8:8 trips-draw:2:2 two-pair-draw:8:8 backdoor-straight-draw:52
omaha  | Ah Kd 2c 3c | 7h 4h Th | overcards:6:6 backdoor-straight-draw:68
omaha  | 9h 8c 6d 5s | 7h 4c Ks | wrap:13:13
omaha  | Jh Tc 7d 6s | 9h 8c 2s | wrap:20:20 overcards:6:0
omaha  | 9h 8c Td Js | 7h Qc 2s | backdoor-straight-draw:158
omaha  | Ah Kh Qh Jh | 9h 5h 2c | flush-draw:7:7 overcards:12:12 backdoor-straight-draw:52
omaha  | Ah Kd 8c 8s | 9h 5h 2h | set-draw:2:2
short-deck | As Ks  | 9s Qh Jd  | gutshot:4:4 overcards:6:6 backdoor-flush-draw:15
short-deck | 9h 8h  | 7c 6d Kc  | open-ended:8:8
short-deck | Ah 7d  | 8c 9s Kd  | gutshot:4:4 overcards:3:3
manila | Ah 7d      | 8c 9s Kd  | overcards:3:3
greek  | Ah Kd      | Qc Js 4d  | gutshot:4:4 overcards:6:6
omaha8 | Ah 2d Kc Qs | 3h 8s Jd | overcards:9:9 backdoor-straight-draw:68 low-draw:16:16
omaha8 | Ah 2d Kc Qs | 3h 8s Jd Jc | overcards:9:9 low-draw:16:16
omaha8 | Ah 2d 5c Qs | 3h 8s Jd | overcards:6:6 backdoor-straight-draw:68 low-draw:21:21
omaha8 | Ah 2d 2c As | 3h 8s Jd | set-draw:4:4 backdoor-straight-draw:16 low-draw:16:16
omaha8 | Ah 5d Kc Qs | 3h 9s Jd | gutshot:4:4 overcards:9:9 backdoor-low-draw:160
omaha8 | Ah 5d Kc Qs | Th 9s Jd |
omaha8 | Ah 9d Kc Qs | 3h 8s 7d | overcards:12:12 backdoor-straight-draw:16
omaha8 | Ah 2d Kc Qs | 3h 8s 4d | gutshot:4:4 overcards:9:9
holdem8 | Ah 2d | 3h 8s Jd | overcards:3:3 backdoor-straight-draw:16 low-draw:16:16
holdem8 | Kh 2d | 3h 8s 7d | overcards:3:3 low-draw:16:16
holdem8 | Kh Kd | 3h 8s 7d 2c | set-draw:2:2
holdem8 | 2h Qd | 3h Ks 7d | backdoor-low-draw:160
"""


def _told(variant: str, hole: str, board: str) -> str:
    parts = []
    for draw in find_draws(variant, hole, board):
        numbers = [draw.runners] if draw.runners else [len(draw.completing), len(draw.outs)]
        parts.append(":".join([draw.code, *map(str, numbers)]))
    return " ".join(parts)


@pytest.mark.parametrize("row", DRAWS.strip().splitlines())
def test_draws_are_named_with_their_cards(row: str) -> None:
    variant, hole, board, told = (part.strip() for part in row.split("|"))
    assert _told(variant, hole, board) == told


@pytest.mark.parametrize(
    ("hole", "board", "nut"),
    [
        ("Ah 2h", "Qh 7h 3c", True),
        ("Kh 2h", "Qh 7h 3c", False),
        ("Kh 2h", "Ah 7h 3c", True),
        ("Kh 2c", "Ah 7h 3h", True),
        ("Qh 2c", "Ah 7h 3h", False),
    ],
)
def test_the_nut_flush_draw_holds_the_highest_card_left(hole: str, board: str, nut: bool) -> None:  # noqa: FBT001
    assert [draw.nut for draw in find_draws("holdem", hole, board) if draw.code == "flush-draw"] == [nut]


def test_the_nut_card_must_play_in_omaha() -> None:
    (draw,) = (draw for draw in find_draws("omaha", "Ah Kh 2c 3c", "9h 5h Jc") if draw.code == "flush-draw")
    assert draw.nut
    assert [card.code for card in draw.holding] == ["Ah", "Kh", "9h", "5h"]


def test_chances_are_exact() -> None:
    flush, over, backdoor = find_draws("holdem", "Ah Kh", "Qh 7h 2c")
    assert (flush.chance, over.chance, backdoor.chance) == (
        Fraction(9, 47),
        Fraction(6, 47),
        Fraction(16, 1081),
    )
    assert flush.to_json()["chance"] == "9/47"


def test_a_dead_card_is_no_out() -> None:
    flush = find_draws("holdem", "Ah Kh", "Qh 7h 2c", dead="2h 3h")[0]
    assert (len(flush.completing), flush.unseen) == (7, 45)


STRAIGHTS = (HandCategory.STRAIGHT, HandCategory.STRAIGHT_FLUSH)
HIGH_BOARD_GAMES = [
    game.key for game in list_variants() if game.family == "board" and game.deck in (FULL_DECK, SHORT_DECK)
]


@settings(max_examples=60, deadline=None)
@given(st.sampled_from(HIGH_BOARD_GAMES), st.data())
def test_no_card_is_counted_twice_and_no_draw_is_a_made_hand(key: str, data: st.DataObject) -> None:
    game = find_variant(key)
    street = data.draw(st.sampled_from([3, 4]))
    cards = data.draw(st.permutations(game.deck.cards))[: game.hole + street]
    hole, board = cards[: game.hole], cards[game.hole :]
    draws = find_draws(game, hole, board)
    for half in game.halves:
        mine = [draw for draw in draws if draw.half == half.key]
        outs = [card for draw in mine for card in draw.outs]
        assert len(outs) == len(set(outs))
        assert not set(outs) & set(cards)
        made = half.best(tuple(hole), tuple(board))
        for draw in mine:
            assert draw.code in DRAW_CODES
            assert set(draw.holding) <= set(cards)
            assert set(draw.holding) & set(hole)
            if half.system.low:
                assert not half.qualifies(made)
            else:
                assert half.system.level(draw.makes) > half.system.level(made.category)
            for card in draw.outs:
                after = half.best(tuple(hole), (*board, card))
                assert half.qualifies(after)
                assert half.system.level(after.category) >= half.system.level(draw.makes)


def _runners(key: str, hole: list[Card], board: list[Card], code: str, suit: Suit) -> int:
    """Pairs of turn and river that make it, found by trying every five cards the game allows."""
    half = find_variant(key).halves[0]
    rest = [card for card in FULL_DECK.cards if card not in (*hole, *board)]
    found = 0
    for pair in combinations(rest, 2):
        full = (*board, *pair)
        fives = [
            [(*full, *hole)[place] for place in five]
            for five in half.selection.candidates(len(hole), 5)
            if any(place >= 5 for place in five)
        ]
        if code == "backdoor-flush-draw":
            found += any(all(card.suit is suit for card in five) for five in fives)
        else:
            found += any(half.system.value(five).category in STRAIGHTS for five in fives)
    return found


@settings(max_examples=8, deadline=None)
@given(st.sampled_from(["holdem", "greek", "omaha"]), st.permutations(FULL_DECK.cards))
def test_backdoor_runners_are_what_trying_every_hand_counts(key: str, cards: list[Card]) -> None:
    number = find_variant(key).hole
    hole, board = cards[:number], cards[number : number + 3]
    for draw in find_draws(key, hole, board):
        if draw.runners:
            assert draw.runners == _runners(key, hole, board, draw.code, draw.holding[0].suit)


HI_LO = [game.key for game in list_variants() if game.family == "board" and game.halves[-1].qualifier is not None]


def _number(card: Card) -> int:
    return 1 if card.rank == 14 else int(card.rank)


def _low_of(key: str, hole: Sequence[Card], board: Sequence[Card]) -> tuple[int, ...] | None:
    """The best low by its numbers from the top, ace one, with a hole card in it: every five, nothing else."""
    two = find_variant(key).hole > 2
    lows = []
    for of_hole in (2,) if two else (1, 2):
        for mine in combinations(hole, of_hole):
            for shared in combinations(board, 5 - of_hole):
                numbers = sorted(map(_number, (*mine, *shared)), reverse=True)
                if len(set(numbers)) == 5 and numbers[0] <= 8:
                    lows.append(tuple(numbers))
    return min(lows, default=None)


def _board_low(key: str, board: Sequence[Card]) -> tuple[int, ...] | None:
    """The low of a board alone, which plays in hold'em."""
    if find_variant(key).hole > 2 or len(board) < 5:
        return None
    numbers = sorted(map(_number, board), reverse=True)
    return tuple(numbers) if len(set(numbers)) == 5 and numbers[0] <= 8 else None


def _own_low(key: str, hole: Sequence[Card], board: Sequence[Card]) -> tuple[int, ...] | None:
    """A low that the board does not make as well."""
    mine, shared = _low_of(key, hole, board), _board_low(key, board)
    return mine if mine is not None and (shared is None or mine < shared) else None


# Mostly low cards of different suits, or most flops would have no low in sight.
LOW_FIRST = st.permutations([card for card in FULL_DECK.cards if _number(card) <= 8 or card.suit is Suit.CLUBS])


@settings(max_examples=60, deadline=None)
@given(st.sampled_from(HI_LO), st.sampled_from([3, 4]), LOW_FIRST)
def test_low_draws_are_what_trying_every_five_finds(key: str, street: int, cards: list[Card]) -> None:
    number = find_variant(key).hole
    hole, board = cards[:number], cards[number : number + street]
    rest = [card for card in FULL_DECK.cards if card not in (*hole, *board)]
    found = [draw for draw in find_draws(key, hole, board) if draw.half == "low"]
    completing = {card for card in rest if _own_low(key, hole, [*board, card])}
    if _low_of(key, hole, board):
        assert found == []
    elif completing:
        (draw,) = found
        assert (draw.code, set(draw.completing), draw.outs) == ("low-draw", completing, draw.completing)
        if draw.nut:
            lowest = sorted(set(range(1, 14)) - {_number(card) for card in board})[:2]
            for card in completing:
                if _number(card) not in lowest:
                    low = [one for one in FULL_DECK.cards if one not in (*board, card) and _number(one) <= 8]
                    best = min(filter(None, (_low_of(key, pair, [*board, card]) for pair in combinations(low, 2))))
                    assert _low_of(key, hole, [*board, card]) == best
    else:
        runners = sum(bool(_own_low(key, hole, [*board, *two])) for two in combinations(rest, 2)) if street == 3 else 0
        assert [(draw.code, draw.runners) for draw in found] == ([("backdoor-low-draw", runners)] if runners else [])


@pytest.mark.parametrize(
    ("hole", "board", "nut"),
    [
        ("Ah 2d Kc Qs", "3h 8s Jd", True),
        ("Ah 3d Kc Qs", "4h 8s Jd", False),
        ("Ah 3d Kc Qs", "2h 8s Jd", True),
        ("3h 4d Kc Qs", "2h As Jd", True),
        ("Ah 2d 5c Qs", "3h 8s Jd", True),
    ],
)
def test_the_nut_low_draw_holds_the_two_lowest_ranks_off_the_board(hole: str, board: str, nut: bool) -> None:  # noqa: FBT001
    assert [draw.nut for draw in find_draws("omaha8", hole, board) if draw.code == "low-draw"] == [nut]


def test_draws_need_a_flop_or_turn_of_a_game_with_a_board() -> None:
    for board in ("", "Qh 7h 2c 3d 4s"):
        with pytest.raises(HandError) as caught:
            find_draws("holdem", "Ah Kh", board)
        assert caught.value.code == "outs-board"
    with pytest.raises(UnknownNameError) as unknown:
        find_draws("stud", "Ah Kh Qh 7h 2c 3d 4s", "")
    assert unknown.value.code == "outs-game"
    with pytest.raises(HandError) as repeated:
        find_draws("holdem", "Ah Kh", "Ah 7h 2c")
    assert repeated.value.code == "duplicate-card"
    with pytest.raises(HandError):
        find_draws("pineapple", "Ah Kh Qs", "7h 2c 3d")
