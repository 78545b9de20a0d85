"""``oddchip verify``."""

import json

import pytest

from oddchip.cli.verify import read_payments
from oddchip.errors import OddchipError
from tests.cli.running import LANGUAGES

LINE = "holdem | As Kd Qc Jh Ts | *A: 2c 3c 25 | B: 4c 5c 25 | C: fold 1"


def test_right_payouts_are_confirmed(run):
    assert run("verify", LINE, "--paid", "A=25,B=26") == (0, "The payouts are right.\n", "")


def test_a_refund_may_be_counted_in(run):
    line = "holdem | As Kd Qc Jh 9s | *A: 2c 3c 25 | B: Td 5c 40"
    assert "uncalled bet" in run("verify", line, "--paid", "B=65").out
    assert run("verify", line, "--paid", "B=50").code == 0


@pytest.mark.parametrize("lang", LANGUAGES)
def test_wrong_payouts_name_the_seats_and_the_rule(run, lang):
    ran = run("verify", LINE, "--paid", "A=26,B=25", "--lang", lang, "--no-isolates")
    assert ran.code == 1
    assert "A\t26\t25" in ran.out
    assert "B\t25\t26" in ran.out
    assert {"en": "left of the button", "ru": "слева от баттона", "ar": "بعد الزر"}[lang] in ran.out


def test_a_difference_as_json(run):
    record = json.loads(run("verify", LINE, "--paid", "A=26,B=25", "--json").out)
    assert record["agrees"] is False
    assert [(item["player"], item["paid"], item["owed"]) for item in record["differences"]] == [
        ("A", "26", "25"),
        ("B", "25", "26"),
    ]


@pytest.mark.parametrize(
    ("text", "payouts"),
    [
        ("A=1", {"A": 1}),
        (' A = 1 , "B, C"=2', {"A": 1, "B, C": 2}),
        ('"say ""hi"""=3', {'say "hi"': 3}),
        ("A=1,A=2", {"A": 3}),
        ("", {}),
    ],
)
def test_payments_are_read_as_typed(text, payouts):
    assert read_payments(text) == payouts


@pytest.mark.parametrize("text", ["A", "A=", "A=1,500x", "=", '"A=1', "A=-1"])
def test_other_text_is_no_payment(text):
    with pytest.raises(OddchipError):
        read_payments(text)
