"""The best hand of some cards, and hands compared."""

from collections.abc import Sequence
from itertools import groupby, pairwise
from typing import Any, NamedTuple

from fastapi import APIRouter
from starlette.requests import Request
from starlette.responses import Response

from oddchip.cards import Card, read_cards
from oddchip.errors import OddchipError, TextError
from oddchip.ranking import MadeHand, compare_hands
from oddchip.showdown.fields import Fields
from oddchip.variants import Half, Variant, find_variant, hand_cards
from oddchip.variants.evaluating import refuse_repeats
from oddchip.web.api.asking import Ask, Letters
from oddchip.web.api.bodies import check_count, fields_of, read_body
from oddchip.web.api.descriptions import COMPARISON, HANDS, answers, takes
from oddchip.web.api.examples import COMPARED, HELD
from oddchip.wording import get_speaker
from oddchip.wording.comparison_text import say_comparison, say_tie

router = APIRouter(tags=["hands"])
_FEWEST = 2


@router.post(
    "/hand",
    summary="Name the best hand",
    openapi_extra=takes({"$ref": "#/components/schemas/HandRequest"}, HELD),
    responses=answers(HANDS),
)
async def best_hand(request: Request, ask: Ask, cards: Letters = "en") -> Response:
    """The best hand for each half of the game, as codes and in words."""
    given = await read_body(request)

    def work() -> dict[str, Any]:
        fields = fields_of(given, "variant", "hole", "board")
        game = find_variant(fields.required_text("variant"))
        board = cards_of(fields.get("board"), "board", cards)
        hole = cards_of(fields.get("hole"), "hole", cards)
        hand_cards(game, hole, board)
        return {
            "variant": game.key,
            "hands": [_record(half, half.best(hole, board), ask.lang) for half in game.halves],
        }

    return await ask.quickly(work)


@router.post(
    "/compare",
    summary="Compare hands",
    openapi_extra=takes({"$ref": "#/components/schemas/CompareRequest"}, COMPARED),
    responses=answers(COMPARISON),
)
async def compare(request: Request, ask: Ask, cards: Letters = "en") -> Response:
    """Two hands or more in order, best first; equal hands share a place. Says what decides between each and the next.

    Only hands that may win a half are listed for it. Hands are named by their place in the request, from 1.
    """
    given = await read_body(request)

    def work() -> dict[str, Any]:
        fields = fields_of(given, "variant", "hands", "board")
        game = find_variant(fields.required_text("variant"))
        hands = fields.items("hands")
        check_count("hands", len(hands), ask.limits.hands)
        if len(hands) < _FEWEST:
            raise fields.refuse("hands", ">= 2")
        board = cards_of(fields.get("board"), "board", cards)
        held = [cards_of(hand, f"hands[{place}]", cards) for place, hand in enumerate(hands)]
        refuse_repeats([(1, board), *((_named(hand), hand) for hand in held)])
        for hand in held:
            hand_cards(game, hand, board)
        return {"variant": game.key, "halves": [_half(half, game, held, board, ask.lang) for half in game.halves]}

    return await ask.quickly(work)


def cards_of(value: Any, field: str, letters: str) -> tuple[Card, ...]:
    """Cards as one text or as a list of codes, all of them known; errors carry the field."""
    if isinstance(value, list) and all(isinstance(code, str) for code in value):
        value = " ".join(value)
    elif value is None:
        value = ""
    elif not isinstance(value, str):
        raise Fields({field: value}, "", (field,)).refuse(field, "array | string")
    try:
        found = read_cards("" if value.strip() == "-" else value.replace("/", " "), letters=letters)
        for card, position in found:
            if card is None:
                raise TextError("unseen-card", position=position, given="??")
    except OddchipError as error:
        raise error.at(field=field) from None
    return tuple(card for card, _ in found if card is not None)


def _named(cards: Sequence[Card]) -> str:
    """What a hand is called in sentences: its cards."""
    return " ".join(card.code for card in cards)


def _record(half: Half, made: MadeHand, lang: str) -> dict[str, Any]:
    """A hand in the form it has in a settlement, and in words."""
    record: dict[str, Any] = {
        "half": half.key,
        **made.to_json(),
        "qualifies": half.qualifies(made),
        "text": str(get_speaker(lang).hand_name(made)),
    }
    return record


class _Held(NamedTuple):
    """A hand by its place in the request, and the best that can be made of it."""

    place: int
    made: MadeHand


def _half(
    half: Half, game: Variant, held: Sequence[tuple[Card, ...]], board: tuple[Card, ...], lang: str
) -> dict[str, Any]:
    made = [_Held(place, half.best(cards, board)) for place, cards in enumerate(held, 1)]
    able = sorted((each for each in made if half.qualifies(each.made)), key=lambda each: each.made.value, reverse=True)
    places = [list(equal) for _, equal in groupby(able, key=lambda each: each.made.value)]
    speaker = get_speaker(lang)
    decided = []
    for better, worse in pairwise(places):
        comparison = compare_hands(better[0].made, worse[0].made)
        said = say_comparison(speaker, comparison, _named(held[better[0].place - 1]), _named(held[worse[0].place - 1]))
        decided.append(
            {"better": better[0].place, "worse": worse[0].place, "by": comparison.decided_by, "text": " ".join(said)}
        )
    return {
        "half": half.key,
        "side": str(speaker.say(f"side-{half.key}")) if game.is_split else None,
        "places": [[{"hand": each.place, **_record(half, each.made, lang)} for each in equal] for equal in places],
        "ties": [str(say_tie(speaker, equal[0].made)) for equal in places if len(equal) > 1],
        "decided_by": decided,
    }
