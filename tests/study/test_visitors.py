"""Visitors of a server: kept under a hash, forgotten in time; one question answered once, whoever asks at once."""

import threading
from datetime import UTC, datetime, timedelta

import pytest

from oddchip.study import Lesson, Scope, Store, answer_to, choice_made
from oddchip.study.visitors import Room, admit, is_known, is_visitor_id, new_visitor_id, visitor_name
from oddchip.trainer import KINDS, TRAINED, find_question, generate, list_skills

NOW = datetime(2026, 6, 1, tzinfo=UTC)


@pytest.fixture
def path(tmp_path):
    return tmp_path / "progress.sqlite3"


def names(path):
    with Store(path) as store:
        return {name for (name,) in store.read("SELECT name FROM learners")}


def arrive(path, visitor, room, days=0):
    with Store(path, learner=visitor_name(visitor)) as store:
        admit(store, room, now=NOW + timedelta(days=days))


def play(store, count, scope=Scope()):  # noqa: B008 - frozen
    lesson = Lesson.begin(store, scope, count)
    while (question := lesson.question()) is not None:
        lesson.answer(question.key)
    return lesson


def test_an_id_is_long_and_never_stands_in_the_file(path):
    ids = {new_visitor_id() for _ in range(50)}
    assert len(ids) == 50
    assert all(is_visitor_id(each) for each in ids)
    for wrong in ("", "local", "a" * 42, "a" * 44, "a" * 42 + ".", "a" * 42 + "\n", "٣" * 43):
        assert not is_visitor_id(wrong)
    visitor = ids.pop()
    arrive(path, visitor, Room())
    with Store(path, learner=visitor_name(visitor)) as store:
        play(store, 2)
    held = b"".join(file.read_bytes() for file in path.parent.iterdir())
    assert visitor.encode() not in held
    assert visitor_name(visitor).encode() in held


def test_looking_makes_nobody_known(path):
    with Store(path, learner=visitor_name(new_visitor_id())) as store:
        store.progress()
        store.answers()
        assert Lesson.latest(store) is Lesson.resume(store) is None
        assert not is_known(store)
    assert names(path) == set()


def test_who_was_away_too_long_or_longest_is_forgotten_and_the_local_learner_never(path):
    room = Room(visitors=3, days=30, answers=100)
    with Store(path) as local:
        play(local, 1)
    old, *others = ids = [new_visitor_id() for _ in range(5)]
    arrive(path, old, room, days=0)
    with Store(path, learner=visitor_name(old)) as store:
        play(store, 1)
    arrive(path, others[0], room, days=20)
    arrive(path, old, room, days=29)  # back again before the time is over
    arrive(path, others[1], room, days=40)
    assert names(path) == {"local", *map(visitor_name, ids[:3])}
    arrive(path, others[2], room, days=41)  # the fourth: the one longest away goes
    assert names(path) == {"local", *map(visitor_name, (old, *others[1:3]))}
    arrive(path, others[3], room, days=100)  # all others were away more than thirty days
    assert names(path) == {"local", visitor_name(others[3])}
    with Store(path) as local:
        assert len(local.answers()) == 1
        assert local.read("SELECT count(*) FROM answers") == [(1,)]


def test_the_oldest_answers_make_room_and_what_was_learnt_stays(path):
    visitor = new_visitor_id()
    room = Room(visitors=3, days=30, answers=4)
    arrive(path, visitor, room)
    with Store(path, learner=visitor_name(visitor)) as store:
        for _ in range(3):
            Lesson.begin(store, Scope(), 5)  # left at once
        play(store, 3)
        play(store, 3)
        before, memories = store.answers(), store.progress().memories
        admit(store, room, now=NOW)
        assert store.answers() == before[-4:]
        assert store.progress().memories == memories
        assert store.read("SELECT count(*) FROM rounds") == [(2,)]


def test_an_answer_counts_once_however_many_windows_send_it(path):
    with Store(path) as store:
        question = Lesson.begin(store, Scope(), 5).question()
    done = []
    barrier = threading.Barrier(4)

    def answer():
        with Store(path) as store:
            lesson = Lesson.resume(store)
            barrier.wait()
            done.append(store.record(answer_to(question, question.key), round_id=lesson.round_id))

    threads = [threading.Thread(target=answer) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert sorted(done) == [False, False, False, True]
    with Store(path) as store:
        assert len(store.answers()) == 1
        # An answer to a question of yesterday is not kept either, nor one of a round that is gone.
        assert not store.record(answer_to(question, 0), round_id=1)
        assert not store.record(answer_to(question, 0), round_id=99)
        assert len(store.answers()) == 1


def test_two_windows_are_asked_the_same_question(path):
    with Store(path) as one, Store(path) as two:
        first = Lesson.begin(one, Scope(), 5)
        second = Lesson.resume(two)
        assert second is not None
        assert first.question() == second.question()
        first.answer(0)
        assert second.question() is not None
        assert Lesson.resume(one).question() == Lesson.resume(two).question()


def test_the_round_begun_last_is_found_when_it_is_over(path):
    with Store(path) as store:
        play(store, 2)
        lesson = play(store, 3)
        assert Lesson.resume(store) is None
        latest = Lesson.latest(store)
        assert latest is not None
        assert latest.round_id == lesson.round_id
        assert [answer.right for answer in store.answers_of(latest.round_id)] == [True] * 3


def test_the_choice_made_follows_from_the_answer_kept():
    for kind in KINDS:
        variant = next(each for each in TRAINED if any(skill.variant == each for skill in list_skills(kind)))
        question = generate(kind, variant, 3)
        for place in (None, *range(len(question.choices))):
            assert choice_made(question, answer_to(question, place)) == place
        other = find_question("board-plays/holdem/any/4")
        assert choice_made(other, answer_to(question, None)) is None


def test_a_shared_file_is_not_written_anew(path):
    visitor = new_visitor_id()
    arrive(path, visitor, Room())
    with Store(path) as local, Store(path, learner=visitor_name(visitor)) as store:
        play(local, 1)
        play(store, 30)
        held = {answer.uid for answer in store.answers()}
        store.forget(compact=False)
        assert not is_known(store)
        assert len(local.answers()) == 1
    left = b"".join(file.read_bytes() for file in path.parent.iterdir())
    assert not any(uid.encode() in left for uid in held)


def test_a_round_of_a_visitor_who_was_forgotten_keeps_nothing(path):
    visitor = new_visitor_id()
    arrive(path, visitor, Room())
    with Store(path, learner=visitor_name(visitor)) as store:
        lesson = Lesson.begin(store, Scope(), 3)
        question = lesson.question()
        assert question is not None
        with Store(path, learner=store.learner) as other:
            other.forget(compact=False)
        lesson.answer(question.key)
        assert store.answers() == ()
        assert not is_known(store)
