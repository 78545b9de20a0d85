"""Runs every example of the README and the docs.

``python tools/run_examples.py`` checks that each ``console`` block prints what the page says and each ``pycon`` block
holds; ``--write`` puts what the console blocks print into the pages. Blocks of other kinds (``json``, ``sh``, ``text``,
``python``) are parsed: JSON must be JSON, Python must compile.
"""

import doctest
import json
import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parent.parent
PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").rglob("*.md")), ROOT / "ARCHITECTURE.md", ROOT / "CONTRIBUTING.md"]
_BLOCK = re.compile(r"^```(\w+)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
_INVISIBLE = re.compile("[\u200e\u200f\u2066-\u2069]")


class Block(NamedTuple):
    """A fenced block: its page, line, kind and text."""

    page: Path
    line: int
    kind: str
    text: str

    @property
    def name(self) -> str:
        """Page and line, for test names and messages."""
        return f"{self.page.relative_to(ROOT)}:{self.line}"


def blocks(page: Path) -> Iterator[Block]:
    """The fenced blocks of a page."""
    text = page.read_text(encoding="utf-8")
    for match in _BLOCK.finditer(text):
        yield Block(page, text.count("\n", 0, match.start()) + 1, match.group(1), match.group(2))


def run_console(text: str) -> str:
    """A console block as it should be: each ``$`` line followed by what the command prints."""
    lines = []
    for command in re.findall(r"^\$ (.*(?:\n> .*)*)", text, re.MULTILINE):
        lines.append("$ " + command)
        lines.append(run_command(command.replace("\n> ", "\n")))
    return "\n".join(line for line in lines if line) + "\n"


def run_command(command: str) -> str:
    """What a shell command prints, without invisible characters and trailing blanks."""
    environment = {
        **os.environ,
        "PATH": f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}",
        "PYTHONUTF8": "1",
        "NO_COLOR": "1",
        "COLUMNS": "100",
        "ODDCHIP_LANG": "en",
    }
    done = subprocess.run(
        command, shell=True, cwd=ROOT, env=environment, capture_output=True, text=True, timeout=120, check=False
    )
    printed = _INVISIBLE.sub("", done.stdout + done.stderr)
    return "\n".join(line.rstrip() for line in printed.rstrip().splitlines())


def problem(block: Block) -> str:
    """What is wrong with a block; nothing when it holds."""
    if block.kind == "console":
        expected = run_console(block.text)
        return "" if block.text == expected else f"prints otherwise:\n{expected}"
    if block.kind == "pycon":
        test = doctest.DocTestParser().get_doctest(block.text, {}, block.name, str(block.page), block.line)
        report: list[str] = []
        doctest.DocTestRunner(verbose=False).run(test, out=report.append)
        return "".join(report)
    if block.kind == "json":
        json.loads(block.text)
    elif block.kind == "python":
        exec(compile(block.text, block.name, "exec"), {})
    return ""


def rewrite(page: Path) -> None:
    """Put what the console blocks of a page print into the page."""
    text = page.read_text(encoding="utf-8")

    def renewed(match: re.Match[str]) -> str:
        if match.group(1) != "console":
            return match.group(0)
        return f"```console\n{run_console(match.group(2))}```"

    page.write_text(_BLOCK.sub(renewed, text), encoding="utf-8")


def main() -> int:
    """Check every page, or write what the commands print."""
    if "--write" in sys.argv[1:]:
        for page in PAGES:
            rewrite(page)
        return 0
    failed = 0
    for page in PAGES:
        for block in blocks(page):
            found = problem(block)
            if found:
                failed += 1
                print(f"{block.name}: {found}", file=sys.stderr)
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
