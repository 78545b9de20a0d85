"""A settlement's picture: sound as a document, complete, mirrored where it must be, and inside its edges."""

import re
from fractions import Fraction
from random import Random

import pytest

from oddchip import explain
from oddchip.cards import Rank
from oddchip.errors import UnknownNameError
from oddchip.figures import to_svg
from oddchip.figures.decisions import Reading
from oddchip.figures.lettering import text_width
from oddchip.figures.voice import Voice
from oddchip.ranking import Step
from oddchip.showdown import Settlement, parse_showdown, settle
from oddchip.variants import find_variant
from oddchip.wording import LANGUAGES
from tests.dealing import KEYS, random_showdown
from tests.figures.lines import LINES
from tests.figures.reading_svg import SVG, description, ids, parsed, placed, texts

WIDTHS = (320, 360, 720)


def settled(name: str) -> Settlement:
    return settle(parse_showdown(LINES[name]))


@pytest.mark.parametrize("name", LINES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_name_and_amount_is_shown_and_described(name: str, lang: str) -> None:
    settlement = settled(name)
    svg = to_svg(settlement, lang=lang)
    shown, said = "\n".join(texts(svg)), description(svg)
    voice = Voice(lang)
    for seat in settlement.showdown.seats:
        assert seat.name in shown
        assert seat.name in said
    plain = re.compile("[\u2066-\u2069]")
    amounts = [pot.amount for pot in settlement.pots if pot.amount is not None]
    amounts += [*settlement.payouts.values(), *settlement.refunds.values()]
    amounts += [seat.live for seat in settlement.showdown.seats if seat.live]
    for amount in amounts:
        words = plain.sub("", voice.amount(amount))
        assert words in shown.replace("\n", " "), words
        assert words in said, words
    for pot in settlement.pots:
        for award in pot.awards:
            for share in award.shares.values():
                assert plain.sub("", voice.short_amount(share)) in shown


@pytest.mark.parametrize("name", LINES)
@pytest.mark.parametrize("width", WIDTHS)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_text_leaves_the_picture(name: str, width: int, lang: str) -> None:
    svg = to_svg(settled(name), lang=lang, width=width)
    for line in placed(svg):
        assert line.left >= 0, line
        assert line.right <= width + 0.5, line
        assert line.size >= 11, line


def test_a_screen_reader_gets_title_and_description() -> None:
    root = parsed(to_svg(settled("kicker"), prefix="p"))
    assert root.attrib["role"] == "img"
    assert root.attrib["aria-labelledby"] == "p-title p-desc"
    assert [child.tag for child in root[:2]] == [f"{SVG}title", f"{SVG}desc"]
    assert root[0].text == "Showdown: Texas hold’em"
    said = root[1].text or ""
    assert "A: put in 100 chips, holds ace of diamonds, queen of clubs" in said
    assert "wins 200 chips" in said
    assert not re.search("[♠♥♦♣\u2066-\u2069]", said)


def test_every_card_is_a_path_and_nothing_comes_from_elsewhere() -> None:
    svg = to_svg(settled("hi-lo"))
    assert not re.search("[♠♥♦♣]", "".join(texts(svg)))
    without_space = svg.replace('xmlns="http://www.w3.org/2000/svg"', "")
    assert "http" not in without_space
    assert "url(" not in svg
    assert not re.search(r"<(image|style|script|foreignObject|font)\b| style=| on\w+=", svg)
    assert set(re.findall(r'href="([^"]*)"', svg)) <= {f"#{name}" for name in ids(svg)}


def test_several_figures_share_a_page() -> None:
    figures = [to_svg(settled(name), lang=lang) for name in LINES for lang in LANGUAGES]
    found = [name for svg in figures for name in ids(svg)]
    assert len(found) == len(set(found))
    twice = ids(to_svg(settled("kicker"), prefix="one")) + ids(to_svg(settled("kicker"), prefix="two"))
    assert len(twice) == len(set(twice))


def test_the_same_settlement_makes_the_same_picture() -> None:
    assert to_svg(settled("hi-lo"), lang="ar") == to_svg(settled("hi-lo"), lang="ar")


def test_arabic_is_mirrored_and_its_cards_are_not() -> None:
    names = {lang: _places(to_svg(settled("side pots"), lang=lang)) for lang in ("en", "ar")}
    assert names["en"]["Anna"] < 360 < names["ar"]["Anna"]
    for lang in ("en", "ar"):
        board = _board(to_svg(settled("side pots"), lang=lang))
        assert [rank for rank, _ in board] == ["K", "K", "7", "7", "2"]
        assert [x for _, x in board] == sorted(x for _, x in board)


def _places(svg: str) -> dict[str, float]:
    return {said: float(e.attrib["x"]) for said, e in zip(texts(svg), parsed(svg).iter(f"{SVG}text"), strict=True)}


def _board(svg: str) -> list[tuple[str, float]]:
    """The rank labels of the first five cards drawn, from left to right."""
    labels = [
        ((text.text or ""), float(text.attrib["x"]))
        for group in list(parsed(svg).iter(f"{SVG}g"))[:5]
        for text in group.iter(f"{SVG}text")
    ]
    return sorted(labels, key=lambda label: label[1])


def test_the_deciding_card_and_the_beaten_one_are_named_and_outlined() -> None:
    svg = to_svg(settled("kicker"))
    assert {"decides", "beaten"} <= set(texts(svg))
    assert svg.count('stroke-dasharray="6 3"') == 1


def test_several_decisions_are_numbered_alike_at_cards_and_pots() -> None:
    shown = texts(to_svg(settled("side pots")))
    assert "1 decides" in shown
    assert "2 beaten" in shown
    # The two of the board, then the queen that loses one pot and wins the other, then the pots.
    assert [said for said in shown if said in {"1", "2"}] == ["2", "1", "2", "1", "2"]


def test_one_comparison_in_several_pots_has_one_number() -> None:
    shown = texts(to_svg(settled("ten seats")))
    assert "decides" in shown
    assert "beaten" in shown


def test_every_hand_that_wins_nothing_shows_what_beat_it() -> None:
    """Two decisions have numbers; the jacks lost by another card than the kicker, so words stand beside them."""
    svg = to_svg(settled("several losers"))
    shown = texts(svg)
    assert [said for said in shown if "beaten" in said or "decides" in said] == ["2 beaten", "beaten", "1 decides"]
    assert "A: queen beats jack" in shown
    assert svg.count('stroke-dasharray="6 3"') == 3
    said = description(svg)
    assert "A and B. First kicker: A an ace, B a king." in said
    assert "A and C. Queens beat jacks" in said
    assert "D and A. Different categories: two pair beats a pair" in said


@pytest.mark.parametrize(
    ("line", "beaten"),
    [
        ("2-7-single-draw | - | A: 7s 5d 4c 3h 2s | B: 8d 6c 4h 3s 2d | C: 9h 7c 4d 3d 2c", "seven is lower than nine"),
        ("badugi | - | *A: As 2d 3c 5h | B: Ad 2s 4h 5c | C: 2h 3s 4d 4c", "A: a four-card badugi beats a"),
        ("holdem | Qs 9h 6d 4c 2s | *A: Ad Tc | B: Ks Jh | C: Kd Th", "A: ace beats king"),
        ("holdem | Qs Qh 6d 4c 2s | *A: Ad Tc | B: Ks Jh | C: Kd Th", "A: ace beats king, kicker"),
        ("holdem | Ah Kh 7d 2c 2s / Ah Kh 7d Qs 9c | *A: As Kd | B: Qh Qd | C: Jh Th", "C: a straight beats two pair"),
    ],
)  # fmt: skip
def test_what_beat_a_hand_is_said_beside_it(line: str, beaten: str) -> None:
    assert beaten in " ".join(texts(to_svg(settle(parse_showdown(line)))))


def test_hands_that_tie_both_halves_are_compared_half_by_half() -> None:
    settlement = settled("both halves")
    assert [award.half for award in settlement.pots[0].awards] == ["both"]
    losses = {(loss.half, loss.loser): loss.step for loss in Reading(settlement).losses(settlement.pots[0])}
    assert losses["high", "C"] == Step("kicker", 1, Rank.ACE, Rank.JACK)
    assert losses["low", "C"] == Step("main", 2, Rank.FOUR, Rank.SEVEN)
    assert losses["low", "D"] == Step("main", 2, Rank.FOUR, Rank.SIX)
    assert "1,2" in texts(to_svg(settlement))


def test_a_hand_that_does_not_qualify_is_mentioned_only() -> None:
    assert texts(to_svg(settled("hi-lo"))).count("no qualifying low") == 3


def test_odd_chips_rake_and_refunds_are_shown() -> None:
    assert texts(to_svg(settled("odd chips"))).count("odd chip: 1") == 2
    shown = texts(to_svg(settled("side pots")))
    assert "Rake: 5 chips" in shown
    assert "Uncalled, returned: Carla 200 chips" in shown


def test_a_pot_without_a_size_is_shared_in_fractions() -> None:
    settlement = settled("no stakes")
    assert settlement.payouts["A"] == Fraction(1, 2)
    assert {"A 1/2", "B 1/2", "wins half the pot"} <= set(texts(to_svg(settlement)))


def test_the_whole_of_a_pot_without_a_size_needs_the_name_alone() -> None:
    shown = texts(to_svg(settle(parse_showdown("holdem | 5s 6d 7c 8h 9s | Ann: Tc 2d | Bob: Ad Kc"))))
    assert "wins the pot" in shown
    assert shown.count("Ann") == 2  # at its seat, and at the pot
    assert not [said for said in shown if said.startswith("Ann ")]


def test_a_pot_that_waits_says_for_whom() -> None:
    assert texts(to_svg(settled("unseen"))).count("Waits for the cards of C") == 2


@pytest.mark.parametrize("key", KEYS)
def test_every_game_can_be_drawn(key: str) -> None:
    dice = Random(f"figures {key}")
    for _ in range(6):
        settlement = settle(random_showdown(find_variant(key), dice))
        width, lang = dice.choice(WIDTHS), dice.choice(LANGUAGES)
        svg = to_svg(settlement, lang=lang, theme=dice.choice(("light", "dark")), width=width)
        parsed(svg)
        assert len(ids(svg)) == len(set(ids(svg)))
        for line in placed(svg):
            assert line.left >= -0.5, line
            assert line.right <= width + 0.5, line
        for seat in settlement.showdown.seats:
            assert seat.name in texts(svg)


def test_four_colours_only_on_request() -> None:
    plain, coloured = to_svg(settled("hi-lo")), to_svg(settled("hi-lo"), four_colour=True)
    assert "#1d4fb8" not in plain
    assert "#1d4fb8" in coloured
    assert "#16702f" in coloured


@pytest.mark.parametrize(("option", "value"), [("lang", "xx"), ("theme", "sepia")])
def test_an_unknown_language_or_theme_is_refused(option: str, value: str) -> None:
    with pytest.raises(UnknownNameError):
        to_svg(settled("kicker"), **{option: value})  # type: ignore[arg-type]


def test_markup_in_a_name_stays_text() -> None:
    svg = to_svg(settled("long names"))
    assert "<Анна & Co>" in "".join(texts(svg))
    assert "<Анна" not in svg


def test_a_notebook_gets_the_picture() -> None:
    settlement = settled("kicker")
    shown = settlement._repr_mimebundle_()
    assert shown["text/html"] == settlement.to_html()
    assert settlement._repr_svg_() == to_svg(settlement)
    assert shown["text/plain"] == explain(settlement, detail="full")


def test_widths_are_estimated_from_above() -> None:
    # Advances of DejaVu Sans, regular, in ems.
    assert text_width("wins 200 chips", 1) >= 7.41
    assert text_width("тройка восьмёрок", 1) >= 9.5
