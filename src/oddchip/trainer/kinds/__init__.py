"""The kinds of question, one file each; tests and menus are made from this registry."""

from types import MappingProxyType
from typing import Final

from oddchip.errors import UnknownNameError
from oddchip.trainer.kinds.board_plays import BoardPlays
from oddchip.trainer.kinds.chance import Chance
from oddchip.trainer.kinds.chips_each import ChipsEach
from oddchip.trainer.kinds.comes_back import ComesBack
from oddchip.trainer.kinds.deciding_card import DecidingCard
from oddchip.trainer.kinds.draw_or_hand import DrawOrHand
from oddchip.trainer.kinds.five_that_play import FiveThatPlay
from oddchip.trainer.kinds.hi_lo_shares import HiLoShares
from oddchip.trainer.kinds.how_many_outs import HowManyOuts
from oddchip.trainer.kinds.kicker_count import KickerCount
from oddchip.trainer.kinds.kind import Kind
from oddchip.trainer.kinds.name_the_hand import NameTheHand
from oddchip.trainer.kinds.player_pots import PlayerPots
from oddchip.trainer.kinds.pot_winners import PotWinners
from oddchip.trainer.kinds.set_or_trips import SetOrTrips
from oddchip.trainer.kinds.stronger import Stronger
from oddchip.trainer.kinds.which_outs import WhichOuts
from oddchip.trainer.kinds.who_wins import WhoWins
from oddchip.trainer.kinds.winning_hole import WinningHole

_ALL: tuple[Kind, ...] = (
    NameTheHand(),
    FiveThatPlay(),
    KickerCount(),
    SetOrTrips(),
    BoardPlays(),
    Stronger(),
    WhoWins(),
    DecidingCard(),
    WinningHole(),
    ComesBack(),
    PlayerPots(),
    PotWinners(),
    ChipsEach(),
    HiLoShares(),
    DrawOrHand(),
    HowManyOuts(),
    WhichOuts(),
    Chance(),
)

KINDS: MappingProxyType[str, Kind] = MappingProxyType({kind.key: kind for kind in _ALL})
"""Every kind by its key, the easiest to begin with first."""

TRAINED: Final = (
    "holdem", "omaha", "omaha5", "short-deck", "stud", "five-card-draw", "razz", "2-7-single-draw", "2-7-triple-draw",
    "badugi", "omaha8", "big-o", "stud8",
)  # fmt: skip
"""Games that questions are asked about; the others read a showdown in the same ways as one of these."""


def find_kind(key: str) -> Kind:
    """The kind of a key; `UnknownNameError` for any other text.

    >>> find_kind("who-wins").key
    'who-wins'
    """
    if key not in KINDS:
        raise UnknownNameError("unknown-choice", option="kind of question", given=key, known=", ".join(KINDS))
    return KINDS[key]


__all__ = ["KINDS", "TRAINED", "Kind", "find_kind"]
