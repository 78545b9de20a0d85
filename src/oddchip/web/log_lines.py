"""Logs as JSON, one object a line: what was done, how long it took, never with which cards."""

import json
import logging
import sys
from datetime import UTC, datetime
from typing import Any, Final


class JsonLines(logging.Formatter):
    """Writes a record as one line of JSON; ``extra={"fields": {...}}`` adds to it.

    >>> record = logging.LogRecord("oddchip.web", logging.INFO, "", 0, "request", None, None)
    >>> sorted(json.loads(JsonLines().format(record)))
    ['event', 'level', 'logger', 'time']
    """

    def format(self, record: logging.LogRecord) -> str:
        """The line of a record."""
        line: dict[str, Any] = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "event": record.getMessage(),
        }
        line |= getattr(record, "fields", {})
        if record.exc_info and record.exc_info[0] is not None:
            # The message of an exception may quote what was asked, so its kind alone is logged.
            line["error"] = record.exc_info[0].__name__
        return json.dumps(line, ensure_ascii=False)


_LOGGERS: Final = ("oddchip.web", "uvicorn")


def log_config() -> dict[str, Any]:
    """Logging of the server to standard error, for `logging.config.dictConfig`.

    At a terminal only what went wrong is logged, since somebody there wants to see the address and its QR code.
    """
    level = "WARNING" if sys.stderr.isatty() else "INFO"
    return {
        "version": 1,
        "disable_existing_loggers": False,
        "formatters": {"json": {"()": "oddchip.web.log_lines.JsonLines"}},
        "handlers": {"stderr": {"class": "logging.StreamHandler", "formatter": "json", "stream": "ext://sys.stderr"}},
        "loggers": {name: {"handlers": ["stderr"], "level": level, "propagate": False} for name in _LOGGERS},
    }
