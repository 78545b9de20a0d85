"""Every published schema is one, and what the library answers fits the schema it names."""

import random
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from jsonschema import Draft202012Validator, ValidationError

from oddchip import (
    chances,
    equity,
    find_draws,
    find_schema,
    outs,
    parse_range,
    parse_showdown,
    settle,
    settlement_equity,
    verify,
)  # fmt: skip
from oddchip.errors import RecordError
from oddchip.schemas import SCHEMAS
from oddchip.variants import list_variants
from oddchip.web.api import examples, long_work
from tests.dealing import deal

NEW = [name for name in SCHEMAS if name not in ("oddchip/showdown/1", "oddchip/settlement/1")]


def check(record: dict[str, Any], name: str) -> None:
    """The record names this form and fits its schema."""
    assert record["schema"] == f"oddchip/{name}/1"
    Draft202012Validator(find_schema(record["schema"])).validate(record)


def objects(schema: Any) -> Iterator[dict[str, Any]]:
    """Every part of a schema that describes an object with fields of its own."""
    if isinstance(schema, dict):
        if "properties" in schema:
            yield schema
        for part in schema.values():
            yield from objects(part)
    elif isinstance(schema, list):
        for part in schema:
            yield from objects(part)


@pytest.mark.parametrize("name", SCHEMAS)
def test_a_schema_is_a_schema_with_a_name_and_a_title(name: str) -> None:
    schema = find_schema(name)
    Draft202012Validator.check_schema(schema)
    assert schema["$id"] == "urn:" + name.replace("/", ":")
    assert schema["title"]
    assert name in str(schema["properties"]["schema"])


@pytest.mark.parametrize("name", NEW)
def test_an_answer_leaves_nothing_out(name: str) -> None:
    for part in objects(find_schema(name)):
        if part["properties"].keys() == {"fact"}:
            continue  # facts have fields of their own beside their code
        assert part["additionalProperties"] is False
        assert part["required"] == list(part["properties"])


def test_an_unknown_schema_is_refused_with_those_that_are_known() -> None:
    with pytest.raises(RecordError) as caught:
        find_schema("oddchip/equity/2")
    assert caught.value.code == "wrong-schema"
    assert "oddchip/equity/1" in str(caught.value)


def quiet(*_: int) -> None:
    """Progress that nobody watches."""


def values(described: dict[str, Any]) -> list[dict[str, Any]]:
    return [example["value"] for example in described.values()]


@pytest.mark.parametrize("asked", values(examples.MATCHUPS))
def test_published_examples_of_equity_fit(asked: dict[str, Any]) -> None:
    options = {name: value for name, value in asked.items() if name not in ("variant", "hands")}
    check(long_work.find_equity(asked["variant"], asked["hands"], options, quiet), "equity")


@pytest.mark.parametrize("asked", values(examples.POTS))
def test_published_examples_of_pots_fit(asked: dict[str, Any]) -> None:
    check(long_work.find_pot_equity(asked["showdown"], {}, quiet), "settlement-equity")


@pytest.mark.parametrize("asked", values(examples.CONDITIONS))
def test_published_examples_of_chances_fit(asked: dict[str, Any]) -> None:
    options = {name: value for name, value in asked.items() if name not in ("variant", "hole", "board")}
    check(
        long_work.find_chances(asked["variant"], asked.get("hole", ""), asked.get("board", ""), options, quiet),
        "chances",
    )


@pytest.mark.parametrize("asked", values(examples.DRAWING))
def test_published_examples_of_outs_fit(asked: dict[str, Any]) -> None:
    check(long_work.count_outs(**asked, dead=""), "outs")


@pytest.mark.parametrize("asked", values(examples.RANGES))
def test_published_examples_of_ranges_fit(asked: dict[str, Any]) -> None:
    check(long_work.read_range(asked["range"], asked.get("variant", "holdem"), "", 300_000), "range")


@pytest.mark.parametrize("asked", values(examples.VERIFICATIONS))
def test_published_examples_of_verifications_fit(asked: dict[str, Any]) -> None:
    check(verify(settle(parse_showdown(asked["showdown"])), asked["paid"]).to_json(), "verification")


@pytest.mark.parametrize("key", [variant.key for variant in list_variants()])
def test_answers_about_every_game_fit(key: str) -> None:
    showdown = deal(key, 7)
    hands = [" ".join(card.code for card in seat.known) for seat in showdown.seats if seat.known][:2]
    if len(hands) == 2 and not showdown.variant.parts:
        boards = " / ".join(" ".join(card.code for card in board[:4]) for board in showdown.boards)
        answer = equity(key, hands, board=boards if showdown.variant.board else "", samples=200, seed=1)
        check(answer.to_json(), "equity")
    if showdown.variant.family == "board" and not showdown.variant.parts and showdown.variant.boards == 1:
        flop = [card.code for card in showdown.boards[0][:3]]
        found = outs(key, hands[0], " ".join(flop), hands[1:])
        check(found.to_json(find_draws(key, hands[0], " ".join(flop))), "outs")
    if not showdown.variant.parts:
        hole = hands[0].split()
        board = [card.code for card in showdown.boards[0][:4]] if showdown.variant.board else []
        check(chances(key, " ".join(hole), " ".join(board)).to_json(), "chances")


@pytest.mark.parametrize("text", ["random", "AA:0.5, KK@33", "22-55 !5s5d", "AhKh", "none", "A5s-A2s:1/3"])
def test_ranges_fit(text: str) -> None:
    check(parse_range(text).to_json(), "range")
    check(parse_range(text).without("As").to_json(), "range")


def test_interrupted_and_unsized_pots_fit() -> None:
    line = "holdem | Qs 9h 6d 4c | A: Ad Qc | B: Kd Qh | C: ?"
    check(settlement_equity(line, samples=100, seed=1).to_json(), "settlement-equity")
    check(
        settlement_equity("omaha | Qs 9h 6d 4c 2s | A: Ad Qc 2d 3d 5.50 | B: Kd Qh Ts Tc 7").to_json(),
        "settlement-equity",
    )


BREAKS: list[Callable[[dict[str, Any]], object]] = [
    lambda record: record.pop("total"),
    lambda record: record.update(method="guessed"),
    lambda record: record.update(more=1),
    lambda record: record["players"][0].update(equity="0.5"),
    lambda record: record["players"][0].update(win=-1),
    lambda record: record.update(dead="XX"),
    lambda record: record.update(seed="1"),
]


@pytest.mark.parametrize("breaks", BREAKS)
def test_a_schema_refuses_what_is_no_answer(breaks: Callable[[dict[str, Any]], object]) -> None:
    record = equity("holdem", ["AsAh", "KdKc"]).to_json()
    check(record, "equity")
    breaks(record)
    with pytest.raises(ValidationError):
        check(record, "equity")


def test_shuffled_fields_fit_too() -> None:
    record = equity("holdem8", ["As2d", "KK"], board="2c 3c 4d").to_json()
    names = list(record)
    random.Random(1).shuffle(names)
    check({name: record[name] for name in names}, "equity")
