"""Palifico, a desktop Liar's Dice.

The rooms, and which may know which, are told in CONTRIBUTING.md; import-linter keeps them. What every room may use,
where files are found and which version this is, lies beside this file; nothing else does.
"""
