"""Examples in Markdown: shown with picture and explanation, or the build stops."""

import re

import markdown
import pytest

from oddchip.errors import ExampleError, OddchipError, TextError
from oddchip.markdown import Example, render_example
from oddchip.markdown.fences import check_fence, format_fence
from oddchip.wording import LANGUAGES, explain_error

LINE = "holdem | As Kd Qc Jh Ts | *D: fold 2 | A: 2c 3c 100 | B: 4c 5c 100 | C: 6c 7d 100"
KICKER = "holdem | Qs 9h 6d 4c 2s | A: Ad Qc 100 | B: Kd Qh 300"
LOW = "omaha8 | 3h 4s 8h Qh 9s | *W: As 2d Kh Ks 8 | X: Qc Qd Jc Jd 8"


def built(text: str, **options: str) -> str:
    return markdown.markdown(text, extensions=["fenced_code", "oddchip.markdown.extension"], extension_configs={
        "oddchip.markdown.extension": options
    })  # fmt: skip


def with_superfences(text: str) -> str:
    fence = {"name": "oddchip", "class": "oddchip", "format": format_fence, "validator": check_fence}
    configs = {"pymdownx.superfences": {"custom_fences": [fence]}}
    return markdown.markdown(text, extensions=["pymdownx.superfences"], extension_configs=configs)


READERS = {"python-markdown": built, "superfences": with_superfences}


@pytest.mark.parametrize("read", READERS.values(), ids=READERS)
def test_a_right_example_becomes_a_figure_with_its_explanation(read) -> None:  # type: ignore[no-untyped-def]
    html = read(f"Before.\n\n```oddchip\n{LINE}\nexpect: A=101 B=101 C=100\n```\n\nAfter.")
    assert html.count("<svg ") == 1
    assert '<figure class="oddchip" lang="en" dir="ltr">' in html
    assert "<p>Before.</p>" in html
    assert "<p>After.</p>" in html
    assert "odd chip" in html.lower()
    assert "<p><figure" not in html


@pytest.mark.parametrize("read", READERS.values(), ids=READERS)
def test_a_wrong_example_stops_the_build(read) -> None:  # type: ignore[no-untyped-def]
    with pytest.raises(Exception, match="says A=100 B=101 C=101 for expect, but it comes out as A=101 B=101 C=100"):
        read(f"```oddchip\n{LINE}\nexpect: A=100 B=101 C=101\n```")


@pytest.mark.parametrize("read", READERS.values(), ids=READERS)
def test_an_example_that_cannot_be_read_stops_the_build(read) -> None:  # type: ignore[no-untyped-def]
    with pytest.raises(Exception, match="given twice"):
        read("```oddchip\nholdem | As Kd Qc Jh Ts | A: As 3c | B: 4c 5c\n```")


@pytest.mark.parametrize("read", READERS.values(), ids=READERS)
def test_settings_may_stand_after_the_name(read) -> None:  # type: ignore[no-untyped-def]
    html = read(f'```oddchip lang="ar" show="figure"\n{KICKER}\n```')
    assert 'lang="ar" dir="rtl"' in html
    assert "figcaption" not in html


@pytest.mark.parametrize("read", READERS.values(), ids=READERS)
def test_the_same_example_twice_keeps_its_ids_apart(read) -> None:  # type: ignore[no-untyped-def]
    html = read(f"```oddchip\n{KICKER}\n```\n\n```oddchip\n{KICKER}\n```\n")
    found = re.findall(r' id="([^"]+)"', html)
    assert len(found) == len(set(found))
    assert len(found) > 4


@pytest.mark.parametrize(
    ("line", "claim"),
    [
        (LINE, "expect: A=101, B=101.0, C=100, D=0"),
        (LINE, "winners: C, A B"),
        (LINE, "decided: tie"),
        (LINE, "best: B: A-K-Q-J-10"),
        (LINE, "category: A: straight"),
        (KICKER, "refunds: B=200"),
        (KICKER, "decided: kicker 1"),
        (KICKER, "winners: A"),
        (LOW, "best: W: 8 4 3 2 A"),
        (LOW, "category: X: three of a kind"),
        (LOW, "decided: only-qualifier"),
        ("holdem | As Kd Qc Jh Ts | A: 2c 3c | B: 4c 5c", "expect: A=1/2 B=1/2"),
        ('holdem | As Kd Qc Jh Ts | "Anna B": 2c 3c 5 | *B: 4c 5c 5', 'expect: "Anna B"=5 B=5'),
        ('holdem | As Kd Qc Jh Ts | "Anna B": 2c 3c 0.5 | *B: 4c 5c 0.5', 'expect: "Anna B"=0.50 B=0.5'),
        ("holdem | Ks Kd 7c 7h 2s | *A: Ad 3c 50 | B: Qh Jc 50 | C: ? 100", "expect: none"),
    ],
)
def test_a_right_claim_passes(line: str, claim: str) -> None:
    Example.read(f"{line}\n{claim}").settle()


