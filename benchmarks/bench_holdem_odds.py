"""Measures heads-up hold'em odds, exact, against every peer from PyPI that is installed, in one run.

    pip install -e '.[fast]' eval7 xiapl poker-equity py-poker-equity
    python benchmarks/bench_holdem_odds.py [--rounds 5]

Everything runs on one thread. Answers are compared before anything is measured: a peer that is wrong is named, and not
measured. Each figure is the best of several rounds; what takes a peer over a second is measured once.
"""

import argparse
import time
from collections.abc import Callable
from dataclasses import dataclass
from importlib import import_module

from oddchip.cards import parse_cards
from oddchip.odds.board_pass import range_v_range
from oddchip.odds.combo_weights import COMBO_CARDS, COMBOS
from oddchip.odds.heads_up_counts import HeadsUpCounts
from oddchip.odds.matchups import find_matchup, match_ranges

EVERYTHING = [1] * COMBOS
SMALL, LARGE = "QQ+,AKs", "TT+,AQs+,AKo"
CLOSE = 1e-3
"""Shares of the pot that differ by more are wrong; some peers round to a hundredth of a percent."""


@dataclass(frozen=True, slots=True)
class Work:
    """A question: how we answer it, the target in milliseconds, and how peers do (each gives the first's share)."""

    name: str
    target: float
    ours: Callable[[], HeadsUpCounts]
    peers: dict[str, Callable[[], float]]


def weights(fits: Callable[[int, int, bool], bool]) -> list[int]:
    """Combos by high rank, low rank (0 to 12) and whether they are suited."""
    return [int(fits(one >> 2, two >> 2, one & 3 == two & 3)) for one, two in COMBO_CARDS]


def xiapl_cards(text: str) -> int:
    """Cards as xiapl numbers them, as bits."""
    card = import_module("xiapl.card").Card
    return sum(1 << card.from_string(code).id for code in text.split())


def xiapl_ranges(first: str, second: str, board: str) -> float:
    """Ranges by xiapl; an empty range is any hand."""
    module, ranges = import_module("xiapl.simulation"), import_module("xiapl.range").Range
    options = module.SimulationOptions.exact()
    options.threads = 1
    sides = [ranges.from_string(text) if text else ranges.all() for text in (first, second)]
    mode = module.RangeEquityMode.AggregateOnly
    return float(module.calculate_range_equity(*sides, xiapl_cards(board), options, mode).hero_aggregate_equity)


def xiapl_hands(first: str, second: str) -> float:
    """Two hands by xiapl."""
    module = import_module("xiapl.simulation")
    masks = [xiapl_cards(text) for text in (first, second)]
    return float(module.calculate_equity(masks, 0, module.SimulationOptions.exact()).players[0].equity)


def eval7_hand(hand: str, other: str, board: str) -> float:
    """A hand against a range by eval7."""
    module = import_module("eval7")
    cards, known = ([module.Card(card.code) for card in parse_cards(text)] for text in (hand, board))
    return float(module.py_hand_vs_range_exact(cards, module.HandRange(other), known))


def poker_equity_hands(first: str, second: str) -> float:
    """Two hands by poker-equity, which enumerates on one thread."""
    found = import_module("poker_equity").exact_from_text("holdem", [first.replace(" ", ""), second.replace(" ", "")])
    return float(found["players"][0]["equity"])


def py_poker_equity_hands(first: str, second: str) -> float:
    """Two hands by py-poker-equity, from its table."""
    found = import_module("py_poker_equity").get_equity(first.split(), second.split())
    return float(found["a_win"] + found["tie"] / 2) / 100


def ranges() -> tuple[list[int], list[int]]:
    """`SMALL` and `LARGE` as weights."""
    small = weights(lambda high, low, suited: (high == low and high >= 10) or (high == 12 and low == 11 and suited))
    large = weights(
        lambda high, low, suited: (high == low and high >= 8) or (high == 12 and (low == 11 or (low == 10 and suited)))
    )
    return small, large


def before_the_flop() -> list[Work]:
    """Nothing is known: by the table, and without it."""
    small, large = ranges()
    hands = "Ah Ks", "Qd Qc"
    cards = [parse_cards(hand) for hand in hands]
    peers = {
        "xiapl": lambda: xiapl_hands(*hands),
        "poker-equity": lambda: poker_equity_hands(*hands),
        "py-poker-equity": lambda: py_poker_equity_hands(*hands),
    }
    both = {"xiapl": lambda: xiapl_ranges(SMALL, LARGE, "")}
    return [
        Work("AhKs v QdQc, by table", 0.05, lambda: find_matchup(cards[0], cards[1]), peers),
        Work(f"{SMALL} v {LARGE}, by table", 5, lambda: match_ranges(small, large), both),
        Work("the same by boards", 100, lambda: range_v_range(small, large), {}),
        Work("random v random, by table", 50, lambda: match_ranges(EVERYTHING, EVERYTHING), {}),
        Work("the same by boards", 2000, lambda: range_v_range(EVERYTHING, EVERYTHING), {}),
    ]


def on_a_flop(text: str) -> list[Work]:
    """Three cards are known."""
    small, large = ranges()
    board, flop = parse_cards(text), text.replace(" ", "")
    aces = [int(place == COMBOS - 1) for place in range(COMBOS)]
    return [
        Work(
            f"AsAh v {LARGE} on {flop}",
            1,
            lambda: range_v_range(aces, large, board),
            {"eval7": lambda: eval7_hand("As Ah", LARGE, text)},
        ),
        Work(
            f"{SMALL} v {LARGE} on {flop}",
            1,
            lambda: range_v_range(small, large, board),
            {"xiapl": lambda: xiapl_ranges(SMALL, LARGE, text)},
        ),
        Work(
            f"random v random on {flop}",
            15,
            lambda: range_v_range(EVERYTHING, EVERYTHING, board),
            {"xiapl": lambda: xiapl_ranges("", "", text)},
        ),
    ]


def all_work() -> list[Work]:
    """Every question."""
    return before_the_flop() + [work for text in ("Ks 8h 3d", "Ks 8s 3d", "Ks 8s 3s") for work in on_a_flop(text)]


def milliseconds(run: Callable[[], object], rounds: int) -> float:
    """The best of several rounds; many calls a round if one takes less than a millisecond, one round if over 1,000."""
    best = float("inf")
    for _ in range(rounds):
        start = time.perf_counter()
        run()
        took = time.perf_counter() - start
        if took < 1e-3:
            calls = 200
            start = time.perf_counter()
            for _ in range(calls):
                run()
            took = (time.perf_counter() - start) / calls
        best = min(best, took)
        if took > 1:
            break
    return best * 1e3


def main() -> None:
    """Compare answers, measure, print ratios."""
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("--rounds", type=int, default=5)
    rounds = options.parse_args().rounds
    print(f"{'':40} {'ms':>10} {'target':>8}   peers, ms (times as long as ours)")
    for work in all_work():
        share = float(work.ours().equity)
        ours = milliseconds(work.ours, rounds)
        told = []
        for name, run in work.peers.items():
            try:
                theirs = run()
            except ImportError:
                told.append(f"{name} not installed")
                continue
            if abs(theirs - share) > CLOSE:
                told.append(f"{name} is wrong: {theirs:.4f}, not {share:.4f}")
                continue
            took = milliseconds(run, rounds)
            told.append(f"{name} {took:,.3f} ({took / ours:,.0f})")
        print(f"{work.name:40} {ours:10.4f} {work.target:8g}   {', '.join(told)}")


if __name__ == "__main__":
    main()
