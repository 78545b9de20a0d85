"""The texts of errors, games, rules and the command line: complete, and fit to stand among right-to-left words."""

import re

import pytest

from oddchip.errors import ERROR_CODES
from oddchip.pots import PRESETS, SETTINGS
from oddchip.ranking import SYSTEMS
from oddchip.variants import list_variants
from oddchip.wording import get_speaker
from oddchip.wording.catalogue import catalogue
from oddchip.wording.describe_rules import TOPICS
from tests.cli.running import LANGUAGES

STEMS = ("error-", "variant-", "deck-", "deal-", "side-", "selection-", "system-", "qualifier-", "rules-", "setting-",
         "topic-", "cli-", "quiz-", "stats-", "sheet-", "anki-", *(f"choice-{name}-" for name in SETTINGS),
         "choice-rake-")  # fmt: skip
_ISOLATED = re.compile(r"\u2066[^\u2069]*\u2069")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_registered_has_words(lang):
    speaker = get_speaker(lang)
    halves = [half for variant in list_variants() for half in variant.halves]
    wanted = {f"error-{code}" for code in ERROR_CODES}
    wanted |= {f"variant-{variant.key}{end}" for variant in list_variants() for end in ("", "-about")}
    wanted |= {f"deck-{variant.deck.key}" for variant in list_variants()} | {f"side-{half.key}" for half in halves}
    wanted |= {f"selection-{half.selection.key}{end}" for half in halves for end in ("", "-about")}
    wanted |= {f"system-{key}{end}" for key in SYSTEMS for end in ("", "-about")}
    wanted |= {f"qualifier-{half.qualifier.key}{end}" for half in halves if half.qualifier for end in ("", "-about")}
    wanted |= {f"rules-{key}{end}" for key in PRESETS for end in ("", "-about", "-source")}
    wanted |= {f"setting-{name}{end}" for name in (*SETTINGS, "rake") for end in ("", "-about")}
    wanted |= {f"choice-{name}-{choice}" for name, choices in SETTINGS.items() for choice in choices}
    wanted |= {f"topic-{topic}{end}" for topic in TOPICS for end in ("", "-text")}
    assert not {message for message in wanted if not speaker.knows(message)}


def texts(lang: str) -> dict[str, str]:
    """Every message of ours with a word in the place of each argument; examples are commands, in no language."""
    speaker = get_speaker(lang)
    said = {}
    for message in catalogue(lang).ids():
        if message.startswith(STEMS) and not message.endswith("-examples"):
            names = {name.partition("-")[0] for name in catalogue(lang).entry(message).variables}
            selectors = set(catalogue(lang).entry(message).selectors)
            said[message] = str(
                speaker.say(message, **{name: 3 if name in selectors else "\u2066x\u2069" for name in names})
            )
    return said


def test_latin_words_and_codes_are_isolated_in_arabic():
    for message, text in texts("ar").items():
        if message.startswith("cli-metavar-"):
            continue
        bare = _ISOLATED.sub("", re.sub(r"\u2068[^\u2069]*\u2069", "", text))
        assert not re.search(r"[A-Za-z]|\d-\d", bare), message


@pytest.mark.parametrize("lang", ["ru", "ar"])
def test_nothing_is_left_in_english(lang):
    english, ours = texts("en"), texts(lang)
    same = {message for message, text in ours.items() if text == english[message]}
    assert same <= {
        "choice-rake-some", "cli-labelled", "cli-title-with-key", "cli-compare-place", "cli-audit-finding",
        "cli-metavar-detail", "cli-metavar-theme",
        "cli-metavar-format", "cli-metavar-sheet-format", "quiz-choice", "quiz-title",
        "error-at-field",
        "variant-sohe", "variant-half", "variant-between-halves",
    }  # fmt: skip


def test_russian_has_its_letter_yo_its_quotes_and_its_dash():
    for message, text in texts("ru").items():
        assert not re.search(r'["“”]|(?<!\u00a0)\u2014|еще|семерк|шестерк|королем', text) or message in (
            "error-missing-extra",
        ), message


def test_arabic_has_its_own_marks():
    for message, text in texts("ar").items():
        bare = re.sub(r"[\u2066\u2068][^\u2069]*\u2069", "x", text)
        if not message.startswith("cli-metavar-"):
            assert not re.search(r"[,;?]|[\u0660-\u0669]|[اإ]لإثنان|\s[،؛؟]", bare), message
