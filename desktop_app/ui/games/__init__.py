"""Games that are kept: which one goes on, and the list of all of them.

What is kept and how belongs to library, how a game is taken up again to match.
"""
