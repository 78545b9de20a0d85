"""Compile the Fluent files of every locale into one JSON file each, so that no parser runs when oddchip speaks.

``python tools/compile_locales.py`` writes the files; ``--check`` compares them with what is committed and exits 1 if
one is stale. Either way it exits 1 and says why when a file has entries that cannot be parsed, an id occurs twice, a
locale lacks a message another one has, the locales use different arguments, or a message refers to one that does not
exist.
"""

import argparse
import json
import sys
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from babel import Locale as Babel
from fluent.syntax import FluentParser, ast

LOCALES = Path(__file__).parent.parent / "src" / "oddchip" / "wording" / "locales"
LANGUAGE = "language-name"
CONTROLS = dict.fromkeys(map(ord, "\u061c\u200e\u200f"))


class Locale:
    """The parsed files of one locale, and what is wrong with them."""

    def __init__(self, code: str) -> None:
        self.code = code
        self.problems: list[str] = []
        self.entries: dict[str, ast.Message | ast.Term] = {}
        self.files: dict[str, str] = {}
        for path in sorted((LOCALES / code).glob("*.ftl")):
            self._read(path)
        self.rows = {key: self._row(key) for key in sorted(self.entries)}

    def _read(self, path: Path) -> None:
        for entry in FluentParser().parse(path.read_text("utf-8")).body:
            if isinstance(entry, ast.Junk):
                first = (entry.content or "").strip().splitlines()[0]
                self.problems.append(f"{self.code}/{path.name}: cannot be parsed: {first}")
            elif isinstance(entry, ast.Message | ast.Term):
                key = ("-" if isinstance(entry, ast.Term) else "") + entry.id.name
                if key in self.entries:
                    self.problems.append(f"{self.code}/{path.name}: {key} is already in {self.files[key]}")
                self.entries[key] = entry
                self.files[key] = path.name

    def _row(self, key: str) -> list[Any]:
        """The entry as it is written: pattern, attributes, variables, selecting variables, references."""
        entry = self.entries[key]
        variables, selectors, references = self._uses(key)
        return [
            None if entry.value is None else pattern(entry.value),
            {attribute.id.name: pattern(attribute.value) for attribute in entry.attributes},
            sorted(variables),
            sorted(selectors),
            sorted(references),
        ]

    def _uses(self, key: str) -> tuple[set[str], set[str], set[str]]:
        """Variables and selecting variables of a message and of the messages it refers to, and its own references."""
        variables, selectors, references = set(), set(), set()
        waiting, seen = [key], {key}
        while waiting:
            current = waiting.pop()
            for node in nodes(self.entries[current]):
                if isinstance(node, ast.VariableReference) and not current.startswith("-"):
                    variables.add(node.id.name)
                elif isinstance(node, ast.SelectExpression) and not current.startswith("-"):
                    selectors |= {
                        inner.id.name for inner in nodes(node.selector) if isinstance(inner, ast.VariableReference)
                    }
                elif isinstance(node, ast.MessageReference | ast.TermReference):
                    other = ("-" if isinstance(node, ast.TermReference) else "") + node.id.name
                    references |= {other} if current == key else set()
                    if other not in self.entries:
                        self.problems.append(
                            f"{self.code}/{self.files[key]}: {key} refers to {other}, which is missing"
                        )
                        references.discard(other)
                    elif other not in seen:
                        seen.add(other)
                        waiting.append(other)
        return variables, selectors, references


def nodes(node: object) -> Iterator[ast.BaseNode]:
    """A node and every node below it."""
    if isinstance(node, ast.BaseNode):
        yield node
        for value in vars(node).values():
            yield from nodes(value)
    elif isinstance(node, list | tuple):
        for value in node:
            yield from nodes(value)


def pattern(value: ast.Pattern) -> list[Any]:
    """The elements of a pattern: text as it is, expressions as lists."""
    return [
        element.value if isinstance(element, ast.TextElement) else expression(element.expression)
        for element in value.elements
    ]


def expression(node: Any) -> list[Any]:  # noqa: PLR0911 - one line a kind of node
    """An expression as a list that begins with its kind; ``wording/resolver.py`` reads it; functions are not used."""
    match node:
        case ast.Placeable():
            return expression(node.expression)
        case ast.VariableReference():
            return ["$", node.id.name]
        case ast.StringLiteral():
            return ["s", node.parse()["value"]]
        case ast.NumberLiteral():
            return ["n", node.value]
        case ast.MessageReference():
            return ["m", node.id.name, node.attribute and node.attribute.name]
        case ast.TermReference():
            return ["-", node.id.name, node.attribute and node.attribute.name, named(node.arguments)]
        case ast.SelectExpression():
            variants = [[variant_key(variant.key), pattern(variant.value)] for variant in node.variants]
            default = next(place for place, variant in enumerate(node.variants) if variant.default)
            return ["?", expression(node.selector), variants, default]
    raise TypeError(f"unexpected syntax: {node!r}")


