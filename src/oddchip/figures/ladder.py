"""The ladder of hands of a game, with an example of each."""

from collections.abc import Iterator
from itertools import combinations
from typing import Final, NamedTuple, Unpack

from oddchip.cards import Deck, parse_cards
from oddchip.figures.canvas import Box
from oddchip.figures.lettering import wrap_text
from oddchip.figures.options import FigureOptions, open_sheet, plain_voice
from oddchip.figures.playing_cards import draw_hand, hand_span
from oddchip.figures.sheet import Sheet
from oddchip.figures.voice import Voice
from oddchip.pots import HouseRules, find_rules
from oddchip.ranking import ANY_FIVE, SHORT_DECK_TRIPS, HandCategory, MadeHand, RankingSystem
from oddchip.showdown.hands import house_variant
from oddchip.variants import Half, Variant, find_variant
from oddchip.wording.describe_rules import say_choice

# Which example to try first for a category; whether it is one in a given game, only the engine says.
_EXAMPLES: Final = {
    HandCategory.STRAIGHT_FLUSH: ("9s 8s 7s 6s 5s", "Js Ts 9s 8s 7s", "As Ks Qs Js Ts"),
    HandCategory.FOUR_OF_A_KIND: ("Qs Qh Qd Qc 9d", "Qs Qh Qd Qc Td"),
    HandCategory.FULL_HOUSE: ("Ks Kh Kd Tc Th",),
    HandCategory.FLUSH: ("Ah Jh 9h 8h 6h", "Ah Jh 9h 8h 7h"),
    HandCategory.STRAIGHT: ("9s 8h 7d 6c 5s", "Js Th 9d 8c 7s", "As Kh Qd Jc Ts"),
    HandCategory.THREE_OF_A_KIND: ("Js Jh Jd Ac 9s", "Js Jh Jd Ac Ts"),
    HandCategory.TWO_PAIR: ("As Ah Ts Td Kc",),
    HandCategory.PAIR: ("Ts Th Ac Qd 9s", "Ts Th Ac Kd Qs"),
    HandCategory.HIGH_CARD: ("As Jh 9d 8c 6s", "As Jh 9d 8c 7s"),
    HandCategory.NO_PAIR: ("8s 6h 5d 4c 2s",),
    HandCategory.BADUGI_4: ("2s 4d 6c 8h",),
    HandCategory.BADUGI_3: ("2s 4d 6c 6h",),
    HandCategory.BADUGI_2: ("2s 4d 6d 6s",),
    HandCategory.BADUGI_1: ("2s 6s 8s Js",),
}
_PROVABLE: Final = 32
"""Decks up to this size are searched through before a category is said not to occur."""


class Rung(NamedTuple):
    """A category of a ladder with an example, ``None`` if the deck of the game cannot make it."""

    category: HandCategory
    example: MadeHand | None


def ladder_rungs(system: RankingSystem, deck: Deck) -> list[Rung]:
    """The categories of a system, strongest first, with an example each from a deck.

    >>> from oddchip.cards import ROYAL_DECK
    >>> from oddchip.ranking import HIGH
    >>> [rung.category.value for rung in ladder_rungs(HIGH, ROYAL_DECK) if rung.example is None]
    ['flush', 'high-card']
    """
    return [Rung(category, _example(system, deck, category)) for category in system.ladder]


def ladder_svg(
    variant: str | Variant, *, rules: str | HouseRules = "standard", **options: Unpack[FigureOptions]
) -> str:
    """The ladder of hands of a game as a house plays it, strongest first, one for each half of a split pot.

    Raises `UnknownNameError` for an unknown game, language, theme or rules, `RulesError` for a setting that has no such
    choice.

    >>> "full house" in ladder_svg("holdem")
    True
    >>> "three of a kind beats a straight" in ladder_svg("short-deck", rules="standard,short-deck:trips-over-straight")
    True
    """
    house = find_rules(rules) if isinstance(rules, str) else rules
    game = house_variant(find_variant(variant) if isinstance(variant, str) else variant, house)
    ladders = [half.system.ladder for half in game.halves]
    sheet = open_sheet(("ladder", game.key, ladders), options, width=560)
    title = sheet.voice.say("ladder-title", game=sheet.voice.game(game.key))
    head = Box(sheet.margin + 2, sheet.margin - 2, sheet.canvas.width - 2 * sheet.margin - 4, 0)
    y = sheet.write(title, head, sheet.face(18, bold=True)) + 8
    told = []
    plain = plain_voice(options)
    for half in _distinct(game):
        rungs = ladder_rungs(half.system, game.deck)
        y = _draw_ladder(sheet, _caption(sheet.voice, game, half), rungs, y) + 8
        told += [_caption(plain, game, half) + ". ", *_describe(plain, rungs)]
    return sheet.canvas.finish(
        y + sheet.margin - 8,
        title=plain.say("ladder-title", game=plain.game(game.key)),
        description=" ".join(told),
        lang=sheet.voice.lang,
    )


