"""Games, rules, terms, schemas, codes and pictures over HTTP."""

from urllib.parse import quote
from xml.etree import ElementTree

import pytest

from oddchip import ERROR_CODES, find_schema, list_variants, parse_showdown, settle, to_svg
from oddchip.pots import PRESETS, SETTINGS
from oddchip.schemas import SCHEMAS
from oddchip.wording import glossary
from tests.web.api.checking import check_problem, check_shape
from tests.web.api.conftest import LANGUAGES, LINE


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_game_is_listed_and_explained(client, lang):
    listed = client.get(f"/api/v1/variants?lang={lang}").json()
    assert [record["key"] for record in listed] == [variant.key for variant in list_variants()]
    for record in listed:
        check_shape(client, "Variant", record)
        whole = client.get(f"/api/v1/variants/{record['key']}", headers={"accept-language": lang}).json()
        check_shape(client, "Variant", whole)
        assert whole["name"] == record["name"]
        assert whole["rules"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_house_rules_are_listed_and_explained(client, lang):
    record = client.get(f"/api/v1/rules?lang={lang}").json()
    check_shape(client, "Rules", record)
    assert [preset["key"] for preset in record["presets"]] == list(PRESETS)
    assert list(record["settings"]) == list(SETTINGS)
    changed = client.get(f"/api/v1/rules/standard,odd-chip:suit?lang={lang}").json()
    check_shape(client, "Preset", changed)
    assert changed["settings"]["odd-chip"]["value"] == "suit"
    assert changed["settings"]["odd-chip"]["standard"] is False


@pytest.mark.parametrize("lang", LANGUAGES)
def test_terms_are_listed_and_found(client, lang):
    everything = client.get(f"/api/v1/terms?lang={lang}").json()
    assert everything == [entry._asdict() for entry in glossary(lang)]
    check_shape(client, "Term", everything[0])
    word = everything[0]["term"]
    found = client.get("/api/v1/terms", params={"lang": lang, "word": word}).json()
    assert everything[0] in found
    assert client.get("/api/v1/terms", params={"word": "zzzz"}).json() == []


def test_schemas_and_codes_are_published(client):
    for name in SCHEMAS:
        assert client.get(f"/api/v1/schemas/{name.split('/')[1]}").json() == find_schema(name)
    codes = client.get("/api/v1/problems").json()
    assert set(codes) == set(ERROR_CODES)
    check_shape(client, "ProblemCode", codes["not-json"])
    assert codes["not-json"]["status"] == 400


@pytest.mark.parametrize(
    ("path", "code"),
    [
        ("variants/omaha9", "unknown-variant"),
        ("rules/mars", "unknown-rules"),
        ("schemas/equity9", "wrong-schema"),
        ("figure/ladder/omaha9", "unknown-variant"),
        ("nothing", "not-found"),
        ("jobs/../../etc", "not-found"),
    ],
)
def test_names_nobody_knows_are_not_found(client, path, code):
    check_problem(client, client.get(f"/api/v1/{path}"), 404, code)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_settlement_is_drawn_from_its_line_or_its_object(client, lang):
    expected = to_svg(settle(parse_showdown(LINE)), lang=lang, theme="dark", four_colour=True, width=400)
    options = f"lang={lang}&theme=dark&four_colour=true&width=400"
    drawn = client.get(f"/api/v1/figure?line={quote(LINE, safe='')}&{options}")
    assert drawn.text == expected
    assert drawn.headers["content-type"].startswith("image/svg+xml")
    assert "sandbox" in drawn.headers["content-security-policy"]
    assert client.post(f"/api/v1/figure?{options}", json=LINE).text == expected


def test_a_picture_that_is_still_the_same_is_not_sent_again(client):
    path = f"/api/v1/figure?line={quote(LINE, safe='')}"
    tag = client.get(path).headers["etag"]
    again = client.get(path, headers={"if-none-match": tag})
    assert (again.status_code, again.content) == (304, b"")


@pytest.mark.parametrize(
    "path",
    [
        "ladder/plo8",
        "ladder/6+?rules=roberts,short-deck:trips-over-straight",
        "ladder/razz",
        "kickers",
        "range?range=QQ%2B,AKs:0.5",
    ],
)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_teaching_pictures_are_drawn(client, path, lang):
    answer = client.get(f"/api/v1/figure/{path}", params=None, headers={"accept-language": lang})
    assert answer.status_code == 200
    assert ElementTree.fromstring(answer.text).get("lang") == lang


@pytest.mark.parametrize(
    ("path", "code", "field"),
    [
        ("figure", "missing-field", "line"),
        ("figure?line=x&width=10", "wrong-type", "width"),
        ("figure?line=x&theme=pink", "wrong-type", "theme"),
        ("figure?line=x", "line-parts", None),
        ("figure/range?range=QQx", "range-tail", None),
        ("figure/ladder/holdem?rules=home", "unknown-rules", None),
        ("figure/ladder/holdem?rules=standard,short-deck:both", "setting-value", None),
        ("figure/range?range=" + "A" * 2001, "too-many", "range"),
        ("terms?word=" + "x" * 61, "wrong-type", "word"),
    ],
)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_parameters_that_do_not_fit_are_problems(client, path, code, field, lang):
    record = check_problem(client, client.get(f"/api/v1/{path}", headers={"accept-language": lang}), 422, code)
    assert record.get("field") == field
    assert record["lang"] == lang
