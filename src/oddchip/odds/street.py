"""What is known on the flop or turn: one player's cards, the board, and the cards nobody has seen."""

from collections.abc import Iterable
from dataclasses import dataclass

from oddchip.cards import Card, parse_cards
from oddchip.errors import HandError, UnknownNameError
from oddchip.variants import Cards, Variant, checked_cards, find_variant
from oddchip.variants.evaluating import refuse_repeats


@dataclass(frozen=True, slots=True)
class Street:
    """Cards known to one player with cards still to come. ``unseen`` are all others of the deck, highest first."""

    game: Variant
    hole: tuple[Card, ...]
    board: tuple[Card, ...]
    opponents: tuple[tuple[Card, ...], ...] = ()
    dead: tuple[Card, ...] = ()

    @property
    def unseen(self) -> tuple[Card, ...]:
        """Cards that may come."""
        known = {*self.hole, *self.board, *self.dead, *(card for hand in self.opponents for card in hand)}
        return tuple(card for card in reversed(self.game.deck.cards) if card not in known)

    @property
    def cards_to_come(self) -> int:
        """Two on the flop, one on the turn."""
        return self.game.board - len(self.board)


def read_street(
    variant: str | Variant,
    hole: Cards,
    board: Cards,
    against: str | Iterable[Cards] | None = None,
    dead: Cards = "",
) -> Street:
    """The street of these cards; raises what `checked_cards` raises, and `HandError` unless it is the flop or turn.

    >>> street = read_street("holdem", "As Ks", "Qs Js 2d")
    >>> len(street.unseen), street.cards_to_come
    (47, 2)
    """
    game = find_variant(variant) if isinstance(variant, str) else variant
    if game.family != "board":
        raise UnknownNameError("outs-game", variant=game.key)
    shared = parse_cards(board) if isinstance(board, str) else tuple(board)
    if len(shared) not in (3, 4):
        raise HandError("outs-board", given=len(shared))
    _, held, _ = checked_cards(game, hole, shared)
    if len(held) != game.hole:
        raise HandError("hand-count", given=len(held), variant=game.key, expected=game.hole)
    hands: Iterable[Cards] = () if against is None else (against,) if isinstance(against, str) else against
    opponents = tuple(checked_cards(game, hand, shared)[1] for hand in hands)
    out = parse_cards(dead) if isinstance(dead, str) else tuple(dead)
    for card in out:
        if card not in game.deck:
            raise HandError("card-not-in-deck", card=card.code, size=game.deck.size, variant=game.key)
    names = [chr(ord("A") + place) if place < 26 else str(place + 1) for place in range(len(opponents) + 1)]
    refuse_repeats([(1, shared), *zip(names, (held, *opponents), strict=True), ("dead", out)])
    return Street(game, held, shared, opponents, out)
