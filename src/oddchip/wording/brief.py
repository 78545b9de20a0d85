"""A settlement in one line, as a dealer would say it."""

from oddchip.ranking import HandCategory
from oddchip.showdown import Award, Fact, PotResult
from oddchip.wording.fact_text import say_fact
from oddchip.wording.forms import Forms, Phrase
from oddchip.wording.hand_names import hand_forms
from oddchip.wording.telling import Telling, board_forms, half_forms

_WITHOUT_CARDS = frozenset({"uncontested", "sole-eligible", "declared"})


def tell_briefly(telling: Telling) -> list[Phrase]:
    """The sentences of the line: refund, then pot by pot."""
    refunds = [say_fact(telling, fact) for fact in telling.settlement.facts if fact.code == "uncalled-returned"]
    sweep = _every_pot(telling)
    pots = [said for pot in telling.settlement.pots if not pot.needs and not sweep for said in _pot(telling, pot)]
    pots += sweep + _waiting(telling)
    rake = telling.settlement.rake
    return [*refunds, *pots, *([telling.say("brief-rake", amount=telling.amount(rake))] if rake else [])]


def _every_pot(telling: Telling) -> list[Phrase]:
    """One sentence for several pots that all go to one seat with one hand; nothing otherwise."""
    awards = [award for pot in telling.settlement.pots for award in pot.awards]
    won = {award.winners for award in awards}
    whole = len(awards) == len(telling.settlement.pots) > 1
    if not whole or len(won) > 1 or len(awards[0].winners) > 1 or awards[0].amount is None:
        return []
    player = awards[0].winners[0]
    hand = telling.settlement.hand(player, board=awards[0].board, half=_half(telling, awards[0]))
    compared = [award for award in awards if award.decided_by.code not in _WITHOUT_CARDS]
    if hand is None or not compared:
        return []
    kickers = max(_kickers(award, hand.category) or 0 for award in compared)
    amount = telling.amount(sum(award.amount or 0 for award in awards))
    return [telling.say("brief-every-pot", player=player, amount=amount, hand=hand_forms(hand, kickers=kickers))]


def award_hand(telling: Telling, award: Award) -> Forms | None:
    """The winning hand by name, with as many kickers as it took to win; ``None`` where no cards were needed."""
    if award.decided_by.code in _WITHOUT_CARDS:
        return None
    hand = telling.settlement.hand(award.winners[0], board=award.board, half=_half(telling, award))
    if hand is None:
        return None
    return hand_forms(hand, kickers=_kickers(award, hand.category))


def _half(telling: Telling, award: Award) -> str:
    return telling.halves[0] if award.half == "both" else award.half


def _kickers(award: Award, category: HandCategory) -> int | None:
    """How many kickers the name needs: down to the last one that decided; all for a tie."""
    if len(award.winners) > 1:
        return None
    card_by_card = category in (HandCategory.FLUSH, HandCategory.HIGH_CARD)
    places = [
        fact["index"]
        for fact in award.beats
        if fact.code == "kicker-decides" or (card_by_card and fact.code == "rank-decides")
    ]
    if category is HandCategory.TWO_PAIR:
        return 1 if places else 0
    return max(places, default=0)


def award_part(telling: Telling, award: Award, *, tie_told: bool = False) -> Phrase:
    """An award of a part of a pot, or of the only pot: who wins what, with which hand.

    ``tie_told`` leaves out what a sentence before has said: that hands tie, and which.
    """
    amount = telling.amount(_total(award))
    hand = award_hand(telling, award)
    if len(award.winners) == 1:
        player = award.winners[0]
        if award.decided_by.code in _WITHOUT_CARDS:
            message = {"uncontested": "award-uncontested", "sole-eligible": "award-sole"}
            return telling.say(message.get(award.decided_by.code, "award-declared"), player=player, amount=amount)
        if hand is None:
            return telling.say("award-win-plain", player=player, amount=amount)
        return telling.say("award-win", player=player, amount=amount, hand=hand)
    return _tie(telling, award, hand, told=tie_told)


def _tie(telling: Telling, award: Award, hand: Forms | None, *, told: bool) -> Phrase:
    amount = telling.amount(_total(award))
    shares = set(award.shares.values())
    if len(shares) == 1:
        each = telling.amount(shares.pop())
        if told:
            return telling.say("award-each", players=award.winners, amount=each)
        if hand is None:
            return telling.say("award-tie", players=award.winners, amount=each)
        return telling.say("award-tie-hand", players=award.winners, amount=each, hand=hand)
    whole = not telling.several_pots and telling.slot(award) is None
    return telling.say(
        "award-split-pot" if whole else "award-split-part",
        players=award.winners,
        total=amount,
        shares=telling.shares(award.shares),
    )


