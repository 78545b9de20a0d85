"""Limits, hostile input, languages, headers and hosts."""

import json
import logging
import time

import pytest

from oddchip.errors import ERROR_CODES
from oddchip.web.log_lines import JsonLines
from oddchip.web.problems import STATUS
from oddchip.web.security import SECURITY_HEADERS
from tests.web.api.checking import check_problem, description
from tests.web.api.conftest import LANGUAGES, LINE

JSON = {"content-type": "application/json"}
MANY = " | ".join(f"P{place}: ? {place + 1}" for place in range(30))
HOSTILE = {
    "ten megabytes": ({"content": b"x" * 10_000_000, "headers": JSON}, 413, "body-too-large"),
    "ten megabytes in pieces": (
        {"content": (b"x" * 100_000 for _ in range(100)), "headers": JSON}, 413, "body-too-large",
    ),
    "ten thousand seats": (
        {"json": {"variant": "holdem", "seats": [{"name": f"P{place}"} for place in range(10_000)]}},
        413, "body-too-large",
    ),
    "a thousand seats": (
        {"json": {"variant": "holdem", "seats": [{"name": f"P{place}"} for place in range(1000)]}}, 422, "too-many",
    ),
    "thirty seats in a line": ({"json": f"holdem | - | {MANY}"}, 422, "too-many"),
    "five thousand seats in a line": ({"json": "holdem | - |" + "A: ? |" * 5000}, 422, "too-many"),
    "many boards": ({"json": {"variant": "holdem", "boards": [""] * 9, "seats": [{"name": "A"}]}}, 422, "too-many"),
    "many boards in a line": ({"json": f"holdem | {' / '.join(['As Ks Qs Js'] * 9)} | A: ? 1"}, 422, "too-many"),
    "bad UTF-8": ({"content": b'"\xff\xfe"', "headers": JSON}, 400, "not-utf8"),
    "half a surrogate pair": ({"content": b'"\\ud800"', "headers": JSON}, 400, "not-utf8"),
    "deep arrays": ({"content": b"[" * 60_000, "headers": JSON}, 400, "not-json"),
    "deep objects": ({"content": b'{"a":' * 10_000, "headers": JSON}, 400, "not-json"),
    "no number": ({"content": b"NaN", "headers": JSON}, 400, "not-json"),
    "a number of many digits": ({"content": b"9" * 60_000, "headers": JSON}, 400, "not-json"),
    "an exponent": (
        {"content": b'{"variant": "holdem", "pot": 1e999999999, "seats": [{"name": "A"}]}', "headers": JSON},
        422, "wrong-type",
    ),
    "nothing": ({"content": b"", "headers": JSON}, 400, "not-json"),
    "a picture": ({"content": b"x", "headers": {"content-type": "image/png"}}, 415, "media-type"),
    "a form": ({"data": {"line": "x"}}, 415, "media-type"),
}  # fmt: skip


@pytest.mark.parametrize("case", HOSTILE)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_hostile_input_is_refused_with_a_code_within_a_second(client, case, lang):
    request, status, code = HOSTILE[case]
    if case == "ten megabytes in pieces":
        request = {**request, "content": (b"x" * 100_000 for _ in range(100))}
    begin = time.monotonic()
    record = check_problem(client, client.post(f"/api/v1/settle?lang={lang}", **request), status, code)
    assert time.monotonic() - begin < 1
    assert record["lang"] == lang
    assert client.post("/api/v1/settle", json=LINE).status_code == 200


def test_a_long_address_is_refused(client):
    check_problem(client, client.get("/api/v1/figure?line=" + "A" * 9000), 414, "address-too-long")
    page = client.get("/" + "A" * 9000)
    assert (page.status_code, page.headers["content-type"]) == (414, "text/html; charset=utf-8")


@pytest.mark.parametrize(
    ("headers", "query", "lang"),
    [
        ({}, "", "en"),
        ({"accept-language": "ru"}, "", "ru"),
        ({"accept-language": "de, ar-EG;q=0.9, ru;q=0.5"}, "", "ar"),
        ({"accept-language": "de"}, "", "en"),
        ({"accept-language": "ru;q=0"}, "", "en"),
        ({"accept-language": ";;;q=x,,ru"}, "", "ru"),
        ({"accept-language": "ru"}, "?lang=ar", "ar"),
    ],
)
def test_the_language_is_the_one_asked_for(client, headers, query, lang):
    record = check_problem(client, client.get(f"/api/v1/nothing{query}", headers=headers), 404, "not-found")
    assert record["lang"] == lang


def test_an_unknown_language_is_refused(client):
    record = check_problem(client, client.get("/api/v1/terms?lang=xx"), 422, "unknown-language")
    assert record["arguments"]["given"] == "xx"


