"""A question about odds, checked: game, holdings, boards, dead cards, and what is left in the deck."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from math import comb, prod

from oddchip.cards import ALL_CARDS, Card, parse_cards
from oddchip.errors import HandError, OddsError
from oddchip.odds.holding import Combo, Hand, Holding, read_holding
from oddchip.variants import Variant
from oddchip.variants.evaluating import refuse_repeats

Cards = str | Iterable[Card]
"""Cards as text or as cards."""
MOST_BITS = 22
"""Cells (halves, or boards) times players at most."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Spot:
    """Who holds what, what lies on the board and what is dead. Cards are indices; ``deck`` are those nobody is known to
    hold, ascending (the combos of ranges among them). A *cell* is what is won apart: a half of the pot, or a board.
    """

    variant: Variant
    holdings: tuple[Holding, ...]
    boards: tuple[tuple[int, ...], ...]
    dead: tuple[int, ...]
    deck: tuple[int, ...]

    @property
    def cells(self) -> tuple[tuple[int, int], ...]:
        """What is won apart: pairs of board and half by their places."""
        return tuple((board, half) for board in range(len(self.boards)) for half in range(len(self.variant.halves)))

    @property
    def cell_keys(self) -> tuple[str, ...]:
        """A name for each cell: the half's, or ``board-1`` and ``board-2``."""
        if len(self.boards) > 1:
            return tuple(f"board-{board + 1}" for board, _ in self.cells)
        return tuple(half.key for half in self.variant.halves)

    @property
    def board_missing(self) -> tuple[int, ...]:
        """Cards to come on each board."""
        return tuple(self.variant.board - len(board) for board in self.boards)

    @property
    def ranges(self) -> tuple[int, ...]:
        """Places of the players who hold one of several combos."""
        return tuple(place for place, holding in enumerate(self.holdings) if holding.is_range)

    @property
    def assignments(self) -> int:
        """At most so many ways to give every range a combo."""
        return prod(len(holding.combos) for holding in self.holdings)

    @property
    def deals_each(self) -> int:
        """Deals of the missing cards once every range has a combo."""
        left = len(self.deck) - sum(len(self.holdings[place].combos[0]) for place in self.ranges)
        deals = 1
        for size in (*(holding.missing for holding in self.holdings), *self.board_missing):
            deals *= comb(left, size)
            left -= size
        return deals

    def assign(self) -> Iterator[tuple[tuple[Combo, ...], int]]:
        """Every way to give every player a combo so that nobody shares a card, with the product of the weights."""

        def extend(
            place: int, used: int, chosen: tuple[Combo, ...], weight: int
        ) -> Iterator[tuple[tuple[Combo, ...], int]]:
            if place == len(self.holdings):
                yield chosen, weight
                return
            holding = self.holdings[place]
            for combo, more in zip(holding.combos, holding.weights, strict=True):
                bits = sum(1 << card for card in combo)
                if not bits & used:
                    yield from extend(place + 1, used | bits, (*chosen, combo), weight * more)

        return extend(0, 0, (), 1)

    def spelled_out(self) -> "Spot":
        """The same question with every unseen hand written as all the combos it may be."""
        return replace(
            self,
            holdings=tuple(holding.spelled_out(self.deck) if holding.missing else holding for holding in self.holdings),
        )


def read_spot(variant: Variant, hands: Sequence[Hand], board: object = "", dead: Cards = "") -> Spot:
    """The question of these hands; raises what is wrong with it.

    ``board`` is text or cards; the boards of a double-board game are parted by ``/``, or given as two.
    """
    if len(hands) < 2:
        raise OddsError("hands-count", given=len(hands))
    boards = _boards(variant, board)
    gone = parse_cards(dead) if isinstance(dead, str) else tuple(dead)
    holdings = [read_holding(variant, hand) for hand in hands]
    fixed = [
        (chr(65 + place), tuple(ALL_CARDS[card] for card in holding.combos[0]))
        for place, holding in enumerate(holdings)
        if len(holding.combos) == 1
    ]
    _check_deck(variant, [*(card for cards in boards for card in cards), *gone])
    refuse_repeats([*((number, cards) for number, cards in enumerate(boards, 1)), ("dead", gone), *fixed])
    return make_spot(variant, holdings, boards, gone)


def make_spot(
    variant: Variant, holdings: Sequence[Holding], boards: Sequence[Sequence[Card]], dead: Sequence[Card]
) -> Spot:
    """The question of holdings already read; raises `OddsError` when they cannot be dealt."""
    used = sum(1 << card.index for cards in (*boards, dead) for card in cards)
    while True:
        # A range that comes down to one combo is known, which may take combos from others.
        fixed = used | sum(1 << card for holding in holdings if len(holding.combos) == 1 for card in holding.combos[0])
        fewer = [holding if len(holding.combos) == 1 else holding.without(fixed) for holding in holdings]
        if not all(holding.combos for holding in fewer):
            raise OddsError("no-deal", hands=", ".join(holding.text for holding in holdings))
        if [len(holding.combos) for holding in fewer] == [len(holding.combos) for holding in holdings]:
            break
        holdings = fewer
    deck = tuple([card for card in range(variant.deck.cards[0].index, len(ALL_CARDS)) if not fixed >> card & 1])
    spot = Spot(
        variant=variant,
        holdings=tuple(holdings),
        boards=tuple(tuple(card.index for card in cards) for cards in boards),
        dead=tuple(card.index for card in dead),
        deck=deck,
    )
    needed = sum(holding.missing for holding in holdings) + sum(spot.board_missing)
    needed += sum(len(holdings[place].combos[0]) for place in spot.ranges)
    if needed > len(deck):
        raise OddsError("deck-too-small", needed=needed, left=len(deck), variant=variant.key)
    if len(spot.cells) * len(holdings) > MOST_BITS:
        raise OddsError("too-many-players", given=len(holdings), most=MOST_BITS // len(spot.cells), variant=variant.key)
    return spot


def _boards(variant: Variant, board: object) -> list[tuple[Card, ...]]:
    """The boards as cards, one empty board for games without."""
    if isinstance(board, str):
        given = [parse_cards(part) for part in board.split("/")] if board.strip(" -") else []
    else:
        parts = list(board)  # type: ignore[call-overload]  # cards, or boards of cards
        given = [tuple(parts)] if parts and isinstance(parts[0], Card) else [tuple(part) for part in parts]
    while len(given) < variant.boards:
        given.append(())
    if len(given) != variant.boards:
        raise HandError("boards-count", given=len(given), variant=variant.key, expected=variant.boards)
    for number, cards in enumerate(given, 1):
        if len(cards) > variant.board:
            raise HandError("board-count", board=number, given=len(cards), variant=variant.key, expected=variant.board)
    return given


def _check_deck(variant: Variant, cards: Sequence[Card]) -> None:
    for card in cards:
        if card not in variant.deck:
            raise HandError("card-not-in-deck", card=card.code, size=variant.deck.size, variant=variant.key)
