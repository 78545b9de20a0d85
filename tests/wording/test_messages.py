"""Every message of every locale, said by our resolver and by Fluent's own runtime."""

import re
import subprocess
import sys
from collections.abc import Iterator, Mapping
from decimal import Decimal
from functools import cache
from itertools import product
from pathlib import Path
from typing import Any

import pytest
from fluent.runtime import FluentBundle
from fluent.syntax import FluentParser

from oddchip.wording import LANGUAGES, MessageError, get_speaker
from oddchip.wording.catalogue import LANGUAGE_TABLE, catalogue
from oddchip.wording.resolver import Resolver

ROOT = Path(__file__).parent.parent.parent
LOCALES = ROOT / "src" / "oddchip" / "wording" / "locales"
NUMBERS = (0, 1, 2, 3, 5, 11, 21, 100)
MOST_MIXTURES = 40


def test_compiled_files_are_fresh() -> None:
    command = [sys.executable, str(ROOT / "tools" / "compile_locales.py"), "--check"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


@cache
def fluent_bundle(lang: str) -> FluentBundle:
    """The locale as Fluent's own parser and runtime read it."""
    bundle = FluentBundle([LANGUAGE_TABLE[lang].locale], use_isolating=False)
    for path in sorted((LOCALES / lang).glob("*.ftl")):
        bundle.add_resource(FluentParser().parse(path.read_text("utf-8")))
    return bundle


@cache
def resolver(lang: str) -> Resolver:
    locale = fluent_bundle(lang)._babel_locale
    return Resolver(catalogue(lang).entry, number=lambda number: f"{number}", plural=locale.plural_form)


def keys_of(lang: str, message_id: str) -> dict[str, set[str]]:
    """What each selecting variable of a message, and of the messages it refers to, is compared with."""
    found: dict[str, set[str]] = {}

    def look(node: Any) -> None:
        if isinstance(node, list):
            if node[:1] == ["?"] and node[1][0] == "$":
                keys = found.setdefault(node[1][1], set())
                keys.update(key if isinstance(key, str) else f"#{key[1]}" for key, _ in node[2])
            for inner in node:
                look(inner)

    waiting, seen = [message_id], {message_id}
    while waiting:
        entry = catalogue(lang).entry(waiting.pop())
        look(list(entry.pattern or ()))
        for reference in entry.references:
            if reference not in seen:
                seen.add(reference)
                waiting.append(reference)
    return found


PLURALS = {"zero", "one", "two", "few", "many", "other"}


def values_of(lang: str, message_id: str) -> Iterator[Mapping[str, Any]]:
    """Values for the variables of a message: every key of every selector, or numbers where it counts."""
    entry = catalogue(lang).entry(message_id)
    keys = keys_of(lang, message_id)
    choices: list[list[tuple[str, Any]]] = []
    for name in entry.variables:
        told = keys.get(name)
        if told is None:
            choices.append([(name, f"‹{name}›")])
        elif any(key.startswith("#") for key in told) or told <= PLURALS:
            choices.append([(name, number) for number in NUMBERS])
        else:
            choices.append([(name, key) for key in sorted(told)])
    for at, mixture in enumerate(product(*choices)):
        if at == MOST_MIXTURES:
            return
        yield dict(mixture)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_message_is_said_as_fluent_says_it_and_uses_all_its_arguments(lang: str) -> None:
    bundle = fluent_bundle(lang)
    for message_id in catalogue(lang).ids():
        pattern = bundle.get_message(message_id).value
        if pattern is None:
            continue
        texts = []
        for values in values_of(lang, message_id):
            expected, errors = bundle.format_pattern(pattern, dict(values))
            assert not errors, f"{message_id}: {errors}"
            texts.append(resolver(lang).say(message_id, values))
            assert texts[-1] == expected, message_id
        for name in catalogue(lang).entry(message_id).variables:
            if name not in catalogue(lang).entry(message_id).selectors:
                assert any(f"‹{name}›" in text for text in texts), f"{message_id} never prints {name}"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_attribute_is_said(lang: str) -> None:
    speaker = get_speaker(lang)
    for message_id in catalogue(lang).ids():
        for name in catalogue(lang).entry(message_id).attributes:
            assert speaker.attribute(message_id, name)


def test_unknown_id_and_missing_argument_are_errors() -> None:
    with pytest.raises(MessageError, match="no message"):
        get_speaker("en").say("no-such-message")
    with pytest.raises(MessageError, match="lacks its argument"):
        get_speaker("en").say("award-win-plain", player="A")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_straight_quotes_or_double_spaces(lang: str) -> None:
    for path in (LOCALES / lang).glob("*.ftl"):
        for number, line in enumerate(path.read_text("utf-8").splitlines(), 1):
            # A metavar shows how an argument is typed, with the signs of the command line.
            if line.startswith(("#", "cli-metavar")):
                continue
            where = f"{path.name}:{number}"
            assert not re.search(r"\S  +\S", line), where
            if lang == "ru":
                assert " —" not in line, f"{where}: a dash takes a no-break space before it"
            if lang == "ar":
                assert not re.search(r"[\u0621-\u064a]\s*[,;?]", line), f"{where}: Arabic punctuation"
                assert not re.search(r"\S\s[،؛؟:.]", line), f"{where}: space before a mark"


def test_numbers_are_normalised_before_a_plural_is_chosen() -> None:
    assert get_speaker("ru", isolates=False).chips(Decimal("1.0")) == "1\u00a0фишка"
    assert get_speaker("ru", isolates=False).chips(Decimal("5.00"), case="gen") == "5\u00a0фишек"
    assert get_speaker("ar", isolates=False).chips(Decimal("2.0")) == "رقاقتان"
