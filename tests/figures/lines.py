"""Showdowns worth a picture, one a kind."""

LINES = {
    "kicker": "holdem | Qs 9h 6d 4c 2s | *A: Ad Qc 100 | B: Kd Qh 100",
    "side pots": "holdem | Ks Kd 7c 7h 2s | *Anna: Ad 3c 50 | Boris: Qh Jc 100 | Carla: Jh Td 300 | Dave: fold 20"
    " | rake=5%/5",
    "odd chips": "holdem | As Kd Qc Jh Ts | *D: fold 2 | A: 2c 3c 100 | B: 4c 5c 100 | C: 6c 7d 100 | chip=1",
    "hi-lo": "omaha8 | 3h 4s 8h Qh 9s | *W: As 2d Kh Ks 4 | X: Qc Qd Jc Jd 8 | Y: Tc Td 9c 9d 200 | Z: 6c 6d Kc Th 200",
    "double board": "double-board-holdem | Ah Kh 7d 2c 2s / Qs Jc 9c 3d 5h | *A: As 3c 100 | B: Qd Jd 101"
    " | C: 8c 8d 101",
    "razz": "razz | - | A: As 2d 3c 4h 9s Kd Kc 40 | B: 2s 3s 5c 7h 8d Qd Qc 40 | C: fold 3",
    "badugi": "badugi | - | *A: As 2d 3c 8h 40 | B: 2s 3h 5c 5d 40",
    "six cards": "omaha6 | 3h 4s 8h Qh 9s | *Alexander: As 2d Kh Ks 5c 5d 4 | Wolfgang: Qc Qd Jc Jd 7h 6h 8",
    "stud hi-lo": "stud8 | - | A: As 2d 3c 4h 9s Kd Kc 41 | B: 2s 3s 5c 7h 8d Qd Qc 41 | C: 9d 9c 8h 8s Jd Jc 4d 80",
    "chips only": "holdem | - | *A: #1 100 | B: #1 100 | C: #2 300 | D: fold 1",
    "unseen": "holdem | Ks Kd 7c 7h 2s | *A: Ad 3c 50 | B: Qh Jc 50 | C: ? 100 | D: Ts 9s 100 | E: muck(4d 4c) 100",
    "half seen": "holdem | Ks Kd 7c 7h 2s | *A: Ad 3c 50 | B: Qh ?? 50",
    "no stakes": "holdem | As Kd Qc Jh Ts | A: 2c 3c | B: 4c 5c | C: fold",
    "cents": "five-card-draw | - | *A: As Ad 7c 4h 3s 5.5 | B: Ah Ac 7h 4c 2s 5.5",
    "run twice": "holdem | Ah Kh 7d 2c 2s / Ah Kh 7d Qs 9c | *A: As 3c 101 | B: Kd Qd 101 | rake=3",
    "uncontested": "holdem | Ah Kh 7d | *A: As 3c 10 | B: fold 5",
    "dead money": "holdem | Ah Kh 7d 2c 2s | *A: As Qc 50+1 | B: Ac Jc 50 | C: fold 0+2",
    "two halves": "badeucey | - | *A: 2s 3d 4c 5h 7s 40 | B: 2d 3h 5c 8s 8d 40",
    "sohe": "sohe | Ah Kh 7d 2c 2s | *A: As Qc Jd Th / 3c 3d 50 | B: Ac Jc 9s 9d / Kd Qd 50",
    "long names": 'holdem | Ah Kh 7d 2c 2s | *"Maximiliana Konstantinopolskaya-Wertheim": As Qc 123456789.55'
    ' | "سارة بنت خالد": Ac Jc 123456789.55 | "<Анна & Co>": Kd Tc 123456789.55',
    "ten seats": "holdem | Ks Td 7c 6h 2s | Anna: Ad 3c 10 | Boris: Qh Jc 20 | Carla: Jh Jd 30 | *Dave: 9s 8s 40"
    " | Eve: 4d 4c 50 | Frank: 2d 2c 60 | Gina: As Ac 70 | Hugo: 5d 5c 80 | Ivan: 9c 8c 90 | Jane: Th Tc 100",
    "several losers": "holdem | Qs 9h 6d 4c 2s | *A: Ad Qc 100 | B: Kd Qh 100 | C: Jd Jc 100 | D: Qd 9c 40",
    "both halves": "omaha8 | 3h 4s 8d Qd Qs | *A: As 2d Kh Jc 33 | B: Ac 2c Kd Js 33 | C: 6h 7c Th Jd 33"
    " | D: 2h 6c 9h Jh 33",
}
