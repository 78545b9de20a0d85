"""Rounds in a browser: by keys alone, by touch, without scripts, by two visitors; and how every screen holds up."""

import re
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from oddchip.trainer import find_question
from oddchip.wording import LANGUAGES, get_speaker
from tests.web.pages import chromium
from tests.web.pages.conftest import PHONE, WIDE
from tests.web.pages.test_access import GRAVE

Opener = Callable[..., Any]
ROUND = 10
SIZES = pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])


def key_of(page: Any) -> int:
    """The place of the right choice of the question that is on."""
    return find_question(page.locator('input[name="question"]').input_value()).key


def places(page: Any, count: int) -> Iterator[tuple[int | None, bool]]:
    """What is answered to each question of a round, right, wrong or not known by turns, and whether it is right."""
    for at in range(count):
        key = key_of(page)
        choices = page.locator("button.choice").count()
        yield ((key, True), ((key + 1) % choices, False), (None, False))[at % 3]


def expect_told(page: Any, at: int, *, right: bool) -> None:
    """The answer screen of a question (from 1) is shown, with the right verdict."""
    page.wait_for_url(re.compile(rf"view=answer&number={at}$"))
    assert page.locator(".verdict").get_attribute("class") == f"verdict {'good' if right else 'bad'}"
    assert page.locator(".is-right").count() == 1
    assert page.locator(".reasons p").count() >= 1


def expect_sum(page: Any, lang: str, right: int) -> None:
    """The sum of the round is shown."""
    page.wait_for_url(re.compile("view=sum$"))
    speaker = get_speaker(lang, isolates=False)
    said = re.sub(r"[\u2066-\u2069]", "", page.locator(".score").inner_text())
    assert said == str(speaker.say("quiz-score", right=right, count=ROUND))
    assert page.locator(".answered .good").count() == right
    assert page.locator(".answered a").count() == ROUND


def tab_to(page: Any, selector: str) -> None:
    """Go from field to field by the keyboard until one fits."""
    for _ in range(40):
        page.keyboard.press("Tab")
        if page.evaluate(f"document.activeElement.matches({selector!r})"):
            return
    raise AssertionError(selector)


def begin(page: Any) -> None:
    """Begin a round of the usual length."""
    page.locator('form:has([value="begin"]) button').click()
    page.wait_for_url(re.compile("view=question"))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_ten_questions_are_answered_by_the_keyboard_alone(open_shared: Opener, lang: str) -> None:
    page = open_shared(f"/{lang}/train")
    tab_to(page, 'form button[type="submit"]')
    page.keyboard.press("Enter")
    page.wait_for_url(re.compile("view=question"))
    rightly = 0
    for at, (place, right) in enumerate(places(page, ROUND), 1):
        # The focus is within the round, where a screen reader begins and the digits are heard.
        page.locator("#round:focus").wait_for()
        page.keyboard.press("0" if place is None else str(place + 1))
        expect_told(page, at, right=right)
        rightly += right
        page.locator("#round:focus").wait_for()
        page.keyboard.press("Enter")
        page.wait_for_url(re.compile("view=(question|sum)"))
    expect_sum(page, lang, rightly)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_ten_questions_are_answered_by_touch(open_shared: Opener, lang: str) -> None:
    page = open_shared(f"/{lang}/train", size=PHONE, is_mobile=True)
    page.locator('form:has([value="begin"]) button').tap()
    page.wait_for_url(re.compile("view=question"))
    rightly = 0
    for at, (place, right) in enumerate(places(page, ROUND), 1):
        button = page.locator('[value="unknown"]' if place is None else f'button.choice[value="{place}"]')
        box = button.bounding_box()
        assert box["height"] >= 44
        button.tap()
        expect_told(page, at, right=right)
        rightly += right
        page.locator("[data-next]").tap()
        page.wait_for_url(re.compile("view=(question|sum)"))
    expect_sum(page, lang, rightly)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_ten_questions_are_answered_without_scripts(open_shared: Opener, lang: str) -> None:
    page = open_shared(f"/{lang}/train", java_script_enabled=False)
    begin(page)
    rightly = 0
    for at, (place, right) in enumerate(places(page, ROUND), 1):
        page.locator('[value="unknown"]' if place is None else f'button.choice[value="{place}"]').click()
        expect_told(page, at, right=right)
        rightly += right
        page.reload()
        page.locator("[data-next]").click()
    expect_sum(page, lang, rightly)
    page.locator('form:has([value="begin"]) button').click()
    assert page.locator("progress").get_attribute("value") == "1"


