"""Errors of the program itself: heard wherever they happen, written to the journal, told once."""
