"""The *Odds* page in a browser: equity by typing and on the grid, by keys and by touch; chances; without scripts."""

import re
from collections.abc import Callable
from typing import Any
from urllib.parse import parse_qs, urlsplit

import pytest

from oddchip import chances, equity
from oddchip.wording import LANGUAGES, get_speaker
from tests.web.pages.conftest import PHONE, WIDE

Opener = Callable[..., Any]
HANDS, BOARD = ("AhKh", "QQ+, AKs"), "Qs 7h 2c"
GRID = "#field-equity-hand-0-grid"


def shares(page: Any, section: str = "equity") -> list[str]:
    """The percentages of a section's first table, row by row."""
    return [plain(text) for text in page.locator(f"#{section} .numbers").first.locator(".share").all_inner_texts()]


def plain(text: str) -> str:
    return re.sub(r"[\u2066-\u2069]", "", text)


def expected(lang: str, *hands: str, board: str = "") -> list[str]:
    speaker, answer = get_speaker(lang, isolates=False), equity("holdem", hands, board=board)
    return [
        str(speaker.percent(part))
        for player in answer.players
        for part in (player.equity, answer.chance(player.win), answer.chance(player.tie))
    ]


def wait_for_shares(page: Any, wanted: list[str], section: str = "equity") -> None:
    page.locator(f"#{section}:not(.busy) .key .share", has_text=wanted[0]).first.wait_for()
    assert shares(page, section) == wanted


def fields(page: Any, name: str) -> list[str]:
    found: list[str] = page.locator(f'[data-odds] [name="{name}"]:not([data-carried])').evaluate_all(
        "all => all.map(field => field.value)"
    )
    return found


def sent(page: Any) -> dict[str, list[str]]:
    return parse_qs(urlsplit(page.url).query, keep_blank_values=True)


@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_equity_is_worked_out_by_typing(open_page: Opener, lang: str, size: tuple[int, int]) -> None:
    page = open_page(f"/{lang}/odds", size=size)
    for at, hand in enumerate(HANDS):
        page.locator(f"#field-equity-hand-{at}").fill(hand)
    page.locator("#field-equity-board").fill(BOARD)
    page.keyboard.press("Enter")
    wait_for_shares(page, expected(lang, *HANDS, board=BOARD))
    # It is said to who does not see it, the focus stays, and the address holds it.
    speaker = get_speaker(lang, isolates=False)
    first = equity("holdem", HANDS, board=BOARD).players[0]
    assert str(speaker.percent(first.equity)) in plain(page.locator("#said").inner_text())
    assert page.evaluate("document.activeElement.id") == "field-equity-board"
    assert sent(page)["equity-hand"] == list(HANDS)
    assert page.evaluate("document.documentElement.scrollWidth") <= size[0]
    again = open_page(page.url)
    assert shares(again) == shares(page)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_works_without_scripts(open_page: Opener, lang: str) -> None:
    page = open_page(f"/{lang}/odds", java_script_enabled=False)
    page.locator("#field-equity-hand-0").fill("AhKh")
    page.locator("#equity-add").click()
    assert fields(page, "equity-hand") == ["AhKh", "22+, A2s+, KTs+, QJs, AJo+, KQo", ""]
    page.locator("#equity-remove-1").click()
    page.locator("#field-equity-hand-1").fill("QQ+, AKs")
    page.locator("#field-equity-board").fill(BOARD)
    # Enter is not taken for the button of a player.
    with page.expect_navigation():
        page.keyboard.press("Enter")
    assert fields(page, "equity-hand") == list(HANDS)
    assert shares(page) == expected(lang, *HANDS, board=BOARD)
    # What one form was sent with is there when another is.
    page.locator("#field-chances-hole").fill("Td 9d")
    page.locator("#field-chances-stage").select_option("turn")
    page.locator("#chances-go").click()
    assert shares(page) == expected(lang, *HANDS, board=BOARD)
    assert fields(page, "equity-board") == [BOARD]
    answer, speaker = chances("holdem", "Td 9d", stage="turn"), get_speaker(lang, isolates=False)
    pair = speaker.percent(answer.chance("pair"), digits=4)
    assert str(pair) in shares(page, "chances")
    assert page.url.endswith("#chances")
    assert page.locator(".grid-editor").count() == 0


