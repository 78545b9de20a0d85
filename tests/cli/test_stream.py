"""``oddchip settle -``: one answer a line, errors in their places."""

import json
import subprocess
import sys

import pytest

from tests.cli.error_lines import GOOD
from tests.cli.running import run_alone

RECORD = json.dumps(
    {"variant": "holdem", "boards": ["Qs 9h 6d 4c 2s"],
     "seats": [{"name": "A", "hole": "Ad Qc", "live": 1}, {"name": "B", "hole": "Kd Qh", "live": 1}]}
)  # fmt: skip
MIXED = f"{GOOD}\n\n# a comment\nholdem | Qs 9h 6d 4c 2z | A: Ad Qc 1 | B: Kd Qh 1\n{RECORD}\n{{\n{GOOD}\n".encode()


def test_every_line_is_answered_in_its_place(run):
    ran = run("settle", "--json", "-", stdin=MIXED)
    answers = [json.loads(line) for line in ran.out.splitlines()]
    assert ran.code == 2
    assert [answer.get("error") for answer in answers] == [None, "unknown-card", None, "not-json", None]
    assert answers[1] == {
        "error": "unknown-card",
        "line": 4,
        "position": 22,
        "message": "Line 4: Position 22: “2z” is not a card. A card is a rank and a suit, such as 2s 2h 2d 2c.",
        "given": "2z",
        "suggestion": "2s 2h 2d 2c",
    }


def test_without_json_every_answer_is_one_line(run):
    lines = run("settle", "-", "--lang", "ru", stdin=MIXED).out.splitlines()
    assert len(lines) == 5
    assert lines[0].startswith("Игрок A выигрывает")
    assert lines[1].startswith("Строка 4")


def test_a_line_that_is_no_utf8_is_an_error_among_answers(run):
    ran = run("settle", "--json", "-", stdin=b"\xff\xfe\n" + GOOD.encode())
    answers = [json.loads(line) for line in ran.out.splitlines()]
    assert [answer.get("error") for answer in answers] == ["file-unreadable", None]


def test_no_input_is_no_output_and_no_error(run):
    assert run("settle", "--json", "-", stdin=b"") == (0, "", "")


def test_an_answer_comes_before_the_next_question_is_asked():
    with subprocess.Popen(
        [sys.executable, "-m", "oddchip", "settle", "--json", "-"], stdin=subprocess.PIPE, stdout=subprocess.PIPE
    ) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        for _ in range(2):
            process.stdin.write(GOOD.encode() + b"\n")
            process.stdin.flush()
            assert json.loads(process.stdout.readline())["payouts"] == {"A": "200"}
        process.stdin.close()
        assert process.wait(10) == 0


def test_lone_surrogates_in_json_are_answered_with_valid_json():
    answer = run_alone("settle", "--json", "-", stdin=RECORD.replace('"A"', '"\\ud800"') + "\n")
    assert json.loads(answer.out)["payouts"] == {"\ud800": "2"}


@pytest.mark.parametrize("written", ["0.1", "100.5", "1e-1", "1000000000000000.5"])
def test_an_amount_with_a_fraction_is_a_string_in_json(run, written):
    """As the published schema has it; `test_records` holds the reader and the schema together."""
    record = RECORD.replace('"live": 1}', f'"live": {written}}}')
    answer = json.loads(run("settle", "--json", "-", stdin=record).out)
    assert (answer["error"], answer["path"]) == ("wrong-type", "seats[0].live")
    assert answer["expected"].startswith('integer | "')


@pytest.mark.parametrize("written", ["1.0", "1e0", "10e-1"])
def test_a_number_without_a_fraction_is_an_integer_however_it_is_written(run, written):
    record = RECORD.replace('"live": 1}', f'"live": {written}}}')
    assert json.loads(run("settle", "--json", "-", stdin=record).out)["payouts"] == {"A": "2"}


def test_deeply_nested_and_endless_json_is_refused(run):
    for text in ("[" * 100_000, '{"chip": ' + "9" * 5000 + "}", '{"variant": NaN}'):
        answer = json.loads(run("settle", "--json", "-", stdin=text).out)
        assert answer["error"] in ("not-json", "wrong-type", "missing-field")
