"""Explanations: golden files, formats, isolates, and what must never be printed."""

import re
from concurrent.futures import ThreadPoolExecutor
from html.parser import HTMLParser
from random import Random
from typing import Any

import pytest

from oddchip.errors import UnknownNameError
from oddchip.pots import PRESETS
from oddchip.showdown import Settlement, parse_showdown, settle
from oddchip.variants import list_variants
from oddchip.wording import LANGUAGES, explain
from tests.dealing import random_showdown
from tests.wording.golden_settlements import DIRECTORY, GOLDEN_LINES, golden_text

CONTROLS = re.compile("[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]")
LOCAL_NAMES = {"ru": "АБВГДЕЖЗИ", "ar": "ابتثجحخدذ"}
# Ranks and cards, and the proper names of rule books, rooms and programs.
CARDS = r"(?:10|[2-9AKQJ])(?:[♠♥♦♣]|(?:-(?:10|[2-9AKQJ]))+)?"
BOOKS_AND_ROOMS = "|".join(re.escape(preset.source.partition(",")[0]) for preset in PRESETS.values())
ALLOWED_LATIN = re.compile(f"{BOOKS_AND_ROOMS}|SOHE|{CARDS}")


def settlements(count: int) -> list[Settlement]:
    dice = Random(20261129)
    return [settle(random_showdown(variant, dice)) for variant in list_variants() for _ in range(count)]


def with_names(settlement: Settlement, letters: str) -> str:
    """The line of a settlement, its players called by letters of another alphabet."""
    names = {seat.name: letters[at] for at, seat in enumerate(settlement.showdown.seats)}
    return re.sub(r"(\| \*?)([A-I])(?=[:@])", lambda found: found[1] + names[found[2]], str(settlement.showdown))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", GOLDEN_LINES)
def test_golden(name: str, lang: str) -> None:
    assert golden_text(GOLDEN_LINES[name], lang) == (DIRECTORY / lang / f"{name}.txt").read_text("utf-8")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_isolates_are_balanced_and_can_be_left_out(lang: str) -> None:
    for settlement in settlements(2):
        for detail in ("brief", "teach"):
            for form in ("text", "markdown"):
                said = explain(settlement, lang=lang, detail=detail, format=form)
                depth = 0
                for sign in said:
                    depth += (sign in "\u2066\u2068") - (sign == "\u2069")
                    assert depth >= 0
                    assert sign != "\n" or depth == 0
                assert depth == 0
                assert not CONTROLS.search(explain(settlement, lang=lang, detail=detail, format=form, isolates=False))


@pytest.mark.parametrize("lang", ["ru", "ar"])
def test_no_english_but_cards_and_proper_names(lang: str) -> None:
    for settlement in settlements(3):
        line = with_names(settlement, LOCAL_NAMES[lang])
        said = explain(settle(parse_showdown(line)), lang=lang, detail="teach", isolates=False)
        assert not re.search("[A-Za-z]", ALLOWED_LATIN.sub("", said)), said


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_sentence_is_clean(lang: str) -> None:
    for settlement in settlements(3):
        said = explain(settlement, lang=lang, detail="teach", format="markdown", isolates=False)
        prose = "\n".join(line for line in said.splitlines() if not line.startswith("|"))
        assert "  " not in prose
        assert not re.search(r"[:;,.]\s*[:;,.]|\(\)|\s[,.;:!?،؛]", prose), prose


@pytest.mark.parametrize("lang", LANGUAGES)
def test_plain_speaks_cards_as_words(lang: str) -> None:
    settlement = settle(parse_showdown(GOLDEN_LINES["kicker"]))
    said = explain(settlement, lang=lang, detail="teach", plain=True, isolates=False)
    assert not re.search("[♠♥♦♣•|=]", said)
    assert {"en": "queen of spades", "ru": "дама пик", "ar": "كوين البستوني"}[lang] in said


