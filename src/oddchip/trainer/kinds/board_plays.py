"""Does the board play?"""

from oddchip.ranking import ANY_FIVE
from oddchip.showdown import Fact
from oddchip.trainer.dealing import Dealer
from oddchip.trainer.kinds.kind import Kind, half_of, likeness, misread_hands
from oddchip.trainer.question import Situation, answer
from oddchip.trainer.reading import Reading, seen_as
from oddchip.variants import Half, Variant


class BoardPlays(Kind):
    """Is the board itself this player's best hand?"""

    key = "board-plays"
    invites = ("own-cards-must-play", "six-cards", "board-always-tie")
    most_choices = 2

    def fits(self, variant: Variant) -> bool:
        return variant.boards == 1 and variant.board == 5 and any(self.asks(half) for half in variant.halves)

    def asks(self, half: Half) -> bool:
        return not half.system.low and 0 in {
            sum(place >= 5 for place in five) for five in half.selection.candidates(2, 5)
        }

    def deal(self, dealer: Dealer) -> Situation | None:
        return Situation(variant=dealer.variant, half=dealer.half, showdown=dealer.showdown(1), player="A")

    def read(self, situation: Situation, reading: Reading) -> Fact | None:
        hole = situation.hole(situation.player)
        return answer("yes" if reading.board_plays(half_of(situation), hole, situation.board) else "no")

    def closeness(self, situation: Situation, reading: Reading) -> float:
        """How near the best hand with a hole card comes to the board, or how little it surpasses it."""
        half, board, hole = half_of(situation), situation.board, situation.hole(situation.player)
        cards = (*board, *hole)
        fives = [five for five in half.selection.candidates(len(hole), len(board)) if five[-1] >= len(board)]
        hands = [half.system.best(ANY_FIVE, [cards[place] for place in five], ()) for five in fives]
        best = max(hands, key=lambda hand: hand.value.strength)
        return likeness(seen_as(half.system, best), seen_as(half.system, half.system.best(ANY_FIVE, board, ())))

    def misread(self, situation: Situation, reading: Reading, answer: Fact) -> tuple[Fact, ...]:
        return misread_hands(situation, reading, (situation.player,))

    def prompt(self, situation: Situation) -> Fact:
        return Fact("ask-board-plays", {"player": situation.player})