def test_two_visitors_do_not_see_each_others_progress(open_shared: Opener) -> None:
    one, two = open_shared("/en/train"), open_shared("/en/train")
    begin(one)
    begin(two)
    one.keyboard.press("1")
    one.wait_for_url(re.compile("view=answer"))
    for page, number in ((one, "2"), (two, "1")):
        page.goto("/en/train?view=question")
        assert page.locator("progress").get_attribute("value") == number
        page.goto("/en/train")
    assert "Answers: 1." in one.locator(".learnt").inner_text()
    assert "Nothing was answered yet" in two.locator(".learnt").inner_text()
    jars = [{cookie["name"]: cookie for cookie in page.context.cookies()} for page in (one, two)]
    ids = [jar["oddchip-visitor"] for jar in jars]
    assert ids[0]["value"] != ids[1]["value"]
    assert all(each["httpOnly"] and each["sameSite"] == "Lax" for each in ids)
    assert "oddchip-visitor" not in one.evaluate("document.cookie")


def test_a_name_without_tls_tells_its_own_forms_too(browser: Any, shared_address: str) -> None:
    """Browsers say where a form comes from by other headers there."""
    arguments = [*chromium.ARGUMENTS, "--host-resolver-rules=MAP poker.example 127.0.0.1"]
    other = browser.browser_type.launch(executable_path=chromium.find(), args=arguments)
    page = other.new_page()
    named = shared_address.replace("127.0.0.1", "poker.example")
    page.goto(f"{named}/en/train")
    assert page.evaluate("window.isSecureContext") is False
    begin(page)
    page.keyboard.press("0")
    page.wait_for_url(re.compile("view=answer"))
    for address in (named, shared_address):
        page.goto("about:blank")
        page.set_content(
            f'<form method="post" action="{address}/en/train"><input name="act" value="forget"><button>x</button>'
        )
        with page.expect_response(lambda response: response.request.method == "POST") as told:
            page.get_by_role("button").click()
        assert told.value.status == 403
    page.goto(f"{named}/en/train")
    assert "Answers: 1." in page.locator(".learnt").inner_text()
    other.close()


def test_the_user_of_this_machine_has_one_progress_in_every_browser(open_page: Opener) -> None:
    one = open_page("/en/train")
    begin(one)
    question = one.locator('input[name="question"]').input_value()
    two = open_page("/ru/train")
    two.locator(".train-open a").click()
    assert two.locator('input[name="question"]').input_value() == question
    assert "oddchip-visitor" not in {cookie["name"] for cookie in one.context.cookies()}


def test_back_and_a_second_tap_answer_nothing_twice(open_shared: Opener) -> None:
    page = open_shared("/en/train")
    begin(page)
    right = key_of(page) == 0
    page.locator("button.choice").first.dblclick()
    expect_told(page, 1, right=right)
    page.go_back()
    page.locator('progress[value="2"]').wait_for()
    page.goto("/en/train")
    assert "Answers: 1." in page.locator(".learnt").inner_text()


def test_a_form_kept_in_another_window_is_told_politely(open_shared: Opener) -> None:
    page = open_shared("/en/train")
    begin(page)
    other = page.context.new_page()
    other.goto(page.url)
    other.locator("button.choice").first.click()
    other.wait_for_url(re.compile("view=answer"))
    page.locator('[value="unknown"]').click()
    page.wait_for_url(re.compile("notice=train-answered"))
    # Put in once more by the script, so that it is spoken.
    page.locator("[role=status]", has_text="The first answer counts.").wait_for()
    assert page.locator(".verdict").count() == 1


def test_the_digits_of_arabic_choose_and_keys_elsewhere_do_nothing(open_shared: Opener) -> None:
    page = open_shared("/ar/train")
    begin(page)
    page.evaluate("document.querySelector('.languages a').focus()")
    page.keyboard.press("1")
    page.keyboard.press("Control+1")
    page.wait_for_timeout(200)
    assert "view=question" in page.url
    page.evaluate(
        "document.getElementById('round').dispatchEvent(new KeyboardEvent('keydown', { key: '٠', bubbles: true }))"
    )
    page.wait_for_url(re.compile("view=answer"))
    assert page.locator(".mark-made").count() == 0


