"""Amounts: exact, read without guessing, and refused with the corrected text."""

from decimal import Decimal

import pytest
from hypothesis import given
from hypothesis import strategies as st

from oddchip.errors import TextError
from oddchip.pots import Amount, decimals, exact, format_amount, parse_amount

amounts = st.one_of(
    st.integers(0, 10**15 - 1),
    st.decimals(0, 10**15 - 1, places=8, allow_nan=False, allow_infinity=False).map(exact),
    st.decimals(0, 1000, places=2, allow_nan=False, allow_infinity=False).map(exact),
)


@pytest.mark.parametrize(
    ("text", "amount"),
    [
        ("0", 0), ("100", 100), ("007", 7), ("0.5", Decimal("0.5")), ("0.50", Decimal("0.5")), ("3.00", 3),
        ("999999999999999", 10**15 - 1), ("0.00000001", Decimal("0.00000001")),
        ("999999999999999.99999999", Decimal("999999999999999.99999999")),
    ],
)  # fmt: skip
def test_amounts(text: str, amount: Amount) -> None:
    found = parse_amount(text)
    assert found == amount
    assert type(found) is type(amount)


@pytest.mark.parametrize(
    ("text", "suggestion"),
    [
        ("", "100"), ("abc", "100"), ("-5", "5"), ("+5", "5"), ("$5", "5"), ("5€", "5"), ("5 ₽", "5"),
        ("1,500", "1500"),
        ("1 500", "1500"), ("1'500", "1500"), ("1_500", "1500"), ("1\u202f500", "1500"), ("1,5", "1.5"),
        ("1.500,50", "1500.5"), ("1,500.50", "1500.5"), ("12,345,678", "12345678"), ("1.5k", "1500"), ("2K", "2000"),
        ("3m", "3000000"), ("1e3", "1000"), ("1.5e3", "1500"), ("1e99", "100"), ("999999999999999k", "100"),
        ("5.", "5"), (".5", "0.5"), ("1.2.3", "100"), ("١٠٠", "100"), ("٥", "5"), ("５", "5"),
        (" 5", "5"), ("5 ", "5"), ("1/2", "12"),
    ],
)  # fmt: skip
def test_refused_amounts_with_their_correction(text: str, suggestion: str) -> None:
    with pytest.raises(TextError) as caught:
        parse_amount(text)
    error = caught.value
    assert (error.code, error.arguments["given"], error.arguments["suggestion"]) == ("bad-amount", text, suggestion)


@pytest.mark.parametrize("text", ["1234567890123456", "0.123456789", "1234567890123456.5"])
def test_amounts_beyond_the_limits_are_refused_as_such(text: str) -> None:
    with pytest.raises(TextError) as caught:
        parse_amount(text)
    assert (caught.value.code, caught.value.arguments) == ("amount-too-long", {"given": text})


@given(st.text(st.characters(codec="utf-8"), max_size=20) | st.from_regex(r"[-+$]?[0-9.,' ]{1,20}[kKmM]?(e\d+)?"))
def test_every_correction_is_an_amount(text: str) -> None:
    try:
        parse_amount(text)
    except TextError as error:
        if error.code == "bad-amount":
            parse_amount(str(error.arguments["suggestion"]))


@given(amounts)
def test_written_amounts_are_read_back(amount: Amount) -> None:
    found = parse_amount(format_amount(amount))
    assert found == amount
    assert type(found) is type(amount)
    assert len(format_amount(amount).partition(".")[2]) == decimals(amount)


@pytest.mark.parametrize(
    ("amount", "form"), [(Decimal("2.50"), "2.5"), (Decimal("1E+2"), "100"), (Decimal("3.0"), "3"), (7, "7")]
)
def test_one_form_for_every_amount(amount: Amount, form: str) -> None:
    assert format_amount(exact(amount)) == form
