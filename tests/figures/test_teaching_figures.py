"""The ladder, the kickers, a draw with its outs, and the grid of starting hands."""

import pytest

from oddchip.cards import parse_cards
from oddchip.errors import MissingExtraError, UnknownNameError
from oddchip.figures import (
    deal_svg,
    hand_classes,
    hands_svg,
    kickers_svg,
    ladder_rungs,
    ladder_svg,
    outs_svg,
    range_grid_svg,
    to_png,
)
from oddchip.ranking import SYSTEMS, HandCategory
from oddchip.showdown import parse_showdown
from oddchip.variants import find_variant, list_variants
from oddchip.wording import LANGUAGES, get_speaker
from tests.figures.reading_svg import description, ids, parsed, placed, texts

HOLE, BOARD = parse_cards("7s 6s"), parse_cards("5s 8h 2s")
OUTS = {"flush": parse_cards("As Ks Qs Js Ts 9s 8s 4s 3s"), "straight": parse_cards("9h 9d 9c 4h 4d 4c")}


@pytest.mark.parametrize("variant", list_variants(), ids=lambda variant: variant.key)
def test_every_rung_has_an_example_or_cannot_occur(variant) -> None:  # type: ignore[no-untyped-def]
    for half in variant.halves:
        rungs = ladder_rungs(half.system, variant.deck)
        assert [rung.category for rung in rungs] == list(half.system.ladder)
        missing = {rung.category for rung in rungs if rung.example is None}
        assert missing == ({HandCategory.FLUSH, HandCategory.HIGH_CARD} if variant.key == "royal" else set())
        examples = [rung.example for rung in rungs if rung.example is not None]
        assert examples == sorted(examples, key=lambda hand: hand.value, reverse=True)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("width", [320, 360, 560, 720])
def test_all_stay_inside_their_edges(lang: str, width: int) -> None:
    options = {"lang": lang, "width": width}
    figures = [
        *(ladder_svg(key, **options) for key in ("holdem", "short-deck", "royal", "badacey", "2-7-triple-draw")),
        kickers_svg(**options),
        outs_svg(HOLE, BOARD, OUTS, **options),
        range_grid_svg({"AA": 1, "AKs": 0.5}, **options),
    ]
    for svg in figures:
        parsed(svg)
        assert description(svg)
        for line in placed(svg):
            assert line.left >= -0.5, line
            assert line.right <= width + 0.5, line
    found = [name for svg in figures for name in ids(svg)]
    assert len(found) == len(set(found))


def test_the_ladder_of_short_deck_has_the_flush_above_the_full_house() -> None:
    shown = texts(ladder_svg("short-deck"))
    assert shown.index("flush") < shown.index("full house")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("key", ["short-deck", "short-deck-omaha"])
def test_the_ladder_of_a_house_that_ranks_trips_above_a_straight(key: str, lang: str) -> None:
    speaker = get_speaker(lang, isolates=False)
    trips, straight = (speaker.category(each) for each in (HandCategory.THREE_OF_A_KIND, HandCategory.STRAIGHT))
    house = "standard,short-deck:trips-over-straight"
    game = find_variant(key).with_trips_over_straight()
    usual, changed, given = (
        texts(svg)
        for svg in (ladder_svg(key, lang=lang), ladder_svg(key, rules=house, lang=lang), ladder_svg(game, lang=lang))
    )
    assert usual.index(straight) < usual.index(trips)
    assert changed.index(trips) < changed.index(straight)
    assert changed == given
    assert ids(ladder_svg(key, lang=lang)) != ids(ladder_svg(key, rules=house, lang=lang))


def test_games_with_two_rankings_have_two_ladders() -> None:
    shown = " ".join(texts(ladder_svg("omaha8")))
    assert "High, strongest first" in shown
    assert "Low, strongest first" in shown
    assert "Strongest first" in " ".join(texts(ladder_svg("drawmaha")))


def test_kickers_are_counted_as_the_ranking_has_it() -> None:
    counts = [said for said in texts(kickers_svg()) if said.endswith(("kicker", "kickers"))]
    assert counts == [
        "no kicker", "1 kicker", "no kicker", "no kicker", "no kicker", "2 kickers", "1 kicker", "3 kickers",
        "5 kickers",
    ]  # fmt: skip


