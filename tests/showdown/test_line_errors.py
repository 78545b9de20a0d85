"""Every way in which a showdown line goes wrong: the code, the position, and what to try."""

import pytest

from oddchip.errors import HandError, OddchipError, ShowdownError, TextError, UnknownNameError
from oddchip.showdown import parse_showdown

# line, code, the text at which the position points, and some of the arguments
REFUSED = [
    ("", "empty-line", None, {}),
    ("  ", "empty-line", None, {}),
    ("holdem", "line-parts", None, {"given": 1}),
    ("holdem | -", "line-parts", None, {"given": 2}),
    ("hodlem | - | A: ?", "unknown-variant", "hodlem", {"suggestion": "holdem"}),
    ("holdem | - | chip=1", "no-seats", None, {}),
    ("holdem | - | A ?", "seat-form", "A ?", {"given": "A ?"}),
    ("holdem | - | ", "seat-form", None, {}),
    ("holdem | - | A: fold As", "seat-form", "As", {"suggestion": "fold (As Kd) 100"}),
    ("holdem | - | : ?", "seat-name", ": ?", {"given": ""}),
    ('holdem | - | "": ?', "seat-name", '""', {"given": ""}),
    ('holdem | - | A"x: ?"', "seat-name", 'A"x', {}),
    ("holdem | - | A/B: ?", "seat-name", "A/B", {"given": "A/B"}),
    ("holdem | - | **A: ?", "seat-name", "*A", {"given": "*A"}),
    ("holdem | - | A\x07: ?", "seat-name", "A\x07", {}),
    ("holdem | - | A: ? | A: ?", "name-twice", "A: ?", {"player": "A"}),
    ('holdem | - | "A: ?', "quote-open", '"', {}),
    ('holdem | - | "A"" : ? | B: ?', "quote-open", '"', {}),
    ("holdem | - | A@0: ?", "seat-number", "@0", {"given": "@0"}),
    ("holdem | - | A@x: ?", "seat-number", "@x", {}),
    ('holdem | - | "A" x: ?', "seat-number", "x:", {"given": "x"}),
    ("holdem | - | A@1: ? | B: ?", "seat-numbers-missing", "B: ?", {"player": "B"}),
    ("holdem | - | A@2: ? | B@1: ? | C@3: ?", "seat-order", "B@1", {"player": "B", "given": 1}),
    ("holdem | - | A@2: ? | B@2: ?", "seat-order", "B@2", {"given": 2}),
    ("holdem | - | A:", "holding-missing", "A:", {"player": "A"}),
    ("holdem | - | A: folds 100", "holding-word", "folds", {"given": "folds"}),
    ("holdem | - | A: all-in 100", "holding-word", "all-in", {"given": "all-in"}),
    ("holdem | - | A: passed", "holding-word", "passed", {}),
    ("holdem | - | A: пас 100", "holding-word", "пас", {}),
    ("holdem | - | A: КпДч 100", "look-alike", "КпДч", {"given": "К"}),
    ("holdem | - | A: QzAd", "unknown-card", "QzAd", {"given": "Qz"}),
    ("holdem | - | A: Qz Ad", "unknown-card", "Qz", {"given": "Qz"}),
    ("holdem | - | A: Kd queen", "unknown-card", "queen", {}),
    ("holdem | - | A: 100", "holding-missing", "A:", {"player": "A"}),
    ("holdem | - | A: #0", "declared-rank", "#0", {"given": "#0"}),
    ("holdem | - | A: #x", "declared-rank", "#x", {"given": "#x"}),
    ("holdem | - | A: #100", "declared-rank", "#100", {}),
    ("holdem | - | *A: ? | *B: ?", "button-twice", "*B", {}),
    ("holdem | - | *A: ? | B: ? | button=2", "button-twice", "2", {}),
    ("holdem | - | A: ? | size=1", "option-unknown", "size", {"given": "size"}),
    ("holdem | - | A: ? | chip=1 | Chip=2", "option-twice", "Chip", {"given": "chip"}),
    ("holdem | - | A: ? | button=left", "option-value", "left", {"option": "button"}),
    ("holdem | - | A: ? | button=-1", "option-value", "-1", {}),
    ("holdem | - | A: ? | chip=0", "chip-zero", None, {"given": "0"}),
    ("holdem | - | A: ? | chip=a", "bad-amount", "a", {"given": "a"}),
    ("holdem | - | A: ? | pot=1,500", "bad-amount", "1,500", {"suggestion": "1500"}),
    ("holdem | - | A: ? | rake=5%%", "bad-amount", "5%%", {}),
    ("holdem | - | A: ? | rules=mine", "unknown-rules", "mine", {"given": "mine"}),
    ("holdem | - | A: ? | rules=standard,odd:x", "unknown-setting", "standard", {"given": "odd"}),
    ("holdem | - | A: ? | rules=standard,odd-chip:x", "setting-value", "standard", {"given": "x"}),
    ("holdem | - | A: ? 1,500 | B: ? 5", "bad-amount", "1,500", {"suggestion": "1500"}),
    ("holdem | - | A: ? -5 | B: ? 5", "bad-amount", "-5", {"suggestion": "5"}),
    ("holdem | - | A: ? $5 | B: ? 5", "bad-amount", "$5", {"suggestion": "5"}),
    ("holdem | - | A: ? 5k | B: ? 5", "bad-amount", "5k", {"suggestion": "5000"}),
    ("holdem | - | A: ? 5+ | B: ? 5", "bad-amount", "5+", {"given": "5+", "suggestion": "5"}),
    ("holdem | - | A: ? +5 | B: ? 5", "bad-amount", "+5", {"given": "+5", "suggestion": "5"}),
    ("holdem | - | A: ? .5 | B: ? 5", "bad-amount", ".5", {"suggestion": "0.5"}),
    ("holdem | - | A: ? 1234567890123456 | B: ? 5", "amount-too-long", "1234", {"given": "1234567890123456"}),
    ("holdem | - | A: ? 0.123456789 | B: ? 5", "amount-too-long", "0.1", {}),
    ("five-card-stud | 9h | A: ? | B: ?", "board-count", "9h", {"given": 1, "expected": 0}),
    ("holdem | - | A: As Xd 5 | B: ? 5", "unknown-card", "Xd", {"given": "Xd"}),
    ("holdem | - | A: As Кd 5 | B: ? 5", "look-alike", "К", {"suggestion": "K"}),
    ("holdem | - | A: As 11d 5 | B: ? 5", "numeric-rank", "11d", {"suggestion": "J"}),
    ("holdem | Qs ?? 6d | A: ? | B: ?", "unseen-card", "??", {}),
    ("holdem | Qs 9h 6d | A: As Qs | B: ?", "duplicate-card", "Qs | B", {"first": 1, "second": "A"}),
    ("holdem | Qs 9h 6d | A: fold (As Kd) | B: As Kc", "duplicate-card", "As Kc", {"first": "A", "second": "B"}),
    ("holdem | Qs Qs 6d | A: ? | B: ?", "duplicate-card", "Qs 6d", {"first": 1, "second": 1}),
    ("holdem | Qs 9h 6d / 9h Qs 6d | A: ? | B: ?", "board-repeat", "9h Qs 6d |", {"first": 1, "second": 2}),
    ("holdem | Qs 9h 6d / Ks 9h 6d | A: ? | B: ?", "board-repeat", "9h 6d |", {"card": "9h"}),
    ("holdem | Qs 9h 6d 2c 3c / Qs 9h 6d 2c 3c | A: ? | B: ?", "duplicate-card", "3c |", {"first": 1, "second": 2}),
    (
        "holdem | Qs 9h 6d 2c 3c / Qs 9h 6d 2c 4c / Qs 9h 6d 2c 3c | A: ? | B: ?",
        "duplicate-card",
        "3c |",
        {"first": 1, "second": 3},
    ),
    ("double-board-holdem | Qs 9h 6d / Qs 9c 6c | A: ? | B: ?", "board-repeat", "Qs 9c", {"card": "Qs"}),
    ("short-deck | 5s 9h 6d | A: ? | B: ?", "card-not-in-deck", "5s", {"size": 36}),
    ("short-deck | - | A: As 2d | B: ?", "card-not-in-deck", "2d", {"variant": "short-deck"}),
    ("holdem | Qs 9h | A: ? | B: ?", "board-count", "Qs", {"given": 2, "expected": 5}),
    ("holdem | Qs 9h 6d / 4c | A: ? | B: ?", "board-count", "4c", {"board": 2}),
    ("five-card-draw | Qs 9h 6d | A: ? | B: ?", "board-count", "Qs", {"expected": 0}),
    ("razz | Qs 9h | A: ? | B: ?", "board-count", "Qs", {"expected": 0}),
    ("stud | Qs / 9h | A: ? | B: ?", "boards-count", None, {"given": 2, "expected": 0}),
    ("double-board-holdem | Qs 9h 6d / 2s 3s 4s / 5c 6c 7c | A: ? | B: ?", "boards-count", None, {"expected": 2}),
    ("holdem | - | A: As | B: ?", "holding-count", "As |", {"given": 1, "expected": 2}),
    ("holdem | - | A: As Kd Qc | B: ?", "holding-count", "As", {"given": 3}),
    ("omaha | - | A: fold (As Kd Qc Jh Ts) | B: ?", "holding-count", "fold", {"given": 5}),
    ("holdem | - | A: As 8 | B: ? 8", "holding-or-stake", "As 8", {"number": "8", "given": 1}),
    ("omaha | - | A: As Kd Qc 10 | B: ? 8", "holding-or-stake", "As", {"number": "10", "given": 3}),
    ("holdem | - | A: As 11 | B: ? 8", "holding-count", "As", {"given": 1}),
    ("holdem | - | A: As Kd Qc 8 | B: ? 8", "holding-count", "As", {"given": 3}),
    ("sohe | - | A: As Kd / Qc Jh 7s 7d | B: ?", "holding-parts", "As", {"expected": "4 / 2"}),
    ("holdem | - | A: As / Kd | B: ?", "holding-parts", "As", {"expected": "2"}),
    ("holdem | - | A: ? 5 | B: ?", "stakes-missing", "B: ?", {"player": "B"}),
    ("holdem | - | A: ? 5 | B: ? 5 | pot=12", "pot-and-stakes", None, {"total": "10", "pot": "12"}),
    ("holdem | - | A: #1 | B: As Kd", "declared-mixed", "B", {"player": "B"}),
    ("omaha8 | - | A: #1 | B: #2", "declared-split", None, {"variant": "omaha8"}),
]  # fmt: skip


