"""A learner's progress in SQLite: every answer is on disk before the next question is shown."""

import sqlite3
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, Final, Self

from oddchip.errors import ProgressError
from oddchip.study.answer import Answer
from oddchip.study.data_folder import progress_path
from oddchip.study.memory import Memory, recalls, review
from oddchip.study.migrations import migrate
from oddchip.study.progress import Progress
from oddchip.study.tally import Tally
from oddchip.study.tally_tables import add_to_tally, read_tally, write_tally
from oddchip.trainer import Skill

LOCAL: Final = "local"
"""The learner at this machine's keyboard; a server gives each visitor a name that nobody can guess."""
_PATIENCE: Final = 10.0
"""Seconds to wait for another process that writes; its transactions take milliseconds."""
_ANSWER: Final = "uid, question, kind, variant, misconception, right, offered, taken, at, placement"
_MEMORY: Final = "kind, variant, misconception, phase, step, stability, difficulty, due, last"


class Store:
    """The progress of one learner. Several processes may have the same database open and write to it.

    ``path`` is the file (the user's own if not given), made when first opened. A store belongs to the thread that
    opened it. Raises `ProgressError` for a file that cannot be used.

    >>> from tempfile import TemporaryDirectory
    >>> from oddchip.study.answer import answer_to
    >>> from oddchip.trainer import generate
    >>> question = generate("who-wins", "holdem", 7, "sixth-card")
    >>> with TemporaryDirectory() as folder, Store(Path(folder) / "progress.sqlite3") as store:
    ...     store.record(answer_to(question, question.key))
    ...     store.progress().streaks.right
    True
    1
    """

    def __init__(self, path: Path | None = None, *, learner: str = LOCAL) -> None:
        self.path = progress_path() if path is None else path
        self.learner = learner
        with self._told():
            # Progress is nobody else's business.
            self.path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
            self._connection = sqlite3.connect(self.path, timeout=_PATIENCE, isolation_level=None)
        try:
            with self._told():
                self._prepare()
        except BaseException:
            self._connection.close()
            raise

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *args: object) -> None:
        self.close()

    def close(self) -> None:
        """Let go of the file."""
        self._connection.close()

    def record(self, answer: Answer, *, round_id: int | None = None) -> bool:
        """Keep an answer and what it says of the skills behind it; ``round_id`` is the round it was given in.

        False, and nothing is kept, if the question is no longer on in that round: another window, or a second tap,
        was faster.
        """
        with self.writing() as connection:
            if round_id is not None and not _take_off(connection, round_id, answer.question):
                return False
            learner = self.learner_id(connection)
            tally = self._tally(connection, learner)
            _insert(connection, learner, answer, round_id)
            add_to_tally(connection, learner, tally, answer)
            for skill, recall in recalls(answer):
                _put_memory(connection, learner, skill, review(_memory(connection, learner, skill), recall, answer.at))
        return True

    def add(self, answers: Iterable[Answer]) -> int:
        """Add answers given elsewhere, and work out every memory anew; the number of those that were not here yet."""
        with self.writing() as connection:
            learner = self.learner_id(connection)
            known = {uid for (uid,) in connection.execute("SELECT uid FROM answers WHERE learner = ?", (learner,))}
            new = {answer.uid: answer for answer in answers if answer.uid not in known}
            for answer in new.values():
                _insert(connection, learner, answer, None)
            if new:
                self._replay(connection, learner)
        return len(new)

    def answers(self) -> tuple[Answer, ...]:
        """Every answer of the learner, oldest first."""
        known = self.read("SELECT id FROM learners WHERE name = ?", (self.learner,))
        with self._told():
            return tuple(answer for (learner,) in known for answer in _answers(self._connection, learner))

    def answers_of(self, round_id: int) -> tuple[Answer, ...]:
        """The answers of a round, in the order in which they were given."""
        rows = self.read(f"SELECT {_ANSWER} FROM answers WHERE round = ? ORDER BY id", (round_id,))
        return tuple(_answer_of(row) for row in rows)

    def progress(self) -> Progress:
        """What the learner's answers add up to; how many there are makes no difference to the time this takes."""
        known = self.read(
            "SELECT id, tallies.learner FROM learners LEFT JOIN tallies ON learner = id WHERE name = ?", (self.learner,)
        )
        if not known:
            return Progress(Tally(), {})
        ((learner, counted),) = known
        if counted is None:
            with self.writing() as connection:
                self._tally(connection, learner)
        # One transaction, so that tally and memories are of the same moment.
        with self._told():
            self._connection.execute("BEGIN")
            try:
                tally = read_tally(self._connection, learner)
                query = f"SELECT {_MEMORY} FROM memories WHERE learner = ?"
                rows = self._connection.execute(query, (learner,)).fetchall()
            finally:
                self._connection.execute("COMMIT")
        return Progress(tally or Tally(), {Skill(*row[:3]): _memory_of(row[3:]) for row in rows})

    def forget(self, *, compact: bool = True) -> None:
        """Delete all that is known of the learner, and what was deleted from the file, too.

        ``compact=False`` leaves the file as long as it was, its freed pages overwritten: to write a file anew that
        thousands of learners share would hold all of them up.
        """
        with self.writing() as connection:
            connection.execute("DELETE FROM learners WHERE name = ?", (self.learner,))
        with self._told():
            if compact:
                self._connection.execute("VACUUM")
            self._connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")

    def read(self, query: str, values: Sequence[Any] = ()) -> list[Any]:
        """The rows of a query."""
        with self._told():
            return self._connection.execute(query, values).fetchall()

    @contextmanager
    def writing(self) -> Iterator[sqlite3.Connection]:
        """A transaction that no other process writes beside; all of it is kept, or nothing."""
        with self._told():
            self._connection.execute("BEGIN IMMEDIATE")
            try:
                yield self._connection
            except BaseException:
                self._connection.execute("ROLLBACK")
                raise
            self._connection.execute("COMMIT")

    def learner_id(self, connection: sqlite3.Connection) -> int:
        """The learner's number, made within a transaction if there is none yet."""
        connection.execute("INSERT OR IGNORE INTO learners (name) VALUES (?)", (self.learner,))
        (number,) = connection.execute("SELECT id FROM learners WHERE name = ?", (self.learner,)).fetchone()
        return int(number)

    def _prepare(self) -> None:
        self._connection.execute("PRAGMA foreign_keys = ON")
        # What is deleted is overwritten, since "forget" promises that nothing is left.
        self._connection.execute("PRAGMA secure_delete = ON")
        self._connection.execute("PRAGMA journal_mode = WAL")
        # An answer survives a power cut, too; a learner gives few answers a minute.
        self._connection.execute("PRAGMA synchronous = FULL")
        migrate(self._connection, self.path)

    def _tally(self, connection: sqlite3.Connection, learner: int) -> Tally:
        """The tally of a learner, made of the answers where a former version kept none."""
        tally = read_tally(connection, learner)
        if tally is None:
            tally = Tally(_answers(connection, learner))
            write_tally(connection, learner, tally)
        return tally

    def _replay(self, connection: sqlite3.Connection, learner: int) -> None:
        """The tally and every memory anew from all answers in the order in which they were given."""
        connection.execute("DELETE FROM memories WHERE learner = ?", (learner,))
        memories: dict[Skill, Memory] = {}
        answers = _answers(connection, learner)
        write_tally(connection, learner, Tally(answers))
        for answer in answers:
            for skill, recall in recalls(answer):
                memories[skill] = review(memories.get(skill), recall, answer.at)
        for skill, memory in memories.items():
            _put_memory(connection, learner, skill, memory)

    @contextmanager
    def _told(self) -> Iterator[None]:
        """What SQLite and the file system refuse, as errors of oddchip."""
        try:
            yield
        except (sqlite3.Error, OSError) as error:
            busy = getattr(error, "sqlite_errorname", "").startswith(("SQLITE_BUSY", "SQLITE_LOCKED"))
            code = "progress-busy" if busy else "progress-unusable"
            raise ProgressError(code, path=str(self.path)) from error


