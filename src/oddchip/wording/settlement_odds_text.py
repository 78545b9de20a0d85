"""What a showdown is worth to each seat before its last cards, in sentences."""

from decimal import Decimal
from fractions import Fraction

from oddchip.odds import PotEquity, SettlementEquity
from oddchip.showdown import SeatState
from oddchip.wording.forms import Forms, Phrase, chips, count
from oddchip.wording.odds_text import CONFIDENCE, game_condition, joined_conditions, shortfalls
from oddchip.wording.speaker import Speaker, get_speaker


def explain_settlement_equity(
    answer: SettlementEquity, *, lang: str = "en", isolates: bool = True, plain: bool = False
) -> str:
    """Each seat's part of every pot, what it may expect of all, what comes back, and how that was found.

    >>> from oddchip.odds import settlement_equity
    >>> odds = settlement_equity("holdem | Kd 8h 3c | A: As Kc 100 | B: 8s 8d 300 | C: Ah Ad 300")
    >>> print(explain_settlement_equity(odds, isolates=False))
    Main pot, 300 chips: A 0.78%, B 94.68% and C 4.54%.
    Side pot, 400 chips: B 95.35% and C 4.65%.
    Expected from all pots: A 2.33 chips, B 665.45 chips and C 32.23 chips.
    Exact: every one of 903 deals.
    Given: Texas hold’em (52 cards); on the board K♦ 8♥ 3♣; no other card known.
    """
    speaker = get_speaker(lang, isolates=isolates, plain=plain)
    lines = [_pot(speaker, answer, place) for place in range(len(answer.pots))]
    if any(pot.amount is not None for pot in answer.pots) and len(answer.expected) > 1:
        parts = [
            speaker.say("odds-expected-share", player=player, amount=chips(_rounded(amount)))
            for player, amount in answer.expected.items()
        ]
        lines.append(speaker.say("odds-expected", shares=speaker.joined(parts)))
    for player, amount in answer.refunds.items():
        lines.append(speaker.say("odds-refund", player=player, amount=chips(amount)))
    lines += shortfalls(speaker, answer)
    if not answer.deals:
        lines.append(speaker.say("odds-no-cards"))
    elif answer.method == "exact":
        lines.append(speaker.say("odds-exact", deals=count("deals", answer.deals)))
    else:
        lines.append(speaker.say("odds-sampled", deals=count("deals", answer.deals), seed=str(answer.seed)))
    if answer.deals:
        lines.append(speaker.say("odds-given", conditions=joined_conditions(speaker, _conditions(speaker, answer))))
    return "\n".join(lines)


def _conditions(speaker: Speaker, answer: SettlementEquity) -> list[Phrase]:
    """Game, boards, cards of hands given up, and who holds a hand that nobody has seen."""
    showdown = answer.showdown
    said = [game_condition(speaker, showdown.variant.key)]
    boards = [list(board) for board in showdown.boards if board]
    said += [speaker.say("odds-given-board", cards=board) for board in boards]
    if showdown.variant.board and not boards:
        said.append(speaker.say("odds-given-no-board"))
    dead = [card for seat in showdown.seats if not seat.contends for card in seat.known]
    said.append(speaker.say("odds-given-dead", cards=dead) if dead else speaker.say("odds-given-no-dead"))
    unseen = [seat.name for seat in showdown.seats if seat.state is SeatState.UNSEEN]
    if unseen:
        said.append(speaker.say("odds-given-random", players=unseen))
    return said


def _pot(speaker: Speaker, answer: SettlementEquity, place: int) -> Phrase:
    pot = answer.pots[place]
    shares = speaker.joined([_share(speaker, pot, player) for player in pot.equities])
    label = speaker.form(_label(place, len(answer.pots)), "label")
    if pot.amount is None:
        return speaker.say("odds-pot-unsized", pot=label, shares=shares)
    return speaker.say("odds-pot", pot=label, amount=chips(pot.amount - pot.rake), shares=shares)


def _label(place: int, pots: int) -> Forms:
    """A pot among so many, the main pot first."""
    key = "only" if pots == 1 else "main" if place == 0 else "side-one" if pots == 2 else "side"
    return Forms("pot", key, {"pot": key, "number": place})


def _share(speaker: Speaker, pot: PotEquity, player: str) -> Phrase:
    equity = speaker.percent(pot.equities[player])
    if not pot.standard_errors[player]:
        return speaker.say("odds-pot-share", player=player, equity=equity)
    margin = speaker.percent(CONFIDENCE * pot.standard_errors[player])
    return speaker.say("odds-pot-share-sampled", player=player, equity=equity, margin=margin)


def _rounded(amount: Fraction) -> Decimal:
    """Chips with two decimals."""
    return Decimal(round(amount * 100)).scaleb(-2)
