"""Train by its addresses: whose progress it is, forms sent twice, late or from elsewhere, and what goes wrong."""

import json
import re
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from itertools import product
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

from oddchip.cli import main
from oddchip.study import Lesson, Scope, Store
from oddchip.study.visitors import visitor_name
from oddchip.trainer import KINDS, TRAINED, find_question, grade, list_skills
from oddchip.web import Settings, create_app
from oddchip.web.pages.train.learner import COOKIE
from oddchip.web.settings import LOOPBACK_NAMES, Limits
from oddchip.wording import LANGUAGES
from tests.web.pages.train_client import OWN, answer, asked, begin, send

Maker = Callable[..., TestClient]
FORMS = {"": {"act": "forget"}, "?again": {"act": "begin", "game": "all"}, "/progress": {"act": "import"}}
HERE, ELSEWHERE = ("127.0.0.1", 50_000), ("192.0.2.7", 50_000)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "data" / "progress.sqlite3"


@pytest.fixture
def visit(path: Path) -> Iterator[Maker]:
    """Makes browsers: of this machine's user, or with ``shared=True`` of a visitor."""
    with ExitStack() as stack:

        def make(
            *, shared: bool = False, address: tuple[str, int] = HERE, base: str = "http://localhost", **limits: Any
        ) -> TestClient:
            names = (*LOOPBACK_NAMES, "poker.example") if shared else LOOPBACK_NAMES
            app = create_app(Settings(names, limits=Limits(**limits), progress_file=path))
            return stack.enter_context(TestClient(app, base_url=base, client=address))

        yield make


def rows(path: Path, table: str) -> int:
    with sqlite3.connect(path) as connection:
        (count,) = connection.execute(f"SELECT count(*) FROM {table}").fetchone()
    connection.close()
    return int(count)


def cookie(response: Any) -> str:
    found = re.search(f"{COOKIE}=([^;]*)", response.headers.get("set-cookie", ""))
    return "" if found is None else found[1]


# whose progress it is


