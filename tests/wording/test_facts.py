"""Every fact is said in every language."""

import pytest

from oddchip.showdown import FACT_CODES, Fact, parse_showdown, settle
from oddchip.wording import LANGUAGES
from oddchip.wording.catalogue import catalogue
from oddchip.wording.document_speaker import document_speaker
from oddchip.wording.fact_text import fact_message, say_fact
from oddchip.wording.isolates import CLOSE, LEFT_TO_RIGHT
from oddchip.wording.telling import Telling
from tests.wording.fact_samples import FACTS

CARD_ARGUMENTS = {"card", "cards", "instead", "ranks"}
WITH_CARDS = [fact for fact in FACTS if CARD_ARGUMENTS & set(fact.arguments)]


def telling(lang: str) -> Telling:
    line = "omaha8 | 2c 5d 8h Ks Kd | *A: As 3c Kh Qd 50 | B: Ad 3s Jc Td 101 | C: 2h 2d 7c 7h 101"
    return Telling(settle(parse_showdown(line)), document_speaker(lang))


def test_every_code_has_a_sample() -> None:
    assert {fact.code for fact in FACTS} == set(FACT_CODES)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("fact", FACTS, ids=lambda fact: fact.code)
def test_fact_is_said_with_all_its_arguments(fact: Fact, lang: str) -> None:
    said = say_fact(telling(lang), fact)
    assert said.endswith((".", "?"))
    assert "  " not in said
    used = {name.partition("-")[0] for name in catalogue(lang).entry(fact_message(fact.code)).variables}
    worked_out = {"amounts": {"parts", "first"}, "players": {"players"}}
    # The category is what decides there, so that it is said once, as the best and the other one.
    silent = {"board", "category", "index"} if fact.code == "category-decides" else {"board"}
    for name in fact.arguments:
        if name not in silent:
            assert used & worked_out.get(name, {name}), f"{name} is not said"


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("fact", WITH_CARDS, ids=lambda fact: fact.code)
def test_cards_stand_in_an_isolate(fact: Fact, lang: str) -> None:
    said = say_fact(telling(lang), fact)
    assert LEFT_TO_RIGHT in said
    assert said.count(CLOSE) == sum(said.count(mark) for mark in (LEFT_TO_RIGHT, "\u2068"))
