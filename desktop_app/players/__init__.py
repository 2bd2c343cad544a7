"""Computer opponents at the table.

Players see an Observation and answer with a Move; engine types and NumPy only, no Qt. They never see the game
or the dice of others. Who thinks when, and on which thread, belongs to match.
"""
