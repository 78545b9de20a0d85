"""Runs every example of the README and the docs.

``python tools/run_examples.py`` checks that each ``console`` block prints what the page says, each ``pycon`` block
holds and each ``sh`` block with ``oddchip serve`` starts a server; ``--write`` puts what the blocks print into the
pages. Of other kinds JSON must be JSON, Python must run, and a ``server`` block of nginx must pass requests on, where
nginx is installed.

Commands run in an empty folder. Where a block speaks to ``http://127.0.0.1:8000``, it reaches a server that was started
for the examples, whatever its port.
"""

import doctest
import json
import os
import re
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, NamedTuple

from example_server import ADDRESS, NGINX, ExampleServer, make_certificate, proxy_problem

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
    with TemporaryDirectory(prefix="oddchip-examples-") as folder:
        for command in re.findall(r"^\$ (.*(?:\n> .*)*)", text, re.MULTILINE):
            lines.append("$ " + command)
            lines.append(_at_server(command.replace("\n> ", "\n"), lambda said: run_command(said, folder)))
    return "\n".join(line for line in lines if line) + "\n"


def run_command(command: str, folder: str) -> str:
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
        command, shell=True, cwd=folder, env=environment, capture_output=True, text=True, timeout=120, check=False
    )
    printed = _INVISIBLE.sub("", done.stdout + done.stderr)
    return "\n".join(line.rstrip() for line in printed.rstrip().splitlines())


def _at_server(text: str, run: Callable[[str], str]) -> str:
    """What comes of a text that may speak to the examples' server, the server named as the page names it."""
    if ADDRESS not in text:
        return run(text)
    address = ExampleServer.running().address
    return run(text.replace(ADDRESS, address)).replace(address, ADDRESS)


class _Listener(doctest.DocTestRunner):
    """Remembers what the examples that do not hold gave instead, by the line they begin on."""

    def __init__(self) -> None:
        super().__init__(verbose=False)
        self.given: dict[int, str] = {}

    def report_failure(self, out: Any, test: doctest.DocTest, example: doctest.Example, got: str) -> None:
        super().report_failure(out, test, example, got)
        self.given[example.lineno] = got


def run_pycon(text: str, name: str) -> tuple[str, str]:
    """What is wrong with a ``pycon`` block, and the block with what its examples gave."""
    test = doctest.DocTestParser().get_doctest(text, {}, name, name, 0)
    report: list[str] = []
    listener = _Listener()
    listener.run(test, out=report.append)
    lines = text.splitlines(keepends=True)
    for example in reversed(test.examples):
        if example.lineno in listener.given:
            begin = example.lineno + example.source.count("\n")
            lines[begin : begin + example.want.count("\n")] = [listener.given[example.lineno]]
    return "".join(report), "".join(lines)


def problem(block: Block) -> str:
    """What is wrong with a block; nothing when it holds."""
    match block.kind:
        case "console":
            expected = run_console(block.text)
            return "" if block.text == expected else f"prints otherwise:\n{expected}"
        case "pycon":
            return _at_server(block.text, lambda text: run_pycon(text, block.name)[0])
        case "json":
            json.loads(block.text)
        case "python":
            exec(compile(block.text, block.name, "exec"), {})
        case "nginx" if NGINX is not None:
            with TemporaryDirectory(prefix="oddchip-examples-") as folder:
                return proxy_problem(block.text, Path(folder))
        case "sh" if "oddchip serve" in block.text:
            return _start_problem(block.text)
    return ""


def _start_problem(text: str) -> str:
    """What is wrong with commands that start servers: each must be ready soon, a certificate lies ready for it."""
    with TemporaryDirectory(prefix="oddchip-examples-") as folder:
        make_certificate(Path(folder))
        for command in re.findall(r"^oddchip serve.*", text, re.MULTILINE):
            with ExampleServer(command.split()[2:], Path(folder)) as server:
                if not server.ready:
                    return f"{command}: {server.said}"
    return ""


def rewrite(page: Path) -> None:
    """Put what the console and pycon blocks of a page print into the page."""
    text = page.read_text(encoding="utf-8")

    def renewed(match: re.Match[str]) -> str:
        kind, block = match.groups()
        if kind == "console":
            return f"```console\n{run_console(block)}```"
        if kind == "pycon":
            return f"```pycon\n{_at_server(block, lambda said: run_pycon(said, page.name)[1])}```"
        return match.group(0)

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
