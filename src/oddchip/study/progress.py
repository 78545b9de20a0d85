"""What a learner's answers add up to: streaks, weak spots, and what has been met so far."""

from collections.abc import Collection, Mapping
from datetime import date
from functools import cached_property
from typing import Final, NamedTuple

from oddchip.study.memory import Memory
from oddchip.study.tally import KindCount, Tally
from oddchip.trainer import Skill

_WEAK: Final = 0.25


class WeakSpot(NamedTuple):
    """A mistake that this learner makes: how strongly (0 to 1), how often, out of how many chances to make it."""

    misconception: str
    weakness: float
    taken: int
    offered: int


class Streaks(NamedTuple):
    """Right answers in a row, now and at best; days in a row with an answer, up to the last such day."""

    right: int
    best: int
    days: int


class Progress:
    """A learner's answers, counted, and the memory of every skill among them.

    >>> progress = Progress(Tally(), {})
    >>> progress.answered, progress.weakness("sixth-card"), progress.weak_spots, progress.streaks
    (0, 0.0, (), Streaks(right=0, best=0, days=0))
    """

    def __init__(self, tally: Tally, memories: Mapping[Skill, Memory]) -> None:
        self._tally = tally
        self.memories = memories

    @property
    def answered(self) -> int:
        """Number of answers."""
        return sum(kind.answers for kind in self._tally.kinds.values())

    @property
    def right(self) -> int:
        """Number of right answers."""
        return sum(kind.right for kind in self._tally.kinds.values())

    @property
    def kinds(self) -> Mapping[str, KindCount]:
        """Answers to each kind of question that was asked."""
        return self._tally.kinds

    def asked(self, misconception: str) -> int:
        """How many questions were about a misconception."""
        return self._tally.spots[misconception].asked if misconception in self._tally.spots else 0

    def offered(self, misconception: str) -> int:
        """How often a misconception stood behind a choice."""
        return self._tally.spots[misconception].offered if misconception in self._tally.spots else 0

    def weakness(self, misconception: str) -> float:
        """How strong a weak spot is, from 0 (never taken in) to 1 (always)."""
        return self._tally.spots[misconception].weakness if misconception in self._tally.spots else 0.0

    @cached_property
    def weak_spots(self) -> tuple[WeakSpot, ...]:
        """The mistakes that this learner makes, the worst first."""
        spots = (
            WeakSpot(code, spot.weakness, spot.taken, spot.offered)
            for code, spot in self._tally.spots.items()
            if spot.weakness >= _WEAK
        )
        return tuple(sorted(spots, key=lambda spot: (-spot.weakness, spot.misconception)))

    @property
    def streaks(self) -> Streaks:
        """Rows of right answers and of days."""
        return Streaks(self._tally.run, self._tally.best, _days_in_a_row(self._tally.days))

    def last_asked(self, skills: Collection[Skill]) -> Skill | None:
        """The skill of the last answer, if it is among these."""
        last = self._tally.last
        return last if last is not None and last in skills else None


def _days_in_a_row(days: Collection[date]) -> int:
    if not days:
        return 0
    last = max(days).toordinal()
    length = 0
    while date.fromordinal(last - length) in days:
        length += 1
    return length
