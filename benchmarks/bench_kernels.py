"""Measures hand evaluation against every peer from PyPI that is installed, on the same hands, in one run.

    pip install -e '.[fast]' phevaluator eval7 treys pokerkit pokerfast pkrbot holdem-hand-evaluator poker-equity xiapl
    python benchmarks/bench_kernels.py [--hands 4000000] [--rounds 5]

First it checks that a peer ranks the hands as we do; one that does not is named and not measured. Each figure is the
best of several rounds, taken in turns so that a busy moment hits everyone. Ratios are ours to theirs.
"""

import argparse
import ctypes
import sys
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from importlib import import_module
from typing import Any

import numpy as np

from oddchip.bulk import HandRule, count_sevens, evaluate_hands, evaluate_one
from oddchip.cards import ALL_CARDS

CODES = [card.code for card in ALL_CARDS]
CHECKED = 20_000


@dataclass(frozen=True, slots=True)
class Contender:
    """Someone who evaluates hands: ``prepare`` turns card numbers into what ``run`` wants, outside the measured time.

    ``run`` takes the prepared hands and returns their values; ``hands`` is how many it gets.
    """

    name: str
    prepare: Callable[[Any], Any]
    run: Callable[[Any], Any]
    hands: int


def each(function: Callable[[Any], Any]) -> Callable[[Any], Any]:
    """Call ``function`` for one hand after another."""
    return lambda hands: [function(hand) for hand in hands]


def as_lists(hands: Any) -> list[list[int]]:
    """Card numbers."""
    return [list(map(int, hand)) for hand in hands]


def as_codes(hands: Any) -> list[list[str]]:
    """Codes of cards, such as ``As``."""
    return [[CODES[card] for card in hand] for hand in hands]


def as_texts(hands: Any) -> list[str]:
    """Codes of cards in one text."""
    return ["".join(codes) for codes in as_codes(hands)]


def objects(make: Callable[[str], Any]) -> Callable[[Any], list[list[Any]]]:
    """Card objects of a peer."""
    return lambda hands: [[make(CODES[card]) for card in hand] for hand in hands]


