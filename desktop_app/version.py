"""What the program is called in the world: version and identifier, written here and nowhere else."""

VERSION = "0.1.0"
"""The version; the build reads it from here."""

IDENTIFIER = "io.github.palifico.palifico"
"""The name by which desktops know the program: its menu entry on Linux, its bundle on macOS."""
