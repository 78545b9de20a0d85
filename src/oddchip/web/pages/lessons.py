"""What *Learn* teaches, as data: sections, pictures and examples; the words are in the locales."""

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True, slots=True)
class Drawing:
    """A picture of its ``kind``; ``compared`` is a showdown line with two of its hands, if it shows several."""

    kind: str
    subject: str
    compared: str = ""


@dataclass(frozen=True, slots=True)
class Lesson:
    """A section: ``key`` names its title and text, ``lines`` are keys of `EXAMPLES`."""

    key: str
    figures: tuple[Drawing, ...] = ()
    lines: tuple[str, ...] = ()


_FULL_HOUSE_AND_FLUSH = "five-card-draw | - | A: Ks Kh Kd Tc Th | B: Ah Jh 9h 8h 6h"
_TRIPS_AND_TWO_PAIR = "five-card-draw | - | A: Js Jh Jd Ac 9s | B: As Ah Ts Td Kc"

LESSONS: Final = (
    Lesson("ladder", figures=(Drawing("ladder", "holdem", _FULL_HOUSE_AND_FLUSH),)),
    Lesson("order", lines=("kicker", "full-house")),
    Lesson(
        "kickers", figures=(Drawing("kickers", "", _TRIPS_AND_TWO_PAIR),), lines=("two-pair-kicker", "quads-on-board")
    ),
    Lesson("ties", lines=("board-plays", "card-not-playing")),
    Lesson("board", lines=("flush-on-board", "straight-on-board")),
    Lesson("set", lines=("set", "second-kicker")),
    Lesson("ace", lines=("wheel",)),
    Lesson("draws", figures=(Drawing("outs", "holdem | Ah Kh | Qh 7h 2c |"),)),
    Lesson("starting", figures=(Drawing("range", "AA, AKs, 76s, QJo"),)),
    Lesson("games", lines=("omaha-two", "short-deck", "hi-lo-quarter")),
    Lesson("pots", lines=("side-pot", "two-side-pots", "chips-only")),
    Lesson("odd", lines=("odd-chips",)),
)
"""Sections in reading order; the mistakes, the six steps and the questions follow them."""

MISTAKES: Final[dict[str, str]] = {
    "mistake-sixth-card": "holdem | Ac Qh 8h 8c 3c | *A: Ah 2h 90 | B: Ad 9d 90",
    "mistake-kicker-first": "holdem | Qs 9h 6d 4c 2s | *A: Jd Qc 60 | B: Ad 9c 60",
    "mistake-card-not-playing": "holdem | Ah Kc 8d 8s 2h | *A: As Td 45 | B: Qd 3c 45",
    "mistake-four-flush": "holdem | Qs 9s 6s 4c 2d | *A: As Jc 80 | B: Kd Qh 80",
    "mistake-four-straight": "holdem | Qs Jh 6d 4c 2s | *A: Kd Tc 80 | B: Ad Qh 80",
    "mistake-suits": "holdem | Qs 9h 6d 4c 2s | *A: Ad Qc 120 | B: As Qh 120",
    "mistake-three-pairs": "holdem | Ks Kd 8c 8h 2d | *A: As Ah 70 | B: Qs Jc 70",
    "mistake-ace-wraps": "holdem | Qs Kh 2d 7c 8s | *A: Ad 3c 50 | B: Qd Jh 50",
    "mistake-ace-low": "holdem | 2s 3h 4d 9c Ks | *A: Ad 5c 50 | B: 6d 5h 50",
    "mistake-board-flush": "holdem | Ac Jc 8c 5c 2c | *A: Kc 7d 200 | B: Qd Td 200",
    "mistake-board-straight": "holdem | 5s 6d 7c 8h 9s | *A: Tc 2d 75 | B: Ad Kc 75",
    "mistake-ace-beside-straight": "holdem | 5s 6d 7c 8h 9s | *A: Ac 2d 75 | B: Kd Qc 75",
    "mistake-pair-over-straight": "holdem | As Ah Kd Qc Js | *A: Tc 2c 65 | B: Kh 9d 65",
    "mistake-omaha-two": "omaha | As Js 8s 5s 2d | *A: Ks Qd 9c 4h 110 | B: 3s 4s Td Jd 110",
    "mistake-set-and-trips": "holdem | Th 7h 4d 9c 2s / Th 7h 4d Qc Qd | *A: 9s 9d 100 | B: Qs Kd 100",
    "mistake-one-winner": "holdem | 2c 7d 9h Jc 4s | *A: As Ad 50 | B: Ks Kd 90 | C: Qs Qd 90",
    "mistake-odd-chip": "holdem | As Kd Qc Jh Ts | *A: 2c 3c 50 | B: 4c 5c 50 | C: fold 1",
    "mistake-short-deck-ladder": "short-deck | As Js 9s Kd Kh | *A: Ks Qs 90 | B: Ah Ad 90",
    "mistake-low-straight": "2-7-single-draw | - | *A: 7s 6d 5c 4h 3s 40 | B: Kd Qc 9h 8s 2d 40",
    "mistake-low-ace-high": "2-7-single-draw | - | *A: As 6d 5c 4h 3s 40 | B: Kd Qc 9h 8s 2d 40",
    "mistake-badugi-suits": "badugi | - | *A: As 2s 3d 4h 40 | B: Kd Qc 9h 8s 40",
}
"""The board that invites each mistake; what is wrong with it is said by the engine."""

STEPS: Final = ("five", "category", "main", "kickers", "tie", "pots")
"""How to decide a showdown."""

QUESTIONS: Final = (
    "how-many", "straight-or-flush", "flush-or-full-house", "quads-or-full-house", "set-or-two-pair", "best-suit",
    "ace-one", "wrap", "must-use", "board-only", "three-pairs", "kicker-beats", "kicker-straight", "kicker-flush",
    "same-pair", "sixth", "four-suited", "all-in-wins", "uncalled", "odd-chip", "button", "muck", "low",
)  # fmt: skip
"""What people ask."""

WORDS: Final[dict[str, dict[str, str]]] = {
    "learn-ace-text": {"wheel": "A-2-3-4-5", "wrap": "Q-K-A-2-3"},
    "learn-starting-text": {"pair": "AA", "s": "s", "o": "o", "suited": "AKs", "connected": "76s"},
    "learn-mistake-low-straight": {"game": "2-7"},
}
"""What the messages name in the writing that is the same in every language."""
