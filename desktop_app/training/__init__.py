"""How the network was made: a simulator of many rounds at once, self-play, evaluation and the pool that judges it.

Needs the extra `train` (torch); nothing here runs in the game, and the bundles leave it out.
"""
