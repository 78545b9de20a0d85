"""Help, usage, version and completion."""

import json
import shlex
from pathlib import Path

import pytest

from oddchip import __version__
from oddchip.cli.app import COMMANDS
from oddchip.showdown import parse_showdown, showdown_to_json
from oddchip.trainer import KINDS, TRAINED
from oddchip.wording import get_speaker
from tests.cli.error_lines import GOOD
from tests.cli.running import LANGUAGES, latin_words, run_alone

# Names of commands, options, choices, presets, variables and formats; and the examples' cards and names.
_NAMES = """
    oddchip JSON UTF ODDCHIP ODDCHIP_LANG showdown brief full teach text markdown html detail rules chip cards
    format json plain no-isolates lang help board paid version install-completion show-completion regular isolates
    completion
    HTTP API api docs lan QR Ctrl-C TLS PEM port host-name certfile keyfile workers
    random AhKs AQs AKo Ctrl Ctrl-C samples error seed threads budget dead exact stage final next-card flop turn
    river known
    against variant mode improve win
    svg SVG png PNG theme light dark four-colour pot pot-
    sheet stats count kind new output export import forget yes pdf apkg Anki progress
    """
_QUIZ_VALUES = {word for name in (*KINDS, *TRAINED) for word in latin_words(name)} | {"all"}
NAMES = {*COMMANDS} | set(_NAMES.split()) | _QUIZ_VALUES


def told(out: str, lang: str) -> str:
    """What a help page says, without its examples."""
    return out.partition(get_speaker(lang).say("cli-help-examples"))[0].replace("\u2066", " ")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_program_lists_its_commands(run, lang):
    ran = run("--help", "--lang", lang)
    assert (ran.code, ran.err) == (0, "")
    assert all(f"  {command} " in ran.out for command in COMMANDS)
    assert lang == "en" or latin_words(told(ran.out, lang)) <= NAMES


@pytest.mark.parametrize("command", COMMANDS)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_command_explains_itself(run, command, lang):
    ran = run(command, "--help", "--lang", lang)
    assert (ran.code, ran.err) == (0, "")
    assert f"oddchip {command}" in ran.out
    assert "cli-" not in ran.out
    assert lang == "en" or latin_words(told(ran.out, lang)) <= NAMES | {"variants", "install"}


def test_a_bare_call_shows_the_help(run):
    assert run() == run("--help")


def test_the_language_may_stand_before_the_command(run):
    assert run("--lang", "ru", "settle", "--help") == run("settle", "--help", "--lang=ru")


def test_the_version_is_that_of_the_package(run):
    assert run("--version") == (0, f"oddchip {__version__}\n", "")


def test_shells_complete_commands_with_their_meaning():
    bash = run_alone(COMP_WORDS="oddchip se", COMP_CWORD="1", _ODDCHIP_COMPLETE="complete_bash")
    assert bash.out.split() == ["settle", "serve"]
    zsh = run_alone(_TYPER_COMPLETE_ARGS="oddchip ", _ODDCHIP_COMPLETE="complete_zsh", ODDCHIP_LANG="ru")
    assert "Рассчитать вскрытия" in zsh.out
    assert "cli-" not in zsh.out


def test_shells_complete_the_values_of_options():
    done = run_alone(COMP_WORDS="oddchip settle --rules tda", COMP_CWORD="3", _ODDCHIP_COMPLETE="complete_bash")
    assert done.out.split() == ["tda-2026", "tda-2024"]


@pytest.mark.parametrize("words", [["--lang", "ru"], ["--lang=ru"]])
def test_a_language_alone_asks_for_help(run, words):
    ran = run(*words)
    assert (ran.code, ran.err) == (0, "")
    assert ran.out == run("--help", "--lang", "ru").out


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("command", ["", *COMMANDS])
def test_every_example_of_the_help_runs(run, tmp_path, monkeypatch, command, lang):
    monkeypatch.chdir(tmp_path)
    Path("pots.txt").write_text(f"{GOOD}\n", encoding="utf-8")
    record = {**showdown_to_json(parse_showdown(GOOD)), "recorded": {"paid": {"A": "200"}}}
    Path("hands.jsonl").write_text(json.dumps(record), encoding="utf-8")
    examples = run(*command.split(), "--help", "--lang", lang).out.partition(get_speaker(lang).say("cli-help-examples"))
    lines = [line.strip() for line in examples[2].splitlines() if line.strip()]
    assert lines
    for line in lines:
        program, *words = shlex.split(line)
        assert program == "oddchip"
        # These two wait for somebody; that their options exist is all there is to see.
        ran = run(*words, *(["--help"] if words[0] in ("quiz", "serve") else ["--lang", lang]))
        assert (ran.code, ran.err) == (1 if words[0] == "verify" else 0, ""), line


@pytest.mark.parametrize("words", [["-h"], ["help"]])
def test_help_is_found_under_its_usual_names(run, words):
    assert run(*words) == run("--help")
    assert run("settle", "-h") == run("help", "settle") == run("settle", "--help")
    assert run("help", "nonsense").code == 2
