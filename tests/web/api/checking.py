"""What every answer must be: of its declared type and shape."""

from typing import Any

from fastapi import FastAPI
from fastapi.testclient import TestClient
from jsonschema import Draft202012Validator

from oddchip.web.api.description_page import describe_api

_documents: dict[str, Any] = {}


def description(client: TestClient) -> dict[str, Any]:
    """The OpenAPI description of the application, made once."""
    if not _documents:
        app = client.app
        assert isinstance(app, FastAPI)
        _documents.update(describe_api(app))
    return _documents


def check_shape(client: TestClient, name: str, value: Any) -> None:
    """The value has the shape of this name."""
    document = description(client)
    Draft202012Validator({"$ref": f"#/components/schemas/{name}", "components": document["components"]}).validate(value)


def check_problem(client: TestClient, answer: Any, status: int, code: str) -> dict[str, Any]:
    """The answer is a problem of this status and code; its record."""
    assert answer.status_code == status, answer.text
    assert answer.headers["content-type"] == "application/problem+json"
    record: dict[str, Any] = answer.json()
    check_shape(client, "Problem", record)
    assert (record["code"], record["status"]) == (code, status)
    assert record["type"] == f"urn:oddchip:problem:{code}"
    assert record["detail"]
    assert answer.headers["content-language"] == record["lang"]
    return record
