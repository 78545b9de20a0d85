"""What a figure says, in one language: amounts, pots, hands and states as short labels."""

from collections.abc import Sequence
from fractions import Fraction
from typing import Any

from oddchip.figures.decisions import Loss
from oddchip.pots import Amount
from oddchip.ranking import MadeHand, find_system
from oddchip.showdown import Share
from oddchip.wording.forms import Forms, Phrase, chips
from oddchip.wording.speaker import get_speaker
from oddchip.wording.telling import board_forms, fraction_forms, half_forms


class Voice:
    """Says the labels of a figure; ``currency`` is that of the amounts, if they have one.

    ``plain`` is for readers of the description, who hear cards as words.

    >>> Voice("en").say("decides")
    'decides'
    >>> Voice("ru", plain=True).amount(21)
    '21\\xa0фишка'
    """

    def __init__(self, lang: str, *, currency: str | None = None, plain: bool = False) -> None:
        self.speaker = get_speaker(lang, isolates=not plain, plain=plain)
        self.lang = lang
        self.currency = currency

    @property
    def rtl(self) -> bool:
        """Whether the language is read from right to left."""
        return self.speaker.direction == "rtl"

    def say(self, name: str, /, **arguments: Any) -> Phrase:
        """The message ``figure-<name>``."""
        return self.speaker.say(f"figure-{name}", **arguments)

    def amount(self, share: Share) -> Phrase:
        """Chips with their noun, money without one, or a part of a pot of unstated size."""
        if isinstance(share, Fraction):
            return self.speaker.form(fraction_forms(share))
        if self.currency is not None:
            return self.speaker.money(share, self.currency)
        return self.speaker.form(chips(share))

    def short_amount(self, share: Share) -> Phrase:
        """The same without a noun, where it is plain what is counted."""
        if isinstance(share, Fraction):
            return Phrase(self.speaker.isolate(f"{share.numerator}/{share.denominator}"))
        return self.amount(share) if self.currency is not None else self.speaker.number(share)

    def game(self, variant: str) -> Phrase:
        """The name of a game."""
        return self.speaker.say(f"variant-{variant}")

    def title(self, variant: str) -> Phrase:
        """The title of a showdown of a game."""
        return self.speaker.say("title-game", game=self.game(variant))

    def pot(self, label: str, pots: int) -> Phrase:
        """The name of a pot among so many."""
        kind, _, number = label.partition("-")
        if pots == 1:
            kind = "only"
        elif kind == "side" and pots == 2:
            kind = "side-one"
        return self.speaker.form(Forms("pot", kind, {"pot": kind, "number": int(number or 0)}), "label")

    def board(self, place: int) -> Phrase:
        """The name of a board among several, counted from zero."""
        return self.speaker.form(board_forms(place), "label")

    def slot(self, board: int | None, half: str | None) -> Phrase | None:
        """The name of a board, of a half, or of both; ``None`` if neither needs a name."""
        if half is None:
            return None if board is None else self.board(board)
        if board is None:
            return self.speaker.form(half_forms(half), "label")
        return self.speaker.say("join-slot", first=self.board(board), rest=self.speaker.form(half_forms(half)))

    def hand(self, hand: MadeHand) -> Phrase:
        """A hand by name with its kickers."""
        return self.speaker.hand_name(hand)

    def loss(self, loss: Loss) -> Phrase:
        """What beat a hand, and whose it was."""
        best, step = loss.comparison.left, loss.step
        kind = {"category": "category", "main": "rank", "kicker": "kicker"}[step.part]
        if kind == "kicker" and not best.main:  # the cards of a high card stand beside nothing
            kind = "rank"
        if find_system(best.value.system).low:
            kind = "low-category" if kind == "category" else "low"
        return self.say(f"lost-{kind}", winner=loss.winner, best=step.left, other=step.right)

    def names(self, names: Sequence[str]) -> Phrase:
        """Names as a list."""
        return self.speaker.names(names)


def total(amounts: Sequence[Amount]) -> Amount:
    """The sum of amounts.

    >>> total([1, 2])
    3
    """
    return sum(amounts)
