"""Pots settled in a browser: by taps, by keys, by typing, without scripts, on a phone."""

import re
import statistics
from collections.abc import Callable
from typing import Any
from urllib.parse import quote, unquote

import pytest

from oddchip import parse_showdown, settle
from oddchip.wording import LANGUAGES, explain, get_speaker
from tests.web.pages.conftest import PHONE, WIDE

Opener = Callable[..., Any]

BOARD, HANDS = "Qs 9h 6d 4c 2s", ("9c 9d", "Ad Qc", "Kd Qh")
CHIPS = ("50", "200", "200")
LINE = f"holdem | {BOARD} | A: 9c 9d 50 | B: Ad Qc 200 | C: Kd Qh 200"
SETTLED = '#answer[data-state="settled"]'


def amounts(page: Any) -> list[str]:
    """What the page gives in large type, winners first."""
    return [re.sub(r"[\u2066-\u2069]", "", text) for text in page.locator(".payout-amount").all_inner_texts()]


def expected(lang: str, *chips: int) -> list[str]:
    speaker = get_speaker(lang, isolates=False)
    return [str(speaker.chips(number)) for number in chips]


def name_seats(page: Any) -> None:
    for at, name in enumerate("ABC"):
        page.locator('[name="name"]').nth(at).fill(name)


def tap_cards(page: Any) -> None:
    """The board's first slot, then every card in the order in which the slots fill."""
    page.locator(".board .slot").first.click()
    for card in " ".join((BOARD, *HANDS)).split():
        page.locator(f'[data-card="{card}"]').click()


@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_side_pot_is_settled_by_taps(open_page: Opener, lang: str, size: tuple[int, int]) -> None:
    page = open_page(f"/{lang}/", size=size)
    tap_cards(page)
    name_seats(page)
    for at, chips in enumerate(CHIPS):
        page.locator('[name="chips"]').nth(at).fill(chips)
    page.wait_for_url(re.compile(r"line=.*50.*200.*200"))
    assert amounts(page)[:2] == expected(lang, 150, 300)
    assert unquote(page.url.partition("line=")[2]) == LINE
    brief = explain(settle(parse_showdown(LINE)), lang=lang, plain=True, isolates=False)
    page.locator("#said").filter(has_text=brief).wait_for(state="attached")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_side_pot_is_settled_by_typing_a_line(open_page: Opener, lang: str) -> None:
    page = open_page(f"/{lang}/")
    page.locator('[name="line"]').fill(LINE)
    page.wait_for_selector(SETTLED)
    assert amounts(page)[:2] == expected(lang, 150, 300)
    # The table is filled in from the line.
    assert page.locator('[name="chips"]').evaluate_all("all => all.map(field => field.value)") == list(CHIPS)
    assert page.locator(".slot[data-holds]").count() == 11


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_link_opens_the_same_pot(open_page: Opener, lang: str) -> None:
    page = open_page(f"/{lang}/")
    page.locator('[name="line"]').fill(LINE)
    page.wait_for_selector(SETTLED)
    link = page.locator(".link-text").input_value()
    assert link.endswith(quote(LINE, safe=""))
    again = open_page(link)
    assert amounts(again) == amounts(page)
    assert again.locator('[name="line"]').input_value() == LINE


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_keyboard_alone_settles_a_pot(open_page: Opener, lang: str) -> None:
    page = open_page(f"/{lang}/")
    keys = page.keyboard
    for _ in range(40):
        keys.press("Tab")
        if page.evaluate("document.activeElement.matches('.board .slot')"):
            break
    keys.type((BOARD + "".join(HANDS)).replace(" ", ""), delay=5)
    # The last card leaves the focus in the last seat, whose chips come next; the other seats lie behind.
    for chips, step in zip(reversed(CHIPS), ("Tab", "Shift+Tab", "Shift+Tab"), strict=True):
        for _ in range(20):
            keys.press(step)
            if page.evaluate("document.activeElement.name === 'chips' && !document.activeElement.value"):
                break
        keys.type(chips)
    page.wait_for_selector(SETTLED)
    page.wait_for_url(re.compile(r"50.*200.*200"))
    assert amounts(page)[:2] == expected(lang, 150, 300)