def test_outs_are_counted_and_all_are_shown() -> None:
    svg = outs_svg(HOLE, BOARD, OUTS)
    assert {"flush: 9 outs", "straight: 6 outs"} <= {
        said.translate(dict.fromkeys(range(0x2066, 0x206A))) for said in texts(svg)
    }
    assert svg.count("<use ") == len(HOLE) + len(BOARD) + 15
    assert "9 outs" in description(svg)


def test_many_outs_take_several_lines() -> None:
    many = parse_cards("As Ah Ac Ks Kh Kc Qs Qh Qc Js Jh Jc Ts Th Tc")
    svg = outs_svg(HOLE, BOARD, {"overcards": many}, width=320)
    assert svg.count("<use ") == len(HOLE) + len(BOARD) + len(many)


def test_no_outs_at_all_can_be_drawn() -> None:
    assert "0 outs" in " ".join(texts(outs_svg(HOLE, BOARD, {"none": ()})))


def test_the_grid_has_every_class_once_with_its_number() -> None:
    names = [name for row in hand_classes() for name in row]
    assert len(set(names)) == 169
    shown = texts(range_grid_svg({"AKs": 0.25}))
    assert set(names) <= set(shown)
    assert shown[shown.index("AKs") + 1] == "25"


@pytest.mark.parametrize("values", [{"KAs": 1.0}, {"AK": 0.5}])
def test_a_class_nobody_knows_is_refused(values: dict[str, float]) -> None:
    with pytest.raises(UnknownNameError):
        range_grid_svg(values)


def test_a_weight_above_one_is_refused() -> None:
    with pytest.raises(ValueError, match="between 0 and 1"):
        range_grid_svg({"AA": 1.5})


def test_every_system_has_examples() -> None:
    for system in SYSTEMS.values():
        variants = [v for v in list_variants() if system in [half.system for half in v.halves]]
        for variant in variants[:1]:
            assert ladder_rungs(system, variant.deck)


def test_a_figure_becomes_pixels() -> None:
    png = to_png(kickers_svg(lang="ar"), scale=1)
    assert png.startswith(b"\x89PNG")
    assert int.from_bytes(png[16:20], "big") == 560


def test_a_missing_extra_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(__import__("sys").modules, "resvg_py", None)
    with pytest.raises(MissingExtraError, match=r"oddchip\[png\]"):
        to_png("<svg/>")


DEALS = (
    "holdem | Qs 9h 6d 4c 2s | *A: Ad Qc 100 | Maximiliana of the long name: fold 20 | C: Kd Qh 1234567",
    "stud | - | A: As Ks Qs Js 9d 8d 7d 5 | B: 2s 3s 4s 5s 7h 8h 9h 5",
    "big-o | Qs 9h 6d | A: As Ks Kd Kh Kc | B: 2s 3s 4s 5s 6s",
    "holdem | Ah Kh 7d 2c 2s / Ah Kh 7d Qs 9c | A: Ad Qc 100 | B: ? 100",
)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("width", [320, 400, 560])
@pytest.mark.parametrize("line", DEALS)
def test_a_deal_shows_cards_and_stakes_inside_its_edges_and_no_winner(line: str, width: int, lang: str) -> None:
    showdown = parse_showdown(line)
    svg = deal_svg(showdown, lang=lang, width=width)
    parsed(svg)
    assert description(svg)
    for placed_line in placed(svg):
        assert placed_line.left >= -0.5, placed_line
        assert placed_line.right <= width + 0.5, placed_line
    told = " ".join(texts(svg))
    assert "A" in told
    if lang == "en":
        assert "wins" not in svg
        assert ("put in" in told) == any(seat.live is not None for seat in showdown.seats)


def test_hands_on_their_own_are_labelled() -> None:
    svg = hands_svg("holdem", {"A": parse_cards("As Ks Qs Js 9d"), "B": parse_cards("5s 4s 3s 2s Ah")}, lang="ar")
    assert {"A", "B"} <= {text.strip("\u2066\u2067\u2068\u2069") for text in texts(svg)}
    assert "<title" in svg


def test_a_long_label_of_outs_takes_several_lines() -> None:
    label = "تصنع زوجًا على الطاولة، فيفيد الجميع"
    shown = " ".join(texts(outs_svg(HOLE, BOARD, {label: OUTS["flush"]}, lang="ar", width=320)))
    assert label in shown
    assert "…" not in shown
