"""A round of questions that can be left at any time and taken up again where it was left."""

from contextlib import suppress
from datetime import UTC, datetime
from random import Random

from oddchip.errors import UnknownNameError
from oddchip.study.answer import answer_to
from oddchip.study.course import Course
from oddchip.study.scope import SEEDS, Scope, draw_series
from oddchip.study.store import Store
from oddchip.trainer import Grade, Question, find_question, generate, grade


class Lesson:
    """One round of so many questions. What is asked depends on the learner's progress, or on ``seed`` alone if given.

    Every answer is kept at once, and the question shown last is kept too: `Lesson.resume` goes on with it.

    >>> from pathlib import Path
    >>> from tempfile import TemporaryDirectory
    >>> with TemporaryDirectory() as folder, Store(Path(folder) / "progress.sqlite3") as store:
    ...     lesson = Lesson.begin(store, Scope("holdem"), 2)
    ...     first = lesson.question()
    ...     lesson = Lesson.resume(store)
    ...     lesson.question() == first, lesson.answer(first.key).right, lesson.number
    (True, True, 2)
    """

    def __init__(self, store: Store, round_id: int) -> None:
        self.store = store
        self.round_id = round_id
        (row,) = store.read("SELECT variant, kind, seed, count, pending FROM rounds WHERE id = ?", (round_id,))
        variant, kind, self.seed, self.count, self._pending = row
        self.scope = Scope(variant, kind)
        self._course = Course(self.scope.skills())

    @classmethod
    def begin(cls, store: Store, scope: Scope, count: int, *, seed: int | None = None) -> "Lesson":
        """A new round; one that was left open is closed, its answers stay."""
        with store.writing() as connection:
            learner = store.learner_id(connection)
            connection.execute("UPDATE rounds SET open = 0 WHERE learner = ?", (learner,))
            begun = connection.execute(
                "INSERT INTO rounds (learner, variant, kind, seed, count) VALUES (?, ?, ?, ?, ?)",
                (learner, scope.variant, scope.kind, seed, count),
            )
        assert begun.lastrowid is not None
        return cls(store, begun.lastrowid)

    @classmethod
    def resume(cls, store: Store) -> "Lesson | None":
        """The round that was left open, if there is one."""
        rows = store.read(
            "SELECT rounds.id FROM rounds JOIN learners ON learners.id = learner WHERE name = ? AND open",
            (store.learner,),
        )
        return cls(store, rows[0][0]) if rows else None

    @classmethod
    def latest(cls, store: Store) -> "Lesson | None":
        """The round that was begun last, whether it is over or not."""
        rows = store.read(
            "SELECT max(rounds.id) FROM rounds JOIN learners ON learners.id = learner WHERE name = ?", (store.learner,)
        )
        return None if rows[0][0] is None else cls(store, rows[0][0])

    @property
    def answered(self) -> tuple[int, int]:
        """How many questions of this round were answered, and how many of them rightly."""
        rows = self.store.read(
            "SELECT count(*), coalesce(sum(right), 0) FROM answers WHERE round = ?", (self.round_id,)
        )
        count, right = rows[0]
        return count, right

    @property
    def number(self) -> int:
        """The number of the question that is on, from 1."""
        return self.answered[0] + 1

    @property
    def is_placing(self) -> bool:
        """Whether the trainer still looks for what the learner knows."""
        return self.seed is None and self._course.is_placing(self.store.progress())

    def mistakes(self) -> dict[str, int]:
        """The mistakes made in this round, the most frequent first."""
        rows = self.store.read(
            "SELECT taken FROM answers WHERE round = ? AND taken != '' ORDER BY id", (self.round_id,)
        )
        made: dict[str, int] = {}
        for (taken,) in rows:
            code = taken.split()[0]
            made[code] = made.get(code, 0) + 1
        return dict(sorted(made.items(), key=lambda item: -item[1]))

    def question(self) -> Question | None:
        """The question that is on; ``None`` when the round is over."""
        if self.number > self.count:
            self.close()
            return None
        if self._pending is not None:
            # A later version may no longer know a question that an earlier one asked.
            with suppress(UnknownNameError):
                return find_question(self._pending)
        question = self._next()
        with self.store.writing() as connection:
            # If another window was faster its question is on, so that both windows show the same one.
            connection.execute(
                "UPDATE rounds SET pending = ? WHERE id = ? AND pending IS ?",
                (question.id, self.round_id, self._pending),
            )
            row = connection.execute("SELECT pending FROM rounds WHERE id = ?", (self.round_id,)).fetchone()
        self._pending = question.id if row is None or row[0] is None else row[0]
        return question if self._pending == question.id else find_question(self._pending)

    def answer(self, choice: int | None) -> Grade:
        """Answer the question that is on with a place among its choices, from 0, or with "I do not know"."""
        question = self.question()
        assert question is not None
        answer = answer_to(question, choice, placement=self.is_placing)
        self.store.record(answer, round_id=self.round_id)
        self._pending = None
        if choice is None:
            return Grade(right=False, misconception=None, reasons=question.reasons)
        return grade(question, choice)

    def close(self) -> None:
        """End the round."""
        with self.store.writing() as connection:
            connection.execute("UPDATE rounds SET open = 0 WHERE id = ?", (self.round_id,))

    def _next(self) -> Question:
        if self.seed is not None:
            return find_question(draw_series(self.scope, self.count, self.seed)[self.number - 1])
        dice = Random()
        skill = self._course.next_skill(self.store.progress(), dice, datetime.now(UTC))
        return generate(skill.kind, skill.variant, dice.randrange(SEEDS), skill.misconception)
