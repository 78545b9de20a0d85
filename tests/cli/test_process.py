"""The program as a process: code pages, colours, broken pipes, Ctrl-C, what it loads."""

import os
import pty
import signal
import subprocess
import sys
import time

import pytest

from tests.cli.error_lines import GOOD
from tests.cli.running import run_alone

COMMAND = [sys.executable, "-m", "oddchip"]


@pytest.mark.parametrize("page", ["cp1251", "ascii", "latin-1"])
@pytest.mark.parametrize(("lang", "said"), [("ru", "Вскрытие"), ("ar", "الطاولة")])
def test_output_is_utf8_whatever_the_code_page(page, lang, said):
    assert said in run_alone("settle", GOOD, "--lang", lang, PYTHONIOENCODING=page).out
    assert "…" not in run_alone("settle", "holdem | 2z", "--lang", lang, PYTHONIOENCODING=page).err


def test_standard_input_is_utf8_whatever_the_code_page():
    ran = run_alone("settle", "-", stdin=GOOD.replace("A:", "Анна:"), PYTHONIOENCODING="cp1251")
    assert ran.out.startswith("Анна wins")


def test_a_reader_that_goes_away_is_no_error():
    with subprocess.Popen(
        [*COMMAND, "settle", "--json", "-"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE
    ) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdin.write(f"{GOOD}\n".encode())
        process.stdin.flush()
        process.stdout.readline()
        process.stdout.close()
        process.stdin.write(f"{GOOD}\n".encode() * 50)
        process.stdin.close()
        assert process.wait(20) == 0
        assert process.stderr.read() == b""


@pytest.mark.skipif(
    signal.getsignal(signal.SIGINT) is signal.SIG_IGN, reason="interrupts are ignored here, as by nohup"
)
def test_ctrl_c_ends_without_a_traceback():
    with subprocess.Popen(
        [*COMMAND, "settle", "--json", "-"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE
    ) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdin.write(f"{GOOD}\n".encode())
        process.stdin.flush()
        process.stdout.readline()
        process.send_signal(signal.SIGINT)
        assert process.wait(20) == 130
        assert process.stderr.read() == b""


def on_terminal(*words: str, **environment: str) -> str:
    """What a terminal would show."""
    mother, child = pty.openpty()
    variables = {name: value for name, value in os.environ.items() if name != "NO_COLOR"}
    variables |= {"TERM": "xterm-256color", "COLUMNS": "160"} | environment
    with subprocess.Popen([*COMMAND, *words], stdin=child, stdout=child, stderr=child, env=variables) as process:
        os.close(child)
        shown = b""
        deadline = time.monotonic() + 30
        while time.monotonic() < deadline:
            try:
                piece = os.read(mother, 65536)
            except OSError:  # the other end is closed
                break
            if not piece:
                break
            shown += piece
        process.wait(10)
    os.close(mother)
    return shown.decode("utf-8")


def test_red_suits_are_red_on_a_terminal_with_colours():
    assert "\x1b[31m" in on_terminal("settle", GOOD)
    assert "\x1b[" not in on_terminal("settle", GOOD, NO_COLOR="1")
    assert "\x1b[" not in on_terminal("settle", GOOD, TERM="dumb")
    assert "\x1b[" not in run_alone("settle", GOOD).out


def test_tables_are_drawn_on_a_terminal_and_tabbed_in_a_pipe():
    assert "─" in on_terminal("variants")
    assert "\x1b[" not in on_terminal("rules", NO_COLOR="1")
    piped = run_alone("variants").out.splitlines()
    assert {line.count("\t") for line in piped} == {6}


def test_settling_loads_nothing_heavy():
    script = (
        "import sys; from oddchip.cli import main; code = main(['settle', sys.argv[1]]); "
        "heavy = {'typer', 'rich', 'numpy', 'numba', 'sqlite3', 'fastapi', 'fluent.syntax', 'pydantic'}; "
        "print(heavy & set(sys.modules) or 'light')"
    )
    done = subprocess.run([sys.executable, "-c", script, GOOD], capture_output=True, check=True)
    assert done.stdout.decode().splitlines()[-1] == "light"


def test_a_list_cut_short_by_its_reader_is_no_error():
    with subprocess.Popen([*COMMAND, "rules"], stdout=subprocess.PIPE, stderr=subprocess.PIPE) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.close()
        assert process.wait(20) == 0
        assert process.stderr.read() == b""


def test_an_audit_shows_its_progress_on_a_terminal_only(tmp_path):
    path = tmp_path / "hands.jsonl"
    path.write_text('{"variant": "holdem"}\n' * 3, "utf-8")
    assert "hands.jsonl" in on_terminal("audit", str(path))
    assert "\x1b" not in on_terminal("audit", str(path), "--plain")
    assert "hands.jsonl" not in run_alone("audit", str(path)).err
