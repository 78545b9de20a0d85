"""The showdown line: every production read, and written in its one canonical form."""

from dataclasses import replace
from decimal import Decimal

import pytest
from hypothesis import given
from hypothesis import strategies as st

from oddchip.cards import ALL_CARDS
from oddchip.errors import ERROR_CODES, OddchipError
from oddchip.pots import HouseRules, Rake
from oddchip.showdown import Seat, SeatState, Showdown, format_showdown, parse_showdown
from oddchip.variants import find_variant
from tests.dealing import KEYS, deal

BOARD = "Qs 9h 6d 4c 2s"


def one_seat(holding: str, variant: str = "holdem") -> Seat:
    return parse_showdown(f"{variant} | - | A: {holding}").seats[0]


@pytest.mark.parametrize(
    ("line", "canonical"),
    [
        ("holdem|-|A:?|B:?", "holdem | - | A: ? | B: ?"),
        ("NLHE | | A: ? | B: ?", "holdem | - | A: ? | B: ?"),
        ("holdem | Qs9h6d | A: AsKd | B: ?", "holdem | Qs 9h 6d | A: As Kd | B: ?"),
        ("holdem | - | *A: ? | B: ?", "holdem | - | *A: ? | B: ?"),
        ("holdem | - | * A : ? | B: ?", "holdem | - | *A: ? | B: ?"),
        ("holdem | - | A: ? | B: ? | button=1", "holdem | - | *A: ? | B: ?"),
        ("holdem | - | A: ? | B: ? | button=7", "holdem | - | A: ? | B: ? | button=7"),
        ("holdem | - | A@2: ? | B@5: ?", "holdem | - | A@2: ? | B@5: ?"),
        ("holdem | - | A @ 1: ? | B @ 2: ?", "holdem | - | A: ? | B: ?"),
        ("holdem | - | A@9: ? | B@2: ? | C@3: ?", "holdem | - | A@9: ? | B@2: ? | C@3: ?"),
        ('holdem | - | "A": ? | B: ?', "holdem | - | A: ? | B: ?"),
        ('holdem | - | "A|B": ? | B: ?', 'holdem | - | "A|B": ? | B: ?'),
        ('holdem | - | *"say ""hi""": ? | B: ?', 'holdem | - | *"say ""hi""": ? | B: ?'),
        ('holdem | - | "*A"@3: ? | B@4: ?', 'holdem | - | "*A"@3: ? | B@4: ?'),
        ("holdem | - | Игрок А: ? | لاعب: ?", "holdem | - | Игрок А: ? | لاعب: ?"),
        ("holdem | - | A: fold | B: muck", "holdem | - | A: fold | B: muck"),
        ("holdem | - | A: FOLD(AsKd) 5 | B: Muck ( ) 5", "holdem | - | A: fold (As Kd) 5 | B: muck 5"),
        ("holdem | - | A: fold (As ??) 5 | B: ? 5", "holdem | - | A: fold (As ??) 5 | B: ? 5"),
        ("holdem | - | A: As ?? 5 | B: ?? ?? 5", "holdem | - | A: As ?? 5 | B: ?? ?? 5"),
        ("holdem | - | A: #1 | B: #12", "holdem | - | A: #1 | B: #12"),
        ("holdem | - | A: ? 100+5 | B: ? 0.50+0.25", "holdem | - | A: ? 100+5 | B: ? 0.5+0.25"),
        ("holdem | - | A: ? 100 | B: ? 100+0", "holdem | - | A: ? 100 | B: ? 100"),
        ("holdem | - | A: As Kd 100 | B: ? 2", "holdem | - | A: As Kd 100 | B: ? 2"),
        ("sohe | - | A: As Kd Qc Jh / 7s 7d | B: ?", "sohe | - | A: As Kd Qc Jh / 7s 7d | B: ?"),
        ("sohe | - | A: AsKdQcJh7s7d | B: ?", "sohe | - | A: As Kd Qc Jh / 7s 7d | B: ?"),
        (f"holdem | {BOARD} / Qs 9h 6d 4c 3s | A: ? | B: ?", f"holdem | {BOARD} / Qs 9h 6d 4c 3s | A: ? | B: ?"),
        ("stud | Kd | A: ? | B: ?", "stud | Kd | A: ? | B: ?"),
        ("holdem | - | A: ? | B: ? | CHIP = 5", "holdem | - | A: ? | B: ? | chip=5"),
        ("holdem | - | A: ? | B: ? | chip=0.05 | pot=302", "holdem | - | A: ? | B: ? | chip=0.05 | pot=302"),
        ("holdem | - | chip=5 | A: ? | B: ?", "holdem | - | A: ? | B: ? | chip=5"),
        ("holdem | - | A: ? 5 | B: ? 5 | rake=5 % / 3", "holdem | - | A: ? 5 | B: ? 5 | rake=5%/3"),
        ("holdem | - | A: ? 5 | B: ? 5 | rake=0.50", "holdem | - | A: ? 5 | B: ? 5 | rake=0.5"),
        ("holdem | - | A: ? | B: ? | rules=TDA_2024", "holdem | - | A: ? | B: ? | rules=tda-2024"),
        ("holdem | - | A: ? | B: ? | rules=standard", "holdem | - | A: ? | B: ?"),
        (
            "holdem | - | A: ? | B: ? | rules=standard, odd-chip: suit",
            "holdem | - | A: ? | B: ? | rules=standard,odd-chip:suit",
        ),
        ("\u2066holdem\u2069 | - | \u200fA: ? | B\u200e: ?", "holdem | - | A: ? | B: ?"),
        ("holdem | - | A: A♠ 10♥ 5 | B: ? 5", "holdem | - | A: As Th 5 | B: ? 5"),
    ],
)
def test_lines_and_their_canonical_form(line: str, canonical: str) -> None:
    showdown = parse_showdown(line)
    assert format_showdown(showdown) == canonical == str(showdown)
    assert parse_showdown(canonical) == showdown


