"""The table of match-ups, and ranges against ranges by it, against known counts."""

import subprocess
import sys
from fractions import Fraction
from pathlib import Path
from random import Random

import pytest

from oddchip.cards import ALL_CARDS, parse_cards
from oddchip.errors import HandError
from oddchip.kernels.tables import pack, unpack
from oddchip.odds import matchups, parse_range
from oddchip.odds.combo_weights import COMBO_CARDS, COMBOS, combo_place, weights_from_bits
from oddchip.odds.heads_up_counts import HeadsUpCounts
from oddchip.odds.matchups import BOARDS, TABLE, find_matchup, match_ranges

TOOLS = Path(__file__).parents[2] / "tools"
LETTERS = "23456789TJQKA"
EVERYTHING = [1] * COMBOS

# hand, hand, boards the first wins, boards the second wins
KNOWN = [
    ("As Ah", "Ks Kh", 1410336, 292660),
    ("As Ah", "Kd Kc", 1388072, 317694),
    ("As Ah", "Ks Kd", 1399204, 305177),
    ("Ad Ac", "Td 9d", 1338249, 367143),
    ("Ad Ac", "Qc Jh", 1450987, 254763),
    ("As Ah", "Qs Qh", 1403604, 299878),
    ("As Ah", "2c 2d", 1392072, 311672),
    ("As Ah", "7c 6c", 1315168, 391637),
    ("As Ah", "Jc Tc", 1337569, 368978),
    ("As Ks", "Qd Qc", 787966, 917606),
    ("As Ks", "Qs Qd", 781594, 922599),
    ("Ah Ks", "Qd Qc", 730541, 975909),
    ("Ah Kd", "2c 2s", 799119, 903239),
    ("As Ks", "2c 2d", 852207, 849322),
    ("Ah Kh", "Jc Tc", 1044821, 659268),
    ("Js Ts", "2c 2d", 912248, 775969),
    ("Js Ts", "Ac Kd", 701504, 1003559),
    ("Ah Ks", "Ac Qd", 1228082, 405624),
    ("As Ks", "Ah Qh", 1184278, 455618),
    ("Ks Kh", "Ac Qd", 1223243, 483206),
    ("Ks Kh", "Ad Kd", 1121238, 576944),
    ("Ac Kd", "Ks Kh", 506801, 1191993),
    ("Ts Th", "Ac Kd", 978073, 728909),
    ("7s 2h", "3c 2d", 956677, 444768),
    ("As Ah", "Ad Ac", 37210, 37210),
    ("As Kd", "Ah Kc", 37210, 37210),
    ("As Ks", "Ah Kh", 122556, 122556),
    ("5s 5h", "Jc Tc", 807701, 891897),
    ("3s 3d", "As Ks", 867712, 834095),
    ("6s 6c", "Ah Jh", 876630, 829285),
    ("Kd Qd", "8s 8c", 833788, 871858),
    ("Ah Tc", "9s 8s", 1002503, 703390),
]


def starting_hand(name: str) -> list[int]:
    """The weights of AA, AKs or AKo."""
    high, low, suited = LETTERS.index(name[0]), LETTERS.index(name[1]), name[2:] == "s"
    return [
        int((one >> 2, two >> 2) == (high, low) and (high == low or (one & 3 == two & 3) == suited))
        for one, two in COMBO_CARDS
    ]


def starting_hands() -> list[tuple[str, int, int, int]]:
    """Name, win, tie, lose against a random hand."""
    text = (Path(__file__).parent / "starting_hands.txt").read_text(encoding="utf-8")
    rows = [line.split() for line in text.splitlines() if not line.startswith("#")]
    return [(row[0], int(row[1]), int(row[2]), int(row[3])) for row in rows]


@pytest.mark.parametrize(("first", "second", "win", "lose"), KNOWN)
def test_two_hands(first: str, second: str, win: int, lose: int) -> None:
    counts = find_matchup(parse_cards(first), parse_cards(second))
    assert counts == HeadsUpCounts(win, BOARDS - win - lose, lose)
    assert find_matchup(parse_cards(second), parse_cards(first)) == counts.reversed()


def test_order_of_cards_and_names_of_suits_change_nothing() -> None:
    dice = Random(3)
    for _ in range(500):
        one, two, three, four = dice.sample(ALL_CARDS, 4)
        counts = find_matchup([one, two], [three, four])
        assert find_matchup([two, one], [four, three]) == counts
        suits = dice.sample(range(4), 4)
        renamed = [ALL_CARDS[card.index & ~3 | suits[card.suit]] for card in (one, two, three, four)]
        assert find_matchup(renamed[:2], renamed[2:]) == counts
        assert find_matchup([three, four], [one, two]) == counts.reversed()
        assert counts.total == BOARDS


