"""``oddchip variants``: every game, or one of them explained."""

import json as jsonlib
from typing import Annotated, Any

import typer

from oddchip.cli import options
from oddchip.cli.console import Console
from oddchip.cli.exit_code import OK
from oddchip.cli.tables import write_table
from oddchip.variants import Variant, find_variant, list_variants

Key = Annotated[
    str | None,
    typer.Argument(
        metavar="cli-metavar-variant", help="cli-argument-variant-key", autocompletion=options.variant_names
    ),
]


def variants(
    ctx: typer.Context,
    key: Key = None,
    *,
    json: options.Json = False,
    plain: options.Plain = False,
    no_isolates: options.NoIsolates = False,
    lang: options.Lang = None,
) -> int:
    """List the games, or explain one."""
    del lang
    console = options.console_of(ctx, no_isolates=no_isolates, plain=plain)
    chosen = list_variants() if key is None else (find_variant(key),)
    if json:
        records = [variant_record(variant, console) for variant in chosen]
        console.write_data(jsonlib.dumps(records if key is None else records[0], ensure_ascii=False, indent=1))
    elif key is None:
        _list(console)
    else:
        _explain(console, chosen[0])
    return OK


def variant_record(variant: Variant, console: Console) -> dict[str, Any]:
    """A game as JSON: its rules as codes, its name and description in words."""
    name, about = console.say(f"variant-{variant.key}"), console.say(f"variant-{variant.key}-about")
    return {"name": name, "about": about, **variant.to_json()}


def _list(console: Console) -> None:
    from oddchip.wording.describe_variant import COLUMNS, label, variant_columns  # noqa: PLC0415 - JSON needs no words

    speaker = console.speaker
    rows = []
    for variant in list_variants():
        columns = variant_columns(variant, speaker)
        name = speaker.say(f"variant-{variant.key}")
        rows.append([variant.key, str(name), *(str(columns[column]) for column in COLUMNS)])
    write_table(console, [label(speaker, column) for column in ("key", "name", *COLUMNS)], rows)


def _explain(console: Console, variant: Variant) -> None:
    from oddchip.wording.describe_variant import describe_variant  # noqa: PLC0415 - JSON needs no words

    told = describe_variant(variant, console.speaker)
    console.heading(console.speaker.say("cli-title-with-key", title=told.name, key=told.key))
    console.write(f"{told.about}\n")
    for name, value in told.rows:
        console.write(console.speaker.say("cli-labelled", label=name, value=value))
    console.write_data("")
    for rule in told.rules:
        console.write(rule)
