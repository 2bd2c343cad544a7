"""Game records in and out: opened to be looked at, imported in numbers, saved as files.

How a file is read and checked belongs to library.
"""
