"""Who gets the odd chip: the order in which tied winners receive it."""

from collections.abc import Mapping, Sequence

from oddchip.cards import Card


def left_of_button(places: Sequence[int], button: int) -> list[int]:
    """Seat numbers in the order of play from the first seat left of the button; the button may be an empty seat.

    >>> left_of_button([2, 7, 8, 9], 7)
    [8, 9, 2, 7]
    """
    return sorted(places, key=lambda place: (place <= button, place))


def high_card_by_suit(played: Mapping[int, Sequence[Card]]) -> list[int]:
    """Seats by the best card of the hand that plays: rank first, then suit; cards that several seats share are skipped.

    ``played`` maps a seat to its cards in order of importance. Tied hands have equal ranks, so the suit decides
    (TDA 2024, Rule 20-B). Spades stand above hearts, diamonds and clubs.

    >>> from oddchip.cards import parse_cards
    >>> high_card_by_suit({1: parse_cards("Kh 9s"), 2: parse_cards("Kc 9h")})
    [1, 2]
    """
    shared = _shared(played)
    return sorted(
        played, key=lambda seat: [int(card.suit) for card in played[seat] if card not in shared], reverse=True
    )


def all_cards_by_suit(held: Mapping[int, Sequence[Card]], *, low: bool, ace_low: bool) -> list[int]:
    """Seats by their best card of all they hold: the highest in high games, the lowest in low ones (Robert's Rules).

    >>> from oddchip.cards import parse_cards
    >>> all_cards_by_suit({1: parse_cards("Kh 2s"), 2: parse_cards("9h 2c")}, low=True, ace_low=True)
    [2, 1]
    """
    shared = _shared(held)

    def number(card: Card) -> tuple[int, int]:
        return (1 if ace_low and card.rank == 14 else int(card.rank), int(card.suit))

    def cards_in_order(seat: int) -> list[tuple[int, int]]:
        return sorted((number(card) for card in held[seat] if card not in shared), reverse=not low)

    return sorted(held, key=cards_in_order, reverse=not low)


def _shared(cards: Mapping[int, Sequence[Card]]) -> set[Card]:
    """The cards that more than one seat uses."""
    counted: dict[Card, int] = {}
    for hand in cards.values():
        for card in hand:
            counted[card] = counted.get(card, 0) + 1
    return {card for card, count in counted.items() if count > 1}
