"""What the *Odds* page answers to addresses: as the library does, within limits, in every language."""

import re
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from fractions import Fraction
from html import unescape
from typing import Any

import pytest
from starlette.testclient import TestClient

from oddchip import chances, equity
from oddchip.web import Settings, create_app
from oddchip.web.pages.voice import page_voice
from oddchip.wording import LANGUAGES, get_speaker

EQUITIES: list[dict[str, Any]] = [
    {"variant": "holdem", "hands": ["AsAh", "KdKc"]},
    {"variant": "holdem", "hands": ["QQ+, AKs", "22+, A2s+"], "board": "Qh 7h 2c", "dead": "3d"},
    {"variant": "holdem", "hands": ["AhKh", "QQ:0.5, JJ", "30%"], "board": "Qh 7h 2c 2d"},
    {"variant": "omaha8", "hands": ["As2dKhKs", "AcAdQdJd"], "board": "3c 8d Kc"},
    {"variant": "stud8", "hands": ["As 2d 3c 4h 5s 9d", "Kd Kc Qh Qs 2c 3h"]},
    {"variant": "double-board-holdem", "hands": ["AsAh", "KdKc"], "board": "2c 3c 4d 5h / Qs Qd Js 7s"},
    {"variant": "short-deck", "hands": ["AsKs", "TT+"]},
]
CHANCES: list[dict[str, Any]] = [
    {"variant": "holdem", "hole": "As Ks", "stage": "flop"},
    {"variant": "holdem", "hole": "Ks Qs", "board": "Kd Kh 2s", "known": ["Ad Ah"], "dead": "3c"},
    {"variant": "omaha8", "hole": "As 2s 3h Kd", "board": "4c 5c Kh"},
    {"variant": "badugi"},
    {"variant": "holdem", "cards": 5},
]


@pytest.fixture(scope="module")
def client() -> Iterator[TestClient]:
    with TestClient(create_app(Settings()), base_url="http://localhost") as opened:
        yield opened


def section(html: str, name: str) -> str:
    """The text of a section's result without isolates: cells are parted by a bar."""
    part = html.partition(f'<section id="{name}">')[2].partition("</section>")[0]
    part = re.sub(r"</?(bdi|wbr|span)[^>]*>", "", part)
    return re.sub(r"[\u2066-\u2069]", "", unescape(re.sub(r"\s*<[^>]+>\s*", "|", part)))


def problem(html: str, name: str) -> str:
    found = re.search(rf'id="{name}-problem" role="alert">(.*?)</p>', html)
    return re.sub(r"[\u2066-\u2069]", "", unescape(found[1])) if found else ""


def equity_query(asked: dict[str, Any]) -> dict[str, Any]:
    return {
        "equity-game": asked["variant"],
        "equity-hand": asked["hands"],
        "equity-board": asked.get("board", ""),
        "equity-dead": asked.get("dead", ""),
    }


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("asked", EQUITIES, ids=[str(at) for at in range(len(EQUITIES))])
def test_equities_are_those_of_the_library(client: TestClient, asked: dict[str, Any], lang: str) -> None:
    answer = equity(**asked)
    assert answer.is_exact
    shown = section(client.get(f"/{lang}/odds", params=equity_query(asked)).text, "equity")
    speaker = get_speaker(lang, isolates=False)
    for player in answer.players:
        exact = f"{player.equity.numerator}/{player.equity.denominator}"
        assert f"{speaker.percent(player.equity)}{exact}|" in shown
        assert f"{speaker.percent(answer.chance(player.win))}{player.win}/{answer.total}|" in shown
        assert f"{speaker.percent(answer.chance(player.tie))}{player.tie}/{answer.total}|" in shown
        for part in player.parts.values():
            assert f"{speaker.percent(answer.chance(part.win))}{part.win}/{answer.total}|" in shown
    assert str(speaker.number(answer.cards_left)) in shown


def test_a_sample_is_that_of_the_library_with_its_margin(client: TestClient) -> None:
    answer = equity("omaha", ["AA**", "KsKhQsQh", "?"], samples=30_000, seed=1)
    query = {"equity-game": "omaha", "equity-hand": ["AA**", "KsKhQsQh", ""], "equity-deals": "30000"}
    shown = section(client.get("/en/odds", params=query).text, "equity")
    for player in answer.players:
        margin = round(100 * 1.96 * player.standard_error, 2)
        assert f"{get_speaker('en', isolates=False).percent(player.equity)}± {margin:g} points|" in shown
    assert "Estimate: 30,000 deals at random, seed 1." in shown
    assert "so deals were drawn at random" not in shown, "the reader asked for them"


