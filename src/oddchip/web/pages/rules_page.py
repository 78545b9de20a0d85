"""The *Rules* page: games, house rules, terms, all from the registry and the locales."""

from functools import cache
from typing import Any

from starlette.requests import Request
from starlette.responses import Response

from oddchip.pots import PRESETS, SETTINGS
from oddchip.variants import list_variants
from oddchip.web.pages.house_examples import HOUSE_EXAMPLES, compare_choices
from oddchip.web.pages.pictures import Picture, picture
from oddchip.web.pages.templating import page
from oddchip.web.pages.voice import PageVoice, marked_html, page_voice, sentence_case
from oddchip.wording import glossary
from oddchip.wording.describe_rules import TOPICS, describe_preset, describe_topic
from oddchip.wording.describe_variant import describe_variant


def rules_page(request: Request, voice: PageVoice) -> Response:
    """The page."""
    return page(
        request,
        "rules.html",
        "rules",
        voice,
        games=_games(voice.lang),
        settings=_settings(voice.lang),
        presets=_presets(voice),
        topics=_topics(voice),
        terms=glossary(voice.lang),
    )


@cache
def _games(lang: str) -> list[dict[str, Any]]:
    """Every game with its rows, its rules in words and the picture of its ladder."""
    voice = page_voice(lang)
    games = []
    for variant in list_variants():
        told = describe_variant(variant, voice.speaker)
        alt = voice.text("page-picture-ladder", game=voice.plain.say(f"variant-{variant.key}"))
        games.append(
            {
                "key": told.key,
                "name": marked_html(sentence_case(told.name)),
                "about": marked_html(told.about),
                "rows": [(marked_html(label), marked_html(value)) for label, value in told.rows],
                "rules": [marked_html(rule) for rule in told.rules],
                "picture": picture("ladder", variant.key, voice, alt),
            }
        )
    return games


@cache
def _settings(lang: str) -> list[dict[str, Any]]:
    """Every setting with what its choices make of one pot."""
    voice = page_voice(lang)
    return [
        {
            "key": name,
            "name": voice.html(f"setting-{name}"),
            "about": voice.html(f"setting-{name}-about"),
            "choices": compare_choices(name, voice),
            "pictures": _ladders(voice) if name == "short-deck" else [],
        }
        for name in HOUSE_EXAMPLES
    ]


def _ladders(voice: PageVoice) -> list[Picture]:
    """The ladder of short deck under each choice."""
    alt = voice.text("page-picture-ladder", game=voice.plain.say("variant-short-deck"))
    choices = SETTINGS["short-deck"]
    return [picture("ladder", f"short-deck|standard,short-deck:{choice}", voice, alt) for choice in choices]


def _presets(voice: PageVoice) -> list[dict[str, Any]]:
    told = [describe_preset(preset, voice.speaker) for preset in PRESETS.values()]
    return [
        {
            "key": preset.key,
            "name": marked_html(preset.name),
            "about": marked_html(preset.about),
            "source": [marked_html(sentence) for sentence in preset.source],
        }
        for preset in told
    ]


def _topics(voice: PageVoice) -> list[dict[str, Any]]:
    topics = []
    for topic in TOPICS:
        title, text = describe_topic(topic, voice.speaker)
        paragraphs = [marked_html(part.strip()) for part in text.split("\n\n")]
        topics.append({"key": topic, "title": marked_html(title), "paragraphs": paragraphs})
    return topics
