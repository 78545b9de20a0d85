"""Outs: how many next cards help, and how likely one of them comes."""

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from fractions import Fraction
from itertools import combinations
from math import comb
from typing import Any, Literal

from oddchip.cards import Card
from oddchip.errors import HandError, UnknownNameError
from oddchip.odds.draws import Draw
from oddchip.odds.out_cards.next_card import NextCard, next_cards
from oddchip.odds.out_cards.standing import Outcome, outcome
from oddchip.odds.street import Street, read_street
from oddchip.variants import Cards, Variant

OutsMode = Literal["improve", "win"]
"""``improve``: cards that raise the category. ``win``: cards after which the hand leads though it does not now."""


@dataclass(frozen=True, slots=True)
class Runouts:
    """Every way the board can end, counted: how the hand stands at the end against the known hands."""

    win: int
    tie: int
    lose: int

    @property
    def total(self) -> int:
        """Number of run-outs: pairs of cards on the flop, single cards on the turn."""
        return self.win + self.tie + self.lose


@dataclass(frozen=True, slots=True)
class Outs:
    """What the next card may do for a hand, from flop or turn.

    ``next_cards`` holds all unseen cards, each once, with reasons. ``now`` is how the hand stands (``None`` without
    known opposing hands), ``runouts`` how it will, by complete enumeration. Every chance is an exact `Fraction` of the
    unseen cards.
    """

    street: Street
    mode: OutsMode
    now: Outcome | None
    next_cards: tuple[NextCard, ...]
    runouts: Runouts | None

    @property
    def cards(self) -> tuple[Card, ...]:
        """The outs of this mode, each once; in the mode ``win`` none when the hand leads already."""
        if self.mode == "improve":
            return tuple(row.card for row in self.next_cards if row.improves)
        return () if self.now == "win" else self._with_outcome("win")

    @property
    def ties(self) -> tuple[Card, ...]:
        """Cards after which the hand shares the lead."""
        return self._with_outcome("tie")

    @property
    def losing(self) -> tuple[Card, ...]:
        """Cards after which the hand is behind; for a hand that leads, the outs of its opponents."""
        return self._with_outcome("lose")

    @property
    def tainted(self) -> tuple[NextCard, ...]:
        """Cards that improve the hand, and the opponent's more: they look like outs and are none."""
        return tuple(row for row in self.next_cards if row.tainted)

    @property
    def unseen(self) -> int:
        """Number of cards that may come."""
        return len(self.next_cards)

    @property
    def chance_next(self) -> Fraction:
        """Chance that the next card is an out."""
        return Fraction(len(self.cards), self.unseen)

    @property
    def chance_by_river(self) -> Fraction:
        """Chance that at least one card still to come is an out of this street; a win at the end is `runouts`."""
        return hit_chance(len(self.cards), self.unseen, self.street.cards_to_come)

    @property
    def rule_of_thumb(self) -> tuple[int, int]:
        """The rule of two and four in percent: two an out for the next card, four an out with two cards to come."""
        count = len(self.cards)
        return 2 * count, 2 * self.street.cards_to_come * count

    def _with_outcome(self, wanted: Outcome) -> tuple[Card, ...]:
        return tuple(row.card for row in self.next_cards if row.outcome == wanted)

    def to_json(self, draws: Iterable[Draw] = ()) -> dict[str, Any]:
        """The outs, with the hand's ``draws``, as plain data: ``oddchip/outs/1``; chances are fractions as text."""
        runouts = self.runouts
        return {
            "schema": "oddchip/outs/1",
            "variant": self.street.game.key,
            "mode": self.mode,
            "hole": [card.code for card in self.street.hole],
            "board": [card.code for card in self.street.board],
            "against": [[card.code for card in hand] for hand in self.street.opponents],
            "dead": [card.code for card in self.street.dead],
            "now": self.now,
            "outs": [card.code for card in self.cards],
            "ties": [card.code for card in self.ties],
            "tainted": [row.card.code for row in self.tainted],
            "unseen": self.unseen,
            "chance_next": f"{len(self.cards)}/{self.unseen}",
            "chance_by_river": str(self.chance_by_river),
            "rule_of_thumb": list(self.rule_of_thumb),
            "runouts": runouts and {"win": runouts.win, "tie": runouts.tie, "lose": runouts.lose},
            "next_cards": [row.to_json() for row in self.next_cards],
            "draws": [draw.to_json() for draw in draws],
        }


def outs(
    variant: str | Variant,
    hole: Cards,
    board: Cards,
    against: str | Iterable[Cards] | None = None,
    dead: Cards = "",
    mode: OutsMode = "improve",
) -> Outs:
    """The outs of a hand on the flop or turn of any game with a board.

    ``against`` is one known opposing hand as text, or a sequence of hands; ``dead`` are other cards known to be gone.
    ``mode="improve"`` counts cards that raise the category of the hand (a low: that make it qualify), ``mode="win"``
    cards that take the lead from the known hands; in split games the lead is the greater part of the pot.

    Raises `HandError` for a board that is no flop or turn (``outs-board``), for counts and repeated cards, and for the
    mode ``win`` without a known hand (``outs-opponent``); `TextError` for text that is no card; `UnknownNameError` for
    an unknown game, mode or a game without a board (``outs-game``).

    >>> flush_draw = outs("holdem", "Ah Kh", "Qh 7h 2c", against="Qs Js", mode="win")
    >>> len(flush_draw.cards), flush_draw.chance_next, flush_draw.rule_of_thumb
    (15, Fraction(1, 3), (30, 60))
    """
    street = read_street(variant, hole, board, against, dead)
    if mode not in ("improve", "win"):
        raise UnknownNameError("unknown-choice", option="mode", given=mode, known="improve, win")
    if mode == "win" and not street.opponents:
        raise HandError("outs-opponent")
    hands = (street.hole, *street.opponents)
    now = outcome(street.game, hands, street.board) if street.opponents else None
    return Outs(street, mode, now, tuple(next_cards(street, now)), _run_out(street) if street.opponents else None)


def hit_chance(outs: int, unseen: int, cards_to_come: int) -> Fraction:
    """Chance that at least one of ``outs`` cards is among the next ``cards_to_come`` of ``unseen``.

    >>> hit_chance(9, 47, 2), hit_chance(9, 46, 1)
    (Fraction(378, 1081), Fraction(9, 46))
    """
    return 1 - Fraction(comb(unseen - outs, cards_to_come), comb(unseen, cards_to_come))


def _run_out(street: Street) -> Runouts:
    hands = (street.hole, *street.opponents)
    found = Counter(
        outcome(street.game, hands, (*street.board, *cards))
        for cards in combinations(street.unseen, street.cards_to_come)
    )
    return Runouts(found["win"], found["tie"], found["lose"])