def test_the_page_and_the_command_line_share_a_round(
    visit: Maker, path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    client = visit()
    begin(client, 3)
    question = find_question(asked(client))
    assert answer(client, question.key).headers["location"] == "/en/train?view=answer&number=1"
    second = asked(client)
    with Store(path) as store:
        lesson = Lesson.resume(store)
        assert lesson is not None
        assert (lesson.number, lesson.count, store.progress().right) == (2, 3, 1)
        shown = lesson.question()
        assert shown is not None
        assert shown.id == second
        lesson.answer(None)
    assert "Question 3 of 3" in client.get("/en/train?view=question").text
    monkeypatch.setenv("ODDCHIP_DATA", str(path.parent))
    assert main(["quiz", "--stats", "--lang", "en", "--no-isolates"]) == 0
    assert "Answers: 2. Correct: 1 (50%)" in capsys.readouterr().out
    assert COOKIE not in client.cookies


def test_the_data_folder_of_the_command_line_is_the_usual_place(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ODDCHIP_DATA", str(path.parent))
    with TestClient(create_app(Settings()), base_url="http://localhost", client=HERE) as client:
        begin(client)
        answer(client, "unknown")
    with Store(path) as store:
        assert len(store.answers()) == 1


def test_a_visitor_gets_an_id_at_the_first_round_and_not_before(visit: Maker, path: Path) -> None:
    client = visit(shared=True)
    for address in ("", "?view=question", "?view=answer&number=1", "?view=sum", "?view=forget", "/progress"):
        assert client.get(f"/ru/train{address}").status_code == 200
    for form in ({"act": "forget"}, {"act": "answer", "question": "x", "choice": "0"}, {"act": "begin", "game": "go"}):
        send(client, **form)
    assert COOKIE not in client.cookies
    assert not path.exists()
    response = begin(client)
    given = cookie(response)
    header = response.headers["set-cookie"].casefold()
    assert len(given) == 43
    assert {"httponly", "path=/", "samesite=lax", f"max-age={180 * 24 * 3600}"} <= set(header.split("; "))
    assert "secure" not in header
    answer(client, "unknown")
    with Store(path, learner=visitor_name(given)) as store:
        assert len(store.answers()) == 1
    assert given.encode() not in b"".join(file.read_bytes() for file in path.parent.iterdir())
    assert rows(path, "learners") == 1
    assert cookie(begin(client)) == given


@pytest.mark.parametrize("scheme", ["https", "http"])
def test_a_cookie_over_tls_stays_there_whoever_ends_it(visit: Maker, scheme: str) -> None:
    client = visit(shared=True, base=f"{scheme}://poker.example")
    response = client.post(
        "/en/train",
        data={"act": "begin", "game": "holdem", "count": "5"},
        headers={"origin": "https://poker.example"},
        follow_redirects=False,
    )
    assert "secure" in response.headers["set-cookie"].casefold().split("; ")


@pytest.mark.parametrize("forged", ["", "local", "A" * 43, "a" * 5000, "%00", "visitor-" + "0" * 64, "ا" * 43])
def test_an_id_that_this_server_never_gave_is_not_taken_up(visit: Maker, path: Path, forged: str) -> None:
    with Store(path) as store:
        Lesson.begin(store, Scope(), 5)
    client = visit(shared=True)
    headers = {**OWN, "cookie": f"{COOKIE}={forged}".encode()}
    page = client.get("/en/train", headers=headers)
    assert page.status_code == 200
    assert "An open round" not in page.text
    response = client.post("/en/train", data={"act": "begin", "game": "all"}, headers=headers, follow_redirects=False)
    assert response.status_code == 303
    assert cookie(response) not in ("", forged)


def test_two_visitors_do_not_see_each_other(visit: Maker) -> None:
    one, two = visit(shared=True), visit(shared=True)
    begin(one)
    begin(two)
    answer(one, "unknown")
    assert "Question 2 of 5" in one.get("/en/train?view=question").text
    assert "Question 1 of 5" in two.get("/en/train?view=question").text
    assert "Nothing was answered yet" in two.get("/en/train").text
    assert two.get("/en/train/progress").json()["answers"] == []
    assert len(one.get("/en/train/progress").json()["answers"]) == 1
    send(two, act="forget")
    assert len(one.get("/en/train/progress").json()["answers"]) == 1


def test_who_comes_over_a_network_is_never_this_machines_user(visit: Maker, path: Path) -> None:
    with Store(path) as store:
        Lesson.begin(store, Scope(), 5).answer(None)
    stranger = visit(address=ELSEWHERE)
    assert stranger.get("/en/train/progress").json()["answers"] == []
    send(stranger, act="forget")
    with Store(path) as store:
        assert len(store.answers()) == 1


def test_visitors_beyond_the_limit_push_out_the_one_longest_away(visit: Maker, path: Path) -> None:
    clients = [visit(shared=True, visitors=2) for _ in range(3)]
    for client in clients:
        begin(client)
    assert rows(path, "learners") == 2
    assert "No round has been begun" in clients[0].get("/en/train?view=question").text
    assert "Question 1 of 5" in clients[2].get("/en/train?view=question").text
    assert answer(clients[0], "0", "who-wins/holdem/any/1").status_code == 303
    assert rows(path, "learners") == 2


# forms from elsewhere, late, or twice


@pytest.mark.parametrize(
    "headers",
    [
        {},
        {"origin": "null"},
        {"origin": "http://evil.example"},
        {"origin": "http://localhost.evil.example"},
        {"origin": "http://localhost:81"},
        {"origin": "http://localhost", "sec-fetch-site": "cross-site"},
        {"origin": "http://localhost", "sec-fetch-site": "same-site"},
    ],
)
def test_forms_of_other_pages_are_refused(visit: Maker, path: Path, headers: dict[str, str]) -> None:
    client = visit()
    begin(client)
    answer(client, "unknown")
    for lang, (address, form) in product(LANGUAGES, FORMS.items()):
        words = {**headers, "accept-language": lang}
        refused = client.post(f"/{lang}/train{address}", data=form, headers=words, follow_redirects=False)
        assert refused.status_code == 403
        assert "set-cookie" not in refused.headers
    assert (rows(path, "answers"), rows(path, "rounds")) == (1, 1)


@pytest.mark.parametrize("site", ["same-origin", "none"])
def test_forms_of_the_page_itself_are_taken(visit: Maker, path: Path, site: str) -> None:
    client = visit()
    form = {"act": "begin", "game": "holdem", "count": "5"}
    client.post("/en/train", data=form, headers={"sec-fetch-site": site}, follow_redirects=False)
    assert rows(path, "rounds") == 1
    assert client.get("/en/train").headers["referrer-policy"] == "same-origin"


def test_a_form_sent_twice_counts_once(visit: Maker, path: Path) -> None:
    client = visit()
    begin(client)
    question = asked(client)
    key = find_question(question).key
    assert answer(client, key, question).headers["location"] == "/en/train?view=answer&number=1"
    again = answer(client, "unknown", question)
    assert again.headers["location"] == "/en/train?view=answer&number=1&notice=train-answered"
    assert "The first answer counts" in client.get(again.headers["location"]).text
    assert rows(path, "answers") == 1
    for _ in range(3):
        page = client.get("/en/train?view=answer&number=1")
        assert 'class="verdict good"' in page.text
    assert rows(path, "answers") == 1


def test_a_form_that_is_late_loses_nothing(visit: Maker, path: Path) -> None:
    client = visit()
    begin(client)
    old = asked(client)
    begin(client, 7)
    new = asked(client)
    late = answer(client, 0, old)
    assert late.headers["location"] == "/en/train?view=question&notice=train-stale"
    assert "no answer to it was counted" in client.get(late.headers["location"]).text
    assert (rows(path, "answers"), asked(client)) == (0, new)


@pytest.mark.parametrize("choice", ["", "7", "-1", "one", "0x1", "٢", "unknown ", "9" * 60])
def test_what_is_no_choice_is_no_answer(visit: Maker, path: Path, choice: str) -> None:
    client = visit()
    begin(client)
    assert answer(client, choice).headers["location"].endswith("notice=train-no-choice")
    assert rows(path, "answers") == 0


def test_a_form_after_the_round_or_without_one_is_led_on(visit: Maker) -> None:
    client = visit()
    assert answer(client, 0, "who-wins/holdem/any/1").headers["location"] == "/en/train?notice=train-no-round"
    begin(client, 1)
    question = asked(client)
    answer(client, 0)
    assert answer(client, 0, "who-wins/holdem/any/1").headers["location"].endswith("notice=train-stale")
    assert client.get("/en/train?view=question").url.query == b"view=sum"
    assert "An open round" not in client.get("/en/train").text
    assert "number=1" in answer(client, 1, question).headers["location"]
    assert send(client, act="nonsense").headers["location"] == "/en/train"
    junk = client.post(
        "/en/train", content=b"\xff--", headers={**OWN, "content-type": "multipart/form-data; boundary=x"}
    )
    assert junk.status_code == 200


@pytest.mark.parametrize("number", ["0", "2", "-1", "x", "٣", "99999999999999999999"])
def test_an_answer_that_was_not_given_is_not_shown(visit: Maker, number: str) -> None:
    client = visit()
    begin(client)
    answer(client, 0)
    page = client.get("/en/train", params={"view": "answer", "number": number})
    assert page.status_code == 200
    assert "Question 2 of 5" in page.text or "Question 1 of 5" in page.text
    assert "notice" not in str(page.url)


def test_an_address_brings_no_words_of_its_own(visit: Maker) -> None:
    client = visit()
    page = client.get("/en/train", params={"notice": "<b>hello</b>", "view": "nonsense", "added": "<i>"})
    assert page.status_code == 200
    assert "hello" not in page.text.replace("%3Cb%3Ehello", "")
    assert "New answers" not in client.get("/en/train?notice=quiz-imported&added=x").text


# rounds


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_round_of_every_kind_is_asked_and_explained(visit: Maker, lang: str) -> None:
    client = visit()
    for at, kind in enumerate(KINDS):
        game = next(each for each in TRAINED if any(skill.variant == each for skill in list_skills(kind)))
        begin(client, 1, kind=kind, game=game)
        page = client.get(f"/{lang}/train?view=question")
        question = find_question(asked(client, lang))
        assert page.text.count('class="choice"') == len(question.choices)
        place = (question.key, (question.key + 1) % len(question.choices), "unknown")[at % 3]
        told = client.post(
            f"/{lang}/train", data={"act": "answer", "question": question.id, "choice": str(place)}, headers=OWN
        )
        assert told.status_code == 200
        assert ("is-right" in told.text, "verdict good" in told.text) == (True, at % 3 == 0)
        assert told.text.count('class="mark-made"') == (at % 3 != 2)
        for source in re.findall(r'srcset="([^"]+)"', told.text):
            drawn = client.get(source.replace("&amp;", "&"))
            assert (drawn.status_code, drawn.headers["content-type"]) == (200, "image/svg+xml")


def test_a_wrong_answer_names_the_mistake_that_leads_to_it(visit: Maker) -> None:
    client = visit()
    begin(client, 1, kind="kicker-count")
    question = find_question(asked(client))
    wrong = next(at for at, choice in enumerate(question.choices) if choice.misconceptions)
    page = client.get(answer(client, wrong).headers["location"]).text
    assert "The mistake: “" in page
    assert 'class="mark-made"' in page
    total = client.get("/en/train?view=sum").text
    assert "Correct answers: <bdi>0</bdi> of <bdi>1</bdi>." in total
    assert "Mistakes in this round" in total


def test_a_wrong_answer_shows_the_cards_that_the_mistake_takes_for_a_hand(visit: Maker) -> None:
    client, shown = visit(), 0
    begin(client, 20, kind="name-the-hand")
    for _ in range(20):
        question = find_question(asked(client))
        wrong = next(at for at, choice in enumerate(question.choices) if choice.misconceptions)
        page = client.get(answer(client, wrong).headers["location"]).text
        expected = sum(fact.code == "why-misread" for fact in grade(question, wrong).reasons)
        assert page.count("Read that way, the hand of ") == expected
        shown += expected
    assert shown


def test_a_round_that_cannot_be_is_refused_on_the_same_screen(visit: Maker, path: Path) -> None:
    client = visit()
    for lang, form in product(LANGUAGES, WRONG_ROUNDS):
        sent = {"act": "begin", "game": "holdem", "kind": "", "count": "5", **form}
        page = client.post(f"/{lang}/train", data=sent, headers=OWN)
        assert page.status_code == 422
        assert 'role="alert"' in page.text
        if lang == "en" and form.get("kind") == "hi-lo-shares":
            assert "“What part of the pot?” is not asked in this game" in page.text
    assert rows(path, "rounds") == 0


WRONG_ROUNDS = (
    {"kind": "hi-lo-shares", "game": "holdem"},
    {"kind": "who-wins", "game": "go"},
    {"kind": "chess", "game": "holdem"},
    {"count": "0"},
    {"count": "501"},
    {"count": "ten"},
    {"count": "9" * 5000},
)


# progress moved, deleted, and not to be had


def test_progress_goes_out_and_in_again_in_the_form_of_the_command_line(visit: Maker, path: Path) -> None:
    client = visit()
    begin(client, 3)
    for choice in (0, "unknown", 1):
        answer(client, choice)
    taken = client.get("/en/train/progress")
    assert taken.headers["content-disposition"] == 'attachment; filename="oddchip-progress.json"'
    assert taken.headers["cache-control"] == "no-store"
    assert taken.json()["schema"] == "oddchip/progress/1"
    left = send(client, act="forget")
    assert "All progress is deleted" in client.get(left.headers["location"]).text
    assert (rows(path, "answers"), rows(path, "learners")) == (0, 0)
    other = visit(shared=True)
    for count in (3, 0):
        added = other.post("/en/train/progress", files={"file": ("p.json", taken.content)}, headers=OWN)
        assert f"New answers: {count}." in re.sub("<[^>]+>", "", added.text)
    assert other.get("/en/train/progress").json() == taken.json()
    send(other, act="forget")
    assert COOKIE not in other.cookies
    assert rows(path, "learners") == 0


@pytest.mark.parametrize(
    ("content", "said"),
    [
        (b"", "No file was chosen"),
        (b"{", "JSON"),
        (b"[" * 100_000, "JSON"),
        (b"[]", "object"),
        (b'{"schema": "oddchip/progress/2", "answers": []}', "oddchip/progress/1"),
        (b'{"schema": "oddchip/progress/1", "answers": [{}]}', "answers[0]"),
    ],
)
def test_a_file_that_is_no_progress_is_refused_in_words(visit: Maker, path: Path, content: bytes, said: str) -> None:
    client = visit(shared=True)
    page = client.post("/en/train/progress", files={"file": ("p.json", content)}, headers=OWN)
    assert page.status_code == (422 if content else 200)
    assert said in page.text
    assert COOKIE not in client.cookies
    assert not path.exists()


def test_more_than_is_kept_is_refused(visit: Maker, path: Path) -> None:
    with Store(path) as store:
        lesson = Lesson.begin(store, Scope(), 6)
        for _ in range(6):
            lesson.answer(None)
    file = visit().get("/en/train/progress").content
    client = visit(shared=True, visitor_answers=5)
    assert "taken at most: 5" in client.post("/en/train/progress", files={"file": ("p", file)}, headers=OWN).text
    small = visit(shared=True, progress_bytes=1_000)
    assert small.post("/en/train/progress", files={"file": ("p", file)}, headers=OWN).status_code == 413
    assert visit(shared=True).post("/en/train", data={"act": "x" * 70_000}, headers=OWN).status_code == 413


def test_moments_that_no_calendar_has_are_refused_or_kept_but_break_nothing(visit: Maker) -> None:
    client = visit()
    begin(client, 2)
    answer(client, "unknown")
    record = client.get("/en/train/progress").json()
    for at in ("0001-01-01T00:00:00Z", "9999-12-31T23:59:59Z"):
        record["answers"] = [{**record["answers"][0], "id": at, "at": at}]
        added = client.post("/en/train/progress", files={"file": ("p", json.dumps(record))}, headers=OWN)
        assert added.status_code in (200, 422)
        assert client.get("/en/train").status_code == 200


@pytest.mark.parametrize("who", ["user", "visitor"])
def test_a_database_that_cannot_be_opened_is_a_page(visit: Maker, path: Path, who: str) -> None:
    client = visit(shared=who == "visitor")
    begin(client)
    path.write_bytes(b"no database at all " * 100)
    for each in path.parent.glob("*-*"):
        each.unlink()
    for lang in LANGUAGES:
        for page in (
            client.get(f"/{lang}/train"),
            client.get(f"/{lang}/train?view=question"),
            client.get(f"/{lang}/train/progress"),
            *(client.post(f"/{lang}/train", data={"act": act}, headers=OWN) for act in ("answer", "forget")),
            client.post(f"/{lang}/train", data={"act": "begin", "game": "holdem"}, headers=OWN),
        ):
            assert page.status_code == 500
            assert 'role="alert"' in page.text
            assert f'<html lang="{lang}"' in page.text
            # Only the user of this machine is told where the file is.
            assert (str(path.parent) in page.text) == (who == "user")
            assert path.name in page.text


def test_a_full_house_is_said_at_once(visit: Maker) -> None:
    client = visit(waiting=-4)
    for response in (client.get("/en/train"), begin(client), client.get("/en/train/progress")):
        assert response.status_code == 503
        assert response.headers["retry-after"] == "1"


def test_screens_are_kept_by_no_cache_and_pictures_may_be(visit: Maker) -> None:
    client = visit()
    begin(client)
    for view in ("", "?view=question", "?view=forget"):
        assert client.get(f"/en/train{view}").headers["cache-control"] == "no-store"
    assert "max-age" in client.get(f"/en/picture/question.svg?of={asked(client)}").headers["cache-control"]
    for of in (
        "",
        "who-wins",
        "who-wins/holdem/any/x",
        "who-wins/holdem/any/²",
        "who-wins/chess/any/1",
        "a/b/c/" + "9" * 6000,
    ):
        assert client.get("/en/picture/question.svg", params={"of": of}).status_code == 404
    assert client.get("/en/picture/answer.svg?of=kicker-count/holdem/any/1").status_code == 404
