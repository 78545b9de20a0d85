"""Build the winning hole cards."""

from collections.abc import Callable

from oddchip.cards import Card
from oddchip.showdown import Fact
from oddchip.trainer.dealing import Dealer
from oddchip.trainer.kinds.kind import Kind, half_of, likeness
from oddchip.trainer.question import Situation, answer
from oddchip.trainer.reading import RIGHT, Reading
from oddchip.variants import Variant

_POOL = 14


class WinningHole(Kind):
    """Which hole cards beat a known hand on this board?

    The situation holds a pool of holdings; a reading picks the first that it thinks to win. A wrong choice is one that
    does not.
    """

    key = "winning-hole"
    invites = (
        "sixth-card", "kicker-first", "highest-card-wins", "kicker-from-hand", "suits-ranked", "four-flush",
        "four-in-a-row", "ace-bridges", "ace-always-high", "board-pair-for-nobody", "three-pairs",
        "straight-over-flush", "two-pair-over-three", "ace-kicker-to-straight", "holdem-in-omaha",
        "one-card-in-omaha", "full-house-over-flush", "low-from-below", "straights-spoil-low", "ace-high-in-low",
        "pairs-harmless-in-low", "same-two-both-ways",
    )  # fmt: skip

    def fits(self, variant: Variant) -> bool:
        return variant.boards == 1 and variant.board == 5

    def deal(self, dealer: Dealer) -> Situation | None:
        board, held = dealer.cards(1)
        half = dealer.variant.half(dealer.half)
        if not half.qualifies(half.best(held[0], board)):
            return None
        rest = _rest(dealer, board, held[0])
        twins = dealer.bias.twins > 0
        pool = [dealer.twin(held[0], rest) if at % 2 and twins else None for at in range(_POOL)]
        holes = [tuple(sorted(hole or dealer.dice.sample(rest, dealer.variant.hole), reverse=True)) for hole in pool]
        return Situation(
            variant=dealer.variant, half=dealer.half, showdown=dealer.seated(board, held), rival="A",
            hands=tuple(dict.fromkeys(holes)),
        )  # fmt: skip

    def read(self, situation: Situation, reading: Reading) -> Fact | None:
        wins, really_wins = _judge(situation, reading), _judge(situation, RIGHT)
        for hole in situation.hands:
            if wins(hole) and (reading is RIGHT or not really_wins(hole)):
                return answer("cards", {"cards": [card.code for card in hole]})
        return None

    def closeness(self, situation: Situation, reading: Reading) -> float:
        """How little the winning hand surpasses the rival's."""
        half, board, right = half_of(situation), situation.board, self.right(situation)
        assert right is not None
        hole = [Card.from_code(code) for code in right["cards"]]
        return likeness(RIGHT.hand(half, hole, board), RIGHT.hand(half, situation.hole(situation.rival), board))

    def misread(self, situation: Situation, reading: Reading, answer: Fact) -> tuple[Fact, ...]:
        taken = {"cards": answer["cards"], "rival": situation.rival, "half": situation.half}
        return (Fact("why-hole", taken),)

    def prompt(self, situation: Situation) -> Fact:
        return Fact("ask-winning-hole", {"rival": situation.rival})

    def reasons(self, situation: Situation) -> tuple[Fact, ...]:
        right = self.right(situation)
        cards = right["cards"] if right is not None else []
        told = {"cards": cards, "rival": situation.rival, "half": situation.half}
        return (Fact("why-hand", {"player": situation.rival, "half": situation.half}), Fact("why-hole", told))


def _rest(dealer: Dealer, board: tuple[Card, ...], hole: tuple[Card, ...]) -> list[Card]:
    """The likelier half of the cards that are left."""
    left = [card for card in dealer.shuffled() if card not in board and card not in hole]
    return left[: max(dealer.variant.hole * 4, 14)]


def _judge(situation: Situation, reading: Reading) -> Callable[[tuple[Card, ...]], bool]:
    """Whether hole cards win, as a reading sees it; the rival's hand is looked at once."""
    half, board = half_of(situation), situation.board
    rival = reading.hand(half, situation.hole(situation.rival), board)
    bar = rival.strength if reading.qualifies(half, rival) else ()

    def wins(hole: tuple[Card, ...]) -> bool:
        seen = reading.hand(half, hole, board)
        return seen.strength > bar and reading.qualifies(half, seen)

    return wins