@pytest.mark.parametrize(
    ("method", "path", "allowed"),
    [
        ("PUT", "/api/v1/settle", "POST"),
        ("HEAD", "/api/v1/settle", "POST"),
        ("DELETE", "/api/v1/figure", "GET, HEAD, POST"),
        ("POST", "/api/v1/terms", "GET, HEAD"),
        ("PATCH", "/api/v1/jobs/x", "GET, HEAD, DELETE"),
    ],
)
def test_other_methods_are_refused_with_those_that_work(client, method, path, allowed):
    answer = client.request(method, path)
    if method == "HEAD":
        assert (answer.status_code, answer.content) == (405, b"")
    else:
        assert check_problem(client, answer, 405, "method-not-allowed")["arguments"]["given"] == method
    assert answer.headers["allow"] == allowed


@pytest.mark.parametrize("path", ["/", "/en/", "/healthz", "/api/v1/terms", "/api/v1/figure/kickers"])
def test_head_has_the_headers_of_get_and_no_body(client, path):
    asked = client.get(path, follow_redirects=False)
    client.cookies.clear()  # so that the second is as new to the server as the first
    told = client.head(path, follow_redirects=False)
    assert (told.status_code, told.content) == (asked.status_code, b"")
    assert told.headers == asked.headers


@pytest.mark.parametrize("lang", ["en", "ru", "ar"])
def test_the_values_a_parameter_takes_are_listed_without_words_of_a_language(client, lang):
    answer = client.post(f"/api/v1/explain?detail=long&lang={lang}", json=LINE)
    assert check_problem(client, answer, 422, "wrong-type")["arguments"]["expected"] == "brief | full | teach"


@pytest.mark.parametrize(
    "path", ["/api/v1/terms", "/api/v1/nothing", "/api/docs", "/healthz", "/api/v1/figure/kickers"]
)
def test_every_answer_is_strict_with_browsers(client, path):
    headers = client.get(path).headers
    assert set(SECURITY_HEADERS) <= set(headers)
    policy = headers["content-security-policy"]
    assert "default-src 'none'" in policy
    assert "frame-ancestors 'none'" in policy
    assert "script-src 'self'" in policy or "script-src" not in policy
    assert "unsafe" not in policy or "svg" in headers["content-type"]


@pytest.mark.parametrize("host", ["localhost", "LOCALHOST:8000", "127.0.0.1:80", "[::1]:8000"])
def test_loopback_names_are_answered(client, host):
    assert client.get("/healthz", headers={"host": host}).status_code == 200


@pytest.mark.parametrize(
    "host", ["evil.example", "localhost.evil.example", "127.0.0.1.nip.io", "", "[::2]", "localhost@x"]
)
def test_other_names_are_not(client, host):
    check_problem(client, client.get("/healthz", headers={"host": host}), 421, "host-unknown")


def test_the_log_has_no_cards(client, caplog):
    with caplog.at_level(logging.INFO, "oddchip.web"):
        logging.getLogger("oddchip.web").propagate = True
        client.post("/api/v1/settle", json=LINE)
        client.get("/api/v1/figure", params={"line": LINE})
        client.get("/Qs-9h-6d")
    lines = [
        json.loads(JsonLines().format(record)) for record in caplog.records if record.name == "oddchip.web.requests"
    ]
    assert [(line["method"], line["route"], line["status"]) for line in lines] == [
        ("POST", "/api/v1/settle", 200),
        ("GET", "/api/v1/figure", 200),
        ("GET", "-", 404),
    ]
    assert "Qs" not in json.dumps(lines)
    assert all(line["ms"] >= 0 and line["bytes"] > 0 for line in lines)


def test_every_code_with_a_status_exists():
    assert set(STATUS) <= set(ERROR_CODES)


def test_the_description_is_whole_and_stays_on_this_host(client):
    document = client.get("/api/v1/openapi.json").json()
    assert document == json.loads(json.dumps(description(client)))
    assert document["openapi"].startswith("3.1")
    told = json.dumps(document)
    for part in told.split('"#/components/schemas/')[1:]:
        assert part.partition('"')[0] in document["components"]["schemas"]
    for path, item in document["paths"].items():
        for method, operation in item.items():
            assert {"summary", "description", "operationId", "responses"} <= set(operation), (method, path)
            assert "422" in operation["responses"]
    page = client.get("/api/docs")
    assert page.status_code == 200
    assert "http" not in page.text.replace("HTTP API", "")
    for name in ("start.js", "swagger-ui.css", "swagger-ui-bundle.js", "favicon-32x32.png"):
        assert f"/api/docs/{name}" in page.text
        assert client.get(f"/api/docs/{name}").status_code == 200
    assert client.get("/api/docs/other.js").status_code == 404
