"""Cards and hands as words, for screen readers and for reading aloud."""

from oddchip.cards import Card
from oddchip.ranking import MadeHand
from oddchip.wording.speaker import get_speaker


def speak_card(card: Card, lang: str = "en") -> str:
    """A card as words.

    >>> speak_card(Card.from_code("As")), speak_card(Card.from_code("Td"), "ru")
    ('ace of spades', 'десятка бубён')
    """
    return str(get_speaker(lang, isolates=False, plain=True).card(card))


def speak_hand(hand: MadeHand, lang: str = "en") -> str:
    """A hand by name, every rank a word.

    >>> from oddchip.cards import parse_cards
    >>> from oddchip.ranking import HIGH, ANY_FIVE
    >>> speak_hand(HIGH.best(ANY_FIVE, parse_cards("Qs Qh Ad 9c 6d"), ()))
    'a pair of queens, kickers ace, nine, six'
    """
    return str(get_speaker(lang, isolates=False, plain=True).hand_name(hand))
