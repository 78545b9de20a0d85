"""A command line for every error code that the command line can meet."""

import json
from typing import Any

BOARD = "Qs 9h 6d 4c 2s"
SEATS = "A: Ad Qc 100 | B: Kd Qh 100"
GOOD = f"holdem | {BOARD} | *{SEATS}"


def _line(text: str, *words: str) -> list[str]:
    return ["settle", text, *words]


def _json(**changes: Any) -> list[str]:
    record: dict[str, Any] = {
        "variant": "holdem",
        "boards": [BOARD],
        "seats": [{"name": "A", "hole": "Ad Qc", "live": 100}, {"name": "B", "hole": "Kd Qh", "live": 100}],
    } | changes
    return ["settle", json.dumps({name: value for name, value in record.items() if value is not None})]


ERROR_LINES: dict[str, list[str]] = {
    "unknown-card": _line(f"holdem | Qs 9h 6d 4c 2z | {SEATS}"),
    "look-alike": _line(f"holdem | {BOARD} | A: Тd Qc 100 | B: Kd Qh 100"),
    "numeric-rank": _line(f"holdem | {BOARD} | A: 14d Qc 100 | B: Kd Qh 100"),
    "ambiguous-ten": _line(f"holdem | {BOARD} | A: Td Qc 100 | B: Kd Qh 100", "--cards", "ru"),
    "card-repeated": ["hand", "holdem", "As As", BOARD],
    "duplicate-card": _line(f"holdem | {BOARD} | A: Ad Qs 100 | B: Kd Qh 100"),
    "card-not-in-deck": _line("short-deck | Qs 9h 6d 7c 8s | A: Ad 5c 100 | B: Kd Qh 100"),
    "unseen-card": _line(f"holdem | Qs 9h 6d 4c ?? | {SEATS}"),
    "hand-count": ["hand", "holdem", "As", BOARD],
    "holding-count": _line(f"holdem | {BOARD} | A: Ad Qc Js 100 | B: Kd Qh 100"),
    "holding-or-stake": _line(f"holdem | {BOARD} | A: Ad 10 | B: Kd Qh 10"),
    "holding-parts": _line(f"sohe | {BOARD} | A: As Kd Qc / Jh 7s 7d 10 | B: ? 10"),
    "board-count": _line(f"holdem | Qs 9h | {SEATS}"),
    "boards-count": _line(
        "double-board-holdem | Qs 9h 6d 4c 2s / Js 9d 6c 4d 2d / 3c 5s 5d 5h 5c | A: Ad Qc 1 | B: Kd Qh 1"
    ),
    "board-incomplete": _line(f"holdem | Qs 9h 6d | {SEATS}"),
    "holding-incomplete": _line("stud | - | A: As Ks Qs 10 | B: Ad Kd Qd 10"),
    "board-repeat": _line(f"holdem | Ah Kh 7d 2c 2s / Kh Ah 7d Qs 9c | {SEATS.replace('Qc', 'Jc')}"),
    "bad-amount": _line(f"holdem | {BOARD} | A: Ad Qc 1,500 | B: Kd Qh 1500"),
    "amount-too-long": _line(f"holdem | {BOARD} | A: Ad Qc 1234567890123456 | B: Kd Qh 5"),
    "chip-zero": _line(f"{GOOD} | chip=0"),
    "empty-line": _line(""),
    "line-parts": _line(f"holdem | {BOARD}"),
    "seat-form": _line(f"holdem | {BOARD} | Ad Qc 100"),
    "seat-name": _line(f"holdem | {BOARD} | A/B: Ad Qc 100 | C: Kd Qh 100"),
    "name-twice": _line(f"holdem | {BOARD} | A: Ad Qc 100 | A: Kd Qh 100"),
    "quote-open": _line(f'holdem | {BOARD} | "A: Ad Qc 100 | B: Kd Qh 100'),
    "seat-number": _line(f"holdem | {BOARD} | A @0: Ad Qc 100 | B @2: Kd Qh 100"),
    "seat-numbers-missing": _line(f"holdem | {BOARD} | A @1: Ad Qc 100 | B: Kd Qh 100"),
    "seat-order": _line(f"holdem | {BOARD} | A @2: Ad Qc 1 | B @1: Kd Qh 1 | C @3: fold 1"),
    "holding-missing": _line(f"holdem | {BOARD} | A: 100 | B: Kd Qh 100"),
    "declared-rank": _line("holdem | - | A: #0 100 | B: #1 100"),
    "button-twice": _line(f"holdem | {BOARD} | *A: Ad Qc 100 | *B: Kd Qh 100"),
    "option-unknown": _line(f"{GOOD} | chips=1"),
    "option-twice": _line(f"{GOOD} | chip=1 | chip=1"),
    "option-value": _line(f"holdem | {BOARD} | {SEATS} | button=x"),
    "no-seats": _line(f"holdem | {BOARD} | chip=1"),
    "stakes-missing": _line(f"holdem | {BOARD} | A: Ad Qc 100 | B: Kd Qh"),
    "pot-and-stakes": _line(f"{GOOD} | pot=300"),
    "negative-amount": _json(
        seats=[{"name": "A", "hole": "Ad Qc", "live": -5}, {"name": "B", "hole": "Kd Qh", "live": 5}]
    ),
    "declared-mixed": _line(f"holdem | {BOARD} | A: #1 100 | B: Kd Qh 100"),
    "declared-split": _line("omaha8 | - | A: #1 100 | B: #2 100"),
    "no-live-hand": _line(f"holdem | {BOARD} | A: fold 100 | B: muck 100"),
    "nothing-at-stake": _line(f"holdem | {BOARD} | A: Ad Qc 0 | B: Kd Qh 0"),
    "button-missing": _line("holdem | As Kd Qc Jh Ts | A: 2c 3c 25 | B: 4c 5c 25 | C: fold 1"),
    "rake-too-large": _line(f"{GOOD} | rake=300"),
    "payout-unknown": ["verify", GOOD, "--paid", "C=200"],
    "verify-waits": ["verify", "holdem | Qs 9h 6d 4c 2s | A: Ad Qc 5 | B: ? 5", "--paid", "A=10"],
    "verify-no-chips": ["verify", "holdem | Qs 9h 6d 4c 2s | A: Ad Qc | B: Kd Qh", "--paid", "A=10"],
    "unknown-variant": _line(f"omaha9 | {BOARD} | {SEATS}"),
    "unknown-rules": _line(GOOD, "--rules", "mars"),
    "unknown-setting": _line(GOOD, "--rules", "standard,odd:suit"),
    "setting-value": _line(GOOD, "--rules", "standard,odd-chip:moon"),
    "unknown-choice": _line(GOOD, "--detail", "long"),
    "not-json": _line("{"),
    "wrong-schema": _json(schema="oddchip/showdown/9"),
    "missing-field": _json(variant=None),
    "unknown-field": _json(colour="red"),
    "wrong-type": _json(button="three"),
    "quiz-number": ["quiz", "--sheet", "0"],
    "quiz-together": ["quiz", "--stats", "--count", "3"],
    "file-unwritable": ["quiz", "--sheet", "1", "--output", "no-such-folder/sheet.md"],
    "hands-count": ["equity", "holdem", "AsAh"],
    "no-deal": ["equity", "holdem", "AA", "AA", "AA"],
    "deck-too-small": ["equity", "royal", *["random"] * 8],
    "too-many-players": ["equity", "holdem8", *["random"] * 12],
    "over-budget": ["equity", "holdem", "random", "random", "random", "--exact"],
    "exact-and-sampled": ["equity", "holdem", "AA", "KK", "--exact", "--samples", "10"],
    "odds-option": ["equity", "holdem", "AA", "KK", "--samples", "0"],
    "too-few-cards": ["chances", "stud", "As Ks", "--stage", "next-card"],
    "range-too-wide": ["equity", "omaha5", "A****", "random"],
    "picture-one": ["settle", "holdem | -", GOOD, "--svg", "-"],
    "file-missing": _line("no-such-file.txt"),
    "file-unreadable": _line("."),
}
"""Arguments after the program's name, by the code they lead to."""

