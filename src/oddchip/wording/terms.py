"""The glossary: every poker term of a language, from its ``terms.ftl``."""

from typing import Final, NamedTuple

from oddchip.wording.catalogue import catalogue
from oddchip.wording.forms import Phrase
from oddchip.wording.speaker import get_speaker

_PREFIX: Final = "term-"


class GlossaryEntry(NamedTuple):
    """A term: its key (the same in every language), the word, what else is accepted, and what it means."""

    key: str
    term: str
    also: str
    definition: str


def glossary(lang: str = "en") -> list[GlossaryEntry]:
    """The terms of a language, in the order of their keys; ``also`` is empty where nothing else is accepted.

    >>> kicker = next(entry for entry in glossary("ru") if entry.key == "kicker")
    >>> kicker.term, kicker.also
    ('кикер', '')
    """
    speaker = get_speaker(lang, isolates=False)
    return [
        GlossaryEntry(
            message_id.removeprefix(_PREFIX),
            str(speaker.say(message_id)),
            str(speaker.attribute(message_id, "also") or Phrase("")),
            str(speaker.attribute(message_id, "definition") or Phrase("")),
        )
        for message_id in catalogue(lang).ids()
        if message_id.startswith(_PREFIX)
    ]
