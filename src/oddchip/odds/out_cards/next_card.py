"""What one next card does, with the reasons as facts."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from types import MappingProxyType
from typing import Any, Final

from oddchip.cards import Card
from oddchip.odds.out_cards.standing import Outcome, outcome, shares
from oddchip.odds.street import Street
from oddchip.ranking import MadeHand
from oddchip.showdown import Fact
from oddchip.variants import Half

OUT_CODES: Final[Mapping[str, str]] = MappingProxyType(
    {
        "out-improves": "the card raises the category of `half` from `before` to `after`",
        "out-qualifies": "with the card the hand qualifies for `half`",
        "out-pairs-board": "the card raises the category by pairing the board, which every player shares",
        "out-wins": "after the card the hand leads",
        "out-ties": "after the card the hand shares the lead",
        "out-tainted": "the card improves the hand to `ours`, but `opponent` to the better `theirs`",
        "out-falls-short": "the card improves the hand to `ours`, but `opponent` was ahead of that with `theirs`",
        "out-not-needed": "the card improves the hand, which leads without it",
    }
)
"""Every reason with its meaning; ``opponent`` is a number from 1."""


@dataclass(frozen=True, slots=True)
class NextCard:
    """One card that may come: whether it raises the category, how the hand stands after it, and why.

    ``outcome`` is ``None`` when no opposing hand is known.
    """

    card: Card
    improves: bool
    outcome: Outcome | None
    reasons: tuple[Fact, ...]

    @property
    def tainted(self) -> bool:
        """Whether it improves the hand, and the opponent's more."""
        return any(fact.code == "out-tainted" for fact in self.reasons)

    def to_json(self) -> dict[str, Any]:
        """The card as plain data."""
        return {
            "card": self.card.code,
            "improves": self.improves,
            "outcome": self.outcome,
            "reasons": [fact.to_json() for fact in self.reasons],
        }


def next_cards(street: Street, now: Outcome | None) -> Iterator[NextCard]:
    """Every unseen card with what it does; ``now`` is how the hand stands before it."""
    hands = (street.hole, *street.opponents)
    before = [_made(street, hole, street.board) for hole in hands]
    for card in street.unseen:
        board = (*street.board, card)
        mine = _made(street, street.hole, board)
        reasons = list(_raised(street, card, before[0], mine))
        raised = bool(reasons)
        after = outcome(street.game, hands, board) if street.opponents else None
        if after == "win" and now != "win":
            reasons.append(Fact("out-wins", {"card": card.code}))
        elif after == "tie" and now == "lose":
            reasons.append(Fact("out-ties", {"card": card.code}))
        elif after == "win" and raised:
            reasons.append(Fact("out-not-needed", {"card": card.code}))
        elif after == "lose" and raised:
            reasons.append(_beaten(street, card, before, mine))
        yield NextCard(card, raised, after, tuple(reasons))


Made = dict[str, MadeHand]
"""Best hand for each half, whether it qualifies or not."""


def _made(street: Street, hole: Sequence[Card], board: Sequence[Card]) -> Made:
    return {half.key: half.best(hole, board) for half in street.game.halves}


def _beaten(street: Street, card: Card, before: Sequence[Made], mine: Made) -> Fact:
    """Why an improved hand still loses: the opponent who leads improved as well, or was out of reach."""
    board = (*street.board, card)
    parts = shares(street.game, (street.hole, *street.opponents), board)
    leader = max(range(1, len(parts)), key=lambda place: parts[place])
    theirs = _made(street, street.opponents[leader - 1], board)
    rose = any(_better(half, before[leader][half.key], theirs[half.key]) for half in street.game.halves)
    half = street.game.halves[0].key
    told = {
        "card": card.code,
        "ours": mine[half].category.value,
        "opponent": leader,
        "theirs": theirs[half].category.value,
    }
    return Fact("out-tainted" if rose else "out-falls-short", told)


def _better(half: Half, before: MadeHand, after: MadeHand) -> bool:
    """Whether a high hand rose in category, or a low one came to qualify."""
    if half.system.low:
        return half.qualifies(after) and not half.qualifies(before)
    return half.system.level(after.category) > half.system.level(before.category)


def _raised(street: Street, card: Card, before: Made, after: Made) -> Iterator[Fact]:
    for half in street.game.halves:
        old, new = before[half.key], after[half.key]
        if not _better(half, old, new):
            continue
        if half.system.low:
            yield Fact("out-qualifies", {"card": card.code, "half": half.key})
            continue
        yield Fact(
            "out-improves",
            {"card": card.code, "half": half.key, "before": old.category.value, "after": new.category.value},
        )
        ranks = [other.rank for other in street.board]
        if card.rank in ranks and not any(held.rank is card.rank for held in street.hole) and len(new.main) < 5:
            yield Fact("out-pairs-board", {"card": card.code})