@pytest.mark.parametrize(
    ("line", "claim"),
    [
        (LINE, "expect: A=101 B=101"),
        (LINE, "expect: A=101 B=101 C=100 D=1"),
        (LINE, "expect: none"),
        (LINE, "winners: A B"),
        (LINE, "decided: category"),
        (LINE, "best: B: K Q J T 9"),
        (LINE, "best: Z: A K Q J T"),
        (LINE, "category: A: flush"),
        (KICKER, "refunds: none"),
        (KICKER, "decided: kicker 2"),
        (KICKER, "expect: A=400"),
    ],
)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_wrong_claim_is_told_in_every_language(line: str, claim: str, lang: str) -> None:
    with pytest.raises(ExampleError) as caught:
        Example.read(f"{line}\n{claim}").settle()
    assert caught.value.code == "example-differs"
    assert explain_error(caught.value, lang)


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "example-empty"),
        ("lang: ru", "example-empty"),
        (f"{LINE}\npayouts: A=1", "example-key"),
        (f"{LINE}\nlang: xx", "example-value"),
        (f"{LINE}\nwidth: 10", "example-value"),
        (f"{LINE}\nwidth: ٣٦٠", "example-value"),
        (f"{LINE}\nlang: en\nlang: ru", "example-twice"),
        (f"{LINE}\nwinners: A\nwinners: B", "example-twice"),
    ],
)
def test_a_badly_written_example_is_refused(text: str, code: str) -> None:
    with pytest.raises(ExampleError) as caught:
        Example.read(text)
    assert caught.value.code == code


@pytest.mark.parametrize("claim", ["expect: A", "expect: A=x", 'winners: "A', "best: A K Q J T"])
def test_a_claim_that_cannot_be_read_is_refused(claim: str) -> None:
    with pytest.raises(ExampleError) as caught:
        Example.read(f"{LINE}\n{claim}").settle()
    assert caught.value.code == "example-value"


def test_an_unknown_setting_after_the_name_is_refused() -> None:
    with pytest.raises(ExampleError, match="no setting"):
        built(f"```oddchip size=3\n{LINE}\n```")


def test_a_line_may_go_on_and_comments_are_left_out() -> None:
    written = "# the board plays\nholdem | As Kd Qc Jh Ts |\nd: fold 2 | A: 2c 3c 9\n| B: 4c 5c 9\nwinners: A B"
    example = Example.read(written)
    assert example.line == "holdem | As Kd Qc Jh Ts | d: fold 2 | A: 2c 3c 9 | B: 4c 5c 9"


def test_options_of_the_extension_are_defaults() -> None:
    assert 'lang="ru"' in built(f"```oddchip\n{KICKER}\n```", lang="ru")
    assert 'lang="en"' in built(f"```oddchip\n{KICKER}\nlang: en\n```", lang="ru")


def test_an_error_names_the_line_of_the_document() -> None:
    with pytest.raises(ExampleError, match=r"^line 3: "):
        built(f"One.\n\n```oddchip\n{KICKER}\nwinners: B\n```")


def test_an_example_inside_another_fence_is_text() -> None:
    html = built(f"````\n```oddchip\n{KICKER}\nwinners: B\n```\n````\n")
    assert "<svg" not in html
    assert "winners: B" in html


def test_an_unknown_game_is_an_error_of_reading() -> None:
    with pytest.raises(OddchipError):
        render_example("holdm | - | A: As Ks | B: Qs Qd")
    with pytest.raises(TextError):
        render_example("holdem | As Kd Qc Jh Xs | A: 2c 3c | B: 4c 5c")
