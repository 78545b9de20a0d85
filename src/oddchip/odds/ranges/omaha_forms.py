"""What a word of an Omaha range names: a pattern of four, five or six cards.

The simple forms of the syntax that ProPokerTools made common, each with one meaning: ``AA`` is at least two aces;
``*`` and ``x`` beside a rank are any card; ``R O N`` are ranks without a name; ``xxyy`` alone is a pattern of suits;
``$ds $ss $np`` are double-suited, single-suited, no pair.
"""

import re
from typing import Final, NoReturn

from oddchip.cards import Card, Rank, Suit
from oddchip.errors import TextError
from oddchip.odds.ranges.pattern import (
    EVERY_HAND,
    NO_HAND,
    RANK_VARIABLES,
    Held,
    Macro,
    Pattern,
    SingleSuited,
    Suited,
    both,
    either,
    held,
    minus,
)
from oddchip.odds.ranges.signs import Word
from oddchip.variants import Variant

_PAIR: Final = Held(groups=(2,))
_TRIPS: Final = Held(groups=(3,))
_TWO_PAIR: Final = Held(groups=(2, 2))
MACROS: Final[dict[str, Pattern]] = {
    "DS": Suited((2, 2)),
    "SS": SingleSuited(),
    "NP": Macro("$np", minus(EVERY_HAND, _PAIR)),
    "NT": Macro("$nt", minus(EVERY_HAND, _TRIPS)),
    "OP": Macro("$op", minus(_PAIR, either([_TWO_PAIR, _TRIPS]))),
    "TP": Macro("$tp", minus(_TWO_PAIR, _TRIPS)),
}
"""Macros, with or without ``$``: two suits twice, one suit twice, no pair, no three of a rank, one pair, two pair."""

_ELEMENT: Final = re.compile(rf"([2-9TJQKA])([SHDC]?)|([{RANK_VARIABLES}])|([*X])")
_SUIT_LETTERS: Final = re.compile(r"[WXYZ]{2,}")
_PLUS: Final = re.compile(r"([2-9TJQKA])\1\+")
_PAIR_RUN: Final = re.compile(r"([2-9TJQKA])\1-([2-9TJQKA])\2")
_TAIL: Final = re.compile(r"(.*[2-9TJQKA*XRON])\$?(DS|SS)")
_EXAMPLES: Final = "AA, AA$ds, KKJTss, AKQJ, AsKsQdJd, RROO, $np, random"


class OmahaForms:
    """Reads the words of a range of hands of ``game.hole`` cards."""

    def __init__(self, game: Variant) -> None:
        self.game = game

    def either(self, first: Pattern, second: Pattern) -> Pattern:
        """Hands of one or the other."""
        return either([first, second])

    def both(self, first: Pattern, second: Pattern) -> Pattern:
        """Hands of one and the other."""
        return both(first, second)

    def minus(self, first: Pattern, second: Pattern) -> Pattern:
        """Hands of the first but not of the second."""
        return minus(first, second)

    def read(self, word: Word) -> Pattern:
        """The pattern a word names."""
        plain = word.with_letter_tens()
        text = plain.text
        if text in ("RANDOM", "NONE"):
            return EVERY_HAND if text == "RANDOM" else NO_HAND
        if text.lstrip("$") in MACROS:
            return MACROS[text.lstrip("$")]
        if text.endswith("%"):
            raise TextError("range-percent-game", position=word.place(0), given=word.text, variant=self.game.key)
        if _SUIT_LETTERS.fullmatch(text):
            return self._suits(plain)
        if match := _PLUS.fullmatch(text) or _PAIR_RUN.fullmatch(text):
            return self._pairs(match, plain)
        if match := _TAIL.fullmatch(text):
            head = Word(match.group(1), plain.places[: match.end(1)])
            return both(self._cards(head), MACROS[match.group(2)])
        return self._cards(plain, word)

    def _suits(self, word: Word) -> Pattern:
        groups = sorted((word.text.count(letter) for letter in set(word.text)), reverse=True)
        self._check_count(len(word.text), word)
        return Suited(tuple(groups))

    def _pairs(self, match: re.Match[str], word: Word) -> Pattern:
        ends = [self._rank(letter, word, match.start(part)) for part, letter in enumerate(match.groups(), 1)]
        top, bottom = max(ends) if len(ends) == 2 else Rank.ACE, min(ends)
        pairs = either(held((), [rank, rank]) for rank in reversed(Rank) if bottom <= rank <= top)
        if top is bottom:
            return pairs
        first, last = top.letter * 2, bottom.letter * 2
        return Macro(f"{last}+" if top is Rank.ACE else f"{first}-{last}", pairs)

    def _cards(self, word: Word, typed: Word | None = None) -> Pattern:
        cards: dict[Card, int] = {}
        ranks: list[Rank] = []
        letters: dict[str, int] = {}
        count = at = 0
        while at < len(word.text):
            match = _ELEMENT.match(word.text, at)
            if match is None:
                self._refuse(word, typed or word, at)
            letter, suit, variable, _ = match.groups()
            if letter and suit:
                card = Card(self._rank(letter, word, at), Suit.from_letter(suit))
                if card in cards:
                    raise TextError("card-repeated", position=word.place(at), card=card.code, first=cards[card])
                cards[card] = word.place(at)
            elif letter:
                ranks.append(self._rank(letter, word, at))
            elif variable:
                letters[variable] = letters.get(variable, 0) + 1
            count += 1
            at = match.end()
        self._check_count(count, word)
        pattern = held(cards, ranks, list(letters.values()))
        if any(number > 4 for number in pattern.ranks):
            raise TextError("range-token", position=word.place(0), given=word.text, suggestion=_EXAMPLES)
        return pattern

    def _refuse(self, word: Word, typed: Word, at: int) -> NoReturn:
        typed.refuse_look_alikes()
        if not at:
            raise TextError("range-token", position=word.place(0), given=typed.text, suggestion=_EXAMPLES)
        raise TextError(
            "range-tail", position=word.place(at), given=typed.tail(word.place(at)), suggestion=_shown(word.text[:at])
        )

    def _rank(self, letter: str, word: Word, at: int) -> Rank:
        rank, deck = Rank.from_letter(letter), self.game.deck
        if rank < deck.lowest:
            raise TextError(
                "rank-not-in-deck", position=word.place(at), given=letter, size=deck.size, variant=self.game.key
            )
        return rank

    def _check_count(self, count: int, word: Word) -> None:
        if count > self.game.hole:
            raise TextError(
                "range-card-count",
                position=word.place(0),
                given=word.text,
                count=count,
                expected=self.game.hole,
                variant=self.game.key,
            )


def _shown(text: str) -> str:
    """Cards as they are written: ranks in capitals, suits small."""
    return re.sub(r"(?<=[2-9TJQKA])[SHDC]", lambda match: match.group().lower(), text)
