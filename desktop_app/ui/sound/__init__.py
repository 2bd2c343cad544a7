"""Everything heard: which event makes which sound, and how sounds reach a loudspeaker, if there is one.

Without a library, without a device, or when it is lost in the middle of a game, the game is silent and nothing else.
The sounds themselves are made by packaging/sounds.py. Start at player.py.
"""
