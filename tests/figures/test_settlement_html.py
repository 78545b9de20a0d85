"""A settlement as HTML: one well-formed element that says what the text says, its names isolated."""

import re
from xml.etree import ElementTree

import pytest

import oddchip
from oddchip.errors import UnknownNameError
from oddchip.figures import to_html, to_svg
from oddchip.showdown import Settlement, parse_showdown, settle
from oddchip.wording import LANGUAGES, explain
from tests.figures.lines import LINES

_SVG = "{http://www.w3.org/2000/svg}"
_MARKS = re.compile("[\u2066-\u2069]")
HOSTILE = ("</figure><script>alert(1)</script>", "a\" onload='x'", "]]>&amp;", "<!--")


def settled(name: str) -> Settlement:
    return settle(parse_showdown(LINES[name]))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", LINES)
def test_it_is_one_well_formed_element_of_its_language(name: str, lang: str) -> None:
    element = ElementTree.fromstring(to_html(settled(name), lang=lang, detail="teach"))
    assert (element.tag, element.get("lang"), element.get("dir")) == (
        "figure", lang, "rtl" if lang == "ar" else "ltr",
    )  # fmt: skip
    assert [child.tag for child in element] == [f"{_SVG}svg", "figcaption"]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", LINES)
def test_the_caption_says_what_the_text_says(name: str, lang: str) -> None:
    settlement = settled(name)
    caption = ElementTree.fromstring(to_html(settlement, lang=lang)).find("figcaption")
    assert caption is not None
    # Tables and lists are laid out otherwise; the words, and their order, are the same.
    told = _MARKS.sub("", explain(settlement, lang=lang, detail="full")).replace("=", "").replace("•", "")
    spaced = re.sub(r"(</(?:h\d|p|li|th|td)>)", r" \1", ElementTree.tostring(caption, "unicode"))
    assert "".join(ElementTree.fromstring(spaced).itertext()).split() == told.split()


def test_picture_and_text_can_be_had_alone() -> None:
    settlement = settled("kicker")
    text, figure = to_html(settlement, show="text"), to_html(settlement, show="figure", prefix="p")
    assert text == explain(settlement, detail="full", format="html")
    assert to_svg(settlement, prefix="p").strip() in figure
    assert "figcaption" not in figure


def test_the_look_is_that_of_the_picture() -> None:
    settlement = settled("kicker")
    svg = to_svg(settlement, lang="ru", theme="dark", four_colour=True, width=360)
    assert svg.strip() in to_html(settlement, lang="ru", theme="dark", four_colour=True, width=360)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", HOSTILE)
def test_a_name_stays_text_within_an_isolate(name: str, lang: str) -> None:
    quoted = name.replace('"', '""')
    line = f'holdem | Qs 9h 6d 4c 2s | "{quoted}": Ad Qc 5 | B: Kd Qh 5'
    html = to_html(settle(parse_showdown(line)), lang=lang, detail="teach")
    element = ElementTree.fromstring(html)
    assert not [each for each in element.iter() if each.tag == "script" or each.get("onload")]
    caption = element.find("figcaption")
    assert caption is not None
    isolated = [each.text for each in caption.iter("bdi") if each.text == name]
    assert len(isolated) == "".join(caption.itertext()).count(name) > 0


def test_a_name_turns_no_text_around() -> None:
    line = 'holdem | Qs 9h 6d 4c 2s | "\u202eevil": Ad Qc 5 | B: Kd Qh 5'
    html = to_html(settle(parse_showdown(line)), show="text")
    assert "<bdi>evil</bdi>" in html
    assert not re.search("[\u202a-\u202e]", html)


def test_cards_run_from_left_to_right_in_arabic() -> None:
    caption = ElementTree.fromstring(to_html(settled("kicker"), lang="ar")).find("figcaption")
    assert caption is not None
    cards = [each for each in caption.iter("bdi") if re.search("[♠♥♦♣]", each.text or "")]
    assert cards
    assert {each.get("dir") for each in cards} == {"ltr"}


def test_the_settlement_and_the_facade_write_the_same() -> None:
    settlement = settled("kicker")
    assert settlement.to_html(lang="ar") == oddchip.to_html(settlement, lang="ar") == to_html(settlement, lang="ar")


@pytest.mark.parametrize("options", [{"show": "all"}, {"lang": "xx"}, {"theme": "blue"}, {"detail": "long"}])
def test_an_option_nobody_knows_is_refused(options: dict[str, str]) -> None:
    with pytest.raises(UnknownNameError):
        to_html(settled("kicker"), **options)  # type: ignore[arg-type]
