"""``oddchip quiz`` on the command line."""

import json
import os
import re
import signal
import subprocess
import sys
import time

import pytest

from oddchip.study import Lesson, Scope, Store
from oddchip.study.choosing import find_choice
from oddchip.trainer import generate
from oddchip.wording.question_text import QuestionText
from tests.cli.running import LANGUAGES, latin_words


@pytest.fixture(autouse=True)
def folder(tmp_path, monkeypatch):
    monkeypatch.setenv("ODDCHIP_DATA", str(tmp_path / "data"))
    return tmp_path


def keys(scope, count, seed, folder):
    """The numbers of the right choices of a seeded round."""
    with Store(folder / "other.sqlite3") as store:
        lesson = Lesson.begin(store, scope, count, seed=seed)
        found = []
        while (question := lesson.question()) is not None:
            found.append(question.key + 1)
            lesson.answer(None)
    return found


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_round_is_asked_explained_and_summed_up(run, lang, folder):
    right = keys(Scope("omaha8"), 4, 5, folder)
    wrong = 2 if right[3] == 1 else 1
    typed = "\n".join([str(right[0]), "xyzzy", str(right[1]), "?", str(wrong)])
    words = ("quiz", "--variant", "omaha8", "--count", "4", "--seed", "5", "--plain", "--no-isolates", "--lang", lang)
    ran = run(*words, stdin=typed)
    assert (ran.code, ran.err) == (0, "")
    if lang == "en":
        assert "Question 4 of 4" in ran.out
        assert ran.out.count("Correct.\n") == 2
        assert "“xyzzy” fits no choice" in ran.out
        assert "The mistake: “" in ran.out
        assert "Correct answers: 2 of 4." in ran.out
        assert "Mistakes in this round" in ran.out
    else:
        assert latin_words(ran.out) <= {"xyzzy", "TDA"}
    assert not set("♠♥♦♣│─\x1b") & set(ran.out)


def test_a_round_goes_on_after_the_end_of_input(run):
    begun = run("quiz", "--count", "3", stdin="1\n")
    assert begun.code == 0
    assert "oddchip quiz" in begun.out.splitlines()[-1]
    shown = begun.out.partition("Question 2 of 3\n")[2].partition("Answer:")[0]
    resumed = run("quiz", stdin="1\nq\n")
    assert "It goes on with question 2 of 3" in resumed.out
    assert resumed.out.partition("Question 2 of 3\n")[2].startswith(shown)
    assert "question 3 of 3" in run("quiz", stdin="").out
    assert "Question 1 of 20" in run("quiz", "--new", stdin="").out


@pytest.mark.skipif(sys.platform == "win32", reason="signals are sent otherwise there")
@pytest.mark.skipif(
    signal.getsignal(signal.SIGINT) is signal.SIG_IGN, reason="interrupts are ignored here, as by nohup"
)
def test_a_round_goes_on_after_ctrl_c(run):
    command = [sys.executable, "-m", "oddchip", "quiz", "--count", "5"]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, encoding="utf-8") as quiz:
        assert quiz.stdin is not None
        assert quiz.stdout is not None
        quiz.stdin.write("1\n")
        quiz.stdin.flush()
        for line in quiz.stdout:
            if line.startswith("Question 2 of 5"):
                break
        time.sleep(0.3)
        os.kill(quiz.pid, signal.SIGINT)
        rest = quiz.stdout.read()
    assert quiz.returncode == 130
    assert "All answers are kept" in rest
    assert "question 2 of 5" in run("quiz", stdin="").out


