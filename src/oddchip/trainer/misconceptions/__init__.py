"""Misconceptions: wrong ways to read a showdown, run as code to produce the wrong answers they lead to.

One file a theme: how cards are chosen, how hands are compared, kickers, ladders, straights, draws, lows, chips,
chances.
"""

from types import MappingProxyType

from oddchip.errors import UnknownNameError
from oddchip.trainer.misconceptions.chances import (
    BiggestDrawOnly,
    ChancesAddUp,
    DrawsOnly,
    ImprovingWins,
    KnownCardsCounted,
    OddsForChance,
    OneCardOnly,
    OutsTwice,
    OwnPairWins,
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
    OnePotEach,
    OneWinner,
    RemainderToOneSeat,
    ReturnedOverShortest,
    UncalledIsWon,
    WholeBetBack,
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
from oddchip.trainer.misconceptions.draws import (
    DrawIsHand,
    FourFlush,
    GutshotIsNoDraw,
    GutshotIsOpen,
    OneDrawOnly,
    ThreeInARowIsDraw,
    ThreeSuitedDraw,
)
from oddchip.trainer.misconceptions.kickers import (
    HighestCardWins,
    KickerFromHand,
    NoKickers,
    OneKicker,
    TopCardOnly,
)
from oddchip.trainer.misconceptions.ladders import FullHouseByPair, StraightOverFlush, TwoPairOverThree
from oddchip.trainer.misconceptions.lows import (
    AceHighInLow,
    AceLowInDeuceSeven,
    AnyLowQualifies,
    EqualShares,
    HighTakesAll,
    HighWinsLow,
    LowCardOverSize,
    LowFromBelow,
    PairsHarmless,
    SameTwoBothWays,
    StraightsHarmless,
    StraightsSpoil,
    WheelInDeuceSeven,
)
from oddchip.trainer.misconceptions.misconception import Misconception
from oddchip.trainer.misconceptions.selecting import (
    BoardPairForNobody,
    GreedyBadugi,
    HoldemInOmaha,
    OneCardInOmaha,
    OwnCardsMustPlay,
    PairsOnly,
    SixCards,
    SuitsMakeBadugi,
    ThreePairs,
)
from oddchip.trainer.misconceptions.straights import (
    AceAlwaysHigh,
    AceBridges,
    AceKickerToStraight,
    AceNeverLow,
    FourStraight,
)

_ALL: tuple[Misconception, ...] = (
    SixCards(),
    OwnCardsMustPlay(),
    HoldemInOmaha(),
    OneCardInOmaha(),
    PairsOnly(),
    BoardPairForNobody(),
    ThreePairs(),
    HighestCardWins(),
    StraightOverFlush(),
    TwoPairOverThree(),
    KickerFirst(),
    NoKickers(),
    OneKicker(),
    KickerFromHand(),
    TopCardOnly(),
    FullHouseByPair(),
    SixthCard(),
    SuitsRanked(),
    ShortDeckLadder(),
    BoardAlwaysTie(),
    ThreeIsSet(),
    SetAndTripsSwapped(),
    FourFlush(),
    FourStraight(),
    AceBridges(),
    AceNeverLow(),
    AceAlwaysHigh(),
    AceKickerToStraight(),
    DrawIsHand(),
    ThreeSuitedDraw(),
    ThreeInARowIsDraw(),
    GutshotIsOpen(),
    GutshotIsNoDraw(),
    OneDrawOnly(),
    WheelInDeuceSeven(),
    AceLowInDeuceSeven(),
    StraightsHarmless(),
    StraightsSpoil(),
    AceHighInLow(),
    LowFromBelow(),
    HighWinsLow(),
    PairsHarmless(),
    LowCardOverSize(),
    GreedyBadugi(),
    SuitsMakeBadugi(),
    AnyLowQualifies(),
    SameTwoBothWays(),
    HighTakesAll(),
    EqualShares(),
    OddChipToHighCard(),
    OddChipToFirstSeat(),
    OddChipToButton(),
    RemainderToOneSeat(),
    OneWinner(),
    AllInForAll(),
    AllInForMainOnly(),
    OnePotEach(),
    UncalledIsWon(),
    WholeBetBack(),
    ReturnedOverShortest(),
    FoldedDoNotMatch(),
    ImprovingWins(),
    TiesAreOuts(),
    OutsTwice(),
    DrawsOnly(),
    BiggestDrawOnly(),
    OwnPairWins(),
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
