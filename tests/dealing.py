"""Random showdowns of every game: seats, folds, mucks, dead money, boards, chips, rake and house rules."""

from dataclasses import replace
from decimal import Decimal
from random import Random

from oddchip.cards import Card, Suit
from oddchip.pots import SETTINGS, Amount, HouseRules, Rake, find_rules
from oddchip.showdown import Seat, SeatState, Showdown
from oddchip.variants import Variant, find_variant, list_variants

NAMES = ("A", "B", "C", "D", "E", "F", "G", "H", "I")
KEYS = tuple(variant.key for variant in list_variants())

_RULES = (
    "standard", "standard", "standard", "tda-2024", "roberts", "bovada", "winning", "ongame",
    "standard,odd-chip:highest-seat", "standard,high-side:other", "standard,short-deck:trips-over-straight",
    "standard,rake:5%/7",
)  # fmt: skip
_RAKES = (None, None, None, Rake(amount=1), Rake(percent=5), Rake(percent=5, cap=3), Rake(percent=Decimal("2.5")))


def random_showdown(variant: Variant, dice: Random) -> Showdown:
    """A showdown of this game that can be settled: at least two hands are shown, and a button is marked."""
    boards_count = _boards_count(variant, dice)
    shared = 1 if variant.family == "stud" and variant.hole == 7 and dice.random() < 0.1 else 0
    hole = variant.hole - shared
    needed = variant.board * boards_count + shared
    most = min(len(NAMES), (variant.deck.size - needed) // hole)
    count = dice.randint(2, max(2, min(most, dice.choice((2, 3, 3, 4, 5, 9)))))
    cards = _shuffled(variant, dice, needed + count * hole)
    boards = _boards(variant, boards_count, shared, cards, dice)
    states = [SeatState.IN, SeatState.IN]
    states += dice.choices((SeatState.IN, SeatState.FOLDED, SeatState.MUCKED), (5, 3, 1), k=count - 2)
    dice.shuffle(states)
    cents = dice.random() < 0.2
    chip = dice.choice((Decimal("0.01"), Decimal("0.05"))) if cents else dice.choice((None, None, 1, 5, 25))
    stakes = dice.sample(range(1, 60), 3)
    seats = []
    held: tuple[Card, ...] = ()
    for place, (state, number) in enumerate(zip(states, _numbers(count, dice), strict=True)):
        held = _next_holding(held, hole, cards, dice)
        shown = held if state is SeatState.IN or dice.random() < 0.3 else ()
        live = dice.choice(stakes) if state is not SeatState.FOLDED else dice.randint(0, 70)
        dead = dice.choice((0, 0, 0, 0, 0, 1, 7))
        seats.append(
            Seat(
                name=NAMES[place], number=number, state=state, hole=shown, live=_money(live, cents=cents),
                dead=_money(dead, cents=cents),
            )
        )  # fmt: skip
    return Showdown(
        variant=variant, boards=boards, seats=tuple(seats), button=dice.randint(1, 12), chip=chip,
        rake=dice.choice(_RAKES) if not cents else dice.choice((None, Rake(amount=Decimal("0.01")), Rake(percent=5))),
        rules=_rules(dice, shared=bool(shared)),
    )  # fmt: skip


def _next_holding(before: tuple[Card, ...], size: int, cards: list[Card], dice: Random) -> tuple[Card, ...]:
    """The next cards; sometimes those of the seat before in other suits, so that the two may tie."""
    turn = dice.randint(1, 3)
    twins = tuple(Card(card.rank, Suit((card.suit + turn) % 4)) for card in before)
    if twins and dice.random() < 0.4 and set(twins) <= set(cards):
        for card in twins:
            cards.remove(card)
        return tuple(dice.sample(twins, size))
    return tuple(cards.pop() for _ in range(size))


def deal(key: str, seed: int) -> Showdown:
    """The showdown of a game that this seed deals."""
    return random_showdown(find_variant(key), Random(seed))


def _rules(dice: Random, *, shared: bool) -> HouseRules:
    # Whether a shared card may stand in for one's own is beyond any rule book, so such odd chips go by seat.
    return find_rules("standard,odd-chip:lowest-seat" if shared else dice.choice(_RULES))


def any_rules(showdown: Showdown, dice: Random) -> Showdown:
    """The same showdown in a house that chose every setting at random, with a rake up to the whole pot."""
    settings = {name.replace("-", "_"): dice.choice(choices) for name, choices in SETTINGS.items()}
    if showdown.variant.family == "stud" and showdown.boards:
        settings["odd_chip"] = "lowest-seat"
    elif settings["odd_chip"] == "suit" and showdown.variant.has_button:
        # Which of two cards of a rank plays, the suit of the board's or one's own, no rule book says.
        settings["odd_chip"] = "left-of-button"
    percent = dice.choice((1, 10, 33, 100, Decimal("0.5"), Decimal("7.25")))
    least = Decimal("0.01") if isinstance(showdown.chip, Decimal) else 1
    rake = dice.choice((None, Rake(amount=least), Rake(percent=percent, cap=dice.choice((None, 0, 1, 2, 10)))))
    return replace(showdown, rules=HouseRules(**settings), rake=rake)


def _money(amount: int, *, cents: bool) -> Amount:
    if not cents:
        return amount
    money = Decimal(amount) / 100
    return int(money) if money == int(money) else money


def _boards_count(variant: Variant, dice: Random) -> int:
    if not variant.board:
        return 0
    if variant.boards > 1:
        return variant.boards
    return dice.choice((1, 1, 1, 1, 2, 3)) if variant.deck.size > 20 else 1


def _shuffled(variant: Variant, dice: Random, needed: int) -> list[Card]:
    """Cards in random order; often of few ranks only, so that hands tie."""
    ranks = list(variant.deck.ranks)
    few = dice.choice((len(ranks), 7, 8))
    if few * 4 >= needed and few < len(ranks):
        chosen = dice.sample(ranks, few) if dice.random() < 0.5 else [ranks[-1], *ranks[: few - 1]]
        ranks = chosen
    cards = [card for card in variant.deck.cards if card.rank in ranks]
    dice.shuffle(cards)
    return cards


def _boards(variant: Variant, count: int, shared: int, cards: list[Card], dice: Random) -> tuple[tuple[Card, ...], ...]:
    if shared:
        return ((cards.pop(),),)
    if not count:
        return ()
    first = tuple(cards.pop() for _ in range(variant.board))
    common = dice.choice((0, 3, 4)) if variant.boards == 1 else 0
    rest = tuple((*first[:common], *(cards.pop() for _ in range(variant.board - common))) for _ in range(count - 1))
    return (first, *rest)


def _numbers(count: int, dice: Random) -> list[int]:
    if dice.random() < 0.5:
        return list(range(1, count + 1))
    numbers = sorted(dice.sample(range(1, 11), count))
    turn = dice.randrange(count)
    return numbers[turn:] + numbers[:turn]
