"""Every form of range text, what it names, and every refusal: one line a case."""

from fractions import Fraction

import pytest

from oddchip.errors import HandError, OddchipError, TextError, UnknownNameError
from oddchip.odds import parse_range, range_of
from oddchip.variants import list_variants

HOLDEM_COUNTS = """
AA                  6
22                  6
AKs                 4
AKo                 12
AK                  16
KA                  16
kaS                 4
TT+                 30
1010+               30
22+                 78
AA+                 6
22-55               24
55-22               24
A2s+                48
A2o+                144
A2+                 192
KTs+                12
A5s-A2s             16
A2s-A5s             16
KJo-K9o             36
76s-54s             12
54s-76s             12
T8s-75s             16
QJ-98               64
54s+                4
KQ+                 16
KQs+                4
32+                 16
AhKh                1
khAH                1
A♥K♥                1
A♥️K♥️               1
10h9h               1
A10s                4
random              1326
RANDOM              1326
**                  1326
*                   1326
none                0
A*                  198
Ah*                 51
*2                  198
100%                1326
0%                  0
0.4%                0
0.5%                6
5%                  60
30%                 386
5%-15%              136
5-15%               136
15%-5%              136
AA KK               12
AA,KK               12
AA;KK;              12
AA، KK              12
AA, AA, AA          6
TT+ !QQ             24
!QQ TT+             24
!QQ, TT+, !AA       18
TT+!QQ AKs          28
TT+:AA              6
A2s+:15%            32
(AA KK)!KK          6
(AA KK !AsAh)       11
(TT+ AKs):(QQ+)     18
A5s – A2s           16
A5s - A2s           16
AA:0.5              6
AA @ 50             6
AA:0                0
AA AA:0             0
AK:0 AKs            4
AK !AsKs            15
"""

OMAHA_COUNTS = """
omaha   AA              6961
omaha   AA**            6961
omaha   AAxx            6961
omaha   **AA            6961
omaha   AAA             193
omaha   AAAA            1
omaha   AA!AAA          6768
omaha   AAxx:ds         864
omaha   AAxx$ds         864
omaha   AA:$ds          864
omaha   AA:xxyy         864
omaha   $ds             36504
omaha   ds              36504
omaha   $ss             158184
omaha   xxyz            158184
omaha   xxxx            2860
omaha   wxyz            28561
omaha   xxx             47476
omaha   $np             183040
omaha   RONP            183040
omaha   RR              87685
omaha   $op             82368
omaha   RRON            82368
omaha   $tp             2808
omaha   RROO            2808
omaha   RRR             2509
omaha   KKJTss          60
omaha   AAKK            36
omaha   AAKK$ds         6
omaha   QQ+             20775
omaha   QQ-TT           20775
omaha   A               76145
omaha   As              20825
omaha   AsK             4610
omaha   AsKsQdJd        1
omaha   A♠K♠Q♦J♦        1
omaha   random          270725
omaha   ****            270725
omaha   *               270725
omaha   none            0
omaha   AA, KK          13886
omaha   AA KK !AAKK     13850
omaha   (AA KK)!AAKK    13850
omaha   (AA KK):$ds     1722
omaha   AA, KK:$ds, QQ!QQQ  14545
omaha8  AA              6961
omaha5  AA              108336
omaha5  random          2598960
omaha5  AA$ds           50976
omaha5  wxyz            685464
omaha5  RRON            1276704
omaha6  random          20358520
omaha6  AA              1237792
omaha6  $np             7028736
short-deck-omaha AA     3105
lazy-pineapple AA       292

"""

