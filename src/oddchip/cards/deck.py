"""The decks poker is played with."""

from dataclasses import dataclass

from oddchip.cards.card import ALL_CARDS, Card
from oddchip.cards.rank import Rank


@dataclass(frozen=True, slots=True)
class Deck:
    """A deck: every card from its lowest rank up to the ace, four suits each.

    >>> SHORT_DECK.size, str(SHORT_DECK.cards[0])
    (36, '6c')
    """

    key: str
    lowest: Rank

    @property
    def cards(self) -> tuple[Card, ...]:
        """The cards of the deck, lowest first."""
        return ALL_CARDS[(self.lowest - 2) * 4 :]

    @property
    def ranks(self) -> tuple[Rank, ...]:
        """The ranks of the deck, lowest first."""
        return tuple(rank for rank in Rank if rank >= self.lowest)

    @property
    def size(self) -> int:
        """Number of cards."""
        return (Rank.ACE - self.lowest + 1) * 4

    def __contains__(self, card: Card) -> bool:
        return card.rank >= self.lowest


FULL_DECK = Deck("full", Rank.TWO)
"""52 cards, two to ace."""
SHORT_DECK = Deck("short", Rank.SIX)
"""36 cards, six to ace."""
MANILA_DECK = Deck("manila", Rank.SEVEN)
"""32 cards, seven to ace."""
ROYAL_DECK = Deck("royal", Rank.TEN)
"""20 cards, ten to ace."""