def test_progress_is_moved_and_deleted_in_a_browser(open_shared: Opener, tmp_path: Any) -> None:
    page = open_shared("/en/train")
    begin(page)
    page.keyboard.press("0")
    page.wait_for_url(re.compile("view=answer"))
    page.goto("/en/train")
    page.locator("summary").click()
    with page.expect_download() as told:
        page.locator("a[download]").click()
    assert told.value.suggested_filename == "oddchip-progress.json"
    file = tmp_path / "progress.json"
    told.value.save_as(file)
    page.locator('a[href="?view=forget"]').click()
    page.locator(".danger").click()
    page.wait_for_url(re.compile("notice=quiz-forgotten"))
    assert "Nothing was answered yet" in page.locator(".learnt").inner_text()
    page.locator("summary").click()
    page.locator('[type="file"]').set_input_files(file)
    page.locator('form:has([type="file"]) button').click()
    page.wait_for_url(re.compile("added=1"))
    assert "Answers: 1." in page.locator(".learnt").inner_text()


def screens(page: Any, lang: str) -> Iterator[str]:
    """Every screen, one after the other, by name."""
    yield "start"
    for at, (place, right) in enumerate(places_of_games(page), 1):
        yield f"question {at}"
        page.locator('[value="unknown"]' if place is None else f'button.choice[value="{place}"]').click()
        page.wait_for_url(re.compile("view=answer"))
        page.evaluate("document.querySelectorAll('details').forEach((fold) => { fold.open = true; })")
        yield f"answer {at}, {right}"
        page.locator("[data-next]").click()
        page.wait_for_url(re.compile("view=(question|sum)"))
    yield "sum"
    page.goto(f"/{lang}/train")
    page.evaluate("document.querySelectorAll('details').forEach((fold) => { fold.open = true; })")
    yield "progress"
    page.goto(f"/{lang}/train?view=forget")
    yield "forget"


def places_of_games(page: Any) -> Iterator[tuple[int | None, bool]]:
    """A round of five about all games."""
    page.locator('[name="game"]').select_option("all")
    page.locator('[name="count"]').select_option("5")
    begin(page)
    yield from places(page, 5)


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_axe_finds_nothing_serious_on_any_screen(open_shared: Opener, lang: str, scheme: str) -> None:
    axe = pytest.importorskip("axe_playwright_python.sync_playwright")
    page = open_shared(f"/{lang}/train", color_scheme=scheme)
    for screen in screens(page, lang):
        found = axe.Axe().run(page, options={"resultTypes": ["violations"]}).response["violations"]
        grave = [
            (rule["id"], [node["html"][:160] for node in rule["nodes"][:3]])
            for rule in found
            if rule["impact"] in GRAVE
        ]
        assert grave == [], screen


@SIZES
@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_screen_runs_over_the_edge(open_shared: Opener, lang: str, size: tuple[int, int]) -> None:
    page = open_shared(f"/{lang}/train", size=size)
    for screen in screens(page, lang):
        page.wait_for_load_state("load")
        assert page.evaluate("document.documentElement.scrollWidth") <= size[0], screen
        small = page.locator("main button:visible, main a.main:visible, main a.quiet:visible, main select:visible")
        boxes = small.evaluate_all("all => all.map(each => each.getBoundingClientRect().height)")
        assert all(height >= 44 for height in boxes), (screen, boxes)
        assert page.locator("html").get_attribute("dir") == ("rtl" if lang == "ar" else "ltr")


def test_a_round_lies_the_other_way_in_arabic_and_cards_do_not(open_shared: Opener) -> None:
    page = open_shared("/ar/train")
    begin(page)
    table, form = page.locator(".round-table").bounding_box(), page.locator(".round-form").bounding_box()
    assert table["x"] > form["x"]
    number, text = (page.locator(f".choice-{part}").first.bounding_box() for part in ("number", "text"))
    assert number["x"] > text["x"]
    assert all(each == "ltr" for each in page.locator("bdi.cards").evaluate_all("all => all.map(each => each.dir)"))


def test_only_train_carries_its_own_style_and_script(open_shared: Opener) -> None:
    own = 'link[href^="/static/train"], script[src^="/static/train"]'
    page = open_shared("/en/")
    assert page.locator(own).count() == 0
    page.goto("/en/train")
    assert page.locator(own).count() == 2


def test_nothing_of_a_round_is_kept_for_reading_offline(open_shared: Opener) -> None:
    page = open_shared("/en/train")
    page.evaluate("navigator.serviceWorker.ready.then(() => 0)")
    page.reload()
    begin(page)
    page.wait_for_load_state("networkidle")
    kept = page.evaluate(
        """async () => {
          const urls = [];
          for (const name of await caches.keys()) {
            for (const request of await (await caches.open(name)).keys()) urls.push(request.url);
          }
          return urls;
        }"""
    )
    assert any(url.endswith("page.css") for url in kept)
    assert not [url for url in kept if "/train" in url.replace("/static/train", "") or "/picture/" in url]
