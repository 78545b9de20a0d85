"""Which cards decided: read off the facts of a settlement, for marking them in a picture."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final, Literal, NamedTuple

from oddchip.cards import Card
from oddchip.ranking import MadeHand
from oddchip.showdown import Award, PlayedHand, Settlement

_COMPARISONS: Final = frozenset({"category-decides", "rank-decides", "kicker-decides"})
WITHOUT_CARDS: Final = frozenset({"uncontested", "sole-eligible", "declared"})
"""Reasons of awards that no hand was needed for."""

Kind = Literal["decides", "beaten"]


class Mark(NamedTuple):
    """Cards of one hand that decide, or that are beaten by those that do; ``decision`` counts from 1."""

    decision: int
    kind: Kind
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class Strip:
    """The cards that play for one seat on one board for one half, with what is marked on them.

    ``half`` is ``None`` in games that do not split the pot. ``wins`` says that the hand wins a part of a pot.
    """

    played: PlayedHand
    half: str | None
    wins: bool
    marks: tuple[Mark, ...]

    @property
    def shown(self) -> bool:
        """Whether the cards are worth showing: a hand that cannot win its half is only mentioned."""
        return self.played.qualifies or self.wins


class Decision(NamedTuple):
    """One comparison that gave chips: where, what was beaten, and by which step.

    Awards of several pots that come from the same comparison share it, whoever of the tied winners may win them.
    """

    board: int
    half: str
    loser: str
    code: str
    category: str
    step: int


class Reading:
    """A settlement read for drawing: its decisions, and the strips of each seat.

    >>> from oddchip.showdown import parse_showdown, settle
    >>> reading = Reading(settle(parse_showdown("holdem | Qs 9h 6d 4c 2s | A: Ad Qc 100 | B: Kd Qh 100")))
    >>> strip = reading.strips("A")[0]
    >>> strip.wins, [(mark.kind, mark.cards[0].code) for mark in strip.marks]
    (True, [('decides', 'Ad')])
    """

    def __init__(self, settlement: Settlement) -> None:
        self.settlement = settlement
        self._winners: dict[Decision, set[str]] = {}
        for board, half, award in _awards(settlement):
            decision = _decision(board, half, award)
            if decision is not None:
                self._winners.setdefault(decision, set()).update(award.winners)
        self.decisions: list[Decision] = list(self._winners)
        self._split = settlement.showdown.variant.is_split
        self._winning = {
            (board, half, player)
            for board, half, award in _awards(settlement)
            if award.decided_by.code not in WITHOUT_CARDS
            for player in award.winners
        }

    def number(self, board: int, half: str, award: Award) -> int | None:
        """The number of the decision that gave this award, ``None`` where no card decided."""
        decision = _decision(board, half, award)
        return None if decision is None else self.decisions.index(decision) + 1

    def strips(self, player: str) -> list[Strip]:
        """The hands of a seat in the order of boards and halves."""
        return [self._strip(played) for played in self.settlement.hands if played.player == player]

    def playing(self, board: int) -> frozenset[Card]:
        """The cards of a board that play in a hand that is shown."""
        strips = [self._strip(played) for played in self.settlement.hands if played.board == board]
        return frozenset(card for strip in strips if strip.shown for card in strip.played.hand.from_board)

    def _strip(self, played: PlayedHand) -> Strip:
        wins = (played.board, played.half, played.player) in self._winning
        return Strip(played, played.half if self._split else None, wins, tuple(self._marks(played)))

    def _marks(self, played: PlayedHand) -> Iterator[Mark]:
        for at, decision in enumerate(self.decisions, 1):
            if (played.board, played.half) == (decision.board, decision.half):
                if played.player in self._winners[decision]:
                    yield Mark(at, "decides", step_cards(played.hand, decision.code, decision.step))
                elif played.player == decision.loser:
                    yield Mark(at, "beaten", step_cards(played.hand, decision.code, decision.step))


def step_cards(hand: MadeHand, code: str, step: int) -> tuple[Card, ...]:
    """The cards of a hand that a deciding fact speaks of: its main part, one rank of it, or one kicker.

    >>> from oddchip.cards import parse_cards
    >>> from oddchip.ranking import ANY_FIVE, HIGH
    >>> hand = HIGH.best(ANY_FIVE, parse_cards("Ad Qc"), parse_cards("Qs 9h 6d 4c 2s"))
    >>> [card.code for card in step_cards(hand, "kicker-decides", 2)]
    ['9h']
    """
    if code == "kicker-decides":
        return (hand.kickers[step - 1],)
    if code == "rank-decides":
        rank = list(dict.fromkeys(card.rank for card in hand.main))[step - 1]
        return tuple(card for card in hand.main if card.rank is rank)
    return hand.main or hand.cards


def _awards(settlement: Settlement) -> Iterator[tuple[int, str, Award]]:
    """Every award under the board and half of the hands it was given for; one for both halves comes twice."""
    halves = tuple(dict.fromkeys(played.half for played in settlement.hands))
    for pot in settlement.pots:
        for award in pot.awards:
            for half in halves if award.half == "both" else (award.half,):
                yield award.board, half, award


def _decision(board: int, half: str, award: Award) -> Decision | None:
    """The comparison with the strongest losing hand, also where several hands tie for the best."""
    facts = (award.decided_by, *award.beats)
    fact = next((fact for fact in facts if fact.code in _COMPARISONS), None)
    if fact is None:
        return None
    return Decision(board, half, fact["loser"], fact.code, fact["category"], fact["index"])