def _total(award: Award) -> object:
    return sum(award.shares.values()) if award.amount is None else award.amount


def _pot(telling: Telling, pot: PotResult) -> list[Phrase]:
    absent = [fact for fact in pot.facts if fact.code in ("no-qualifying-low", "nobody-qualifies")]
    missing = [_missing(telling, fact) for fact in absent]
    scoop = [fact for fact in pot.facts if fact.code == "scoop"]
    if scoop and not telling.several_boards:
        return [_scoop(telling, pot, scoop[0]["player"])]
    if len(pot.awards) == 1:
        award = pot.awards[0]
        if telling.several_pots:
            return [_whole_pot(telling, pot, award), *missing]
        return [*_board_plays(telling, award), award_part(telling, award), *missing]
    return [*(_slot(telling, award, pot) for award in pot.awards), *missing]


def _missing(telling: Telling, fact: Fact) -> Phrase:
    """That no hand qualifies: for a half, on the board it is about, or for either half."""
    if fact.code == "nobody-qualifies":
        return say_fact(telling, fact)
    said = telling.say("brief-no-half", half=half_forms(fact["half"]))
    if not telling.several_boards:
        return said
    return telling.say("on-board", board=board_forms(fact["board"]), text=said)


def _board_plays(telling: Telling, award: Award) -> list[Phrase]:
    """Said first when the winners play the board and the shares are uneven, so that the hand is named."""
    hand = award_hand(telling, award)
    if len(set(award.shares.values())) == 1 or hand is None:
        return []
    plays = {fact["player"] for fact in telling.settlement.facts if fact.code == "board-plays"}
    if plays >= set(award.winners):
        return [telling.say("brief-board-plays", hand=hand)]
    return [telling.say("brief-tie-hand", hand=hand)]


def _waiting(telling: Telling) -> list[Phrase]:
    """The pots that cannot be decided without unseen hands, those that wait for the same hands together."""
    waiting: dict[tuple[str, ...], list[Phrase]] = {}
    for pot in telling.settlement.pots:
        if pot.needs:
            waiting.setdefault(pot.needs, []).append(_named_pot(telling, pot))
    return [telling.say("brief-waits", players=players, pots=pots) for players, pots in waiting.items()]


def _named_pot(telling: Telling, pot: PotResult) -> Phrase:
    named = telling.pot(pot.label)
    if pot.amount is None:
        return telling.speaker.form(named)
    return telling.say("pot-amount", pot=named, amount=telling.amount(pot.amount))


def _scoop(telling: Telling, pot: PotResult, player: str) -> Phrase:
    first, second = map(half_forms, telling.halves)
    if pot.amount is None:
        return telling.say("award-scoop-plain", player=player, first=first, second=second)
    amount = telling.amount(sum(award.shares[player] for award in pot.awards))
    if telling.several_pots:
        return telling.say(
            "brief-pot-scoop", pot=telling.pot(pot.label), player=player, amount=amount, first=first, second=second
        )
    return telling.say("award-scoop", player=player, amount=amount, first=first, second=second)


def _whole_pot(telling: Telling, pot: PotResult, award: Award) -> Phrase:
    """One of several pots that goes to its winners as a whole."""
    named, total = telling.pot(pot.label), telling.amount(award.amount or 0)
    hand = award_hand(telling, award)
    shares = set(award.shares.values())
    if len(award.winners) == 1:
        player = award.winners[0]
        if hand is None:
            return telling.say("brief-pot-win-plain", pot=named, amount=total, player=player)
        return telling.say("brief-pot-win", pot=named, amount=total, player=player, hand=hand)
    if len(shares) > 1:
        told = telling.shares(award.shares)
        return telling.say("brief-pot-split", pot=named, total=total, players=award.winners, shares=told)
    each = telling.amount(shares.pop())
    if hand is None:
        return telling.say("brief-pot-tie-plain", pot=named, total=total, players=award.winners, amount=each)
    return telling.say("brief-pot-tie", pot=named, total=total, players=award.winners, amount=each, hand=hand)


def _slot(telling: Telling, award: Award, pot: PotResult) -> Phrase:
    """One board or half of a pot."""
    slot = telling.slot(award, pot if telling.several_pots else None) or Phrase("")
    shares = set(award.shares.values())
    hand = award_hand(telling, award)
    if hand is None or len(shares) > 1:
        return telling.say("brief-slot-split", slot=slot, shares=telling.shares(award.shares))
    if len(award.winners) == 1:
        amount = telling.amount(_total(award))
        return telling.say("brief-slot-win", slot=slot, player=award.winners[0], amount=amount, hand=hand)
    return telling.say(
        "brief-slot-tie", slot=slot, players=award.winners, amount=telling.amount(shares.pop()), hand=hand
    )
