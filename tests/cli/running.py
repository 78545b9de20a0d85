"""Running the command line in tests: in this process, or in one of its own."""

import os
import re
import subprocess
import sys
from typing import NamedTuple

LANGUAGES = ("en", "ru", "ar")
_WORDS = re.compile(r"[A-Za-z]{3,}(?:[-_][A-Za-z0-9]+)*")


class Ran(NamedTuple):
    """What came of a run."""

    code: int
    out: str
    err: str


def run_alone(*words: str, stdin: bytes | str = b"", **environment: str) -> Ran:
    """Run in a fresh process, with environment variables added; output is read as UTF-8."""
    given = stdin.encode() if isinstance(stdin, str) else stdin
    done = subprocess.run(
        [sys.executable, "-m", "oddchip", *words],
        input=given, capture_output=True, check=False, env={**os.environ, **environment},
    )  # fmt: skip
    return Ran(done.returncode, done.stdout.decode("utf-8"), done.stderr.decode("utf-8"))


def latin_words(text: str) -> set[str]:
    """Words of three Latin letters or more: what an untranslated sentence would leave behind."""
    return set(_WORDS.findall(text))
