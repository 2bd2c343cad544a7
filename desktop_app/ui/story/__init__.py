"""The story beside the table, painted: what happened, with the portraits of the players.

Its model is in ui/models/, its sentences in ui/words/. Start at panel.py.
"""
