"""Exact counts of whole decks, by kernel."""

import random
from itertools import combinations

import pytest

np = pytest.importorskip("numpy")
pytest.importorskip("numba")

from oddchip.bulk import HandRule, count_sevens, count_values, evaluate_hands  # noqa: E402
from oddchip.bulk.counting import count_deals  # noqa: E402
from oddchip.kernels.best_pairs import card_pairs, count_hands  # noqa: E402
from oddchip.kernels.boards import boards_by_ranks, distinct_boards  # noqa: E402
from oddchip.kernels.exactly_two import two_tables, two_values  # noqa: E402

# (system, cards, lowest card, classes, counts by level of the category: the weakest first)
HIGH = "high"
TABLE = [
    (HIGH, 5, 0, 7462, [1302540, 1098240, 123552, 54912, 10200, 5108, 3744, 624, 40]),
    (HIGH, 6, 0, 6075, [6612900, 9730740, 2532816, 732160, 361620, 205792, 165984, 14664, 1844]),
    (HIGH, 7, 0, 4824, [23294460, 58627800, 31433400, 6461620, 6180020, 4047644, 3473184, 224848, 41584]),
    # flush over full house; straight over three of a kind, then the other way round
    ("short-deck", 5, 16, 1404, [122400, 193536, 36288, 16128, 6120, 1728, 480, 288, 24]),
    ("short-deck", 7, 16, 752, [233100, 2316600, 3157056, 607200, 1169940, 633024, 175560, 44640, 10560]),
    ("short-deck-trips", 7, 16, 762, [233100, 2316600, 3157056, 1139580, 637560, 633024, 175560, 44640, 10560]),
    ("manila", 5, 20, 840, [53040, 107520, 24192, 10752, 4080, 1344, 208, 224, 16]),
    # 20 cards, ten to ace, with the common ladder
    (HIGH, 5, 32, 122, [0, 7680, 4320, 1920, 1020, 0, 480, 80, 4]),
    # lows: four of a kind is the weakest, no pair the strongest
    ("ace-to-five", 5, 0, 6175, [624, 3744, 54912, 123552, 1098240, 1317888]),
    ("ace-to-five", 6, 0, 6019, [0, 2184, 13728, 226512, 3203200, 16912896]),
    ("ace-to-five", 7, 0, 5083, [0, 624, 0, 219648, 5948800, 127615488]),
    ("deuce-to-seven", 5, 0, 7462, [36, 624, 3744, 5112, 9180, 54912, 123552, 1098240, 1303560]),
]


@pytest.mark.parametrize(("system", "size", "lowest", "classes", "counts"), TABLE)
def test_categories_and_classes_of_a_whole_deck(
    system: str, size: int, lowest: int, classes: int, counts: list[int]
) -> None:
    by_value = count_values(size, HandRule(system=system, lowest=lowest), threads=2)
    by_level = by_value.reshape(16, 4096).sum(axis=1)
    assert by_level[: len(counts)].tolist() == counts
    assert by_value.sum() == sum(counts)
    assert (by_value > 0).sum() == classes


@pytest.mark.parametrize("system", ["high", "short-deck", "short-deck-trips", "manila"])
def test_sevens_are_counted_without_writing_hands_out(system: str) -> None:
    expected = next((row[4] for row in TABLE if row[:2] == (system, 7)), None)
    if expected is None:
        by_level = count_values(7, HandRule(system=system)).reshape(16, 4096).sum(axis=1)
        expected = by_level[:9].tolist()
    seen: list[tuple[int, int]] = []
    counts = count_sevens(system, threads=2, progress=lambda done, total: seen.append((done, total)))
    assert list(counts.values()) == expected[::-1]
    assert seen[-1] == (sum(expected), sum(expected))


def test_royal_flushes_are_the_greatest_value() -> None:
    for size, royal in ((5, 4), (6, 188), (7, 4324)):
        counts = count_values(size, HandRule(), threads=2)
        assert counts[0x800A] == royal
        assert not counts[0x800B:].any()


def test_low_hands_by_their_highest_card() -> None:
    razz = count_values(7, HandRule(system="ace-to-five"), threads=2)
    eight = razz[0x54D0:].tolist()
    # 56 classes to eight: 35 with an eight, 15 with a seven, 5 with a six, the wheel
    assert [sum(eight[:35]), sum(eight[35:50]), sum(eight[50:55]), eight[55]] == [13171200, 7426560, 3151360, 781824]
    assert sum(eight) == 24530944
    qualified = count_values(7, HandRule(system="ace-to-five", qualifier="eight-or-better"), threads=2)
    assert qualified[0] == 109253616
    assert (qualified[1:] == razz[1:])[0x54D0 - 1 :].all()


def test_deuce_to_seven_by_its_highest_card() -> None:
    counts = count_values(5, HandRule(system="deuce-to-seven"))[0x8001 : 0x8001 + 1278]
    by_high = [("A", 494, 503880), ("K", 329, 335580), ("Q", 209, 213180), ("J", 125, 127500)]
    by_high += [("T", 69, 70380), ("9", 34, 34680), ("8", 14, 14280), ("7", 4, 4080)]
    start = 0
    for _, classes, hands in by_high:
        assert counts[start : start + classes].sum() == hands
        start += classes
    assert start == len(counts)


@pytest.mark.parametrize("key", ["badugi", "badugi-ace-high"])
def test_badugis(key: str) -> None:
    rule = HandRule(system=key, selection="badugi-subset")
    four = count_values(4, rule)
    assert four.reshape(16, 4096).sum(axis=1)[:4].tolist() == [2873, 96252, 154440, 17160]
    assert [(four[level << 12 : level + 1 << 12] > 0).sum() for level in range(4)] == [13, 78, 286, 715]
    five = count_values(5, rule, threads=2)
    assert five.reshape(16, 4096).sum(axis=1)[:4].tolist() == [5148, 431652, 1647360, 514800]


