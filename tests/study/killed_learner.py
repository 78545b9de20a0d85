"""Answers questions until it is killed; run by a test. Prints the uid of every answer once it is kept."""

import sys
from pathlib import Path

from oddchip.study import Store, answer_to
from oddchip.trainer import generate

QUESTIONS = [generate("who-wins", "holdem", seed) for seed in range(5)]


def main(path: Path, count: int) -> None:
    with Store(path) as store:
        for number in range(count):
            question = QUESTIONS[number % len(QUESTIONS)]
            answer = answer_to(question, number % len(question.choices))
            store.record(answer)
            sys.stdout.write(answer.uid + "\n")
            sys.stdout.flush()


if __name__ == "__main__":
    main(Path(sys.argv[1]), int(sys.argv[2]))