@pytest.mark.parametrize(
    ("line", "code", "points_at", "arguments"),
    REFUSED,
    ids=[f"{code} {line!r}" for line, code, *_ in REFUSED],
)
def test_refused_lines(line: str, code: str, points_at: str | None, arguments: dict[str, object]) -> None:
    with pytest.raises(OddchipError) as caught:
        parse_showdown(line)
    error = caught.value
    assert error.code == code, error
    assert {name: error.arguments[name] for name in arguments} == arguments
    if points_at is not None:
        assert line[int(error.arguments["position"]) - 1 :].startswith(points_at)
    assert str(error)


def test_boards_may_share_a_beginning() -> None:
    parse_showdown("holdem | Qs 9h 6d 4c 2s / Qs 9h 6d 4c 3s / Qs 9h 6d 5c 7s | A: ? | B: ?")


def test_positions_count_what_is_ignored() -> None:
    line = "\u2066holdem\u2069 | - | A: As \u200fXd | B: ?"
    with pytest.raises(TextError) as caught:
        parse_showdown(line)
    assert line[caught.value.arguments["position"] - 1 :].startswith("Xd")


def test_both_readings_of_a_number_are_named() -> None:
    with pytest.raises(TextError) as caught:
        parse_showdown("omaha | - | A: As Kd Qc 9 | B: ? 5")
    assert str(caught.value) == ("position 16: A: is 9 the stake or the rank of a card? 3 cards given, omaha needs 4")


@pytest.mark.parametrize(
    ("line", "kind"),
    [
        ("holdem", TextError),
        ("hodlem | - | A: ?", UnknownNameError),
        ("holdem | - | A: As | B: ?", HandError),
        ("holdem | - | A: ? | A: ?", ShowdownError),
    ],
)
def test_kinds_of_errors(line: str, kind: type[OddchipError]) -> None:
    with pytest.raises(kind):
        parse_showdown(line)
