"""Addresses: languages, links of golden cases, heads of pages, what browsers need to install the page."""

import re
import struct
from collections.abc import Iterator
from html import unescape
from urllib.parse import quote

import pytest
from starlette.testclient import TestClient

from oddchip import explain, parse_showdown, settle
from oddchip.web import Settings, create_app
from oddchip.web.pages.templating import environment
from oddchip.wording import LANGUAGES
from tests.web.pages.test_tables import GOLDEN

SECTIONS = ("", "learn", "train", "odds", "rules")


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient]:
    settings = Settings(progress_file=tmp_path_factory.mktemp("progress") / "progress.sqlite3")
    with TestClient(create_app(settings), base_url="http://localhost") as opened:
        yield opened


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("line", [line for _, line in GOLDEN], ids=[name for name, _ in GOLDEN])
def test_a_link_shows_what_the_command_line_says(client: TestClient, line: str, lang: str) -> None:
    answer = client.get(f"/{lang}/answer?line={quote(line, safe='')}").json()
    assert answer["state"] == "settled"
    assert answer["said"] == explain(settle(parse_showdown(line)), lang=lang, plain=True, isolates=False)


@pytest.mark.parametrize("section", SECTIONS)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_page_says_its_language_and_where_its_others_are(client: TestClient, lang: str, section: str) -> None:
    response = client.get(f"/{lang}/{section}")
    html = response.text
    assert response.headers["content-language"] == lang
    assert f'<html lang="{lang}" dir="{"rtl" if lang == "ar" else "ltr"}">' in html
    for other in LANGUAGES:
        assert f'hreflang="{other}" href="http://localhost/{other}/{section}"' in html
    assert f'rel="canonical" href="http://localhost/{lang}/{section}"' in html
    assert "<script>" not in html
    assert "style=" not in html
    assert "\u2068" not in html.partition("</head>")[0]


@pytest.mark.parametrize(
    ("headers", "wanted"),
    [
        ({"accept-language": "ar-EG,ar;q=0.9,en;q=0.8"}, "ar"),
        ({"accept-language": "fr,en;q=0.5,ru;q=0.7"}, "ru"),
        ({"accept-language": "fr"}, "en"),
        ({"accept-language": "ar", "cookie": "oddchip-language=ru"}, "ru"),
    ],
)
def test_an_address_without_a_language_leads_to_the_readers_own(
    client: TestClient, headers: dict[str, str], wanted: str
) -> None:
    client.cookies.clear()
    response = client.get("/learn?a=1", headers=headers, follow_redirects=False)
    assert response.headers["location"] == f"/{wanted}/learn?a=1"


def test_a_form_that_settles_leads_to_its_link(client: TestClient) -> None:
    sent = "/en/?game=holdem&board=Qs+9h+6d+4c+2s&name=A&cards=Ad+Qc&name=B&cards=Kd+Qh"
    response = client.get(sent, follow_redirects=False)
    assert response.status_code == 303
    assert response.headers["location"].startswith("/en/?line=holdem%20%7C%20Qs%209h")


def test_text_of_others_is_escaped(client: TestClient) -> None:
    line = 'holdem | Qs 9h 6d 4c 2s | "<script>x</script>": Ad Qc | B: Kd Qh'
    html = client.get("/en/", params={"line": line}).text
    assert "<script>x" not in html
    assert "<script>x</script>" in unescape(html)


@pytest.mark.parametrize("path", [*SECTIONS, "?line=" + quote(dict(GOLDEN)["kicker-one-pair"], safe="")])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_picture_of_a_link_preview_is_there(client: TestClient, lang: str, path: str) -> None:
    html = client.get(f"/{lang}/{path}").text
    (address,) = re.findall(r'<meta property="og:image" content="([^"]*)">', html)
    found = client.get(unescape(address))
    assert (found.status_code, found.headers["content-type"]) == (200, "image/png")
    assert found.content.startswith(b"\x89PNG")
    assert ("of=" in address) == ("line=" in path)


def test_without_the_means_to_draw_it_no_page_names_a_preview(
    client: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(environment().globals, "has_preview", False)  # noqa: FBT003 - its own signature
    for section in SECTIONS:
        html = client.get(f"/en/{section}").text
        assert "preview.png" not in html
        assert "apple-touch-icon" not in html
        assert 'name="twitter:card" content="summary"' in html


def test_a_preview_is_of_the_address_that_was_sent(client: TestClient) -> None:
    """Programs that show previews go by this address: without its pot they would show the bare page."""
    line = dict(GOLDEN)["kicker-one-pair"]
    for path, sent in (("?line=" + quote(line, safe=""), "settle"), ("", ""), ("learn", "")):
        (address,) = re.findall(r'<meta property="og:url" content="([^"]*)">', client.get(f"/en/{path}").text)
        shown = client.get(unescape(address))
        assert address.startswith("http://localhost/en/")
        assert ('data-state="settled"' in shown.text) == bool(sent)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("section", SECTIONS)
def test_an_address_typed_another_way_leads_to_the_page(client: TestClient, lang: str, section: str) -> None:
    typed = f"/{lang}/{section}/" if section else f"/{lang}"
    moved = client.get(f"{typed}?a=1", follow_redirects=False)
    assert (moved.status_code, moved.headers["location"]) == (308, f"/{lang}/{section}?a=1")


@pytest.mark.parametrize("kind", ["settlement", "ladder", "kickers", "outs", "range", "nothing"])
def test_a_picture_nobody_can_draw_is_not_found(client: TestClient, kind: str) -> None:
    found = client.get(f"/en/picture/{kind}.svg?of=nonsense")
    assert found.status_code == (200 if kind == "kickers" else 404)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_page_can_be_installed(client: TestClient, lang: str) -> None:
    manifest = client.get(f"/{lang}/manifest.webmanifest")
    assert manifest.headers["content-type"] == "application/manifest+json"
    record = manifest.json()
    assert record["start_url"] == f"/{lang}/"
    assert [shortcut["url"] for shortcut in record["shortcuts"]] == [f"/{lang}/{section}" for section in SECTIONS[1:]]
    for icon in record["icons"]:
        assert client.get(icon["src"]).headers["content-type"].startswith(icon["type"])
    assert client.get("/service-worker.js").headers["content-type"].startswith("text/javascript")
    assert client.get("/static/icon.svg").status_code == 200


def test_a_home_screen_that_takes_no_svg_gets_the_icon_as_png(client: TestClient) -> None:
    (address,) = re.findall(r'<link rel="apple-touch-icon" href="([^"]*)">', client.get("/en/learn").text)
    width, height = struct.unpack(">II", client.get(address).content[16:24])
    assert (width, height) == (180, 180)
