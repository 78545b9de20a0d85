"""A settlement in full: boards, hands, every pot with its comparisons, awards and odd chips, and the totals."""

from collections.abc import Iterator
from typing import Final

from oddchip.pots import Amount
from oddchip.ranking import MadeHand, compare_hands
from oddchip.showdown import Award, PotResult
from oddchip.wording.brief import award_hand, award_part
from oddchip.wording.comparison_text import say_comparison, say_tie
from oddchip.wording.document import Block, Bullets, Heading, Paragraph, Table
from oddchip.wording.fact_text import say_fact
from oddchip.wording.forms import Phrase
from oddchip.wording.odd_chips import say_odd_chips
from oddchip.wording.telling import Telling, board_forms, half_forms

_BEFORE_POTS: Final = (
    "uncalled-returned",
    "dead-money",
    "rake-taken",
    "stake-not-multiple",
    "main-pot-only",
    "mucked",
    "unseen",
)


def tell_fully(telling: Telling, *, teach: bool) -> Iterator[Block]:
    """The blocks of the explanation, in reading order; ``teach`` adds the mistakes this showdown invites."""
    yield from _title(telling)
    yield from _hands(telling)
    facts = [say_fact(telling, fact) for fact in telling.settlement.facts if fact.code in _BEFORE_POTS]
    if facts:
        yield Paragraph(" ".join(facts))
    for pot in telling.settlement.pots:
        yield from _pot(telling, pot)
    yield from _totals(telling)
    if teach:
        yield from _mistakes(telling)


def _title(telling: Telling) -> Iterator[Block]:
    game = f"variant-{telling.showdown.variant.key}"
    if telling.speaker.knows(game):
        yield Heading(1, telling.say("title-game", game=telling.say(game)))
    boards = telling.showdown.boards
    for place, cards in enumerate(boards):
        if not cards:
            continue
        if len(boards) == 1:
            yield Paragraph(telling.say("board-cards", cards=cards))
        else:
            yield Paragraph(telling.say("board-cards-numbered", board=board_forms(place), cards=cards))


def _hands(telling: Telling) -> Iterator[Block]:
    """The best hand of every seat, board by board and half by half."""
    hands = telling.settlement.hands
    groups = list(dict.fromkeys((played.board, played.half) for played in hands))
    if groups or any(seat.place for seat in telling.showdown.seats):
        yield Heading(2, telling.say("heading-hands"))
    for board, half in groups:
        label = _group_label(telling, board, half)
        if label:
            yield Heading(3, label)
        yield Bullets(
            tuple(
                _hand_line(telling, played.player, played.hand)
                if played.qualifies
                else telling.say("hand-unqualified", player=played.player, half=half_forms(half))
                for played in hands
                if (played.board, played.half) == (board, half)
            )
        )
    declared = tuple(
        telling.say("hand-declared", player=seat.name, place=seat.place)
        for seat in telling.showdown.seats
        if seat.place is not None
    )
    if declared:
        yield Bullets(declared)


def _group_label(telling: Telling, board: int, half: str) -> Phrase | None:
    parts = [board_forms(board)] if telling.several_boards else []
    if len(telling.halves) > 1:
        parts.append(half_forms(half))
    if not parts:
        return None
    first = telling.speaker.form(parts[0], "label")
    return first if len(parts) == 1 else telling.say("join-slot", first=first, rest=telling.speaker.form(parts[1]))


def _hand_line(telling: Telling, player: str, hand: MadeHand) -> Phrase:
    if hand.plays_board:
        return telling.say("hand-line-board", player=player, cards=hand.cards, hand=hand)
    if len(hand.from_hole) == len(hand.cards):
        return telling.say("hand-line-whole", player=player, cards=hand.cards, hand=hand)
    return telling.say("hand-line", player=player, cards=hand.cards, hand=hand, hole=hand.from_hole)


def _pot(telling: Telling, pot: PotResult) -> Iterator[Block]:
    named = telling.pot(pot.label)
    if pot.amount is not None:
        yield Heading(2, telling.say("pot-heading", pot=named, amount=telling.amount(pot.amount)))
    else:
        yield Heading(2, telling.speaker.form(named, "label"))
    if pot.needs:
        yield Paragraph(_contending(telling, pot) + " " + telling.say("pot-waits-here", players=pot.needs))
        return
    compared = len(pot.eligible) > 1 and any(_compared(award) for award in pot.awards)
    intro = [_contending(telling, pot)] if compared else []
    if pot.rake and telling.several_pots:
        left = telling.amount((pot.amount or 0) - pot.rake)
        intro.append(telling.say("pot-rake", amount=telling.amount(pot.rake), left=left))
    intro += [say_fact(telling, fact) for fact in pot.facts]
    if intro:
        yield Paragraph(" ".join(intro))
    if any(fact.code == "folded-money" for fact in pot.facts):
        # The fact has said who alone contends, so that the award need not.
        award = pot.awards[0]
        won = telling.amount(award.shares[award.winners[0]])
        yield Paragraph(telling.say("award-win-plain", player=award.winners[0], amount=won))
        return
    for award in pot.awards:
        yield from _award(telling, award)


