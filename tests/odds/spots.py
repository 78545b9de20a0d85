"""Random questions about every game, for tests."""

import random
from itertools import islice, permutations

from oddchip.cards import ALL_CARDS, format_cards
from oddchip.variants import Variant


def random_spot(variant: Variant, seed: int, *, to_come: int = 2, players: int = 2) -> tuple[list[str], str]:
    """Hands and a board for which few cards are still to come: at most ``to_come`` on the board or in hands."""
    dice = random.Random(f"{variant.key} {seed}")
    deck = list(variant.deck.cards)
    dice.shuffle(deck)
    cards = iter(deck)
    boards = []
    hidden = to_come
    for _ in range(variant.boards if variant.board else 0):
        known = variant.board - min(hidden, to_come if variant.boards == 1 else 1)
        boards.append(format_cards(islice(cards, known)))
        hidden -= variant.board - known
    hands = []
    for _ in range(players):
        unseen = min(hidden, 1) if not variant.board else 0
        hidden -= unseen
        hand = format_cards(islice(cards, variant.hole - unseen))
        hands.append(" ".join([hand, *["??"] * unseen]))
    return hands, " / ".join(boards)


def deals_of(variant: Variant, hands: list[str], board: str):
    """Every full deal of a question, by brute force: hands and boards as tuples of cards."""
    boards = [part.split() for part in board.split("/")] if variant.board else []
    known = {code for cards in (*[hand.split() for hand in hands], *boards) for code in cards} - {"??"}
    left = [card.code for card in ALL_CARDS if card in variant.deck and card.code not in known]
    gaps = [hand.split().count("??") for hand in hands] + [variant.board - len(cards) for cards in boards]
    for cards in permutations(left, sum(gaps)):
        rest = iter(cards)
        filled = [[*islice(rest, gap)] for gap in gaps]
        if any(group != sorted(group) for group in filled):
            continue
        full_hands = [
            [code for code in hand.split() if code != "??"] + more for hand, more in zip(hands, filled, strict=False)
        ]
        full_boards = [cards + more for cards, more in zip(boards, filled[len(hands) :], strict=True)]
        yield full_hands, full_boards
