"""Ten settlements that a person has read in every language, and the files that hold what was read.

The files lie in ``tests/wording/golden/<language>/<name>.txt``: the showdown line, the brief explanation, then the one
for teaching. After a change of wording, write them anew with ``python -m tests.wording.golden_settlements`` and read
the difference before it is committed.
"""

from pathlib import Path

from oddchip.showdown import parse_showdown, settle
from oddchip.wording import LANGUAGES, explain

DIRECTORY = Path(__file__).parent / "golden"

GOLDEN_LINES = {
    "kicker": "holdem | Qs 9h 6d 4c 2s | A: Ad Qc 150 | *B: Kd Qh 151",
    "board-plays-odd-chips": "holdem | As Kd Qc Jh Ts | *D: fold 2 | A: 2c 3c 100 | B: 4c 5c 100 | C: 6c 7d 100",
    "side-pots-mucked-raked": (
        "holdem | 9s 9d 4h Kc 2c | *A: Kd Ks 50 | B: 9c 8h 90 | C: Qh Qd 90 | D: muck 90 | E: fold 30 | rake=5%/5"
    ),
    "hi-lo-side-pots": (
        "omaha8 | 3h 4s 8h Qh 9s | *W: As 2d Kh Ks 4 | X: Qc Qd Jc Jd 8 | Y: Tc Td 9c 9d 200 | Z: 6c 6d Kc Th 200"
    ),
    "quartered": "omaha8 | 2c 5d 8h Ks Kd | *A: As 3c Kh Qd 101 | B: Ad 3s Jc Td 101",
    "two-boards": "holdem | Ah Kh 7d 2c 2s / Ah Kh 7d Qs 9c | *A: Qd Jc 111 | B: 9s 9d 112",
    "unseen-pot-waits": "holdem | Qs 9h 6d 4c 2s | *A: Ad Qc 50 | B: ? 90 | C: Kd Qh 50 | D: fold (Ts Td) 20",
    "stud-suit": "stud | - | A: As Kd Qc Jh 9s 2c 3d 101 | B: Ah Ks Qd Jc 9h 4c 3s 101 | C: fold 1",
    "badugi-without-stakes": "badugi | - | *A: 8s 5h 3d Ac | B: 4s 2h Ad As | C: 9s 6h 2d 2c",
    "declared": "holdem | - | *A: #1 100 | B: #1 101 | C: #2 300",
}


def golden_text(line: str, lang: str) -> str:
    """What the file of a line holds."""
    settlement = settle(parse_showdown(line))
    brief = explain(settlement, lang=lang, isolates=False)
    teach = explain(settlement, lang=lang, detail="teach", isolates=False)
    return f"{line}\n\n{brief}\n\n{teach}\n"


def main() -> None:
    """Write every file."""
    for lang in LANGUAGES:
        (DIRECTORY / lang).mkdir(parents=True, exist_ok=True)
        for name, line in GOLDEN_LINES.items():
            (DIRECTORY / lang / f"{name}.txt").write_text(golden_text(line, lang), "utf-8")


if __name__ == "__main__":
    main()
