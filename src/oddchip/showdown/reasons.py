"""Why an award went as it did, as facts."""

from collections.abc import Sequence

from oddchip.cards import Rank
from oddchip.ranking import HandCategory, compare_hands
from oddchip.showdown.fact import Fact
from oddchip.showdown.hands import Hands


def award_reasons(
    hands: Hands, contenders: Sequence[int], winners: Sequence[int], board: int, half: int
) -> tuple[Fact, tuple[Fact, ...]]:
    """The reason to name first, and one reason for each losing hand, the strongest loser first."""
    name = [seat.name for seat in hands.showdown.seats]
    losers = [seat for seat in contenders if seat not in winners]
    qualified = [seat for seat in losers if hands.qualifies(seat, board, half)]
    if not hands.qualifies(winners[0], board, half):
        qualified = losers
    qualified.sort(key=lambda seat: hands.hand(seat, board, half).value.strength, reverse=True)
    beats = tuple(_comparison(hands, winners[0], loser, board, half) for loser in qualified)
    if len(winners) > 1:
        return Fact("tie", {"players": [name[seat] for seat in winners]}), beats
    if beats:
        return beats[0], beats
    return Fact("only-qualifier", {"player": name[winners[0]]}), ()


def _comparison(hands: Hands, winner: int, loser: int, board: int, half: int) -> Fact:
    """What decided between two hands."""
    seats = hands.showdown.seats
    comparison = compare_hands(hands.hand(winner, board, half), hands.hand(loser, board, half))
    step = comparison.steps[-1]
    code = {"category": "category-decides", "main": "rank-decides", "kicker": "kicker-decides"}[step.part]
    return Fact(
        code,
        {
            "winner": seats[winner].name,
            "loser": seats[loser].name,
            "category": comparison.left.category.value,
            "index": step.index,
            "best": _text(step.left),
            "other": _text(step.right),
        },
    )


def _text(shown: HandCategory | Rank) -> str:
    return shown.value if isinstance(shown, HandCategory) else shown.letter
