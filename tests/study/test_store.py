"""Progress that is kept: through kills, beside other processes, from one version and machine to the next."""

import json
import os
import signal
import sqlite3
import subprocess
import sys
from datetime import timedelta
from pathlib import Path

import jsonschema
import pytest

from oddchip.errors import ProgressError, RecordError
from oddchip.study import (
    Answer,
    Lesson,
    Progress,
    Scope,
    Store,
    Tally,
    answer_to,
    progress_from_json,
    progress_path,
    progress_schema,
    progress_to_json,
)
from oddchip.study.migrations import MIGRATIONS
from oddchip.trainer import generate
from tests.study.learners import START

ROOT = Path(__file__).parents[2]


@pytest.fixture
def path(tmp_path):
    return tmp_path / "new folder" / "progress.sqlite3"


def given(count: int) -> list[Answer]:
    questions = [generate("who-wins", "holdem", seed) for seed in range(5)]
    return [
        answer_to(questions[at % 5], at % len(questions[at % 5].choices), now=START + timedelta(hours=at))
        for at in range(count)
    ]


def start_learner(path: Path, count: int) -> subprocess.Popen[str]:
    command = [sys.executable, "-m", "tests.study.killed_learner", str(path), str(count)]
    return subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True)


def test_a_killed_process_loses_no_answer_that_was_kept(path):
    kept: list[str] = []
    for stop in (1, 37, 150, 311):
        with start_learner(path, 1_000) as learner:
            assert learner.stdout is not None
            kept += [learner.stdout.readline().strip() for _ in range(stop)]
            os.kill(learner.pid, signal.SIGKILL)
            kept += learner.stdout.read().split()
        with Store(path) as store:
            uids = {answer.uid for answer in store.answers()}
            assert set(kept) <= uids
            # The answer under way when the kill came may be there without having been told.
            assert len(uids) <= len(kept) + 4
            assert store.read("PRAGMA integrity_check") == [("ok",)]
            assert store.progress().memories
    assert len(kept) >= 499


def test_processes_that_open_and_write_at_once_all_succeed(path):
    learners = [start_learner(path, 60) for _ in range(4)]
    told = [learner.communicate()[0].split() for learner in learners]
    assert [learner.returncode for learner in learners] == [0, 0, 0, 0]
    with Store(path) as store:
        assert {answer.uid for answer in store.answers()} == {uid for uids in told for uid in uids}
        assert len(store.answers()) == 240


def test_memories_follow_from_the_answers_alone(tmp_path):
    answers = given(40)
    with Store(tmp_path / "one.sqlite3") as one, Store(tmp_path / "two.sqlite3") as two:
        for answer in answers:
            one.record(answer)
        assert two.add(reversed(answers)) == 40
        assert one.progress().memories == two.progress().memories
        assert one.answers() == two.answers() == tuple(answers)
        assert two.add(answers) == 0


def test_progress_goes_through_json_and_fits_its_schema(path):
    with Store(path) as store:
        store.add(given(12))
        record = json.loads(json.dumps(progress_to_json(store.answers())))
        jsonschema.Draft202012Validator.check_schema(progress_schema())
        jsonschema.validate(record, progress_schema())
        assert progress_from_json(record) == store.answers()


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"right": "yes"}, "wrong-type"),
        ({"right": None}, "missing-field"),
        ({"at": "2026-01-01"}, "wrong-type"),
        ({"at": "yesterday"}, "wrong-type"),
        ({"at": "0001-01-01T00:00:00+01:00"}, "wrong-type"),
        ({"at": "9999-12-31T23:59:59-01:00"}, "wrong-type"),
        ({"kind": "Who wins?"}, "wrong-type"),
        ({"taken": ["a b"]}, "wrong-type"),
        ({"taken": "sixth-card"}, "wrong-type"),
        ({"id": ""}, "wrong-type"),
        ({"id": "x" * 65}, "wrong-type"),
        ({"colour": "red"}, "unknown-field"),
    ],
)
def test_a_record_of_another_form_is_refused(change, code):
    record = progress_to_json(given(1))
    record["answers"][0] |= change
    with pytest.raises(RecordError) as refused:
        progress_from_json(record)
    assert refused.value.code == code
    assert "answers[0]" in str(refused.value)


def test_another_schema_is_refused():
    with pytest.raises(RecordError, match="is not oddchip/progress/1"):
        progress_from_json({"schema": "oddchip/progress/2", "answers": []})


def test_learners_do_not_see_each_other(path):
    with Store(path) as local, Store(path, learner="1f9c") as visitor:
        local.add(given(3))
        visitor.record(given(1)[0])
        assert (len(local.answers()), len(visitor.answers())) == (3, 1)
        local.forget()
        assert (len(local.answers()), len(visitor.answers())) == (0, 1)


