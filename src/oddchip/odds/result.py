"""The answer to a question about equity, with everything it depends on."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import Any, Literal

from oddchip.cards import ALL_CARDS
from oddchip.odds.outcomes import Outcomes, cell_masks, mean_share, share_counts, standard_error
from oddchip.odds.spot import Spot

QUARTER = Fraction(1, 4)
_WHOLE, _NOTHING = Fraction(1), Fraction(0)


@dataclass(frozen=True, slots=True)
class PartChance:
    """How one part of the pot (a half, or a board) falls to a player: won alone, tied, both as counts of deals.

    A half that nobody qualifies for is won by nobody, and its chips go with the other.
    """

    win: int
    tie: int


@dataclass(frozen=True, slots=True, kw_only=True)
class PlayerEquity:
    """One player's chances, as counts out of `Equity.total`.

    ``win``: the whole pot alone (in a split game: the scoop); ``tie``: a part of it; ``lose``: nothing.
    ``shares`` counts the deals by the part of the pot won; ``parts`` looks at each half or board by itself.
    ``equity`` is the mean part of the pot; ``standard_error`` its error if sampled, 0 if exact.
    """

    hand: str
    win: int
    tie: int
    lose: int
    equity: Fraction
    shares: Mapping[Fraction, int]
    parts: Mapping[str, PartChance]
    standard_error: float

    @property
    def scoop(self) -> int:
        """Deals in which the whole pot is won alone."""
        return self.win

    @property
    def quarter(self) -> int:
        """Deals in which exactly a quarter of the pot is won."""
        return self.shares.get(QUARTER, 0)


@dataclass(frozen=True, slots=True, kw_only=True)
class Equity:
    """Every player's equity and what it rests on.

    ``total`` is the number of deals counted, weighted where ranges have weights (the weights as whole numbers,
    ``weight_scale`` times what was given). ``method`` is ``exact`` or ``sampled``; a sample has a ``seed``, and
    ``deals`` says how many were dealt; ``wanted_error`` is the standard error it was to stop at, if one was asked for,
    and ``reached_error`` the largest one of any player. ``interrupted``: Ctrl-C came first, so this is an estimate from
    what there was time for. ``steps`` is what an exact answer takes, to be compared with ``budget``.

    Conditions: ``variant``, ``boards``, ``dead`` (known to be out of play), ``cards_left``: cards that nobody is known
    to hold.
    """

    variant: str
    boards: tuple[str, ...]
    dead: str
    cards_left: int
    players: tuple[PlayerEquity, ...]
    total: int
    weight_scale: int
    method: Literal["exact", "sampled"]
    deals: int
    seed: int | None
    steps: int
    budget: int
    interrupted: bool = False
    wanted_error: float | None = None

    @property
    def reached_error(self) -> float:
        """The largest standard error of any player's equity, as a part of the pot; 0 if exact."""
        return max(player.standard_error for player in self.players)

    @property
    def is_exact(self) -> bool:
        """Whether every deal was counted."""
        return self.method == "exact"

    def chance(self, count: int) -> Fraction:
        """A count of deals as a part of all.

        >>> from oddchip.odds import equity
        >>> answer = equity("holdem", ["AsAh", "KdKc"])
        >>> round(float(answer.chance(answer.players[0].tie)), 6)
        0.003818
        """
        return Fraction(count, self.total)

    def to_json(self) -> dict[str, Any]:
        """The answer as plain data: ``oddchip/equity/1``; fractions as text."""
        return {
            "schema": "oddchip/equity/1",
            "variant": self.variant,
            "boards": list(self.boards),
            "dead": self.dead,
            "cards_left": self.cards_left,
            "method": self.method,
            "total": self.total,
            "weight_scale": self.weight_scale,
            "deals": self.deals,
            "seed": self.seed,
            "steps": self.steps,
            "budget": self.budget,
            "interrupted": self.interrupted,
            "wanted_error": self.wanted_error,
            "reached_error": self.reached_error,
            "players": [
                {
                    "hand": player.hand,
                    "win": player.win,
                    "tie": player.tie,
                    "lose": player.lose,
                    "equity": str(player.equity),
                    "equity_percent": round(100 * float(player.equity), 6),
                    "standard_error": player.standard_error,
                    "shares": {str(share): count for share, count in player.shares.items()},
                    "parts": {key: {"win": part.win, "tie": part.tie} for key, part in player.parts.items()},
                }
                for player in self.players
            ],
        }


def player_equities(spot: Spot, outcomes: Outcomes, *, exact: bool) -> tuple[PlayerEquity, ...]:
    """Every player's chances from the outcomes of deals."""
    players, keys = len(spot.holdings), spot.cell_keys
    found = []
    for player, shares in enumerate(share_counts(outcomes, players, len(keys))):
        total = sum(shares.values())
        win, lose = shares.get(_WHOLE, 0), shares.get(_NOTHING, 0)
        found.append(
            PlayerEquity(
                hand=spot.holdings[player].text,
                win=win,
                tie=total - win - lose,
                lose=lose,
                equity=mean_share(shares),
                shares=shares,
                parts=_parts(outcomes, players, keys, player) if len(keys) > 1 else {},
                standard_error=0.0 if exact else standard_error(shares),
            )
        )
    return tuple(found)


def _parts(outcomes: Outcomes, players: int, keys: Sequence[str], player: int) -> dict[str, PartChance]:
    """How each half or board falls to a player."""
    parts = {}
    for cell, key in enumerate(keys):
        alone = shared = 0
        for word, deals in outcomes.items():
            mask = cell_masks(word, players, len(keys))[cell]
            if mask == 1 << player:
                alone += deals
            elif mask >> player & 1:
                shared += deals
        parts[key] = PartChance(alone, shared)
    return parts


def codes(cards: tuple[int, ...]) -> str:
    """Indices as card codes.

    >>> codes((51, 0))
    'As 2c'
    """
    return " ".join(ALL_CARDS[card].code for card in cards)