def test_a_deck_is_used_by_arrow_keys_and_left_by_escape(open_page: Opener) -> None:
    page = open_page("/en/")
    page.locator(".board .slot").first.focus()
    page.keyboard.press("Enter")
    for key in ("ArrowRight", "ArrowDown", "Enter", "Enter"):
        page.keyboard.press(key)
    assert page.locator(".board .slot[data-holds]").evaluate_all("all => all.map(slot => slot.dataset.holds)") == ["Kh"]
    page.keyboard.press("Escape")
    assert page.evaluate("document.activeElement.matches('.board .slot')")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_form_settles_without_scripts(open_page: Opener, lang: str) -> None:
    page = open_page(f"/{lang}/", java_script_enabled=False)
    page.locator('[name="board"]').fill(BOARD)
    for at, (name, cards, chips) in enumerate(zip("ABC", HANDS, CHIPS, strict=True)):
        page.locator('[name="name"]').nth(at).fill(name)
        page.locator('[name="cards"]').nth(at).fill(cards)
        page.locator('[name="chips"]').nth(at).fill(chips)
    page.locator(".actions .main").click()
    page.wait_for_selector(SETTLED)
    assert amounts(page)[:2] == expected(lang, 150, 300)
    assert unquote(page.url.partition("line=")[2]).partition("#")[0] == LINE


def test_seats_are_added_and_moved_without_scripts(open_page: Opener) -> None:
    page = open_page("/en/", java_script_enabled=False)
    page.locator('[name="name"]').first.fill("Anna")
    page.locator('[value="add-seat"]').click()
    assert page.locator('[name="name"]').count() == 4
    page.locator('[value="down-0"]').click()
    assert page.locator('[name="name"]').nth(1).input_value() == "Anna"


def test_a_draft_survives_a_reload(open_page: Opener) -> None:
    page = open_page("/en/")
    page.locator(".board .slot").first.click()
    for card in ("As", "Kd", "Qc"):
        page.locator(f'[data-card="{card}"]').click()
    page.locator('[name="name"]').first.fill("Anna")
    page.reload()
    assert page.locator(".slot[data-holds]").count() == 3
    assert page.locator('[name="name"]').first.input_value() == "Anna"


def test_used_cards_are_spent_and_erased_cards_come_back(open_page: Opener) -> None:
    page = open_page("/en/")
    page.locator(".board .slot").first.click()
    page.locator('[data-card="As"]').click()
    spent = page.locator('[data-card="As"]')
    assert spent.get_attribute("aria-disabled") == "true"
    page.locator('[data-pick="erase"]').click()
    assert spent.get_attribute("aria-disabled") == "false"


def test_seats_move_by_keys_and_take_the_button_along(open_page: Opener) -> None:
    page = open_page("/en/?line=" + quote(LINE.replace("A:", "*A:"), safe=""))
    page.locator('[name="name"]').first.focus()
    page.keyboard.press("Alt+ArrowDown")
    page.wait_for_url(re.compile("B%3A.*A%3A.*C%3A"))
    assert unquote(page.url.partition("line=")[2]) == (f"holdem | {BOARD} | B: Ad Qc 200 | *A: 9c 9d 50 | C: Kd Qh 200")


def middle(place: Any) -> tuple[float, float]:
    box = place.bounding_box()
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


class Finger:
    """One finger on the screen of a phone, which Playwright can only tap with."""

    def __init__(self, page: Any) -> None:
        self.devtools = page.context.new_cdp_session(page)

    def _send(self, kind: str, *points: tuple[float, float]) -> None:
        self.devtools.send(
            "Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": x, "y": y} for x, y in points]}
        )

    def down(self, x: float, y: float) -> None:
        self._send("touchStart", (x, y))
        self.at = (x, y)

    def move(self, x: float, y: float) -> None:
        (left, top), steps = self.at, 12
        for step in range(1, steps + 1):
            self._send("touchMove", (left + (x - left) * step / steps, top + (y - top) * step / steps))
        self.at = (x, y)

    def up(self) -> None:
        self._send("touchEnd")


class Mouse(Finger):
    """The same with a mouse."""

    def __init__(self, page: Any) -> None:
        self.mouse = page.mouse

    def down(self, x: float, y: float) -> None:
        self.mouse.move(x, y)
        self.mouse.down()

    def move(self, x: float, y: float) -> None:
        self.mouse.move(x, y, steps=12)

    def up(self) -> None:
        self.mouse.up()