def test_what_was_typed_elsewhere_and_not_sent_is_kept(open_page: Opener) -> None:
    page = open_page("/en/odds")
    page.locator("#field-range").fill("AA")
    page.locator("#field-hole").fill("Ah Kh")
    page.locator("#field-chances-stage").select_option("river")
    page.locator("#equity-go").click()
    page.wait_for_url(re.compile("equity-hand"))
    assert sent(page)["range"] == ["AA"]
    assert sent(page)["chances-stage"] == ["river"]
    assert "hole" not in sent(page), "nothing was changed there"
    assert fields(page, "range") == ["AA"]
    page.reload()
    assert fields(page, "range") == ["AA"]
    assert page.locator("#range .result").inner_text().count("AA") >= 1
    page.locator('[data-language][hreflang="ar"]').click()
    assert sent(page)["range"] == ["AA"]


def test_players_are_added_up_to_six_and_taken_away(open_page: Opener) -> None:
    page = open_page("/en/odds")
    for count in range(3, 7):
        page.locator("#equity-add").click()
        page.locator(f"#field-equity-hand-{count - 1}").wait_for()
        assert page.evaluate("document.activeElement.id") == f"field-equity-hand-{count - 1}"
    assert page.locator("#equity-add").count() == 0
    for count in range(5, 1, -1):
        page.locator("#equity-remove-0").click()
        page.locator(f"#field-equity-hand-{count}").wait_for(state="detached")
    assert page.locator("[id^=equity-remove]").count() == 0
    assert fields(page, "equity-hand") == ["", ""]


def test_a_range_is_chosen_on_the_grid_by_keys(open_page: Opener) -> None:
    page = open_page("/en/odds")
    page.locator("#field-equity-hand-0").fill("QQ, AhKh")
    page.keyboard.press("Tab")
    assert page.evaluate("document.activeElement.tagName") == "SUMMARY"
    page.keyboard.press("Enter")
    page.locator(f'{GRID} [aria-pressed="true"]', has_text="QQ").wait_for()
    assert page.locator(f'{GRID} [aria-pressed="mixed"]').all_inner_texts() == ["AKs"]
    page.keyboard.press("Tab")
    assert page.evaluate("document.activeElement.textContent") == "AA"
    page.keyboard.press("Space")
    for key in ("ArrowRight", "ArrowRight", "ArrowDown", "ArrowDown"):
        page.keyboard.press(key)
    assert page.evaluate("document.activeElement.textContent") == "QQ"
    page.keyboard.press("Space")
    wait_for_range(page, "AA", "AhKh")
    assert pressed(page) == ["AA"]
    page.keyboard.press("Home")
    assert page.evaluate("document.activeElement.textContent") == "AQo"
    # One place of the grid is in the order of the keys, and it is left by one more.
    page.keyboard.press("Tab")
    assert page.evaluate("document.activeElement.closest('.starting-hands')") is None
    # Typing is followed by the grid.
    page.locator("#field-equity-hand-0").fill("KK+")
    page.locator(f'{GRID} [aria-pressed="true"]', has_text="KK").wait_for()
    assert pressed(page) == ["AA", "KK"]
    page.locator("#equity-go").click()
    wait_for_shares(page, expected("en", "KK+", "22+, A2s+, KTs+, QJs, AJo+, KQo"))
    assert page.locator(f"{GRID}[open]").count() == 1, "what was open stays open"


def pressed(page: Any) -> list[str]:
    found: list[str] = page.locator(f'{GRID} [aria-pressed="true"]').all_inner_texts()
    return found


