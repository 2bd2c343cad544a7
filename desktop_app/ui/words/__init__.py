"""Sentences made from game values, in the language that is spoken now.

What says something about bids, rounds, players and options belongs here; the label of a button stands beside its
button. Nothing here paints, and nothing decides about the rules. Start at words.py.
"""
