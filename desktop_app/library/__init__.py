"""What lasts when the program ends: settings, saved games, statistics, files.

QtCore at most, no pixels, and no text for people but what is wrong with a record. How a record is read and checked
belongs to engine.
"""