def test_stats_export_import_and_forget(run, folder):
    assert "Nothing was answered yet" in run("quiz", "--stats").out
    run("quiz", "--count", "6", "--seed", "1", stdin="1\n" * 6)
    stats = run("quiz", "--stats").out
    assert "Answers: 6." in stats
    record = json.loads(run("quiz", "--stats", "--json").out)
    assert record["answers"] == sum(kind["answers"] for kind in record["kinds"].values()) == 6
    file = str(folder / "progress.json")
    assert "Answers: 6." in run("quiz", "--export", file).out
    assert "New answers: 0." in run("quiz", "--import", file).out
    kept = run("quiz", "--forget", stdin="no\n")
    assert (kept.code, "Nothing was deleted" in kept.out) == (2, True)
    assert "deleted" in run("quiz", "--forget", stdin="yes\n").out
    assert "Nothing was answered yet" in run("quiz", "--stats").out
    assert "New answers: 6." in run("quiz", "--import", file).out
    again = json.loads(run("quiz", "--stats", "--json").out)
    assert again == record
    assert run("quiz", "--forget", "--yes").code == 0


@pytest.mark.parametrize("lang", LANGUAGES)
def test_stats_are_said_in_every_language(run, lang):
    run("quiz", "--count", "30", "--seed", "2", stdin="1\n" * 30)
    for plain in ((), ("--plain",)):
        ran = run("quiz", "--stats", "--lang", lang, *plain)
        assert (ran.code, ran.err) == (0, "")
        assert lang == "en" or latin_words(re.sub(r"\S*progress\.sqlite3", "", ran.out)) == set()


def test_sheets_are_written_to_files_and_streams(run, folder):
    words = ("quiz", "--sheet", "3", "--seed", "7", "--variant", "holdem")
    printed = run(*words)
    assert printed.out.startswith("# Reading a showdown\n\n3 questions, Texas hold’em, sheet 7\n")
    assert run(*words) == printed
    assert run(*words, "--output", str(folder / "sheet.md")).code == 0
    assert (folder / "sheet.md").read_text("utf-8") == printed.out
    assert run("quiz", "--format", "html", "--seed", "7").out.count('<section class="question">') == 20
    assert not (folder / "data").exists()


@pytest.mark.parametrize(
    ("words", "hint"),
    [
        (["--sheet", "0"], "--sheet"),
        (["--count", "501"], "--count"),
        (["--seed", "-1"], "--seed"),
        (["--sheet", "3", "--count", "3"], "--count"),
        (["--stats", "--forget"], "--forget"),
        (["--yes"], "--yes"),
        (["--output", "x"], "--output"),
        (["--kind", "which-hat"], "who-wins"),
        (["--variant", "holdem8"], "omaha8"),
        (["--variant", "holdme"], "holdem"),
        (["--format", "docx"], "apkg"),
        (["--import", "no-such-file.json"], "no-such-file.json"),
        (["--sheet", "1", "--output", "no/such/folder.md"], "folder.md"),
    ],
)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_does_not_fit_is_refused_in_the_language(run, words, hint, lang):
    ran = run("quiz", *words, "--lang", lang)
    assert (ran.code, ran.out) == (2, "")
    assert hint in ran.err
    assert "Traceback" not in ran.err


def test_progress_that_cannot_be_read_ends_as_a_sentence(run, folder):
    (folder / "data").write_text("a file where the folder should be")
    ran = run("quiz", "--stats")
    assert ran.code == 2
    assert "cannot be used to keep progress" in ran.err


def test_a_name_that_is_typed_is_a_choice():
    question = generate("who-wins", "holdem", 7, "sixth-card")
    texts = QuestionText(question, "ru", plain=True).choices
    for place, text in enumerate(texts):
        assert find_choice(question, texts, text.upper()) == place
        assert find_choice(question, texts, str(place + 1)) == place
    assert find_choice(question, texts, "٢") == 1
    assert find_choice(question, texts, "") is None


def test_cards_that_are_typed_are_a_choice_in_any_order():
    question = generate("five-that-play", "holdem", 3)
    texts = QuestionText(question, "en").choices
    for place, choice in enumerate(question.choices):
        cards = choice.answer["cards"]
        assert find_choice(question, texts, " ".join(reversed(cards)).lower()) == place
        assert find_choice(question, texts, "".join(cards)) == place
