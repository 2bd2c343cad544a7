"""The bid ladder: every bid of a round as a grid, to choose from or only to look at.

Its model is in ui/models/, its sentences in ui/words/, the guard of the turn in ui/bars/. Start at sheet.py.
"""
