"""The result: who wins what, and why, as immutable data."""

import importlib
from collections.abc import Mapping
from dataclasses import dataclass
from decimal import Decimal
from fractions import Fraction
from typing import Any, NamedTuple

from oddchip.pots import Amount
from oddchip.ranking import MadeHand
from oddchip.showdown.fact import Fact
from oddchip.showdown.showdown import Showdown

Share = int | Decimal | Fraction
"""Chips, or a fraction of the pot where no amounts are known."""


class PlayedHand(NamedTuple):
    """A seat's best hand on one board for one half; ``qualifies`` is false for a hand that may not win that half."""

    player: str
    board: int
    half: str
    hand: MadeHand
    qualifies: bool


class OddChip(NamedTuple):
    """An odd chip: who got it, how much it is, and the rule that says so."""

    player: str
    amount: Amount
    rule: str


@dataclass(frozen=True, slots=True)
class Award:
    """One part of a pot going to its winners: one board, one half.

    ``half`` is ``both`` where the same hands tie both halves and the pot is divided as one. ``amount`` is ``None`` and
    ``shares`` are fractions of the pot when no amounts are known. ``beats`` says for each losing hand what decided
    against it; ``decided_by`` is the reason to name first.
    """

    board: int
    half: str
    amount: Amount | None
    winners: tuple[str, ...]
    shares: Mapping[str, Share]
    odd_chips: tuple[OddChip, ...]
    decided_by: Fact
    beats: tuple[Fact, ...] = ()


@dataclass(frozen=True, slots=True)
class PotResult:
    """A pot with its awards. ``needs`` names unseen seats without which it cannot be decided; then it has no awards."""

    label: str
    amount: Amount | None
    rake: Amount
    eligible: tuple[str, ...]
    needs: tuple[str, ...]
    awards: tuple[Award, ...]
    facts: tuple[Fact, ...] = ()

    @property
    def winners(self) -> tuple[str, ...]:
        """Everyone who wins a part of this pot, in seat order."""
        won = {player for award in self.awards for player in award.winners}
        return tuple(player for player in self.eligible if player in won)


@dataclass(frozen=True, slots=True)
class Settlement:
    """A settled showdown: hands, refunds, pots with awards, payouts, facts.

    ``payouts`` is what each seat wins from the pots (seats that win nothing are left out); ``refunds`` stand apart.
    ``facts`` are the reasons that belong to no single pot, the mistakes this showdown invites among them.

    >>> from oddchip.showdown import parse_showdown, settle
    >>> line = "holdem | As Kd Qc Jh Ts | *D: fold 2 | A: 2c 3c 100 | B: 4c 5c 100 | C: 6c 7d 100"
    >>> dict(settle(parse_showdown(line)).payouts)
    {'A': 101, 'B': 101, 'C': 100}
    """

    showdown: Showdown
    hands: tuple[PlayedHand, ...]
    refunds: Mapping[str, Amount]
    pots: tuple[PotResult, ...]
    payouts: Mapping[str, Share]
    facts: tuple[Fact, ...]

    @property
    def balanced(self) -> bool:
        """Whether every chip is accounted for: paid, returned, raked, or waiting in a pot that needs an unseen hand."""
        if not self.showdown.has_stakes:
            return all(pot.needs or _paid(pot) == (1 if pot.amount is None else pot.amount) for pot in self.pots)
        put_in = sum((seat.live or 0) + seat.dead for seat in self.showdown.seats)
        kept = sum((pot.amount or 0) if pot.needs else pot.rake for pot in self.pots)
        paid: Amount = sum(share for share in self.payouts.values() if not isinstance(share, Fraction))
        return put_in == paid + sum(self.refunds.values()) + kept

    @property
    def rake(self) -> Amount:
        """What the house takes from all pots."""
        return sum(pot.rake for pot in self.pots)

    def hand(self, player: str, *, board: int = 0, half: str | None = None) -> MadeHand | None:
        """The hand of a player on a board for a half (the first half if not said), ``None`` if there is none."""
        wanted = half or self.showdown.variant.halves[0].key
        for played in self.hands:
            if (played.player, played.board, played.half) == (player, board, wanted):
                return played.hand
        return None

    def all_facts(self) -> tuple[Fact, ...]:
        """Every fact of the settlement: its own, its pots' and its awards'."""
        of_pots = [fact for pot in self.pots for fact in pot.facts]
        of_awards = [fact for pot in self.pots for award in pot.awards for fact in (award.decided_by, *award.beats)]
        return (*self.facts, *of_pots, *dict.fromkeys(of_awards))

    def to_svg(self, **options: Any) -> str:
        """The settlement as a picture, with the options of `oddchip.figures.to_svg`.

        Renderers lie in higher layers, so they are looked up when they are asked for and not before.
        """
        said: str = importlib.import_module("oddchip.figures").to_svg(self, **options)
        return said

    def to_html(self, **options: Any) -> str:
        """The settlement as an HTML element, picture and explanation, with the options of `oddchip.figures.to_html`."""
        said: str = importlib.import_module("oddchip.figures").to_html(self, **options)
        return said

    def _repr_svg_(self) -> str:
        return self.to_svg()

    def _repr_mimebundle_(self, include: object = None, exclude: object = None) -> dict[str, Any]:
        """Rich display for notebooks: picture and explanation as HTML, and the explanation as text."""
        del include, exclude
        wording = importlib.import_module("oddchip.wording")
        return {
            "text/plain": wording.explain(self, detail="full"),
            "text/html": self.to_html(),
        }


def _paid(pot: PotResult) -> Fraction:
    """What leaves a pot: shares and rake."""
    shares = (Fraction(share) for award in pot.awards for share in award.shares.values())
    return sum(shares, Fraction(pot.rake))
