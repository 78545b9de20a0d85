"""Cards as text, and text as cards (grammar: docs/reference/showdown-line.md)."""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from oddchip.cards.card import ALL_CARDS, Card
from oddchip.cards.letters import (
    CARD_LETTERS,
    SEPARATORS,
    SUIT_SIGNS,
    CardLetters,
    is_blank,
    is_ignored,
    look_alike,
    playing_card,
)
from oddchip.cards.rank import Rank
from oddchip.cards.suit import SUIT_LETTERS, Suit
from oddchip.errors import HandError, TextError, UnknownNameError

_EXAMPLE = "As, Th, 9♦"
_CANONICAL = {card.code: card for card in ALL_CARDS}
_NUMERIC_RANKS = {"11": "J", "12": "Q", "13": "K", "14": "A", "1": "A"}


class ReadCard(NamedTuple):
    """One card as it was read: ``None`` for an unseen one, and where it stood (1 is the first character)."""

    card: Card | None
    position: int


def parse_cards(text: str, *, letters: str = "en") -> tuple[Card, ...]:
    """The cards written in ``text``, in order; each at most once.

    Any case, ``10h``, suit signs, playing-card characters; joined or parted by spaces, commas or semicolons.
    ``letters`` adds the card letters of a language (``ru``, ``ar``). Raises `TextError` for what is no card,
    with position, given and suggestion, and `HandError` for a card given twice.

    >>> [card.code for card in parse_cards("As 10h, 9♦kc")]
    ['As', 'Th', '9d', 'Kc']
    >>> [card.code for card in parse_cards("Тп Дч", letters="ru")]
    ['As', 'Qh']
    """
    found: dict[Card, int] = {}
    for card, position in read_cards(text, letters=letters):
        if card is None:
            raise TextError("unseen-card", position=position, given="??")
        if card in found:
            raise HandError("card-repeated", card=card.code, first=found[card], position=position)
        found[card] = position
    return tuple(found)


def parse_card(text: str, *, letters: str = "en") -> Card:
    """The one card written in ``text``.

    >>> parse_card("10♠").code
    'Ts'
    """
    cards = parse_cards(text, letters=letters)
    if len(cards) != 1:
        raise TextError("unknown-card", position=1, given=text, suggestion=_EXAMPLE)
    return cards[0]


def format_cards(cards: Iterable[Card | None]) -> str:
    """Canonical text: codes parted by spaces, ``??`` for an unseen card.

    >>> format_cards(parse_cards("as10H"))
    'As Th'
    """
    return " ".join("??" if card is None else card.code for card in cards)


def read_cards(text: str, *, letters: str = "en", start: int = 1) -> list[ReadCard]:
    """Every card of ``text`` with its position; unseen cards and repeats are the caller's business.

    ``start`` is the position of the first character, for text cut out of a longer line.

    >>> read_cards("As ??")
    [ReadCard(card=Card.from_code('As'), position=1), ReadCard(card=None, position=4)]
    """
    if letters not in CARD_LETTERS:
        raise UnknownNameError("unknown-language", given=letters, known=", ".join(sorted(CARD_LETTERS)))
    if letters == "en" and (canonical := _read_canonical(text, start)):
        return canonical
    reader = _Reader(text, CARD_LETTERS[letters], start)
    cards: list[ReadCard] = []
    while (card := reader.next_card()) is not None:
        cards.append(card)
    return cards


def _read_canonical(text: str, start: int) -> list[ReadCard] | None:
    """The cards of canonical text, joined or parted by one space; nothing for any other text, which takes longer."""
    step = 3 if text[2:3] == " " else 2
    codes = text.split(" ") if step == 3 else [text[at : at + 2] for at in range(0, len(text), 2)]
    cards = [_CANONICAL.get(code) for code in codes]
    if None in cards:
        return None
    return [ReadCard(card, start + step * place) for place, card in enumerate(cards)]


class _Reader:
    """Reads one card after another; positions count the characters of the text as it was given."""

    def __init__(self, text: str, letters: CardLetters, start: int) -> None:
        self.signs: Sequence[tuple[str, int]] = [
            (character, start + at) for at, character in enumerate(text) if not is_ignored(character)
        ]
        self.letters = letters
        self.at = 0

    def peek(self) -> str:
        """The next character, or nothing at the end."""
        return self.signs[self.at][0] if self.at < len(self.signs) else ""

    def next_card(self) -> ReadCard | None:
        while (sign := self.peek()) and (sign in SEPARATORS or is_blank(sign)):
            self.at += 1
        if not sign:
            return None
        position = self.signs[self.at][1]
        picture = playing_card(sign)
        if picture is not None:
            self.at += 1
            pips, suit = picture
            return ReadCard(Card(Rank(pips), suit) if pips else None, position)
        if sign == "?":
            return self._unseen(position)
        rank = self._rank(position)
        return ReadCard(Card(rank, self._suit(position, rank)), position)

    def _unseen(self, position: int) -> ReadCard:
        self.at += 1
        if self.peek() != "?":
            raise TextError("unknown-card", position=position, given="?", suggestion="??")
        self.at += 1
        return ReadCard(None, position)

    def _rank(self, position: int) -> Rank:
        sign = self.peek().upper()
        digits = self._digits()
        if digits in ("10", "١٠"):
            self.at += 2
            return Rank.TEN
        if digits in _NUMERIC_RANKS:
            raise TextError("numeric-rank", position=position, given=digits, suggestion=_NUMERIC_RANKS[digits])
        if sign in self.letters.unclear:
            raise TextError("ambiguous-ten", position=position, given=sign, suggestion=self.letters.unclear[sign])
        if sign not in self.letters.ranks:
            self._refuse(position)
        self.at += 1
        return self.letters.ranks[sign]

    def _digits(self) -> str:
        """A run of digits standing here, when it could be a number above nine."""
        end = self.at
        while end < len(self.signs) and self.signs[end][0].isdigit():
            end += 1
        run = "".join(sign for sign, _ in self.signs[self.at : end])
        return run[:2] if run[:1] in ("1", "١") else ""

    def _suit(self, position: int, rank: Rank) -> Suit:
        sign = self.peek()
        suit = SUIT_SIGNS[sign] if sign in SUIT_SIGNS else self.letters.suits.get(sign.lower())
        if suit is None:
            if sign and look_alike(sign):
                self._refuse(self.signs[self.at][1])
            given = rank.label + ("" if is_blank(sign or " ") else sign)
            raise TextError("unknown-card", position=position, given=given, suggestion=_suits_of(rank))
        self.at += 1
        return suit

    def _refuse(self, position: int) -> None:
        """Raise the error for the character that stands here."""
        sign = self.peek()
        other = look_alike(sign)
        if other is not None:
            name, suggestion = other
            raise TextError("look-alike", position=position, given=sign, letter=name, suggestion=suggestion)
        given = self._word()
        if len(given) == 2 and given[0].lower() in SUIT_LETTERS and given[1].upper() in self.letters.ranks:
            suggestion = self.letters.ranks[given[1].upper()].letter + given[0].lower()
        else:
            suggestion = _EXAMPLE
        raise TextError("unknown-card", position=position, given=given, suggestion=suggestion)

    def _word(self) -> str:
        end = self.at
        while end < len(self.signs) and not (is_blank(self.signs[end][0]) or self.signs[end][0] in SEPARATORS):
            end += 1
        return "".join(sign for sign, _ in self.signs[self.at : end])[:12]


def _suits_of(rank: Rank) -> str:
    return " ".join(rank.letter + suit.letter for suit in reversed(Suit))
