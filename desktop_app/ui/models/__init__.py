"""Qt models over what one seat may see: observations and events in, rows with words for everybody out.

No pixels here, and never the game: a covered die cannot be in a model that only hears of open ones.
"""
