"""How long a question takes to make, by kind, and over all skills: median, 99th percentile, slowest.

``python benchmarks/bench_questions.py`` makes a few questions of every skill. The median should stay under 20 ms, the
99th percentile under 200 ms. Processor time is measured, so that other work on the machine does not count.
"""

import time
from statistics import median

from oddchip.trainer import KINDS, generate, list_skills

SEEDS = 3


def main() -> None:
    """Measure and print."""
    everything: list[float] = []
    for kind in KINDS:
        times = []
        for skill in list_skills(kind):
            for seed in range(SEEDS):
                start = time.process_time()
                generate(skill.kind, skill.variant, seed, skill.misconception)
                times.append((time.process_time() - start) * 1000)
        everything += times
        print(f"{kind:16} {line(times)}")
    print(f"{'all':16} {line(everything)}")


def line(times: list[float]) -> str:
    """Median, 99th percentile and slowest in milliseconds."""
    times = sorted(times)
    slow = times[len(times) * 99 // 100]
    return f"median {median(times):6.1f} ms   p99 {slow:6.1f} ms   slowest {times[-1]:6.1f} ms   of {len(times)}"


if __name__ == "__main__":
    main()
