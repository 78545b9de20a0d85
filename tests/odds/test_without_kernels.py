"""Odds in a process without NumPy and Numba: small questions are answered, large ones name the extra."""

import subprocess
import sys

WITHOUT = """
import sys
class Refuse:
    def find_spec(self, name, path=None, target=None):
        if name.split(".")[0] in ("numpy", "numba"):
            raise ImportError(name)
sys.meta_path.insert(0, Refuse())
"""
ASK = """
from oddchip import chances, equity, settlement_equity
from oddchip.errors import MissingExtraError
assert [player.win for player in equity("holdem", ["AsAh", "KdKc"]).players] == [1388072, 317694]
assert [player.win for player in equity("omaha", ["AsAhKsKh", "QdQcJdJc"], board="2c7d9h3s").players] == [36, 4]
sampled = equity("razz", ["As2d3c", "random"], samples=300, seed=1)
assert (sampled.method, sampled.deals, sampled.seed) == ("sampled", 300, 1)
assert chances("holdem", "KsQs", "KdKh2s").total == 1081
assert settlement_equity("holdem | 2c 7d 9h 3s | A: AsAh 10 | B: KdKc 10").deals == 44
for question in (
    lambda: equity("omaha", ["AsAhKsKh", "QdQcJdJc"], exact=True),
    lambda: equity("stud", ["As", "random"], samples=5_000_000),
    lambda: chances("stud"),
):
    try:
        question()
    except MissingExtraError as error:
        assert error.arguments["extra"] == "fast"
    else:
        raise AssertionError(question)
assert "numpy" not in sys.modules and "numba" not in sys.modules
"""


def test_small_questions_need_no_extra() -> None:
    done = subprocess.run([sys.executable, "-c", WITHOUT + ASK], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


def test_the_table_of_match_ups_loads_no_kernels() -> None:
    ask = """
import sys
from oddchip import equity, explain_equity
answer = equity("holdem", ["AsAh", "KdKc"])
assert answer.is_exact and explain_equity(answer)
assert "numba" not in sys.modules
"""
    done = subprocess.run([sys.executable, "-c", ask], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


def test_plain_deals_are_cut_small_so_that_ctrl_c_keeps_what_there_is() -> None:
    ask = """
seen = []
def stop(done, total):
    seen.append(done)
    if len(seen) == 3:
        raise KeyboardInterrupt
answer = equity("razz", ["As2d3c", "random"], error=0.00001, seed=1, progress=stop)
assert answer.interrupted and answer.deals == answer.total == seen[-1] < 5_000, answer
again = equity("razz", ["As2d3c", "random"], samples=answer.deals, seed=1)
assert again.players == answer.players
"""
    code = WITHOUT + "from oddchip import equity" + ask
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
