"""Twenty worked examples for *Settle*: a key, under which each language has a title, and a showdown line."""

from typing import Final

EXAMPLES: Final[dict[str, str]] = {
    "kicker": "holdem | Qs 9h 6d 4c 2s | *A: Ad Qc 150 | B: Kd Qh 150",
    "two-pair-kicker": "holdem | Ts Td 5c 5h 2s | *A: Ad 3c 80 | B: Kh Jc 80",
    "second-kicker": "holdem | 7d 7c Qs 5h 2c | *A: 7h As 120 | B: 7s Ah 120 | C: Kd Qd 120",
    "quads-on-board": "holdem | 9s 9h 9d 9c 6s | *A: Ac 2d 60 | B: Kc Qd 60",
    "board-plays": "holdem | As Kd Qc Jh Ts | *A: 2c 3c 100 | B: 9h 9d 100",
    "card-not-playing": "holdem | Ac Qh 8h 8c 3c | *A: Ah 2h 90 | B: Ad 9d 90",
    "flush-on-board": "holdem | Ac Jc 8c 5c 2c | *A: Kc 7d 200 | B: Qc Td 200",
    "straight-on-board": "holdem | 5s 6d 7c 8h 9s | *A: Tc 2d 75 | B: Ad Kc 75",
    "wheel": "holdem | 2d 3h 4s 5c Kd | *A: As Qh 40 | B: 6c 6d 40",
    "full-house": "holdem | 9s 9h 9d 4c 2s | *A: Kc Kd 110 | B: Qc Qd 110",
    "three-pairs": "holdem | Ks Kd 8c 8h 2d | *A: As Ah 70 | B: Qs Jc 70",
    "set": "holdem | 8h Kd 5s 2c Jd | *A: 8d 8c 130 | B: Kh Jc 130",
    "odd-chips": "holdem | As Kd Qc Jh Ts | *D: fold 2 | A: 2c 3c 100 | B: 4c 5c 100 | C: 6c 7d 100",
    "side-pot": "holdem | Qs 9h 6d 4c 2s | *A: 9c 9d 50 | B: Ad Qc 200 | C: Kd Qh 200 | D: fold 20",
    "two-side-pots": "holdem | Jh 8d 5c 3s 2h | A: Jc Jd 30 | *B: 8c 8s 80 | C: As Js 200 | D: Kh Kd 260",
    "chips-only": "holdem | - | *A: #2 500 | B: #1 120 | C: #1 300 | D: fold 40",
    "omaha-two": "omaha | Ah Kh 9h 4h 2c | *A: Qh Js Tc 3d 100 | B: 6h 5h 8s 8d 100",
    "hi-lo-quarter": "omaha8 | 3h 4s 8h Qh 9s | *A: As 2d Kh Ks 101 | B: Ac 2c Jd Jc 101",
    "run-twice": "holdem | Ah Kh 7d 2c 2s / Ah Kh 7d Qs 9c | *A: As Kd 111 | B: Qh Qd 111",
    "short-deck": "short-deck | 9h 8h 6h Kc Ks | *A: Ah Qh 90 | B: Kd 9d 90",
}
