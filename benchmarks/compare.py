"""Every benchmark in one run, beside every peer that is installed: ``python benchmarks/compare.py``.

Each benchmark checks first that a peer's answers agree with ours. The ratios (a peer's time over ours) are printed as a
table and, with ``--chart FILE``, drawn as an SVG for the docs. Peers: ``pip install -r benchmarks/peers.txt``.
"""

import re
import subprocess
import sys
from pathlib import Path
from typing import NamedTuple
from xml.sax.saxutils import escape

HERE = Path(__file__).parent
SCRIPTS = ("bench_kernels.py", "bench_equity.py", "bench_holdem_odds.py", "bench_settle.py", "bench_cold_start.py")
_BAR, _ROW, _LABEL = 360, 22, 420


class Ratio(NamedTuple):
    """One line of the table: the work, the peer, and its time as a multiple of ours."""

    work: str
    peer: str
    times: float


def run(script: str) -> str:
    """What a benchmark prints; it is printed here too."""
    done = subprocess.run([sys.executable, HERE / script], capture_output=True, text=True, check=True)
    print(f"\n== {script}\n{done.stdout.strip()}")
    return done.stdout


def ratios(text: str) -> list[Ratio]:
    """The ratios among a benchmark's lines.

    >>> ratios("Seven cards\\n  eval7       2.309 M/s        0.60 x our time")
    [Ratio(work='Seven cards', peer='eval7', times=0.6)]
    >>> ratios("a flop   1.9   15   xiapl 1057.0 (556 times)")
    [Ratio(work='a flop', peer='xiapl', times=556.0)]
    """
    found = []
    title = ""
    for line in text.splitlines():
        if line and not line.startswith(" "):
            title = line.split("  ")[0].strip()
        match = re.match(r"\s+(\S.*?)\s{2,}[\d.]+ M/s\s+([\d.]+) x our time", line)
        if match and not match.group(1).startswith("oddchip"):
            found.append(Ratio(title, match.group(1), float(match.group(2))))
        for peer, times in re.findall(r"([\w-]+) [\d.,]+ \(([\d.,]+)(?: times)?\)", line):
            found.append(Ratio(title, peer, float(times.replace(",", ""))))
        if match := re.match(r"ratio ([\d.]+)", line):
            found.append(Ratio("settling a three-handed pot", "pokerkit", float(match.group(1))))
    return found


def chart(rows: list[Ratio]) -> str:
    """Bars on a logarithmic scale: one is our time, longer is slower."""
    from math import log10  # noqa: PLC0415 - the table needs none of it

    most = max(log10(max(row.times, 1)) for row in rows) or 1
    height = _ROW * (len(rows) + 2)
    width = _LABEL + _BAR + 90
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" role="img"',
        ' font-family="sans-serif" font-size="12">',
        "<title>How many times as long as oddchip other libraries take</title>",
        f'<rect width="{width}" height="{height}" fill="#ffffff"/>',
    ]
    for place, row in enumerate(rows):
        y = _ROW * (place + 1)
        size = max(2, round(_BAR * log10(max(row.times, 1)) / most))
        shade = "#0b6e3f" if row.times >= 1 else "#a8320f"
        label = escape(f"{row.work}: {row.peer}")
        lines.append(f'<text x="{_LABEL - 8}" y="{y + 4}" text-anchor="end">{label}</text>')
        lines.append(f'<rect x="{_LABEL}" y="{y - 8}" width="{size}" height="14" fill="{shade}"/>')
        lines.append(f'<text x="{_LABEL + size + 6}" y="{y + 4}">{row.times:g} x</text>')
    return "\n".join([*lines, "</svg>", ""])


def main(arguments: list[str]) -> int:
    """Run everything, print the table, draw the chart if asked."""
    rows = [ratio for script in SCRIPTS for ratio in ratios(run(script))]
    rows.sort(key=lambda row: (row.work, -row.times))
    print(f"\n{'work':64} {'peer':24} times as long as ours")
    for row in rows:
        print(f"{row.work[:63]:64} {row.peer:24} {row.times:,.3g}")
    if "--chart" in arguments and rows:
        Path(arguments[arguments.index("--chart") + 1]).write_text(chart(rows), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
