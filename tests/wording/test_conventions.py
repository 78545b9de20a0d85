"""Numbers, percentages, plurals and lists are those of the Babel that is installed."""

from decimal import Decimal

import pytest
from babel import Locale
from babel.lists import format_list
from babel.numbers import format_decimal, format_percent

from oddchip.wording import LANGUAGES, get_speaker
from oddchip.wording.catalogue import LANGUAGE_TABLE
from oddchip.wording.conventions import Conventions
from oddchip.wording.isolates import without_controls

NUMBERS = (*range(130), 302, 999, 1000, 1500, 1712304, -5, -1500, Decimal("0.05"), Decimal("1.5"), Decimal("12345.678"))


def babel_locale(lang: str) -> Locale:
    return Locale.parse(LANGUAGE_TABLE[lang].locale, sep="-")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_numbers_and_plurals(lang: str) -> None:
    locale, conventions = babel_locale(lang), Conventions(LANGUAGE_TABLE[lang].conventions)
    for number in NUMBERS:
        told = without_controls(format_decimal(number, locale=locale, decimal_quantization=False))
        assert without_controls(conventions.number(number)) == told
        assert conventions.plural(number) == locale.plural_form(number)
    assert conventions.direction == locale.text_direction


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("share", ["0.8126", "0.05", "1", "0", "0.125"])
def test_percentages(lang: str, share: str) -> None:
    pattern = babel_locale(lang).percent_formats[None].pattern.replace("0", "0.##")
    told = without_controls(format_percent(Decimal(share), pattern, locale=babel_locale(lang)))
    assert get_speaker(lang, isolates=False).percent(Decimal(share)) == told


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("style", ["standard", "or", "unit"])
@pytest.mark.parametrize("count", [0, 1, 2, 3, 4, 7])
def test_lists(lang: str, style: str, count: int) -> None:
    if (lang, style, count) == ("ar", "unit", 2):
        pytest.skip("Babel 2.19 has no pattern for two there and says the second twice")
    names = [f"{{{at}}}" for at in range(count)]
    conventions = Conventions(LANGUAGE_TABLE[lang].conventions)
    assert conventions.joined(names, style) == format_list(names, style, locale=babel_locale(lang))  # type: ignore[arg-type]


def test_money_takes_no_noun() -> None:
    assert get_speaker("ru", isolates=False).money(Decimal("12.5"), "EUR") == "12,50\u00a0€"
    assert get_speaker("ar", isolates=False).money(100, "chips") == "100\u00a0chips"
