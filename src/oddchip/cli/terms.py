"""``oddchip terms``: the glossary."""

import json as jsonlib
from typing import Annotated

import typer

from oddchip.cli import options
from oddchip.cli.console import Console
from oddchip.cli.exit_code import OK, REFUSED
from oddchip.cli.tables import write_table
from oddchip.wording import GlossaryEntry, glossary

Word = Annotated[str | None, typer.Argument(metavar="cli-metavar-term", help="cli-argument-term")]


def terms(
    ctx: typer.Context,
    word: Word = None,
    *,
    json: options.Json = False,
    plain: options.Plain = False,
    no_isolates: options.NoIsolates = False,
    lang: options.Lang = None,
) -> int:
    """List the terms in the order of their alphabet, or those that have a word in them; 2 if there are none."""
    del lang
    console = options.console_of(ctx, no_isolates=no_isolates, plain=plain)
    entries = [entry for entry in glossary(console.lang) if word is None or _has(entry, word)]
    entries.sort(key=lambda entry: _folded(entry.term))
    if json:
        console.write_data(jsonlib.dumps([entry._asdict() for entry in entries], ensure_ascii=False, indent=1))
    elif entries:
        _write(console, entries)
    else:
        assert word is not None
        console.complain(console.say("cli-terms-none", word=word))
        return REFUSED
    return OK


def _has(entry: GlossaryEntry, word: str) -> bool:
    """Whether a word stands in a term, in what else is accepted for it, or in its key; ё and е are the same."""
    wanted = _folded(word)
    return any(wanted in _folded(text) for text in (entry.key, entry.term, entry.also))


def _folded(text: str) -> str:
    return text.casefold().replace("ё", "е").strip()


def _write(console: Console, entries: list[GlossaryEntry]) -> None:
    speaker = console.speaker
    headings = [speaker.say(f"cli-terms-{name}") for name in ("term", "also", "definition")]
    write_table(console, headings, [[entry.term, entry.also, entry.definition] for entry in entries])