REFUSALS = """
holdem |                 | range-empty        | 1 | AA, 22+, AKs, random, none
holdem | ,               | range-empty        | 1 | AA, 22+, AKs, random, none
holdem | AKx             | range-tail         | 3 | AK
holdem | TT+, AKsx       | range-tail         | 9 | AKs
holdem | A2s++           | range-tail         | 4 | A2s+
holdem | 22..55          | range-tail         | 3 | 22-55
holdem | AKs-            | range-tail         | 4 | AKs-A2s
holdem | AK.5            | range-tail         | 3 | AK-A2
holdem | AA:0.5:0.5      | range-tail         | 7 | QQ:0.5
holdem | AAs             | range-pair-suited  | 3 | AA
holdem | 22-55o          | range-pair-suited  | 6 | 55
holdem | AKs-A2          | range-ends         | 1 | AKs-A2s
holdem | AK-87s          | range-ends         | 1 | AKs-87s
holdem | A5s-A2o         | range-ends         | 1 | A5s-A2s
holdem | A9s-J9s         | range-ends         | 1 | A9s-A2s
holdem | AA-AK           | range-ends         | 1 | AA-22
holdem | AA-AKs          | range-ends         | 1 | AA-22
holdem | Axs             | range-token        | 1 | A2s+
holdem | Ax              | range-token        | 1 | A2+
holdem | Ah              | range-token        | 1 | Ah*
holdem | KK AhK          | range-token        | 4 | AA, TT+
holdem | AhKhQh          | range-token        | 1 | AA, TT+
holdem | AhKd+           | range-token        | 1 | AA, TT+
holdem | pairs           | range-token        | 1 | AA, TT+
holdem | !               | range-incomplete   | 2 | QQ+
holdem | KK!             | range-incomplete   | 4 | QQ+
holdem | TT+::AA         | range-weight       | 5 | QQ:0.5
holdem | @50             | range-incomplete   | 1 | QQ+
holdem | AK:2            | range-weight       | 4 | QQ:0.5
holdem | QQ: 100         | range-weight       | 5 | QQ:0.5
holdem | (QQ KK):50      | range-weight       | 9 | QQ:0.5
holdem | QQ:x            | range-token        | 4 | AA, TT+
omaha  | AA:50           | range-weight       | 4 | QQ:0.5
holdem | AhAh            | card-repeated      | 3 | -
holdem | AK@150          | range-weight       | 4 | QQ:0.5
holdem | AK:1.5          | range-weight       | 4 | QQ:0.5
holdem | AK:             | range-weight       | 4 | QQ:0.5
holdem | AK@             | range-weight       | 4 | QQ:0.5
holdem | AK@1e1          | range-weight       | 4 | QQ:0.5
holdem | AK@-5           | range-weight       | 4 | QQ:0.5
holdem | AK:1/0          | range-weight       | 4 | QQ:0.5
holdem | (AA@50 KK)      | range-weight       | 4 | (AA KK)@50
holdem | (AA             | range-bracket      | 1 | (AA KK)@50
holdem | ()              | range-bracket      | 1 | (AA KK)@50
holdem | AA)             | range-bracket      | 3 | (AA KK)@50
holdem | ) AA            | range-bracket      | 1 | (AA KK)@50
holdem | 101%            | range-percent      | 1 | 15%
holdem | x%              | range-percent      | 1 | 15%
holdem | %               | range-percent      | 1 | 15%
holdem | 5%-             | range-percent      | 1 | 15%
holdem | КК              | look-alike         | 1 | K
holdem | AA АК           | look-alike         | 4 | A
omaha  | AKQJT           | range-card-count   | 1 | -
omaha  | AAxxx           | range-card-count   | 1 | -
omaha  | AsAs            | card-repeated      | 3 | -
omaha  | Ahh             | range-tail         | 3 | Ah
omaha  | AK-Q            | range-tail         | 3 | AK
omaha  | AsKs?           | range-tail         | 5 | AsKs
omaha  | $qq             | range-token        | 1 | AA, AA$ds
omaha  | 30%             | range-percent-game | 1 | -
omaha  | AА              | look-alike         | 2 | A
omaha5 | AAAAA           | range-token        | 1 | AA, AA$ds
short-deck | 22+         | rank-not-in-deck   | 1 | -
short-deck | A5s         | rank-not-in-deck   | 2 | -
short-deck | 5h5d        | rank-not-in-deck   | 1 | -
short-deck | 10%         | range-percent-game | 1 | -
short-deck-omaha | AA55  | rank-not-in-deck   | 3 | -
greek  | 10%             | range-percent-game | 1 | -
holdem8 | 10%            | range-percent-game | 1 | -
"""


def _rows(table: str) -> list[str]:
    return [line for line in table.strip().splitlines() if line]


@pytest.mark.parametrize("row", _rows(HOLDEM_COUNTS))
def test_a_holdem_form_names_so_many_combos(row: str) -> None:
    text, _, count = row.rpartition(" ")
    named = parse_range(text.strip())
    assert len(named) == int(count)
    assert parse_range(str(named)) == named