def test_what_is_too_long_to_count_is_sampled_and_said_so(client: TestClient) -> None:
    shown = section(client.get("/en/odds", params={"equity-hand": ["AhKh", "22+", ""]}).text, "equity")
    assert "so deals were drawn at random" in shown
    assert "Estimate: " in shown


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("asked", CHANCES, ids=[str(at) for at in range(len(CHANCES))])
def test_chances_are_those_of_the_library(client: TestClient, asked: dict[str, Any], lang: str) -> None:
    query = {
        "chances-game": asked["variant"],
        "chances-hole": asked.get("hole", ""),
        "chances-board": asked.get("board", ""),
        "chances-known": " / ".join(asked.get("known", [])),
        "chances-dead": asked.get("dead", ""),
        "chances-stage": f"random-{asked['cards']}" if "cards" in asked else asked.get("stage", "final"),
    }
    answer = chances(**asked)
    shown = section(client.get(f"/{lang}/odds", params=query).text, "chances")
    speaker = get_speaker(lang, isolates=False)
    for half in answer.halves:
        for count in [*half.categories.values(), *half.by_high.values(), half.unqualified]:
            if count:
                percent = speaker.percent(Fraction(count, answer.total), digits=4)
                assert re.search(rf"{re.escape(str(percent))}[^|]*\|+{count}/{answer.total}\|", shown), count
    assert str(speaker.number(answer.conditions.cards_left)) in shown


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_conditions_are_said_in_words(client: TestClient, lang: str) -> None:
    query = {"chances-hole": "Ks Qs", "chances-board": "Kd Kh 2s", "chances-known": "Ad Ah"}
    shown = section(client.get(f"/{lang}/odds", params=query).text, "chances")
    speaker = get_speaker(lang, isolates=False)
    for card in ("K\u2660", "2\u2660", "A\u2665"):
        assert card in shown
    assert str(speaker.say("chances-stage-final")) in shown


LONG = "AhKh " * 500
PAIRS = {"equity-hand": ["AA", "KK"]}
HOSTILE: dict[str, tuple[dict[str, Any], str, str, str]] = {
    "a range of many characters": ({"equity-hand": ["AA", LONG]}, "equity", "text-too-long", "equity-hand-1"),
    "a range of many characters alone": ({"range": LONG}, "range", "text-too-long", "range"),
    "a milliard deals": ({**PAIRS, "equity-deals": "1000000000"}, "equity", "odds-option", "equity-deals"),
    "deals of many digits": ({**PAIRS, "equity-deals": "9" * 1900}, "equity", "odds-option", "equity-deals"),
    "deals that are no number": ({**PAIRS, "equity-deals": "1e9"}, "equity", "odds-option", "equity-deals"),
    "deals below one": ({**PAIRS, "equity-deals": "0"}, "equity", "odds-option", "equity-deals"),
    "many hands": ({"equity-hand": ["AA"] * 500}, "equity", "too-many-players", ""),
    "one hand": ({"equity-hand": ["AA"]}, "equity", "hands-count", ""),
    "a game nobody knows": ({**PAIRS, "equity-game": "omaha9"}, "equity", "unknown-variant", ""),
    "no cards": ({"equity-hand": ["zz", "KK"]}, "equity", "", "equity-hand-0"),
    "no board": ({**PAIRS, "equity-board": "zz"}, "equity", "unknown-card", "equity-board"),
    "cards twice": ({"equity-hand": ["AsAh", "AsKs"]}, "equity", "duplicate-card", ""),
    "many combos": ({"equity-game": "omaha5", "equity-hand": ["A****", ""]}, "equity", "", "equity-hand-0"),
    "all of six-card omaha": ({"chances-game": "omaha6", "chances-hole": ""}, "chances", "", ""),
    "a stage nobody knows": ({"chances-stage": "never"}, "chances", "odds-option", ""),
    "many random cards": ({"chances-stage": "random-9"}, "chances", "odds-option", ""),
    "random digits": ({"chances-stage": "random-" + "9" * 1000}, "chances", "odds-option", ""),
    "others that are no cards": ({"chances-known": "AsAd / x"}, "chances", "unknown-card", "chances-known"),
    "no flop": ({"hole": "As Ks", "board": ""}, "outs", "outs-board", ""),
    "a hand that is none": ({"hole": "As Kx", "board": "2c 3c 4d"}, "outs", "unknown-card", "hole"),
    "a price that is no amount": ({"call": "1e99", "pot": "5"}, "call", "", "call"),
}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("case", HOSTILE)
def test_what_asks_too_much_is_refused_in_words_at_once(client: TestClient, case: str, lang: str) -> None:
    query, name, code, field = HOSTILE[case]
    client.get(f"/{lang}/odds")  # the processes are there
    begin = time.monotonic()
    answer = client.get(f"/{lang}/odds", params=query)
    taken = time.monotonic() - begin
    assert answer.status_code == 200
    told = problem(answer.text, name)
    assert told
    marked = re.findall(r'id="field-([\w-]+)"[^>]* aria-invalid="true" aria-describedby="([\w-]+)"', answer.text)
    assert marked == ([(field, f"{name}-problem")] if field else [])
    # Plain words begin as the message of the code does, before its first argument.
    if code:
        start = str(get_speaker(lang, isolates=False).say(f"error-{code}", **dict.fromkeys(ARGUMENTS, "~")))
        assert start.partition("~")[0][:12] in told
    assert taken < 1, taken


