"""What a learner's answers add up to: streaks, weak spots, and what has been met so far."""

from collections import Counter
from collections.abc import Collection, Mapping, Sequence
from datetime import date
from functools import cached_property
from typing import Final, NamedTuple

from oddchip.study.answer import Answer
from oddchip.study.memory import Memory
from oddchip.trainer import Skill

_FADES: Final = 0.85
"""What the previous chance to make a mistake weighs beside the latest one, so that a weak spot can be overcome."""
_WEAK: Final = 0.25
_SUSPICION: Final = 0.15
"""What is held against a mistake that was never made before, when several explain an answer."""


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

    def last_asked(self, skills: Collection[Skill]) -> Skill | None:
        """The skill of the last answer, if it is among these."""
        last = self.answers[-1].skill if self.answers else None
        return last if last is not None and last in skills else None

    @cached_property
    def _spots(self) -> dict[str, WeakSpot]:
        chances: dict[str, float] = {}
        taken: dict[str, float] = {}
        times: Counter[str] = Counter(code for answer in self.answers for code in answer.taken)
        for answer in self.answers:
            blamed = _blame(answer, {code: _weakness(chances, taken, code) for code in answer.taken})
            for code in answer.offered:
                chances[code] = chances.get(code, 0.0) * _FADES + 1
                taken[code] = taken.get(code, 0.0) * _FADES + blamed.get(code, 0.0)
        return {
            code: WeakSpot(code, _weakness(chances, taken, code), times[code], self.offered[code]) for code in chances
        }


def _weakness(chances: Mapping[str, float], taken: Mapping[str, float], code: str) -> float:
    """The share of chances taken; one more chance, not taken, is counted in: a single slip is no habit yet."""
    return taken.get(code, 0.0) / (chances.get(code, 0.0) + 1)


def _blame(answer: Answer, weakness: Mapping[str, float]) -> dict[str, float]:
    """How much each mistake that leads to the choice had to do with it: a known weak spot more than others."""
    asked = answer.skill.misconception
    weights = {code: known + _SUSPICION * (2 if code == asked else 1) for code, known in weakness.items()}
    total = sum(weights.values())
    return {code: weight / total for code, weight in weights.items()}


def _days_in_a_row(days: set[date]) -> int:
    if not days:
        return 0
    last = max(days).toordinal()
    length = 0
    while date.fromordinal(last - length) in days:
        length += 1
    return length
