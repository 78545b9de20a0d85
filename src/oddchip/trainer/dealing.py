"""Deals that invite a mistake: cards drawn with a bias, seats, stakes and a button."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from random import Random

from oddchip.cards import Card, Rank, Suit
from oddchip.showdown import Seat, SeatState, Showdown
from oddchip.variants import Variant

NAMES = ("A", "B", "C", "D", "E")


@dataclass(frozen=True, slots=True)
class Bias:
    """What a deal leans to: some ranks, one suit, holdings that resemble each other, stacks that differ.

    Weights say how much likelier such a card is drawn; ``twins`` is the chance that a seat's cards repeat ranks of the
    seat before, every one of them if ``exact``; ``uneven`` is the chance that a seat is all-in for less. ``distinct``
    holdings have as many ranks as cards. ``either`` leans each time to the ranks or to the suit, not to both.
    """

    ranks: frozenset[Rank] = frozenset()
    rank_weight: float = 1.0
    suit_weight: float = 1.0
    twins: float = 0.0
    uneven: float = 0.0
    exact: bool = False
    distinct: bool = False
    either: bool = False


class Dealer:
    """Deals situations of one game, leaning as the bias says.

    >>> from oddchip.variants import find_variant
    >>> dealer = Dealer(find_variant("holdem"), Random(1), Bias())
    >>> len(dealer.draw(7)), len(dealer.showdown(3).seats)
    (7, 3)
    """

    def __init__(self, variant: Variant, dice: Random, bias: Bias, half: str = "") -> None:
        self.variant = variant
        self.dice = dice
        self.bias = bias
        self.half = half or variant.halves[0].key

    def shuffled(self) -> list[Card]:
        """The deck in random order, likelier cards further up."""
        random = self.dice.random
        bias = self.bias
        if bias.rank_weight == bias.suit_weight == 1:
            cards = list(self.variant.deck.cards)
            self.dice.shuffle(cards)
            return cards
        suit = Suit(self.dice.randrange(4))
        by_rank, by_suit = bias.rank_weight, bias.suit_weight
        if bias.either:
            by_rank, by_suit = (by_rank, 1.0) if self.dice.random() < 0.5 else (1.0, by_suit)
        keyed = []
        for card in self.variant.deck.cards:
            weight = by_rank if card.rank in bias.ranks else 1.0
            if card.suit is suit:
                weight *= by_suit
            # Taking the greatest of random ** (1 / weight) draws without replacement by weight.
            keyed.append((random() ** (1 / weight), card))
        keyed.sort(reverse=True)
        return [card for _, card in keyed]

    def holding(self, deck: Sequence[Card]) -> tuple[Card, ...]:
        """Some cards of a deck for one seat, likelier ones first."""
        size = self.variant.hole
        if self.bias.distinct:
            return self.distinct(deck, size)
        return tuple(self.dice.sample(deck[: size * 2], size))

    def distinct(self, deck: Sequence[Card], size: int) -> tuple[Card, ...]:
        """Cards of different ranks, drawn anew from what is left of a deck."""
        left = set(deck)
        found: dict[Rank, Card] = {}
        for card in self.shuffled():
            if card in left and card.rank not in found:
                found[card.rank] = card
                if len(found) == size:
                    break
        return tuple(found.values())

    def draw(self, count: int) -> tuple[Card, ...]:
        """Cards from the top of a shuffled deck."""
        return tuple(self.shuffled()[:count])

    def cards(self, seats: int, board: int | None = None) -> tuple[tuple[Card, ...], list[tuple[Card, ...]]]:
        """A board and holdings for so many seats."""
        deck = self.shuffled()
        size = self.variant.board if board is None else board
        shared, deck = tuple(deck[:size]), deck[size:]
        held: list[tuple[Card, ...]] = []
        for _ in range(seats):
            hole = self.twin(held[-1], deck) if held and self.dice.random() < self.bias.twins else None
            if hole is None:
                hole = self.holding(deck)
            held.append(hole)
            deck = [card for card in deck if card not in hole]
        return shared, held

    def twin(self, before: Sequence[Card], deck: list[Card]) -> tuple[Card, ...] | None:
        """A holding with the ranks of another, in other suits, one card perhaps changed."""
        changed = 0 if self.bias.exact else self.dice.choice((0, 1, 1, 1, 2) if len(before) > 2 else (0, 1, 1))
        for turn in self.dice.sample((1, 2, 3), 3):
            twins = [Card(card.rank, Suit((card.suit + turn) % 4)) for card in before]
            self.dice.shuffle(twins)
            kept = twins[changed:]
            if set(kept) <= set(deck):
                return (*kept, *[card for card in deck if card not in kept][:changed])
        return None

    def showdown(self, seats: int, *, board: int | None = None) -> Showdown:
        """A showdown without stakes."""
        shared, held = self.cards(seats, board)
        return self.seated(shared, held)

    def seated(self, board: tuple[Card, ...], held: Sequence[tuple[Card, ...]]) -> Showdown:
        """A showdown of these cards, without stakes."""
        seats = tuple(Seat(name=NAMES[at], number=at + 1, hole=hole) for at, hole in enumerate(held))
        return Showdown(variant=self.variant, boards=(board,) if board else (), seats=seats)

    def staked(self, seats: int, *, folded: int = 0, uneven: float = 0.0) -> Showdown:
        """A showdown with stakes: some seats all-in for less, some folded, and a button where the game has one."""
        uneven = max(uneven, self.bias.uneven)
        dice = self.dice
        board, held = self.cards(seats - folded)
        out = set(dice.sample(range(seats), folded))
        top = dice.choice((40, 60, 75, 100, 120, 150, 200, 250))
        holes = iter(held)
        placed = []
        for at in range(seats):
            live = top
            if at in out:
                live = dice.randint(1, max(1, top // 2))
            elif dice.random() < uneven:
                live = dice.choice((top // 5, top // 4, top // 2, top + top // 2))
            state = SeatState.FOLDED if at in out else SeatState.IN
            hole = () if at in out else next(holes)
            placed.append(Seat(name=NAMES[at], number=at + 1, state=state, hole=hole, live=live))
        button = dice.randint(1, seats) if self.variant.has_button else None
        return Showdown(variant=self.variant, boards=(board,) if board else (), seats=tuple(placed), button=button)


def some_ranks(variant: Variant, dice: Random, count: int) -> frozenset[Rank]:
    """So many ranks of the deck, any."""
    return frozenset(dice.sample(variant.deck.ranks, min(count, len(variant.deck.ranks))))


def row(variant: Variant, dice: Random, length: int) -> frozenset[Rank]:
    """Ranks in a row."""
    ranks = variant.deck.ranks
    start = dice.randint(0, len(ranks) - length)
    return frozenset(ranks[start : start + length])


def low_ranks(dice: Random, count: int, among: Iterable[int] = (14, 2, 3, 4, 5, 6, 7, 8, 9)) -> frozenset[Rank]:
    """Some of the ranks that lows are made of."""
    return frozenset(Rank(number) for number in dice.sample(sorted(among), count))
