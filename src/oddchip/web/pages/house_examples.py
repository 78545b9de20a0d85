"""One worked example for each house setting: the same pot under each of its choices."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Final
from urllib.parse import quote

from markupsafe import Markup

from oddchip.figures.voice import Voice
from oddchip.pots import SETTINGS, HouseRules, parse_rake
from oddchip.showdown import Settlement, Showdown, format_showdown, parse_showdown, settle
from oddchip.web.pages.voice import PageVoice, marked_html, sentence_case
from oddchip.wording.describe_rules import say_choice, say_rake
from oddchip.wording.document_speaker import document_speaker
from oddchip.wording.telling import Telling

RAKE: Final = "rake"
HOUSE_EXAMPLES: Final[dict[str, str]] = {
    "odd-chip": "holdem | Qs 9h 6d 4c 2s | A: Ac Qh 100 | *B: As Qd 100 | C: fold 1",
    "stud-odd-chip": "razz | - | A: 5s 4d 3c 2h Ah Kd Kc 50 | B: 5h 4c 3d 2s Ac Ks Qd 50 | C: fold 1",
    "half-odd-chip": "omaha8 | 3h 4s 8h Qh 9s | *A: As 2d Kh Kd 50 | B: Qc Qd Jc Jd 50 | C: fold 1",
    "quarter-odd-chip": "omaha8 | 3h 4s 8h Qh 9s | *A: As 2d Kh Ks 101 | B: Ac 2c Jd Jc 101",
    "identical-hands": "omaha8 | 3h 4s 8d Qd 9s | *A: As 2d Kh Jc 33 | B: Ac 2c Kd Js 33",
    "high-side": "badacey | - | *A: As 2d 3c 4h 9s 50 | B: 5s 4d 3h 2h Ac 50 | C: fold 1",
    "short-deck": "short-deck | 9h 8d 7c Kc Ks | *A: Kd Qh 100 | B: Jh Td 100",
    RAKE: "holdem | Qs 9h 6d 4c 2s | *A: 9c 9d 50 | B: Ad Qc 110 | C: Kd Qh 160",
}
"""Lines on which the choices of a setting come apart."""

RAKES: Final = ("", "3", "5%", "5%/10")
"""What houses take in the example of the rake; nothing is the default."""


@dataclass(frozen=True, slots=True)
class ChoiceResult:
    """What a choice of the house makes of the example; ``standard`` if it is the default.

    ``rake`` is what the house takes, ``None`` if nothing; ``link`` opens the example under this choice on *Settle*.
    """

    name: str
    shares: Markup
    rake: Markup | None
    standard: bool
    link: str


def compare_choices(setting: str, voice: PageVoice) -> list[ChoiceResult]:
    """The payouts of a setting's example under each choice, the default first.

    >>> from oddchip.web.pages.voice import page_voice
    >>> len({result.shares for result in compare_choices("half-odd-chip", page_voice("en"))})
    2
    """
    return [
        _result(showdown, sentence_case(name), voice, standard=not at)
        for at, (name, showdown) in enumerate(_choices(setting, voice))
    ]


def _choices(setting: str, voice: PageVoice) -> Iterator[tuple[str, Showdown]]:
    """Each choice in words, and the example as a house settles it that has chosen so."""
    showdown = parse_showdown(HOUSE_EXAMPLES[setting])
    if setting == RAKE:
        for text in RAKES:
            rake = parse_rake(text) if text else None
            yield say_rake(voice.plain, rake), replace(showdown, rake=rake)
        return
    for choice in SETTINGS[setting]:
        yield say_choice(voice.plain, setting, choice), replace(showdown, rules=HouseRules().changed(setting, choice))


def _result(showdown: Showdown, name: str, voice: PageVoice, *, standard: bool) -> ChoiceResult:
    settlement = settle(showdown)
    shares = Telling(settlement, document_speaker(voice.lang)).shares(settlement.payouts)
    link = f"/{voice.lang}/?line={quote(format_showdown(showdown), safe='')}#answer"
    return ChoiceResult(name, marked_html(shares), _rake(settlement, voice), standard, link)


def _rake(settlement: Settlement, voice: PageVoice) -> Markup | None:
    if not settlement.rake:
        return None
    figure = Voice(voice.lang)
    return marked_html(figure.say("amount", label=figure.say("rake"), amount=figure.amount(settlement.rake)))
