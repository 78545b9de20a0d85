"""Cards in every form that people type."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from oddchip.cards import ALL_CARDS, Card, Rank, Suit, format_cards, parse_card, parse_cards, read_cards
from oddchip.errors import ERROR_CODES, OddchipError

cards = st.sampled_from(ALL_CARDS)
PICTURES = {Suit.SPADES: 0x1F0A0, Suit.HEARTS: 0x1F0B0, Suit.DIAMONDS: 0x1F0C0, Suit.CLUBS: 0x1F0D0}


def codes(text: str, letters: str = "en") -> str:
    return format_cards(parse_cards(text, letters=letters))


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("As", "As"),
        ("as", "As"),
        ("AS", "As"),
        ("aS", "As"),
        ("Th", "Th"),
        ("10h", "Th"),
        ("10H", "Th"),
        ("10 ♥", "Th"),
        ("A♠", "As"),
        ("A♤", "As"),
        ("K♥", "Kh"),
        ("K♡", "Kh"),
        ("9♦", "9d"),
        ("9♢", "9d"),
        ("2♣", "2c"),
        ("2♧", "2c"),
        ("A♠\N{VARIATION SELECTOR-16}", "As"),
        ("A♥\N{VARIATION SELECTOR-15}", "Ah"),
        ("🂡", "As"),
        ("🂮🂭🂫🂪", "Ks Qs Js Ts"),
        ("🂱🃁🃑", "Ah Ad Ac"),
        ("AsKdQh", "As Kd Qh"),
        ("As10hKd", "As Th Kd"),
        ("As Kd", "As Kd"),
        ("As,Kd", "As Kd"),
        ("As، Kd", "As Kd"),
        ("As;Kd", "As Kd"),
        ("As؛Kd", "As Kd"),
        ("As\tKd\nQh", "As Kd Qh"),
        (" As ,  Kd ", "As Kd"),
        ("", ""),
        (" , ", ""),
    ],
)
def test_accepted_forms(text: str, expected: str) -> None:
    spaceless = text.replace("10 ♥", "10♥")
    assert codes(spaceless) == expected


@pytest.mark.parametrize(
    "sign",
    [
        "\u200b",
        "\u200e",
        "\u200f",
        "\u202a",
        "\u202c",
        "\u202d",
        "\u2060",
        "\u2066",
        "\u2068",
        "\u2069",
        "\u061c",
        "\ufeff",
    ],
    ids=lambda sign: f"U+{ord(sign):04X}",
)
def test_bidi_and_zero_width_characters_mean_nothing(sign: str) -> None:
    assert codes(f"{sign}A{sign}s{sign} {sign}10{sign}h{sign}") == "As Th"


@pytest.mark.parametrize("blank", ["\u00a0", "\u202f", "\u2007", "\u2009"], ids=lambda sign: f"U+{ord(sign):04X}")
def test_no_break_spaces_part_cards(blank: str) -> None:
    assert codes(f"As{blank}Kd") == "As Kd"


def test_unseen_cards_are_read_but_are_no_known_card() -> None:
    assert [(card, at) for card, at in read_cards("As ??Kd 🂠")] == [
        (Card.from_code("As"), 1), (None, 4), (Card.from_code("Kd"), 6), (None, 9),
    ]  # fmt: skip
    assert format_cards([Card.from_code("As"), None]) == "As ??"


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("Тп", "As"),
        ("Кч", "Kh"),
        ("Дб", "Qd"),
        ("Вт", "Jc"),
        ("тп кч дб вт", "As Kh Qd Jc"),
        ("ТПКЧ", "As Kh"),
        ("10п", "Ts"),
        ("9♥", "9h"),
        ("Т♠ 10♠", "As Ts"),
        ("As Kd", "As Kd"),
        ("2т", "2c"),
    ],
)
def test_russian_letters(text: str, expected: str) -> None:
    assert codes(text, "ru") == expected


@pytest.mark.parametrize(
    ("text", "expected"),
    [("٩h", "9h"), ("٢s ٣s ٤s", "2s 3s 4s"), ("١٠d", "Td"), ("As، ٥c", "As 5c"), ("Th", "Th"), ("٨♦", "8d")],
)
def test_arabic_digits(text: str, expected: str) -> None:
    assert codes(text, "ar") == expected


@pytest.mark.parametrize("letters", ["en", "ru", "ar"])
def test_canonical_text_is_read_in_every_language_but_a_russian_latin_ten(letters: str) -> None:
    for card in ALL_CARDS:
        if not (letters == "ru" and card.rank is Rank.TEN):
            assert parse_card(card.code, letters=letters) is card


@given(st.lists(cards, unique=True))
def test_written_cards_are_read_back(chosen: list[Card]) -> None:
    assert parse_cards(format_cards(chosen)) == tuple(chosen)


@given(st.lists(st.one_of(st.none(), cards)))
def test_unseen_cards_survive_the_round_trip(chosen: list[Card | None]) -> None:
    assert [card for card, _ in read_cards(format_cards(chosen))] == chosen


@given(
    st.lists(cards, unique=True), st.sampled_from(["code", "glyph", "picture"]), st.sampled_from(["", " ", ",", "; "])
)
def test_every_card_in_every_form_however_parted(chosen: list[Card], form: str, parting: str) -> None:
    def written(card: Card) -> str:
        if form == "picture":
            pips = {Rank.ACE: 1, Rank.QUEEN: 13, Rank.KING: 14}.get(card.rank, int(card.rank))
            return chr(PICTURES[card.suit] + pips)
        return card.glyph if form == "glyph" else card.code

    assert parse_cards(parting.join(map(written, chosen))) == tuple(chosen)


@given(st.lists(cards, min_size=1, unique=True))
def test_positions_point_at_the_cards(chosen: list[Card]) -> None:
    text = "  " + " , ".join(card.glyph for card in chosen)
    for card, position in read_cards(text):
        assert card is not None
        assert text[position - 1 :].startswith(card.glyph)


def test_positions_can_start_within_a_longer_line() -> None:
    assert [read.position for read in read_cards("As Kd", start=12)] == [12, 15]


@given(st.text(max_size=8))
def test_any_text_is_read_or_refused_by_a_coded_error(text: str) -> None:
    for letters in ("en", "ru", "ar"):
        try:
            parse_cards(text, letters=letters)
        except OddchipError as error:
            assert error.code in ERROR_CODES  # noqa: PT017
            assert 1 <= error.arguments["position"] <= len(text) + 1  # noqa: PT017


@given(st.lists(cards, min_size=1, max_size=9), st.sampled_from(["", " "]), st.integers(1, 40))
def test_the_short_way_for_canonical_text_reads_what_the_long_way_reads(
    chosen: list[Card], parting: str, start: int
) -> None:
    text = parting.join(card.code for card in chosen)
    # A character that means nothing at the end takes the long way.
    assert read_cards(text, start=start) == read_cards(f"{text}\N{ZERO WIDTH SPACE}", start=start)