ARGUMENTS = (
    "given", "most", "variant", "option", "expected", "card", "first", "second", "suggestion", "board", "known",
)  # fmt: skip


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_card_given_twice_is_said_to_be_where_it_is(client: TestClient, lang: str) -> None:
    text, speaker = page_voice(lang).text, get_speaker(lang, isolates=False)
    for query, name, places in (
        ({"equity-hand": ["AsAh", "AsKs"]}, "equity", [text("page-equity-player", number=at) for at in (1, 2)]),
        ({**PAIRS, "equity-hand": ["AsAh", ""], "equity-dead": "As"}, "equity", [str(speaker.say("error-place-dead"))]),
        ({"chances-hole": "AsAh", "chances-known": "As2d"}, "chances", [text("page-odds-other-hand")]),
        ({"hole": "As Ks", "board": "As 2c 3d"}, "outs", [text("page-odds-own-hand")]),
    ):
        told = problem(client.get(f"/{lang}/odds", params=query).text, name)
        assert all(place in told for place in places), told


def test_thousands_of_hands_are_refused_by_the_length_of_the_address(client: TestClient) -> None:
    begin = time.monotonic()
    answer = client.get("/ru/odds?" + "&".join(["equity-hand"] * 5000))
    assert answer.status_code == 414
    assert page_voice("ru").text("web-problem-414") in answer.text
    assert time.monotonic() - begin < 1


def test_other_limits_of_the_server_hold_too(client_with: Callable[..., TestClient]) -> None:
    client = client_with(samples=100, range_text=20, combos=10)
    told = problem(client.get("/en/odds", params={"equity-hand": ["AA", "KK"], "equity-deals": "101"}).text, "equity")
    assert "1–100" in told
    told = problem(client.get("/en/odds", params={"range": "A" * 21}).text, "range")
    assert "21" in told
    told = problem(client.get("/en/odds", params={"equity-hand": ["22+", "KK"]}).text, "equity")
    assert "78" in told


@pytest.mark.parametrize("lang", LANGUAGES)
def test_full_workers_say_when_to_come_back(
    client_with: Callable[..., TestClient], monkeypatch: pytest.MonkeyPatch, lang: str
) -> None:
    client = client_with()
    monkeypatch.setattr(type(client.app.state.workers), "is_full", property(lambda _: True))  # type: ignore[attr-defined]
    for path in ("odds", "odds/range?range=AA"):
        answer = client.get(f"/{lang}/{path}")
        assert (answer.status_code, answer.headers["retry-after"]) == (503, "1")
        assert f'<html lang="{lang}"' in answer.text


def test_work_that_takes_long_goes_on_and_is_found_done(client_with: Callable[..., TestClient]) -> None:
    client = client_with(seconds=0.001)
    query = {"equity-hand": ["AhKh", "QQ+"], "equity-board": "Qh 7h 2c"}
    html = client.get("/en/odds", params=query).text
    assert "data-waiting" in html
    until = time.monotonic() + 60
    while "data-waiting" in html and time.monotonic() < until:
        time.sleep(0.2)
        html = client.get("/en/odds", params=query).text
    assert "Exact: every one of" in section(html, "equity")


def test_others_are_answered_while_a_page_is_worked_out(client_with: Callable[..., TestClient]) -> None:
    client = client_with(seconds=1)
    long = {"equity-game": "omaha6", "equity-hand": ["", "", "", ""], "equity-deals": "5000000"}

    slowest, asked = 0.0, 0
    with ThreadPoolExecutor(1) as thread:
        working = thread.submit(client.get, "/en/odds", params=long)
        while not working.done():
            begin = time.perf_counter()
            assert client.get("/en/picture/kickers.svg").status_code == 200
            slowest, asked = max(slowest, time.perf_counter() - begin), asked + 1
            time.sleep(0.05)
        assert "data-waiting" in working.result().text
    assert asked > 5
    assert slowest < 1


