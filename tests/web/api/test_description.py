"""The API as its own description says it: every example is sent, every answer has the shape it declares."""

import json
from collections.abc import Iterator
from typing import Any, NamedTuple
from urllib.parse import quote

import pytest
from jsonschema import Draft202012Validator

from oddchip.web import create_app
from oddchip.web.api.description_page import describe_api

DOCUMENT = json.loads(json.dumps(describe_api(create_app())))
OPERATIONS = [
    (method, path, operation) for path, item in DOCUMENT["paths"].items() for method, operation in item.items()
]
OF_NOBODY = "job_id"
"""The one name without an example, since each job gets its own."""


def check_against(schema: dict[str, Any], value: Any) -> None:
    """The value fits a schema of the description."""
    Draft202012Validator({**schema, "components": DOCUMENT["components"]}).validate(value)


def parameter_examples(operation: dict[str, Any]) -> dict[str, list[Any]]:
    """The examples of each parameter that has any."""
    declared = {each["name"]: each["schema"].get("examples", []) for each in operation.get("parameters", ())}
    return {name: examples for name, examples in declared.items() if examples}


class Example(NamedTuple):
    """A request made of the examples of an operation."""

    method: str
    address: str
    query: dict[str, str]
    sent: dict[str, Any]
    operation: dict[str, Any]


def requests() -> Iterator[Any]:
    """Every operation with each example of its body, or with the first of each parameter."""
    for method, path, operation in OPERATIONS:
        if f"{{{OF_NOBODY}}}" in path:
            continue
        address = path
        examples = parameter_examples(operation)
        query = {name: values[0] for name, values in examples.items() if f"{{{name}}}" not in path}
        for name, values in examples.items():
            address = address.replace(f"{{{name}}}", quote(values[0], safe=""))
        bodies = operation.get("requestBody", {}).get("content", {None: {"examples": {"": {"value": None}}}})
        for kind, content in bodies.items():
            for name, example in content["examples"].items():
                if kind is not None:
                    check_against(content["schema"], example["value"])
                given = example["value"] if kind == "text/plain" else json.dumps(example["value"])
                sent = {} if kind is None else {"content": given.encode(), "headers": {"content-type": kind}}
                told = f"{method} {path} {name} {kind or ''}".rstrip()
                yield pytest.param(Example(method, address, query, sent, operation), id=told)


@pytest.mark.parametrize("example", [*requests()])
@pytest.mark.parametrize("lang", ["en", "ru", "ar"])
def test_an_example_is_answered_as_described(client, example, lang):
    query = {**example.query, "lang": lang}
    answer = client.request(example.method, example.address, params=query, **example.sent)
    assert answer.status_code in (200, 202), answer.text
    kind = answer.headers["content-type"].partition(";")[0]
    described = example.operation["responses"][str(answer.status_code)]
    assert [kind] == list(described["content"])
    assert answer.headers.get("content-language", lang) == lang
    assert {name.lower() for name in described.get("headers", {})} <= set(answer.headers)
    if kind == "application/json":
        check_against(described["content"][kind]["schema"], answer.json())


@pytest.mark.parametrize(("method", "path", "operation"), OPERATIONS)
def test_what_must_be_given_has_an_example(method, path, operation):
    needed = {each["name"] for each in operation.get("parameters", ()) if each.get("required")} - {OF_NOBODY}
    assert needed <= set(parameter_examples(operation))
    for content in operation.get("requestBody", {}).get("content", {}).values():
        assert content["examples"]


def test_events_and_pictures_are_not_described_as_json():
    events = DOCUMENT["paths"]["/api/v1/jobs/{job_id}/events"]["get"]["responses"]["200"]["content"]
    assert list(events) == ["text/event-stream"]
    assert list(DOCUMENT["paths"]["/api/v1/figure"]["post"]["responses"]["200"]["content"]) == ["image/svg+xml"]
