"""``python -m oddchip`` is the command line."""

import sys

from oddchip.cli import main

if __name__ == "__main__":
    sys.exit(main())
