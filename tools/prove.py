"""The long proofs in full: every five-card hand, thousands of random showdowns of every game, laws at length.

    python tools/prove.py            everything
    python tools/prove.py counts     one kind: counts, kernels, odds, showdowns, laws, opinions, corpus, trainer

Arguments after ``--`` go to pytest. The exit code is pytest's.
"""

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]
KINDS = {
    "counts": ["tests/exhaustive/test_five_card_counts.py"],
    "kernels": ["tests/kernels"],
    "odds": ["tests/exhaustive/test_every_board.py"],
    "showdowns": ["tests/exhaustive/test_random_showdowns.py"],
    "laws": ["tests/laws", "tests/cards", "tests/ranking", "tests/pots", "tests/showdown"],
    "opinions": ["tests/second_opinions"],
    "corpus": ["tests/corpus"],
    "trainer": ["tests/trainer", "tests/study"],
}


def main(arguments: list[str]) -> int:
    """Run the proofs of these kinds, all of them without arguments."""
    cut = arguments.index("--") if "--" in arguments else len(arguments)
    wanted, more = arguments[:cut], arguments[cut + 1 :]
    unknown = [kind for kind in wanted if kind not in KINDS]
    if unknown:
        print(f"unknown: {', '.join(unknown)}; known: {', '.join(KINDS)}", file=sys.stderr)
        return 2
    # Without a kind also what others added to the proofs of every part.
    paths = [path for kind in wanted for path in KINDS[kind]] or ["tests"]
    command = [sys.executable, "-m", "pytest", "-q", "--durations=10", *paths, *more]
    return subprocess.run(command, cwd=ROOT, env={**os.environ, "ODDCHIP_PROOFS": "full"}, check=False).returncode


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
