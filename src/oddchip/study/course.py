"""Which question comes next: what is due, what is weak, what is new, and at first what tells most about a learner."""

from collections import Counter
from collections.abc import Sequence
from datetime import datetime
from random import Random
from typing import Final

from oddchip.study.progress import Progress
from oddchip.trainer import KINDS, TRAINED, Skill

PLACEMENT: Final = 20
"""The longest that a placement round takes, in questions."""
_WEIGHT_OF_WEAKNESS: Final = 8.0
_NEVER_MET, _NEW, _DUE, _RESTING = 3.0, 1.0, 2.0, 0.25
_KINDS: Final = {kind: at for at, kind in enumerate(KINDS)}
_GAMES: Final = {game: at for at, game in enumerate(TRAINED)}


class Course:
    """Chooses among skills (`oddchip.trainer.list_skills`) for one learner.

    A misconception is drawn first, by how weak, how due and how new it is; then a skill against it.

    >>> from datetime import UTC, datetime
    >>> from oddchip.study.tally import Tally
    >>> from oddchip.trainer import list_skills
    >>> course = Course(list_skills(variant="holdem"))
    >>> course.next_skill(Progress(Tally(), {}), Random(1), datetime.now(UTC)).variant
    'holdem'
    """

    def __init__(self, skills: Sequence[Skill]) -> None:
        self.skills = sorted(skills, key=lambda skill: (_KINDS[skill.kind], _GAMES.get(skill.variant, len(_GAMES))))
        self._by_code: dict[str, list[Skill]] = {}
        for skill in self.skills:
            self._by_code.setdefault(skill.misconception, []).append(skill)

    def is_placing(self, progress: Progress) -> bool:
        """Whether the placement round is still on: some mistakes were never on offer, and the round is not too long."""
        asked = sum(progress.asked(code) for code in self._by_code)
        return asked < PLACEMENT and bool(self._unmet(progress))

    def next_skill(self, progress: Progress, dice: Random, now: datetime) -> Skill:
        """The skill to ask next; never the same twice running if there is another."""
        if self.is_placing(progress):
            return self._placing_skill(progress, dice)
        codes = list(self._by_code)
        last = progress.last_asked(self.skills)
        if len(self.skills) > 1 and last is not None and self._by_code[last.misconception] == [last]:
            codes.remove(last.misconception)
        code = dice.choices(codes, [self._weight(code, progress, now) for code in codes])[0]
        skills = [skill for skill in self._by_code[code] if skill != last]
        return _ripest(skills or self._by_code[code], progress, now)

    def _placing_skill(self, progress: Progress, dice: Random) -> Skill:
        """A skill against a mistake never on offer, of a kind seldom asked so far."""
        asked = Counter({kind: count.answers for kind, count in progress.kinds.items()})
        skills = [self._by_code[code] for code in self._unmet(progress)]
        first = [min(each, key=lambda skill: asked[skill.kind]) for each in skills]
        fewest = min(asked[skill.kind] for skill in first)
        return dice.choice([skill for skill in first if asked[skill.kind] == fewest])

    def _unmet(self, progress: Progress) -> list[str]:
        return [code for code in self._by_code if not progress.offered(code)]

    def _weight(self, code: str, progress: Progress, now: datetime) -> float:
        """How much a misconception asks for a question."""
        if not progress.offered(code):
            return _NEVER_MET
        memories = [progress.memories.get(skill) for skill in self._by_code[code]]
        if any(memory is not None and memory.due <= now for memory in memories):
            weight = _DUE
        else:
            weight = _NEW if None in memories else _RESTING
        return weight * (1 + _WEIGHT_OF_WEAKNESS * progress.weakness(code))


def _ripest(skills: Sequence[Skill], progress: Progress, now: datetime) -> Skill:
    """The skill that has been due longest, else the first new one of the course, else the one that is due soonest."""
    known = [(memory.due, skill) for skill in skills if (memory := progress.memories.get(skill)) is not None]
    due = [(at, skill) for at, skill in known if at <= now]
    if due:
        return min(due)[1]
    new = [skill for skill in skills if skill not in progress.memories]
    return new[0] if new else min(known)[1]
