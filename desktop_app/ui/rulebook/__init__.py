"""The rule book: its texts as data, and the window that shows them.

Begin at book.py. What a sentence of a running game says belongs to ui/words/, the lesson to ui/lesson/.
"""