def _compared(award: Award) -> bool:
    return award.decided_by.code not in ("uncontested", "sole-eligible")


def _contending(telling: Telling, pot: PotResult) -> Phrase:
    return telling.say("contending", players=pot.eligible)


def _award(telling: Telling, award: Award) -> Iterator[Block]:
    slot = telling.slot(award)
    if slot is not None:
        yield Heading(3, slot)
    steps = list(_steps(telling, award))
    if len(steps) == 1:
        yield Paragraph(steps[0])
    elif steps:
        yield Bullets(tuple(steps))
    yield Paragraph(" ".join([award_part(telling, award, tie_told=bool(steps)), *say_odd_chips(telling, award)]))


def _steps(telling: Telling, award: Award) -> Iterator[Phrase]:
    """What ties, and what decides against each losing hand."""
    if award_hand(telling, award) is None:
        return
    if award.half == "both":
        for half in telling.halves:
            label = telling.speaker.form(half_forms(half), "label")
            yield telling.say("label", label=label, text=say_tie(telling.speaker, _best(telling, award, half)))
        return
    best = _best(telling, award, award.half)
    if len(award.winners) > 1:
        yield say_tie(telling.speaker, best)
    if award.decided_by.code == "only-qualifier":
        yield say_fact(telling, award.decided_by)
    for fact in award.beats:
        loser = telling.settlement.hand(fact["loser"], board=award.board, half=award.half)
        assert loser is not None
        sentences = say_comparison(telling.speaker, compare_hands(best, loser), fact["winner"], fact["loser"])
        if len(award.beats) > 1 or len(award.winners) > 1:
            sentences.insert(0, telling.say("versus", winner=fact["winner"], loser=fact["loser"]))
        yield Phrase(" ".join(sentences))


def _best(telling: Telling, award: Award, half: str) -> MadeHand:
    best = telling.settlement.hand(award.winners[0], board=award.board, half=half)
    assert best is not None
    return best


def _totals(telling: Telling) -> Iterator[Block]:
    settlement, showdown = telling.settlement, telling.showdown
    if not showdown.has_stakes:
        # Nobody is paid while the only pot waits for unseen cards.
        if settlement.payouts:
            yield Heading(2, telling.say("heading-totals"))
            yield Bullets(
                tuple(
                    telling.say("total-share", player=seat.name, amount=telling.amount(settlement.payouts[seat.name]))
                    for seat in showdown.seats
                    if seat.name in settlement.payouts
                )
            )
        return
    yield Heading(2, telling.say("heading-totals"))
    rows, lines = [], []
    for seat in showdown.seats:
        stake = telling.number((seat.live or 0) + seat.dead)
        returned = telling.number(settlement.refunds.get(seat.name, 0))
        won = telling.number(settlement.payouts.get(seat.name, 0))
        rows.append((str(telling.speaker.name(seat.name)), str(stake), str(returned), str(won)))
        lines.append(telling.say("total-line", player=seat.name, stake=stake, returned=returned, won=won))
    header = tuple(telling.say(f"column-{name}") for name in ("player", "stake", "returned", "won"))
    yield Table(header, tuple(rows), tuple(lines))
    yield Paragraph(telling.say("check", parts=telling.speaker.chain("join-comma", _check(telling))))


def _check(telling: Telling) -> list[Phrase]:
    settlement = telling.settlement
    stakes: Amount = sum((seat.live or 0) + seat.dead for seat in telling.showdown.seats)
    amounts = {
        "in": stakes,
        "out": sum(settlement.payouts.values()),
        "returned": sum(settlement.refunds.values()),
        "rake": sum(pot.rake for pot in settlement.pots if not pot.needs),
        "waiting": sum(pot.amount or 0 for pot in settlement.pots if pot.needs),
    }
    return [
        telling.say(f"check-{name}", amount=telling.number(amount))
        for name, amount in amounts.items()
        if amount or name in ("in", "out")
    ]


def _mistakes(telling: Telling) -> Iterator[Block]:
    said = [say_fact(telling, fact) for fact in telling.settlement.facts if fact.code.startswith("mistake-")]
    if said:
        yield Heading(2, telling.say("heading-mistakes"))
        yield Bullets(tuple(dict.fromkeys(said)))
