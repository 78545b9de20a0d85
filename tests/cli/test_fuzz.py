"""Whatever is typed, there is an answer or an error in words, never a traceback."""

import contextlib
import io
import json

from hypothesis import given
from hypothesis import strategies as st

from oddchip.cli import main
from tests.cli.error_lines import ERROR_LINES, GOOD

PIECES = st.sampled_from(
    ["holdem", "omaha8", "razz", "|", " | ", "-", "As Kd", "Qs 9h 6d 4c 2s", "A:", "*B:", "@3", "100", "+5", "fold",
     "muck (As)", "?", "??", "#1", "#0", "/", '"', "chip=", "rake=5%/3", "rules=ongame,", "button=",
     "سارة:", "Тк", "\u2068", "10", "1e9"]
)  # fmt: skip
LINES = st.one_of(
    st.text(max_size=60),
    st.lists(PIECES, max_size=20).map(" ".join),
    st.lists(PIECES, max_size=8).map(lambda pieces: f"holdem | Qs 9h 6d 4c 2s | {' '.join(pieces)}"),
    st.tuples(st.integers(0, len(GOOD)), st.text(max_size=3)).map(lambda cut: GOOD[: cut[0]] + cut[1] + GOOD[cut[0] :]),
)
VALUES = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(max_size=5) | PIECES,
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3),
    max_leaves=6,
)
FIELDS = st.sampled_from(
    ["schema", "variant", "boards", "seats", "button", "chip", "pot", "rake", "rules", "currency", "x"]
)
RECORDS = st.dictionaries(FIELDS, VALUES).map(
    lambda record: json.dumps({"variant": "holdem", "seats": [{"name": "A", "hole": "As Kd", "live": 5}]} | record)
)


def answered(*words: str) -> tuple[int, str, str]:
    """Run with captured output."""
    out, err = io.StringIO(), io.StringIO()
    with contextlib.redirect_stdout(out), contextlib.redirect_stderr(err):
        code = main(words)
    return code, out.getvalue(), err.getvalue()


@given(LINES)
def test_any_line_is_answered(line):
    code, out, err = answered("settle", f"{line}|", "--detail", "brief")
    assert (code == 0 and out and not err) or (code == 2 and err and not out)


@given(LINES | RECORDS, st.sampled_from(["en", "ru", "ar"]))
def test_any_line_is_answered_as_json(line, lang):
    code, out, _ = answered("settle", "--json", "--lang", lang, "--", line if line.startswith("{") else f"{line}|")
    assert code == (2 if "error" in json.loads(out) else 0)


@given(
    st.lists(
        st.sampled_from([word for words in ERROR_LINES.values() for word in words]) | st.text(max_size=8), max_size=5
    )
)
def test_any_words_are_answered(words):
    # What waits for input, serves, or writes outside the test is tested where it is told when to stop.
    words = [word for word in words if word not in ("-", "--install-completion", "--show-completion", "serve", "quiz")]
    code, _, err = answered(*words)
    assert code in (0, 1, 2)
    assert "Traceback" not in err
