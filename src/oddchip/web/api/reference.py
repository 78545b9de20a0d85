"""What oddchip knows: games, house rules, terms, schemas, codes of errors."""

from typing import Annotated, Any

from fastapi import APIRouter, Path, Query
from starlette.responses import Response

from oddchip.errors import ERROR_CODES, OddchipError, UnknownNameError
from oddchip.pots import PRESETS, SETTINGS, find_rules
from oddchip.schemas import SCHEMAS, find_schema
from oddchip.variants import Variant, find_variant, list_variants
from oddchip.web.api.asking import Ask
from oddchip.web.api.descriptions import (
    CODES,
    PRESET,
    RULES,
    SCHEMA,
    TERMS,
    VARIANT,
    VARIANTS,
    answers,
)
from oddchip.web.problems import report, status_of
from oddchip.wording import Speaker, get_speaker, glossary
from oddchip.wording.describe_rules import TOPICS, describe_preset, describe_settings, describe_topic
from oddchip.wording.describe_variant import describe_variant

router = APIRouter(tags=["reference"])
_NOT_FOUND = 404
_SCHEMA_NAMES = ", ".join(f"`{name.split('/')[1]}`" for name in SCHEMAS)


@router.get("/variants", summary="List the games", responses=answers(VARIANTS))
async def variants(ask: Ask) -> Response:
    """Every game: its rules as codes, its name and what sets it apart in words."""
    return await ask.quickly(lambda: [_variant(variant, ask.lang) for variant in list_variants()])


@router.get("/variants/{key}", summary="Explain a game", responses=answers(VARIANT))
async def variant(
    ask: Ask, key: Annotated[str, Path(description="Key or alias of the game.", examples=["omaha8"])]
) -> Response:
    """One game with its rules in words."""
    try:
        game = find_variant(key)
    except UnknownNameError as error:
        return report(ask.request, error, status=_NOT_FOUND)
    return await ask.quickly(lambda: _variant(game, ask.lang, whole=True))


def _variant(variant: Variant, lang: str, *, whole: bool = False) -> dict[str, Any]:
    speaker = get_speaker(lang)
    name, about = (str(speaker.say(f"variant-{variant.key}{part}")) for part in ("", "-about"))
    record: dict[str, Any] = {"name": name, "about": about, **variant.to_json()}
    if whole:
        told = describe_variant(variant, speaker)
        record["rows"] = [{"label": str(label), "value": str(value)} for label, value in told.rows]
        record["rules"] = [str(rule) for rule in told.rules]
    return record


@router.get("/rules", summary="List house rules", responses=answers(RULES))
async def rules(ask: Ask) -> Response:
    """Presets, settings with their choices, and topics that are settled before the chips are in."""

    def work() -> dict[str, Any]:
        speaker = get_speaker(ask.lang)
        return {
            "presets": [_preset(key, speaker) for key in PRESETS],
            "settings": {
                name: {
                    "name": str(speaker.say(f"setting-{name}")),
                    "about": str(speaker.say(f"setting-{name}-about")),
                    "choices": {choice: str(speaker.say(f"choice-{name}-{choice}")) for choice in choices},
                }
                for name, choices in SETTINGS.items()
            },
            "topics": [_topic(topic, speaker) for topic in TOPICS],
        }

    return await ask.quickly(work)


@router.get("/rules/{name}", summary="Explain house rules", responses=answers(PRESET))
async def preset(
    ask: Ask,
    name: Annotated[
        str,
        Path(description="A preset, with changed settings if any.", examples=["standard,odd-chip:suit"]),
    ],
) -> Response:
    """A preset with every setting in words."""
    try:
        chosen = find_rules(name)
    except OddchipError as error:
        return report(ask.request, error, status=_NOT_FOUND)
    return await ask.quickly(lambda: _preset(chosen.key, get_speaker(ask.lang), text=chosen.text))


def _preset(key: str, speaker: Speaker, *, text: str | None = None) -> dict[str, Any]:
    told = describe_preset(PRESETS[key], speaker)
    settings = told.settings if text is None else describe_settings(find_rules(text), speaker)
    return {
        "key": text or key,
        "name": str(told.name),
        "about": str(told.about),
        "source": " ".join(told.source),
        "hands": PRESETS[key].hands,
        "settings": {
            setting.key: {"value": setting.value, "choice": str(setting.choice), "standard": setting.standard}
            for setting in settings
        },
    }


def _topic(topic: str, speaker: Speaker) -> dict[str, str]:
    title, text = describe_topic(topic, speaker)
    return {"topic": topic, "title": str(title), "text": str(text)}


@router.get("/terms", summary="List the terms of poker", responses=answers(TERMS))
async def terms(
    ask: Ask,
    word: Annotated[str | None, Query(max_length=60, description="Only terms with this word in them.")] = None,
) -> Response:
    """The glossary of a language; ё and е are the same."""

    def work() -> list[dict[str, Any]]:
        wanted = _folded(word or "")
        return [
            entry._asdict()
            for entry in glossary(ask.lang)
            if any(wanted in _folded(text) for text in (entry.key, entry.term, entry.also))
        ]

    return await ask.quickly(work)


def _folded(text: str) -> str:
    return text.casefold().replace("ё", "е").strip()


@router.get("/schemas/{name}", summary="Read a published JSON Schema", responses=answers(SCHEMA))
async def schema(
    ask: Ask, name: Annotated[str, Path(description=f"One of {_SCHEMA_NAMES}.", examples=["showdown"])]
) -> Response:
    """The JSON Schema (draft 2020-12) of version 1."""
    try:
        found = find_schema(f"oddchip/{name}/1")
    except OddchipError as error:
        return report(ask.request, error, status=_NOT_FOUND)
    return await ask.quickly(lambda: found)


@router.get("/problems", summary="List the codes of errors", responses=answers(CODES))
async def problems(ask: Ask) -> Response:
    """Every stable code with its HTTP status and its English message, arguments in braces."""

    def work() -> dict[str, Any]:
        return {code: {"status": status_of(code), "message": message} for code, message in ERROR_CODES.items()}

    return await ask.quickly(work)
