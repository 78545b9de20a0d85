"""Settling a three-handed hold'em pot, facts included, against pokerkit evaluating and comparing the same hands.

One run measures both and prints the ratio, which should be four or more: ``python benchmarks/bench_settle.py``.
"""

import random
import statistics
import time
from collections.abc import Callable

from pokerkit import StandardHighHand

from oddchip.cards import ALL_CARDS, format_cards
from oddchip.showdown import Showdown, parse_showdown, settle

DEALS = 400
ROUNDS = 7


def deals(seed: int) -> list[tuple[Showdown, list[str], str]]:
    """Random three-handed showdowns: as ours, and as the text that pokerkit reads."""
    dice = random.Random(seed)
    found = []
    for _ in range(DEALS):
        cards = dice.sample(ALL_CARDS, 11)
        board, holes = cards[:5], [cards[5 + 2 * seat : 7 + 2 * seat] for seat in range(3)]
        seats = " | ".join(f"{name}: {format_cards(hole)} 100" for name, hole in zip("ABC", holes, strict=True))
        showdown = parse_showdown(f"holdem | {format_cards(board)} | {seats} | button=3")
        texts = ["".join(card.code for card in hole) for hole in holes]
        found.append((showdown, texts, "".join(card.code for card in board)))
    return found


def theirs(holes: list[str], board: str) -> list[int]:
    """The winners, by pokerkit."""
    hands = [StandardHighHand.from_game(hole, board) for hole in holes]
    best = max(hands)
    return [seat for seat, hand in enumerate(hands) if hand == best]


def per_deal(work: Callable[[], object]) -> float:
    """Microseconds a deal, the median of several rounds."""
    times = []
    for _ in range(ROUNDS):
        start = time.perf_counter()
        work()
        times.append(time.perf_counter() - start)
    return statistics.median(times) / DEALS * 1e6


def main() -> None:
    """Check that both name the same winners, then measure."""
    work = deals(seed=1)
    for showdown, holes, board in work:
        winners = settle(showdown).pots[0].winners
        assert ["ABC"[seat] for seat in theirs(holes, board)] == list(winners), str(showdown)
    ours_us = per_deal(lambda: [settle(showdown) for showdown, _, _ in work])
    theirs_us = per_deal(lambda: [theirs(holes, board) for _, holes, board in work])
    print(f"oddchip settle, facts included   {ours_us:8.1f} µs  {1e6 / ours_us:10,.0f} a second")
    print(f"pokerkit evaluate and compare    {theirs_us:8.1f} µs  {1e6 / theirs_us:10,.0f} a second")
    print(f"ratio {theirs_us / ours_us:.2f} (target 4)")


if __name__ == "__main__":
    main()
