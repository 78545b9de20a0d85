"""Help in the language of the run. Commands carry message ids; this module says them and lays them out."""

import shutil
import textwrap
from collections.abc import Sequence
from typing import Any, Final

from typer.core import TyperCommand, TyperGroup

from oddchip.cli.console import Console, without_controls
from oddchip.wording import LANGUAGES

_KNOWN: Final = {
    "help": "cli-option-help",
    "install_completion": "cli-option-install-completion",
    "show_completion": "cli-option-show-completion",
}
"""Options that Typer adds of itself, with words of its own."""
HELP_OPTIONS: Final = ("-h", "--help")
_WIDEST: Final = 100
_INDENT: Final = 26


class SpokenCommand(TyperCommand):
    """A command whose help, short help and completions are messages."""

    def format_help(self, ctx: Any, formatter: Any) -> None:
        """Write the help page."""
        formatter.write(_page(self, ctx, ctx.obj))

    def shell_complete(self, ctx: Any, incomplete: str) -> list[Any]:
        """Completions with their help in words."""
        return _in_words(ctx, super().shell_complete(ctx, incomplete))

    def get_short_help_str(self, limit: int = 45) -> str:
        """The id of the message that says the command in one line."""
        del limit
        return f"{self.help}-short"


class SpokenGroup(TyperGroup):
    """The program itself: its commands listed in the language of the run."""

    def shell_complete(self, ctx: Any, incomplete: str) -> list[Any]:
        """Completions with their help in words."""
        return _in_words(ctx, super().shell_complete(ctx, incomplete))

    def format_help(self, ctx: Any, formatter: Any) -> None:
        """Write the help page."""
        console: Console = ctx.obj
        commands = [
            (name, console.say(command.get_short_help_str()))
            for name, command in self.commands.items()
            if not command.hidden
        ]
        listed = _listed(console.say("cli-help-commands"), commands)
        formatter.write(_page(self, ctx, console, listed))


def _in_words(ctx: Any, items: list[Any]) -> list[Any]:
    """Completions whose help is a message id get the message."""
    console: Console = ctx.find_root().obj
    for item in items:
        if item.help and console.speaker.knows(item.help):
            item.help = console.say(item.help, known=", ".join(LANGUAGES))
    return items


def _page(command: Any, ctx: Any, console: Console, more: str = "") -> str:
    """Usage, what the command does, arguments, options, commands and examples."""
    arguments = [param for param in command.params if param.param_type_name == "argument"]
    options = [param for param in command.params if param.param_type_name == "option" and not param.hidden]
    help_option = command.get_help_option(ctx)
    if help_option is not None and help_option not in options:
        options.append(help_option)
    metavars = [_metavar(console, each) for each in arguments]
    usage = [ctx.command_path, console.say("cli-help-options-metavar"), *metavars]
    if more:
        usage.append(console.say("cli-help-command-metavar"))
    blocks = [
        f"{console.say('cli-help-usage')} {' '.join(usage)}\n",
        "\n".join(_wrapped(paragraph) for paragraph in console.say(str(command.help)).split("\n")) + "\n",
        _listed(
            console.say("cli-help-arguments"),
            [(name, _help(console, each)) for name, each in zip(metavars, arguments, strict=True)],
        ),
        more,
        _listed(console.say("cli-help-options"), [(_names(console, each), _help(console, each)) for each in options]),
        _examples(command, console),
    ]
    return "\n".join(block for block in blocks if block)


def _metavar(console: Console, param: Any) -> str:
    name = console.say(param.metavar) if param.metavar else param.name.upper()
    name += "…" if param.nargs == -1 else ""
    return name if param.required else f"[{name}]"


def _names(console: Console, option: Any) -> str:
    names = ", ".join(sorted(option.opts, key=len))
    return f"{names} {console.say(option.metavar)}" if option.metavar else names


def _help(console: Console, param: Any) -> str:
    return console.say(_KNOWN.get(param.name, param.help or "cli-option-help"), known=", ".join(_values(param)))


def _values(param: Any) -> Sequence[str]:
    """What an option may be, where its help lists that."""
    if param.name in ("kind", "variant"):
        from oddchip.trainer import KINDS, TRAINED  # noqa: PLC0415 - one command has such options

        return tuple(KINDS) if param.name == "kind" else (*TRAINED, "all")
    return tuple(LANGUAGES)


def _examples(command: Any, console: Console) -> str:
    message = f"{command.help}-examples"
    if not console.speaker.knows(message):
        return ""
    lines = without_controls(console.say(message)).split("\n")
    return "\n".join([console.say("cli-help-examples"), *(f"  {line}" for line in lines)]) + "\n"


def _listed(title: str, rows: Sequence[tuple[str, str]]) -> str:
    """A titled list in two columns; an entry wider than its column has its text below."""
    if not rows:
        return ""
    lines = [title]
    for name, text in rows:
        body = textwrap.wrap(text, _width() - _INDENT, break_on_hyphens=False) or [""]
        if len(name) + 4 > _INDENT:
            lines.append(f"  {name}")
        else:
            lines.append(f"  {name:<{_INDENT - 2}}{body.pop(0)}")
        lines += [" " * _INDENT + line for line in body]
    return "\n".join(lines) + "\n"


def _wrapped(paragraph: str) -> str:
    return textwrap.fill(paragraph, _width(), break_on_hyphens=False, break_long_words=False)


def _width() -> int:
    return min(shutil.get_terminal_size().columns, _WIDEST)
