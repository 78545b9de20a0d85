"""Learners that a server meets: each known by an id in a cookie, of which the database holds a hash and no more."""

import re
import secrets
from datetime import UTC, datetime, timedelta
from hashlib import sha256
from typing import Final, NamedTuple

from oddchip.study.store import Store

_BYTES: Final = 32
_ID: Final = re.compile(r"[A-Za-z0-9_-]{43}")
_PREFIX: Final = "visitor-"


class Room(NamedTuple):
    """How much a server keeps: so many visitors, each as long as so many days go by without a round, and so many of
    the answers that each gave last."""

    visitors: int = 5_000
    days: int = 180
    answers: int = 2_000


def new_visitor_id() -> str:
    """An id that nobody can guess.

    >>> is_visitor_id(new_visitor_id()), new_visitor_id() == new_visitor_id()
    (True, False)
    """
    return secrets.token_urlsafe(_BYTES)


def is_visitor_id(text: str) -> bool:
    """Whether a text has the form of such an id.

    >>> is_visitor_id("local"), is_visitor_id("")
    (False, False)
    """
    return _ID.fullmatch(text) is not None


def visitor_name(visitor_id: str) -> str:
    """The learner's name in the database: a reader of the file cannot tell the id, and so not pose as the visitor.

    >>> visitor_name("A" * 43)[:20]
    'visitor-0f007385b6f9'
    """
    return _PREFIX + sha256(visitor_id.encode()).hexdigest()


def is_known(store: Store) -> bool:
    """Whether the learner of a store is in the database."""
    return bool(store.read("SELECT 1 FROM learners WHERE name = ?", (store.learner,)))


def admit(store: Store, room: Room, *, now: datetime | None = None) -> None:
    """Note that a visitor is here. Who is new makes the server forget who was away too long, or longest if it is full.

    Of one visitor the oldest answers make room for new ones; what was learnt from them stays.
    """
    here = now or datetime.now(UTC)
    with store.writing() as connection:
        seen = connection.execute("UPDATE learners SET seen = ? WHERE name = ?", (_written(here), store.learner))
        if not seen.rowcount:
            connection.execute("DELETE FROM learners WHERE seen < ?", (_written(here - timedelta(days=room.days)),))
            (count,) = connection.execute("SELECT count(*) FROM learners WHERE seen IS NOT NULL").fetchone()
            connection.execute(
                "DELETE FROM learners WHERE id IN"
                " (SELECT id FROM learners WHERE seen IS NOT NULL ORDER BY seen LIMIT max(0, ?))",
                (count + 1 - room.visitors,),
            )
            connection.execute("INSERT INTO learners (name, seen) VALUES (?, ?)", (store.learner, _written(here)))
        learner = store.learner_id(connection)
        connection.execute(
            "DELETE FROM answers WHERE learner = ? AND id NOT IN"
            " (SELECT id FROM answers WHERE learner = ? ORDER BY id DESC LIMIT ?)",
            (learner, learner, room.answers),
        )
        connection.execute(
            "DELETE FROM rounds WHERE learner = ? AND NOT open AND id NOT IN"
            " (SELECT round FROM answers WHERE learner = ? AND round IS NOT NULL)",
            (learner, learner),
        )


def _written(at: datetime) -> str:
    """A moment as text that sorts by time."""
    return at.astimezone(UTC).isoformat(timespec="microseconds")