class Balanced(HTMLParser):
    """Checks that every element is closed where it must be."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:  # noqa: ARG002 - its signature
        self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


@pytest.mark.parametrize("lang", LANGUAGES)
def test_html_is_marked_up(lang: str) -> None:
    line = 'holdem | Qs 9h 6d 4c 2s | "<b>A&": Ad Qc 150 | *B: Kd Qh 151'
    said = explain(settle(parse_showdown(line)), lang=lang, detail="teach", format="html")
    direction = "rtl" if lang == "ar" else "ltr"
    assert said.startswith(f'<section class="oddchip" lang="{lang}" dir="{direction}">')
    assert '<bdi class="cards" dir="ltr">Q♠ 9♥ 6♦ 4♣ 2♠</bdi>' in said
    assert "<bdi>&lt;b&gt;A&amp;</bdi>" in said
    assert not CONTROLS.search(said)
    parser = Balanced()
    parser.feed(said)
    assert not parser.open


def test_markdown_escapes_names() -> None:
    settlement = settle(parse_showdown('holdem | Qs 9h 6d 4c 2s | "*A_": Ad Qc 150 | *B: Kd Qh 150'))
    assert r"\*A\_" in explain(settlement, format="markdown")


def test_a_name_cannot_unbalance_a_sentence() -> None:
    settlement = settle(parse_showdown("holdem | Qs 9h 6d 4c 2s | A\u2069: Ad Qc 150 | *B: Kd Qh 150"))
    said = explain(settlement, lang="ar")
    assert said.count("\u2068") == said.count("\u2069")


def test_unknown_choices_are_refused() -> None:
    settlement = settle(parse_showdown(GOLDEN_LINES["kicker"]))
    wrong_ones: tuple[dict[str, Any], ...] = ({"lang": "de"}, {"detail": "long"}, {"format": "pdf"})
    for wrong in wrong_ones:
        with pytest.raises(UnknownNameError):
            explain(settlement, **wrong)


def test_threads_share_speakers() -> None:
    settlement = settle(parse_showdown(GOLDEN_LINES["hi-lo-side-pots"]))
    wanted = {lang: explain(settlement, lang=lang, detail="teach") for lang in LANGUAGES}
    with ThreadPoolExecutor(8) as pool:
        jobs = [(lang, pool.submit(explain, settlement, lang=lang, detail="teach")) for lang in LANGUAGES * 20]
    assert all(job.result() == wanted[lang] for lang, job in jobs)


def test_brief_names_the_board_without_a_low() -> None:
    boards = "8c 4d 3s Kh Qh / 9c 9d Ks Qs 2s"
    line = f"omaha8 | {boards} | A: As 5d Kd Kc 100 | *B: Ah 2c Jd Td 100"
    said = explain(settle(parse_showdown(line)), lang="ru", detail="brief", isolates=False)
    assert said.rstrip().endswith("Борд 2. Лоу нет.")


def test_nobody_qualifies_is_not_told_as_one_who_does() -> None:
    settlement = settle(parse_showdown("archie | - | A: Qd Kc 9s 4c 5h 100 | *B: Td Ac 5c Kd 8h 100"))
    assert settlement.pots[0].awards[0].decided_by.code == "kicker-decides"
    brief = explain(settlement, lang="ru", detail="brief", isolates=False)
    assert "Ни одна рука не подходит" in brief
    assert "Хай-руки нет" not in brief


def test_no_empty_totals_while_the_only_pot_waits() -> None:
    line = "holdem | As Kd Qs Js 9s | A: ? | *B: 2c 3c"
    assert "Итоги" not in explain(settle(parse_showdown(line)), lang="ru", isolates=False)


def test_one_card_and_several_take_their_verbs() -> None:
    line = "omaha | Kd 9d 4d 2d 7s | A: Ad Ks Qc Jc 100 | *B: 8c 6h 3s 3c 100"
    said = explain(settle(parse_showdown(line)), lang="ru", detail="teach", isolates=False)
    assert "A: карта A♦ в холдеме дала бы флеш" in said


def test_no_book_is_cited_for_an_order_that_none_gives() -> None:
    """Declared hands show no suits, so in stud the seat decides, and the rule book does not say so."""
    said = explain(settle(parse_showdown("razz | - | A: #1 10 | B: #1 10 | C: fold 1")), detail="full", isolates=False)
    assert "The odd chip: A, the lowest seat number." in said


def test_a_half_that_is_odd_is_told_with_its_board() -> None:
    line = "omaha8 | Ah 2h 3d Kc Qd / Ah 2h 7s 8c Jd | *A: 4h 5h 9c 9d 101 | B: Ks Kd Js Jc 101"
    said = explain(settle(parse_showdown(line)), detail="full", isolates=False)
    assert "Board 1. 101 does not halve" in said
    assert "Board 2. 101 does not halve" in said
