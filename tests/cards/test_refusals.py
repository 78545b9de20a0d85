"""What is no card, with the place, what was given and what to try."""

import pytest

from oddchip.cards import parse_card, parse_cards
from oddchip.errors import HandError, OddchipError, TextError, UnknownNameError
from oddchip.showdown import parse_showdown
from oddchip.variants import best_hand, compare


def refused(text: str, letters: str = "en") -> OddchipError:
    with pytest.raises(OddchipError) as caught:
        parse_cards(text, letters=letters)
    return caught.value


@pytest.mark.parametrize(
    ("text", "code", "position", "given", "suggestion"),
    [
        ("Xs", "unknown-card", 1, "Xs", "As, Th, 9♦"),
        ("As Xs", "unknown-card", 4, "Xs", "As, Th, 9♦"),
        ("sA", "unknown-card", 1, "sA", "As"),
        ("hT", "unknown-card", 1, "hT", "Th"),
        ("As d9", "unknown-card", 4, "d9", "9d"),
        ("A", "unknown-card", 1, "A", "As Ah Ad Ac"),
        ("As K", "unknown-card", 4, "K", "Ks Kh Kd Kc"),
        ("Ax", "unknown-card", 1, "Ax", "As Ah Ad Ac"),
        ("10 h", "unknown-card", 1, "10", "Ts Th Td Tc"),
        ("?", "unknown-card", 1, "?", "??"),
        ("As?", "unknown-card", 3, "?", "??"),
        ("🃏", "unknown-card", 1, "🃏", "As, Th, 9♦"),
        ("🂬", "unknown-card", 1, "🂬", "As, Th, 9♦"),
        ("0h", "unknown-card", 1, "0h", "As, Th, 9♦"),
        ("11c", "numeric-rank", 1, "11", "J"),
        ("9s 12h", "numeric-rank", 4, "12", "Q"),
        ("13d", "numeric-rank", 1, "13", "K"),
        ("14s", "numeric-rank", 1, "14", "A"),
        ("1s", "numeric-rank", 1, "1", "A"),
        ("As ??", "unseen-card", 4, "??", None),
    ],
)
def test_no_card(text: str, code: str, position: int, given: str, suggestion: str | None) -> None:
    error = refused(text)
    assert isinstance(error, TextError)
    assert error.code == code
    assert error.arguments["position"] == position
    assert error.arguments["given"] == given
    assert error.arguments.get("suggestion") == suggestion


@pytest.mark.parametrize(
    ("text", "position", "letter", "suggestion"),
    [
        ("Аs", 1, "CYRILLIC CAPITAL LETTER A", "A"),
        ("Кd", 1, "CYRILLIC CAPITAL LETTER KA", "K"),
        ("Тh", 1, "CYRILLIC CAPITAL LETTER TE", "10 / A"),
        ("6сTc9h", 2, "CYRILLIC SMALL LETTER ES", "c"),
        ("As Kѕ", 5, "CYRILLIC SMALL LETTER DZE", "s"),
        ("Вs", 1, "CYRILLIC CAPITAL LETTER VE", "J"),
        ("Αs", 1, "GREEK CAPITAL LETTER ALPHA", "A"),
        ("Κd", 1, "GREEK CAPITAL LETTER KAPPA", "K"),
        ("Τc", 1, "GREEK CAPITAL LETTER TAU", "T"),
        ("Ａs", 1, "FULLWIDTH LATIN CAPITAL LETTER A", "A"),
        ("Aｓ", 2, "FULLWIDTH LATIN SMALL LETTER S", "s"),
        ("Жs", 1, "CYRILLIC CAPITAL LETTER ZHE", "A K Q J T 9 8 7 6 5 4 3 2, s h d c"),
        ("\u200eАs", 2, "CYRILLIC CAPITAL LETTER A", "A"),
    ],
)
def test_letters_of_other_alphabets_are_never_guessed(text: str, position: int, letter: str, suggestion: str) -> None:
    error = refused(text)
    assert error.code == "look-alike"
    assert error.arguments["position"] == position
    assert error.arguments["letter"] == letter
    assert error.arguments["suggestion"] == suggestion