def test_badugis_by_their_highest_card() -> None:
    counts = count_values(4, HandRule(system="badugi", selection="badugi-subset"))[0x3001 : 0x3001 + 715]
    by_high = [5280, 3960, 2880, 2016, 1344, 840, 480, 240, 96, 24]
    start = 0
    for place, hands in enumerate(by_high):
        classes = (12 - place) * (11 - place) * (10 - place) // 6
        assert counts[start : start + classes].sum() == hands
        start += classes
    assert start == len(counts)


def test_boards_that_differ_by_more_than_suit_names() -> None:
    assert [(len(boards), int(weights.sum())) for boards, weights in map(distinct_boards, (3, 5))] == [
        (1755, 22100),
        (134459, 2598960),
    ]
    boards, weights = distinct_boards(5, lowest=16)
    assert (len(boards), weights.sum()) == (19998, 376992)


def test_boards_that_differ_by_more_than_suits_without_a_flush() -> None:
    told = [boards_by_ranks(), boards_by_ranks(suits=False), boards_by_ranks(lowest=16)]
    assert [(len(boards), int(weights.sum())) for boards, weights in told] == [
        (42783, 2598960),
        (6175, 2598960),
        (6318, 376992),
    ]


@pytest.mark.parametrize("system", ["high", "ace-to-five"])
@pytest.mark.parametrize("hole", [2, 4, 5, 6])
def test_hands_counted_by_kinds_are_those_looked_at_one_by_one(system: str, hole: int) -> None:
    lowest, dice = 28, random.Random(hole)
    deck = range(lowest, 52)
    # Boards of three, four and five cards of a suit, of three with a pair, and of none.
    boards = [
        [51, 47, 43, 38, 33],
        [50, 46, 42, 38, 29],
        [49, 45, 41, 37, 33],
        [51, 47, 43, 50, 46],
        [51, 50, 33, 34, 40],
    ]
    boards += [dice.sample(deck, 5) for _ in range(3)]
    tables, pairs = two_tables(system), card_pairs()
    for board in boards:
        cards = np.array([board], dtype=np.uint8)
        by_pair = np.empty((1, len(pairs)), dtype=np.uint16)
        two_values(pairs[None], cards, *tables, by_pair)
        rest = [card for card in deck if card not in board]
        hands = np.array([[*hand, *board] for hand in combinations(rest, hole)], dtype=np.uint8)
        values = evaluate_hands(hands, HandRule(system=system, selection="exactly-two", hole=hole, lowest=lowest))
        steps = np.unique(values)
        counts = np.zeros(len(steps), dtype=np.uint64)
        count_hands(cards, np.ones(1, dtype=np.uint32), by_pair, steps, np.uint64(hole), np.uint64(lowest), counts)
        assert counts.tolist() == [(values <= step).sum() for step in steps]


def by_category(rule: HandRule) -> list[int]:
    """Deals by level of the category."""
    up_to = count_deals(rule, [(level << 12) + 4095 for level in range(9)], threads=2)
    return [after - before for before, after in zip([0, *up_to], up_to, strict=False)]


def test_every_deal_of_greek_holdem() -> None:
    rule = HandRule(selection="exactly-two", hole=2)
    high = [536479440, 1357655832, 578732040, 174387528, 79953072, 41883800, 35914320, 4047264, 379224 + 43240]
    assert by_category(rule) == high


@pytest.mark.parametrize(("system", "trips"), [("short-deck", 1246661040), ("short-deck-trips", 3001418496)])
def test_every_deal_of_short_deck_omaha(system: str, trips: int) -> None:
    other = {"short-deck": 3401578464, "short-deck-trips": 1646821008}[system]
    expected = [0, 512953992, 3929816376, trips, other, 1952576640, 594683640, 180989568, 35241960 + 7551600]
    assert by_category(HandRule(system=system, selection="exactly-two", hole=4)) == expected


LOW_STEPS = [0, 0x54D0 + 34, 0x54D0 + 49, 0x54D0 + 54, 0x54D0 + 55]
"""No low, eights, sevens, sixes, the wheel."""


def low_deals(hole: int) -> list[int]:
    """Deals without a low, and with a low of eight, seven, six, five."""
    rule = HandRule(system="ace-to-five", selection="exactly-two", hole=hole, qualifier="eight-or-better")
    up_to = count_deals(rule, LOW_STEPS, threads=2)
    return [after - before for before, after in zip([0, *up_to], up_to, strict=False)]


def test_every_low_of_greek_holdem() -> None:
    assert low_deals(2) == [2492621488, 176357888, 93571584, 37875200, 9049600]


def test_every_deal_of_omaha() -> None:
    expected = [13851662832, 122655542152, 170775844104, 40712657408, 52289648688, 31216782384, 29424798576]
    expected += [2225270496, 368486160 + 42807600]
    assert by_category(HandRule(selection="exactly-two", hole=4)) == expected


def test_every_low_of_omaha() -> None:
    assert low_deals(4) == [302188517232, 76415359104, 51687563904, 25832342400, 7439717760]


@pytest.mark.exhaustive
def test_every_deal_of_omaha_with_five() -> None:
    expected = [31049187840, 664484779176, 1499524587864, 385060493256, 607873573392, 382907839304, 381206810304]
    expected += [28693457712, 5231798992 + 613575600]
    assert by_category(HandRule(selection="exactly-two", hole=5)) == expected


def test_every_low_of_big_o() -> None:
    assert low_deals(5) == [2271024963984, 747147913344, 561493484160, 309419864960, 97559876992]
