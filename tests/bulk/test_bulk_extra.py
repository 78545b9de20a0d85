"""What is imported when, and what is said without the extra."""

import subprocess
import sys

import pytest

WITHOUT = """
import sys
class Refuse:
    def find_spec(self, name, path=None, target=None):
        if name.split(".")[0] in ("numpy", "numba"):
            raise ImportError(name)
sys.meta_path.insert(0, Refuse())
"""
ASK = """
from oddchip import bulk
from oddchip.errors import MissingExtraError
assert bulk.evaluate_one("As Ks Qs Js Ts") == 0x800A
assert len(bulk.find_scale("badugi")) == 1092
rule = bulk.HandRule()
for call in (
    lambda: bulk.evaluate_hands(None, rule),
    lambda: bulk.showdown_winners(None, None, rule),
    lambda: bulk.count_sevens(),
    lambda: bulk.count_values(5, rule),
):
    try:
        call()
    except MissingExtraError as error:
        assert error.code == "missing-extra" and error.arguments["extra"] == "fast", error
        assert isinstance(error, ImportError)
    else:
        raise AssertionError
"""
LIGHT = """
import sys
from oddchip import bulk
bulk.evaluate_one("As Ks Qs Js Ts")
assert not {"numpy", "numba"} & set(sys.modules)
"""


@pytest.mark.parametrize("program", [WITHOUT + ASK, LIGHT], ids=["without-the-extra", "one-hand-loads-nothing"])
def test_in_a_process_of_its_own(program: str) -> None:
    done = subprocess.run([sys.executable, "-W", "error", "-c", program], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


class Terminal:
    """Stands for stderr."""

    def __init__(self, *, tty: bool) -> None:
        self.tty, self.text = tty, ""

    def isatty(self) -> bool:
        return self.tty

    def write(self, text: str) -> None:
        self.text += text


@pytest.mark.parametrize(("tty", "wait", "told"), [(True, 0.3, True), (True, 0.0, False), (False, 0.3, False)])
def test_compiling_is_told_at_a_terminal_when_it_takes_long(tty, wait, told, monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("numba")
    import threading  # noqa: PLC0415 - beside what it serves

    from oddchip.kernels import compiling  # noqa: PLC0415 - needs the extra

    stderr = Terminal(tty=tty)
    monkeypatch.setattr(sys, "stderr", stderr)
    monkeypatch.setattr(compiling, "_PATIENCE", 0.05)
    with compiling.compile_notice(), compiling.compile_notice():
        threading.Event().wait(wait)
    assert stderr.text.count("compiling kernels") == told
    assert stderr.text.count("compiled in") == told


def test_compiling_for_odds_is_told_too(monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("numba")
    from contextlib import contextmanager  # noqa: PLC0415 - beside what it serves

    from oddchip.kernels import compiling, loading  # noqa: PLC0415 - needs the extra

    told: list[str] = []

    @contextmanager
    def notice():
        told.append("begun")
        yield
        told.append("done")

    monkeypatch.setattr(compiling, "compile_notice", notice)
    loading.load_kernels("winners")
    assert told == ["begun", "done"]


def test_a_kernel_is_compiled_even_where_nothing_can_be_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("numba")
    from numba import types  # noqa: PLC0415 - needs the extra

    from oddchip.kernels import compiling  # noqa: PLC0415 - needs the extra

    asked: list[bool] = []
    real = compiling.njit

    def no_place(signatures, *, cache: bool = False, **options):
        asked.append(cache)
        if cache:

            def refuse(function):
                raise RuntimeError("cannot cache function: no locator available")

            return refuse
        return real(signatures, **options)

    monkeypatch.setattr(compiling, "njit", no_place)
    seen = [0]

    @compiling.kernel(types.int64)
    def nothing(number: int) -> None:
        number += 1

    nothing(seen[0])
    assert asked == [True, False]
