"""The answer taken elsewhere: on paper, by the clipboard, and read without a connection."""

import time
from collections.abc import Callable
from typing import Any
from urllib.parse import quote, urlsplit

import pytest

from oddchip import parse_showdown, settle
from oddchip.wording import LANGUAGES, get_speaker
from tests.web.pages.chromium import LAN_NAME
from tests.web.pages.conftest import PHONE, WIDE
from tests.web.pages.test_settling import CHIPS, LINE, SETTLED, amounts, expected, name_seats, tap_cards

Opener = Callable[..., Any]
POT = "?line=" + quote(LINE, safe="")
OTHER = LINE.replace("Kd Qh 200", "Kd Qh 300")


@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])
@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_slip_holds_the_answer_alone_and_is_black_on_white(
    open_page: Opener, lang: str, scheme: str, size: tuple[int, int]
) -> None:
    page = open_page(f"/{lang}/" + POT, color_scheme=scheme, size=size)
    page.locator(".board .slot").first.click()  # the deck of a phone leaves no room on paper
    assert page.locator(".figure img:visible").count() == 1
    pages = page.pdf(format="A4").count(b"/Type /Page\n")
    assert pages <= 2
    page.emulate_media(media="print")
    for place in ("#table", "#line", ".top", ".foot", ".tools", "picture.figure.no-print", "#peek"):
        assert not page.locator(place).is_visible(), place
    shown = page.locator(".figure img:visible")
    assert shown.count() == 1
    assert "theme=light" in shown.evaluate("image => image.currentSrc")
    page.wait_for_function("document.querySelector('.figure.print-only img').naturalWidth > 0")
    assert page.locator(".print-line").inner_text() == LINE
    ink = "place => getComputedStyle(place).color"
    assert page.locator(".wins .payout-name").first.evaluate(ink) == "rgb(22, 25, 29)"
    assert page.locator("body").evaluate("body => getComputedStyle(body).backgroundColor") == "rgb(255, 255, 255)"


def test_the_button_prints_once_the_picture_is_there(open_page: Opener) -> None:
    page = open_page("/en/" + POT, color_scheme="dark", size=PHONE)
    page.evaluate(
        """window.print = () => {
          const picture = document.querySelector('.print-only img');
          window.printed = picture.complete && picture.naturalWidth > 0;
        }"""
    )
    page.locator('[data-tool="print"]').click()
    wait_until(lambda: page.evaluate("window.printed === true"))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_without_a_clipboard_the_text_is_selected(open_page: Opener, shared_address: str, lang: str) -> None:
    said: list[str] = []
    page = open_page("about:blank", watch=False)
    page.on("console", lambda message: said.append(message.text))
    page.on("pageerror", lambda error: said.append(str(error)))
    page.goto(f"http://{LAN_NAME}:{urlsplit(shared_address).port}/{lang}/{POT}")
    assert page.evaluate("[isSecureContext, Boolean(navigator.clipboard)]") == [False, False]
    told = str(get_speaker(lang, isolates=False).say("page-selected"))
    page.locator('[data-tool="copy-link"]').click()
    assert page.evaluate("getSelection().toString()") == page.locator(".link-text").input_value()
    assert page.locator('[data-tool="copy-link"]').inner_text() == told
    page.locator('[data-tool="copy-text"]').click()
    assert page.evaluate("getSelection().toString()").split() == page.locator(".why").inner_text().split()
    assert page.locator("#said").inner_text() == told
    assert not page.locator('[data-tool="share"]').is_visible()
    assert said == []


def test_with_a_clipboard_the_text_is_copied(open_page: Opener) -> None:
    page = open_page("/en/" + POT, permissions=["clipboard-read", "clipboard-write"])
    page.locator('[data-tool="copy-link"]').click()
    page.wait_for_function("document.getElementById('said').textContent")
    assert page.evaluate("navigator.clipboard.readText()") == page.locator(".link-text").input_value()
    page.locator('[data-tool="copy-text"]').click()
    page.wait_for_timeout(100)
    copied = page.evaluate("navigator.clipboard.readText()")
    assert copied.startswith(("B 300 chips\nA 150 chips", "A 150 chips\nB 300 chips"))
    assert page.locator(".why section").inner_text() in copied


def kept(page: Any, lang: str | None = None) -> list[str]:
    """The lines whose answers lie in this browser, in one language or the page's own."""
    return page.evaluate(  # type: ignore[no-any-return]
        """async (lang) => (await (await caches.open("oddchip-pots-2")).keys()).map((request) => new URL(request.url))
          .filter((url) => url.pathname === `/${lang || document.documentElement.lang}/answer`)
          .map((url) => url.searchParams.get("line"))""",
        lang,
    )


