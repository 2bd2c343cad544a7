"""The bar under the table: what the player does on the player's turn, and the verdict on a round.

Sentences belong to ui/words/, the bid that is being chosen to ui/models/. start at bottom_bar.py.
"""