BEYOND_REACH = {
    "unknown-half": {"given": "top", "variant": "omaha8", "known": "high, low"},
    "not-comparable": {"first": "high", "second": "badugi"},
    "record-differs": {"path": "payouts", "given": "1", "expected": "2"},
    "missing-extra": {"extra": "web"},
    "no-question": {"kind": "who-wins", "variant": "holdem"},
    "progress-busy": {"path": "progress.sqlite3"},
    "progress-newer": {"path": "progress.sqlite3", "given": 2, "known": 1},
    "progress-unusable": {"path": "progress.sqlite3"},
    "sheet-binary": {"format": "pdf", "option": "--output"},
    "pdf-libraries": {},
    "unknown-language": {"given": "xx", "known": "en, ru, ar"},
    "example-differs": {"what": "rules", "given": "1", "expected": "2"},
    "example-empty": {},
    "example-key": {"given": "name", "known": "rules, rake"},
    "example-twice": {"what": "rules"},
    "example-value": {"what": "rules", "given": "mars", "suggestion": "standard"},
    "array-type": {"name": "cards", "given": "float64", "expected": "uint8"},
    "array-shape": {"name": "cards", "given": "(3,)", "expected": "[N, k]"},
    "array-card": {"name": "cards", "given": 52, "place": "[0, 1]", "first": 0, "last": 51},
    "array-duplicate": {"name": "cards", "card": 51, "row": 7},
    "array-rows": {"name": "boards", "given": 3, "other": "hole", "expected": 4},
    "no-such-value": {"system": "high", "given": 1},
    "no-kernel": {"system": "badugi", "selection": "any-five", "given": 9},
    # what only a server meets
    "not-utf8": {},
    "media-type": {"given": "image/png", "expected": "application/json"},
    "body-too-large": {"most": 65536},
    "address-too-long": {"most": 8192},
    "too-many": {"field": "seats", "given": 100, "most": 23},
    "text-too-long": {"given": 3000, "most": 2000},
    "host-unknown": {"given": "evil.example"},
    "cross-site": {},
    "not-found": {},
    "method-not-allowed": {"given": "PUT", "known": "GET"},
    "job-unknown": {"given": "x"},
    "job-stopped": {},
    "work-too-long": {"seconds": 10},
    "server-busy": {"seconds": 1},
    "server-fault": {},
    "port-taken": {"port": 80, "host": "127.0.0.1"},
    "tls-files": {},
    # until the command line asks for ranges and outs
    "range-empty": {"suggestion": "AA, 22+"},
    "range-incomplete": {"suggestion": "QQ+"},
    "range-token": {"given": "1", "suggestion": "A2s+"},
    "range-tail": {"given": "x", "suggestion": "AK"},
    "range-bracket": {"given": "(", "suggestion": "(AA KK)@50"},
    "range-pair-suited": {"given": "22s", "suggestion": "22"},
    "range-ends": {"first": "A9s", "last": "J9s", "suggestion": "A9s-A2s"},
    "range-weight": {"given": "@150", "suggestion": "QQ@50"},
    "range-percent": {"given": "101%", "suggestion": "15%"},
    "range-percent-game": {"given": "30%", "variant": "omaha"},
    "range-card-count": {"given": "22334", "count": 5, "variant": "omaha", "expected": 4},
    "range-game": {"variant": "razz"},
    "ranges-differ": {"first": "holdem", "second": "omaha"},
    "rank-not-in-deck": {"given": "5", "size": 36, "variant": "short-deck"},
    "outs-board": {"given": 5},
    "outs-game": {"variant": "razz"},
    "outs-opponent": {},
    "outs-call": {"given": "0"},
    "declared-odds": {"player": "A"},
    "community-card": {"variant": "stud"},
}
"""Codes that only Python code meets, or that are said in English because no language is known; with arguments."""