@pytest.mark.parametrize("text", ["Th", "tч", "As Tп"])
def test_a_latin_t_is_unclear_beside_russian_letters(text: str) -> None:
    error = refused(text, "ru")
    assert (error.code, error.arguments["suggestion"]) == ("ambiguous-ten", "10")


def test_a_card_given_twice_is_refused_with_both_places() -> None:
    error = refused("As Kd As")
    assert isinstance(error, HandError)
    assert (error.code, error.arguments["first"], error.arguments["position"]) == ("card-repeated", 1, 7)
    assert refused("Тп As", "ru").code == "card-repeated"


def test_letters_of_an_unknown_language_are_refused() -> None:
    with pytest.raises(UnknownNameError, match="unknown language 'xx'; known: ar, en, ru"):
        parse_cards("As", letters="xx")


@pytest.mark.parametrize("text", ["", "As Kd"])
def test_one_card_is_exactly_one(text: str) -> None:
    with pytest.raises(TextError) as caught:
        parse_card(text)
    assert caught.value.code == "unknown-card"


# What users of other programs reported about reading cards: what was typed, and the cards or the refusal's code.
REPORTED = [
    ("X01 ten as 10", "10h", "Th"),
    ("X01 ten with a sign", "10♥", "Th"),
    ("X01 ten as T", "Th", "Th"),
    ("X01 ten as t", "th", "Th"),
    ("X01 ten torn apart", "10 h", "unknown-card"),
    ("X02 a Cyrillic letter", "6сTc9h", "look-alike"),
    ("X13 numbers for court cards", "9s 11c 3c 12c 8h", "numeric-rank"),
    ("X13 numbers for ace and king", "14d 13s", "numeric-rank"),
    ("X19 small letters", "as", "As"),
    ("X19 capital letters", "AD", "Ad"),
    ("X19 mixed up", "kC", "Kc"),
    ("X19 mixed up ten", "tH", "Th"),
    ("X19 capital suit", "9S", "9s"),
]


@pytest.mark.parametrize(("name", "text", "expected"), REPORTED, ids=[name for name, *_ in REPORTED])
def test_reported_ways_of_writing_cards(name: str, text: str, expected: str) -> None:
    try:
        found = " ".join(card.code for card in parse_cards(text))
    except OddchipError as error:
        found = error.code
    assert found == expected


def test_reported_x02_names_letter_and_place() -> None:
    error = refused("6сTc9h")
    assert str(error) == "position 2: 'с' is a letter of another alphabet (CYRILLIC SMALL LETTER ES); try c"


def test_reported_x10_a_card_twice_on_the_board() -> None:
    with pytest.raises(HandError) as caught:
        parse_showdown("omaha | Qh 7c 2c As Qh | A: Ac Ad 5c Jh | B: Qs Qc Jd 7h")
    assert (caught.value.code, caught.value.arguments["card"]) == ("duplicate-card", "Qh")


def test_reported_x11_a_card_twice_in_a_hand() -> None:
    board = "5s 6s Td 6h As"
    with pytest.raises(HandError) as caught:
        parse_showdown(f"holdem | {board} | A: 7h 7h | B: 3s Ad")
    assert (caught.value.code, caught.value.arguments["card"]) == ("duplicate-card", "7h")
    assert compare("holdem", "7h 7c", "3s Ad", board).result == -1


@pytest.mark.parametrize(("variant", "hole"), [("holdem", "As Kd"), ("omaha", "2d 2h 9d 9h")])
def test_reported_x15_too_few_cards_make_no_hand(variant: str, hole: str) -> None:
    with pytest.raises(HandError) as caught:
        best_hand(variant, hole)
    assert (caught.value.code, caught.value.arguments["given"], caught.value.arguments["expected"]) == ("board-count", 0, 5)