def test_a_player_is_added_and_taken_away_by_address(client: TestClient) -> None:
    query = {"equity-game": "holdem", "equity-hand": ["AA", "KK"], "equity-board": "2c 3c 4d", "range": "22+"}
    added = client.get("/en/odds", params=query | {"equity-do": "add"}, follow_redirects=False)
    assert added.status_code == 303
    assert added.headers["location"].startswith("/en/odds?")
    assert added.headers["location"].endswith("equity-hand=AA&equity-hand=KK&equity-hand=#equity")
    assert "equity-do" not in added.headers["location"]
    assert "range=22%2B" in added.headers["location"]
    fewer = client.get("/en/odds", params=query | {"equity-hand": ["AA", "KK", "QQ"], "equity-do": "remove-1"})
    assert fewer.url.params.get_list("equity-hand") == ["AA", "QQ"]
    for act, hands in (("remove-0", ["AA", "KK"]), ("add", ["AA"] * 6), ("remove-x", ["AA"] * 3), ("", ["AA"] * 3)):
        same = client.get("/en/odds", params=query | {"equity-hand": hands, "equity-do": act})
        assert same.url.params.get_list("equity-hand") == hands


def test_a_question_of_too_many_hands_is_not_said_back_in_every_form(client: TestClient) -> None:
    few, many = (client.get("/en/odds", params={"equity-hand": ["AA"] * count}) for count in (7, 500))
    assert [answer.text.count('class="problem"') for answer in (few, many)] == [1, 1]
    assert "500" in many.text
    assert len(many.text) - len(few.text) < 60 * (500 - 7)  # the address in each language, and no more


def test_a_form_carries_what_was_sent_with_the_others(client: TestClient) -> None:
    html = client.get("/en/odds", params={"equity-hand": ["AA", "KK"], "range": "22+ & <b>"}).text
    for form in re.findall(r"<form.*?</form>", html, flags=re.DOTALL):
        own = re.search(r'data-odds="(\w+)"', form)
        assert own
        carried = re.findall(r'<input type="hidden" name="([\w-]+)" value="([^"]*)" data-carried>', form)
        expected = [] if own[1] == "range" else [("range", "22+ &amp; &lt;b&gt;")]
        if own[1] != "equity":
            expected = [
                ("equity-game", "holdem"), ("equity-hand", "AA"), ("equity-hand", "KK"), ("equity-board", ""),
                ("equity-dead", ""), ("equity-deals", ""), *expected,
            ]  # fmt: skip
        assert carried == expected


@pytest.mark.parametrize(
    ("query", "text", "some"),
    [
        ({"range": "AA, AKs", "on": ["KK", "QJs"], "off": ["AA"]}, "KK AKs QJs", {"KK": 1.0, "AKs": 1.0, "QJs": 1.0}),
        ({"range": "", "on": ["22"]}, "22", {"22": 1.0}),
        ({"range": "22", "off": ["22"]}, "", {}),
        ({"range": "AhKh, QQ:0.5"}, "AhKh QQ@50", {"AKs": 0.25, "QQ": 0.5}),
    ],
)
def test_hands_are_put_in_and_taken_out_of_a_range(
    client: TestClient, query: dict[str, Any], text: str, some: dict[str, float]
) -> None:
    answer = client.get("/en/odds/range", params=query).json()
    assert set(answer["range"].split()) == set(text.split())
    assert answer["weights"] == some


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_range_that_cannot_be_read_is_a_problem_in_words(client: TestClient, lang: str) -> None:
    for query in ({"range": "AA, xx"}, {"range": "A" * 3000}, {"range": "AA", "on": ["22"] * 200}):
        told = client.get(f"/{lang}/odds/range", params=query).json()
        assert set(told) == {"problem"}
        assert told["problem"]


def test_a_grid_shows_what_its_address_says(client: TestClient) -> None:
    html = client.get("/en/odds", params={"equity-hand": ["QQ+", "AhKh"]}).text
    shown = re.findall(r'src="(/en/picture/grid.svg[^"]*)"', html)
    addresses = list(dict.fromkeys(unescape(found) for found in shown))  # on paper each stands once more
    weights, equities = (client.get(address) for address in addresses[:2])
    assert weights.headers["content-type"].startswith("image/svg+xml")
    alone = equity("holdem", ["QQ", "AhKh"]).players[0].equity
    assert f">{100 * float(alone):.0f}<" in equities.text
    for of in ("weight.AA-2000", "weight.XX-5", "luck.AA-5", "weight.AA", "weight.AA-x", ""):
        assert client.get("/en/picture/grid.svg", params={"of": of}).status_code == 404
