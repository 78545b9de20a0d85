"""Logs as JSON, one object a line: what was done, how long it took, never with which cards."""

import json
import logging
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


LOG_CONFIG: Final[dict[str, Any]] = {
    "version": 1,
    "disable_existing_loggers": False,
    "formatters": {"json": {"()": "oddchip.web.log_lines.JsonLines"}},
    "handlers": {"stderr": {"class": "logging.StreamHandler", "formatter": "json", "stream": "ext://sys.stderr"}},
    "loggers": {
        "oddchip.web": {"handlers": ["stderr"], "level": "INFO", "propagate": False},
        "uvicorn": {"handlers": ["stderr"], "level": "INFO", "propagate": False},
    },
}
"""Logging of the server, for `logging.config.dictConfig`."""
