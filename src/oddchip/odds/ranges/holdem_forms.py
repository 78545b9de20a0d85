"""What a word of a hold'em range names: the combos of two cards."""

import re
from collections.abc import Iterator
from fractions import Fraction
from functools import cached_property
from typing import Final

from oddchip.cards import FULL_DECK, Card, Rank, Suit
from oddchip.errors import TextError
from oddchip.odds.ranges.combo import all_combos, bits_of
from oddchip.odds.ranges.hand_order import hand_order
from oddchip.odds.ranges.signs import Word
from oddchip.odds.ranges.starting_class import StartingClass, class_combos
from oddchip.odds.ranges.syntax import read_number
from oddchip.ranking import ANY_FIVE, HIGH
from oddchip.variants import Variant

Combos = frozenset[int]
"""Combos as bits."""

_R: Final = "[2-9TJQKA]"
_COMBO: Final = re.compile(f"({_R})([SHDC])({_R})([SHDC])")
_HEAD: Final = re.compile(f"({_R})({_R})([SO]?)")
_WITH_CARD: Final = re.compile(rf"\*?({_R})([SHDC]?)\*?")
_PERCENT: Final = re.compile(r"([^%-]*)%|([^%-]*)%?-([^%-]*)%")
EXAMPLES: Final = "AA, TT+, AKs, A2s+, AhKh, 15%, random"


class HoldemForms:
    """Reads the words of a range of two-card hands; ``game`` gives the deck.

    ``X+`` on two ranks keeps the top card and lifts the kicker to one below it: ``KTs+`` is KTs, KJs and KQs, ``54s+``
    is 54s alone. ``TT+`` is tens and every higher pair. A run needs one top card (``A5s-A2s``), one gap (``76s-54s``)
    or two pairs (``22-55``); its ends may stand in either order.
    """

    def __init__(self, game: Variant) -> None:
        self.game = game

    @cached_property
    def everything(self) -> Combos:
        """Every combo of the deck."""
        return frozenset(all_combos(self.game.deck, 2))

    def either(self, first: Combos, second: Combos) -> Combos:
        """Combos in one or the other."""
        return first | second

    def both(self, first: Combos, second: Combos) -> Combos:
        """Combos in one and the other."""
        return first & second

    def minus(self, first: Combos, second: Combos) -> Combos:
        """Combos in the first but not in the second."""
        return first - second

    def read(self, word: Word) -> Combos:
        """The combos a word names."""
        if word.text.endswith("%") or "%-" in word.text:
            return self._percent(word)
        plain = word.with_letter_tens()
        if plain.text in ("RANDOM", "**", "*"):
            return self.everything
        if plain.text == "NONE":
            return frozenset()
        combo = _COMBO.fullmatch(plain.text)
        if combo:
            return self._combo(combo, plain)
        head = _HEAD.match(plain.text)
        if head:
            return frozenset(bits for kind in self._classes(head, plain, word) for bits in class_combos(kind))
        if "*" in plain.text and (card := _WITH_CARD.fullmatch(plain.text)):
            return self._with_card(card, plain)
        word.refuse_look_alikes()
        raise TextError("range-token", position=word.place(0), given=word.text, suggestion=_meant(plain.text))

    def _combo(self, match: re.Match[str], word: Word) -> Combos:
        cards = [
            Card(self._rank(match.group(rank), word, match.start(rank)), Suit.from_letter(match.group(rank + 1)))
            for rank in (1, 3)
        ]
        if cards[0] is cards[1]:
            place = word.place(match.start(3))
            raise TextError("card-repeated", position=place, card=cards[0].code, first=word.place(0))
        return frozenset({bits_of(cards)})

    def _with_card(self, match: re.Match[str], word: Word) -> Combos:
        rank = self._rank(match.group(1), word, match.start(1))
        suits = [Suit.from_letter(match.group(2))] if match.group(2) else list(Suit)
        wanted = bits_of(Card(rank, suit) for suit in suits)
        return frozenset(bits for bits in self.everything if bits & wanted)

    def _rank(self, letter: str, word: Word, at: int) -> Rank:
        rank, deck = Rank.from_letter(letter), self.game.deck
        if rank < deck.lowest:
            raise TextError(
                "rank-not-in-deck", position=word.place(at), given=letter, size=deck.size, variant=self.game.key
            )
        return rank

    def _classes(self, head: re.Match[str], word: Word, typed: Word) -> Iterator[StartingClass]:
        """The classes of a word that begins with two ranks."""
        high, low, mark = self._head(head, word, 0)
        tail = word.text[head.end() :]
        if not tail:
            return _marked(high, low, mark)
        if tail == "+":
            if high is low:
                return (StartingClass(rank, rank) for rank in Rank if rank >= high)
            return (kind for rank in Rank if low <= rank < high for kind in _marked(high, rank, mark))
        other = _HEAD.fullmatch(tail[1:]) if tail[0] == "-" else None
        if other is None:
            plus = "+" if tail[0] == "+" else ""
            suggestion = _run_example(high, low, mark) if tail[0] in "-." else _shown(head.group()) + plus
            place = word.place(head.end())
            raise TextError("range-tail", position=place, given=typed.tail(place), suggestion=suggestion)
        return self._run((high, low, mark), self._head(other, word, head.end() + 1), word)

    def _head(self, match: re.Match[str], word: Word, start: int) -> tuple[Rank, Rank, str]:
        ranks = [self._rank(match.group(part), word, start + match.start(part)) for part in (1, 2)]
        mark = match.group(3).lower()
        if ranks[0] is ranks[1] and mark:
            pair = match.group()[:2]
            given, place = _shown(match.group()), word.place(start + 2)
            raise TextError("range-pair-suited", position=place, given=given, suggestion=pair)
        return max(ranks), min(ranks), mark

    def _run(self, first: tuple[Rank, Rank, str], last: tuple[Rank, Rank, str], word: Word) -> Iterator[StartingClass]:
        (high, low, mark), (other_high, other_low, other_mark) = first, last
        steps = range(min(low, other_low), max(low, other_low) + 1)
        if mark == other_mark and (high is low) == (other_high is other_low):
            if high is other_high and high is not low:
                return (kind for rank in steps for kind in _marked(high, Rank(rank), mark))
            if high - low == other_high - other_low:
                gap = high - low
                return (kind for rank in steps for kind in _marked(Rank(rank + gap), Rank(rank), mark))
        names = word.text.partition("-")
        if mark != other_mark and high is not low and other_high is not other_low:
            shown = mark or other_mark
            suggestion = f"{names[0].rstrip('SO')}{shown}-{names[2].rstrip('SO')}{shown}"
        else:
            suggestion = _run_example(high, low, mark)
        raise TextError(
            "range-ends", position=word.place(0), first=_shown(names[0]), last=_shown(names[2]), suggestion=suggestion
        )

    def _percent(self, word: Word) -> Combos:
        if self.game.deck is not FULL_DECK or [(half.system, half.selection) for half in self.game.halves] != [
            (HIGH, ANY_FIVE)
        ]:
            raise TextError("range-percent-game", position=word.place(0), given=word.text, variant=self.game.key)
        match = _PERCENT.fullmatch(word.text)
        limits = [read_number(part) for part in match.groups() if part is not None] if match else [None]
        low, high = (Fraction(0), limits[0]) if len(limits) == 1 else sorted(limits, key=lambda share: share or 0)
        if low is None or high is None or high > 100:
            raise TextError("range-percent", position=word.place(0), given=word.text, suggestion="15%, 5%-15%")
        return frozenset(top_combos(high)) - frozenset(top_combos(low))


