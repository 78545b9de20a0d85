"""What a learner's answers come to, counted one by one, so that nobody has to read them all again."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from datetime import date
from typing import Final

from oddchip.study.answer import Answer
from oddchip.trainer import Skill

_FADES: Final = 0.85
"""What the previous chance to make a mistake weighs beside the latest one, so that a weak spot can be overcome."""
_SUSPICION: Final = 0.15
"""What is held against a mistake that was never made before, when several explain an answer."""


@dataclass(slots=True)
class Spot:
    """One mistake: how often it was asked about, stood behind a choice, and led to the choice made.

    ``chances`` and ``blame`` are the same, faded: what lies further back weighs less.
    """

    asked: int = 0
    offered: int = 0
    taken: int = 0
    chances: float = 0.0
    blame: float = 0.0

    @property
    def weakness(self) -> float:
        """The share of chances taken; one more chance, not taken, is counted in: a single slip is no habit yet."""
        return self.blame / (self.chances + 1)


@dataclass(slots=True)
class KindCount:
    """Answers to one kind of question, and how many of them were right."""

    answers: int = 0
    right: int = 0


class Tally:
    """Answers counted in the order in which they were given.

    ``run`` is the number of right answers in a row up to the last one, ``best`` the longest such row, ``days`` the days
    on which answers were given (by the clock of the place where they are counted), ``last`` the skill asked for last.

    >>> from oddchip.study.answer import answer_to
    >>> from oddchip.trainer import generate
    >>> question = generate("who-wins", "holdem", 7, "sixth-card")
    >>> tally = Tally([answer_to(question, question.key)])
    >>> tally.run, tally.kinds["who-wins"], tally.spots["sixth-card"].asked
    (1, KindCount(answers=1, right=1), 1)
    """

    def __init__(self, answers: Iterable[Answer] = ()) -> None:
        self.spots: dict[str, Spot] = {}
        self.kinds: dict[str, KindCount] = {}
        self.days: set[date] = set()
        self.run = 0
        self.best = 0
        self.last: Skill | None = None
        for answer in answers:
            self.count(answer)

    def count(self, answer: Answer) -> None:
        """Count one more answer."""
        kind = self.kinds.setdefault(answer.skill.kind, KindCount())
        kind.answers += 1
        kind.right += answer.right
        self.run = self.run + 1 if answer.right else 0
        self.best = max(self.best, self.run)
        self.days.add(answer.at.astimezone().date())
        self.last = answer.skill
        self._spot(answer.skill.misconception).asked += 1
        blame = _blame(answer, {code: self._spot(code).weakness for code in answer.taken})
        for code in answer.taken:
            self._spot(code).taken += 1
        for code in answer.offered:
            spot = self._spot(code)
            spot.offered += 1
            spot.chances = spot.chances * _FADES + 1
            spot.blame = spot.blame * _FADES + blame.get(code, 0.0)

    def _spot(self, code: str) -> Spot:
        return self.spots.setdefault(code, Spot())


def _blame(answer: Answer, weakness: Mapping[str, float]) -> dict[str, float]:
    """How much each mistake that leads to the choice had to do with it: a known weak spot more than others."""
    asked = answer.skill.misconception
    weights = {code: known + _SUSPICION * (2 if code == asked else 1) for code, known in weakness.items()}
    total = sum(weights.values())
    return {code: weight / total for code, weight in weights.items()}
