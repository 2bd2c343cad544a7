"""The program's version: the one place where it is written (the build reads it from here)."""

VERSION = "0.1.0"
