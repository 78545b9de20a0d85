"""Letters that are not the canonical ones: local alphabets, look-alikes, signs that mean nothing."""

import unicodedata
from dataclasses import dataclass, field
from typing import Final

from oddchip.cards.rank import RANK_LETTERS, Rank
from oddchip.cards.suit import Suit

SUIT_SIGNS: Final = {
    "♠": Suit.SPADES, "♤": Suit.SPADES, "♥": Suit.HEARTS, "♡": Suit.HEARTS,
    "♦": Suit.DIAMONDS, "♢": Suit.DIAMONDS, "♣": Suit.CLUBS, "♧": Suit.CLUBS,
}  # fmt: skip
"""Suit signs, filled and hollow."""

SEPARATORS: Final = frozenset(" \t\r\n,;،؛")
"""Characters that part one card from the next."""

_IGNORED_CATEGORIES: Final = frozenset({"Cf"})
_IGNORED: Final = frozenset("\N{VARIATION SELECTOR-15}\N{VARIATION SELECTOR-16}\N{COMBINING GRAPHEME JOINER}")
_BLANKS: Final = frozenset("\N{NO-BREAK SPACE}\N{NARROW NO-BREAK SPACE}\N{FIGURE SPACE}\N{THIN SPACE}")

_LOOK_ALIKES: Final = {
    # Cyrillic and Greek capitals and small letters that the eye reads as letters of card codes
    "А": "A", "а": "A", "К": "K", "к": "K", "Т": "10 / A", "т": "10 / A",
    "с": "c", "С": "c", "ѕ": "s", "Ѕ": "s", "һ": "h", "Һ": "h", "Ј": "J", "ј": "J", "Ԁ": "d", "ԁ": "d",
    "В": "J", "Д": "Q", "Ԛ": "Q", "ԛ": "Q",
    "Α": "A", "α": "A", "Κ": "K", "κ": "K", "Τ": "T", "τ": "T", "ϲ": "c", "ϳ": "J",
}  # fmt: skip

_PLAYING_CARDS_START: Final = 0x1F0A0
_PLAYING_CARDS_END: Final = 0x1F0DF
_PLAYING_CARD_SUITS: Final = (Suit.SPADES, Suit.HEARTS, Suit.DIAMONDS, Suit.CLUBS)
# The low digit of a playing-card code point; 12 is the knight, which no poker deck has.
_PLAYING_CARD_RANKS: Final = {1: 14, **{n: n for n in range(2, 12)}, 13: 12, 14: 13}


@dataclass(frozen=True, slots=True)
class CardLetters:
    """How cards are typed in one language: letter to rank, letter to suit, letters that would be unclear."""

    language: str
    ranks: dict[str, Rank]
    suits: dict[str, Suit]
    unclear: dict[str, str] = field(default_factory=dict)


_LATIN_RANKS: Final = {letter: Rank.from_letter(letter) for letter in RANK_LETTERS}
_LATIN_SUITS: Final = {suit.letter: suit for suit in Suit}
_ARABIC_DIGITS: Final = {chr(0x0660 + n): Rank(n) for n in range(2, 10)}

CARD_LETTERS: Final = {
    "en": CardLetters("en", _LATIN_RANKS, _LATIN_SUITS),
    # Т, К, Д, В: туз, король, дама, валет; п, ч, б, т: пики, червы, бубны, трефы
    "ru": CardLetters(
        "ru",
        {**{k: v for k, v in _LATIN_RANKS.items() if k != "T"},
         "Т": Rank.ACE, "К": Rank.KING, "Д": Rank.QUEEN, "В": Rank.JACK},
        {**_LATIN_SUITS, "п": Suit.SPADES, "ч": Suit.HEARTS, "б": Suit.DIAMONDS, "т": Suit.CLUBS},
        {"T": "10"},
    ),
    "ar": CardLetters("ar", {**_LATIN_RANKS, **_ARABIC_DIGITS}, _LATIN_SUITS),
}  # fmt: skip
"""Card letters by language; ``en`` is the canonical form."""


def is_ignored(character: str) -> bool:
    """Whether a character carries no meaning: bidi marks, zero-width characters, variation selectors.

    >>> is_ignored("\\u2066"), is_ignored("A")
    (True, False)
    """
    return character in _IGNORED or unicodedata.category(character) in _IGNORED_CATEGORIES


def is_blank(character: str) -> bool:
    """Whether a character is white space, no-break spaces included.

    >>> is_blank("\\u202f"), is_blank("-")
    (True, False)
    """
    return character in _BLANKS or character.isspace()


def look_alike(character: str) -> tuple[str, str] | None:
    """Name and suggestion for a letter of another alphabet, ``None`` for ASCII, digits and signs.

    >>> look_alike("с")
    ('CYRILLIC SMALL LETTER ES', 'c')
    """
    if character.isascii() or not character.isalpha():
        return None
    compatible = unicodedata.normalize("NFKC", character)
    if compatible.isascii():
        suggestion = compatible
    else:
        suggestion = _LOOK_ALIKES.get(character, "A K Q J T 9 8 7 6 5 4 3 2, s h d c")
    return unicodedata.name(character, f"U+{ord(character):04X}"), suggestion


def playing_card(character: str) -> tuple[int, Suit] | None:
    """Pips and suit of a Unicode playing card; pips 0 is its back, ``None`` anything else.

    >>> playing_card("🃏") is None
    True
    """
    point = ord(character)
    if not _PLAYING_CARDS_START <= point <= _PLAYING_CARDS_END:
        return None
    row, column = divmod(point - _PLAYING_CARDS_START, 16)
    if row == column == 0:
        return 0, Suit.SPADES
    pips = _PLAYING_CARD_RANKS.get(column)
    return None if pips is None else (pips, _PLAYING_CARD_SUITS[row])