@pytest.mark.parametrize(
    ("holding", "state", "hole", "live", "dead", "place"),
    [
        ("As Kd", "in", 2, None, 0, None),
        ("As Kd 100", "in", 2, 100, 0, None),
        ("AsKd 100+5", "in", 2, 100, 5, None),
        ("?", "unseen", 0, None, 0, None),
        ("? 5", "unseen", 0, 5, 0, None),
        ("As ??", "unseen", 2, None, 0, None),
        ("fold", "folded", 0, None, 0, None),
        ("fold 25", "folded", 0, 25, 0, None),
        ("fold (As Kd) 25", "folded", 2, 25, 0, None),
        ("muck 0.5", "mucked", 0, Decimal("0.5"), 0, None),
        ("#3 7", "declared", 0, 7, 0, 3),
        ("As 10h", "in", 2, None, 0, None),
        ("As 10h 10", "in", 2, 10, 0, None),
    ],
)
def test_what_a_seat_holds(holding: str, state: str, hole: int, live: object, dead: int, place: int | None) -> None:
    seat = one_seat(holding)
    assert (seat.state.value, len(seat.hole), seat.live, seat.dead, seat.place) == (state, hole, live, dead, place)


@pytest.mark.parametrize(
    ("variant", "holding", "stake"),
    [("stud", "As Kd Qc Jh Ts 9s 8", 8), ("stud", "As Kd Qc Jh Ts 9s 8h", None), ("pineapple", "As Kd 7", 7)],
)
def test_a_number_alone_is_a_stake_and_never_a_card(variant: str, holding: str, stake: int | None) -> None:
    assert one_seat(holding, variant).live == stake


def test_a_bet_may_be_written_with_options_anywhere_after_the_board() -> None:
    showdown = parse_showdown("holdem | - | button=2 | A: ? 5 | rake=1 | B: ? 5")
    assert (showdown.button, showdown.rake, len(showdown.seats)) == (2, Rake(amount=1), 2)


