"""Reading the options of ``settle`` without Typer tells the same as reading them with it."""

import pytest
import typer.main

from oddchip.cli import quick
from oddchip.cli.app import build_app
from oddchip.cli.quick import FLAGS, VALUES, read_options
from tests.cli.error_lines import GOOD


def test_it_knows_every_option_that_typer_knows():
    command = typer.main.get_command(build_app(["settle"])).commands["settle"]  # type: ignore[attr-defined]
    declared = {
        name: param.is_flag for param in command.params if param.param_type_name == "option" for name in param.opts
    }
    assert declared == dict.fromkeys(VALUES, False) | dict.fromkeys(FLAGS, True)


@pytest.mark.parametrize(
    "words",
    [
        [GOOD],
        [GOOD, GOOD, "--detail", "brief"],
        ["--detail=teach", GOOD, "--lang", "ru"],
        ["--json", GOOD, "--rules", "ongame", "--chip=5"],
        [GOOD, "--format", "html", "--plain", "--no-isolates", "--lang=ar"],
        [GOOD, "--cards", "ru", "--detail", "nonsense"],
        [GOOD, "--detail"],
        [GOOD, "--chip", "-5"],
        [GOOD, "--svg", "-", "--four-colour", "--theme=dark"],
        [GOOD, "--svg=-", "--theme", "blue"],
        ["--", GOOD],
        ["--", "-"],
        ["--jso", GOOD],
        ["-"],
        [""],
        [],
    ],
)
def test_both_ways_lead_to_the_same_answer(run, monkeypatch, words):
    quickly = run("settle", *words, stdin=GOOD)
    monkeypatch.setattr(quick, "read_options", lambda _: None)
    assert run("settle", *words, stdin=GOOD) == quickly


@pytest.mark.parametrize(
    "words", [["--help"], ["settle", "--help"], ["settle"], ["variants"], ["settle", GOOD, "-x"], []]
)
def test_everything_else_is_left_to_typer(words):
    assert read_options(words) is None