@pytest.mark.parametrize("row", _rows(OMAHA_COUNTS))
def test_an_omaha_form_names_so_many_combos(row: str) -> None:
    variant, _, rest = row.partition(" ")
    text, _, count = rest.strip().rpartition(" ")
    named = parse_range(text.strip(), variant)
    assert len(named) == int(count)
    assert parse_range(str(named), variant) == named


@pytest.mark.parametrize("row", _rows(REFUSALS))
def test_a_text_is_refused_with_its_place_and_a_suggestion(row: str) -> None:
    variant, text, code, position, suggestion = (part.strip() for part in row.split(" |"))
    suggestion = suggestion.removeprefix("| ")
    with pytest.raises(TextError) as caught:
        parse_range(text.removeprefix("| "), variant)
    error = caught.value
    assert (error.code, error.arguments["position"]) == (code, int(position))
    if suggestion != "-":
        assert str(error.arguments["suggestion"]).startswith(suggestion)


def test_a_plus_on_two_ranks_keeps_the_top_card_and_lifts_the_kicker() -> None:
    assert parse_range("KTs+") == parse_range("KTs KJs KQs")
    assert parse_range("T8s+") == parse_range("T8s T9s")
    assert parse_range("97s+") == parse_range("97s 98s")


def test_a_run_keeps_its_gap() -> None:
    assert parse_range("J9s-97s") == parse_range("J9s T8s 97s")


@pytest.mark.parametrize(
    ("text", "combo", "weight"),
    [
        ("AA:0.5", "AsAh", Fraction(1, 2)),
        ("AA:.5", "AsAh", Fraction(1, 2)),
        ("AA:1/3", "AsAh", Fraction(1, 3)),
        ("AA@50", "AsAh", Fraction(1, 2)),
        ("AA@12.5%", "AsAh", Fraction(1, 8)),
        ("AA:1", "AsAh", Fraction(1)),
        ("AA @ 50, KK", "KsKh", Fraction(1)),
        ("(AA KK)@25", "KsKh", Fraction(1, 4)),
        ("QQ+@50 KK", "KsKh", Fraction(1)),
        ("KK QQ+@50", "KsKh", Fraction(1, 2)),
        ("AKs:0.25 AsKs", "AsKs", Fraction(1)),
        ("A2s+:KJ+:0.5 A2s+:A9s:0.5", "As9s", Fraction(1, 2)),
    ],
)
def test_a_weight_is_exact_and_the_last_one_counts(text: str, combo: str, weight: Fraction) -> None:
    assert parse_range(text).weight(combo) == weight


def test_omaha_layers_give_the_last_weight() -> None:
    named = parse_range("AA, AA$ds:0.5, AsAhKsKh:0.25 !AcAd", "omaha")
    assert named.weight("AsAh Kd Qc") == 1
    assert named.weight("AsAh QsJh") == Fraction(1, 2)
    assert named.weight("AsAhKsKh") == Fraction(1, 4)
    assert named.weight("AcAdKsKh") == 0
    assert named.weight("KcKdQsQh") == 0


@pytest.mark.parametrize("variant", [game.key for game in list_variants()])
def test_every_board_game_with_one_holding_has_ranges(variant: str) -> None:
    game = next(game for game in list_variants() if game.key == variant)
    if game.family == "board" and not game.parts:
        assert len(parse_range("AA", variant)) == len(parse_range("AA:random", variant)) > 0
        assert parse_range("AA", variant).variant == variant
    else:
        with pytest.raises(UnknownNameError, match="no ranges"):
            parse_range("AA", variant)


def test_a_range_of_combos_takes_exact_weights_only() -> None:
    assert range_of(["AsKs", "KsAs"]) == parse_range("AsKs")
    assert range_of({"AsKs": Fraction(1, 7)}).weight("KsAs") == Fraction(1, 7)
    assert range_of(["AsKsQdJd"], "omaha") == parse_range("JdQdAsKs", "omaha")
    for weight in (Fraction(3, 2), -1):
        with pytest.raises(TextError) as caught:
            range_of({"AsKs": weight})
        assert caught.value.code == "range-weight"
    with pytest.raises(TextError):
        range_of({"AsKs": 0.5})  # type: ignore[dict-item]
    for combo in ("AsKsQs", "As", "AsAs"):
        with pytest.raises(HandError):
            range_of([combo])
    with pytest.raises(OddchipError):
        range_of(["5c5d"], "short-deck")