@pytest.mark.parametrize(
    ("first", "second", "code"),
    [("As", "Kd Kc", "hand-count"), ("As Ah", "Kd Kc Ks", "hand-count"), ("As Ah", "As Kc", "duplicate-card")],
)
def test_hands_that_cannot_meet(first: str, second: str, code: str) -> None:
    with pytest.raises(HandError) as error:
        find_matchup(parse_cards(first), parse_cards(second))
    assert error.value.code == code


def test_every_starting_hand_against_a_random_hand() -> None:
    pytest.importorskip("numpy")
    rows = starting_hands()
    assert len(rows) == 169
    for name, win, tie, lose in rows:
        assert match_ranges(starting_hand(name), EVERYTHING) == HeadsUpCounts(win, tie, lose), name


def test_plain_python_adds_up_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(matchups, "_MANY", COMBOS**2 + 1)
    for name, win, tie, lose in starting_hands()[::40]:
        assert match_ranges(starting_hand(name), EVERYTHING) == HeadsUpCounts(win, tie, lose), name


def test_random_against_random() -> None:
    pytest.importorskip("numpy")
    assert match_ranges(EVERYTHING, EVERYTHING) == (1334125369292, 113130263816, 1334125369292)
    assert match_ranges(EVERYTHING, EVERYTHING).total == 1326 * 1225 * BOARDS


def test_ranges_as_text() -> None:
    first, second = (weights_from_bits(parse_range(text).bit_weights) for text in ("QQ+, AKs", "TT+, AQs+, AKo"))
    assert match_ranges(first, second) == (851378184, 92519280, 484164072)
    half = weights_from_bits(parse_range("QQ+:0.5, AKs:0.5").bit_weights)
    assert match_ranges(half, second).win == Fraction(851378184, 2)


def test_weights_multiply_and_add() -> None:
    aces, kings, nines = (starting_hand(name) for name in ("AA", "KK", "99"))
    third = [Fraction(weight, 3) for weight in kings]
    plain = match_ranges(aces, kings)
    assert match_ranges(aces, third).win == Fraction(plain.win, 3)
    assert match_ranges(aces, third).equity == plain.equity
    both = [one + 7 * two for one, two in zip(kings, nines, strict=True)]
    assert match_ranges(aces, both).win == plain.win + 7 * match_ranges(aces, nines).win
    tenths = match_ranges(aces, [weight / 10 for weight in kings])
    assert isinstance(tenths.win, float)
    assert tenths.win == pytest.approx(plain.win / 10)


def test_combos_with_a_common_card_never_meet() -> None:
    alone = [0] * COMBOS
    alone[combo_place(51, 50)] = 1
    assert match_ranges(alone, alone) == (0, 0, 0)
    assert match_ranges(alone, starting_hand("AA")).total == BOARDS
    with pytest.raises(ZeroDivisionError):
        _ = match_ranges(alone, alone).equity


def test_huge_weights_stay_exact() -> None:
    pytest.importorskip("numpy")
    huge = [3**40 + place % 3 for place in range(COMBOS)]
    counts = match_ranges(huge, EVERYTHING)
    parts = [match_ranges([int(place % 3 == kind) for place in range(COMBOS)], EVERYTHING) for kind in range(3)]
    assert counts.win == sum((3**40 + kind) * part.win for kind, part in enumerate(parts))


def test_the_plain_install_answers_without_numpy() -> None:
    program = (
        "import sys\n"
        "sys.modules['numpy'] = sys.modules['numba'] = None\n"
        "from oddchip.cards import parse_cards\n"
        "from oddchip.odds.matchups import find_matchup, match_ranges\n"
        "print(find_matchup(parse_cards('As Ah'), parse_cards('Kd Kc')).win)\n"
        "print(match_ranges([1] * 1326, [0] * 1225 + [1] + [0] * 100).total)\n"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)
    assert done.stdout.split() == ["1388072", str(1225 * BOARDS)], done.stderr


def test_the_table_is_small() -> None:
    assert TABLE.stat().st_size < 300_000


def test_the_check_passes_and_would_notice_a_wrong_cell(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("numba")
    monkeypatch.syspath_prepend(str(TOOLS))
    import make_matchups  # noqa: PLC0415 - found in tools/ only now

    assert make_matchups.check() == []
    spoiled = unpack(TABLE.read_bytes())
    place, hands = next(
        (place, hands) for place, hands in enumerate(make_matchups.cells()) if hands and hands[0] >> 2 == 12
    )
    spoiled["wins"][place] += 1
    (tmp_path / "matchups.bin").write_bytes(pack(spoiled))
    wrong = make_matchups.check(tmp_path / "matchups.bin")
    assert "digest" in wrong[0]
    assert make_matchups.count([hands]) != {hands: (spoiled["wins"][place], spoiled["ties"][place])}
