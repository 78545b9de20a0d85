"""What a card is: rank, suit, card, sets of cards, decks, and cards as text."""

from oddchip.cards.card import ALL_CARDS, Card
from oddchip.cards.card_set import CardSet
from oddchip.cards.deck import FULL_DECK, MANILA_DECK, ROYAL_DECK, SHORT_DECK, Deck
from oddchip.cards.rank import Rank
from oddchip.cards.suit import Suit
from oddchip.cards.text import ReadCard, format_cards, parse_card, parse_cards, read_cards

__all__ = [
    "ALL_CARDS",
    "FULL_DECK",
    "MANILA_DECK",
    "ROYAL_DECK",
    "SHORT_DECK",
    "Card",
    "CardSet",
    "Deck",
    "Rank",
    "ReadCard",
    "Suit",
    "format_cards",
    "parse_card",
    "parse_cards",
    "read_cards",
]
