"""The game table: where everything lies on it, how it is painted, and the pace at which events become visible.

Sentences belong to ui/words.py, drawing by hand to ui/painting/, what a seat may know to ui/models/.
"""
