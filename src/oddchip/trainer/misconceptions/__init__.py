"""Misconceptions: wrong ways to read a showdown, run as code to produce the wrong answers they lead to.

One file a theme: how cards are chosen, how hands are compared, straights, draws, lows, chips, chances.
"""

from types import MappingProxyType

from oddchip.errors import UnknownNameError
from oddchip.trainer.misconceptions.chances import (
    ChancesAddUp,
    DrawsOnly,
    ImprovingWins,
    KnownCardsCounted,
    OddsForChance,
    OneCardOnly,
    OutsTwice,
    RivalUnseen,
    TiesAreOuts,
    WholeDeck,
)
from oddchip.trainer.misconceptions.chips import (
    AllInForAll,
    AllInForMainOnly,
    FoldedDoNotMatch,
    OddChipToButton,
    OddChipToFirstSeat,
    OddChipToHighCard,
    OneWinner,
    RemainderToOneSeat,
    ReturnedOverShortest,
    UncalledIsWon,
)
from oddchip.trainer.misconceptions.comparing import (
    BoardAlwaysTie,
    KickerFirst,
    SetAndTripsSwapped,
    ShortDeckLadder,
    SixthCard,
    SuitsRanked,
    ThreeIsSet,
)
from oddchip.trainer.misconceptions.draws import DrawIsHand, FourFlush, GutshotIsOpen, ThreeSuitedDraw
from oddchip.trainer.misconceptions.lows import (
    AceLowInDeuceSeven,
    AnyLowQualifies,
    EqualShares,
    HighWinsLow,
    LowFromBelow,
    StraightsHarmless,
    StraightsSpoil,
    WheelInDeuceSeven,
)
from oddchip.trainer.misconceptions.misconception import Misconception
from oddchip.trainer.misconceptions.selecting import (
    GreedyBadugi,
    HoldemInOmaha,
    OwnCardsMustPlay,
    SixCards,
    SuitsMakeBadugi,
    ThreePairs,
)
from oddchip.trainer.misconceptions.straights import AceAlwaysHigh, AceBridges, AceKickerToStraight, FourStraight

_ALL: tuple[Misconception, ...] = (
    SixCards(),
    OwnCardsMustPlay(),
    HoldemInOmaha(),
    ThreePairs(),
    KickerFirst(),
    SixthCard(),
    SuitsRanked(),
    ShortDeckLadder(),
    BoardAlwaysTie(),
    ThreeIsSet(),
    SetAndTripsSwapped(),
    FourFlush(),
    FourStraight(),
    AceBridges(),
    AceAlwaysHigh(),
    AceKickerToStraight(),
    DrawIsHand(),
    ThreeSuitedDraw(),
    GutshotIsOpen(),
    WheelInDeuceSeven(),
    AceLowInDeuceSeven(),
    StraightsHarmless(),
    StraightsSpoil(),
    LowFromBelow(),
    HighWinsLow(),
    GreedyBadugi(),
    SuitsMakeBadugi(),
    AnyLowQualifies(),
    EqualShares(),
    OddChipToHighCard(),
    OddChipToFirstSeat(),
    OddChipToButton(),
    RemainderToOneSeat(),
    OneWinner(),
    AllInForAll(),
    AllInForMainOnly(),
    UncalledIsWon(),
    ReturnedOverShortest(),
    FoldedDoNotMatch(),
    ImprovingWins(),
    TiesAreOuts(),
    OutsTwice(),
    DrawsOnly(),
    KnownCardsCounted(),
    WholeDeck(),
    RivalUnseen(),
    OddsForChance(),
    ChancesAddUp(),
    OneCardOnly(),
)

MISCONCEPTIONS: MappingProxyType[str, Misconception] = MappingProxyType({each.code: each for each in _ALL})
"""Every misconception by its code, in the order in which a course would meet them."""


def find_misconception(code: str) -> Misconception:
    """The misconception of a code; `UnknownNameError` for any other text.

    >>> find_misconception("kicker-first").fact
    'mistake-kicker-first'
    """
    if code not in MISCONCEPTIONS:
        raise UnknownNameError("unknown-choice", option="misconception", given=code, known=", ".join(MISCONCEPTIONS))
    return MISCONCEPTIONS[code]


__all__ = ["MISCONCEPTIONS", "Misconception", "find_misconception"]
