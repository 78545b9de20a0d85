"""Measures questions about equity as a program asks them: from texts to the answer, one thread.

    pip install -e '.[fast]'
    python benchmarks/bench_equity.py [--rounds 20]

Each figure is the best of several rounds after one that loads kernels and tables; the target beside it is what the
question may take. Exact answers are checked against published integers before anything is measured.
"""

import argparse
import resource
import sys
import time

from oddchip import Equity, equity

QUESTIONS: list[tuple[str, float, str, list[str], dict[str, object]]] = [
    ("hold'em, two hands", 5, "holdem", ["AhKs", "QdQc"], {}),
    ("hold'em, three hands", 6, "holdem", ["AhKs", "QdQc", "7s6s"], {}),
    ("Omaha heads-up", 60, "omaha", ["AsAd7h6h", "KsQd9c8c"], {}),
    ("Omaha with five heads-up", 80, "omaha5", ["AsAh2d3c9c", "AdKd2h4h8c"], {}),
    ("Omaha hi-lo heads-up", 100, "omaha8", ["AsAh2d3c", "AdKd2h4h"], {}),
    ("3-way random to 0.05 %", 50, "holdem", ["random"] * 3, {"error": 0.0005, "seed": 1}),
    ("6-way random to 0.05 %", 80, "holdem", ["random"] * 6, {"error": 0.0005, "seed": 1}),
]
"""Name, target in milliseconds, game, hands, options."""
CHECKS = {
    ("holdem", "AhKs QdQc"): [730541, 975909],
    ("holdem", "AhAd KsKc QhQd"): [909810, 256920, 198576],
    ("omaha", "AsAhKsKh QdQcJdJc"): [688294, 397666],
}
"""Deals won, by game and hands: full enumerations by others."""


def main() -> int:
    """Check, measure, print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=20)
    rounds = parser.parse_args().rounds
    for (variant, hands), wins in CHECKS.items():
        found = [player.win for player in equity(variant, hands.split()).players]
        if found != wins:
            print(f"{variant} {hands}: {found}, not {wins}", file=sys.stderr)
            return 1
    print(f"{'':28} {'ms':>8} {'target':>8}  answer")
    for name, target, variant, hands, options in QUESTIONS:
        taken, answer = measure(variant, hands, options, rounds)
        print(f"{name:28} {taken:8.3f} {target:8g}  {answer.method}, {answer.deals:,} deals")
    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024
    print(f"peak memory {peak:.0f} MB")
    return 0


def measure(variant: str, hands: list[str], options: dict[str, object], rounds: int) -> tuple[float, Equity]:
    """The least time in milliseconds, and the answer."""
    answer = equity(variant, hands, **options)  # type: ignore[arg-type]  # options as in QUESTIONS
    times = []
    for _ in range(rounds):
        start = time.perf_counter()
        equity(variant, hands, **options)  # type: ignore[arg-type]
        times.append(time.perf_counter() - start)
    return 1000 * min(times), answer


if __name__ == "__main__":
    sys.exit(main())
