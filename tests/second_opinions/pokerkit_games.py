"""Our games in the words of pokerkit: a class of hands for each half, and states with everybody all-in."""

import warnings
from collections.abc import Sequence

import pokerkit

HALVES: dict[str, tuple[type, ...]] = {
    **dict.fromkeys(
        ("holdem", "pineapple", "crazy-pineapple", "irish", "double-board-holdem", "royal", "stud", "five-card-stud"),
        (pokerkit.StandardHighHand,),
    ),
    "five-card-draw": (pokerkit.StandardHighHand,),
    **dict.fromkeys(("omaha", "omaha5", "omaha6", "courchevel"), (pokerkit.OmahaHoldemHand,)),
    "greek": (pokerkit.GreekHoldemHand,),
    "short-deck": (pokerkit.ShortDeckHoldemHand,),
    **dict.fromkeys(("holdem8", "stud8"), (pokerkit.StandardHighHand, pokerkit.EightOrBetterLowHand)),
    **dict.fromkeys(
        ("omaha8", "big-o", "omaha6-8", "courchevel8"), (pokerkit.OmahaHoldemHand, pokerkit.OmahaEightOrBetterLowHand)
    ),
    "stud-hi-lo": (pokerkit.StandardHighHand, pokerkit.RegularLowHand),
    **dict.fromkeys(("razz", "a-5-single-draw", "a-5-triple-draw"), (pokerkit.RegularLowHand,)),
    **dict.fromkeys(("razz-27", "2-7-single-draw", "2-7-triple-draw"), (pokerkit.StandardLowHand,)),
    "badugi": (pokerkit.BadugiHand,),
    "badacey": (pokerkit.RegularLowHand, pokerkit.BadugiHand),
    "razzdugi": (pokerkit.RegularLowHand, pokerkit.BadugiHand),
    "badeucey": (pokerkit.StandardLowHand, pokerkit.StandardBadugiHand),
}
"""Games whose every half pokerkit can rank."""

_MANUAL = (pokerkit.Automation.HOLE_DEALING, pokerkit.Automation.BOARD_DEALING)
_AUTOMATIC = tuple(act for act in pokerkit.Automation if act not in _MANUAL)


def winners(kind: type, holdings: dict[str, str], board: str) -> list[str]:
    """The names with the best hand of a kind; none when nobody qualifies."""
    hands = {name: kind.from_game_or_none(hole, board) for name, hole in holdings.items()}
    best = max((hand for hand in hands.values() if hand is not None), default=None)
    return [name for name, hand in hands.items() if best is not None and hand == best]


_BETS = {
    "holdem": (pokerkit.NoLimitTexasHoldem, {"min_bet": 2}),
    "omaha": (pokerkit.PotLimitOmahaHoldem, {"min_bet": 2}),
    "omaha8": (pokerkit.FixedLimitOmahaHoldemHighLowSplitEightOrBetter, {"small_bet": 2, "big_bet": 4}),
}


def all_in(game: str, holdings: Sequence[str], board: str, stakes: Sequence[int], *, trimmed: bool = True) -> list[int]:
    """The stacks after a showdown in which every stake went in as an ante; seat 0 is first after the button."""
    kind, bets = _BETS[game]
    with warnings.catch_warnings():
        # It warns of every card that is dealt by name.
        warnings.simplefilter("ignore")
        state = kind.create_state(
            _AUTOMATIC, ante_trimming_status=trimmed, raw_antes=max(stakes), raw_blinds_or_straddles=(0, 0),
            raw_starting_stacks=tuple(stakes), player_count=len(stakes), **bets,
        )  # fmt: skip
        for hole in holdings:
            state.deal_hole(hole)
        for street in (board[:6], board[6:8], board[8:]):
            state.deal_board(street)
    return list(state.stacks)
