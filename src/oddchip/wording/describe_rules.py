"""House rules in words: presets with what they rest on, settings with their choices, and topics."""

from dataclasses import dataclass
from fractions import Fraction
from typing import Final

from oddchip.pots import SETTINGS, HouseRules, Preset, Rake
from oddchip.wording.forms import Phrase, chips
from oddchip.wording.speaker import Speaker

TOPICS: Final = ("short-blinds", "cutting", "showing")
"""What a house settles before the chips are in, or what never changes them: explained, not computed."""

_EXAMPLES: Final = {"short-blinds": "B: As Kd 40+10"}
_FEW_HANDS: Final = 3


@dataclass(frozen=True, slots=True)
class SettingText:
    """One setting: its key and value, both in words, and what it decides; ``standard`` if the value is the default."""

    key: str
    value: str
    name: Phrase
    about: Phrase
    choice: Phrase
    standard: bool


@dataclass(frozen=True, slots=True)
class PresetText:
    """A preset: its key and name, what it does, what it rests on, and all its settings."""

    key: str
    name: Phrase
    about: Phrase
    source: tuple[Phrase, ...]
    settings: tuple[SettingText, ...]


def describe_preset(preset: Preset, speaker: Speaker) -> PresetText:
    """A preset with every setting.

    >>> from oddchip.pots import PRESETS
    >>> from oddchip.wording import get_speaker
    >>> ongame = describe_preset(PRESETS["ongame"], get_speaker("en"))
    >>> [setting.key for setting in ongame.settings if not setting.standard]
    ['odd-chip']
    """
    key = preset.rules.key
    source = [speaker.say(f"rules-{key}-source")]
    if preset.hands is not None:
        source = [speaker.say("rules-source-room", hands=preset.hands)]
        if preset.hands <= _FEW_HANDS:
            source.append(speaker.say("rules-source-thin"))
    return PresetText(
        key,
        speaker.say(f"rules-{key}"),
        speaker.say(f"rules-{key}-about"),
        tuple(source),
        describe_settings(preset.rules, speaker),
    )


def describe_settings(rules: HouseRules, speaker: Speaker) -> tuple[SettingText, ...]:
    """Every setting of some rules, the rake last."""
    default = HouseRules()
    settings = [
        SettingText(
            name,
            rules.setting(name),
            speaker.say(f"setting-{name}"),
            speaker.say(f"setting-{name}-about"),
            say_choice(speaker, name, rules.setting(name)),
            rules.setting(name) == default.setting(name),
        )
        for name in SETTINGS
    ]
    settings.append(
        SettingText(
            "rake", str(rules.rake or 0), speaker.say("setting-rake"), speaker.say("setting-rake-about"),
            say_rake(speaker, rules.rake), rules.rake is None,
        )
    )  # fmt: skip
    return tuple(settings)


def say_choice(speaker: Speaker, setting: str, value: str) -> Phrase:
    """One choice of a setting in words."""
    return speaker.say(f"choice-{setting}-{value}")


def say_rake(speaker: Speaker, rake: Rake | None) -> Phrase:
    """What the house takes in words.

    >>> from oddchip.pots import parse_rake
    >>> from oddchip.wording import get_speaker
    >>> print(say_rake(get_speaker("en", isolates=False), parse_rake("5%/3")))
    5% of each pot, at most 3 chips a hand
    """
    if rake is None:
        return speaker.say("choice-rake-none")
    if rake.percent is None:
        return speaker.say("choice-rake-amount", amount=chips(rake.amount or 0))
    percent = speaker.percent(Fraction(rake.percent) / 100)
    if rake.cap is None:
        return speaker.say("choice-rake-percent", percent=percent)
    return speaker.say("choice-rake-percent-cap", percent=percent, amount=chips(rake.cap))


def describe_topic(topic: str, speaker: Speaker) -> tuple[Phrase, Phrase]:
    """Title and text of one of `TOPICS`; paragraphs are parted by an empty line."""
    example = {"example": _EXAMPLES[topic]} if topic in _EXAMPLES else {}
    return speaker.say(f"topic-{topic}"), speaker.say(f"topic-{topic}-text", **example)
