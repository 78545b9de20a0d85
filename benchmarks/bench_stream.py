"""Streaming: ``oddchip settle --json -`` fed with many showdowns through a pipe, start-up included.

It should answer 1,000 a second or more: ``python benchmarks/bench_stream.py [FILE]``; without a file of showdowns,
one a line, random ones of several games are made.
"""

import random
import subprocess
import sys
import time
from pathlib import Path

from oddchip.cards import format_cards
from oddchip.variants import find_variant

SHOWDOWNS = 4000
LEAST = 1000.0
GAMES = ("holdem", "omaha", "omaha8", "stud", "razz", "2-7-triple-draw", "badugi", "short-deck")


def lines(seed: int) -> list[str]:
    """Random showdowns of three to six seats with stakes that make side pots."""
    dice = random.Random(seed)
    made = []
    for _ in range(SHOWDOWNS):
        game = find_variant(dice.choice(GAMES))
        cards = dice.sample(game.deck.cards, len(game.deck.cards))
        board, cards = cards[: game.board], cards[game.board :]
        seats = []
        for seat in range(min(dice.randint(3, 6), len(cards) // game.hole)):
            hole = cards[seat * game.hole : (seat + 1) * game.hole]
            seats.append(f"P{seat}: {format_cards(hole)} {dice.randint(1, 400)}")
        made.append(f"{game.key} | {format_cards(board) or '-'} | {' | '.join(seats)} | button=1")
    return made


def main() -> int:
    """Feed the program, check that every line is answered, print the rate; 1 if it is too low."""
    text = Path(sys.argv[1]).read_text("utf-8") if len(sys.argv) > 1 else "\n".join(lines(seed=1)) + "\n"
    start = time.perf_counter()
    command = [sys.executable, "-m", "oddchip", "settle", "--json", "-"]
    done = subprocess.run(command, input=text, capture_output=True, encoding="utf-8", check=False)
    taken = time.perf_counter() - start
    answers = done.stdout.splitlines()
    assert len(answers) == len(text.splitlines()), done.stderr
    refused = sum(answer.startswith('{"error"') for answer in answers)
    rate = len(answers) / taken
    print(f"{len(answers)} showdowns in {taken:.2f} s: {rate:,.0f} a second ({refused} refused)")
    return 0 if rate >= LEAST else 1


if __name__ == "__main__":
    sys.exit(main())
