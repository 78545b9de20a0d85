"""A learner's tally in the tables of the store: read whole, written where one answer changes it."""

import sqlite3
from datetime import date

from oddchip.study.answer import Answer
from oddchip.study.tally import KindCount, Spot, Tally
from oddchip.trainer import Skill


def read_tally(connection: sqlite3.Connection, learner: int) -> Tally | None:
    """The tally of a learner; ``None`` if none was kept yet."""
    row = connection.execute(
        "SELECT run, best, kind, variant, misconception FROM tallies WHERE learner = ?", (learner,)
    ).fetchone()
    if row is None:
        return None
    tally = Tally()
    tally.run, tally.best, *last = row
    tally.last = None if last[0] is None else Skill(*last)
    spots = connection.execute(
        "SELECT misconception, asked, offered, taken, chances, blame FROM spots WHERE learner = ?", (learner,)
    )
    tally.spots = {code: Spot(*counts) for code, *counts in spots}
    kinds = connection.execute("SELECT kind, answers, right FROM kinds WHERE learner = ?", (learner,))
    tally.kinds = {kind: KindCount(*counts) for kind, *counts in kinds}
    days = connection.execute("SELECT day FROM days WHERE learner = ?", (learner,))
    tally.days = {date.fromisoformat(day) for (day,) in days}
    return tally


def write_tally(connection: sqlite3.Connection, learner: int, tally: Tally) -> None:
    """Keep a whole tally in place of the one that was there."""
    for table in ("spots", "kinds", "days"):
        connection.execute(f"DELETE FROM {table} WHERE learner = ?", (learner,))
    _write(connection, learner, tally, spots=tally.spots, kinds=tally.kinds, days=tally.days)


def add_to_tally(connection: sqlite3.Connection, learner: int, tally: Tally, answer: Answer) -> None:
    """Count an answer, and keep what it changes."""
    tally.count(answer)
    codes = {answer.skill.misconception, *answer.offered, *answer.taken}
    kind = answer.skill.kind
    _write(
        connection,
        learner,
        tally,
        spots={code: tally.spots[code] for code in codes},
        kinds={kind: tally.kinds[kind]},
        days={answer.at.astimezone().date()},
    )


def _write(
    connection: sqlite3.Connection,
    learner: int,
    tally: Tally,
    *,
    spots: dict[str, Spot],
    kinds: dict[str, KindCount],
    days: set[date],
) -> None:
    last = tally.last or (None, None, None)
    connection.execute(
        "INSERT OR REPLACE INTO tallies (learner, run, best, kind, variant, misconception) VALUES (?, ?, ?, ?, ?, ?)",
        (learner, tally.run, tally.best, *last),
    )
    connection.executemany(
        "INSERT OR REPLACE INTO spots (learner, misconception, asked, offered, taken, chances, blame)"
        " VALUES (?, ?, ?, ?, ?, ?, ?)",
        [(learner, code, s.asked, s.offered, s.taken, s.chances, s.blame) for code, s in spots.items()],
    )
    connection.executemany(
        "INSERT OR REPLACE INTO kinds (learner, kind, answers, right) VALUES (?, ?, ?, ?)",
        [(learner, kind, count.answers, count.right) for kind, count in kinds.items()],
    )
    connection.executemany(
        "INSERT OR IGNORE INTO days (learner, day) VALUES (?, ?)", [(learner, day.isoformat()) for day in days]
    )
