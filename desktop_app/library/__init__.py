"""What lasts when the program ends: settings, saved games, statistics, files.

QtCore at most, no text for people and no pixels. How a record is read and checked belongs to engine.
"""
