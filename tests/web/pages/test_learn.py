"""Learn: whatever it shows as a picture can be changed, on the page that answers for it."""

import re
from collections.abc import Iterator
from html import unescape
from urllib.parse import parse_qs, unquote

import pytest
from starlette.testclient import TestClient

from oddchip.cards import FULL_DECK
from oddchip.figures import ladder_rungs
from oddchip.ranking import HIGH
from oddchip.showdown import parse_showdown
from oddchip.web import Settings, create_app
from oddchip.web.pages.lessons import LESSONS
from oddchip.wording import LANGUAGES

ANSWERED_BY = {"ladder": "settlement", "kickers": "settlement", "range": "grid"}
"""Pictures whose page answers with another kind of picture."""


@pytest.fixture(scope="module")
def client() -> Iterator[TestClient]:
    with TestClient(create_app(Settings()), base_url="http://localhost") as opened:
        yield opened


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_picture_leads_to_where_its_cards_can_be_changed(client: TestClient, lang: str) -> None:
    html = client.get(f"/{lang}/learn").text
    parts = re.split(r'<picture class="figure', html)[1:]
    assert len(parts) > 40
    for part in parts:
        shown, ways = part.split("</picture>", 1)
        kind, subject = re.search(r"/picture/(\w+)\.svg\?of=([^&\"]*)", shown).groups()  # type: ignore[union-attr]
        address = unescape(re.search(r'href="([^"]*)"', ways)[1])  # type: ignore[index]
        subject = unquote(subject.replace("+", " "))
        answer = client.get(address)
        assert answer.status_code == 200
        if kind == "settlement":
            assert unquote(address.partition("line=")[2].partition("#")[0]) == subject
            assert 'data-state="settled"' in answer.text
        elif kind == "outs":
            fields = parse_qs(address.partition("?")[2].partition("#")[0], keep_blank_values=True)
            sent = [fields[name][0] for name in ("game", "hole", "board", "against")]
            assert sent == [text.strip() for text in subject.split("|")]
            assert sent[1] in answer.text
        elif kind == "range":
            assert subject in answer.text
        else:
            assert 'data-state="settled"' in answer.text
        assert f"/picture/{ANSWERED_BY.get(kind, kind)}.svg" in answer.text


def test_the_hands_put_against_each_other_are_those_of_the_picture() -> None:
    shown = {frozenset(rung.example.cards) for rung in ladder_rungs(HIGH, FULL_DECK) if rung.example is not None}
    lines = [drawing.compared for lesson in LESSONS for drawing in lesson.figures if drawing.compared]
    assert len(lines) == 2
    for line in lines:
        assert all(frozenset(seat.hole) in shown for seat in parse_showdown(line).seats)