def recent(page: Any) -> list[str]:
    return page.evaluate(  # type: ignore[no-any-return]
        "JSON.parse(localStorage.getItem('oddchip-recent') || '[]').map((pot) => pot.line)"
    )


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_last_pots_can_be_read_offline(open_page: Opener, lang: str) -> None:
    """One pot is tapped in and one typed; both are read again, one by a reload and one from the list."""
    page = open_page(f"/{lang}/", watch=False)
    page.evaluate("navigator.serviceWorker.ready.then(() => 0)")
    page.reload()  # now through the worker
    tap_cards(page)
    name_seats(page)
    for at, chips in enumerate(CHIPS):
        page.locator('[name="chips"]').nth(at).press_sequentially(chips, delay=20)
    wait_until(lambda: kept(page) == [LINE])
    page.locator('[name="line"]').fill(OTHER.replace("holdem |", "NLHE|"))
    wait_until(lambda: kept(page) == [LINE, OTHER])
    assert recent(page) == [OTHER, LINE]
    page.goto(f"/{lang}/learn")  # its many pictures push no pot out
    page.evaluate("scrollTo(0, document.body.scrollHeight)")
    page.goto(f"/{lang}/?line=" + quote(OTHER, safe=""))
    page.context.set_offline(True)
    page.reload()
    page.wait_for_selector(SETTLED)
    won = settle(parse_showdown(OTHER)).payouts
    assert amounts(page)[:2] == expected(lang, *[int(won[name]) for name in "AB"])
    page.locator(".recent summary").click()
    page.locator("[data-recent] a").last.click()
    page.wait_for_function("wanted => document.querySelector('.link-text')?.value.endsWith(wanted)", arg=POT)
    assert amounts(page)[:2] == expected(lang, 150, 300)
    picture = page.locator("picture.figure.no-print img")
    assert picture.evaluate("async (image) => { await image.decode(); return image.naturalWidth; }") > 0
    assert page.locator("html").get_attribute("lang") == lang
    assert page.locator(".offline").count() == 0


def test_offline_a_pot_is_read_in_every_language_that_was_opened(open_page: Opener) -> None:
    page = open_page("/ar/", watch=False)
    page.evaluate("navigator.serviceWorker.ready.then(() => 0)")
    page.reload()  # now through the worker
    page.goto("/en/" + POT)
    wait_until(
        lambda: [kept(page, lang) for lang in LANGUAGES] == [[LINE] if lang != "ru" else [] for lang in LANGUAGES]
    )
    page.context.set_offline(True)
    page.locator('[data-language][hreflang="ar"]').click()
    page.wait_for_selector(SETTLED)
    assert page.locator("html").get_attribute("lang") == "ar"
    assert amounts(page)[:2] == expected("ar", 150, 300)


@pytest.mark.parametrize("path", ["learn", "rules", "odds"])
def test_a_page_to_read_is_printed_with_light_pictures_and_nothing_folded_away(open_page: Opener, path: str) -> None:
    page = open_page(f"/en/{path}", color_scheme="dark")
    page.emulate_media(media="print", color_scheme="dark")
    page.evaluate("dispatchEvent(new Event('beforeprint'))")
    assert page.locator("picture:visible").count() == 0
    shown = page.locator(":not(details:not([open], .print-open) *).print-only img")
    wait_until(lambda: all(shown.evaluate_all("all => all.map(image => image.naturalWidth)")))
    assert shown.count() == page.locator(".print-only img:visible").count()
    assert shown.count() >= (40 if path == "learn" else 2)
    assert all("theme=light" in address for address in shown.evaluate_all("all => all.map(image => image.src)"))
    folds = page.locator(".print-open .fold-body")
    assert folds.count() == {"learn": 23, "rules": folds.count(), "odds": 0}[path]
    assert all(folds.evaluate_all("all => all.map(body => body.getBoundingClientRect().height > 20)"))
    assert page.locator(".contents").is_visible() is False


def test_offline_a_table_that_changes_says_so(open_page: Opener) -> None:
    page = open_page("/en/" + POT, watch=False)
    page.context.set_offline(True)
    page.locator('[name="chips"]').first.fill("60")
    page.locator(".offline").wait_for()
    said = str(get_speaker("en", isolates=False).say("page-offline"))
    assert page.locator(".offline").inner_text() == said
    page.context.set_offline(False)
    page.locator('[name="chips"]').first.fill("50")
    page.locator(".offline").wait_for(state="detached")


def test_only_pots_on_the_list_are_kept(open_page: Opener) -> None:
    page = open_page("/en/", watch=False)
    lines = [LINE.replace("A: 9c 9d 50", f"A: 9c 9d {chips}") for chips in range(50, 63)]
    for line in lines:
        page.locator('[name="line"]').fill(line)
        wait_until(lambda wanted=line: wanted in kept(page))  # type: ignore[misc]
    assert recent(page) == lines[:0:-1]
    wait_until(lambda: kept(page) == lines[1:])


def wait_until(done: Callable[[], bool]) -> None:
    """Wait for what no selector of the page can tell."""
    for _ in range(100):
        if done():
            return
        time.sleep(0.08)
    assert done()
