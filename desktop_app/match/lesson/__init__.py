"""The lesson without its words: a prepared game, and what a learner's move in it is worth.

Every position and every die comes through the engine, which alone decides what is legal and how a round is settled.
Begin at steps.py. What the lesson says belongs to ui/lesson/.
"""
