"""Cards, sets of cards and decks as values."""

import copy
import pickle

import pytest
from hypothesis import given
from hypothesis import strategies as st

from oddchip.cards import (
    ALL_CARDS,
    FULL_DECK,
    MANILA_DECK,
    ROYAL_DECK,
    SHORT_DECK,
    Card,
    CardSet,
    Deck,
    Rank,
    Suit,
    parse_card,
    parse_cards,
)

sets = st.frozensets(st.sampled_from(ALL_CARDS))


def test_there_are_52_cards_with_their_indices() -> None:
    assert len(set(ALL_CARDS)) == 52
    assert [card.index for card in ALL_CARDS] == list(range(52))
    assert [str(ALL_CARDS[index]) for index in (0, 3, 4, 51)] == ["2c", "2s", "3c", "As"]


@pytest.mark.parametrize("card", ALL_CARDS, ids=str)
def test_a_card_is_always_the_same_object(card: Card) -> None:
    assert Card(card.rank, card.suit) is card
    assert Card.from_code(card.code) is card
    assert parse_card(card.glyph) is card
    assert pickle.loads(pickle.dumps(card)) is card
    assert copy.copy(card) is card
    assert copy.deepcopy(card) is card
    assert eval(repr(card), {"Card": Card}) is card


def test_cards_are_frozen() -> None:
    card = ALL_CARDS[0]
    with pytest.raises(AttributeError, match="frozen"):
        card.rank = Rank.ACE
    with pytest.raises(AttributeError, match="frozen"):
        del card.rank
    with pytest.raises(AttributeError):
        card.other = 1


def test_cards_sort_by_rank_then_suit() -> None:
    assert [str(card) for card in sorted(parse_cards("Ks As 2d Kh 2c"))] == ["2c", "2d", "Kh", "Ks", "As"]
    assert ALL_CARDS[5] >= ALL_CARDS[5] > ALL_CARDS[4]
    with pytest.raises(TypeError):
        _ = ALL_CARDS[0] < 1


@pytest.mark.parametrize("code", ["as", "AS", "10h", "", "A♠"])
def test_from_code_takes_canonical_codes_alone(code: str) -> None:
    with pytest.raises(KeyError):
        Card.from_code(code)


@pytest.mark.parametrize("letter", ["", "10", "x", "АА"])
def test_ranks_and_suits_have_one_letter(letter: str) -> None:
    for kind in (Rank, Suit):
        with pytest.raises(ValueError):  # noqa: PT011 - the letter is all there is to say
            kind.from_letter(letter)


def test_labels_and_glyphs() -> None:
    assert [rank.label for rank in (Rank.TWO, Rank.TEN, Rank.ACE)] == ["2", "10", "A"]
    assert "".join(suit.glyph for suit in Suit) == "♣♦♥♠"
    assert Card.from_code("Th").glyph == "10♥"


@given(sets, sets)
def test_card_sets_are_sets(left: frozenset[Card], right: frozenset[Card]) -> None:
    first, second = CardSet(left), CardSet(right)
    assert first | second == left | right
    assert first & second == left & right
    assert first - second == left - right
    assert first ^ second == left ^ right
    assert (first <= second) == (left <= right)
    assert first.isdisjoint(second) == left.isdisjoint(right)
    assert len(first) == len(left)
    assert all((card in first) == (card in left) for card in ALL_CARDS)
    assert isinstance(first | second, CardSet)


@given(sets)
def test_card_sets_round_trip(cards: frozenset[Card]) -> None:
    held = CardSet(cards)
    assert list(held) == sorted(cards)
    assert CardSet.from_bits(held.bits) == held
    assert CardSet.from_codes(str(held)) == held
    assert pickle.loads(pickle.dumps(held)) == held
    assert eval(repr(held), {"CardSet": CardSet}) == held
    assert {held: 1}[CardSet(sorted(cards, reverse=True))] == 1


def test_card_sets_are_frozen_and_hold_cards_alone() -> None:
    held = CardSet()
    with pytest.raises(AttributeError, match="frozen"):
        held.bits = 1
    assert "As" not in held
    assert not held


@pytest.mark.parametrize(
    ("deck", "size", "lowest", "missing"),
    [
        (FULL_DECK, 52, "2c", None),
        (SHORT_DECK, 36, "6c", "5s"),
        (MANILA_DECK, 32, "7c", "6s"),
        (ROYAL_DECK, 20, "Tc", "9s"),
    ],
)
def test_decks(deck: Deck, size: int, lowest: str, missing: str | None) -> None:
    assert deck.size == len(deck.cards) == len(set(deck.cards)) == size
    assert str(deck.cards[0]) == lowest
    assert str(deck.cards[-1]) == "As"
    assert len(deck.ranks) * 4 == size
    assert [card for card in ALL_CARDS if card in deck] == list(deck.cards)
    assert missing is None or Card.from_code(missing) not in deck
