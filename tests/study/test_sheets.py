"""Questions on paper and for Anki."""

import json
import re
import subprocess
import sys
import zlib
from datetime import UTC, datetime
from html.parser import HTMLParser
from io import BytesIO
from xml.etree import ElementTree
from zipfile import ZipFile

import pytest

from oddchip.cards import Card
from oddchip.errors import MissingExtraError, ProgressError, UnknownNameError
from oddchip.study import FORMATS, Scope, make_sheet, write_sheet
from oddchip.study.scope import draw_series
from oddchip.study.sheet_text import SheetText
from oddchip.trainer import KINDS, MISCONCEPTIONS, grade
from oddchip.wording import LANGUAGES, get_speaker

TEXTS = ("md", "html", "json")
CONTROLS = "\u2066\u2067\u2068\u2069"


@pytest.fixture(scope="module")
def sheet():
    return make_sheet(Scope("all"), 20, 7)


def has_pango():
    try:
        import weasyprint  # noqa: F401, PLC0415 - needs libraries of the system
    except OSError:
        return False
    return True


needs_pango = pytest.mark.skipif(not has_pango(), reason="PDF needs the library Pango")
_SCRIPT = """
import sys
from hashlib import sha256
from oddchip.study import Scope, make_sheet, write_sheet
for form in sys.argv[1:]:
    print(form, sha256(write_sheet(make_sheet(Scope("all"), 20, 7), form, "ar")).hexdigest())
"""


def test_the_same_seed_gives_the_same_sheet_byte_for_byte():
    forms = [form for form in FORMATS if form != "pdf" or has_pango()]
    runs = [
        subprocess.run([sys.executable, "-c", _SCRIPT, *forms], capture_output=True, text=True, check=True).stdout
        for _ in range(2)
    ]
    assert runs[0] == runs[1]
    assert len(runs[0].splitlines()) == len(forms)


def test_another_seed_gives_another_sheet(sheet):
    assert make_sheet(Scope("all"), 20, 8).questions != sheet.questions


def test_a_sheet_brings_every_mistake_before_any_comes_again():
    series = draw_series(Scope("all"), len(MISCONCEPTIONS), 3)
    assert {each.split("/")[2] for each in series} == set(MISCONCEPTIONS)
    kinds = [each.split("/")[0] for each in series]
    assert kinds == sorted(kinds, key=list(KINDS).index)


