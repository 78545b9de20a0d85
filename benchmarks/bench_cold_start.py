"""A fresh process that settles one pot, against a bare ``python -c pass``, in one run.

The ratio should stay at 22 or below: ``python benchmarks/bench_cold_start.py``. Byte code is cached in a folder of its
own, as it is once a package is installed; the first, compiling run of each command is not counted. The best of the
rounds is shown, since other work on the machine can only add to a time.
"""

import os
import subprocess
import sys
import tempfile
import time

LINE = "holdem | Qs 9h 6d 4c 2s | *A: Ad Qc 100 | B: Kd Qh 100"
ROUNDS = 25
MOST = 22.0

COMMANDS = {
    "settle, text": ["settle", LINE],
    "settle, Russian": ["settle", LINE, "--lang", "ru"],
    "settle, Arabic": ["settle", LINE, "--lang", "ar"],
    "settle, JSON": ["settle", LINE, "--json"],
    "hand": ["hand", "holdem", "Ad Qc", "Qs 9h 6d 4c 2s"],
    "help": ["settle", "--help"],
}


def milliseconds(arguments: list[str], environment: dict[str, str]) -> float:
    """The time of one fresh process."""
    start = time.perf_counter()
    subprocess.run([sys.executable, *arguments], check=True, stdout=subprocess.DEVNULL, env=environment)
    return (time.perf_counter() - start) * 1000


def main() -> int:
    """Measure bare Python and every command in turn, round by round; 1 if settling in English takes too long."""
    with tempfile.TemporaryDirectory() as folder:
        environment = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
        environment |= {"PYTHONPYCACHEPREFIX": folder}
        work = {"bare": ["-c", "pass"]} | {name: ["-m", "oddchip", *words] for name, words in COMMANDS.items()}
        times: dict[str, list[float]] = {name: [] for name in work}
        for round_number in range(ROUNDS + 1):
            for name, words in work.items():
                taken = milliseconds(words, environment)
                if round_number:
                    times[name].append(taken)
    bare = min(times["bare"])
    for name, taken in times.items():
        print(f"{name:<18}{min(taken):8.1f} ms{min(taken) / bare:8.1f} x bare")
    return 0 if min(times["settle, text"]) <= MOST * bare else 1


if __name__ == "__main__":
    sys.exit(main())