def test_what_is_forgotten_is_in_no_file(path):
    answers = given(30)
    with Store(path) as store:
        store.add(answers)
        store.forget()
    left = b"".join(file.read_bytes() for file in path.parent.iterdir())
    assert left
    assert not any(answer.uid.encode() in left or answer.question.encode() in left for answer in answers)


def test_a_database_of_a_later_version_is_left_alone(path):
    Store(path).close()
    with sqlite3.connect(path) as connection:
        connection.execute(f"PRAGMA user_version = {len(MIGRATIONS) + 1}")
    connection.close()
    with pytest.raises(ProgressError) as refused:
        Store(path)
    assert refused.value.code == "progress-newer"


def test_a_step_that_fails_leaves_nothing_behind(path, monkeypatch):
    monkeypatch.setattr("oddchip.study.migrations.MIGRATIONS", (("CREATE TABLE half (a)", "CREATE NONSENSE"),))
    with pytest.raises(ProgressError):
        Store(path)
    monkeypatch.undo()
    with Store(path) as store:
        assert store.read("SELECT name FROM sqlite_master WHERE name = 'half'") == []


def test_a_later_step_is_taken_and_what_was_there_stays(path, monkeypatch):
    with Store(path) as store:
        store.add(given(3))
    step = ("ALTER TABLE answers ADD COLUMN note TEXT",)
    monkeypatch.setattr("oddchip.study.migrations.MIGRATIONS", (*MIGRATIONS, step))
    with Store(path) as store:
        assert store.read("PRAGMA user_version") == [(len(MIGRATIONS) + 1,)]
        assert store.read("SELECT count(note), count(*) FROM answers") == [(0, 3)]


FIRST_TABLES = """
CREATE TABLE learners (id INTEGER PRIMARY KEY, name TEXT NOT NULL UNIQUE);
CREATE TABLE rounds (id INTEGER PRIMARY KEY, learner INTEGER NOT NULL REFERENCES learners ON DELETE CASCADE,
 variant TEXT NOT NULL, kind TEXT, seed INTEGER, count INTEGER NOT NULL, pending TEXT, open INTEGER NOT NULL DEFAULT 1);
CREATE UNIQUE INDEX one_open_round ON rounds (learner) WHERE open;
CREATE TABLE answers (id INTEGER PRIMARY KEY, learner INTEGER NOT NULL REFERENCES learners ON DELETE CASCADE,
 uid TEXT NOT NULL, round INTEGER REFERENCES rounds ON DELETE SET NULL, question TEXT NOT NULL, kind TEXT NOT NULL,
 variant TEXT NOT NULL, misconception TEXT NOT NULL, right INTEGER NOT NULL, offered TEXT NOT NULL,
 taken TEXT NOT NULL, at TEXT NOT NULL, placement INTEGER NOT NULL, UNIQUE (learner, uid));
CREATE INDEX answers_of_round ON answers (round);
CREATE TABLE memories (learner INTEGER NOT NULL REFERENCES learners ON DELETE CASCADE, kind TEXT NOT NULL,
 variant TEXT NOT NULL, misconception TEXT NOT NULL, phase INTEGER NOT NULL, step INTEGER, stability REAL,
 difficulty REAL, due TEXT NOT NULL, last TEXT, PRIMARY KEY (learner, kind, variant, misconception)) WITHOUT ROWID;
INSERT INTO learners VALUES (1, 'local'), (2, '1f9c');
INSERT INTO rounds VALUES (1, 1, 'holdem', NULL, NULL, 20, 'who-wins/holdem/sixth-card/7', 1);
INSERT INTO answers VALUES
 (1, 1, 'a', 1, 'who-wins/holdem/sixth-card/3', 'who-wins', 'holdem', 'sixth-card', 0, 'sixth-card suits-ranked',
  'sixth-card', '2026-01-01T12:00:00.000000+00:00', 1),
 (2, 1, 'b', 1, 'who-wins/holdem/sixth-card/4', 'who-wins', 'holdem', 'sixth-card', 1, 'sixth-card', '',
  '2026-01-02T12:00:00.000000+00:00', 0);
INSERT INTO memories VALUES (1, 'who-wins', 'holdem', 'sixth-card', 1, 0, 0.4, 6.0, '2026-01-01T12:01:00.000000+00:00',
 '2026-01-01T12:00:00.000000+00:00');
PRAGMA user_version = 1;
"""
"""A database as the first version made it."""


