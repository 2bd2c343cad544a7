"""One running game: whose turn it is, who is asked, and the players' thinking away from the window's thread.

QtCore only: no text for people and no pixels. The rules belong to engine, what lasts belongs to library.
"""
