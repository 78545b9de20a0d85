"""What a learner's answers add up to: streaks, weak spots, and what has been met so far."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from datetime import date
from functools import cached_property
from typing import Final, NamedTuple

from oddchip.study.answer import Answer
from oddchip.study.memory import Memory
from oddchip.trainer import Skill

_FADES: Final = 0.85
"""What the previous chance to make a mistake weighs beside the latest one, so that a weak spot can be overcome."""
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
    """A learner's answers, oldest first, and the memory of every skill among them.

    >>> progress = Progress([], {})
    >>> progress.weakness("sixth-card"), progress.weak_spots, progress.streaks
    (0.0, (), Streaks(right=0, best=0, days=0))
    """

    def __init__(self, answers: Sequence[Answer], memories: Mapping[Skill, Memory]) -> None:
        self.answers = answers
        self.memories = memories

    @property
    def right(self) -> int:
        """Number of right answers."""
        return sum(answer.right for answer in self.answers)

    def weakness(self, misconception: str) -> float:
        """How strong a weak spot is, from 0 (never taken in) to 1 (always)."""
        return self._spots[misconception].weakness if misconception in self._spots else 0.0

    @cached_property
    def weak_spots(self) -> tuple[WeakSpot, ...]:
        """The mistakes that this learner makes, the worst first."""
        spots = (spot for spot in self._spots.values() if spot.weakness >= _WEAK)
        return tuple(sorted(spots, key=lambda spot: (-spot.weakness, spot.misconception)))

    @cached_property
    def offered(self) -> Counter[str]:
        """How often each misconception stood behind a choice."""
        return Counter(code for answer in self.answers for code in answer.offered)

    @cached_property
    def streaks(self) -> Streaks:
        """Rows of right answers and of days."""
        best = run = 0
        for answer in self.answers:
            run = run + 1 if answer.right else 0
            best = max(best, run)
        return Streaks(run, best, _days_in_a_row({answer.at.astimezone().date() for answer in self.answers}))

    def last_asked(self, skills: Iterable[Skill]) -> Skill | None:
        """The skill of the last answer, if it is among these."""
        last = self.answers[-1].skill if self.answers else None
        return last if last in skills else None

    @cached_property
    def _spots(self) -> dict[str, WeakSpot]:
        taken: dict[str, float] = {}
        offered: dict[str, float] = {}
        times: Counter[str] = Counter()
        for answer in self.answers:
            for code in answer.offered:
                offered[code] = offered.get(code, 0.0) * _FADES + 1
                taken[code] = taken.get(code, 0.0) * _FADES
            for code, part in _blame(answer):
                taken[code] += part
                times[code] += 1
        # One more chance, not taken, is counted in: a single slip is no habit yet.
        return {
            code: WeakSpot(code, taken[code] / (chances + 1), times[code], self.offered[code])
            for code, chances in offered.items()
        }


def _blame(answer: Answer) -> list[tuple[str, float]]:
    """Which mistakes an answer shows, and how surely: several can lead to one choice."""
    if answer.skill.misconception in answer.taken:
        return [(answer.skill.misconception, 1.0)]
    return [(code, 1 / len(answer.taken)) for code in answer.taken]


def _days_in_a_row(days: set[date]) -> int:
    if not days:
        return 0
    last = max(days).toordinal()
    length = 0
    while date.fromordinal(last - length) in days:
        length += 1
    return length
