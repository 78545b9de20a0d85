"""Pictures of settled showdowns: where they are written, and what is refused."""

from xml.etree import ElementTree

import pytest

from oddchip.errors import MissingExtraError
from oddchip.showdown import parse_showdown, settle
from tests.cli.error_lines import GOOD

OTHER = GOOD.replace("Ad Qc", "Jd Jc")
ANSWER = "A wins 200 chips: a pair of queens, ace kicker.\n"


def test_the_picture_is_written_beside_the_answer(run, tmp_path):
    file = tmp_path / "pot.svg"
    ran = run("settle", GOOD, "--detail", "brief", "--svg", str(file))
    assert ran == (0, ANSWER, "")
    assert file.read_text("utf-8") == settle(parse_showdown(GOOD)).to_svg()


def test_it_speaks_and_looks_as_asked(run, tmp_path):
    file = tmp_path / "pot.SVG"
    assert run("settle", GOOD, f"--svg={file}", "--theme", "dark", "--four-colour", "--lang", "ar").code == 0
    assert file.read_text("utf-8") == settle(parse_showdown(GOOD)).to_svg(lang="ar", theme="dark", four_colour=True)


def test_a_name_in_png_makes_pixels(run, tmp_path):
    file = tmp_path / "pot.png"
    assert run("settle", GOOD, "--svg", str(file)).code == 0
    assert file.read_bytes().startswith(b"\x89PNG")


def test_standard_output_takes_the_picture_alone(run):
    ran = run("settle", GOOD, "--json", "--svg", "-")
    assert (ran.code, ran.err) == (0, "")
    assert ElementTree.fromstring(ran.out).tag.endswith("svg")


def test_errors_stay_away_from_a_picture_on_standard_output(run):
    ran = run("settle", "holdem | Qs", "--json", "--svg", "-")
    assert (ran.code, ran.out) == (2, "")
    assert "Parts found: 2" in ran.err


def test_several_showdowns_have_numbered_pictures(run, tmp_path):
    lines = tmp_path / "lines.txt"
    lines.write_text(f"{GOOD}\nholdem | nonsense\n{OTHER}\n", encoding="utf-8")
    ran = run("settle", str(lines), GOOD, "--svg", str(tmp_path / "pot-{n}.svg"))
    assert ran.code == 2
    assert sorted(path.name for path in tmp_path.glob("*.svg")) == ["pot-1.svg", "pot-3.svg", "pot-4.svg"]
    assert (tmp_path / "pot-1.svg").read_bytes() == (tmp_path / "pot-4.svg").read_bytes()
    assert (tmp_path / "pot-3.svg").read_text("utf-8") == settle(parse_showdown(OTHER)).to_svg()


def test_a_stream_is_answered_and_drawn(run, tmp_path):
    ran = run("settle", "-", "--svg", str(tmp_path / "{n}.svg"), stdin=f"{GOOD}\n\n{OTHER}\n")
    assert (ran.code, ran.err) == (0, "")
    assert len(ran.out.splitlines()) == len(list(tmp_path.iterdir())) == 2


def test_a_second_picture_in_one_file_is_refused_once_and_every_answer_given(run, tmp_path):
    file = tmp_path / "pot.svg"
    ran = run("settle", GOOD, OTHER, GOOD, "--detail", "brief", "--svg", str(file))
    assert ran.code == 2
    assert ran.out.count("200 chips") == 3
    assert ran.err.count("\n") == 1
    assert "pot-{n}.svg" in ran.err
    assert file.read_text("utf-8") == settle(parse_showdown(GOOD)).to_svg()


def test_a_file_that_cannot_be_written_is_said_after_the_answer(run, tmp_path):
    ran = run("settle", GOOD, "--detail", "brief", "--svg", str(tmp_path / "no-folder" / "pot.svg"))
    assert (ran.code, ran.out) == (2, ANSWER)
    assert "cannot be written" in ran.err


@pytest.mark.parametrize(
    ("words", "told"), [(["--svg", "pot.jpg"], ".svg, .png"), (["--svg", "-", "--theme", "blue"], "light, dark")]
)
def test_what_cannot_be_drawn_is_refused_before_anything_is_settled(run, words, told):
    ran = run("settle", GOOD, *words)
    assert (ran.code, ran.out) == (2, "")
    assert told in ran.err


def test_pixels_without_their_extra_are_refused_with_its_name(run, tmp_path, monkeypatch):
    def missing(*_):
        raise MissingExtraError("missing-extra", extra="png")

    monkeypatch.setattr("oddchip.figures.to_png", missing)
    ran = run("settle", GOOD, "--svg", str(tmp_path / "pot.png"))
    assert ran.code == 2
    assert "oddchip[png]" in ran.err
