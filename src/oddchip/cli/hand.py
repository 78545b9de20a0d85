"""``oddchip hand``: the best hand of some cards, for each half of the game."""

import json as jsonlib
from typing import Annotated, Any

import typer

from oddchip.cards import Card, read_cards
from oddchip.cli import options
from oddchip.cli.choices import card_letters
from oddchip.cli.console import Console
from oddchip.cli.exit_code import OK, REFUSED
from oddchip.cli.problems import show_problem
from oddchip.errors import HandError, OddchipError, TextError
from oddchip.ranking import MadeHand
from oddchip.variants import Half, Variant, find_variant, hand_cards, refuse_repeats

CardText = Annotated[str, typer.Argument(metavar="cli-metavar-hand", help="cli-argument-hand")]
BoardText = Annotated[str, typer.Argument(metavar="cli-metavar-board", help="cli-argument-board")]


def hand(  # noqa: PLR0913 - each parameter is an option of the command line
    ctx: typer.Context,
    variant: options.VariantName,
    cards_held: CardText,
    board: BoardText = "",
    *,
    on_board: options.Board = "",
    cards: options.Cards = None,
    json: options.Json = False,
    plain: options.Plain = False,
    no_isolates: options.NoIsolates = False,
    lang: options.Lang = None,
) -> int:
    """Name the best hand."""
    del lang
    console = options.console_of(ctx, no_isolates=no_isolates, plain=plain)
    letters = card_letters(cards)
    game = find_variant(variant)
    shared = read_or_show(console, board or on_board, letters)
    held = read_or_show(console, cards_held, letters)
    if shared is None or held is None:
        return REFUSED
    refuse_repeats([(1, shared), (cards_held, held)])
    hand_cards(game, held, shared)
    best = [(half, half.best(held, shared)) for half in game.halves]
    if json:
        record = {"variant": game.key, "hands": [hand_record(half, made) for half, made in best]}
        console.write_data(jsonlib.dumps(record, ensure_ascii=False))
        return OK
    for half, made in best:
        _write(console, game, half, made)
    return OK


def read_or_show(console: Console, text: str, letters: str) -> tuple[Card, ...] | None:
    """The cards of an argument; ``None`` once what is wrong with it has been shown.

    ``-`` is an empty board, as in a line, and ``/`` may part the groups of a split holding.
    """
    try:
        found = read_cards("" if text.strip() == "-" else text.replace("/", " "), letters=letters)
        for card, position in found:
            if card is None:
                raise TextError("unseen-card", position=position, given="??")
        known = [(card, position) for card, position in found if card is not None]
        first: dict[Card, int] = {}
        for card, position in known:
            if card in first:
                raise HandError("card-repeated", card=card.code, first=first[card], position=position)
            first[card] = position
    except OddchipError as error:
        show_problem(console, error, text)
        return None
    return tuple(card for card, _ in known)


def hand_record(half: Half, made: MadeHand) -> dict[str, Any]:
    """A hand as JSON, in the form it has in a settlement."""
    record: dict[str, Any] = {"half": half.key, **made.to_json()}
    if not half.qualifies(made):
        record["qualifies"] = False
    return record


def titled(console: Console, game: Variant, half: Half, text: Any) -> Any:
    """Text with the name of its half before it, where the game has two."""
    if not game.is_split:
        return text
    return console.speaker.say("cli-labelled", label=console.speaker.say(f"side-{half.key}"), value=text)


def _write(console: Console, game: Variant, half: Half, made: MadeHand) -> None:
    speaker = console.speaker
    console.write(titled(console, game, half, speaker.hand_name(made)))
    lines = [speaker.say("cli-hand-cards", cards=speaker.cards(made.cards))]
    if game.board and made.from_hole and made.from_board:
        lines.append(
            speaker.say("cli-hand-sources", hole=speaker.cards(made.from_hole), board=speaker.cards(made.from_board))
        )
    elif game.board and made.plays_board:
        lines.append(speaker.say("cli-hand-board-plays"))
    if half.qualifier is not None and not half.qualifies(made):
        lines.append(speaker.say("cli-hand-unqualified", qualifier=speaker.say(f"qualifier-{half.qualifier.key}")))
    for line in lines:
        console.write(f"  {line}")
