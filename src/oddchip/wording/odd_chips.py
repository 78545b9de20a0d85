"""Odd chips: how many are left over, who gets them, and the rule that says so."""

import re
from typing import Final

from oddchip.cards import Card
from oddchip.pots import PRESETS
from oddchip.showdown import Award
from oddchip.wording.forms import Phrase
from oddchip.wording.telling import Telling

_RULE_BOOK: Final = re.compile(r"(TDA \d+), Rules (\d+) and \d+")
_BY_CARD: Final = "suit"


def say_odd_chips(telling: Telling, award: Award) -> list[Phrase]:
    """The sentences about an award's odd chips; none if it divides evenly."""
    if not award.odd_chips:
        return []
    rest = sum(odd.amount for odd in award.odd_chips)
    each = min(award.shares.values())
    chip = max((odd.amount for odd in award.odd_chips), default=1)
    cut = {"total": telling.number(award.amount or 0), "players": award.winners}
    if chip == 1:
        said = [telling.say("odd-cut", each=telling.amount(each), rest=telling.amount(rest), **cut)]
    else:
        chip = min(odd.amount for odd in award.odd_chips)
        told = {"chip": telling.number(chip), "each": telling.number(each), "rest": telling.number(rest)}
        said = [telling.say("odd-cut-chip", **told, **cut)]
    rule = award.odd_chips[0].rule
    card = _deciding_card(telling, award) if rule == _BY_CARD else None
    source = _source(telling, rule)
    players = [odd.player for odd in award.odd_chips]
    if card is not None and len(players) == 1:
        said.append(telling.say("odd-by-card", card=card, player=players[0], source=source))
    elif len(players) == 1:
        said.append(telling.say("odd-one", player=players[0], rule=rule, source=source))
    else:
        named = telling.speaker.chain("odd-then", [telling.speaker.name(player) for player in players])
        said.append(telling.say("odd-many", players=named, rule=rule, source=source))
    return said


def _deciding_card(telling: Telling, award: Award) -> Card | None:
    """The best card by suit of the hand that gets the first odd chip, cards that tied hands share left out."""
    half = telling.halves[0] if award.half == "both" else award.half
    hands = {player: telling.settlement.hand(player, board=award.board, half=half) for player in award.winners}
    first = hands[award.odd_chips[0].player]
    others = [
        card for player, hand in hands.items() if player != award.odd_chips[0].player and hand for card in hand.cards
    ]
    if first is None:
        return None
    return next((card for card in first.cards if card not in others), None)


def _source(telling: Telling, rule: str) -> Phrase:
    """Where the rule stands, if the house's preset rests on a book or a room and has not been changed here.

    None for the seats' order where suits should have decided and cannot: no book says so.
    """
    rules = telling.showdown.rules
    if rule != rules.odd_chip_rule(has_button=telling.showdown.variant.has_button):
        return Phrase("")
    preset = PRESETS.get(rules.key)
    if preset is None or (preset.rules.odd_chip, preset.rules.stud_odd_chip) != (rules.odd_chip, rules.stud_odd_chip):
        return Phrase("")
    book = _RULE_BOOK.match(preset.source)
    if book is not None:
        return telling.say("odd-source-rule", book=book[1], number=int(book[2]))
    if preset.hands is None:
        return telling.say("odd-source-book", book=preset.source.partition(",")[0])
    return telling.say("odd-source-room", book=preset.source)
