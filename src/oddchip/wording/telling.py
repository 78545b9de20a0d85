"""What the parts of an explanation share: one settlement, one speaker, and the things of a settlement as forms."""

from collections.abc import Iterable, Mapping
from decimal import Decimal
from fractions import Fraction
from functools import cached_property
from typing import Any, Final

from oddchip.showdown import Award, PotResult, Settlement
from oddchip.wording.forms import Forms, Phrase, chips
from oddchip.wording.speaker import Speaker

_NAMED_SHARES: Final = {
    Fraction(1): "whole",
    **{Fraction(part, whole): f"f{part}-{whole}" for part, whole in ((1, 2), (1, 3), (2, 3), (1, 4), (3, 4), (1, 6))},
    **{Fraction(part, whole): f"f{part}-{whole}" for part, whole in ((5, 6), (1, 8), (3, 8))},
}


def fraction_forms(share: Fraction) -> Forms:
    """A fraction of a pot: half, a third, or its numbers."""
    key = _NAMED_SHARES.get(share, "other")
    return Forms("fraction", key, {"share": key, "ratio": f"{share.numerator}/{share.denominator}"})


def half_forms(key: str) -> Forms:
    """A half of the pot by its key."""
    return Forms("half", key, {"half": key})


def board_forms(place: int) -> Forms:
    """A board, counted from zero."""
    return Forms("board", place + 1, {"number": place + 1})


class Telling:
    """A settlement to be told by a speaker."""

    def __init__(self, settlement: Settlement, speaker: Speaker) -> None:
        self.settlement = settlement
        self.speaker = speaker
        self.showdown = settlement.showdown

    def say(self, message_id: str, /, **arguments: Any) -> Phrase:
        """A message of the speaker's language."""
        return self.speaker.say(message_id, **arguments)

    @cached_property
    def halves(self) -> tuple[str, ...]:
        """Keys of the halves, the high side first as the house has it."""
        keys = tuple(half.key for half in self.showdown.variant.halves)
        swapped = self.showdown.rules.high_side == "other" and not self.showdown.variant.natural_high
        return keys[::-1] if swapped else keys

    @property
    def several_boards(self) -> bool:
        """Whether boards must be told apart."""
        return len(self.showdown.boards) > 1

    @property
    def several_pots(self) -> bool:
        """Whether pots must be told apart."""
        return len(self.settlement.pots) > 1

    def amount(self, share: Any) -> Forms | Phrase:
        """Chips, a sum of money, or a fraction of the pot."""
        if isinstance(share, Fraction):
            return fraction_forms(share)
        if isinstance(share, str):
            share = Decimal(share)
        if self.showdown.currency:
            return self.speaker.money(share, self.showdown.currency)
        return chips(share)

    def number(self, amount: Any) -> Phrase:
        """An amount without a noun."""
        if self.showdown.currency:
            return self.speaker.money(amount, self.showdown.currency)
        return self.speaker.number(Decimal(amount) if isinstance(amount, str) else amount)

    def pot(self, label: str) -> Forms:
        """A pot by its label: ``main``, ``side-1`` ..."""
        kind, _, number = label.partition("-")
        if not self.several_pots:
            kind = "only"
        elif kind == "side" and len(self.settlement.pots) == 2:
            kind = "side-one"
        return Forms("pot", kind, {"pot": kind, "number": int(number or 0)})

    def pots(self, labels: Iterable[str]) -> Phrase:
        """Pots as a list."""
        return self.speaker.joined([self.speaker.form(self.pot(label)) for label in labels])

    def slot(self, award: Award, pot: PotResult | None = None) -> Phrase | None:
        """What part of the pot an award is: its pot if given, its board, its half; ``None`` for a pot as a whole."""
        parts = [] if pot is None else [self.pot(pot.label)]
        if self.several_boards:
            parts.append(board_forms(award.board))
        if len(self.halves) > 1 and award.half != "both":
            parts.append(half_forms(award.half))
        if not parts:
            return None
        said = self.speaker.form(parts[-1], "label" if len(parts) == 1 else "nom")
        for at in range(len(parts) - 2, -1, -1):
            said = self.say("join-slot", first=self.speaker.form(parts[at], "nom" if at else "label"), rest=said)
        return said

    def shares(self, shares: Mapping[str, Any]) -> Phrase:
        """Who gets what, players with equal shares together."""
        groups: dict[Any, list[str]] = {}
        for player, share in shares.items():
            groups.setdefault(share, []).append(player)
        parts = [
            self.say("share-each", players=players, amount=self.amount(share))
            if len(players) > 1
            else self.say("share-one", player=players[0], amount=self.amount(share))
            for share, players in groups.items()
        ]
        return self.speaker.chain("join-comma", parts)
