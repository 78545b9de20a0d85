"""The tables of a learner's progress, as the steps that make them; a step once published is never changed."""

import sqlite3
from pathlib import Path
from typing import Final

from oddchip.errors import ProgressError

_FIRST: Final = (
    """CREATE TABLE learners (
        id INTEGER PRIMARY KEY,
        name TEXT NOT NULL UNIQUE
    )""",
    """CREATE TABLE rounds (
        id INTEGER PRIMARY KEY,
        learner INTEGER NOT NULL REFERENCES learners ON DELETE CASCADE,
        variant TEXT NOT NULL,
        kind TEXT,
        seed INTEGER,
        count INTEGER NOT NULL,
        pending TEXT,
        open INTEGER NOT NULL DEFAULT 1
    )""",
    "CREATE UNIQUE INDEX one_open_round ON rounds (learner) WHERE open",
    """CREATE TABLE answers (
        id INTEGER PRIMARY KEY,
        learner INTEGER NOT NULL REFERENCES learners ON DELETE CASCADE,
        uid TEXT NOT NULL,
        round INTEGER REFERENCES rounds ON DELETE SET NULL,
        question TEXT NOT NULL,
        kind TEXT NOT NULL,
        variant TEXT NOT NULL,
        misconception TEXT NOT NULL,
        right INTEGER NOT NULL,
        offered TEXT NOT NULL,
        taken TEXT NOT NULL,
        at TEXT NOT NULL,
        placement INTEGER NOT NULL,
        UNIQUE (learner, uid)
    )""",
    "CREATE INDEX answers_of_round ON answers (round)",
    """CREATE TABLE memories (
        learner INTEGER NOT NULL REFERENCES learners ON DELETE CASCADE,
        kind TEXT NOT NULL,
        variant TEXT NOT NULL,
        misconception TEXT NOT NULL,
        phase INTEGER NOT NULL,
        step INTEGER,
        stability REAL,
        difficulty REAL,
        due TEXT NOT NULL,
        last TEXT,
        PRIMARY KEY (learner, kind, variant, misconception)
    ) WITHOUT ROWID""",
)
_VISITORS: Final = (
    # When a visitor of a server was last there; nothing for the learner of this machine.
    "ALTER TABLE learners ADD COLUMN seen TEXT",
    "CREATE INDEX learners_seen ON learners (seen)",
    "CREATE INDEX rounds_of_learner ON rounds (learner)",
)
# What answers come to, so that the next question does not need all of them. Tallies of answers that are there already
# are made when they are first asked for.
_TALLIES: Final = (
    """CREATE TABLE tallies (
        learner INTEGER PRIMARY KEY REFERENCES learners ON DELETE CASCADE,
        run INTEGER NOT NULL,
        best INTEGER NOT NULL,
        kind TEXT,
        variant TEXT,
        misconception TEXT
    )""",
    """CREATE TABLE spots (
        learner INTEGER NOT NULL REFERENCES learners ON DELETE CASCADE,
        misconception TEXT NOT NULL,
        asked INTEGER NOT NULL,
        offered INTEGER NOT NULL,
        taken INTEGER NOT NULL,
        chances REAL NOT NULL,
        blame REAL NOT NULL,
        PRIMARY KEY (learner, misconception)
    ) WITHOUT ROWID""",
    """CREATE TABLE kinds (
        learner INTEGER NOT NULL REFERENCES learners ON DELETE CASCADE,
        kind TEXT NOT NULL,
        answers INTEGER NOT NULL,
        right INTEGER NOT NULL,
        PRIMARY KEY (learner, kind)
    ) WITHOUT ROWID""",
    """CREATE TABLE days (
        learner INTEGER NOT NULL REFERENCES learners ON DELETE CASCADE,
        day TEXT NOT NULL,
        PRIMARY KEY (learner, day)
    ) WITHOUT ROWID""",
)
MIGRATIONS: Final[tuple[tuple[str, ...], ...]] = (_FIRST, _VISITORS, _TALLIES)
"""Statements that lead from each version to the next; ``user_version`` counts the steps taken."""


def migrate(connection: sqlite3.Connection, path: Path) -> None:
    """Bring a database up to date; nothing of a step is kept if it fails.

    Raises `ProgressError` (``progress-newer``) for one that a later oddchip has written.
    """
    known = len(MIGRATIONS)
    if _version(connection) == known:
        return
    connection.execute("BEGIN IMMEDIATE")
    try:
        # Asked again, now that nobody else can write: another process may have been faster.
        version = _version(connection)
        if version > known:
            raise ProgressError("progress-newer", path=str(path), given=version, known=known)
        for steps in MIGRATIONS[version:]:
            for statement in steps:
                connection.execute(statement)
        connection.execute(f"PRAGMA user_version = {known}")
    except BaseException:
        connection.execute("ROLLBACK")
        raise
    connection.execute("COMMIT")


def _version(connection: sqlite3.Connection) -> int:
    (version,) = connection.execute("PRAGMA user_version").fetchone()
    return int(version)
