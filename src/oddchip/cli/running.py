"""How every run begins and ends: in which language it speaks, and with which exit code."""

import os
import sys
from collections.abc import Sequence
from contextlib import suppress
from typing import Final

from oddchip.cli.console import Console, prepare_streams
from oddchip.cli.exit_code import INTERRUPTED, OK, REFUSED
from oddchip.cli.language import DEFAULT, wanted_language
from oddchip.cli.problems import show_problem
from oddchip.errors import OddchipError

PROGRAM: Final = "oddchip"


def run(argv: Sequence[str]) -> int:
    """Run one command line; every error it can meet ends as a sentence and an exit code, never as a traceback."""
    prepare_streams()
    console = Console(DEFAULT)
    try:
        console = Console(wanted_language(argv))
        code = _run(list(argv), console)
        sys.stdout.flush()
    except OddchipError as error:
        show_problem(console, error)
        return REFUSED
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        return _closed()
    return code


def _run(argv: list[str], console: Console) -> int:
    from oddchip.cli.quick import read_options  # noqa: PLC0415 - other commands need nothing of it

    options = read_options(argv)
    if options is not None:
        from oddchip.cli.settling import settle_all  # noqa: PLC0415 - as above

        return settle_all(console, options)
    from oddchip.cli.app import run_app  # noqa: PLC0415 - Typer takes longer to load than a pot takes to settle

    if "help" in argv[:1]:
        # As other programs have it: `oddchip help`, `oddchip help settle`.
        argv = [*argv[1:], "--help"]
    # A language and nothing else asks for what no words at all would bring: the help.
    alone = (len(argv) == 2 and argv[0] == "--lang") or (len(argv) == 1 and argv[0].startswith("--lang="))
    return run_app([*argv, "--help"] if alone else argv, console)


def _closed() -> int:
    """The reader went away, as ``head`` does: nothing more to say, and nothing went wrong here."""
    with suppress(OSError, ValueError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    return OK
