"""What a page says: messages of one language as HTML, and as plain text for titles and attributes."""

import re
from functools import cache
from typing import Any, Final

from markupsafe import Markup, escape

from oddchip.cards import Card, Rank, Suit
from oddchip.wording import LANGUAGES, get_speaker
from oddchip.wording.catalogue import LANGUAGE_TABLE
from oddchip.wording.document_speaker import document_speaker
from oddchip.wording.isolates import CLOSE, FIRST_STRONG, LEFT_TO_RIGHT

_TOKENS: Final = re.compile(f"([{FIRST_STRONG}{LEFT_TO_RIGHT}{CLOSE}])")
_TAGS: Final = {FIRST_STRONG: "<bdi>", LEFT_TO_RIGHT: '<bdi class="cards" dir="ltr">', CLOSE: "</bdi>"}


def marked_html(text: str) -> Markup:
    """Text as HTML, every isolate a ``bdi``.

    >>> str(marked_html("\\u2068A&B\\u2069 wins"))
    '<bdi>A&amp;B</bdi> wins'
    """
    return Markup("").join(Markup(_TAGS[part]) if part in _TAGS else escape(part) for part in _TOKENS.split(text))


class PageVoice:
    """One language as pages use it.

    >>> page_voice("ar").direction
    'rtl'
    """

    def __init__(self, lang: str) -> None:
        self.lang = lang
        self.speaker = document_speaker(lang)
        self.plain = get_speaker(lang, isolates=False)
        self.spoken = get_speaker(lang, isolates=False, plain=True)

    @property
    def direction(self) -> str:
        """``ltr`` or ``rtl``."""
        return self.speaker.direction

    def html(self, message_id: str, /, **arguments: Any) -> Markup:
        """A message as HTML; names and cards stand in a ``bdi``."""
        return marked_html(self.speaker.say(message_id, **arguments))

    def text(self, message_id: str, /, **arguments: Any) -> str:
        """A message as plain text, for titles, labels and attributes."""
        return str(self.plain.say(message_id, **arguments))

    def paragraphs(self, message_id: str, /, **arguments: Any) -> list[Markup]:
        """A message of several paragraphs, which are parted by an empty line."""
        said = self.speaker.say(message_id, **arguments)
        return [marked_html(part.strip()) for part in re.split(r"\n\s*\n", said)]

    def knows(self, message_id: str) -> bool:
        """Whether there is such a message."""
        return self.speaker.knows(message_id)

    def card_name(self, code: str) -> str:
        """A card in words: ``ace of spades``."""
        return str(self.spoken.card(Card.from_code(code)))

    def rank_name(self, rank: Rank) -> str:
        """A rank in words."""
        return str(self.spoken.rank(rank))

    def suit_name(self, suit: Suit) -> str:
        """A suit in words."""
        return str(self.spoken.suit(suit))


def sentence_case(text: str) -> str:
    """Text with a capital first letter, for the beginning of a label; other scripts stay as they are.

    >>> sentence_case("омаха")
    'Омаха'
    """
    return text[:1].upper() + text[1:]


@cache
def page_voice(lang: str) -> PageVoice:
    """The voice of a language, made once."""
    return PageVoice(lang)


def language_names() -> dict[str, str]:
    """Every language by code, as it calls itself."""
    return {code: sentence_case(LANGUAGE_TABLE[code].name) for code in LANGUAGES}
