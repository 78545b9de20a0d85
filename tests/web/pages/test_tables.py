"""The form and the line say the same, and an error finds the field it belongs to."""

from urllib.parse import unquote

import pytest
from starlette.datastructures import QueryParams

from oddchip import format_showdown, parse_showdown, settle
from oddchip.pots import HouseRules
from oddchip.web.pages.answer import answer_line, answer_table
from oddchip.web.pages.examples import EXAMPLES
from oddchip.web.pages.house_examples import HOUSE_EXAMPLES, compare_choices
from oddchip.web.pages.lessons import MISTAKES
from oddchip.web.pages.table import SeatFields, Table, edited, table_of_query, table_of_showdown
from oddchip.web.pages.voice import marked_html, page_voice
from oddchip.web.pages.writing import write_table
from oddchip.web.settings import Limits
from oddchip.wording import LANGUAGES
from oddchip.wording.describe_rules import describe_settings
from oddchip.wording.telling import Telling
from tests.golden.reader import cases

GOLDEN = [(case.name, case.text("line")) for file in ("showdowns.txt", "pots.txt") for case in cases(file)]
ENGLISH = page_voice("en")
LIMITS = Limits()


@pytest.mark.parametrize("line", [line for _, line in GOLDEN], ids=[name for name, _ in GOLDEN])
def test_every_golden_line_survives_the_form(line: str) -> None:
    showdown = parse_showdown(line)
    sent = table_of_query(QueryParams(table_of_showdown(showdown).query()))
    assert format_showdown(parse_showdown(write_table(sent, ENGLISH).line)) == format_showdown(showdown)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("key", EXAMPLES)
def test_every_example_settles(key: str, lang: str) -> None:
    answer = answer_line(EXAMPLES[key], page_voice(lang), LIMITS)
    assert answer.state == "settled"
    assert answer.line == EXAMPLES[key], "an example stands in its canonical form"


def test_there_are_twenty_examples() -> None:
    assert len(EXAMPLES) == 20


@pytest.mark.parametrize("code", MISTAKES)
def test_every_board_invites_its_mistake(code: str) -> None:
    assert code in {fact.code for fact in settle(parse_showdown(MISTAKES[code])).all_facts()}


@pytest.mark.parametrize("setting", HOUSE_EXAMPLES)
def test_the_choices_of_a_house_come_apart(setting: str) -> None:
    choices = compare_choices(setting, ENGLISH)
    assert len({choice.shares for choice in choices}) > 1
    assert [choice.standard for choice in choices] == [True] + [False] * (len(choices) - 1)
    for choice in choices:
        line = unquote(choice.link.partition("line=")[2].partition("#")[0])
        assert choice.shares == marked_html(
            Telling(settle(parse_showdown(line)), ENGLISH.speaker).shares(settle(parse_showdown(line)).payouts)
        )


def test_every_house_rule_has_an_example() -> None:
    told = {setting.key for setting in describe_settings(HouseRules(), ENGLISH.speaker)}
    assert set(HOUSE_EXAMPLES) == told


@pytest.mark.parametrize("lang", LANGUAGES)
def test_rake_comes_off_the_pots_and_never_off_a_refund(lang: str) -> None:
    voice = page_voice(lang)
    for choice, rake in zip(compare_choices("rake", voice), (0, 3, 13, 10), strict=True):
        line = unquote(choice.link.partition("line=")[2].partition("#")[0])
        settlement = settle(parse_showdown(line))
        assert (settlement.rake, settlement.refunds) == (rake, {"C": 50})
        assert (choice.rake is None) == (rake == 0)


@pytest.mark.parametrize("text", ["rules=standard,rake:5%/3", "rake=5%/3", "rules=roberts,rake:2 | rake=0"])
def test_a_rake_of_the_house_survives_the_form(text: str) -> None:
    line = f"holdem | Qs 9h 6d 4c 2s | *A: Ad Qc 100 | B: Kd Qh 100 | {text}"
    answer = answer_line(line, ENGLISH, LIMITS)
    assert answer.table is not None
    again = answer_table(answer.table, ENGLISH, LIMITS)
    assert again.payouts == answer.payouts


SEATS = (SeatFields(name="A", cards="Ad Qc", chips="100"), SeatFields(name="B", cards="Kd Qh", chips="100"))
TABLE = Table(boards=("Qs 9h 6d 4c 2s",), seats=SEATS)


@pytest.mark.parametrize(
    ("fields", "where", "position"),
    [
        ({"boards": ("Qs 9h Xx 4c 2s",)}, "board-0", "7"),
        ({"seats": (SEATS[0], SeatFields(name="B", cards="Kd Ad", chips="100"))}, "seat-1", "4"),
        ({"seats": (SEATS[0], SeatFields(name="B", cards="Kd Qh", chips="1,000"))}, "chips-1", "1"),
        ({"rake": "5%%"}, "rake", ""),
        ({"game": "omaha9"}, "game", ""),
        ({"seats": (SEATS[0], SeatFields(name="A", cards="Kd Qh", chips="100"))}, "seat-1", ""),
    ],
)
def test_an_error_finds_its_field(fields: dict[str, object], where: str, position: str) -> None:
    values = {"game": TABLE.game, "boards": TABLE.boards, "seats": TABLE.seats, **fields}
    answer = answer_table(Table(**values), ENGLISH, LIMITS)  # type: ignore[arg-type]
    assert [problem.field for problem in answer.problems] == [where]
    assert position in answer.problems[0].message


def test_missing_cards_are_waited_for() -> None:
    table = Table(boards=("Qs 9h",), seats=(SEATS[0], SeatFields(name="B", cards="Kd")))
    answer = answer_table(table, ENGLISH, LIMITS)
    assert answer.state == "waiting"
    assert [str(place) for place in answer.missing] == [
        "<bdi>Board</bdi>: <bdi>3 cards</bdi>",
        "<bdi>B</bdi>: <bdi>1 card</bdi>",
    ]


def test_a_moved_seat_takes_the_button_along() -> None:
    table = edited(Table(seats=SEATS, button=0), "down-0")
    assert [seat.name for seat in table.seats] == ["B", "A"]
    assert table.button == 1
    assert edited(table, "remove-1").button is None
    assert edited(table, "remove-9") == table
