"""Processes that work: results, errors, progress, time limits, cancelling, and how they end."""

import asyncio
import time

import pytest

from oddchip.errors import OddchipError
from oddchip.web.worker_process import Task
from oddchip.web.workers import Wanted, Worker, WorkerPool, WorkFaultError
from tests.web.scenarios import finished

TASKS = "tests.web.api.slow_tasks"


@pytest.fixture
def worker():
    made = Worker()
    yield made
    made.end()


def task(name: str, *, reports: bool = False, **arguments: object) -> Task:
    return Task(TASKS, name, arguments, reports)


def test_a_worker_does_one_task_after_another(worker):
    assert worker.perform(task("sleep", seconds=0), Wanted(10)) == "slept"
    assert worker.perform(task("chatter"), Wanted(10)) == "talked"
    with pytest.raises(OddchipError) as refused:
        worker.perform(task("refuse"), Wanted(10))
    assert refused.value.code == "empty-line"
    with pytest.raises(WorkFaultError, match="ZeroDivisionError"):
        worker.perform(task("fail"), Wanted(10))
    assert worker.perform(task("sleep", seconds=0), Wanted(10)) == "slept"


def test_a_process_that_ends_is_a_fault_and_is_started_again(worker):
    with pytest.raises(WorkFaultError, match="WorkerEnded"):
        worker.perform(task("end_process"), Wanted(10))
    assert worker.perform(task("sleep", seconds=0), Wanted(10)) == "slept"


def test_progress_is_told(worker):
    seen: list[tuple[int, int]] = []
    done = worker.perform(
        task("count", reports=True, steps=50, seconds=1.0), Wanted(10), lambda *told: seen.append(told)
    )
    assert done == {"counted": 50}
    assert 2 <= len(seen) <= 8
    assert seen == sorted(seen)


def test_work_past_its_time_answers_with_what_it_has(worker):
    worker.perform(task("sleep", seconds=0), Wanted(10))
    begin = time.monotonic()
    done = worker.perform(task("count", reports=True, steps=1000, seconds=20.0), Wanted(0.5))
    assert 0 < done["counted"] < 1000
    assert time.monotonic() - begin < 3


@pytest.mark.parametrize("name", ["sleep", "ignore_interrupts"])
def test_work_past_its_time_is_stopped_however_stubborn(worker, name):
    worker.perform(task("sleep", seconds=0), Wanted(10))
    begin = time.monotonic()
    with pytest.raises(OddchipError) as stopped:
        worker.perform(task(name, seconds=30), Wanted(0.3))
    assert stopped.value.code == "work-too-long"
    assert time.monotonic() - begin < 4
    assert worker.perform(task("sleep", seconds=0), Wanted(10)) == "slept"


def test_work_called_off_is_stopped(worker):
    worker.perform(task("sleep", seconds=0), Wanted(10))
    begin = time.monotonic()
    with pytest.raises(OddchipError) as stopped:
        worker.perform(task("sleep", seconds=30), Wanted(60, lambda: time.monotonic() - begin > 0.3))
    assert stopped.value.code == "job-stopped"
    assert time.monotonic() - begin < 3


def test_a_pool_that_is_full_says_so_and_closes_in_time():
    async def scenario() -> None:
        pool = WorkerPool(1, 1)
        running = [asyncio.create_task(pool.run(task("sleep", seconds=30), 60)) for _ in range(2)]
        await asyncio.sleep(0.5)
        assert pool.is_full
        with pytest.raises(OddchipError) as refused:
            await pool.run(task("sleep", seconds=0), 60)
        assert refused.value.code == "server-busy"
        begin = time.monotonic()
        await asyncio.to_thread(pool.close)
        assert time.monotonic() - begin < 4
        ended = await asyncio.gather(*running, return_exceptions=True)
        assert all(isinstance(error, BaseException) for error in ended)

    finished(scenario())
