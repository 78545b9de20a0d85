"""The facade: names, laziness, threads, pickling."""

import ast
import json
import pickle
import pkgutil
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from dataclasses import FrozenInstanceError
from decimal import Decimal
from fractions import Fraction
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

import oddchip
from tests.dealing import KEYS, deal

HEAVY = ("numpy", "numba", "fastapi", "sqlite3", "fluent", "babel", "typer", "rich")
LINE = "omaha8 | 3h 4s 8h Qh 9s | *W: As 2d Kh Ks 4 | X: Qc Qd Jc Jd 8 | Y: Tc Td 9c 9d 200 | Z: 6c 6d Kc Th 200"


def loaded_after(code: str) -> set[str]:
    """The modules of a fresh process that ran this code."""
    script = f"{code}\nimport sys, json\nprint(json.dumps(sorted(sys.modules)))"
    done = subprocess.run([sys.executable, "-c", script], check=True, capture_output=True, text=True)
    return set(json.loads(done.stdout.splitlines()[-1]))


def test_importing_loads_next_to_nothing() -> None:
    loaded = loaded_after("import oddchip")
    assert {name for name in loaded if name.startswith("oddchip.")} == set()
    assert loaded.isdisjoint(HEAVY)


@pytest.mark.parametrize(
    "call",
    [
        f"oddchip.settle(oddchip.parse_showdown({LINE!r}))",
        f"oddchip.settlement_to_json(oddchip.settle(oddchip.parse_showdown({LINE!r})))",
        "oddchip.best_hand('holdem', 'As Kd', 'Qs 9h 6d 4c 2s')",
        "oddchip.list_variants(), oddchip.find_rules('bovada'), oddchip.ERROR_CODES, oddchip.FACT_CODES",
    ],
)
def test_settling_loads_the_standard_library_alone(call: str) -> None:
    loaded = loaded_after(f"import oddchip\n{call}")
    assert loaded.isdisjoint(HEAVY)
    assert "oddchip.wording" not in loaded


def test_every_public_name_can_be_had() -> None:
    for name in oddchip.__all__:
        assert getattr(oddchip, name) is not None
        assert name in dir(oddchip)


def test_the_list_of_names_is_sorted_and_complete() -> None:
    tree = ast.parse(Path(str(oddchip.__file__)).read_text(encoding="utf-8"))
    (block,) = [node for node in tree.body if isinstance(node, ast.If) and ast.unparse(node.test) == "TYPE_CHECKING"]
    typed = {alias.asname or alias.name for node in block.body for alias in getattr(node, "names", ())}
    assert typed | {"__version__"} == set(oddchip.__all__)
    assert len(oddchip.__all__) == len(set(oddchip.__all__))
    # Constants, then classes, then functions, each in alphabetical order.
    kinds = [(not name.isupper(), not name[0].isupper(), name) for name in oddchip.__all__]
    assert kinds == sorted(kinds)


def test_no_name_of_the_facade_is_a_package() -> None:
    packages = {module.name for module in pkgutil.iter_modules(oddchip.__path__)}
    assert packages.isdisjoint(oddchip.__all__)


def test_an_unknown_name_is_an_attribute_error() -> None:
    with pytest.raises(AttributeError, match="no attribute 'nothing'"):
        _ = oddchip.nothing


def test_names_come_from_where_they_live() -> None:
    from oddchip.showdown import settle  # noqa: PLC0415 - after the facade, to see that it is the same

    assert oddchip.settle is settle


def test_many_threads_settle_and_explain_alike() -> None:
    showdowns = [deal(key, seed) for key in KEYS for seed in range(4)]

    def told(place: int) -> tuple[object, str]:
        settlement = oddchip.settle(showdowns[place])
        return settlement, oddchip.explain(settlement, lang=("en", "ru", "ar")[place % 3])

    alone = [told(place) for place in range(len(showdowns))]
    with ThreadPoolExecutor(8) as threads:
        for _ in range(2):
            assert list(threads.map(told, range(len(showdowns)))) == alone


@pytest.mark.parametrize("key", KEYS)
def test_showdowns_and_settlements_can_be_pickled(key: str) -> None:
    showdown = deal(key, 5)
    settlement = oddchip.settle(showdown)
    assert pickle.loads(pickle.dumps(showdown)) == showdown
    again = pickle.loads(pickle.dumps(settlement))
    assert again == settlement
    assert oddchip.settle(again.showdown) == settlement


def test_errors_can_be_pickled() -> None:
    with pytest.raises(oddchip.OddchipError) as caught:
        oddchip.parse_cards("As Xd")
    again = pickle.loads(pickle.dumps(caught.value))
    assert (type(again), again.code, again.arguments) == (type(caught.value), caught.value.code, caught.value.arguments)


def test_results_are_frozen() -> None:
    settlement = oddchip.settle(oddchip.parse_showdown(LINE))
    for value, name in ((settlement, "payouts"), (settlement.showdown, "pot"), (settlement.pots[0], "amount")):
        with pytest.raises(FrozenInstanceError):
            setattr(value, name, None)


def test_a_notebook_is_shown_text_and_html() -> None:
    settlement = oddchip.settle(oddchip.parse_showdown(LINE))
    shown = settlement._repr_mimebundle_()
    assert set(shown) >= {"text/plain", "text/html"}
    assert all(shown.values())


@pytest.mark.parametrize("key", KEYS)
def test_the_repr_of_a_value_rebuilds_it(key: str) -> None:
    names: dict[str, Any] = {
        **vars(import_module("oddchip.showdown")),
        **{name: getattr(oddchip, name) for name in oddchip.__all__},
    }
    names |= {"Decimal": Decimal, "Fraction": Fraction}
    settlement = oddchip.settle(deal(key, 6))
    for value in (settlement, settlement.showdown, settlement.showdown.variant, *settlement.hands, oddchip.Suit.SPADES):
        assert eval(repr(value), names) == value
