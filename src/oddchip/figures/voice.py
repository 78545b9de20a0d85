"""What a figure says, in one language: amounts, pots, hands and states as short labels."""

from collections.abc import Sequence
from decimal import Decimal
from fractions import Fraction
from typing import Any, Final

from oddchip.pots import Amount
from oddchip.ranking import MadeHand
from oddchip.showdown import Share
from oddchip.wording.forms import Forms, Phrase, chips
from oddchip.wording.speaker import get_speaker


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
            return self.speaker.form(_part(share))
        if self.currency is not None:
            return self.speaker.money(share, self.currency)
        return self.speaker.form(chips(share))

    def short_amount(self, share: Share) -> Phrase:
        """The same without a noun, where it is plain what is counted."""
        if isinstance(share, Fraction):
            return Phrase(self.speaker.isolate(f"{share.numerator}/{share.denominator}" if share != 1 else "1"))
        return self.amount(share) if self.currency is not None else self.speaker.number(share)

    def game(self, variant: str) -> Phrase:
        """The name of a game."""
        return self.speaker.say(f"variant-{variant}")

    def pot(self, label: str, pots: int) -> Phrase:
        """The name of a pot among so many."""
        kind, _, number = label.partition("-")
        if pots == 1:
            kind = "only"
        elif kind == "side" and pots == 2:
            kind = "side-one"
        return self.say("pot", pot=kind, number=int(number or 0))

    def slot(self, board: int | None, half: str | None) -> Phrase | None:
        """The name of a board, of a half, or of both; ``None`` if neither needs a name."""
        parts = []
        if board is not None:
            parts.append(self.say("board-number", number=board + 1))
        if half is not None:
            parts.append(self.say("half", half=Forms("half", half)))
        if len(parts) == 2:
            return self.say("slot", board=parts[0], half=parts[1])
        return parts[0] if parts else None

    def hand(self, hand: MadeHand) -> Phrase:
        """A hand by name with its kickers."""
        return self.speaker.hand_name(hand)

    def names(self, names: Sequence[str]) -> Phrase:
        """Names as a list."""
        return self.speaker.names(names)


_NAMED_PARTS: Final = frozenset({"f1-2", "f1-3", "f2-3", "f1-4", "f3-4", "f1-6", "f5-6", "f1-8", "f3-8"})


def _part(share: Fraction) -> Forms:
    """A part of a pot of unstated size as a thing with forms."""
    key = "whole" if share == 1 else f"f{share.numerator}-{share.denominator}"
    return Forms(
        "fraction",
        key,
        {
            "share": Forms("fraction", key if key in {*_NAMED_PARTS, "whole"} else "other"),
            "numerator": share.numerator,
            "denominator": share.denominator,
        },
    )


def is_amount(share: Share) -> bool:
    """Whether a share is a number of chips, not a part of an unknown pot.

    >>> is_amount(12), is_amount(Fraction(1, 2))
    (True, False)
    """
    return isinstance(share, int | Decimal)


def total(amounts: Sequence[Amount]) -> Amount:
    """The sum of amounts.

    >>> total([1, 2])
    3
    """
    return sum(amounts)