def top_combos(percent: Fraction) -> Iterator[int]:
    """The combos of the best hands, whole classes only, that are no more than ``percent`` of all 1,326.

    >>> len(list(top_combos(Fraction(5)))), 1326 * 5 / 100
    (60, 66.3)
    """
    room = percent * 1326 / 100
    for kind in hand_order():
        room -= kind.size
        if room < 0:
            return
        yield from class_combos(kind)


def _marked(high: Rank, low: Rank, mark: str) -> Iterator[StartingClass]:
    """The classes of two ranks: suited, offsuit, or both if nothing is said."""
    if high is low:
        yield StartingClass(high, low)
        return
    if mark != "o":
        yield StartingClass(high, low, suited=True)
    if mark != "s":
        yield StartingClass(high, low, suited=False)


def _run_example(high: Rank, low: Rank, mark: str) -> str:
    first = f"{high.letter}{low.letter}{mark}"
    if high is low:
        return f"{first}-{'22' if high is not Rank.TWO else '55'}"
    return f"{first}-{high.letter}{'2' if low is not Rank.TWO else Rank(high - 1).letter}{mark}"


def _shown(text: str) -> str:
    """A word as players write it: ranks in capitals, the mark small."""
    return text[:2] + text[2:].lower()


def _meant(text: str) -> str:
    """What an unreadable word may have meant."""
    if re.fullmatch(f"{_R}X?[SO]?", text) and text[0] != "2":
        return f"{text[0]}2{'' if text[-1] not in 'SO' else text[-1].lower()}+"
    if re.fullmatch(f"{_R}[HDC]", text):
        return f"{text[0]}{text[1].lower()}*"
    return EXAMPLES
