"""One worked example for each house setting: the same pot under each of its choices."""

from dataclasses import dataclass, replace
from typing import Final
from urllib.parse import quote

from markupsafe import Markup

from oddchip.pots import SETTINGS, HouseRules
from oddchip.showdown import format_showdown, parse_showdown, settle
from oddchip.web.pages.voice import PageVoice, marked_html, sentence_case
from oddchip.wording.describe_rules import say_choice
from oddchip.wording.document_speaker import document_speaker
from oddchip.wording.telling import Telling

HOUSE_EXAMPLES: Final[dict[str, str]] = {
    "odd-chip": "holdem | Qs 9h 6d 4c 2s | A: Ac Qh 100 | *B: As Qd 100 | C: fold 1",
    "stud-odd-chip": "razz | - | A: 5s 4d 3c 2h Ah Kd Kc 50 | B: 5h 4c 3d 2s Ac Ks Qd 50 | C: fold 1",
    "half-odd-chip": "omaha8 | 3h 4s 8h Qh 9s | *A: As 2d Kh Kd 50 | B: Qc Qd Jc Jd 50 | C: fold 1",
    "quarter-odd-chip": "omaha8 | 3h 4s 8h Qh 9s | *A: As 2d Kh Ks 101 | B: Ac 2c Jd Jc 101",
    "identical-hands": "omaha8 | 3h 4s 8d Qd 9s | *A: As 2d Kh Jc 33 | B: Ac 2c Kd Js 33",
    "high-side": "badacey | - | *A: As 2d 3c 4h 9s 50 | B: 5s 4d 3h 2h Ac 50 | C: fold 1",
    "short-deck": "short-deck | 9h 8d 7c Kc Ks | *A: Kd Qh 100 | B: Jh Td 100",
}
"""Lines on which the choices of a setting come apart."""


@dataclass(frozen=True, slots=True)
class ChoiceResult:
    """What a choice of the house makes of the example; ``standard`` if it is the default."""

    name: str
    shares: Markup
    standard: bool


def compare_choices(setting: str, voice: PageVoice) -> list[ChoiceResult]:
    """The payouts of a setting's example under each choice, the default first.

    >>> from oddchip.web.pages.voice import page_voice
    >>> len({result.shares for result in compare_choices("half-odd-chip", page_voice("en"))})
    2
    """
    showdown = parse_showdown(HOUSE_EXAMPLES[setting])
    told: list[ChoiceResult] = []
    for choice in SETTINGS[setting]:
        rules = HouseRules().changed(setting, choice)
        settlement = settle(replace(showdown, rules=rules))
        telling = Telling(settlement, document_speaker(voice.lang))
        shares = marked_html(telling.shares(settlement.payouts))
        told.append(ChoiceResult(sentence_case(say_choice(voice.plain, setting, choice)), shares, not told))
    return told


def example_link(setting: str, voice: PageVoice) -> str:
    """The address of the example on *Settle*."""
    line = format_showdown(parse_showdown(HOUSE_EXAMPLES[setting]))
    return f"/{voice.lang}/?line={quote(line, safe='')}#answer"
