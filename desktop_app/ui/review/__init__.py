"""The review of a game that has ended, in the window: chances, turning points, and every move with what was likely.

The facts come from match/review; nothing is reckoned here. Begin at desk.py.
"""
