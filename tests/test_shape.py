"""The shape of the source: short files, short functions, telling names, examples."""

import ast
import tokenize
from collections.abc import Iterator
from pathlib import Path

import pytest

import oddchip

SOURCE = Path(str(oddchip.__file__)).parent
ROOT = SOURCE.parents[1]
FOLDERS = [folder for name in ("src", "tests", "tools", "benchmarks", "examples") if (folder := ROOT / name).is_dir()]
FILES = sorted(file for folder in FOLDERS for file in folder.rglob("*.py"))
DOMAIN = ("cards", "ranking", "variants", "pots", "showdown", "histories")
VAGUE = {"utils", "util", "helpers", "helper", "common", "misc", "tools", "base", "core", "lib"}
MOST_LINES, MOST_IN_FUNCTION = 400, 50

# Functions of the domain whose docstring needs no example of its own.
WITHOUT_EXAMPLE = {
    # what they do is the example of the module's main function
    "chip_facts": "its facts are listed with their meanings in FACT_CODES",
    "pot_facts": "its facts are listed with their meanings in FACT_CODES",
    "hand_facts": "its facts are listed with their meanings in FACT_CODES",
    "award_reasons": "its facts are listed with their meanings in FACT_CODES",
    "make_hand": "shown by RankingSystem.best",
    "straight_ranks": "shown by HighSystem",
    "compare_hands": "shown by Comparison",
    "house_variant": "shown by Variant.with_trips_over_straight",
    "check_showdown": "raises what tests list line by line",
    "check_holding": "raises what tests list line by line",
}


def named(files: list[Path]) -> pytest.MarkDecorator:
    return pytest.mark.parametrize("file", files, ids=lambda file: str(file.relative_to(ROOT)))


def code_lines(file: Path) -> int:
    """Lines that hold code: neither blank nor a comment nor a docstring."""
    skipped = {tokenize.COMMENT, tokenize.NL, tokenize.NEWLINE, tokenize.INDENT, tokenize.DEDENT, tokenize.ENCODING}
    lines: set[int] = set()
    with tokenize.open(file) as opened:
        for token in tokenize.generate_tokens(opened.readline):
            if token.type not in skipped and token.type != tokenize.ENDMARKER:
                lines.update(range(token.start[0], token.end[0] + 1))
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant) and isinstance(node.value.value, str):
            lines -= set(range(node.lineno, (node.end_lineno or node.lineno) + 1))
    return len(lines)


def functions(file: Path) -> Iterator[ast.FunctionDef | ast.AsyncFunctionDef]:
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            yield node


@named(FILES)
def test_a_file_is_short_and_its_name_says_something(file: Path) -> None:
    assert code_lines(file) <= MOST_LINES
    assert VAGUE.isdisjoint({file.stem, *file.relative_to(ROOT).parent.parts[1:]})


@named(FILES)
def test_functions_are_short(file: Path) -> None:
    long = {node.name for node in functions(file) if _length(node) > MOST_IN_FUNCTION and "kernels" not in file.parts}
    assert long == set()


def _length(node: ast.FunctionDef | ast.AsyncFunctionDef) -> int:
    """Lines from the first statement after the docstring to the last."""
    body = node.body[1:] if ast.get_docstring(node) is not None and len(node.body) > 1 else node.body
    return (node.end_lineno or 0) - body[0].lineno + 1


@named([file for file in FILES if file.is_relative_to(SOURCE)])
def test_every_module_class_and_public_function_says_what_it_is(file: Path) -> None:
    tree = ast.parse(file.read_text(encoding="utf-8"))
    if not tree.body:
        return
    assert ast.get_docstring(tree), "module"
    silent = [
        node.name
        for node in tree.body
        if isinstance(node, ast.FunctionDef | ast.ClassDef)
        and not node.name.startswith("_")
        and not ast.get_docstring(node)
    ]
    assert silent == []


def domain_functions() -> list[tuple[str, str]]:
    """Name and docstring of every public function of the domain."""
    files = [SOURCE / "errors.py", *(file for name in DOMAIN for file in sorted((SOURCE / name).rglob("*.py")))]
    return [
        (node.name, ast.get_docstring(node) or "")
        for file in files
        if "mistakes" not in file.parts
        for node in ast.parse(file.read_text(encoding="utf-8")).body
        if isinstance(node, ast.FunctionDef) and not node.name.startswith("_")
    ]


@pytest.mark.parametrize(("name", "text"), domain_functions())
def test_every_public_function_of_the_domain_has_an_example(name: str, text: str) -> None:
    assert (">>> " in text) is not (name in WITHOUT_EXAMPLE)


def test_no_exception_is_left_over() -> None:
    assert set(WITHOUT_EXAMPLE) <= {name for name, _ in domain_functions()}


def test_what_the_facade_offers_shows_how_it_is_used() -> None:
    shown = [name for name in oddchip.__all__ if ">>> " in (getattr(oddchip, name).__doc__ or "")]
    callables = [name for name in oddchip.__all__ if callable(getattr(oddchip, name))]
    without = set(callables) - set(shown)
    assert len(shown) >= 0.8 * len(callables), without
