"""What a run tells the shell."""

from typing import Final

OK: Final = 0
"""All went well; for an audit or a verification: nothing disagrees."""
DISAGREES: Final = 1
"""An audit or a verification disagrees."""
REFUSED: Final = 2
"""Something that was given is wrong."""
INTERRUPTED: Final = 130
"""Stopped by Ctrl-C."""
