"""The program: which command is asked for, in which language, and how every run ends."""

import os
import sys
from collections.abc import Callable, Sequence
from importlib import import_module
from typing import Annotated, Any, Final

import typer

from oddchip.cli import options
from oddchip.cli.console import Console, prepare_streams
from oddchip.cli.help import SpokenCommand, SpokenGroup
from oddchip.cli.language import DEFAULT, wanted_language
from oddchip.cli.problems import show_problem
from oddchip.cli.usage import USAGE_ERROR, ExtraArgumentsError, unknown_command, usage_text
from oddchip.errors import OddchipError

PROGRAM: Final = "oddchip"
COMMANDS: Final = ("settle", "hand", "compare", "verify", "variants", "rules", "terms", "audit")
"""Every command; each is the function of its name in the module of its name."""
OK, DISAGREES, REFUSED, INTERRUPTED = 0, 1, 2, 130
"""Exit codes: all well; an audit or a verification disagrees; something given was wrong; stopped by Ctrl-C."""
_COMPLETING = f"_{PROGRAM.upper()}_COMPLETE"


def run(argv: Sequence[str]) -> int:
    """Run one command line; every error it can meet ends as a sentence and an exit code, never as a traceback."""
    prepare_streams()
    console = Console(DEFAULT)
    try:
        console = Console(wanted_language(argv))
        return _run(list(argv), console)
    except OddchipError as error:
        show_problem(console, error)
        return REFUSED
    except (KeyboardInterrupt, typer.Abort):
        return INTERRUPTED
    except BrokenPipeError:
        return _closed()
    finally:
        _flush()


def _run(argv: list[str], console: Console) -> int:
    asked = _asked(argv)
    completing = _COMPLETING in os.environ
    if asked is not None and asked not in COMMANDS and not completing:
        console.complain(unknown_command(console, asked, list(COMMANDS)))
        console.complain(console.say("cli-usage-see-help", command=f"{PROGRAM} --help"))
        return REFUSED
    # One command is built when one is asked for: building all of them takes longer than settling a pot.
    app = build_app((asked,) if asked is not None and not completing else COMMANDS, console)
    try:
        result = app(argv or ["--help"], prog_name=PROGRAM, standalone_mode=False, obj=console)
    except ExtraArgumentsError as error:
        console.complain(console.say("cli-usage-extra", given=str(error)))
        console.complain(console.say("cli-usage-see-help", command=f"{PROGRAM} {asked or ''} --help"))
        return REFUSED
    except USAGE_ERROR as error:
        console.complain(usage_text(console, error, PROGRAM))
        return REFUSED
    return result if isinstance(result, int) else OK


def _asked(argv: Sequence[str]) -> str | None:
    """The first word that is no option, nor the value of one."""
    skip = False
    for word in argv:
        if skip:
            skip = False
        elif word == "--lang":
            skip = True
        elif word.startswith("-"):
            continue
        else:
            return word
    return None


def build_app(commands: Sequence[str], console: Console) -> typer.Typer:
    """The program with some of its commands; their modules are loaded here and not before."""
    whole = len(commands) > 1
    app = typer.Typer(
        cls=SpokenGroup, help="cli-about", add_completion=whole, rich_markup_mode=None, pretty_exceptions_enable=False
    )
    app.callback()(_program)
    for name in commands:
        command: Callable[..., int] = getattr(import_module(f"oddchip.cli.{name}"), name)
        app.command(name, cls=_Strict, help=f"cli-{name}", context_settings={"allow_extra_args": True})(command)
    if _COMPLETING in os.environ:
        from oddchip.cli.help import completion_words  # noqa: PLC0415 - only when a shell completes

        completion_words(app, console)
    return app


class _Strict(SpokenCommand):
    """A command that refuses words it has no use for; Click itself would refuse them in English."""

    def invoke(self, ctx: Any) -> Any:
        if ctx.args:
            raise ExtraArgumentsError(" ".join(ctx.args))
        return super().invoke(ctx)


def _program(
    *,
    lang: options.Lang = None,
    version: Annotated[bool, typer.Option("--version", is_eager=True, callback=lambda value: _version(asked=value),
                                          help="cli-option-version")] = False,
) -> None:
    del lang, version


def _version(*, asked: bool) -> None:
    if asked:
        from importlib.metadata import version  # noqa: PLC0415 - reading metadata is slow

        sys.stdout.write(f"{PROGRAM} {version(PROGRAM)}\n")
        raise typer.Exit


def _closed() -> int:
    """The reader went away, as ``head`` does: nothing more to say, and nothing went wrong here."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    return OK


def _flush() -> None:
    """Write out what is buffered while a broken pipe can still be met in peace."""
    try:
        sys.stdout.flush()
    except BrokenPipeError:
        _closed()