def _distinct(game: Variant) -> list[Half]:
    """The halves of a game, those with the same ladder told once."""
    return list({half.system.key: half for half in reversed(game.halves)}.values())[::-1]


def _caption(voice: Voice, game: Variant, half: Half) -> str:
    """What is told of a ladder: that it falls, for which half, and that it is not the one most houses play."""
    whole = len(_distinct(game)) == 1
    said = voice.say("ladder-whole") if whole else voice.say("ladder-half", half=voice.slot(None, half.key))
    if half.system is SHORT_DECK_TRIPS:
        return f"{said} · {say_choice(voice.speaker, 'short-deck', 'trips-over-straight')}"
    return said


def _draw_ladder(sheet: Sheet, caption: str, rungs: list[Rung], top: float) -> float:
    place = sheet.canvas.hold()
    y = sheet.write(caption, sheet.body._replace(y=top + 8), sheet.face(12.5, soft=True)) + 4
    for step, rung in enumerate(rungs, 1):
        y = _draw_rung(sheet, rung, step, y) + 8
    sheet.panel(top, y + 2, place)
    return y + 2


def _draw_rung(sheet: Sheet, rung: Rung, step: int, top: float) -> float:
    """The number of the step, the example, and beside or above it the category and the name of the example."""
    body, voice, size = sheet.body, sheet.voice, sheet.artist.size
    number = 26.0
    cards_at = body.x + number
    name_at = cards_at + hand_span(size) + 16
    category = voice.speaker.category(rung.category)
    said = voice.say("never") if rung.example is None else voice.hand(rung.example)
    width = body.end - name_at
    sheet.canvas.mark(body.x + 9, top + size.height * 0.62, str(step), sheet.face(15, bold=True, soft=True))
    if rung.example is not None:
        hand = rung.example
        draw_hand(sheet.artist, hand.cards, len(hand.cards) - len(hand.kickers), cards_at, top)
    bold, soft = sheet.face(14, bold=True), sheet.face(12, soft=True)
    lines = len(wrap_text(category, width, bold.size, bold=True)) * 19 + len(wrap_text(said, width, soft.size)) * 16
    y = top + max(0, (size.height - lines) / 2)
    y = sheet.write(category, Box(name_at, y, width, 0), bold)
    y = sheet.write(said, Box(name_at, y, width, 0), soft)
    return max(y, top + size.height)


def _describe(voice: Voice, rungs: list[Rung]) -> Iterator[str]:
    for place, rung in enumerate(rungs, 1):
        category = voice.speaker.category(rung.category)
        if rung.example is None:
            yield voice.say("ladder-never", place=place, category=category)
        else:
            cards = list(rung.example.cards)
            yield voice.say("ladder-step", place=place, category=category, cards=cards, hand=voice.hand(rung.example))


def _example(system: RankingSystem, deck: Deck, category: HandCategory) -> MadeHand | None:
    for text in _EXAMPLES[category]:
        cards = parse_cards(text)
        if all(card in deck for card in cards):
            hand = system.best(ANY_FIVE, cards, ())
            if hand.category is category:
                return hand
    if deck.size > _PROVABLE:
        raise AssertionError(f"no example of {category.value} in {system.key}")
    for five in combinations(deck.cards, 5):
        if system.value(five).category is category:
            return system.best(ANY_FIVE, five, ())
    return None