@pytest.mark.parametrize(
    ("line", "letters", "canonical"),
    [
        ("holdem | Дп 9ч 6б 4т 2п | A: Тб Дт 5 | B: ? 5", "ru", "holdem | Qs 9h 6d 4c 2s | A: Ad Qc 5 | B: ? 5"),
        ("holdem | Qs ٩h ٦d | A: Ad Qc 5 | B: ? 5", "ar", "holdem | Qs 9h 6d | A: Ad Qc 5 | B: ? 5"),
    ],
)
def test_lines_with_the_letters_of_a_language(line: str, letters: str, canonical: str) -> None:
    assert str(parse_showdown(line, letters=letters)) == canonical


names = st.text(st.characters(codec="utf-8", exclude_categories=("Cc", "Cs")), min_size=1, max_size=12).filter(
    lambda name: bool(name.strip())
)


@given(st.lists(names, min_size=1, max_size=4, unique=True))
def test_any_name_survives_the_line(found: list[str]) -> None:
    seats = tuple(Seat(name=name, number=at, state=SeatState.UNSEEN, live=at) for at, name in enumerate(found, 1))
    showdown = Showdown(variant=find_variant("holdem"), seats=seats)
    assert parse_showdown(format_showdown(showdown)) == showdown


@given(st.sampled_from(KEYS), st.integers(0, 2**32))
def test_random_showdowns_survive_the_line(key: str, seed: int) -> None:
    showdown = deal(key, seed)
    line = format_showdown(showdown)
    assert parse_showdown(line) == showdown
    assert format_showdown(parse_showdown(line)) == line


numbers = st.lists(st.integers(-5, 10**8), min_size=2, max_size=5, unique=True).map(sorted)


@given(numbers, st.integers(0, 4), st.integers(0, 10**8) | st.none())
def test_any_seat_numbers_survive_up_to_a_shift(found: list[int], turn: int, button: int | None) -> None:
    turn %= len(found)
    seats = tuple(
        Seat(name=str(at), number=number, state=SeatState.UNSEEN, live=1)
        for at, number in enumerate(found[turn:] + found[:turn])
    )
    showdown = Showdown(variant=find_variant("holdem"), seats=seats, button=button)
    back = parse_showdown(format_showdown(showdown))
    shift = back.seats[0].number - showdown.seats[0].number
    assert [seat.number - shift for seat in back.seats] == [seat.number for seat in showdown.seats]
    assert back.button is None if button is None else back.button == button + shift


@given(st.sampled_from(KEYS), st.integers(0, 2**32), st.data())
def test_a_broken_line_is_read_or_refused_by_a_coded_error(key: str, seed: int, data: st.DataObject) -> None:
    line = format_showdown(deal(key, seed))
    at = data.draw(st.integers(0, len(line)))
    more = data.draw(
        st.sampled_from(['"', "|", "/", "*", "@", "=", ":", "#", "??", "x", "10", "А", "\u200f", "(", "-"])
    )
    broken = line[:at] + more + line[at + data.draw(st.integers(0, 3)) :]
    try:
        showdown = parse_showdown(broken)
    except OddchipError as error:
        assert error.code in ERROR_CODES  # noqa: PT017
        position = error.arguments.get("position", 1)
        assert 1 <= position <= len(broken) + 1
    else:
        assert parse_showdown(format_showdown(showdown)) == showdown


@given(st.text(max_size=60))
def test_any_text_is_read_or_refused_by_a_coded_error(text: str) -> None:
    try:
        parse_showdown(text)
    except OddchipError as error:
        assert error.code in ERROR_CODES  # noqa: PT017


def test_a_line_says_nothing_of_id_and_currency() -> None:
    showdown = parse_showdown("holdem | - | A: ? 1 | B: ? 1")
    assert str(replace(showdown, id="x", currency="EUR")) == str(showdown)


def test_a_full_table_of_23_in_holdem() -> None:
    seats = " | ".join(f"P{at}: {ALL_CARDS[2 * at]} {ALL_CARDS[2 * at + 1]} {100 + at}" for at in range(23))
    board = " ".join(map(str, ALL_CARDS[46:51]))
    showdown = parse_showdown(f"holdem | {board} | {seats}")
    assert len(showdown.seats) == 23
    assert parse_showdown(str(showdown)) == showdown
    assert showdown.rules == HouseRules()
