"""How long a question takes, in processor time, so that other work on the machine does not count."""

import time
from statistics import median

from oddchip.trainer import generate, list_skills
from tests.proofs import amount

MEDIAN, SLOWEST = 0.020, 0.200


def test_a_question_takes_20_milliseconds_and_nearly_never_200() -> None:
    times = []
    for seed in range(amount(1, 3)):
        for skill in list_skills():
            start = time.process_time()
            generate(skill.kind, skill.variant, seed, skill.misconception)
            times.append(time.process_time() - start)
    times.sort()
    assert median(times) <= MEDIAN
    assert times[len(times) * 99 // 100] <= SLOWEST
