"""Answers that are kept: asked once, forgotten when they failed, and waited for no longer than a request may."""

import asyncio
from typing import Any

import pytest

from oddchip.errors import RequestError
from oddchip.web.kept_answers import KeptAnswers, StillWorkingError
from oddchip.web.settings import Limits
from oddchip.web.worker_process import Task
from oddchip.web.workers import WorkFaultError
from tests.web.scenarios import finished


class Pool:
    """Workers that count what they are asked, and answer when they are let."""

    def __init__(self, seconds: float = 0.0, error: Exception | None = None) -> None:
        self.asked: list[Task] = []
        self.seconds, self.error = seconds, error

    async def run(self, task: Task, seconds: float) -> Any:
        del seconds
        self.asked.append(task)
        await asyncio.sleep(self.seconds)
        if self.error is not None:
            raise self.error
        return task.arguments["number"]


def question(number: int) -> Task:
    return Task("module", "function", {"number": number})


def kept(pool: Pool, **limits: Any) -> KeptAnswers:
    return KeptAnswers(pool, Limits(**limits))  # type: ignore[arg-type]


def test_a_question_is_worked_on_once() -> None:
    pool = Pool(0.05)

    async def scenario() -> list[int]:
        answers = kept(pool)
        found = await asyncio.gather(*(answers.ask(question(number)) for number in (1, 2, 1)))
        return [*found, await answers.ask(question(2))]

    assert finished(scenario()) == [1, 2, 1, 2]
    assert len(pool.asked) == 2


@pytest.mark.parametrize(
    ("error", "code"),
    [(RequestError("server-busy", seconds=1), "server-busy"), (WorkFaultError("ZeroDivisionError"), "server-fault")],
)
def test_what_failed_is_asked_again(error: Exception, code: str) -> None:
    pool = Pool(error=error)

    async def scenario() -> None:
        answers = kept(pool)
        with pytest.raises(RequestError) as caught:
            await answers.ask(question(1))
        assert caught.value.code == code
        pool.error = None
        assert await answers.ask(question(1)) == 1

    finished(scenario())
    assert len(pool.asked) == 2


def test_long_work_goes_on_while_nobody_waits() -> None:
    pool = Pool(0.2)

    async def scenario() -> int:
        answers = kept(pool, seconds=0.05)
        with pytest.raises(StillWorkingError):
            await answers.ask(question(7))
        await asyncio.sleep(0.2)
        found: int = await answers.ask(question(7))
        return found

    assert finished(scenario()) == 7
    assert len(pool.asked) == 1


def test_the_oldest_answers_make_room() -> None:
    pool = Pool()

    async def scenario() -> None:
        answers = kept(pool)
        for number in range(200):
            await answers.ask(question(number))
        assert len(pool.asked) == 200
        await answers.ask(question(199))
        assert len(pool.asked) == 200
        await answers.ask(question(0))
        assert len(pool.asked) == 201

    finished(scenario())


def test_the_end_calls_off_what_still_runs() -> None:
    pool = Pool(30)

    async def scenario() -> None:
        answers = kept(pool, seconds=0.01)
        with pytest.raises(StillWorkingError):
            await answers.ask(question(1))
        await answers.close()
        assert len(asyncio.all_tasks()) == 1

    finished(scenario())
