"""Examples of the API's description; tests send every one of them."""

from typing import Any, Final

SIDE_POTS: Final = "holdem | Qs 9h 6d 4c 2s | *Ann: Ad Qc 100 | Bob: Kd Qh 250 | Eve: Jc Js 250"
SHOWDOWNS: Final[dict[str, Any]] = {
    "line": {"summary": "A showdown line: a main pot and a side pot", "value": SIDE_POTS},
    "object": {
        "summary": "The same as an object of the form oddchip/showdown/1",
        "value": {
            "schema": "oddchip/showdown/1",
            "variant": "holdem",
            "boards": ["Qs 9h 6d 4c 2s"],
            "button": 1,
            "seats": [
                {"name": "Ann", "seat": 1, "hole": ["Ad", "Qc"], "live": "100"},
                {"name": "Bob", "seat": 2, "hole": ["Kd", "Qh"], "live": "250"},
                {"name": "Eve", "seat": 3, "hole": ["Jc", "Js"], "live": "250"},
            ],
        },
    },
    "hi-lo": {
        "summary": "Omaha hi-lo, the low quartered",
        "value": "omaha8 | 3h 4s 8h Qh 9s | *W: As 2d Kh Ks 8 | X: Ac 2c Jc Jd 8 | Y: Tc Td 9c 9d 8",
    },
}
VERIFICATIONS: Final[dict[str, Any]] = {
    "odd-chip": {
        "summary": "The odd chip went to the wrong seat",
        "value": {
            "showdown": "holdem | As Kd Qc Jh Ts | *A: 2c 3c 25 | B: 4c 5c 25 | C: fold 1",
            "paid": {"A": "26", "B": "25"},
        },
    }
}
HELD: Final[dict[str, Any]] = {
    "holdem": {
        "summary": "Hold'em",
        "value": {"variant": "holdem", "hole": "Ad Qc", "board": "Qs 9h 6d 4c 2s"},
    },
    "omaha8": {
        "summary": "Both halves of Omaha hi-lo",
        "value": {"variant": "omaha8", "hole": "As 2d Kh Ks", "board": "3h 4s 8h Qh 9s"},
    },
}
COMPARED: Final[dict[str, Any]] = {
    "kicker": {
        "summary": "The kicker decides",
        "value": {"variant": "holdem", "hands": ["Ad Qc", "Kd Qh"], "board": "Qs 9h 6d 4c 2s"},
    }
}
DRAWING: Final[dict[str, Any]] = {
    "flush-draw": {
        "summary": "A flush draw against a pair",
        "value": {
            "variant": "holdem", "hole": "Ah Kh", "board": "Qh 7h 2c", "against": ["Qs Js"], "mode": "win",
        },
    }
}  # fmt: skip
RANGES: Final[dict[str, Any]] = {
    "opening": {"summary": "Pairs, suited aces and kings", "value": {"range": "TT+, AQs+, AKo, AJs:0.5"}},
    "omaha": {
        "summary": "Aces with two suits",
        "value": {"range": "AA:$ds", "variant": "omaha"},
    },
}
MATCHUPS: Final[dict[str, Any]] = {
    "hands": {"summary": "Aces against kings", "value": {"variant": "holdem", "hands": ["AsAh", "KdKc"]}},
    "range": {
        "summary": "A hand against a range on the flop, sampled",
        "value": {
            "variant": "holdem", "hands": ["AhKh", "QQ+, AK"], "board": "Qh 7h 2c", "samples": 20_000, "seed": 1,
        },
    },
}  # fmt: skip
POTS: Final[dict[str, Any]] = {
    "turn": {
        "summary": "All in on the turn, with a side pot",
        "value": {"showdown": "holdem | Qs 9h 6d 4c | *Ann: Ad Qc 100 | Bob: Kd Qh 250 | Eve: Jc Js 250"},
    }
}
CONDITIONS: Final[dict[str, Any]] = {
    "flop": {
        "summary": "What the flop makes of suited ace and king",
        "value": {"variant": "holdem", "hole": "As Ks", "stage": "flop"},
    },
    "deal": {"summary": "Five random cards", "value": {"variant": "holdem", "cards": 5}},
}
