"""``oddchip compare``: which of several hands is better, and by which card."""

import json as jsonlib
from collections.abc import Sequence
from itertools import groupby, pairwise
from typing import Annotated, Any, NamedTuple

import typer

from oddchip.cards import Card
from oddchip.cli import options
from oddchip.cli.choices import card_letters
from oddchip.cli.console import Console
from oddchip.cli.exit_code import OK, REFUSED
from oddchip.cli.hand import hand_record, read_or_show
from oddchip.ranking import Comparison, MadeHand, compare_hands
from oddchip.variants import Half, Variant, find_variant, hand_cards, refuse_repeats

Hands = Annotated[list[str], typer.Argument(metavar="cli-metavar-hands", help="cli-argument-hands")]


class Held(NamedTuple):
    """A hand as it was typed, and the best that can be made of it."""

    text: str
    made: MadeHand


def compare(  # noqa: PLR0913 - each parameter is an option of the command line
    ctx: typer.Context,
    variant: options.VariantName,
    hands: Hands,
    *,
    board: options.Board = "",
    cards: options.Cards = None,
    json: options.Json = False,
    plain: options.Plain = False,
    no_isolates: options.NoIsolates = False,
    lang: options.Lang = None,
) -> int:
    """Rank the hands, best first, and say what decides between each and the next."""
    del lang
    console = options.console_of(ctx, no_isolates=no_isolates, plain=plain)
    letters = card_letters(cards)
    game = find_variant(variant)
    if len(hands) < 2:
        console.complain(console.say("cli-compare-two", given=len(hands)))
        return REFUSED
    shared = read_or_show(console, board, letters)
    held = [read_or_show(console, text, letters) for text in hands]
    known = [cards_held for cards_held in held if cards_held is not None]
    if shared is None or len(known) < len(hands):
        return REFUSED
    refuse_repeats([(1, shared), *zip(hands, known, strict=True)])
    for cards_held in known:
        hand_cards(game, cards_held, shared)
    ranked = [(half, _ranked(half, list(zip(hands, known, strict=True)), shared)) for half in game.halves]
    if json:
        record = {"variant": game.key, "halves": [_record(half, places) for half, places in ranked]}
        console.write_data(jsonlib.dumps(record, ensure_ascii=False))
        return OK
    for half, places in ranked:
        _write(console, game, half, places)
    return OK


def _ranked(half: Half, held: Sequence[tuple[str, tuple[Card, ...]]], board: tuple[Card, ...]) -> list[list[Held]]:
    """The hands that may win this half, best first; equal hands share a place."""
    made = [Held(text, half.best(cards, board)) for text, cards in held]
    qualified = sorted(
        (each for each in made if half.qualifies(each.made)), key=lambda each: each.made.value, reverse=True
    )
    return [list(equal) for _, equal in groupby(qualified, key=lambda each: each.made.value)]


def _between(places: list[list[Held]]) -> list[tuple[Held, Held, Comparison]]:
    """Each place against the next one."""
    return [(better[0], worse[0], compare_hands(better[0].made, worse[0].made)) for better, worse in pairwise(places)]


def _record(half: Half, places: list[list[Held]]) -> dict[str, Any]:
    return {
        "half": half.key,
        "places": [[{"hand": each.text, **hand_record(half, each.made)} for each in equal] for equal in places],
        "decided_by": [
            {"better": better.text, "worse": worse.text, "by": comparison.decided_by}
            for better, worse, comparison in _between(places)
        ],
    }


def _write(console: Console, game: Variant, half: Half, places: list[list[Held]]) -> None:
    from oddchip.wording import Phrase  # noqa: PLC0415 - JSON needs no words
    from oddchip.wording.comparison_text import say_comparison, say_tie  # noqa: PLC0415

    speaker = console.speaker
    if game.is_split:
        console.heading(speaker.say(f"side-{half.key}"))
    if not places:
        assert half.qualifier is not None
        console.write(speaker.say("cli-compare-nobody", qualifier=speaker.say(f"qualifier-{half.qualifier.key}")))
        return
    for place, equal in enumerate(places, 1):
        for each in equal:
            name = speaker.hand_name(each.made)
            console.write(speaker.say("cli-compare-place", place=place, hand=each.text, name=name))
    for equal in places:
        if len(equal) > 1:
            console.write(say_tie(speaker, equal[0].made))
    for better, worse, comparison in _between(places):
        said = " ".join(say_comparison(speaker, comparison, better.text, worse.text))
        if len(places) > 2:
            said = speaker.say("cli-compare-against", better=better.text, worse=worse.text, text=Phrase(said))
        console.write(said)
