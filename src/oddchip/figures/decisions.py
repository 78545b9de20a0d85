"""Which cards decided: the comparisons behind a settlement, for marking them in a picture.

Every award has one comparison that decided it, that of its best hand with the strongest hand it beat: its cards are
marked at both hands, under a number where there are several. A hand that is beaten in no such comparison still lost to
someone. Its own card is marked too, and words beside it say what beat it, where the loss was the narrowest: in the
last pot it was in.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final, Literal, NamedTuple

from oddchip.cards import Card
from oddchip.ranking import Comparison, MadeHand, Step, compare_hands
from oddchip.showdown import Award, PlayedHand, PotResult, Settlement

WITHOUT_CARDS: Final = frozenset({"uncontested", "sole-eligible", "declared"})
"""Reasons of awards that no hand was needed for."""

Kind = Literal["decides", "beaten"]


class Mark(NamedTuple):
    """Cards of one hand that decide, or that are beaten; ``decision`` counts from 1, 0 stands for none of them."""

    decision: int
    kind: Kind
    cards: tuple[Card, ...]


class Loss(NamedTuple):
    """How one hand lost to the best one on a board for a half: to whom, and the comparison that the best one won."""

    board: int
    half: str
    winner: str
    loser: str
    comparison: Comparison

    @property
    def step(self) -> Step:
        """The step that decided."""
        return self.comparison.steps[-1]


@dataclass(frozen=True, slots=True)
class Strip:
    """The cards that play for one seat on one board for one half, with what is marked on them.

    ``half`` is ``None`` in games that do not split the pot. ``wins`` says that the hand wins a part of a pot. ``loss``
    is told in words: that of a hand no award was decided against.
    """

    played: PlayedHand
    half: str | None
    wins: bool
    marks: tuple[Mark, ...]
    loss: Loss | None

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
    step: Step


class Reading:
    """A settlement read for drawing: its decisions, and the strips of each seat.

    >>> from oddchip.showdown import parse_showdown, settle
    >>> line = "holdem | Qs 9h 6d 4c 2s | A: Ad Qc 100 | B: Kd Qh 100 | C: Jd Jc 100"
    >>> reading = Reading(settle(parse_showdown(line)))
    >>> strip = reading.strips("A")[0]
    >>> strip.wins, [(mark.kind, mark.cards[0].code) for mark in strip.marks]
    (True, [('decides', 'Ad')])
    >>> loss = reading.strips("C")[0].loss
    >>> loss.winner, loss.step.left.name, loss.step.right.name
    ('A', 'QUEEN', 'JACK')
    """

    def __init__(self, settlement: Settlement) -> None:
        self.settlement = settlement
        self._played = {(hand.player, hand.board, hand.half): hand for hand in settlement.hands}
        self._halves = tuple(dict.fromkeys(hand.half for hand in settlement.hands))
        self._split = settlement.showdown.variant.is_split
        self._winning = {
            (board, half, player)
            for _, board, half, award in self._awards()
            if award.decided_by.code not in WITHOUT_CARDS
            for player in award.winners
        }
        self._winners: dict[Decision, set[str]] = {}
        for pot, board, half, award in self._awards():
            for loss in self._losses(pot, board, half, award)[:1]:
                self._winners.setdefault(_decision(loss), set()).update(award.winners)
        self.decisions: list[Decision] = list(self._winners)
        self._told = self._losses_to_tell()

    def numbers(self, pot: PotResult, award: Award) -> list[int]:
        """The numbers of the decisions that gave this award: one, none where no card decided, or one for each half."""
        decided = [self._losses(pot, award.board, half, award)[:1] for half in self._halves_of(award)]
        return [self.decisions.index(_decision(loss)) + 1 for losses in decided for loss in losses]

    def strips(self, player: str) -> list[Strip]:
        """The hands of a seat in the order of boards and halves."""
        return [self._strip(played) for played in self.settlement.hands if played.player == player]

    def losses(self, pot: PotResult) -> list[Loss]:
        """The comparisons marked for a pot: those that decided it, and those that are told beside a hand."""
        found = []
        for own, board, half, award in self._awards():
            if own is pot:
                losses = self._losses(pot, board, half, award)
                told = [loss for loss in losses[1:] if self._told.get((loss.loser, board, half)) == loss]
                found += [*losses[:1], *told]
        return found

    def playing(self, board: int) -> frozenset[Card]:
        """The cards of a board that play in a hand that is shown."""
        strips = [self._strip(played) for played in self.settlement.hands if played.board == board]
        return frozenset(card for strip in strips if strip.shown for card in strip.played.hand.from_board)

    def _halves_of(self, award: Award) -> tuple[str, ...]:
        return self._halves if award.half == "both" else (award.half,)

    def _awards(self) -> Iterator[tuple[PotResult, int, str, Award]]:
        """Every award under the board and half of the hands it was given for; one for both halves comes twice."""
        for pot in self.settlement.pots:
            for award in pot.awards:
                for half in self._halves_of(award):
                    yield pot, award.board, half, award

    def _losses(self, pot: PotResult, board: int, half: str, award: Award) -> list[Loss]:
        """How every other hand in a pot lost to the best one, the strongest of them first."""
        if award.decided_by.code in WITHOUT_CARDS:
            return []
        winner = award.winners[0]
        best = self._played[winner, board, half]
        hands = [self._played[player, board, half] for player in pot.eligible if player not in award.winners]
        if best.qualifies:
            hands = [played for played in hands if played.qualifies]
        hands.sort(key=lambda played: played.hand.value.strength, reverse=True)
        return [Loss(board, half, winner, each.player, compare_hands(best.hand, each.hand)) for each in hands]

    def _losses_to_tell(self) -> dict[tuple[str, int, str], Loss]:
        """The last loss of each hand that won nothing and that no award was decided against."""
        decided = {(decision.loser, decision.board, decision.half) for decision in self.decisions}
        told = {}
        for pot, board, half, award in self._awards():
            for loss in self._losses(pot, board, half, award):
                if (board, half, loss.loser) not in self._winning and (loss.loser, board, half) not in decided:
                    told[loss.loser, board, half] = loss
        return told

    def _strip(self, played: PlayedHand) -> Strip:
        wins = (played.board, played.half, played.player) in self._winning
        loss = self._told.get((played.player, played.board, played.half))
        marks = [*self._marks(played)]
        if loss is not None:
            marks.append(Mark(0, "beaten", step_cards(played.hand, loss.step)))
        return Strip(played, played.half if self._split else None, wins, tuple(marks), loss)

    def _marks(self, played: PlayedHand) -> Iterator[Mark]:
        for at, decision in enumerate(self.decisions, 1):
            if (played.board, played.half) == (decision.board, decision.half):
                if played.player in self._winners[decision]:
                    yield Mark(at, "decides", step_cards(played.hand, decision.step))
                elif played.player == decision.loser:
                    yield Mark(at, "beaten", step_cards(played.hand, decision.step))


def step_cards(hand: MadeHand, step: Step) -> tuple[Card, ...]:
    """The cards of a hand that a deciding step looks at: its main part, one rank of it, or one kicker.

    >>> from oddchip.cards import parse_cards
    >>> from oddchip.ranking import ANY_FIVE, HIGH, compare_hands
    >>> board = parse_cards("Qs 9h 6d 4c 2s")
    >>> left, right = (HIGH.best(ANY_FIVE, parse_cards(hole), board) for hole in ("Ad Qc", "Kd Qh"))
    >>> [card.code for card in step_cards(left, compare_hands(left, right).steps[-1])]
    ['Ad']
    """
    if step.part == "kicker":
        return (hand.kickers[step.index - 1],)
    if step.part == "main":
        rank = list(dict.fromkeys(card.rank for card in hand.main))[step.index - 1]
        return tuple(card for card in hand.main if card.rank is rank)
    return hand.main or hand.cards


def _decision(loss: Loss) -> Decision:
    return Decision(loss.board, loss.half, loss.loser, loss.step)
