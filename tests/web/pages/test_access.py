"""Every page in every language, light and dark: axe finds nothing serious, nothing overflows, targets are large."""

from collections.abc import Callable
from typing import Any
from urllib.parse import quote

import pytest

from oddchip.wording import LANGUAGES
from tests.web.pages.conftest import PHONE, WIDE

Opener = Callable[..., Any]
PATHS = {
    "settle": "",
    "pot": "?line=" + quote("omaha8 | 3h 4s 8h Qh 9s | *A: As 2d Kh Ks 101 | B: Ac 2c Jd Jc 101", safe=""),
    "wrong": "?line=" + quote("holdem | As Kd Qc Jh Ts | A: As 2c | B: 3c 4c", safe=""),
    "learn": "learn",
    "odds": "odds",
    "equity": "odds?equity-game=holdem8&equity-hand=QQ%2B&equity-hand=&equity-hand=As2d&chances-hole=As+Kd&range=x",
    "rules": "rules",
    "train": "train",
    "nothing": "nothing",
}
GRAVE = {"serious", "critical"}


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("name", PATHS)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_axe_finds_nothing_serious(open_page: Opener, lang: str, name: str, scheme: str) -> None:
    axe = pytest.importorskip("axe_playwright_python.sync_playwright")
    page = open_page(f"/{lang}/{PATHS[name]}", color_scheme=scheme, watch=name != "nothing")  # a 404 is written there
    page.evaluate("document.querySelectorAll('details').forEach((fold, at) => { fold.open = at < 6; })")
    found = axe.Axe().run(page, options={"resultTypes": ["violations"]}).response["violations"]
    grave = [
        (rule["id"], [node["html"][:160] for node in rule["nodes"][:3]]) for rule in found if rule["impact"] in GRAVE
    ]
    assert grave == []


@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])
@pytest.mark.parametrize("name", PATHS)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_nothing_runs_over_the_edge(open_page: Opener, lang: str, name: str, size: tuple[int, int]) -> None:
    page = open_page(f"/{lang}/{PATHS[name]}", size=size, watch=name != "nothing")
    page.evaluate("document.querySelectorAll('details').forEach((fold) => { fold.open = true; })")
    assert page.evaluate("document.documentElement.scrollWidth") <= size[0]
    assert page.locator("html").get_attribute("dir") == ("rtl" if lang == "ar" else "ltr")


@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])
def test_cards_are_large_enough_to_tap(open_page: Opener, size: tuple[int, int]) -> None:
    page = open_page("/en/", size=size)
    page.locator(".board .slot").first.click()
    boxes = page.locator("[data-card], .slot").evaluate_all(
        "all => all.map(card => card.getBoundingClientRect()).map(box => [box.width, box.height])"
    )
    assert len(boxes) > 52
    assert all(width >= 43.5 and height >= 44 for width, height in boxes), min(boxes)


def test_cards_run_from_left_to_right_in_arabic(open_page: Opener) -> None:
    page = open_page("/ar/" + PATHS["pot"])
    places = page.locator(".board .slot").evaluate_all("all => all.map(slot => slot.getBoundingClientRect().left)")
    assert places == sorted(places)
    seats, answer = page.locator("#table").bounding_box(), page.locator("#answer").bounding_box()
    assert seats["x"] > answer["x"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_language_is_kept_and_opens_the_same_pot(open_page: Opener, lang: str) -> None:
    page = open_page("/en/" + PATHS["pot"])
    page.locator(f'[data-language][hreflang="{lang}"]').click()
    assert page.url.partition("?")[2].partition("#")[0] == PATHS["pot"][1:]
    page.goto("/")
    assert page.url.endswith(f"/{lang}/")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_language_opens_the_same_place_of_a_page(open_page: Opener, lang: str) -> None:
    page = open_page("/en/learn", size=PHONE)
    page.locator('.contents a[href="#kickers"]').click()
    page.locator(f'[data-language][hreflang="{lang}"]').click()
    page.wait_for_url(f"**/{lang}/learn#kickers")