@pytest.mark.parametrize(("pointer", "size"), [(Finger, PHONE), (Mouse, WIDE)], ids=["finger", "mouse"])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_seats_are_dragged_by_their_handles(
    open_page: Opener, lang: str, pointer: type[Finger], size: tuple[int, int]
) -> None:
    page = open_page(f"/{lang}/?line=" + quote(LINE.replace("A:", "*A:"), safe=""), size=size)
    seats = page.locator("[data-seats] > [data-seat]")
    page.evaluate("document.querySelector('[data-seats]').scrollIntoView({ block: 'end' })")
    held = pointer(page)
    held.down(*middle(seats.nth(0).locator(".handle")))
    held.move(middle(seats.nth(0))[0], middle(seats.nth(2))[1] + 20)
    held.up()
    page.wait_for_url(re.compile("B%3A.*C%3A.*A%3A"))
    assert unquote(page.url.partition("line=")[2]) == f"holdem | {BOARD} | B: Ad Qc 200 | C: Kd Qh 200 | *A: 9c 9d 50"
    assert page.locator(".seat.dragged").count() == 0


def test_escape_puts_a_dragged_seat_back(open_page: Opener) -> None:
    page = open_page("/en/?line=" + quote(LINE, safe=""))
    page.evaluate("document.querySelector('[data-seats]').scrollIntoView({ block: 'end' })")
    seats = page.locator("[data-seats] > [data-seat]")
    names = "all => all.map(field => field.value)"
    held = Mouse(page)
    held.down(*middle(seats.nth(2).locator(".handle")))
    held.move(middle(seats.nth(2))[0], middle(seats.nth(0))[1] - 20)
    assert page.locator('[data-seats] [name="name"]').evaluate_all(names) == ["C", "A", "B"]
    page.keyboard.press("Escape")
    assert page.locator('[data-seats] [name="name"]').evaluate_all(names) == ["A", "B", "C"]
    held.up()
    assert unquote(page.url.partition("line=")[2]) == LINE


def test_chips_alone_are_settled_by_declared_places(open_page: Opener) -> None:
    page = open_page("/en/")
    page.locator('[name="mode"]').check()
    for at, (place, chips) in enumerate([("2", "300"), ("1", "100"), ("3", "300")]):
        page.locator('[name="place"]').nth(at).fill(place)
        page.locator('[name="chips"]').nth(at).fill(chips)
    page.wait_for_selector(SETTLED)
    page.wait_for_url(re.compile("%233%20300"))
    assert amounts(page)[:2] == expected("en", 400, 300)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_an_error_stands_in_its_place_with_its_position(open_page: Opener, lang: str) -> None:
    page = open_page(f"/{lang}/")
    page.locator('[name="line"]').fill("holdem | As Kd Qc Jh Ts | A: As 2c | B: 3c 4c")
    page.wait_for_selector('[data-problem="line"]:visible')
    assert "30" in page.locator('[data-problem="line"]').inner_text()
    assert page.locator("[data-marked] mark").inner_text() == "As"
    field = page.locator('[name="line"]')
    assert field.get_attribute("aria-invalid") == "true"
    assert field.get_attribute("aria-describedby") == "problem-line line-about"
    field.fill(LINE)
    page.wait_for_selector(SETTLED)
    assert field.get_attribute("aria-invalid") is None
    assert field.get_attribute("aria-describedby") == "line-about"


def test_the_answer_comes_within_a_tenth_of_a_second(open_page: Opener) -> None:
    page = open_page("/en/?line=" + quote(LINE, safe=""))
    times = page.evaluate(
        """async () => {
          const times = [];
          for (let round = 0; round < 15; round += 1) {
            document.querySelectorAll('[data-slot="1"]')[3].click();
            const card = document.querySelector(`[data-card="${round % 2 ? "Qh" : "Jh"}"]`);
            const answer = document.getElementById("answer");
            const drawn = new Promise((done) => new MutationObserver(done).observe(answer, { childList: true }));
            const start = performance.now();
            card.click();
            await drawn;
            times.push(performance.now() - start);
          }
          return times;
        }"""
    )
    assert statistics.median(times) <= 100, times


def test_settle_weighs_little(open_page: Opener, address: str) -> None:
    page = open_page("about:blank")
    sizes: dict[str, int] = {}
    page.on("response", lambda response: sizes.__setitem__(response.url, response))  # type: ignore[arg-type]
    page.goto(f"{address}/ru/?line=" + quote(LINE, safe=""))
    page.wait_for_load_state("networkidle")
    total = sum(len(response.body()) for response in sizes.values())  # type: ignore[attr-defined]
    assert total <= 150_000, {url: len(response.body()) for url, response in sizes.items()}  # type: ignore[attr-defined]
