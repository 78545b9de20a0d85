"""Why an award went as it did, as facts."""

from collections.abc import Sequence

from oddchip.cards import Rank
from oddchip.ranking import HandCategory, deciding_step
from oddchip.showdown.fact import Fact
from oddchip.showdown.hands import Hands

_CODES = {"category": "category-decides", "main": "rank-decides", "kicker": "kicker-decides"}


def award_reasons(
    hands: Hands, contenders: Sequence[int], winners: Sequence[int], board: int, half: int
) -> tuple[Fact, tuple[Fact, ...]]:
    """The reason to name first, and one reason for each losing hand, the strongest loser first."""
    seats = hands.showdown.seats
    losers = [seat for seat in contenders if seat not in winners]
    if hands.halves[half].qualifier is not None and hands.qualifies(winners[0], board, half):
        losers = [seat for seat in losers if hands.qualifies(seat, board, half)]
    if len(losers) > 1:
        losers.sort(key=lambda seat: hands.hand(seat, board, half).value.strength, reverse=True)
    beats = tuple([_comparison(hands, winners[0], loser, board, half) for loser in losers])
    if len(winners) > 1:
        return Fact("tie", {"players": [seats[seat].name for seat in winners]}), beats
    if beats:
        return beats[0], beats
    return Fact("only-qualifier", {"player": seats[winners[0]].name}), ()


def _comparison(hands: Hands, winner: int, loser: int, board: int, half: int) -> Fact:
    """What decided between two hands."""
    seats = hands.showdown.seats
    best = hands.hand(winner, board, half)
    step = deciding_step(best, hands.hand(loser, board, half))
    return Fact(
        _CODES[step.part],
        {
            "winner": seats[winner].name,
            "loser": seats[loser].name,
            "category": best.value.category.value,
            "index": step.index,
            "best": _text(step.left),
            "other": _text(step.right),
        },
    )


def _text(shown: HandCategory | Rank) -> str:
    return shown.value if isinstance(shown, HandCategory) else shown.letter
