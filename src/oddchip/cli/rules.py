"""``oddchip rules``: what a house may decide, how rule books and rooms decide it, and what is settled beforehand."""

import json as jsonlib
from collections.abc import Sequence
from typing import Annotated, Any

import typer

from oddchip.cli import options
from oddchip.cli.console import Console
from oddchip.cli.exit_code import OK
from oddchip.cli.tables import write_table
from oddchip.errors import UnknownNameError
from oddchip.pots import PRESETS, SETTINGS, Preset, find_rules
from oddchip.wording.describe_rules import (
    TOPICS,
    PresetText,
    SettingText,
    describe_preset,
    describe_settings,
    describe_topic,
    say_choice,
)


def _names() -> list[str]:
    return [*PRESETS, *SETTINGS, *TOPICS]


Name = Annotated[
    str | None, typer.Argument(metavar="cli-metavar-preset", help="cli-argument-preset", autocompletion=_names)
]


def rules(
    ctx: typer.Context,
    name: Name = None,
    *,
    json: options.Json = False,
    plain: options.Plain = False,
    no_isolates: options.NoIsolates = False,
    lang: options.Lang = None,
) -> int:
    """List presets, settings and topics, or explain one of them."""
    del lang
    console = options.console_of(ctx, no_isolates=no_isolates, plain=plain)
    key = None if name is None else name.strip().casefold().replace("_", "-")
    if key in TOPICS:
        _write_topic(console, key, as_json=json)
    elif key in SETTINGS:
        _write_setting(console, key, as_json=json)
    elif name is None:
        _write_all(console, as_json=json)
    else:
        _write_preset(console, name, as_json=json)
    return OK


def _write_topic(console: Console, topic: str, *, as_json: bool) -> None:
    title, text = describe_topic(topic, console.speaker)
    if as_json:
        record = {"topic": topic, "title": console.ready(title), "text": console.ready(text)}
        console.write_data(jsonlib.dumps(record, ensure_ascii=False, indent=1))
        return
    console.heading(title)
    console.write(text)


def _write_setting(console: Console, name: str, *, as_json: bool) -> None:
    """What a setting decides, and each of its choices, the usual one first."""
    speaker = console.speaker
    title, about = speaker.say(f"setting-{name}"), speaker.say(f"setting-{name}-about")
    choices = {choice: say_choice(speaker, name, choice) for choice in SETTINGS[name]}
    if as_json:
        said = {choice: console.ready(text) for choice, text in choices.items()}
        record = {"setting": name, "title": console.ready(title), "about": console.ready(about), "choices": said}
        console.write_data(jsonlib.dumps(record, ensure_ascii=False, indent=1))
        return
    console.heading(speaker.say("cli-title-with-key", title=title, key=name))
    console.write(about)
    console.write_data("")
    write_table(
        console, [speaker.say("rules-title-value"), speaker.say("rules-title-meaning")], _choice_rows(console, name)
    )
    console.write_data("")
    console.write(speaker.say("rules-how-to-use", example=f"--rules standard,{name}:{SETTINGS[name][-1]}"))


def _write_preset(console: Console, name: str, *, as_json: bool) -> None:
    try:
        chosen = find_rules(name)
    except UnknownNameError as error:
        if error.code == "unknown-rules":  # here the name of a setting or topic would have done as well
            raise error.at(known=", ".join(_names())) from None
        raise
    told = describe_preset(PRESETS[chosen.key], console.speaker)
    settings = describe_settings(chosen, console.speaker)
    if as_json:
        record = preset_record(console, told, PRESETS[chosen.key], settings)
        console.write_data(jsonlib.dumps(record, ensure_ascii=False, indent=1))
        return
    console.heading(console.speaker.say("cli-title-with-key", title=told.name, key=chosen.text))
    console.write(told.about)
    source = console.speaker.say("rules-title-source")
    console.write(console.speaker.say("cli-labelled", label=source, value=_sentences(told.source)) + "\n")
    for setting in settings:
        line = console.speaker.say("cli-labelled", label=setting.name, value=setting.choice)
        mark = "" if setting.standard else f" ({console.speaker.say('rules-changed')})"
        console.write(line + mark)


def preset_record(
    console: Console, told: PresetText, preset: Preset, settings: Sequence[SettingText]
) -> dict[str, Any]:
    """A preset as JSON: settings as codes, the rest in words."""
    return {
        "key": told.key,
        "name": console.ready(told.name),
        "about": console.ready(told.about),
        "source": console.ready(" ".join(told.source)),
        "hands": preset.hands,
        "settings": {setting.key: setting.value for setting in settings},
    }


def _write_all(console: Console, *, as_json: bool) -> None:
    speaker = console.speaker
    presets = [(describe_preset(preset, speaker), preset) for preset in PRESETS.values()]
    if as_json:
        record = {
            "presets": [preset_record(console, told, preset, told.settings) for told, preset in presets],
            "settings": {name: list(choices) for name, choices in SETTINGS.items()},
            "topics": list(TOPICS),
        }
        console.write_data(jsonlib.dumps(record, ensure_ascii=False, indent=1))
        return
    key, meaning, source = (speaker.say(f"rules-title-{name}") for name in ("key", "meaning", "source"))
    console.heading(speaker.say("rules-title-presets"))
    rows = [[told.key, f"{told.name}. {told.about}", _sentences(told.source)] for told, _ in presets]
    write_table(console, [key, meaning, source], rows)
    console.write_data("")
    console.heading(speaker.say("rules-title-settings"))
    write_table(console, [key, speaker.say("rules-title-value"), meaning], _setting_rows(console))
    console.write_data("")
    console.heading(speaker.say("rules-title-topics"))
    write_table(console, [key, meaning], [[topic, describe_topic(topic, speaker)[0]] for topic in TOPICS])
    console.write_data("")
    console.write(speaker.say("rules-how-to-use", example="--rules standard,odd-chip:suit"))
    console.write(speaker.say("rules-see-topic", example=f"oddchip rules {TOPICS[0]}"))


def _setting_rows(console: Console) -> list[list[str]]:
    """Each setting with what it decides, then its choices below it."""
    speaker = console.speaker
    rows = []
    for name in SETTINGS:
        rows.append([name, "", f"{speaker.say(f'setting-{name}')}. {speaker.say(f'setting-{name}-about')}"])
        rows += [[name, *row] for row in _choice_rows(console, name)]
    rows.append(["rake", "0", f"{speaker.say('setting-rake')}. {speaker.say('setting-rake-about')}"])
    return rows


def _choice_rows(console: Console, name: str) -> list[list[str]]:
    """The choices of a setting in words, the usual one marked."""
    speaker, usual = console.speaker, SETTINGS[name][0]
    return [
        [
            choice,
            str(say_choice(speaker, name, choice)) + (f" ({speaker.say('rules-default')})" if choice == usual else ""),
        ]
        for choice in SETTINGS[name]
    ]


def _sentences(parts: tuple[Any, ...]) -> Any:
    """Sentences one after another, still words of the language."""
    return type(parts[0])(" ".join(parts))
