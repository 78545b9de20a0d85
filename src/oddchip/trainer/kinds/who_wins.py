"""Who wins, or is it a tie?"""

from oddchip.ranking import EXACTLY_TWO
from oddchip.showdown import Fact
from oddchip.trainer.dealing import Dealer
from oddchip.trainer.kinds.kind import Kind, closest, half_of, misread_hands
from oddchip.trainer.question import Situation, answer
from oddchip.trainer.reading import RIGHT, Reading
from oddchip.variants import Half, Variant

COMPARING = (
    "highest-card-wins", "no-kickers", "one-kicker", "kicker-from-hand", "top-card-only", "full-house-by-pair",
    "straight-over-flush", "two-pair-over-three", "pairs-only", "board-pair-for-nobody", "one-card-in-omaha",
    "sixth-card", "kicker-first", "suits-ranked", "ace-kicker-to-straight", "board-always-tie", "four-flush",
    "four-in-a-row", "ace-bridges", "ace-never-low", "ace-always-high", "three-pairs", "own-cards-must-play",
    "holdem-in-omaha", "full-house-over-flush", "wheel-in-2-7", "ace-low-in-2-7", "straights-harmless-in-2-7",
    "straights-spoil-low", "ace-high-in-low", "low-from-below", "high-wins-low", "pairs-harmless-in-low",
    "same-two-both-ways", "low-card-over-size", "greedy-badugi", "badugi-with-a-pair",
)  # fmt: skip
"""Misconceptions that can change who wins."""


_MOST_MISREAD = 2
"""Where everybody's hand is misread, two of them show how."""


def decided_by_kickers(half: Half, code: str) -> bool:
    """Whether hands of this half differ by kickers often enough to ask about a mistake that is about nothing else."""
    # Where exactly two hole cards play, they seldom do.
    return half.selection is not EXACTLY_TWO or code not in ("no-kickers", "one-kicker")


class WhoWins(Kind):
    """Which of two to five players wins the pot, or this half of it?"""

    key = "who-wins"
    invites = (*COMPARING, "any-low-qualifies")

    def fits(self, variant: Variant) -> bool:
        return variant.boards == 1

    def halves(self, variant: Variant, code: str) -> tuple[str, ...]:
        return tuple(key for key in super().halves(variant, code) if decided_by_kickers(variant.half(key), code))

    def deal(self, dealer: Dealer) -> Situation | None:
        most = min(5, (dealer.variant.deck.size - dealer.variant.board) // dealer.variant.hole)
        seats = min(most, dealer.dice.choice((2, 3, 3, 4, 4, 5)))
        return Situation(variant=dealer.variant, half=dealer.half, showdown=dealer.showdown(seats))

    def read(self, situation: Situation, reading: Reading) -> Fact | None:
        return winners_answer(reading.winners(half_of(situation), situation.holdings, situation.board))

    def misread(self, situation: Situation, reading: Reading, answer: Fact) -> tuple[Fact, ...]:
        named = [answer["player"]] if "player" in answer.arguments else answer.arguments.get("players", ())
        # If nothing is wrong with the hand that is thought to win, something is with the one that wins.
        winners = RIGHT.winners(half_of(situation), situation.holdings, situation.board)
        return (misread_hands(situation, reading, named) or misread_hands(situation, reading, winners))[:_MOST_MISREAD]

    def prompt(self, situation: Situation) -> Fact:
        return Fact("ask-who-wins", {"players": list(situation.holdings)})

    def closeness(self, situation: Situation, reading: Reading) -> float:
        return closest(situation)

    def reasons(self, situation: Situation) -> tuple[Fact, ...]:
        return ranking_reasons(situation)


def winners_answer(winners: tuple[str, ...]) -> Fact:
    """The choice for these winners.

    >>> winners_answer(("A", "B")).to_json()
    {'fact': 'choice-tie', 'players': ['A', 'B']}
    """
    if not winners:
        return answer("nobody")
    if len(winners) == 1:
        return answer("winner", {"player": winners[0]})
    return answer("tie", {"players": list(winners)})


def ranking_reasons(situation: Situation) -> tuple[Fact, ...]:
    """Every hand, and what decided between the best and the two next ones."""
    half, board = half_of(situation), situation.board
    holdings = situation.holdings
    made = {name: half.best(hole, board) for name, hole in holdings.items()}
    reasons = [Fact("why-hand", {"player": name, "half": half.key}) for name in holdings]
    winners = RIGHT.winners(half, holdings, board)
    if len(winners) > 1:
        reasons.append(Fact("why-tie", {"player": winners[0], "half": half.key}))
    losers = [name for name in holdings if winners and name not in winners and half.qualifies(made[name])]
    # The nearest losers are those a reader doubts.
    losers.sort(key=lambda name: made[name].value.strength, reverse=True)
    beaten = [Fact("why-beats", {"winner": winners[0], "loser": name, "half": half.key}) for name in losers[:2]]
    return (*reasons, *beaten)
