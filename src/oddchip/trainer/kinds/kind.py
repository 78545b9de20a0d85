"""What every kind of question can do."""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from fractions import Fraction
from typing import ClassVar

from oddchip.cards import Card
from oddchip.ranking import MadeHand
from oddchip.showdown import Fact
from oddchip.trainer.dealing import Dealer
from oddchip.trainer.misconceptions import MISCONCEPTIONS
from oddchip.trainer.question import Situation
from oddchip.trainer.reading import RIGHT, Reading, Seen
from oddchip.variants import Half, Variant


class Kind(ABC):
    """A kind of question: what is dealt, what is asked, and what a reading of the situation answers.

    The key is what the right reading answers, a wrong choice what a misconception answers; so nobody types either.
    """

    key: ClassVar[str]
    """Its stable name."""
    invites: ClassVar[tuple[str, ...]]
    """Codes of the misconceptions that can lead astray here, in any game."""
    most_choices: ClassVar[int] = 5
    """How many choices the question can have at most: two where it is answered by yes or no."""

    @abstractmethod
    def fits(self, variant: Variant) -> bool:
        """Whether the question makes sense in this game."""

    @abstractmethod
    def deal(self, dealer: Dealer) -> Situation | None:
        """A situation to ask about; ``None`` where this deal is no good."""

    @abstractmethod
    def read(self, situation: Situation, reading: Reading) -> Fact | None:
        """What a reading answers; ``None`` if it has no answer."""

    @abstractmethod
    def prompt(self, situation: Situation) -> Fact:
        """The question itself."""

    def right(self, situation: Situation) -> Fact | None:
        """The key; ``None`` if this situation has none."""
        return self.read(situation, RIGHT)

    @abstractmethod
    def closeness(self, situation: Situation, reading: Reading) -> float:
        """How close it is, from 0 to 1: the hands that contend, or what this reading sees and what is there."""

    def misread(self, situation: Situation, reading: Reading, answer: Fact) -> tuple[Fact, ...]:
        """What a reading that gives this answer takes for whose hand, where it takes other cards than those."""
        return ()

    def reasons(self, situation: Situation) -> tuple[Fact, ...]:
        """What the engine has to say about the right answer, as facts."""
        return (Fact("why-hand", {"player": situation.player, "half": situation.half}),)

    def concerned(self, variant: Variant) -> tuple[str, ...]:
        """Codes of the misconceptions that can lead astray here in this game."""
        return tuple(code for code in self.invites if self.halves(variant, code))

    def halves(self, variant: Variant, code: str) -> tuple[str, ...]:
        """The halves of the game that a question against this misconception may be about."""
        return tuple(key for key in MISCONCEPTIONS[code].halves(variant) if self.asks(variant.half(key)))

    def asks(self, half: Half) -> bool:
        """Whether the question can be about this half."""
        return True


def half_of(situation: Situation) -> Half:
    """The half that a situation is about."""
    return situation.variant.half(situation.half)


def likeness(left: Seen, right: Seen) -> float:
    """The share of looks that leave two hands equal: 0 if the first one decides, 1 if nothing does."""
    equal = 0
    for first, second in zip(left.looks, right.looks, strict=False):
        if first.number != second.number:
            break
        equal += 1
    return equal / max(len(left.looks), len(right.looks))


def closest(situation: Situation) -> float:
    """How close the two best hands are."""
    half = half_of(situation)
    seen = [RIGHT.hand(half, hole, situation.board) for hole in situation.holdings.values()]
    seen.sort(key=lambda hand: hand.strength, reverse=True)
    return likeness(seen[0], seen[1]) if len(seen) > 1 else 0.5


def resemblance(situation: Situation, reading: Reading) -> float:
    """How much the hand that a reading sees is like the player's: by the cards in common and the steps between them."""
    half, hole = half_of(situation), situation.hole(situation.player)
    right, wrong = (each.hand(half, hole, situation.board) for each in (RIGHT, reading))
    common = len(set(right.cards) & set(wrong.cards)) / max(len(right.cards), len(wrong.cards))
    steps = abs(right.looks[0].number - wrong.looks[0].number) / 2
    return (common + max(0.0, 1 - steps / 4)) / 2


def ratio(first: Fraction | int, second: Fraction | int) -> float:
    """The smaller of two amounts over the greater: 1 if they are equal."""
    return float(Fraction(min(first, second)) / Fraction(max(first, second))) if max(first, second) else 1.0


def misread_hands(situation: Situation, reading: Reading, names: Sequence[str]) -> tuple[Fact, ...]:
    """For each of these players whose hand a reading takes to be other cards: those cards."""
    half, board = half_of(situation), situation.board
    told = []
    for name in names:
        right, wrong = (each.hand(half, situation.hole(name), board) for each in (RIGHT, reading))
        if set(right.cards) != set(wrong.cards):
            cards = [card.code for card in wrong.cards]
            told.append(Fact("why-misread", {"player": name, "cards": cards}))
    return tuple(told)


def is_unique(half: Half, hole: Sequence[Card], board: Sequence[Card], best: MadeHand) -> bool:
    """Whether only one choice of cards makes the best hand, so that "which cards play" has one answer."""
    if half.system.key.startswith("badugi"):
        return _unique_badugi(half, (*hole, *board), best)
    cards = (*board, *hole)
    found = 0
    for places in half.selection.candidates(len(hole), len(board)):
        if half.system.value([cards[place] for place in places]) == best.value:
            found += 1
            if found > 1:
                return False
    return True


def _unique_badugi(half: Half, cards: Sequence[Card], best: MadeHand) -> bool:
    """Without any one of its cards the hand must be worse."""
    without = ([card for card in cards if card is not left_out] for left_out in best.cards)
    return all(not rest or half.best(rest, ()).value != best.value for rest in without)
