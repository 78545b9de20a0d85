"""Counts in every case, against the rules of each grammar: the last digits decide."""

from decimal import Decimal

import pytest

from oddchip.pots import Amount
from oddchip.wording import count, get_speaker

COUNTS: tuple[Amount, ...] = (*range(126), 302, 1000, Decimal("1.5"))
SPACE = "\u00a0"

# Nominative of one, accusative of one, "by one" (dative), genitive of one; of a few; accusative of a few; of many.
RUSSIAN = {
    "chips": ("фишка", "фишку", "фишке", "фишки", "фишки", "фишки", "фишек"),
    "cards": ("карта", "карту", "карте", "карты", "карты", "карты", "карт"),
    "players": ("игрок", "игрока", "игроку", "игрока", "игрока", "игроков", "игроков"),
    "pots": ("банк", "банк", "банку", "банка", "банка", "банка", "банков"),
    "boards": ("борд", "борд", "борду", "борда", "борда", "борда", "бордов"),
    "seats": ("место", "место", "месту", "места", "места", "места", "мест"),
    "hands": ("рука", "руку", "руке", "руки", "руки", "руки", "рук"),
}
# None; one; two and its oblique; three to ten; eleven to ninety-nine; hundreds.
ARABIC = {
    "chips": ("لا رقائق", "رقاقة واحدة", "رقاقتان", "رقاقتين", "رقائق", "رقاقة", "رقاقة"),
    "cards": ("لا أوراق", "ورقة واحدة", "ورقتان", "ورقتين", "أوراق", "ورقة", "ورقة"),
    "players": ("لا لاعبين", "لاعب واحد", "لاعبان", "لاعبين", "لاعبين", "لاعبًا", "لاعب"),
    "pots": ("لا أوعية", "وعاء واحد", "وعاءان", "وعاءين", "أوعية", "وعاءً", "وعاء"),
    "boards": ("لا توزيعات", "توزيعة واحدة", "توزيعتان", "توزيعتين", "توزيعات", "توزيعة", "توزيعة"),
    "seats": ("لا مقاعد", "مقعد واحد", "مقعدان", "مقعدين", "مقاعد", "مقعدًا", "مقعد"),
}


def russian(noun: str, case: str, number: Amount) -> str:
    one, one_acc, one_dat, one_gen, few, few_acc, many = RUSSIAN[noun]
    if number % 1:
        return few
    last, last_two = number % 10, number % 100
    if last == 1 and last_two != 11:
        return {"nom": one, "acc": one_acc, "po": one_dat, "gen": one_gen}[case]
    if 2 <= last <= 4 and not 12 <= last_two <= 14:
        return {"nom": few, "acc": few_acc, "po": few, "gen": many}[case]
    return many


def arabic(noun: str, case: str, number: Amount) -> str:
    none, one, two, two_obl, few, many, hundreds = ARABIC[noun]
    if number in (0, 1, 2):
        return (none, one, two if case == "nom" else two_obl)[int(number)]
    if number % 1:
        return f"1.5{SPACE}{hundreds}"
    last_two = number % 100
    noun_form = few if 3 <= last_two <= 10 else many if last_two >= 11 else hundreds
    return f"{number:,}{SPACE}{noun_form}"


@pytest.mark.parametrize("case", ["nom", "acc", "po", "gen"])
@pytest.mark.parametrize("noun", RUSSIAN)
def test_russian(noun: str, case: str) -> None:
    speaker = get_speaker("ru", isolates=False)
    for number in COUNTS:
        digits = {1000: f"1{SPACE}000", Decimal("1.5"): "1,5"}.get(number, str(number))
        assert speaker.form(count(noun, number), case) == f"{digits}{SPACE}{russian(noun, case, number)}"


@pytest.mark.parametrize("case", ["nom", "obl"])
@pytest.mark.parametrize("noun", ARABIC)
def test_arabic(noun: str, case: str) -> None:
    speaker = get_speaker("ar", isolates=False)
    for number in COUNTS:
        assert speaker.form(count(noun, number), case) == arabic(noun, case, number)


@pytest.mark.parametrize(("noun", "one"), [("chips", "chip"), ("cards", "card"), ("seats", "seat")])
def test_english(noun: str, one: str) -> None:
    speaker = get_speaker("en", isolates=False)
    for number in COUNTS:
        assert speaker.form(count(noun, number)) == f"{number:,} {one if number == 1 else noun}"


@pytest.mark.parametrize(
    ("message", "lang", "number", "said"),
    [
        ("award-win-plain", "ru", 21, "Игрок A выигрывает 21\u00a0фишку."),
        ("award-win-plain", "ru", 302, "Игрок A выигрывает 302\u00a0фишки."),
        ("award-win-plain", "ar", 2, "رقاقتان من نصيب A."),
        ("award-win-plain", "ar", 103, "103\u00a0رقائق من نصيب A."),
    ],
)
def test_sentences_choose_the_case(message: str, lang: str, number: int, said: str) -> None:
    assert get_speaker(lang, isolates=False).say(message, player="A", amount=count("chips", number)) == said
