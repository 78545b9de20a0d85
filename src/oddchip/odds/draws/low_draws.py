"""Draws to a low that qualifies, in games with eight or better: told by ranks alone, since suits spoil no such low."""

from collections.abc import Iterable, Iterator
from itertools import combinations

from oddchip.cards import Card, Rank
from oddchip.odds.draws.draw import Draw
from oddchip.odds.street import Street
from oddchip.ranking import HandCategory, MadeHand
from oddchip.ranking.low import LowSystem
from oddchip.variants import Half


def find_low_draws(street: Street, half: Half) -> Iterator[Draw]:
    """The draw to a qualifying low: by the next card, or on the flop by both cards to come; none where a low is made.

    A low of the board alone is nobody's draw. A nut low draw holds the two lowest ranks that are not on the board: then
    every card that completes it, unless it pairs one of the two, makes the best low there can be.

    >>> from oddchip.odds.street import read_street
    >>> street = read_street("omaha8", "Ah 2d Kc Qs", "3h 8s Jd")
    >>> [(draw.code, draw.nut, len(draw.completing)) for draw in find_low_draws(street, street.game.half("low"))]
    [('low-draw', True, 16)]
    """
    if half.qualifies(half.best(street.hole, street.board)):
        return
    left: dict[Rank, list[Card]] = {}
    for card in street.unseen:
        left.setdefault(card.rank, []).append(card)
    lows = {rank: low for rank in left if (low := _low(street, half, left[rank][0]))}
    if lows:
        completing = tuple(card for card in street.unseen if card.rank in lows)
        yield _draft("low-draw", street, half, lows.values(), completing, nut=_is_nut(street, half))
    elif street.cards_to_come == 2:
        pairs = {
            (one, two): low
            for one, two in combinations(left, 2)
            if (low := _low(street, half, left[one][0], left[two][0]))
        }
        if pairs:
            runners = sum(len(left[one]) * len(left[two]) for one, two in pairs)
            yield _draft("backdoor-low-draw", street, half, pairs.values(), runners=runners)


def _low(street: Street, half: Half, *more: Card) -> MadeHand | None:
    """The qualifying low with these cards on the board, if a hole card plays in it."""
    low = half.best(street.hole, (*street.board, *more))
    return low if half.qualifies(low) and low.from_hole else None


def _draft(  # noqa: PLR0913 - what a draw is made of
    code: str,
    street: Street,
    half: Half,
    lows: Iterable[MadeHand],
    completing: tuple[Card, ...] = (),
    *,
    nut: bool | None = None,
    runners: int = 0,
) -> Draw:
    playing = {card for low in lows for card in low.cards}
    return Draw(
        code=code,
        makes=HandCategory.NO_PAIR,
        half=half.key,
        holding=tuple(card for card in (*street.hole, *street.board) if card in playing),
        completing=completing,
        outs=completing,
        unseen=len(street.unseen),
        nut=nut,
        runners=runners,
    )


def _is_nut(street: Street, half: Half) -> bool:
    assert isinstance(half.system, LowSystem)
    shared = {card.rank for card in street.board}
    lowest = sorted((rank for rank in street.game.deck.ranks if rank not in shared), key=half.system.number)[:2]
    return {card.rank for card in street.hole[half.selection.hole]}.issuperset(lowest)