def wait_for_range(page: Any, *parts: str, field: str = "field-equity-hand-0") -> None:
    """Until the text of a range has these parts and no others."""
    page.wait_for_function(
        "([id, parts]) => document.getElementById(id).value.split(/[ ,]+/).sort().join() === parts",
        arg=[field, ",".join(sorted(parts))],
    )


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_range_is_chosen_on_the_grid_by_touch(open_page: Opener, lang: str) -> None:
    page = open_page(f"/{lang}/odds", size=PHONE)
    page.locator("#field-equity-hand-0").fill("")
    page.locator(f"{GRID} summary").tap()
    buttons = page.locator(f"{GRID} .starting-hands button")
    # Taps faster than answers come, none of which is lost.
    for name in ("AA", "KK", "AKs", "72o", "22", "72o"):
        buttons.get_by_text(name, exact=True).tap()
    wait_for_range(page, "KK+", "22", "AKs")
    assert pressed(page) == ["AA", "AKs", "KK", "22"]
    boxes = buttons.evaluate_all("all => all.map(one => one.getBoundingClientRect()).map(box => [box.x, box.width])")
    assert len(boxes) == 169
    assert all(width >= 24 for _, width in boxes), min(width for _, width in boxes)
    assert all(0 <= x <= PHONE[0] - width for x, width in boxes)
    # The grid runs from left to right in every language.
    assert boxes[0][0] < boxes[12][0]
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE[0]
    page.locator("#equity-go").tap()
    wait_for_shares(page, expected(lang, "KK+, 22, AKs", "22+, A2s+, KTs+, QJs, AJo+, KQo"))


def test_the_grid_is_there_for_games_of_two_cards_alone(open_page: Opener) -> None:
    page = open_page("/en/odds")
    assert page.locator("#equity .grid-editor:visible").count() == 2
    page.locator("#field-equity-game").select_option("omaha")
    assert page.locator("#equity .grid-editor:visible").count() == 0
    page.locator("#field-equity-game").select_option("holdem8")
    assert page.locator("#equity .grid-editor:visible").count() == 2


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_range_alone_is_chosen_on_its_grid(open_page: Opener, lang: str) -> None:
    page = open_page(f"/{lang}/odds")
    page.locator("#field-range").fill("AA")
    page.locator("#field-range-grid summary").click()
    page.locator("#field-range-grid button").get_by_text("KK", exact=True).click()
    wait_for_range(page, "KK+", field="field-range")
    page.locator("#range-go").click()
    page.locator("#range .result bdi", has_text="KK+").first.wait_for()
    share = get_speaker(lang, isolates=False).percent(12 / 1326)
    assert str(share) in plain(page.locator("#said").inner_text())


@pytest.mark.parametrize("lang", LANGUAGES)
def test_chances_are_counted_with_their_conditions(open_page: Opener, lang: str) -> None:
    page = open_page(f"/{lang}/odds", size=PHONE)
    page.locator("#field-chances-hole").fill("Ks Qs")
    page.locator("#field-chances-board").fill("Kd Kh 2s")
    page.locator("#field-chances-stage").select_option("final")
    page.locator("#chances-go").tap()
    answer, speaker = chances("holdem", "Ks Qs", "Kd Kh 2s"), get_speaker(lang, isolates=False)
    counts = {category: count for category, count in answer.halves[0].categories.items() if count}
    wanted = [str(speaker.percent(answer.chance(category), digits=4)) for category in counts]
    wait_for_shares(page, wanted, "chances")
    told = plain(page.locator("#chances .result").inner_text())
    for count in counts.values():
        assert f"{count}/1081" in told
    assert str(speaker.say("chances-stage-final")) in told
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE[0]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_is_wrong_stands_by_the_form_and_is_an_alert(open_page: Opener, lang: str) -> None:
    page = open_page(f"/{lang}/odds")
    page.locator("#field-equity-hand-0").fill("AhAh")
    page.keyboard.press("Enter")
    told = page.locator("#equity-problem")
    told.wait_for()
    assert told.get_attribute("role") == "alert"
    assert page.locator("#field-equity-hand-0").get_attribute("aria-describedby") == "equity-problem"
    assert page.locator("#equity [aria-invalid]").count() == 1
    assert page.locator("#equity .result").count() == 0
    assert page.locator("#chances .result").count() == 1