def numbers_to_value(many: int) -> list[tuple[str, Callable[[], Contender]]]:
    """One hand a call, its cards in the form the library likes best."""

    def ours() -> Contender:
        return Contender("oddchip", as_lists, each(evaluate_one), many)

    def phevaluator() -> Contender:
        evaluate = import_module("phevaluator.evaluator").evaluate_cards
        return Contender("phevaluator", as_lists, each(lambda hand: evaluate(*hand)), many)

    def eval7() -> Contender:
        module = import_module("eval7")
        return Contender("eval7", objects(module.Card), each(module.evaluate), many)

    def pkrbot() -> Contender:
        module = import_module("pkrbot")
        return Contender("pkrbot", objects(module.Card), each(module.evaluate), many)

    def treys() -> Contender:
        module = import_module("treys")
        evaluate = module.Evaluator().evaluate
        return Contender("treys", objects(module.Card.new), each(lambda hand: evaluate(hand[:2], hand[2:])), many // 8)

    def pokerkit() -> Contender:
        module = import_module("pokerkit")
        parse, game = module.Card.parse, module.StandardHighHand.from_game
        make = objects(lambda code: next(parse(code)))
        return Contender("pokerkit", make, each(game), many // 100)

    def xiapl() -> Contender:
        module = import_module("xiapl")
        bit = [module.utils.card_to_mask(module.card.Card.from_string(code)) for code in CODES]

        def evaluate(mask: int) -> tuple[int, ...]:
            value = module.eval.evaluate_mask(mask)
            return (int(value.category), *value.kickers)

        def masks(hands: Any) -> list[int]:
            return [sum(bit[card] for card in hand) for hand in hands]

        return Contender("xiapl", masks, each(evaluate), many // 8)

    return list(
        {
            "oddchip": ours, "phevaluator": phevaluator, "eval7": eval7, "pkrbot": pkrbot, "treys": treys,
            "pokerkit": pokerkit, "xiapl": xiapl,
        }.items()
    )  # fmt: skip


def text_to_value(many: int) -> list[tuple[str, Callable[[], Contender]]]:
    """One hand a call, from text."""

    def ours() -> Contender:
        return Contender("oddchip", as_texts, each(evaluate_one), many)

    def phevaluator() -> Contender:
        evaluate = import_module("phevaluator.evaluator").evaluate_cards
        return Contender("phevaluator", as_codes, each(lambda hand: evaluate(*hand)), many)

    def eval7() -> Contender:
        module = import_module("eval7")
        return Contender("eval7", as_codes, each(lambda hand: module.evaluate(list(map(module.Card, hand)))), many)

    def pkrbot() -> Contender:
        module = import_module("pkrbot")
        return Contender("pkrbot", as_codes, each(lambda hand: module.evaluate(list(map(module.Card, hand)))), many)

    def pokerfast() -> Contender:
        return Contender("pokerfast", as_codes, each(import_module("pokerfast").eval7), many // 4)

    def treys() -> Contender:
        module = import_module("treys")
        evaluate, new = module.Evaluator().evaluate, module.Card.new
        return Contender("treys", as_codes, each(lambda hand: evaluate([], list(map(new, hand)))), many // 8)

    def pokerkit() -> Contender:
        game = import_module("pokerkit").StandardHighHand.from_game
        return Contender("pokerkit", as_texts, each(game), many // 100)

    def rust() -> Contender:
        evaluate = import_module("holdem_hand_evaluator").evaluate_hand
        return Contender("holdem-hand-evaluator", as_texts, each(evaluate), many)

    return list(
        {
            "oddchip": ours, "phevaluator": phevaluator, "eval7": eval7, "pkrbot": pkrbot, "pokerfast": pokerfast,
            "treys": treys, "pokerkit": pokerkit, "holdem-hand-evaluator": rust,
        }.items()
    )  # fmt: skip


def arrays_to_values(many: int) -> list[tuple[str, Callable[[], Contender]]]:
    """A batch a call: an array where the library takes one, else the list of texts it wants."""

    def ours(threads: int) -> Callable[[], Contender]:
        rule = HandRule()
        name = f"oddchip, {threads} thread{'s' * (threads > 1)}"
        return lambda: Contender(
            name, lambda hands: hands, lambda hands: evaluate_hands(hands, rule, threads=threads), many
        )

    def pokerfast_buffer() -> Contender:
        library = import_module("pokerfast.equity")._load()

        def run(hands: Any) -> Any:
            out = np.empty(len(hands), dtype=np.uint16)
            buffer = ctypes.cast(hands.ctypes.data, ctypes.c_char_p)
            library.pf_evaluate(buffer, len(hands), 7, out.ctypes.data_as(ctypes.POINTER(ctypes.c_uint16)))
            return out

        return Contender("pokerfast, private buffer", lambda hands: hands, run, many)

    def pokerfast() -> Contender:
        return Contender("pokerfast.equity", as_texts, import_module("pokerfast.equity").evaluate, many // 40)

    def poker_equity() -> Contender:
        score = import_module("poker_equity").score_batch
        return Contender("poker-equity", as_texts, lambda hands: score("high", hands), many // 10)

    return [
        ("oddchip", ours(1)), ("oddchip, 2 threads", ours(2)), ("pokerfast, private buffer", pokerfast_buffer),
        ("pokerfast.equity", pokerfast), ("poker-equity", poker_equity),
    ]  # fmt: skip


def deal(many: int, seed: int = 1) -> Any:
    """Random hands of seven different cards: ``uint8[many, 7]``."""
    random = np.random.default_rng(seed)
    hands = np.empty((many, 7), dtype=np.uint8)
    for start in range(0, many, 1 << 17):
        part = hands[start : start + (1 << 17)]
        part[:] = np.argpartition(random.random((len(part), 52)), 7, axis=1)[:, :7]
    return hands


def places(values: Sequence[Any]) -> Any:
    """The place of each value among the different ones, the least first."""
    order = {value: place for place, value in enumerate(sorted(set(values)))}
    return np.array([order[value] for value in values])


def agrees(contender: Contender, hands: Any) -> bool:
    """Whether a contender orders the first hands as we do, ties included; smaller may be better."""
    some = hands[: min(CHECKED, contender.hands)]
    expected = places(evaluate_hands(some, HandRule()).tolist())
    theirs = places(list(contender.run(contender.prepare(some))))
    return bool((theirs == expected).all() or (theirs.max() - theirs == expected).all())


def measure(title: str, makers: list[tuple[str, Callable[[], Contender]]], hands: Any, rounds: int) -> None:
    """Print a table of one kind of work."""
    field: list[tuple[Contender, Any]] = []
    print(f"\n{title}")
    for name, make in makers:
        try:
            contender = make()
            good = agrees(contender, hands)
        except Exception as error:
            print(f"  {name}: not measured ({type(error).__name__}: {error})")
            continue
        if good:
            field.append((contender, contender.prepare(hands[: contender.hands])))
        else:
            print(f"  {name}: not measured, its answers differ from ours")
    best = [float("inf")] * len(field)
    for _ in range(rounds):
        for at, (contender, prepared) in enumerate(field):
            start = time.perf_counter()
            contender.run(prepared)
            best[at] = min(best[at], (time.perf_counter() - start) / contender.hands)
    for (contender, _), seconds in sorted(zip(field, best, strict=True), key=lambda row: row[1]):
        rate, ratio = 1 / seconds, seconds / best[0]
        print(f"  {contender.name:<28}{rate / 1e6:>12.3f} M/s{ratio:>12.2f} x our time")


def main(arguments: list[str]) -> int:
    """Run all tables."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--hands", type=int, default=4_000_000, help="rows of the array")
    parser.add_argument("--calls", type=int, default=200_000, help="single calls")
    parser.add_argument("--rounds", type=int, default=5)
    options = parser.parse_args(arguments)
    hands = deal(options.hands)
    measure(
        "Seven cards, one hand a call, cards as objects or numbers",
        numbers_to_value(options.calls),
        hands,
        options.rounds,
    )
    measure("Seven cards, one hand a call, from text", text_to_value(options.calls), hands, options.rounds)
    measure("Random arrays of seven cards", arrays_to_values(options.hands), hands, options.rounds)
    print("\nAll 133,784,560 hands of seven cards, counted by category")
    for threads in (1, 2):
        times = []
        for _ in range(options.rounds):
            start = time.perf_counter()
            assert sum(count_sevens(threads=threads).values()) == 133_784_560
            times.append(time.perf_counter() - start)
        print(f"  oddchip, {threads} thread{'s' * (threads > 1)}: {133.78456 / min(times):.0f} M/s, {min(times):.3f} s")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
