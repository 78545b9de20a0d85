"""The program as Typer sees it: its commands, its options, and what it refuses."""

import os
import sys
from collections.abc import Callable, Sequence
from importlib import import_module
from typing import Annotated, Any, Final

import typer

from oddchip import __version__
from oddchip.cli import options
from oddchip.cli.console import Console
from oddchip.cli.exit_code import INTERRUPTED, OK, REFUSED
from oddchip.cli.help import HELP_OPTIONS, SpokenCommand, SpokenGroup
from oddchip.cli.running import PROGRAM
from oddchip.cli.usage import USAGE_ERROR, ExtraArgumentsError, unknown_command, usage_text

COMMANDS: Final = (
    "settle", "hand", "compare", "verify", "equity", "chances", "outs", "range", "variants", "rules", "terms", "audit",
    "serve",
    "quiz",
)  # fmt: skip
"""Every command; each is the function of its name in the module of its name."""
_OWN_OPTIONS: Final = ("--lang", "--version", "--install-completion", "--show-completion", *HELP_OPTIONS)
_SETTINGS: Final[dict[str, Any]] = {"help_option_names": list(HELP_OPTIONS)}
_COMPLETING = f"_{PROGRAM.upper()}_COMPLETE"


def run_app(argv: list[str], console: Console) -> int:
    """Run one command through Typer and return its exit code; its refusals end as sentences."""
    asked = _asked(argv)
    completing = _COMPLETING in os.environ
    if asked is not None and asked not in COMMANDS and not completing:
        return _refuse(console, unknown_command(console, asked, list(COMMANDS)), PROGRAM)
    # One command is built when one is asked for: building all of them takes longer than settling a pot.
    app = build_app((asked,) if asked is not None and not completing else COMMANDS)
    try:
        result = app(argv or ["--help"], prog_name=PROGRAM, standalone_mode=False, obj=console)
    except ExtraArgumentsError as error:
        return _refuse(console, console.say("cli-usage-extra", given=str(error)), f"{PROGRAM} {asked or ''}".rstrip())
    except USAGE_ERROR as error:
        context = getattr(error, "ctx", None)
        path = f"{PROGRAM} {asked or ''}".rstrip() if context is None else context.command_path
        return _refuse(console, usage_text(console, error, argv), path)
    except ReaderGoneError:
        raise BrokenPipeError from None
    except typer.Abort:
        return INTERRUPTED
    return result if isinstance(result, int) else OK


def _refuse(console: Console, text: str, path: str) -> int:
    """Say what is wrong with the command line, and where its help is."""
    console.complain(text)
    console.complain(console.say("cli-usage-see-help", command=f"{path} --help"))
    return REFUSED


def _asked(argv: Sequence[str]) -> str | None:
    """The command: the first word after the program's own options; ``None`` where one of them is unknown."""
    skip = False
    for word in argv:
        if skip:
            skip = False
        elif word == "--lang":
            skip = True
        elif not word.startswith("-"):
            return word
        elif word.partition("=")[0] not in _OWN_OPTIONS:
            return None
    return None


def build_app(commands: Sequence[str]) -> typer.Typer:
    """The program with some of its commands; their modules are loaded here and not before."""
    whole = len(commands) > 1
    app = typer.Typer(
        cls=SpokenGroup, help="cli-about", add_completion=whole, rich_markup_mode=None, pretty_exceptions_enable=False,
        context_settings=_SETTINGS,
    )  # fmt: skip
    app.callback()(_program)
    for name in commands:
        command: Callable[..., int] = getattr(import_module(f"oddchip.cli.{name}"), name)
        app.command(name, cls=_Strict, help=f"cli-{name}", context_settings={**_SETTINGS, "allow_extra_args": True})(
            command
        )
    return app


class ReaderGoneError(Exception):
    """A broken pipe on its way past Typer, which would end the process with an exit code of its own."""


class _Strict(SpokenCommand):
    """A command that refuses words it has no use for; Click itself would refuse them in English."""

    def invoke(self, ctx: Any) -> Any:
        if ctx.args:
            raise ExtraArgumentsError(" ".join(ctx.args))
        try:
            return super().invoke(ctx)
        except BrokenPipeError as error:
            raise ReaderGoneError from error


def _program(
    *,
    lang: options.Lang = None,
    version: Annotated[
        bool,
        typer.Option(
            "--version", is_eager=True, callback=lambda value: _version(asked=value), help="cli-option-version"
        ),
    ] = False,
) -> None:
    del lang, version


def _version(*, asked: bool) -> None:
    if asked:
        sys.stdout.write(f"{PROGRAM} {__version__}\n")
        raise typer.Exit
