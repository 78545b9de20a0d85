"""Print random settlements in a language, for a reader with fresh eyes.

``python tools/sample_settlements.py --lang ru --count 30 --seed 1`` deals random games, seats, stakes, boards and house
rules; the same seed deals the same hands in every language, so that two languages can be read side by side.
"""

import argparse
import random
from collections.abc import Iterator

from oddchip.cards import Card
from oddchip.errors import OddchipError
from oddchip.pots import PRESETS
from oddchip.showdown import Settlement, parse_showdown, settle
from oddchip.variants import Variant, list_variants
from oddchip.wording import LANGUAGES, explain

NAMES = ("Anna", "B", "Волки", "سارة", "Пётр", "Q7", "José", "Али")


def random_line(dice: random.Random) -> str:
    """A showdown line of a random game: all in it that the line's grammar knows, in odd mixtures."""
    variant = dice.choice(list_variants())
    deck = list(variant.deck.cards)
    dice.shuffle(deck)
    seats = dice.randint(2, max(2, min(5, (len(deck) - 10) // variant.hole)))
    boards = _boards(variant, deck, dice)
    staked = dice.random() < 0.85
    sizes = [dice.choice((25, 40, 100, 101, 150, 151)) for _ in range(seats)]
    button = dice.randrange(seats)
    parts = [variant.key, boards]
    for seat in range(seats):
        stake = f" {sizes[seat]}" if staked else ""
        star = "*" if seat == button and variant.has_button else ""
        parts.append(f"{star}{NAMES[seat]}: {_holding(variant, deck, dice, seat)}{stake}")
    if staked and dice.random() < 0.25:
        parts.append(dice.choice(("rake=3", "rake=5%", "rake=5%/4")))
    if dice.random() < 0.3:
        parts.append(f"rules={dice.choice(list(PRESETS))}")
    return " | ".join(parts)


def _boards(variant: Variant, deck: list[Card], dice: random.Random) -> str:
    if not variant.board:
        return "-"
    count = max(variant.boards, 2 if dice.random() < 0.15 and variant.boards == 1 else 1)
    return " / ".join(_codes(deck, variant.board) for _ in range(count))


def _codes(deck: list[Card], count: int) -> str:
    return " ".join(deck.pop().code for _ in range(count))


def _holding(variant: Variant, deck: list[Card], dice: random.Random, seat: int) -> str:
    chance = dice.random()
    if seat > 1 and chance < 0.12:
        return "fold"
    if seat > 1 and chance < 0.18:
        return "muck"
    if seat > 1 and chance < 0.24:
        return "?"
    if variant.parts:
        return " / ".join(_codes(deck, part) for part in variant.parts)
    return _codes(deck, variant.hole)


def samples(count: int, seed: int, only: str | None = None) -> Iterator[tuple[str, Settlement]]:
    """Random lines that can be settled, with their settlements."""
    dice = random.Random(seed)
    found = 0
    while found < count:
        line = random_line(dice)
        if only is not None and not line.startswith(f"{only} "):
            continue
        try:
            settlement = settle(parse_showdown(line))
        except OddchipError:
            continue
        found += 1
        yield line, settlement


def main() -> None:
    """Print them."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--lang", choices=LANGUAGES, default="en")
    parser.add_argument("--count", type=int, default=30)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--variant", help="only this game, by its key")
    parser.add_argument("--detail", choices=("brief", "full", "teach"), default="teach")
    chosen = parser.parse_args()
    for number, (line, settlement) in enumerate(samples(chosen.count, chosen.seed, chosen.variant), 1):
        print(f"--- {number}: {line}\n")
        print(explain(settlement, lang=chosen.lang, isolates=False) + "\n")
        if chosen.detail != "brief":
            print(explain(settlement, lang=chosen.lang, detail=chosen.detail, isolates=False) + "\n")


if __name__ == "__main__":
    main()
