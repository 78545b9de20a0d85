"""A speaker whose marks tell cards from other isolates, so that HTML can."""

from functools import cache
from typing import ClassVar

from oddchip.wording.isolates import LEFT_TO_RIGHT
from oddchip.wording.speaker import Speaker


class DocumentSpeaker(Speaker):
    """Opens the isolate of cards with U+2066."""

    card_mark: ClassVar[str] = LEFT_TO_RIGHT


@cache
def document_speaker(lang: str, *, plain: bool = False) -> DocumentSpeaker:
    """The speaker of documents in a language, made once."""
    return DocumentSpeaker(lang, plain=plain)