class Reader(HTMLParser):
    """Counts elements and sees to it that each is closed."""

    VOID = ("meta", "img", "br", "hr")

    def __init__(self, text):
        super().__init__()
        self.open, self.seen, self.ids = [], [], []
        self.feed(text)
        self.close()

    def handle_starttag(self, tag, attrs):
        self.seen.append((tag, dict(attrs).get("class")))
        self.ids += [value for name, value in attrs if name == "id"]
        if tag not in self.VOID:
            self.open.append(tag)

    def handle_startendtag(self, tag, attrs):
        self.seen.append((tag, None))
        self.ids += [value for name, value in attrs if name == "id"]

    def handle_endtag(self, tag):
        assert self.open.pop() == tag


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_page_has_every_question_with_its_picture_and_every_answer(sheet, lang):
    page = write_sheet(sheet, "html", lang).decode()
    read = Reader(page)
    assert read.open == []
    assert len(read.ids) == len(set(read.ids))
    assert read.seen.count(("section", "question")) == read.seen.count(("section", "answer")) == 20
    assert sum(tag == "svg" for tag, _ in read.seen) == 20
    assert read.seen.count(("span", "box")) == sum(len(question.choices) for question in sheet.questions)
    assert not set(CONTROLS) & set(re.sub(r"<svg.*?</svg>", "", page, flags=re.DOTALL))
    for svg in re.findall(r"<svg.*?</svg>", page, re.DOTALL):
        assert ElementTree.fromstring(svg).tag.endswith("svg")
    assert "size: A4" in page


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_text_has_every_choice_and_every_reason(sheet, lang):
    record = json.loads(write_sheet(sheet, "json", lang))
    markdown = write_sheet(sheet, "md", lang).decode()
    assert markdown.count("\n## ") == 40
    assert (set(CONTROLS) & set(markdown) != set()) == (lang == "ar")
    for question, told in zip(sheet.questions, record["questions"], strict=True):
        text = told["text"]
        assert told["id"] == question.id
        assert len(text["choices"]) == len(set(text["choices"])) == len(question.choices)
        assert len(text["wrong"]) == len(question.choices) - 1
        assert all(each["why"] for each in text["wrong"])
        assert text["prompt"]
        assert text["situation"]
        assert text["choices"][question.key] in text["right"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_wrong_answer_shows_the_cards_that_the_mistake_takes_for_a_hand(lang):
    speaker, shown = get_speaker(lang, isolates=False), 0
    for question in make_sheet(Scope("omaha", "who-wins"), 5, 7).questions:
        for wrong in SheetText(question, speaker).wrong:
            for fact in grade(question, wrong.number - 1).reasons:
                if fact.code == "why-misread":
                    cards = [Card.from_code(code) for code in fact["cards"]]
                    assert str(speaker.say(fact.code, player=fact["player"], cards=cards)) in wrong.why
                    shown += 1
    assert shown >= 5


@needs_pango
def test_the_pdf_has_pages_of_a4():
    written = write_sheet(make_sheet(Scope("holdem"), 4, 7), "pdf", "ar")
    assert written.startswith(b"%PDF-")
    streams = re.findall(rb"stream\r?\n(.*?)\r?\nendstream", written, re.DOTALL)
    inside = written + b"".join(zlib.decompressobj().decompress(each) for each in streams if each[:1] == b"\x78")
    assert re.search(rb"/MediaBox ?\[0 0 595\.2\d* 841\.8\d*\]", inside)


def test_without_pango_the_pdf_says_what_is_missing(monkeypatch):
    def refuse(name, *rest, **more):
        if name == "weasyprint":
            raise OSError("cannot load library 'libgobject-2.0-0'")
        return real(name, *rest, **more)

    real = __import__
    monkeypatch.setattr("builtins.__import__", refuse)
    with pytest.raises(ProgressError) as refused:
        write_sheet(make_sheet(Scope("holdem"), 1, 7), "pdf", "en")
    assert refused.value.code == "pdf-libraries"


@pytest.mark.parametrize(("module", "form"), [("weasyprint", "pdf"), ("genanki", "apkg")])
def test_without_the_extra_its_name_is_told(monkeypatch, module, form):
    monkeypatch.setitem(sys.modules, module, None)
    with pytest.raises(MissingExtraError) as refused:
        write_sheet(make_sheet(Scope("holdem"), 1, 7), form, "en")
    assert refused.value.arguments["extra"] == "study"


def test_without_the_extra_nothing_is_scheduled(monkeypatch):
    from oddchip.study import memory  # noqa: PLC0415 - its cached module is what the test is about

    memory._fsrs.cache_clear()
    memory._scheduler.cache_clear()
    monkeypatch.setitem(sys.modules, "fsrs", None)
    with pytest.raises(MissingExtraError) as refused:
        memory.review(None, memory.Recall.GOOD, datetime.now(UTC))
    assert refused.value.arguments["extra"] == "study"


def test_a_format_nobody_knows_is_refused(sheet):
    with pytest.raises(UnknownNameError):
        write_sheet(sheet, "docx", "en")


@pytest.mark.parametrize(("variant", "kind"), [("omaha", "which-hat"), ("stud", "board-plays"), ("holdem8", None)])
def test_what_is_not_asked_is_refused(variant, kind):
    with pytest.raises(UnknownNameError) as refused:
        Scope.of(variant, kind)
    assert refused.value.arguments["option"] in ("--kind", "--variant")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_anki_imports_the_package_and_every_card_shows_question_picture_and_answer(sheet, lang, tmp_path):
    anki = pytest.importorskip("anki.collection", reason="the anki library is not installed")
    package = tmp_path / "sheet.apkg"
    package.write_bytes(write_sheet(sheet, "apkg", lang))
    collection = anki.Collection(str(tmp_path / "collection.anki2"))
    try:
        options = anki.ImportAnkiPackageOptions()
        request = anki.ImportAnkiPackageRequest(package_path=str(package), options=options)
        log = collection.import_anki_package(request)
        assert log.log.found_notes == 20
        cards = [collection.get_card(number) for number in collection.find_cards("")]
        assert len(cards) == 20
        shown = {card.note()["Id"]: (card.question(), card.answer()) for card in cards}
        missing = collection.media.check().missing
    finally:
        collection.close()
    assert list(missing) == []
    for question in sheet.questions:
        front, back = shown[question.id]
        for code in LANGUAGES:
            assert f'lang="{code}"' in front
        assert front.count('class="prompt"') == front.count("<ol>") == 3
        assert front.count("<img src=") == 3
        assert 'class="right"' not in front
        assert back.count('class="right"') == 3
        assert front.index(f'lang="{lang}"') < min(front.index(f'lang="{code}"') for code in LANGUAGES if code != lang)


def test_the_pictures_in_the_package_are_svg(sheet):
    with ZipFile(BytesIO(write_sheet(sheet, "apkg", "en"))) as archive:
        names = json.loads(archive.read("media"))
        assert set(names) | {"collection.anki2", "media"} == set(archive.namelist())
        for number in names:
            assert ElementTree.fromstring(archive.read(number)).tag.endswith("svg")
        assert all(name.startswith("oddchip-") for name in names.values())
