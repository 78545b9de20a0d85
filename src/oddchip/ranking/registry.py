"""Every ranking system by its key."""

from types import MappingProxyType

from oddchip.errors import UnknownNameError
from oddchip.ranking.badugi import BADUGI, BADUGI_ACE_HIGH
from oddchip.ranking.high import HIGH, MANILA_HIGH, SHORT_DECK_HIGH, SHORT_DECK_TRIPS
from oddchip.ranking.low import ACE_TO_FIVE, ACE_TO_SIX, DEUCE_TO_SEVEN
from oddchip.ranking.system import RankingSystem

SYSTEMS: MappingProxyType[str, RankingSystem] = MappingProxyType(
    {
        system.key: system
        for system in (
            HIGH,
            SHORT_DECK_HIGH,
            SHORT_DECK_TRIPS,
            MANILA_HIGH,
            ACE_TO_FIVE,
            DEUCE_TO_SEVEN,
            ACE_TO_SIX,
            BADUGI,
            BADUGI_ACE_HIGH,
        )
    }
)
"""Ranking systems by key."""


def find_system(key: str) -> RankingSystem:
    """The ranking system of a key; `UnknownNameError` for any other text.

    >>> find_system("high").ladder[0].value
    'straight-flush'
    """
    if key not in SYSTEMS:
        raise UnknownNameError("unknown-choice", option="ranking system", given=key, known=", ".join(SYSTEMS))
    return SYSTEMS[key]