def _take_off(connection: sqlite3.Connection, round_id: int, question: str) -> bool:
    """Whether a question is on in a round; from now on it no longer is."""
    done = connection.execute("UPDATE rounds SET pending = NULL WHERE id = ? AND pending = ?", (round_id, question))
    return done.rowcount == 1


def _insert(connection: sqlite3.Connection, learner: int, answer: Answer, round_id: int | None) -> None:
    connection.execute(
        f"INSERT INTO answers (learner, round, {_ANSWER}) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
        (
            learner, round_id, answer.uid, answer.question, *answer.skill, answer.right, " ".join(answer.offered),
            " ".join(answer.taken), _written(answer.at), answer.placement,
        ),
    )  # fmt: skip


def _answers(connection: sqlite3.Connection, learner: int) -> list[Answer]:
    """Every answer of a learner, oldest first."""
    rows = connection.execute(f"SELECT {_ANSWER} FROM answers WHERE learner = ? ORDER BY at, id", (learner,))
    return [_answer_of(row) for row in rows.fetchall()]


def _answer_of(row: Sequence[Any]) -> Answer:
    uid, question, kind, variant, misconception, right, offered, taken, at, placement = row
    return Answer(
        uid=uid,
        question=question,
        skill=Skill(kind, variant, misconception),
        right=bool(right),
        offered=tuple(offered.split()),
        taken=tuple(taken.split()),
        at=datetime.fromisoformat(at),
        placement=bool(placement),
    )


def _memory(connection: sqlite3.Connection, learner: int, skill: Skill) -> Memory | None:
    row = connection.execute(
        f"SELECT {_MEMORY} FROM memories WHERE learner = ? AND kind = ? AND variant = ? AND misconception = ?",
        (learner, *skill),
    ).fetchone()
    return None if row is None else _memory_of(row[3:])


def _memory_of(row: Sequence[Any]) -> Memory:
    phase, step, stability, difficulty, due, last = row
    return Memory(
        phase=phase,
        step=step,
        stability=stability,
        difficulty=difficulty,
        due=datetime.fromisoformat(due),
        last=None if last is None else datetime.fromisoformat(last),
    )


def _put_memory(connection: sqlite3.Connection, learner: int, skill: Skill, memory: Memory) -> None:
    connection.execute(
        f"INSERT OR REPLACE INTO memories (learner, {_MEMORY}) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
        (
            learner, *skill, memory.phase, memory.step, memory.stability, memory.difficulty, _written(memory.due),
            None if memory.last is None else _written(memory.last),
        ),
    )  # fmt: skip


def _written(at: datetime) -> str:
    """A moment as text that sorts by time: always UTC, always with microseconds."""
    return at.astimezone(UTC).isoformat(timespec="microseconds")
