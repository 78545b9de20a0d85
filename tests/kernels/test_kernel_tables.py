"""The shipped tables are what the plain code says, and the check would notice if they were not."""

import subprocess
import sys
from array import array
from pathlib import Path

import pytest

from oddchip.kernels.tables import FOLDER, load_table, pack, unpack

pytest.importorskip("numpy")
TOOLS = Path(__file__).parents[2] / "tools"


def test_the_generator_finds_the_shipped_tables_unchanged() -> None:
    done = subprocess.run(
        [sys.executable, str(TOOLS / "make_tables.py"), "--check"], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr
    assert "as the ranking code says" in done.stdout


@pytest.mark.parametrize("spoil", ["value", "missing", "extra"])
def test_the_check_fails_when_a_shipped_table_is_wrong(
    spoil: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.syspath_prepend(str(TOOLS))
    import make_tables  # noqa: PLC0415 - found in tools/ only now

    monkeypatch.setattr(make_tables, "FOLDER", tmp_path)
    tables = {"badugi": make_tables.make_badugi("badugi"), "hash": {"keys": array("I", [0, 1, 5])}}
    said: list[str] = []
    make_tables.write(tables, said.append)
    assert make_tables.check(tables, said.append)
    if spoil == "value":
        changed = unpack((tmp_path / "badugi.bin").read_bytes())
        changed["ranks"][7] += 1
        (tmp_path / "badugi.bin").write_bytes(pack(changed))
    elif spoil == "missing":
        (tmp_path / "badugi.bin").unlink()
    else:
        (tmp_path / "another.bin").write_bytes(pack({}))
    assert not make_tables.check(tables, said.append)
    assert said[-1] == "tables differ"


def test_packing_keeps_every_array() -> None:
    arrays = {"small": array("H", [0, 1, 65535]), "large": array("I", [2**32 - 1]), "none": array("H")}
    assert unpack(pack(arrays)) == arrays


def test_tables_are_small() -> None:
    assert sum(path.stat().st_size for path in FOLDER.glob("*.bin")) < 700_000


def test_a_table_is_read_once() -> None:
    assert load_table("badugi") is load_table("badugi")
