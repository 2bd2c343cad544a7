"""The game itself: rules, moves, legality, what happens, fair dice and records.

Pure and immutable: the same input gives the same result. No Qt, no text for people, no files, no clock, no
randomness; the standard library alone, but for msgspec in record.py.
"""