def test_each_range_is_drawn_by_weight_and_by_equity(open_page: Opener) -> None:
    page = open_page("/ru/odds")
    pictures = page.locator("#equity .grids picture img")
    assert pictures.count() == 4
    for at in range(4):
        pictures.nth(at).scroll_into_view_if_needed()
        page.wait_for_function(
            """at => {
              const picture = document.querySelectorAll("#equity .grids picture img")[at];
              return picture.complete && picture.naturalWidth > 0;
            }""",
            arg=at,
        )
    assert len(set(pictures.evaluate_all("all => all.map(one => one.alt)"))) == 4


def test_without_a_connection_it_says_so(open_page: Opener) -> None:
    page = open_page("/en/odds", watch=False)
    page.context.set_offline(True)
    page.locator("#equity-go").click()
    page.locator("#equity form .problem", has_text="No connection").wait_for()
    assert page.locator("#equity form .problem").get_attribute("role") == "alert"
    page.context.set_offline(False)
    page.locator("#equity-go").click()
    page.locator("#equity form .problem").wait_for(state="detached")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_busy_server_is_said_by_the_form(open_page: Opener, lang: str) -> None:
    page = open_page(f"/{lang}/odds", watch=False, service_workers="block")
    page.route("**/odds?**", lambda route: route.fulfill(status=503, body='<p class="lead">~busy~</p>'))
    page.locator("#equity-go").click()
    page.locator("#equity form .problem", has_text="~busy~").wait_for()
    assert page.locator("#equity .result").count() == 1, "what was worked out before is still there"


def test_what_is_still_being_worked_out_is_looked_at_again(open_page: Opener) -> None:
    # What a service worker asks for passes by the route of the test.
    page = open_page("/en/odds", watch=False, service_workers="block")
    asked = []

    def first_without_a_result(route: Any) -> None:
        asked.append(route.request.url)
        response = route.fetch()
        body = response.text()
        if len(asked) == 1:
            begin = body.index('<div class="panel result">')
            end = body.index("</section>", begin)
            body = body[:begin] + '<div class="panel result" data-waiting></div></div>' + body[end:]
        route.fulfill(response=response, body=body)

    page.route("**/odds?**", first_without_a_result)
    page.locator("#field-equity-hand-0").fill("AsAh")
    page.locator("#field-equity-hand-1").fill("KdKc")
    page.locator("#equity-go").click()
    page.locator("#equity [data-waiting]").wait_for(state="attached")
    page.locator("#field-hole").focus()
    wait_for_shares(page, expected("en", "AsAh", "KdKc"))
    assert len(asked) == 2
    assert page.evaluate("document.activeElement.id") == "field-hole", "whoever went on is not called back"


def test_odds_do_not_push_pots_out_of_what_is_kept(open_page: Opener) -> None:
    page = open_page("/en/odds", watch=False)
    page.evaluate("navigator.serviceWorker.ready.then(() => 0)")
    page.reload()
    page.evaluate("""async () => {
      for (let at = 0; at < 120; at += 1) await fetch(`/en/odds/range?range=A${"23456789TJQK"[at % 12]}s&at=${at}`);
    }""")
    # The oldest go once a new one is kept, which nobody waits for.
    page.wait_for_function("""async () => {
      const seen = await (await caches.open("oddchip-seen-2")).keys();
      return seen.length > 48 && seen.length <= 96;
    }""")
    assert page.evaluate("async () => (await (await caches.open('oddchip-pots-2')).keys()).length") == 0