def named(call: ast.CallArguments | None) -> dict[str, Any]:
    """Named arguments of a term."""
    return {} if call is None else {argument.name.name: expression(argument.value) for argument in call.named}


def variant_key(key: ast.Identifier | ast.NumberLiteral) -> str | list[str]:
    """The key of a variant; numbers are told apart from names."""
    return key.name if isinstance(key, ast.Identifier) else ["n", key.value]


def differences(locales: dict[str, Locale]) -> Iterator[str]:
    """Messages that a locale lacks, and messages whose arguments differ.

    The messages for grammatical forms (``rank-gen-pl``) are each language's own and not compared.
    """
    uses: dict[str, dict[str, frozenset[str]]] = defaultdict(dict)
    for code, locale in locales.items():
        for key, row in locale.rows.items():
            if not key.startswith("-"):
                uses[key][code] = frozenset(name.partition("-")[0] for name in row[2])
    for key, by_locale in sorted(uses.items()):
        if is_form(key):
            continue
        for code in locales:
            if code not in by_locale:
                where = next(locales[other].files[key] for other in by_locale)
                yield f"{code}/{where}: {key} is missing"
        if len(set(by_locale.values())) > 1:
            told = "; ".join(f"{code}: {', '.join(sorted(names)) or '-'}" for code, names in by_locale.items())
            yield f"{key}: arguments differ ({told})"


def is_form(key: str) -> bool:
    """Whether a message is one grammatical form of a thing: each language has forms of its own."""
    from oddchip.wording.forms import FORM_STEMS  # noqa: PLC0415 - the package need not be compiled to be checked

    return key.startswith(FORM_STEMS)


def compiled(locales: dict[str, Locale]) -> dict[Path, str]:
    """The files to be written, by path."""
    languages: dict[str, tuple[int, list[Any]]] = {}
    for code, locale in locales.items():
        entry = locale.entries[LANGUAGE]
        assert isinstance(entry, ast.Message)
        told = {attribute.id.name: text(attribute.value) for attribute in entry.attributes}
        row = [text(entry.value), told["locale"], conventions(told["locale"])]
        languages[code] = (int(told["order"]), row)
    ordered = {code: row for code, (_, row) in sorted(languages.items(), key=lambda item: item[1][0])}
    files = {LOCALES / "languages.json": json.dumps(ordered, ensure_ascii=False, indent=1) + "\n"}
    for code, locale in locales.items():
        lines = [f"{json.dumps(key)}: {json.dumps(row, ensure_ascii=False)}" for key, row in locale.rows.items()]
        files[LOCALES / f"{code}.json"] = "{\n" + ",\n".join(lines) + "\n}\n"
    return files


def conventions(code: str) -> dict[str, Any]:
    """What sentences need of a Babel locale; ``wording/conventions.py`` reads it."""
    locale = Babel.parse(code, sep="-")
    decimal, percent = locale.decimal_formats[None], locale.percent_formats[None]
    symbols, patterns = locale.number_symbols["latn"], locale.list_patterns
    affixes = [
        side.replace("%", symbols["percentSign"]).translate(CONTROLS) for side in (percent.prefix[0], percent.suffix[0])
    ]
    return {
        "direction": locale.text_direction,
        "plural": dict(locale.plural_form.rules),
        "signs": [symbols["decimal"], symbols["group"], *decimal.grouping, *affixes],
        "lists": {
            style: dict(patterns.get(style) or patterns.get(f"{style}-short") or patterns["standard"])
            for style in ("standard", "or", "unit")
        },
    }


def text(value: ast.Pattern | None) -> str:
    """A pattern that is text alone."""
    assert value is not None
    return "".join(str(element) for element in pattern(value))


def main() -> int:
    """Write or check; the exit code."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--check", action="store_true", help="write nothing; exit 1 if a compiled file is stale")
    check: bool = parser.parse_args().check
    locales = {path.name: Locale(path.name) for path in sorted(LOCALES.iterdir()) if path.is_dir()}
    problems = [problem for locale in locales.values() for problem in locale.problems]
    problems += differences(locales)
    for path, content in compiled(locales).items():
        if not check:
            path.write_text(content, "utf-8")
        elif not path.exists() or path.read_text("utf-8") != content:
            problems.append(f"{path.name} is stale: run python tools/compile_locales.py")
    for problem in problems:
        print(problem, file=sys.stderr)
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main())
