"""One hand, or two hands compared, from cards or from text."""

from collections.abc import Iterable, Sequence

from oddchip.cards import Card, parse_cards
from oddchip.errors import HandError
from oddchip.ranking import Comparison, MadeHand, compare_hands
from oddchip.variants.registry import find_variant
from oddchip.variants.variant import Variant

Cards = str | Iterable[Card]
"""Cards as text or as cards."""
_FLOP = 3
_HAND = 5


def best_hand(variant: str | Variant, hole: Cards, board: Cards = "", *, half: str | None = None) -> MadeHand:
    """The best hand of these cards in this game; ``half`` names the half of a split game (the first if not said).

    The hand is returned whether it qualifies for its half or not (see `best_hands`). Boards may still be running out.
    Raises `HandError` for wrong counts or a card given twice, `TextError` for text that is no card.

    >>> hand = best_hand("holdem", "Ad Qc", "Qs 9h 6d 4c 2s")
    >>> hand.category.value, " ".join(card.code for card in hand.cards)
    ('pair', 'Qs Qc Ad 9h 6d')
    >>> " ".join(rank.letter for rank in best_hand("omaha8", "As 2d Kh Ks", "3h 4s 8h Qh 9s", half="low").value.ranks)
    '8 4 3 2 A'
    """
    game, held, shared = hand_cards(variant, hole, board)
    return game.half(half).best(held, shared)


def best_hands(variant: str | Variant, hole: Cards, board: Cards = "") -> dict[str, MadeHand | None]:
    """The best hand for each half of the game, ``None`` where no hand qualifies.

    >>> hands = best_hands("omaha8", "Kc Kh 9d 9c", "4s 8c 3s Kd Qh")
    >>> hands["high"].category.value, hands["low"]
    ('three-of-a-kind', None)
    """
    game, held, shared = hand_cards(variant, hole, board)
    return game.best_hands(held, shared)


def compare(
    variant: str | Variant, first: Cards, second: Cards, board: Cards = "", *, half: str | None = None
) -> Comparison:
    """Two hands compared step by step, up to the card that decides.

    >>> compare("holdem", "Ad Qc", "Kd Qh", "Qs 9h 6d 4c 2s").decided_by
    'kicker 1'
    """
    game, left, shared = hand_cards(variant, first, board)
    _, right, _ = hand_cards(game, second, shared)
    refuse_repeats([(1, shared), ("A", left), ("B", right)])
    rule = game.half(half)
    return compare_hands(rule.best(left, shared), rule.best(right, shared))


def hand_cards(variant: str | Variant, hole: Cards, board: Cards) -> tuple[Variant, tuple[Card, ...], tuple[Card, ...]]:
    """Game, hole cards and board as values, enough of them for a hand; raises as `checked_cards` does.

    >>> hand_cards("plo", "As Kd Qc Jh", "")
    Traceback (most recent call last):
    oddchip.errors.HandError: board of 0 cards; omaha needs 5
    """
    game, held, shared = checked_cards(variant, hole, board)
    if game.board and len(shared) < _FLOP:
        raise HandError("board-count", board=1, given=len(shared), variant=game.key, expected=game.board)
    needed = min(_HAND, game.hole + game.board)
    if len(held) + len(shared) < needed:
        raise HandError("hand-count", given=len(held), variant=game.key, expected=needed)
    return game, held, shared


def checked_cards(
    variant: str | Variant, hole: Cards, board: Cards
) -> tuple[Variant, tuple[Card, ...], tuple[Card, ...]]:
    """Game, hole cards and board as values; raises unless this game can have them at some time.

    >>> game, hole, board = checked_cards("plo", "As Kd Qc Jh", "")
    >>> game.key, len(hole), len(board)
    ('omaha', 4, 0)
    """
    game = find_variant(variant) if isinstance(variant, str) else variant
    held = parse_cards(hole) if isinstance(hole, str) else tuple(hole)
    shared = parse_cards(board) if isinstance(board, str) else tuple(board)
    if len(held) not in game.hole_counts:
        raise HandError("hand-count", given=len(held), variant=game.key, expected=game.hole)
    if len(shared) not in game.board_counts:
        expected = game.board if game.family != "stud" else 0
        raise HandError("board-count", board=1, given=len(shared), variant=game.key, expected=expected)
    for card in (*held, *shared):
        if card not in game.deck:
            raise HandError("card-not-in-deck", card=card.code, size=game.deck.size, variant=game.key)
    refuse_repeats([(1, shared), ("A", held)])
    return game, held, shared


def refuse_repeats(places: Iterable[tuple[int | str, Sequence[Card]]]) -> None:
    """Raise `HandError` (``duplicate-card``) for a card that stands in two of these places: a board's number, a name.

    >>> refuse_repeats([(1, parse_cards("As Kd")), ("A", parse_cards("As 2c"))])
    Traceback (most recent call last):
    oddchip.errors.HandError: As is given twice: 1 and A
    """
    seen: dict[Card, int | str] = {}
    for place, cards in places:
        for card in cards:
            if card in seen:
                raise HandError("duplicate-card", card=card.code, first=seen[card], second=place, boards=1)
            seen[card] = place
