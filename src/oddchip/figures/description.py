"""A settlement's figure in words, for readers who do not see it."""

from collections.abc import Iterator

from oddchip.figures.decisions import Loss, Reading
from oddchip.figures.voice import Voice
from oddchip.showdown import PotResult, Seat, SeatState
from oddchip.wording.comparison_text import say_comparison
from oddchip.wording.forms import Phrase


def describe(reading: Reading, lang: str) -> str:
    """Boards, seats with their hands, pots and who gets what, sentence by sentence, cards as words.

    >>> from oddchip.showdown import parse_showdown, settle
    >>> line = "holdem | Qs 9h 6d 4c 2s | A: Ad Qc 100 | B: Kd Qh 100"
    >>> print(describe(Reading(settle(parse_showdown(line))), "en").partition(". ")[2].partition(". ")[0])
    A: put in 100 chips, holds ace of diamonds, queen of clubs, a pair of queens, kickers ace, nine, six, wins 200 chips
    """
    voice = Voice(lang, currency=reading.settlement.showdown.currency, plain=True)
    return " ".join(_sentences(reading, voice))


def _sentences(reading: Reading, voice: Voice) -> Iterator[str]:
    settlement = reading.settlement
    showdown = settlement.showdown
    boards = [board for board in showdown.boards if board]
    for at, board in enumerate(boards):
        label = voice.board(at) if len(boards) > 1 else voice.say("board")
        yield voice.say("said-board", label=label, cards=board)
    for seat in showdown.seats:
        yield voice.say("said-seat", player=seat.name, text=_joined(voice, list(_seat(reading, voice, seat))))
        if seat.number == showdown.button:
            yield voice.say("button", player=seat.name)
    told: set[Loss] = set()
    for pot in settlement.pots:
        yield from _pot(reading, voice, pot)
        for loss in reading.losses(pot):
            if loss not in told:
                told.add(loss)
                yield from _loss(voice, loss)
    for player, amount in settlement.refunds.items():
        share = voice.say("share", player=player, amount=voice.amount(amount))
        yield voice.say("said-award", label=voice.say("refund"), shares=share)
    if settlement.rake:
        yield voice.say("said-award", label=voice.say("rake"), shares=voice.amount(settlement.rake))


def _joined(voice: Voice, parts: list[Phrase]) -> Phrase:
    return voice.speaker.joined(parts, "unit")


def _seat(reading: Reading, voice: Voice, seat: Seat) -> Iterator[Phrase]:
    states = {SeatState.FOLDED: "folded", SeatState.MUCKED: "mucked", SeatState.UNSEEN: "unseen"}
    if seat.state in states:
        yield voice.say(states[seat.state])
    if seat.state is SeatState.DECLARED:
        yield voice.say("declared", place=seat.place or 0)
    if seat.live is not None:
        yield voice.say("stake", amount=voice.amount(seat.live))
    if seat.dead:
        yield voice.say("dead", amount=voice.amount(seat.dead))
    if seat.known:
        yield voice.say("said-hole", cards=list(seat.known))
    several = len(reading.settlement.showdown.boards) > 1
    for strip in reading.strips(seat.name):
        said = voice.hand(strip.played.hand)
        if not strip.shown:
            said = voice.say("unqualified", half="low" if strip.played.half == "low" else "high")
        slot = voice.slot(strip.played.board if several else None, strip.half)
        yield said if slot is None else voice.say("said-hand", label=slot, hand=said)
    payouts = reading.settlement.payouts
    if seat.name in payouts:
        yield voice.say("wins", amount=voice.amount(payouts[seat.name]))


def _loss(voice: Voice, loss: Loss) -> Iterator[str]:
    """The two players, and the step that decided between their hands."""
    yield voice.speaker.say("versus", winner=loss.winner, loser=loss.loser)
    yield say_comparison(voice.speaker, loss.comparison, loss.winner, loss.loser)[-1]


def _pot(reading: Reading, voice: Voice, pot: PotResult) -> Iterator[str]:
    settlement = reading.settlement
    label, players = voice.pot(pot.label, len(settlement.pots)), list(pot.eligible)
    if pot.amount is None:
        yield voice.say("said-pot-plain", label=label, players=players)
    else:
        yield voice.say("said-pot", label=label, amount=voice.amount(pot.amount), players=players)
    if pot.needs:
        yield voice.say("said-shares", shares=voice.say("waits", players=list(pot.needs)))
    several = len(settlement.showdown.boards) > 1
    for award in pot.awards:
        shares = []
        for player in award.winners:
            shares.append(voice.say("share", player=player, amount=voice.amount(award.shares[player])))
            odd = sum(chip.amount for chip in award.odd_chips if chip.player == player)
            if odd:
                shares.append(voice.say("odd", amount=voice.amount(odd)))
        half = award.half if settlement.showdown.variant.is_split and award.half != "both" else None
        slot = voice.slot(award.board if several else None, half)
        said = _joined(voice, shares)
        if slot is None:
            yield voice.say("said-shares", shares=said)
        else:
            yield voice.say("said-award", label=slot, shares=said)
