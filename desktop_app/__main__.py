"""The composition root: starts the window, or a command."""

import sys

from desktop_app.version import VERSION


def main() -> int:
    """Start the game, or the command that the arguments name; returns the exit status."""
    return cli()


def cli() -> int:
    """The same without a window attached (Windows tells the two apart); returns the exit status."""
    print(f"palifico {VERSION}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
