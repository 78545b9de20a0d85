"""Equity: the mean part of the pot that each hand wins, over all deals of the cards to come."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import reduce
from operator import mul

from oddchip.errors import MissingExtraError, OddsError
from oddchip.kernels.loading import kernels_installed
from oddchip.odds.exact import Plan, count_exact, plan_exact
from oddchip.odds.holding import Hand
from oddchip.odds.options import BUDGET, Options, Progress, read_options
from oddchip.odds.outcomes import Outcomes
from oddchip.odds.result import Equity, codes, player_equities
from oddchip.odds.sampling import sample
from oddchip.odds.spot import Cards, Spot, read_spot
from oddchip.pots import STANDARD, HouseRules, find_rules
from oddchip.showdown.hands import house_variant
from oddchip.variants import Variant, find_variant


def equity(  # noqa: PLR0913 - one question, its options by keyword
    variant: str | Variant,
    hands: Sequence[Hand],
    *,
    board: Cards = "",
    dead: Cards = "",
    rules: str | HouseRules = STANDARD,
    exact: bool | None = None,
    samples: int | None = None,
    error: float | None = None,
    seed: int | None = None,
    budget: int = BUDGET,
    progress: Progress | None = None,
    threads: int = 1,
) -> Equity:
    """How large a part of the pot each hand wins on average, and how often it wins, ties and loses.

    ``hands`` are two or more, each of its own kind: known cards (``AhKs``), a range (``QQ+``, or an object of pairs of
    cards and weights), ``random`` or ``?`` for a hand nobody has seen, ``As ??`` for one half seen. In stud, cards not
    named are still to come; draw games take pat hands. ``board`` is what lies so far, ``dead`` cards that are out of
    play. In games with discards give the hand as it stands after them.

    The answer is exact if that takes at most ``budget`` steps (or with ``exact=True``: then `OddsError`
    ``over-budget`` says how many it takes). Otherwise, or with ``samples`` (deals), ``error`` (the wanted standard
    error of every equity, as a part of the pot) or ``exact=False``, deals are drawn at random; the same ``seed`` gives
    the same answer. With ``error`` it ends after ``samples`` deals (50 million if not said) at the latest:
    ``reached_error`` then says how far it came. Ctrl-C gives the estimate so far, marked ``interrupted``. ``progress``
    is called with what is done and what there is to do. ``threads`` deal a sample side by side, and change nothing of
    it. Without the extra ``[fast]`` small questions are answered by
    plain code, and large ones raise `MissingExtraError`.

    >>> answer = equity("holdem", ["AsAh", "KdKc"])
    >>> [(player.win, player.tie) for player in answer.players], answer.total
    ([(1388072, 6538), (317694, 6538)], 1712304)
    >>> float(round(answer.players[0].equity, 6))
    0.812555
    """
    game = find_variant(variant) if isinstance(variant, str) else variant
    house = find_rules(rules) if isinstance(rules, str) else rules
    spot = read_spot(house_variant(game, house), hands, board, dead)
    options = read_options(
        exact=exact, samples=samples, error=error, seed=seed, budget=budget, progress=progress, threads=threads
    )
    found = count_outcomes(spot, [(1 << len(spot.holdings)) - 1], options)
    return _answer(spot, found, options)


@dataclass(frozen=True, slots=True)
class Found:
    """Outcomes for each pot, and how they were found."""

    outcomes: list[Outcomes]
    plan: Plan
    exact: bool
    deals: int
    interrupted: bool


def count_outcomes(spot: Spot, pots: Sequence[int], options: Options) -> Found:
    """The outcomes of a question for each pot (a set of players as bits), exact or sampled as the options say."""
    plan = plan_exact(spot)
    if options.exact and plan.steps > options.budget:
        if not kernels_installed():
            raise MissingExtraError("missing-extra", extra="fast")
        raise OddsError("over-budget", steps=plan.steps, budget=options.budget)
    if options.exact is not False and plan.steps <= options.budget:
        try:
            outcomes = count_exact(spot, plan, pots, options)
        except KeyboardInterrupt:
            # What was counted is no fair part of all deals; a short sample is.
            seen = sample(spot, pots, options, chunks=4)
            return Found(seen.outcomes, plan, exact=False, deals=seen.deals, interrupted=True)
        if not outcomes[0]:
            raise OddsError("no-deal", hands=", ".join(holding.text for holding in spot.holdings))
        return Found(outcomes, plan, exact=True, deals=sum(outcomes[0].values()), interrupted=False)
    seen = sample(spot, pots, options)
    return Found(seen.outcomes, plan, exact=False, deals=seen.deals, interrupted=seen.interrupted)


def _answer(spot: Spot, found: Found, options: Options) -> Equity:
    outcomes = found.outcomes[0]
    return Equity(
        variant=spot.variant.key,
        boards=tuple(codes(board) for board in spot.boards) if spot.variant.board else (),
        dead=codes(spot.dead),
        cards_left=len(spot.deck),
        players=player_equities(spot, outcomes, exact=found.exact),
        total=sum(outcomes.values()),
        weight_scale=reduce(mul, (holding.scale for holding in spot.holdings), 1) if found.exact else 1,
        method="exact" if found.exact else "sampled",
        deals=found.deals,
        seed=None if found.exact else options.seed,
        steps=found.plan.steps,
        budget=options.budget,
        interrupted=found.interrupted,
        wanted_error=None if found.exact else options.error,
    )