def test_a_database_of_the_first_version_is_brought_up_to_date(path):
    path.parent.mkdir()
    with sqlite3.connect(path) as connection:
        connection.executescript(FIRST_TABLES)
    connection.close()
    with Store(path) as store:
        assert store.read("PRAGMA user_version") == [(len(MIGRATIONS),)]
        progress = store.progress()
        assert (progress.answered, progress.right, progress.streaks) == (2, 1, (1, 1, 2))
        assert (progress.asked("sixth-card"), progress.offered("suits-ranked")) == (2, 1)
        assert progress.weakness("sixth-card") > 0
        assert len(progress.memories) == 1
        lesson = Lesson.resume(store)
        assert lesson is not None
        question = lesson.question()
        assert question is not None
        assert question.id == "who-wins/holdem/sixth-card/7"
        lesson.answer(question.key)
        assert store.progress().answered == 3
    with Store(path, learner="1f9c") as store:
        assert store.progress().answered == 0


def test_answers_are_counted_as_they_come(path):
    answers = given(40)
    with Store(path) as store, Store(path.with_name("other.sqlite3")) as other:
        for answer in answers:
            store.record(answer)
        other.add(answers)
        for progress in (store.progress(), other.progress()):
            counted = Progress(Tally(answers), {})
            assert progress.streaks == counted.streaks
            assert progress.weak_spots == counted.weak_spots
            assert progress.kinds == counted.kinds
            assert progress.last_asked([answers[-1].skill]) == answers[-1].skill
            for answer in answers:
                for code in answer.offered:
                    assert progress.offered(code) == counted.offered(code)
                    assert progress.weakness(code) == counted.weakness(code)


def test_many_answers_do_not_slow_the_next_question(path):
    many = given(5)
    with Store(path) as store:
        store.record(many[0])
        lesson = Lesson.begin(store, Scope("holdem"), 3)
        with store.writing() as connection:
            learner = store.learner_id(connection)
            connection.execute(
                "WITH RECURSIVE numbers (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < 50000)"
                " INSERT INTO answers (learner, uid, question, kind, variant, misconception, right, offered, taken, at,"
                " placement) SELECT ?, 'u' || n, question, kind, variant, misconception, right, offered, taken, at, 0"
                " FROM numbers, answers WHERE answers.id = 1",
                (learner,),
            )
        steps = 0

        def count() -> int:
            nonlocal steps
            steps += 1
            return 0

        store._connection.set_progress_handler(count, 1000)
        assert lesson.question() is not None
        # Reading 50,000 answers takes hundreds of thousands of instructions.
        assert steps < 30


def test_files_that_are_no_database_are_refused(tmp_path):
    path = tmp_path / "progress.sqlite3"
    path.write_bytes(b"no database at all " * 100)
    for unusable in (path, tmp_path, path / "below"):
        with pytest.raises(ProgressError) as refused:
            Store(unusable)
        assert refused.value.code == "progress-unusable"


def test_a_writer_that_never_ends_is_told_of(path, monkeypatch):
    monkeypatch.setattr("oddchip.study.store._PATIENCE", 0.05)
    with Store(path) as first, Store(path) as second, first.writing():
        with pytest.raises(ProgressError) as refused:
            second.add(given(1))
        assert refused.value.code == "progress-busy"


def test_the_folder_is_the_users_own_or_the_one_named(monkeypatch, tmp_path):
    monkeypatch.setenv("ODDCHIP_DATA", str(tmp_path))
    assert progress_path() == tmp_path / "progress.sqlite3"
    monkeypatch.delenv("ODDCHIP_DATA")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    if sys.platform == "linux":
        assert progress_path() == tmp_path / "data" / "oddchip" / "progress.sqlite3"


def test_a_round_goes_on_where_it_was_left(path):
    with Store(path) as store:
        lesson = Lesson.begin(store, Scope("holdem"), 3)
        first = lesson.question()
        assert first is not None
        lesson.answer(first.key)
        second = lesson.question()
    with Store(path) as store:
        lesson = Lesson.resume(store)
        assert lesson is not None
        assert (lesson.question(), lesson.number) == (second, 2)
        for _ in range(2):
            lesson.question()
            lesson.answer(None)
        assert lesson.question() is None
        assert lesson.answered == (3, 1)
        assert Lesson.resume(store) is None


def test_a_seed_gives_everyone_the_same_questions(tmp_path):
    asked = []
    for name, key in (("one", True), ("two", False)):
        with Store(tmp_path / f"{name}.sqlite3") as store:
            lesson = Lesson.begin(store, Scope("holdem"), 6, seed=7)
            while (question := lesson.question()) is not None:
                asked.append(question.id)
                lesson.answer(question.key if key else None)
    assert asked[:6] == asked[6:]


def test_a_question_that_is_known_no_longer_is_replaced(path):
    with Store(path) as store:
        lesson = Lesson.begin(store, Scope("holdem"), 3)
        lesson.question()
        with store.writing() as connection:
            connection.execute("UPDATE rounds SET pending = 'which-hat/holdem/any/1'")
        resumed = Lesson.resume(store)
        assert resumed is not None
        assert resumed.question() is not None
