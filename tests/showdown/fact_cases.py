"""For every fact a showdown that states it and one, as like it as can be, that does not: code, with, without."""

FACTS = [
    # how an award was decided
    ("uncontested", "holdem | - | A: ? 5 | B: fold 5", "holdem | - | A: #1 5 | B: #2 5"),
    (
        "sole-eligible",
        "holdem | Qs 9h 6d 4c 2s | A: Ad Qc 50 | B: Kd Qh 80 | C: fold 80",
        "holdem | Qs 9h 6d 4c 2s | A: Ad Qc 50 | B: Kd Qh 80 | C: fold 50",
    ),
    ("declared", "holdem | - | A: #1 5 | B: #2 5", "holdem | Qs 9h 6d 4c 2s | A: Ad Qc 5 | B: Kd Qh 5"),
    (
        "tie",
        "holdem | As Kd Qc Jh Ts | A: 2c 3c 5 | B: 4c 5c 5",
        "holdem | 9s Kd Qc Jh Ts | A: 2c 3c 5 | B: Ac 5c 5",
    ),
    (
        "category-decides",
        "holdem | Qs 9h 6d 4c 2s | A: Ad Qc 5 | B: Kd Jh 5",
        "holdem | Qs 9h 6d 4c 2s | A: Ad Qc 5 | B: Kd Qh 5",
    ),
    (
        "rank-decides",
        "holdem | Qs 9h 6d 4c 2s | A: Ad Qc 5 | B: Kd 9c 5",
        "holdem | Qs 9h 6d 4c 2s | A: Ad Qc 5 | B: Kd Qh 5",
    ),
    (
        "kicker-decides",
        "holdem | Qs 9h 6d 4c 2s | A: Ad Qc 5 | B: Kd Qh 5",
        "holdem | Qs 9h 6d 4c 2s | A: Ad Qc 5 | B: Kd 9c 5",
    ),
    (
        "only-qualifier",
        "omaha8 | 4s 8c 3s Kd Qh | A: As Ad 7d 2s 5 | B: Kc Kh 9d 9c 5",
        "holdem | Qs 9h 6d 4c 2s | A: Ad Qc 5 | B: Kd Qh 5",
    ),
    (
        "nobody-qualifies",
        "archie | - | A: 5s 5d 9c 7h 6s 5 | B: Ac Kd Qh 9s 7d 5",
        "archie | - | A: 6d 6s 9c 7h 5s 5 | B: Ac Kd Qh 9s 7d 5",
    ),
    # chips
    ("uncalled-returned", "holdem | - | A: #1 5 | B: #2 9", "holdem | - | A: #1 9 | B: #2 9"),
    ("dead-money", "holdem | - | A: #1 5+1 | B: #2 5", "holdem | - | A: #1 5 | B: #2 5"),
    ("rake-taken", "holdem | - | A: #1 50 | B: #2 50 | rake=5%/3", "holdem | - | A: #1 50 | B: #2 50 | rake=0"),
    ("chip-inferred", "holdem | - | A: #1 0.5 | B: #2 0.5", "holdem | - | A: #1 0.5 | B: #2 0.5 | chip=0.1"),
    ("stake-not-multiple", "holdem | - | A: #1 7 | B: #2 7 | chip=5", "holdem | - | A: #1 10 | B: #2 10 | chip=5"),
    (
        "odd-chip-between-boards",
        "holdem | Qs 9h 6d 4c 2s / 7s 9d 6c 4h 3s | A: Ad Qc 5+1 | B: Kd Qh 5",
        "holdem | Qs 9h 6d 4c 2s / 7s 9d 6c 4h 3s | A: Ad Qc 5 | B: Kd Qh 5",
    ),
    (
        "odd-chip-between-halves",
        "omaha8 | 4s 8c 3s Kd Qh | A: As Ad 7d 2s 5+1 | B: Kc Kh 9d 9c 5",
        "omaha8 | 4s 8c 3s Kd Qh | A: As Ad 7d 2s 5 | B: Kc Kh 9d 9c 5",
    ),
    (
        "odd-chip-of-quarter",
        "holdem8 | 9h 4d 5s 8c 2h | *A: Td 3d 51+1 | B: Jc 3h 51 | rules=bovada",
        "holdem8 | 9h 4d 5s 8c 2h | *A: Td 3d 51+1 | B: Jc 3h 51",
    ),
    (
        "no-qualifying-low",
        "omaha8 | 4s Tc 3s Kd Qh | A: As Ad 7d 2s 5 | B: Kc Kh 9d 9c 5",
        "omaha8 | 4s 8c 3s Kd Qh | A: As Ad 7d 2s 5 | B: Kc Kh 9d 9c 5",
    ),
    (
        "scoop",
        "omaha8 | As 3c 4d 8h 9s | A: 9c 9d 2c Ah 5 | B: 5c 2d Kd Qd 5",
        "omaha8 | 4s 8c 3s Kd Qh | A: As Ad 7d 2s 5 | B: Kc Kh 9d 9c 5",
    ),
    (
        "quartered",
        "holdem8 | 9h 4d 5s 8c 2h | *A: Td 3d 50 | B: Jc 3h 50",
        "holdem8 | 9h 4d 5s 8c 2h | *A: Td 3d 50 | B: Jc 7h 50",
    ),
    (
        "rules-differ",
        "holdem8 | Qs 9h 6d 4c 2s | *A: Ad 3c 33 | B: As 3h 33",
        "holdem8 | Qs 9h 6d 4c 2s | *A: Ad 3c 32 | B: As 3h 32",
    ),
    ("main-pot-only", "holdem | - | A: #1 5 | B: #2 9 | C: #3 9", "holdem | - | A: #1 9 | B: #2 9 | C: #3 9"),
    ("folded-money", "holdem | - | A: #2 5 | B: #1 9 | C: fold 9", "holdem | - | A: #2 5 | B: #1 9 | C: fold 5"),
    # hands
    (
        "board-plays",
        "holdem | As Kd Qc Jh Ts | A: 2c 3c 5 | B: 4c 5c 5",
        "holdem | 9s Kd Qc Jh Ts | A: Ac 3c 5 | B: Ad 5c 5",
    ),
    ("mucked", "holdem | - | A: ? 5 | B: muck 5", "holdem | - | A: ? 5 | B: fold 5"),
    ("unseen", "holdem | - | A: ? 5 | B: fold 5", "holdem | - | A: #1 5 | B: fold 5"),
    ("pot-waits", "holdem | - | A: ? 5 | B: ? 5", "holdem | - | A: ? 5 | B: fold 5"),
    # mistakes
    (
        "mistake-sixth-card",
        "holdem | Ac Qh 8h 8c 3c | A: Ah 2h | B: Ad 9d",
        "holdem | Ac Qh 8h 8c 3c | A: Ah 2h | B: Ad 2d",
    ),
    (
        "mistake-card-not-playing",
        "holdem | Ah Kc 8d 8s 2h | A: As Td 5 | B: Qd 3c 5",
        "holdem | Ah Kc 8d 7s 2h | A: As Td 5 | B: Qd 3c 5",
    ),
    (
        "mistake-kicker-first",
        "holdem | Qs 9h 6d 4c 2s | A: Jd Qc | B: Ad 9c",
        "holdem | Qs 9h 6d 4c 2s | A: Ad Qc | B: Jd 9c",
    ),
    (
        "mistake-four-flush",
        "holdem | Qs 9s 6s 4c 2d | A: As Qc | B: Kd Qh",
        "holdem | Qs 9s 6h 4c 2d | A: As Qc | B: Kd Qh",
    ),
    (
        "mistake-four-straight",
        "holdem | Qs Jh 6d 4c 2s | A: Kd Tc | B: Ad Qh",
        "holdem | Qs Jh 6d 4c 2s | A: Kd 9c | B: Ad Qh",
    ),
    (
        "mistake-suits",
        "holdem | Qs 9h 6d 4c 2s | A: Ad Qc | B: As Qh",
        "holdem | As Kd Qc Jh Ts | A: 2c 3c | B: 4c 5c",
    ),
    (
        "mistake-ace-wraps",
        "holdem | Qs Kh 2d 7c 8s | A: Ad 3c | B: Qd Jh",
        "holdem | Qs Kh Td Jc 8s | A: Ad 3c | B: Qd 2h",
    ),
    (
        "mistake-ace-low",
        "holdem | 2s 3h 4d 9c Ks | A: Ad 5c | B: Kd Qh",
        "holdem | 2s 3h 4d 9c Ks | A: 6d 5c | B: Kd Qh",
    ),
    (
        "mistake-omaha-two",
        "omaha | As Js 8s 5s 2d | A: Ks Qd 9c 4h | B: 3s 4s Td Jd",
        "omaha | As Js 8s 5d 2d | A: Kc Qd 9c 4h | B: 3s 4s Td Jh",
    ),
    # A board that plays by itself has no hole cards to warn of.
    (
        "mistake-omaha-two",
        "omaha | Th Ts Qc 7s 7h | A: Ad Kh 4c 5c | B: 9s Jd 3c 5d",
        "omaha | Th Ts Ac 7s 7h | A: Ad Kh 4c 5c | B: 9s Jd 3c 5d",
    ),
    (
        "mistake-three-pairs",
        "holdem | Ks Kd 8c 8h 2d | A: As Ah | B: Qd Jh",
        "holdem | Ks Kd 8c 7h 2d | A: As Ah | B: Qd Jh",
    ),
    (
        "mistake-board-flush",
        "holdem | Ac Jc 8c 5c 2c | A: Kc 7d | B: Qd Td",
        "holdem | Ac Jc 8c 5c 2c | A: Kd 7d | B: Qd Td",
    ),
    (
        "mistake-board-straight",
        "holdem | 5s 6d 7c 8h 9s | A: Tc 2d | B: Ad Kc",
        "holdem | 5s 6d 7c 8h 9s | A: Qc 2d | B: Ad Kc",
    ),
    (
        "mistake-ace-beside-straight",
        "holdem | 5s 6d 7c 8h 9s | A: Ac 2d | B: Kd Qc",
        "holdem | 5s 6d 7c 8h 9s | A: Qc 2d | B: Kd Jc",
    ),
    (
        "mistake-pair-over-straight",
        "holdem | As Ah Kd Qc Js | A: Tc 2c | B: Td 9d",
        "holdem | As 9h Kd Qc Js | A: Tc 2c | B: Td 8d",
    ),
    (
        "mistake-odd-chip",
        "holdem | As Kd Qc Jh Ts | *A: 2c 3c 5 | B: 4c 5c 5 | C: fold 1",
        "holdem | As Kd Qc Jh Ts | *A: 2c 3c 5 | B: 4c 5c 5 | C: fold 2",
    ),
    (
        "mistake-one-winner",
        "holdem | 2c 7d 9h Jc 4s | A: As Ad 5 | B: Ks Kd 9 | C: Qs Qd 9",
        "holdem | 2c 7d 9h Jc 4s | A: Qs Qd 5 | B: Ks Kd 9 | C: Js Jd 9 | D: fold 0",
    ),
    (
        "mistake-set-and-trips",
        "holdem | Th 7h 4d 9c 2s / Th 7h 4d Qc Qd | A: 9s 9d | B: Qs Kd",
        "holdem | Th 7h 4d 9c 2s / Th 7h 4d Qc Jd | A: 9s 9d | B: Qs Kd",
    ),
    (
        "mistake-short-deck-ladder",
        "short-deck | As Js 9s Kd Kh | A: Ks Qs | B: Ah Ad",
        "short-deck | As Js 9s Kd Qh | A: Ks Qs | B: Ah Ad",
    ),
    (
        "mistake-low-straight",
        "2-7-single-draw | - | A: 7s 6d 5c 4h 3s | B: Kd Qc 9h 8s 2d",
        "2-7-single-draw | - | A: 8s 6d 5c 4h 3s | B: Kd Qc 9h 8c 2d",
    ),
    (
        "mistake-low-ace-high",
        "2-7-single-draw | - | A: As 6d 5c 4h 3s | B: Kd Qc 9h 8s 2d",
        "a-5-single-draw | - | A: As 6d 5c 4h 3s | B: Kd Qc 9h 8s 2d",
    ),
    (
        "mistake-badugi-suits",
        "badugi | - | A: As 2s 3d 4h | B: Kd Qc 9h 8s",
        "badugi | - | A: As 2c 3d 4h | B: Kd Qc 9h 8s",
    ),
]
